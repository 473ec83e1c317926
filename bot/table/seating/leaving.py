"""Who plays a seat: leaving for good or for a while, what moderators do with seats; and giving a table up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.agents import USUAL
from bot.errors import Refusal
from bot.store.lobby_rows import GuestRow
from bot.store.rows import LIVING, DraftRow, Rows, SeatRow, WaitRow
from bot.table.calls.followers import tell_followers
from bot.table.game.change import Changes
from bot.table.game.names import unmasked, with_public_name
from bot.table.game.roles import Actor, By, acting, require, roles
from bot.table.game.sittings import note_deed
from bot.table.game.snapshot import GameSnapshot, Person, personal_orders
from bot.table.game.transactions import Part, Transactions, apart, in_play, seat_of, seat_or_why
from bot.table.limits import DAY, HOUR, STANDARD, Limits, room_for, spend
from bot.table.seating.welcome import kept_apart, not_barred

LONGEST_DAYS = 90  # that somebody sits for another, or a computer plays on, until a time that is said


class Leaving(Part):
    """Resigning from a seat, stepping back from it and returning, and giving a table up."""

    def __init__(self, transactions: Transactions, limits: Limits = STANDARD) -> None:
        super().__init__(transactions)
        self.limits = limits

    async def resign(self, game_id: str, user_id: int) -> GameSnapshot:
        """Leave a running game: the seat goes to a computer player. The last person to go ends the game.

        Raises `Refusal` not-running, not-seated, away, only-answers for whoever answers for another's seat, and of a
        seat that was lost what `seat_or_why` raises.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            require(snapshot, user_id, "resign")
            return await resigned(self.changes, rows, snapshot, snapshot.seats[seat], user_id, self.transactions.now())

    async def step_back(self, game_id: str, user_id: int, until: int | None = None) -> GameSnapshot:
        """Let a computer player play on until one returns, by oneself at the time `until` where there is one.

        Raises `Refusal` last-person where nobody else plays, until-when for no time to come, or away-too-often.
        """
        now, most = self.transactions.now(), self.limits.steps_back_per_hour
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            can_step_back(snapshot, user_id)
            to_come(until, now)
            await spend(rows, f"away:{game_id}:{user_id}", now, HOUR, most, "away-too-often")
            row = replace(snapshot.seats[seat], agent=USUAL, away=True, returns_at=until)
            snapshot = await self.changes.reseat(rows, snapshot, row, "away", now)
            kind, facts = "away", {"name": row.name}
            if until:
                kind, facts["until"] = "away-until", f"<t:{until}:f>"
            await note_deed(rows, snapshot, kind, Actor(user_id, row.name), now, facts, seat=seat)
            return snapshot

    async def return_due(self) -> None:
        """Let those play on by themselves whose time away is over.

        For the tick of the bot. A table that fails is logged (`return-failed`) and holds up no other.
        """
        now = self.transactions.now()
        async with self.transactions.read() as rows:
            due = await rows.returns_due(now)
        for each in due:
            with apart("return-failed", game=each.game_id):
                await self._return(each, now)

    async def _return(self, due: SeatRow, now: int) -> None:
        async with self.transactions.changing(due.game_id) as (rows, snapshot):
            row = snapshot.seats[due.seat]
            if not row.away or row.user_id is None or row.returns_at is None or row.returns_at > now:
                return
            after = await self.changes.reseat(rows, snapshot, replace(row, agent=None, away=False), "return", now)
            facts, users, asked = {"name": row.name}, [row.user_id], asked_openly(after, row.seat)
            by = Actor(row.user_id, row.name)
            await note_deed(rows, after, "return", by, now, facts, users=users, asked=asked, seat=row.seat)

    async def come_back(self, game_id: str, user_id: int) -> GameSnapshot:
        """Play on oneself; raises `Refusal` not-away for somebody who has not stepped back, not-running.

        Somebody whose seat another plays now is told so, as `seat_or_why` does.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            in_play(snapshot)
            if snapshot.away_seat(user_id) is None:
                await _played_by_another(rows, snapshot, user_id)
            require(snapshot, user_id, "return")
            seat = snapshot.away_seat(user_id)
            assert seat is not None  # that is what `return` requires
            row = replace(snapshot.seats[seat], agent=None, away=False)
            snapshot = await self.changes.reseat(rows, snapshot, row, "return", now)
            by, asked = Actor(user_id, row.name), asked_openly(snapshot, seat)
            facts = {"name": row.name}
            await note_deed(rows, snapshot, "return", by, now, facts, asked=asked, seat=seat)  # calls nobody
            return snapshot

    async def abandon(self, game_id: str, by: By) -> GameSnapshot:
        """The host, or a moderator, ends the game without a result; what a moderator did is said and kept.

        Raises `Refusal` not-owner, or not-running for one that has ended.
        """
        async with self.transactions.changing(game_id) as (rows, snapshot):
            closable(snapshot, by)
            if "host" in roles(snapshot, by):
                return await given_up(rows, snapshot)
            now, running = self.transactions.now(), snapshot.row.status == "running"
            after = await given_up(rows, snapshot, said=False)
            await note_deed(rows, after, "close", acting(by), now, {}, users=[snapshot.row.owner_id], said=running)
            if not running:  # a table that has not begun has no thread
                await rows.post(game_id, "closed", {"by": acting(by).name})
            return after


def to_come(until: int | None, now: int) -> None:
    """Raise `Refusal` until-when (days) unless this is a time to come, not too far away; None is no time."""
    if until is not None and not now < until <= now + LONGEST_DAYS * DAY:
        raise Refusal("until-when", days=LONGEST_DAYS)


class Seats(Part):
    """Whoever sits down sees what the seat sees; whoever sat there before sees it no more.

    Drafts, plans and orders are a person's own: nobody finds those of somebody else.
    """

    def __init__(self, transactions: Transactions, limits: Limits = STANDARD) -> None:
        super().__init__(transactions)
        self.limits = limits

    @asynccontextmanager
    async def _reseating(self, game_id: str, by: Actor, seat: int) -> AsyncIterator[tuple[Rows, GameSnapshot, SeatRow]]:
        """One transaction over a running game; raises `Refusal` not-moderator, not-running or stale."""
        async with self.transactions.changing(game_id) as (rows, snapshot):
            require(snapshot, by, "seat")
            if snapshot.row.status != "running":
                raise Refusal("not-running")
            if not 0 <= seat < len(snapshot.seats):
                raise Refusal("stale")
            yield rows, snapshot, snapshot.seats[seat]

    async def to_computer(self, game_id: str, by: Actor, seat: int) -> GameSnapshot:
        """A computer player plays the seat until it is given to somebody.

        Raises `Refusal` stale where one does already, last-person where nobody else plays.
        """
        now = self.transactions.now()
        async with self._reseating(game_id, by, seat) as (rows, snapshot, row):
            if row.person is None:
                raise Refusal("stale")
            if len(snapshot.people) == 1:
                raise Refusal("last-person")
            after = await self.changes.reseat(rows, snapshot, replace(row, agent=USUAL), "computer", now)
            await note_deed(rows, after, "computer", by, now, {"name": row.name}, users=[row.person])
            return after

    async def back(self, game_id: str, by: Actor, seat: int) -> GameSnapshot:
        """The person whose seat it is plays on, also who has resigned.

        For moderators. Raises `Refusal` not-moderator, not-running, or stale where there is no such person or they
        play.
        """
        now = self.transactions.now()
        async with self._reseating(game_id, by, seat) as (rows, snapshot, row):
            if row.person is not None or row.user_id is None:
                raise Refusal("stale")
            own = replace(row, agent=None, resigned=False, away=False)
            after = await self.changes.reseat(rows, snapshot, own, "back", now)
            await note_deed(
                rows, after, "back", by, now, {"name": row.name}, users=[row.user_id], asked=asked_openly(after, seat)
            )
            return after

    async def give(self, game_id: str, by: Actor, seat: int, person: Person) -> GameSnapshot:
        """Another member plays the seat from here on; both are told.

        For moderators. Raises `Refusal` not-moderator, not-running, stale for a seat that there is not, what
        `unknowing` raises, or cannot-seat (name) where a block list of somebody at the table is against it.
        """
        now = self.transactions.now()
        async with self._reseating(game_id, by, seat) as (rows, snapshot, row):
            unknowing(snapshot, person, seat, by.user_id)
            if await kept_apart(rows, person.user_id, [user for user in snapshot.people if user != row.person]):
                raise Refusal("cannot-seat", name=person.name)
            after = await _handed_over(self.changes, rows, snapshot, row, person, "give", now)
            facts = {"name": row.name, "to": after.seats[seat].name}
            users = [person.user_id]
            if row.person:
                users.append(row.person)
            await note_deed(rows, after, "give", by, now, facts, users=users, asked=asked_openly(after, seat))
            return after

    async def take(self, game_id: str, person: Person) -> GameSnapshot:
        """Take over a seat that the table offers to anybody.

        Raises `Refusal` not-running, already-there, not-offered, not-welcome where people keep each other apart,
        too-many-games, or what `not_barred` raises.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            in_play(snapshot)
            row = next((seat for seat in snapshot.seats if seat.offered), None)
            unknowing(snapshot, person, row.seat if row else None, person.user_id)
            if row is None:
                raise Refusal("not-offered")
            await not_barred(rows, snapshot.row.guild_id, person.user_id)
            if await kept_apart(rows, person.user_id, snapshot.people):
                raise Refusal("not-welcome")
            await room_for(rows, person.user_id, self.limits)
            after = await _handed_over(self.changes, rows, snapshot, row, person, "give", now)
            former = [row.user_id] if row.user_id else []
            by = Actor(person.user_id, person.name)
            await note_deed(
                rows, after, "take", by, now, {"name": row.name}, users=former, asked=asked_openly(after, row.seat)
            )
            return after


