"""The files of a message: uploaded with it, or kept by an edit."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from localdiscord.checks.form import Form
from localdiscord.checks.messages import MAX_FILES
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.common.snowflakes import EPOCH_MS
from localdiscord.entities.channels import Channel
from localdiscord.entities.files import Attachment
from localdiscord.state.world import World

MAX_BYTES = 10 << 20


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
