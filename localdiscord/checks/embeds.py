"""Embeds: lengths, counts and the sum over all of them."""

from __future__ import annotations

from collections.abc import Iterator

from localdiscord.checks.form import Form
from localdiscord.common.json_types import Json

MAX_EMBEDS = 10
MAX_TOTAL_LENGTH = 6000


def check_embeds(form: Form) -> None:
    """Check the `embeds` list of a message; errors are added to `form`."""
    form.listed(max_items=MAX_EMBEDS)
    total = 0
    for embed in form.items():
        if embed.is_object():
            _check_embed(embed)
            total += sum(len(text) for text in embed_texts(embed.value))
    if total > MAX_TOTAL_LENGTH:
        form.add_error("MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_TOTAL_LENGTH}")


def _check_embed(embed: Form) -> None:
    embed.at("title").text(max_length=256)
    embed.at("description").text(max_length=4096)
    embed.at("color").number(0, 0xFFFFFF)
    embed.at("footer").at("text").text(max_length=2048)
    embed.at("author").at("name").text(max_length=256)
    embed.at("fields").listed(max_items=25)
    for field in embed.at("fields").items():
        for key, max_length in (("name", 256), ("value", 1024)):
            if field.at(key).required():
                field.at(key).text(max_length=max_length, min_length=1)
    for key in ("image", "thumbnail"):
        if key in embed:
            _check_url(embed.at(key).at("url"))
    if "url" in embed:
        _check_url(embed.at("url"), ("http://", "https://"))


def _check_url(url: Form, schemes: tuple[str, ...] = ("http://", "https://", "attachment://")) -> None:
    if url.required() and not str(url.value).startswith(schemes):
        url.add_error("URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {schemes}.")


def embed_texts(embed: Json) -> Iterator[str]:
    """Every text of an embed that counts towards the sum."""
    yield from (str(embed.get(key) or "") for key in ("title", "description"))
    yield str((embed.get("footer") or {}).get("text") or "")
    yield str((embed.get("author") or {}).get("name") or "")
    for field in embed.get("fields") or []:
        yield str(field.get("name") or "")
        yield str(field.get("value") or "")
