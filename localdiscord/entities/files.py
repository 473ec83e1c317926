"""Uploaded files and the little that is read from their first bytes."""

from __future__ import annotations

import mimetypes
from dataclasses import dataclass

from localdiscord.shapes import Json


@dataclass
class Attachment:
    """A file kept by the CDN. `url` is complete; `size` follows from `data`."""

    id: str
    filename: str
    data: bytes
    url: str
    description: str | None = None
    spoiler: bool = False

    @property
    def content_type(self) -> str:
        """The media type, from the file's name as Discord does."""
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
    """`{"width", "height"}` of a PNG or WebP in pixels, `{}` for anything else."""
    size = _png(data) or _webp(data)
    return {"width": size[0], "height": size[1]} if size else {}


def _png(data: bytes) -> tuple[int, int] | None:
    if data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR":
        return None
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def _webp(data: bytes) -> tuple[int, int] | None:
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP":
        return None
    kind = data[12:16]
    if kind == b"VP8X":
        return 1 + _le(data[24:27]), 1 + _le(data[27:30])
    if kind == b"VP8L":
        bits = _le(data[21:25])
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        return _le(data[26:28]) & 0x3FFF, _le(data[28:30]) & 0x3FFF
    return None


def _le(data: bytes) -> int:
    return int.from_bytes(data, "little")
