"""A table and who sits at it, with or without its position; and what a lobby may tell of those people."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Literal, Self

import structlog

from bot.errors import Refusal
from bot.plain_text import plain
from bot.store.company_rows import CompanionRow
from bot.store.rows import GameRow, Listed, PrefsRow, Rows, SeatRow, WaitRow
from bot.table.game import waits
from bot.table.game.waking import WakingHours
from rules import games

ROBOT = "🤖"
FEW = 5  # of fewer games nothing is concluded of a person
MANY = 5  # games of a kind, after which somebody knows it well
Level = Literal["first", "some", "many"]
log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class SeatedGame:
    """What rows alone say of a table. `waits` are the questions that are open in a running game, by seat.

    `companions` are the people who answer for a seat beside its person; they may hold some who do no more.
    """

    row: GameRow
    seats: tuple[SeatRow, ...]
    waits: tuple[WaitRow, ...] = field(default=(), kw_only=True)
    companions: tuple[CompanionRow, ...] = field(default=(), kw_only=True)

    @property
    def names(self) -> list[str]:
        """The players' names by seat, with a robot before those whose seat a computer plays on."""
        return [f"{ROBOT} {seat.name}" if seat.left else seat.name for seat in self.seats]

    @property
    def plain_names(self) -> list[str]:
        """The players' names by seat for the text of a message, where they format nothing."""
        return [plain(name) for name in self.names]

    def reseated(self, row: SeatRow) -> Self:
        """The same with another row in the place of that of its seat; nothing is stored."""
        return replace(self, seats=tuple(row if seat.seat == row.seat else seat for seat in self.seats))

    def plain_name(self, seat: int | None) -> str:
        """The name of a seat for the text of a message; "" for no seat."""
        if seat is None:
            return ""
        return self.plain_names[seat]

    @property
    def people(self) -> list[int]:
        """The ids of the people whose seats these are, each of whom plays their own, in the order of the seats.

        Companions, who answer for the seat of another, are not among them.
        """
        return [seat.person for seat in self.seats if seat.person]

    @property
    def hinted(self) -> bool:
        """Whether whoever plays may ask what a computer would do: in a first game, alone, or as the table chose."""
        return self.row.guided or self.row.hints or len(self.people) == 1

    @property
    def present(self) -> list[int]:
        """The same, with those for whom a computer plays on until a day on which they come back."""
        return [seat.present for seat in self.seats if seat.present]

    @property
    def masked(self) -> bool:
        """Whether nobody may know now who sits where, since the table is anonymous until its end."""
        return any(seat.real_name for seat in self.seats)

    def known_at(self, user_id: int) -> int | None:
        """The seat that tells of somebody, also one that a computer plays for them, or None.

        A seat of their own comes before one for which they only answer beside its person.
        """
        own = (seat.seat for seat in self.seats if seat.user_id == user_id)
        theirs = (each.seat for each in self.companions if each.user_id == user_id and not each.ended)
        return next(own, next(theirs, None))

    def public_name(self, user_id: int, name: str) -> str:
        """What somebody is called in public: at an anonymous table by their seat, where they have one."""
        seat = self.known_at(user_id) if self.masked else None
        if seat is None:
            return name
        return self.seats[seat].name

    @property
    def least(self) -> int:
        """How many must sit at the table for it to start."""
        return games.game(self.row.kind).seats[0]

    @property
    def most(self) -> int:
        """How many can sit at the table: what its owner chose, else as many as the game has seats."""
        return self.row.most_seats or games.game(self.row.kind).seats[-1]

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return len(self.seats) >= self.most

    @property
    def window_ends(self) -> int | None:
        """When blind questions that are open are answered by orders and defaults, in seconds since 1970, or None.

        The latest of all seats, so that nobody learns by it who is asked.
        """
        return waits.window_end(self.waits)

    @property
    def window_told(self) -> int | None:
        """The same as people are told: None, too, where only computers can be asked, which answer at once.

        That is where a single person plays: of several nobody may know which is asked.
        """
        asked = {wait.seat for wait in self.waits if wait.blind and wait.awaited}
        if len(self.people) > 1 or any(self.seats[seat].person for seat in asked):
            return self.window_ends
        return None

    def wait_of(self, seat: int) -> WaitRow | None:
        """What a seat is waited for first; None where it is not, or the game is not being played.

        It is a blind question, of which nobody else may know, only where there is no other.
        """
        if self.row.status != "running":
            return None
        return waits.first_wait(self.waits, seat)

    def since(self, seat: int) -> int | None:
        """Since when everybody may know that a seat is waited for, in seconds since 1970.

        None where they may not, or where it is not waited for.
        """
        wait = self.wait_of(seat)
        if wait and not wait.blind:
            return wait.since
        return None

    def own_seat(self, user_id: int) -> int | None:
        """The seat that is a person's own and that they play, or None.

        Not one that they share, nor one that a computer plays for them while they are away: for these there are
        `companion` and `away_seat`.
        """
        return next((seat.seat for seat in self.seats if seat.person == user_id), None)

    def present_seat(self, user_id: int) -> int | None:
        """The seat of a person who plays it, or comes back to it on a day that they have said; None otherwise."""
        return next((seat.seat for seat in self.seats if seat.present == user_id), None)

    def seat_of(self, user_id: int) -> int | None:
        """The seat (from 0) that a person answers for, their own or as somebody's companion; None without any.

        Their own comes first. One whose person has stepped back is not among them: `away_seat`.
        """
        companion = self.companion(user_id)
        own = self.own_seat(user_id)
        if own is None and companion:
            return companion.seat
        return own

    def companion(self, user_id: int) -> CompanionRow | None:
        """As what somebody answers for a seat that is not their own, as a sitter or sharing it, or None."""
        return next(
            (each for seat in self.seats for each in self.companions_of(seat.seat) if each.user_id == user_id), None
        )

    def answered_before(self, user_id: int) -> int | None:
        """The seat for which somebody answered who does no more, and who has none of their own here; None otherwise."""
        if self.known_at(user_id) is not None:
            return None
        return next((each.seat for each in reversed(self.companions) if each.user_id == user_id), None)

    def companions_of(self, seat: int) -> list[CompanionRow]:
        """Who answers for a seat now beside the person whose it is; nobody while a computer plays it."""
        if self.seats[seat].person is None:
            return []
        return [each for each in self.companions if each.seat == seat and not each.ended]

    def sitter(self, seat: int) -> CompanionRow | None:
        """The companion who is called for a seat in the place of its person; None without any."""
        return next((each for each in self.companions_of(seat) if each.kind == "sitter"), None)

    def called_for(self, seat: int) -> list[int]:
        """The ids of those who are called when a seat is asked: its sitter alone, else its person and all who share it.

        Nobody while a computer plays it.
        """
        person, sitter = self.seats[seat].person, self.sitter(seat)
        if sitter:
            return [sitter.user_id]
        if not person:
            return []
        return [person, *(each.user_id for each in self.companions_of(seat))]

    def away_seat(self, user_id: int) -> int | None:
        """The seat a person has stepped back from and may return to, or None."""
        return next((seat.seat for seat in self.seats if seat.away and seat.user_id == user_id), None)


