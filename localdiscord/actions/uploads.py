"""The files of a message: uploaded with it, or kept by an edit."""

from __future__ import annotations

import re
from base64 import b64decode
from dataclasses import dataclass, replace
from typing import Any

from localdiscord.checks.form import Form
from localdiscord.checks.messages import MAX_FILES
from localdiscord.common.errors import Refusal, refuse
from localdiscord.common.json_types import Json
from localdiscord.common.snowflakes import EPOCH_MS
from localdiscord.entities.channels import Channel
from localdiscord.entities.files import Attachment
from localdiscord.state.world import World

MAX_BYTES = 10 << 20
ATTACHMENT = 11  # the type of an option that takes a file


@dataclass
class Upload:
    """One `files[n]` part of a multipart request."""

    filename: str
    data: bytes


Uploads = dict[str, Upload]
"""Uploads by the n of their `files[n]`."""


def attach(
    world: World, channel: Channel, body: Json, uploads: Uploads, existing: list[Attachment]
) -> list[Attachment]:
    """Store uploads and return the files that a message has after a request.

    `existing` are its files before. The body's `attachments` list those that stay (by id) and describe uploads (by n);
    without it all stay. Refuses with 50035 an id that is neither, and with 40005 a file that is too large.
    """
    _check_sizes(uploads)
    entries = body.get("attachments")
    if entries is None:
        return existing + [_store(world, channel, upload, {}) for upload in uploads.values()]
    form = Form({"attachments": entries})
    files = [_listed(world, channel, entry, uploads, existing) for entry in form.at("attachments").items()]
    form.finish()
    described = {str(entry["id"]) for entry in entries}
    files += [_store(world, channel, upload, {}) for number, upload in uploads.items() if number not in described]
    return [file for file in files if file]


def uploaded(world: World, channel: Channel, options: list[Json]) -> list[Json]:
    """The options of a command with the files that stand in them stored: the value of each is its id then.

    A file stands there as `{"filename": …, "data": …}`, its bytes in base64. Refuses with 50035 one of another form.
    """
    return [_option(world, channel, option) for option in options]


def _option(world: World, channel: Channel, option: Json) -> Json:
    if "options" in option:
        return {**option, "options": uploaded(world, channel, option["options"] or [])}
    if option.get("type") != ATTACHMENT:
        return option
    given: Any = option.get("value")
    try:
        upload = Upload(str(given["filename"]), b64decode(given["data"], validate=True))
    except (KeyError, TypeError, ValueError):
        raise Refusal(400, 50035, "No file") from None
    _check_sizes({"0": upload})
    return {**option, "value": _store(world, channel, upload, {}).id}


def _check_sizes(uploads: Uploads) -> None:
    if any(len(upload.data) > MAX_BYTES for upload in uploads.values()):
        raise refuse(40005)
    form = Form({"files": list(uploads)})
    form.at("files").listed(max_items=MAX_FILES)
    form.finish()


def _listed(
    world: World, channel: Channel, entry: Form, uploads: Uploads, existing: list[Attachment]
) -> Attachment | None:
    number = str(entry.get("id"))
    if number in uploads:
        return _store(world, channel, uploads[number], entry.value)
    found = next((file for file in existing if file.id == number), None)
    if found is None:
        entry.add_error("BASE_TYPE_BAD", f"Attachment {number} is neither uploaded nor part of the message")
        return None
    return replace(found, description=entry.get("description", found.description))


def _store(world: World, channel: Channel, upload: Upload, entry: Json) -> Attachment:
    """Store an upload in the CDN under an address like Discord's signed ones."""
    file_id = world.snowflakes.next()
    filename = re.sub(r"[^\w.()\-]", "_", entry.get("filename") or upload.filename)
    expires = int(world.clock.now()) + 24 * 3600
    url = f"{world.base_url}/attachments/{channel.id}/{file_id}/{filename}?ex={expires:x}&is={EPOCH_MS:x}&hm={file_id}"
    file = Attachment(file_id, filename, upload.data, url, entry.get("description"))
    world.files[file_id] = file
    return file
