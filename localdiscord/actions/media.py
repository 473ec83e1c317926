"""Embeds and components as Discord sends them back: complete, with real addresses instead of `attachment://`."""

from __future__ import annotations

from typing import Any

from localdiscord.checks.components import CONTAINER, FILE, SEPARATOR, THUMBNAIL, walk
from localdiscord.checks.controls import SELECTS
from localdiscord.checks.form import Form
from localdiscord.common.json_types import Json
from localdiscord.entities.files import Attachment

SCHEME = "attachment://"
_DEFAULTS: dict[int, Json] = {
    CONTAINER: {"accent_color": None, "spoiler": False}, FILE: {"spoiler": False},
    THUMBNAIL: {"description": None, "spoiler": False}, SEPARATOR: {"spacing": 1, "divider": True},
    **{select: {"min_values": 1, "max_values": 1} for select in SELECTS},
}  # fmt: skip
"""The fields that Discord adds to a component, by type."""


def resolve_embeds(embeds: list[Json], files: list[Attachment]) -> list[Json]:
    """The embeds as Discord sends them back. Refuses with 50035 an `attachment://` that is none of the files."""
    form = Form({"embeds": embeds})
    resolved = [_resolve_embed(embed, files) for embed in form.at("embeds").items()]
    form.finish()
    return resolved


def _resolve_embed(embed: Form, files: list[Attachment]) -> Json:
    data: Json = {key: value for key, value in embed.value.items() if value is not None} | {"type": "rich"}
    for key, address in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url")):
        if key in data:
            data[key] = _resolve_picture(embed.at(key), address, files)
    return data


def _resolve_picture(picture: Form, key: str, files: list[Attachment]) -> Json:
    """A part of an embed whose field `key` is the address of a picture."""
    data: Json = dict(picture.value)
    url = str(picture.get(key, ""))
    if not url.startswith(SCHEME):
        return data
    file = _find_file(picture.at(key), files)
    if file is None:
        return data
    data[key] = file.url
    if key == "url":
        data |= {name: value for name, value in file.media().items() if name not in ("id", "attachment_id", "url")}
    return data


def resolve_components(components: list[Json], files: list[Attachment]) -> list[Json]:
    """The components as Discord sends them back: each with an id, its default fields and real addresses.

    Refuses with 50035 an `attachment://` that is none of the files.
    """
    form = Form({"components": components})
    taken = {each["id"] for each in walk(components) if each.get("id")}
    numbers = (number for number in range(1, 1000) if number not in taken)
    resolved = [_resolve(component, files, numbers) for component in form.at("components").items()]
    form.finish()
    return resolved


def _resolve(component: Form, files: list[Attachment], numbers: Any) -> Json:
    sent: Json = {key: value for key, value in component.value.items() if value is not None}
    data = _DEFAULTS.get(sent["type"], {}) | sent
    data["id"] = data.get("id") or next(numbers)
    if "components" in data:
        data["components"] = [_resolve(child, files, numbers) for child in component.at("components").items()]
    if "accessory" in data:
        data["accessory"] = _resolve(component.at("accessory"), files, numbers)
    if "items" in data:
        items = component.at("items").items()
        data["items"] = [
            _DEFAULTS[THUMBNAIL] | item.value | {"media": _media(item.at("media"), files)} for item in items
        ]
    if "media" in data:
        data["media"] = _media(component.at("media"), files)
    if data["type"] == FILE:
        data |= _file(component.at("file"), files)
    return data


def _media(media: Form, files: list[Attachment]) -> Json:
    url = str(media.get("url", ""))
    if not url.startswith(SCHEME):
        known = next((file for file in files if file.url == url), None)
        return known.media() if known else {"id": "0", "url": url, "proxy_url": url}
    file = _find_file(media.at("url"), files)
    return file.media() if file else {}


def _file(media: Form, files: list[Attachment]) -> Json:
    file = _find_file(media.at("url"), files)
    return {"file": file.media(), "name": file.filename, "size": len(file.data)} if file else {}


def _find_file(url: Form, files: list[Attachment]) -> Attachment | None:
    name = str(url.value).removeprefix(SCHEME)
    file = next((file for file in files if name in (file.filename, file.url)), None)
    if file is None:
        message = f"The referenced attachment was not found: {name}"
        url.add_error("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)
    return file