async def load_seated(rows: Rows, game_id: str) -> SeatedGame:
    """A table as it stands, whose position nobody has to read; raises `Refusal` no-game.

    All of it is read in the transaction of `rows`: seats, waits and companions belong together.
    """
    row = await rows.one(GameRow, id=game_id)
    if row is None:
        raise Refusal("no-game")
    seats = tuple(await rows.some(SeatRow, game_id=game_id))
    found = sorted(await rows.some(WaitRow, game_id=game_id), key=lambda wait: (wait.seat, wait.place))
    companions = await rows.some(CompanionRow, game_id=game_id)
    answering = tuple(replace(each, ended=not each.answers_at(rows.now)) for each in companions)
    return SeatedGame(row, seats, waits=tuple(found), companions=answering)


@dataclass(frozen=True, slots=True)
class ListedGame(SeatedGame):
    """A table as lists show it: the row without its position, the seats without their orders. Nothing is decoded.

    For lists of many tables. What is asked is known from the ledger of waits alone.
    """

    @property
    def asked(self) -> list[SeatRow]:
        """The seats that owe an answer and may be named: not those that are asked blindly."""
        return [seat for seat in self.seats if self.since(seat.seat) is not None]

    def asked_of(self, user_id: int) -> WaitRow | None:
        """What this person is waited for first, or None."""
        seat = self.seat_of(user_id)
        if seat is None:
            return None
        return self.wait_of(seat)

    def waits_for(self, user_id: int) -> bool:
        """Whether this person owes an answer."""
        return self.asked_of(user_id) is not None


