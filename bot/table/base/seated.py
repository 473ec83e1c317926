"""A table and who sits at it, with or without its position."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import structlog

from bot.plain_text import plain
from bot.store.rows import GameRow, Listed, SeatRow
from rules import games

ROBOT = "🤖"
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class SeatedGame:
    """What rows alone say of a table."""

    row: GameRow
    seats: tuple[SeatRow, ...]

    @property
    def names(self) -> list[str]:
        """The players' names by seat, with a robot before those whose seat a computer plays on."""
        return [f"{ROBOT} {seat.name}" if seat.left else seat.name for seat in self.seats]

    @property
    def plain_names(self) -> list[str]:
        """The same for the text of a message."""
        return [plain(name) for name in self.names]

    @property
    def people(self) -> list[int]:
        """The people who answer for a seat."""
        return [seat.person for seat in self.seats if seat.person]

    @property
    def most(self) -> int:
        """How many can sit at the table."""
        return games.game(self.row.kind).seats[-1]

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return len(self.seats) >= self.most

    def seat_of(self, user_id: int) -> int | None:
        """The seat a person answers for, or None."""
        return next((seat.seat for seat in self.seats if seat.person == user_id), None)

    def away_seat(self, user_id: int) -> int | None:
        """The seat a person has stepped back from and may return to, or None."""
        return next((seat.seat for seat in self.seats if seat.away and seat.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class ListedGame(SeatedGame):
    """A table as lists show it: the row without its position, the seats without their orders. Nothing is decoded."""

    window_ends: int | None = None

    @property
    def asked(self) -> list[SeatRow]:
        """The seats that owe an answer and may be named: not those that are asked blindly."""
        running = self.row.status == "running"
        return [seat for seat in self.seats if running and seat.asked_at is not None]

    def asked_seat(self, user_id: int) -> SeatRow | None:
        """The seat for which this person owes an answer, or None."""
        blind = [seat for seat in self.seats if self.window_ends is not None and seat.asked_kind]
        return next((seat for seat in [*self.asked, *blind] if seat.person == user_id), None)

    def waits_for(self, user_id: int) -> bool:
        """Whether this person owes an answer."""
        return self.asked_seat(user_id) is not None


class Found(list[ListedGame]):
    """Tables that were looked for: those whose game there is. `damaged` are the ids of the others."""

    def __init__(self, wanted: Iterable[Listed] = ()) -> None:
        super().__init__()
        self.damaged: list[str] = []
        for row, seats, window_ends in wanted:
            if row.kind in games.MODULES:
                self.append(ListedGame(row, seats, window_ends))
            else:
                log.error("game-damaged", game=row.id, reason=f"there is no game {row.kind}")
                self.damaged.append(row.id)

    def only(self, wanted: Callable[[ListedGame], bool]) -> Found:
        """Those that are wanted, and all that are damaged."""
        found = Found()
        found.extend(filter(wanted, self))
        found.damaged = self.damaged
        return found
