"""Uploaded files."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, UnidentifiedImageError

from localdiscord.common.json_types import Json


@dataclass
class Attachment:
    """A file of a message; `url` is its complete address."""

    id: str
    filename: str
    data: bytes
    url: str
    description: str | None = None
    spoiler: bool = False

    @property
    def content_type(self) -> str:
        """The media type, guessed from the file's name, as Discord does."""
        return mimetypes.guess_type(self.filename)[0] or "application/octet-stream"

    def json(self) -> Json:
        """Discord's attachment object; optional keys are left out rather than null."""
        data: Json = {
            "id": self.id, "filename": self.filename, "size": len(self.data), "url": self.url,
            "proxy_url": self.url, "content_type": self.content_type, **image_size(self.data),
        }  # fmt: skip
        return data | {"description": self.description} if self.description else data

    def media(self) -> Json:
        """Discord's unfurled media item, as components carry it."""
        return {
            "id": self.id, "url": self.url, "proxy_url": self.url, "content_type": self.content_type,
            "attachment_id": self.id,
            **image_size(self.data),
        }  # fmt: skip


def image_size(data: bytes) -> Json:
    """`{"width": …, "height": …}` of a picture in pixels; empty for any other file."""
    try:
        with Image.open(BytesIO(data)) as image:
            return {"width": image.width, "height": image.height}
    except UnidentifiedImageError:
        return {}
