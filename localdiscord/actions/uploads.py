"""Files that come with a message, and those an edit keeps."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from localdiscord.checks.form import Form
from localdiscord.checks.messages import MOST_FILES
from localdiscord.common.errors import refuse
from localdiscord.common.json_types import Json
from localdiscord.common.snowflakes import EPOCH_MS
from localdiscord.entities.channels import Channel
from localdiscord.entities.files import Attachment
from localdiscord.state.world import World

MOST_BYTES = 10 << 20


@dataclass
class Upload:
    """One `files[n]` part of a multipart request."""

    filename: str
    data: bytes


Uploads = dict[str, Upload]
"""By the n of `files[n]`."""


def attach(
    world: World, channel: Channel, body: Json, uploads: Uploads, existing: list[Attachment]
) -> list[Attachment]:
    """The files of the message after a request.

    `attachments` lists what stays (by id) and describes what is new (by n); without it everything stays.
    Refuses with 50035 for an id that is neither, and with 40005 for a file that is too large.
    """
    _check_sizes(uploads)
    entries = body.get("attachments")
    if entries is None:
        return existing + [_keep(world, channel, upload, {}) for upload in uploads.values()]
    form = Form({"attachments": entries})
    files = [_listed(world, channel, entry, uploads, existing) for entry in form.at("attachments").items()]
    form.finish()
    described = {str(entry["id"]) for entry in entries}
    files += [_keep(world, channel, upload, {}) for number, upload in uploads.items() if number not in described]
    return [file for file in files if file]


def _check_sizes(uploads: Uploads) -> None:
    if any(len(upload.data) > MOST_BYTES for upload in uploads.values()):
        raise refuse(40005)
    form = Form({"files": list(uploads)})
    form.at("files").listed(MOST_FILES)
    form.finish()


def _listed(
    world: World, channel: Channel, entry: Form, uploads: Uploads, existing: list[Attachment]
) -> Attachment | None:
    number = str(entry.get("id"))
    if number in uploads:
        return _keep(world, channel, uploads[number], entry.value)
    kept = next((file for file in existing if file.id == number), None)
    if kept is None:
        entry.fault("BASE_TYPE_BAD", f"Attachment {number} is neither uploaded nor part of the message")
        return None
    return replace(kept, description=entry.get("description", kept.description))


def _keep(world: World, channel: Channel, upload: Upload, entry: Json) -> Attachment:
    """Store an upload in the CDN under an address like Discord's signed ones."""
    file_id = world.snowflakes.next()
    filename = re.sub(r"[^\w.()\-]", "_", entry.get("filename") or upload.filename)
    expires = int(world.clock.now()) + 24 * 3600
    url = f"{world.base_url}/attachments/{channel.id}/{file_id}/{filename}?ex={expires:x}&is={EPOCH_MS:x}&hm={file_id}"
    file = Attachment(file_id, filename, upload.data, url, entry.get("description"))
    world.files[file_id] = file
    return file
