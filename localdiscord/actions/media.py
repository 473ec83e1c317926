"""`attachment://` addresses become real ones."""

from __future__ import annotations

from typing import Any

from localdiscord.checks.components import CONTAINER, FILE, SEPARATOR, THUMBNAIL, walk
from localdiscord.checks.controls import SELECTS
from localdiscord.checks.form import Form
from localdiscord.common.json_types import Json
from localdiscord.entities.files import Attachment

SCHEME = "attachment://"
_UNSAID: dict[int, Json] = {
    CONTAINER: {"accent_color": None, "spoiler": False}, FILE: {"spoiler": False},
    THUMBNAIL: {"description": None, "spoiler": False}, SEPARATOR: {"spacing": 1, "divider": True},
    **{select: {"min_values": 1, "max_values": 1} for select in SELECTS},
}  # fmt: skip
"""What Discord says of a component when the bot did not."""


def resolve_embeds(embeds: list[Json], files: list[Attachment]) -> list[Json]:
    """The embeds as Discord sends them back. Refuses with 50035 when a file is missing."""
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


def _resolve_picture(place: Form, address: str, files: list[Attachment]) -> Json:
    url = str(place.get(address, ""))
    if not url.startswith(SCHEME):
        return dict(place.value)
    file = _named(place.at(address), files)
    if file is None or address == "icon_url":
        return {**place.value, **({address: file.url} if file else {})}
    size = {key: value for key, value in file.media().items() if key not in ("id", "attachment_id", "url")}
    return {**place.value, "url": file.url, **size}


def resolve_components(components: list[Json], files: list[Attachment]) -> list[Json]:
    """The components as Discord sends them back: numbered and with real addresses. Refuses with 50035."""
    form = Form({"components": components})
    taken = {each["id"] for each in walk(components) if each.get("id")}
    numbers = (number for number in range(1, 1000) if number not in taken)
    resolved = [_resolve(component, files, numbers) for component in form.at("components").items()]
    form.finish()
    return resolved


def _resolve(component: Form, files: list[Attachment], numbers: Any) -> Json:
    sent: Json = {key: value for key, value in component.value.items() if value is not None}
    data = _UNSAID.get(sent["type"], {}) | sent
    data["id"] = data.get("id") or next(numbers)
    if "components" in data:
        data["components"] = [_resolve(child, files, numbers) for child in component.at("components").items()]
    if "accessory" in data:
        data["accessory"] = _resolve(component.at("accessory"), files, numbers)
    if "items" in data:
        items = component.at("items").items()
        data["items"] = [_UNSAID[THUMBNAIL] | item.value | {"media": _media(item.at("media"), files)} for item in items]
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
    file = _named(media.at("url"), files)
    return file.media() if file else {}


def _file(media: Form, files: list[Attachment]) -> Json:
    file = _named(media.at("url"), files)
    return {"file": file.media(), "name": file.filename, "size": len(file.data)} if file else {}


def _named(url: Form, files: list[Attachment]) -> Attachment | None:
    name = str(url.value).removeprefix(SCHEME)
    file = next((file for file in files if name in (file.filename, file.url)), None)
    if file is None:
        fault = f"The referenced attachment was not found: {name}"
        url.fault("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", fault)
    return file
