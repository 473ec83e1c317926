"""People's names among other words."""

from __future__ import annotations

from discord.utils import escape_markdown


def plain(name: str) -> str:
    """A name for text in which Discord looks for formatting and mentions: it is shown as it is."""
    return escape_markdown(name).replace("<", r"\<").replace("@", "@\u200b")