class Found(list[ListedGame]):
    """Tables that were looked for: those whose game this release has.

    `damaged` are the ids of the others, which are in the log, too.
    """

    def __init__(self, wanted: Iterable[Listed] = ()) -> None:
        super().__init__()
        self.damaged: list[str] = []
        for row, seats, open_now, companions in wanted:
            if row.kind in games.MODULES:
                self.append(ListedGame(row, seats, waits=open_now, companions=companions))
            else:
                log.error("game-damaged", game=row.id, reason=f"there is no game {row.kind}")
                self.damaged.append(row.id)

    def only(self, wanted: Callable[[ListedGame], bool]) -> Found:
        """Those for which `wanted` is true, in the same order, and as `damaged` all that are: they cannot be asked."""
        found = Found()
        found.extend(filter(wanted, self))
        found.damaged = self.damaged
        return found


@dataclass(frozen=True, slots=True)
class Finished:
    """Of how many games that somebody began, and that are over for them, they saw how many to the end.

    Both are numbers of games with others, of all kinds together; what counts as seen to the end says
    `bot.store.rows.Rows.finished_games`.
    """

    begun: int
    seen: int

    @property
    def rate(self) -> int:
        """In per cent, rounded down; 100 without any game."""
        if not self.begun:
            return 100
        return 100 * self.seen // self.begun


def meets(finished: Finished, least: int, *, newcomers: bool) -> bool:
    """Whether somebody saw `least` per cent of their games to the end; with few games they count as newcomers."""
    if not least:
        return True
    if finished.begun < FEW:
        return newcomers
    return finished.rate >= least


@dataclass(frozen=True, slots=True)
class Member:
    """What others may know of somebody who sits there; None for what they do not share, or have not set.

    `level` says how well they know the game of the table: by how many games of it they saw to the end, never by points.
    """

    finished: Finished | None
    hours: WakingHours | None
    level: Level | None = None


async def members(rows: Rows, kind: str, seats: Iterable[SeatRow]) -> dict[int, Member]:
    """The people in some seats of a table where a game of this kind is played, by their id."""
    return {seat.person: await _member(rows, kind, seat.person) for seat in seats if seat.person}


async def _member(rows: Rows, kind: str, user_id: int) -> Member:
    prefs = await rows.one(PrefsRow, user_id=user_id) or PrefsRow(user_id)
    hours = own_hours(prefs) if prefs.share_hours else None
    if not prefs.share_rate:
        return Member(None, hours)
    _, seen = await rows.finished_games(user_id, kind)
    return Member(await finished_of(rows, user_id), hours, level(seen))


def level(seen: int) -> Level:
    """How well somebody knows a game of which they saw so many to the end."""
    if seen == 0:
        return "first"
    if seen < MANY:
        return "some"
    return "many"


def own_hours(prefs: PrefsRow) -> WakingHours | None:
    """When somebody plays, where they have said so."""
    if not prefs.hours_set:
        return None
    return WakingHours(prefs.zone, prefs.wakes, prefs.sleeps, prefs.weekends)


async def finished_of(rows: Rows, user_id: int) -> Finished:
    """How many games somebody saw to the end, whether they share it or not."""
    return Finished(*await rows.finished_games(user_id))
