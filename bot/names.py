"""People's names among other words."""

from __future__ import annotations

from discord.utils import escape_markdown

TURNING = dict.fromkeys(map(ord, "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))


def seated(name: str) -> str:
    """A name without the marks that would turn the direction of whatever is written behind it."""
    return name.translate(TURNING)


def plain(name: str) -> str:
    """A name for text in which Discord looks for formatting and mentions: it is shown as it is."""
    return escape_markdown(name).replace("<", r"\<").replace("@", "@\u200b")
