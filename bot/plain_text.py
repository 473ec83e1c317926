"""Text from outside among our own words: names that format nothing and turn nothing, and lines that fit."""

from __future__ import annotations

import re

BIDI_CONTROLS = dict.fromkeys(map(ord, "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))
MARKDOWN = re.compile(r"[\\*_~`|<>\[\]()#]|(?<=:)//|^[-+]|^\d+\.")


def strip_bidi_controls(name: str) -> str:
    """A name without the marks that would turn the direction of whatever is written behind it."""
    return name.translate(BIDI_CONTROLS)


def plain(name: str) -> str:
    """A name for text in which Discord looks for formatting, links and mentions: it is shown as it is."""
    return MARKDOWN.sub(r"\\\g<0>", name).replace("@", "@\u200b")


def clip(text: str, limit: int) -> str:
    """Text of at most `limit` characters and at least one, since Discord takes no empty label."""
    return (text if len(text) <= limit else text[: limit - 1].rstrip() + "…") or "…"
