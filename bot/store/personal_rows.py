"""Rows of what people keep for themselves of a game: the turn that a seat has planned, and their notebooks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A turn that a seat has put together while others are to move, as log lines (`base/beforehand/branches.py`).

    The first `filed` of them are a premove: they are played by themselves when the turn comes, if they are in `round`
    and each costs and brings what was `expected` of it. `stopped` says why that was not done.
    """

    game_id: str
    seat: int
    lines: tuple[str, ...]
    filed: int = 0
    expected: tuple[dict[str, Any], ...] = ()
    round: int | None = None
    stopped: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class NotebookRow:
    """An entry of the notebook that a person keeps of a game: at move `seq`, or of the whole game where that is 0.

    One that is `shared` may be read by everybody after the end.
    """

    game_id: str
    user_id: int
    seq: int
    text: str
    at: int
    shared: bool = False
