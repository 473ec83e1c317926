"""Rows of calls: those held back, those not wanted, those of the end of a game, and those to webhooks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

HookKind = Literal["json", "ntfy", "gotify"]


@dataclass(frozen=True, slots=True)
class HeldRow:
    """A call of a person for a seat that is held back until `due_at`, when those of all their tables become one.

    `first` and `last` are the moves that led to it, none where `first` is the greater. A `reminder` calls for what its
    person was called for before, or somebody with whom they share the seat.
    """

    user_id: int
    game_id: str
    seat: int
    due_at: int
    first: int
    last: int
    reminder: bool


@dataclass(frozen=True, slots=True)
class MuteRow:
    """A table whose calls a person does not want, since `at`."""

    user_id: int
    game_id: str
    at: int


@dataclass(frozen=True, slots=True)
class FollowRow:
    """Somebody who does not play a game wants to be told of its end, in their settings' language or else this one.

    `at`: since when, in seconds since 1970. Gone once they were told.
    """

    game_id: str
    user_id: int
    locale: str
    at: int


@dataclass(frozen=True, slots=True)
class HookRow:
    """The webhook of a person: the address that is told when it is their turn, set at `at`, and in which form.

    The words are in their settings' language or else in this one. So many `failures` have followed each other.
    """

    user_id: int
    url: str
    kind: HookKind
    locale: str
    at: int
    failures: int = 0


@dataclass(frozen=True, slots=True)
class HookCallRow:
    """A call made at `at` that a webhook is still to be told of, at `due_at`; it was tried so often before."""

    user_id: int
    game_id: str
    at: int
    due_at: int
    tries: int = 0


def call_key(user_id: int, game_id: str) -> str:
    """Under which a call of a person for a table is noted among what is used."""
    return f"call-{game_id}:{user_id}"
