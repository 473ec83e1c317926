"""Rows of what is a person's own: vacation and orders for all games, of one game a plan, a notebook and promises."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class PlanRow:
    """What a seat has planned: its next turn, and answers to questions that may come (`bot/table/plans`).

    The first `filed` steps of the turn are a premove: they are played by themselves when the turn comes, if they are in
    `round` and each costs and brings what was `expected` of it. `stopped` says why that was not done.
    """

    game_id: str
    seat: int
    lines: tuple[str, ...] = ()
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


@dataclass(frozen=True, slots=True)
class PromiseRow:
    """What the person of a seat, `user_id`, has promised another seat in own words; it binds nobody.

    `number` counts those of a table from 1. One that is `done` was struck out by either of the two.
    """

    game_id: str
    number: int
    seat: int
    receiver: int
    text: str
    user_id: int
    at: int
    done: bool = False


@dataclass(frozen=True, slots=True)
class VacationRow:
    """How many days of vacation a person's clocks have spent in a year (UTC), over all their games together."""

    user_id: int
    year: int
    days: int


@dataclass(frozen=True, slots=True)
class OrdersRow:
    """The standing orders of a person for all their games of a kind; those of a seat come before them.

    orders: values by the id of the order, as in `SeatRow.orders`.
    """

    user_id: int
    kind: str
    orders: dict[str, str]
