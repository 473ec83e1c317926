"""What is kept of clocks with each turn, so that one that is taken back gives nobody time."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AskedClock:
    """What of a wait goes on when a turn is taken back; named as in `WaitRow`."""

    kind: str
    since: int
    called_at: int | None
    called_seq: int
    due_at: int | None
    reminded: int
    vacation: int


@dataclass(frozen=True, slots=True)
class SeatClock:
    """The clock of a person's seat before a turn: the table's `pace` then, `bank` and `credit` as in `SeatRow`."""

    seat: int
    pace: str
    bank: int | None
    credit: int
    asked: tuple[AskedClock, ...]