def unknowing(snapshot: GameSnapshot, person: Person, seat: int | None, by: int) -> None:
    """Raise `Refusal` already-there for one who sits at the table, seen-another for one who answered for another seat.

    Whoever answers for a seat sees what is hidden there; what they saw of another they would still know. While nobody
    may know who sits there, cannot-seat says neither, as where a block list is against it; `by` is whoever asks for it
    and knows of themselves.
    """
    sits = any(person.user_id == other.user_id for other in snapshot.seats)
    knows = any(person.user_id == each.user_id and each.seat != seat for each in snapshot.companions)
    if (sits or knows) and snapshot.masked and person.user_id != by:
        raise Refusal("cannot-seat", name=person.name)
    if sits:
        raise Refusal("already-there", name=person.name)
    if knows:
        raise Refusal("seen-another", name=person.name)


async def _handed_over(
    changes: Changes, rows: Rows, snapshot: GameSnapshot, row: SeatRow, person: Person, kind: str, now: int
) -> GameSnapshot:
    """The game with another person in a seat; their own orders for all games of this kind hold."""
    new = replace(person.sit(snapshot.row.id), seat=row.seat, panel_revision=row.panel_revision)
    new = with_public_name(new, anonymous=bool(row.real_name))
    after = await changes.reseat(rows, snapshot, new, kind, now)
    return replace(after, personal=await personal_orders(rows, after.row.kind, after.seats))


