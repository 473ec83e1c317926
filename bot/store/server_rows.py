"""Rows of a server, and of the bot itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ServerRow:
    """What a server set: the role whose members moderate its tables, besides whoever may manage threads."""

    guild_id: int
    moderator_role: int | None = None


@dataclass(frozen=True, slots=True)
class MetadataRow:
    """Something the bot remembers about itself, such as which release has the database (the key `release`)."""

    key: str
    value: str
