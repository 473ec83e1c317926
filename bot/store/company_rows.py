"""Rows of who plays a seat, who answers for it beside its person, what they leave to each other, and who takes over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Company = Literal["sitter", "partner"]
Answer = Literal["open", "accepted", "declined", "withdrawn", "over", "unsaid"]


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

    def answers_at(self, now: int) -> bool:
        """Whether they answer for the seat at a time, also where nobody has noted their end yet."""
        return not self.ended and (self.until is None or now < self.until)


@dataclass(frozen=True, slots=True)
class RequestRow:
    """Somebody was asked at a time `at` to answer for a seat, as a `kind` of companion until `until`.

    `by` is the person whose seat it is, `number` counts the rows of a game from 1. It is "open" until they have
    "accepted" or "declined", its person has "withdrawn" it, or nobody had answered by `ends`: then it is "over". One
    that was "unsaid" was withdrawn before anybody read of it.
    """

    game_id: str
    number: int
    seat: int
    user_id: int
    name: str
    locale: str
    kind: Company
    by: int
    at: int
    ends: int
    until: int | None = None
    answer: Answer = "open"


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
    """Somebody who takes over seats that a server's tables offer, and was called for one last at `called_at`.

    In seconds since 1970; 0 before the first time. Whoever was called least lately is called first.
    """

    guild_id: int
    user_id: int
    called_at: int = 0


@dataclass(frozen=True, slots=True)
class SittingRow:
    """Who plays a seat from move `seq` on, until the next row of the seat: a person, or the computer player `agent`.

    `number` counts the rows of a seat from 1. `kind` says how it came: `start`, `resign`, `away` and `return` by the
    person; `computer`, `back` and `give` by a moderator. `user_id` is whose seat it is, `name` how it was called.
    """

    game_id: str
    seat: int
    number: int
    user_id: int | None
    name: str
    agent: str | None
    kind: str
    seq: int
    at: int