def asked_openly(snapshot: GameSnapshot, seat: int) -> list[int]:
    """The seat, where it is asked something that all may know of."""
    return [each.seat for each in snapshot.asked if each.seat == seat]


def closable(snapshot: GameSnapshot, by: By) -> None:
    """Raise `Refusal` not-owner or not-running unless somebody may close the table."""
    require(snapshot, by, "close")
    if snapshot.row.status not in LIVING:
        raise Refusal("not-running")


def resignable(snapshot: GameSnapshot, by: By) -> None:
    """Raise `Refusal` not-running or not-seated unless somebody may resign."""
    in_play(snapshot)
    require(snapshot, by, "resign")


def can_step_back(snapshot: GameSnapshot, by: By) -> None:
    """Raise `Refusal` not-running, not-seated or last-person unless somebody may step back."""
    in_play(snapshot)
    seat_of(snapshot, acting(by).user_id)
    require(snapshot, by, "step-back")
    if len(snapshot.people) == 1:
        raise Refusal("last-person")


async def resigned(
    changes: Changes, rows: Rows, snapshot: GameSnapshot, seat: SeatRow, by: int, now: int
) -> GameSnapshot:
    """The game after somebody has left a seat for good: a computer plays on, or it ends where no person is left."""
    snapshot = await changes.reseat(rows, snapshot, replace(seat, agent=USUAL, resigned=True), "resign", now)
    await note_deed(rows, snapshot, "resign", Actor(by, seat.name), now, {"name": seat.name}, said=False)
    if not snapshot.people:
        return await given_up(rows, snapshot)
    await rows.post(snapshot.row.id, "resign", {"seat": seat.seat})
    return snapshot


async def _played_by_another(rows: Rows, snapshot: GameSnapshot, user_id: int) -> None:
    """Raise the `Refusal` that says who plays the seat somebody had; nothing for who has one, or never had."""
    try:
        await seat_or_why(rows, snapshot, user_id)
    except Refusal as refused:
        if refused.code != "not-seated":
            raise


async def given_up(rows: Rows, snapshot: GameSnapshot, *, said: bool = True) -> GameSnapshot:
    """The table, given up: nobody is asked or reminded any more; it is said where a game has begun."""
    row = replace(snapshot.row, status="abandoned", rev=snapshot.row.rev + 1)
    await rows.put(row)
    await rows.drop(DraftRow, game_id=row.id)
    await rows.drop(WaitRow, game_id=row.id)
    await rows.drop(GuestRow, game_id=row.id)
    if row.state and said:
        await rows.post(row.id, "abandon", {})
    seats = tuple(map(unmasked, snapshot.seats))
    for seat in seats:
        await rows.put(seat)
    await tell_followers(rows, snapshot)
    return replace(snapshot, row=row, seats=seats, pending=(), waits=())
