"""Rows of who answers for a seat beside its person, what they leave to each other, and who takes over seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Company = Literal["sitter", "partner"]


@dataclass(frozen=True, slots=True)
class CompanionRow:
    """Somebody who answers for a seat beside the person whose it is, from time `at` on; kept after it has `ended`.

    A `sitter` is called in that person's place until `until` (None: until one of them ends it). A `partner` shares the
    seat, and both are called. `number` counts the rows of a seat from 1. While a computer plays the seat, nobody else
    answers for it.
    """

    game_id: str
    seat: int
    number: int
    user_id: int
    name: str
    locale: str
    kind: Company
    at: int
    until: int | None = None
    ended: bool = False


@dataclass(frozen=True, slots=True)
class NoteRow:
    """What the one who played a seat (`by`) has written for whoever plays on; nobody else ever reads it."""

    game_id: str
    seat: int
    text: str
    by: int
    at: int


@dataclass(frozen=True, slots=True)
class PoolRow:
    """Somebody who takes over seats that a server's tables offer, and was told of one last at `called_at`."""

    guild_id: int
    user_id: int
    called_at: int = 0
