"""Request bodies: plain JSON, or multipart with `payload_json` and `files[n]`."""

from __future__ import annotations

import json
import re
from typing import Any

from aiohttp import BodyPartReader, web

from localdiscord.actions.uploads import Upload, Uploads
from localdiscord.common.errors import refuse

MOST_REQUEST_BYTES = 25 << 20
_FILE = re.compile(r"files?\[(\d+)\]")


async def read_body(request: web.Request) -> tuple[Any, Uploads]:
    """Return the JSON (None where there is none) and the files of a request.

    Refuses with 50109 a body that is no JSON, and with 40005 one that is too large.
    """
    if (request.content_length or 0) > MOST_REQUEST_BYTES:
        raise refuse(40005)
    if request.content_type.startswith("multipart/"):
        return await _read_multipart(request)
    text = await request.read()
    return (_parse(text) if text else None), {}


async def _read_multipart(request: web.Request) -> tuple[Any, Uploads]:
    body = None
    uploads = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise refuse(50109)
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = _parse(data)
        elif number := _FILE.fullmatch(part.name or ""):
            uploads[number[1]] = Upload(part.filename or "file", data)
        if sum(len(upload.data) for upload in uploads.values()) > MOST_REQUEST_BYTES:
            raise refuse(40005)
    return body, uploads


def _parse(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise refuse(50109) from None
