"""Rows of what is done to a table beside its moves: deeds, and votes before them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DeedRow:
    """Something that somebody (`by`) did to a table beside its moves, after move `seq`; everybody may read of it.

    `kind` names its text, `facts` fill it: names as they were then.
    """

    game_id: str
    number: int
    kind: str
    by: int
    facts: dict[str, str | int]
    seq: int
    at: int


@dataclass(frozen=True, slots=True)
class VoteRow:
    """A vote of a table: what about (`kind`, `facts`), who may vote, and what each has chosen, by their id.

    `result` is the choice that won, "" while the vote is open; it ends at `ends_at` whatever has been chosen.
    """

    game_id: str
    number: int
    kind: str
    facts: dict[str, str | int]
    by: int
    opened_at: int
    ends_at: int
    voters: tuple[int, ...]
    ballots: dict[str, str]
    result: str = ""
