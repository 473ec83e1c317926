"""The queue of a server: people say what they would play, and a table opens by itself when enough of them fit.

It is theirs as if they had sat down at it long ago: all but whoever came last are asked once whether they are ready,
and the game begins with the last answer (`bot/table/seating/ready.py`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.errors import Refusal
from bot.store.game_store import Span
from bot.store.lobby_rows import BanRow, QueueRow
from bot.store.rows import GameRow, PrefsRow, Rows
from bot.table.game.names import Names
from bot.table.game.roles import Actor
from bot.table.game.seated import finished_of, own_hours
from bot.table.game.sittings import note_deed
from bot.table.game.snapshot import GameSnapshot, Person, load_snapshot
from bot.table.game.transactions import Part, Transactions, apart
from bot.table.game.waking import WakingHours, awake_by_hour
from bot.table.limits import DAY, HOUR, STANDARD, Limits, room_for, room_in, room_to_open, spend
from bot.table.seating import ready
from bot.table.seating.invitations import FINISH_RATES
from bot.table.seating.lobby import new_id
from bot.table.seating.matching import PACES, Group, Waiting, matched
from bot.table.seating.welcome import kept_apart, not_barred
from rules import games

WAITS_DAYS = 14
KEPT_DAYS = 14  # after its end, for whoever looks then
BY_ITSELF = Actor(0)


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody would play: a game, with so many players, at a pace (or "any"), with whom (as in `QueueRow`).

    seats: each number of players that suits them. least_finish: per cent of games seen to the end that they ask of the
    others. newcomers: whether those may be new to the game.
    """

    kind: str
    seats: tuple[int, ...]
    clock: str = PACES[0]
    least_finish: int = 0
    newcomers: bool = True


@dataclass(frozen=True, slots=True)
class Asked:
    """Where somebody asked: the server, the channel and whether all there see it; `locale` is their language."""

    guild_id: int
    channel_id: int
    public: bool
    locale: str


class Queue(Part):
    """Nobody learns who waits, only how many do; whoever is matched is out of the queue for that game."""

    def __init__(self, transactions: Transactions, limits: Limits = STANDARD, names: Names | None = None) -> None:
        super().__init__(transactions)
        self.limits = limits
        self.names = names or Names()

    async def join(self, person: Person, wish: Wish, where: Asked) -> GameSnapshot | None:
        """Wait for a game, in the place of what was wished of it before; the table that opens by that, or None.

        Raises `Refusal` stale for a wish there cannot be, banned, too-many-games, joins-too-often.
        """
        _checked(wish)
        now, guild = self.transactions.now(), where.guild_id
        async with self.transactions.write(Span.ALL) as rows:
            await not_barred(rows, guild, person.user_id)
            await room_for(rows, person.user_id, self.limits)
            most = self.limits.joins_per_hour
            await spend(rows, f"join:{person.user_id}", now, HOUR, most, "joins-too-often")
            before = await rows.one(QueueRow, guild_id=guild, user_id=person.user_id, kind=wish.kind)
            since = before.at if before and before.ends > now else now
            row = QueueRow(
                guild, person.user_id, wish.kind, person.name, where.locale, where.channel_id, where.public,
                tuple(sorted(wish.seats)), wish.clock, wish.least_finish, wish.newcomers, since, now + WAITS_DAYS * DAY,
            )  # fmt: skip
            await rows.put(row)
            opened = await self._matched(rows, guild, wish.kind, present=person.user_id)
        if opened:
            self.transactions.changed(opened.row.id)
        if opened and opened.seat_of(person.user_id) is not None:
            return opened
        return None

    async def leave(self, guild_id: int, user_id: int, kind: str) -> None:
        """Wait no more."""
        async with self.transactions.write(Span.BESIDE) as rows:
            await rows.drop(QueueRow, guild_id=guild_id, user_id=user_id, kind=kind)

    async def of(self, guild_id: int, user_id: int) -> list[QueueRow]:
        """For what somebody waits on a server, also what has ended lately without anybody found."""
        async with self.transactions.read() as rows:
            return await rows.some(QueueRow, guild_id=guild_id, user_id=user_id)

    async def counted(self, guild_id: int) -> dict[str, int]:
        """How many people wait on a server, by game."""
        now, found = self.transactions.now(), defaultdict[str, int](int)
        async with self.transactions.read() as rows:
            for row in await rows.some(QueueRow, guild_id=guild_id):
                found[row.kind] += row.ends > now
        return {kind: count for kind, count in found.items() if count}

    async def look(self) -> None:
        """Open tables for whoever fits by now, and forget those whose time was over `KEPT_DAYS` ago.

        Of servers that this process serves; a failure of one is logged and holds up no other.
        """
        now = self.transactions.now()
        async with self.transactions.read() as rows:
            waiting = [row for row in await rows.some(QueueRow) if self.transactions.shards.serve(row.guild_id)]
        for guild_id, kind in sorted({(row.guild_id, row.kind) for row in waiting if row.ends > now}):
            with apart("queue-failed", guild=guild_id, kind=kind):
                while opened := await self._match(guild_id, kind):
                    self.transactions.changed(opened.row.id)
        for row in waiting:
            if row.ends + KEPT_DAYS * DAY <= now:
                await self.leave(row.guild_id, row.user_id, row.kind)

    async def ended(self) -> list[QueueRow]:
        """Those for whom nobody was found in time, and who are not told yet; of servers that this process serves.

        They stay among them until it is noted that they were told.
        """
        now = self.transactions.now()
        async with self.transactions.read() as rows:
            over = [row for row in await rows.some(QueueRow, told=0) if row.ends <= now]
        return [row for row in over if self.transactions.shards.serve(row.guild_id)]

    async def told(self, row: QueueRow) -> None:
        """Note that somebody was told, or takes no direct messages: `/play` tells them."""
        async with self.transactions.write(Span.BESIDE) as rows:
            if row == await rows.one(QueueRow, guild_id=row.guild_id, user_id=row.user_id, kind=row.kind):
                await rows.put(replace(row, told=True))

    async def _match(self, guild_id: int, kind: str) -> GameSnapshot | None:
        async with self.transactions.write(Span.ALL) as rows:
            return await self._matched(rows, guild_id, kind)

    async def _matched(self, rows: Rows, guild_id: int, kind: str, present: int = 0) -> GameSnapshot | None:
        """The table that opens for people of a queue, or None; whoever is `present` is not asked if they are ready."""
        if kind not in games.MODULES:  # of another release
            return None
        now = self.transactions.now()
        there = await rows.some(QueueRow, guild_id=guild_id, kind=kind)
        able = [row for row in there if row.ends > now and await self._able(rows, row)]
        group = matched([await _waiting(rows, row, able, now) for row in able])
        if group is None or (host := await self._host(rows, guild_id, group)) is None:
            return None
        by_id = {row.user_id: row for row in able}
        return await self._opened(rows, [by_id[each.user_id] for each in group.people], group, host, present)

    async def _able(self, rows: Rows, row: QueueRow) -> bool:
        """Whether somebody may sit down at one more table of a server."""
        if await rows.one(BanRow, guild_id=row.guild_id, user_id=row.user_id):
            return False
        try:
            await room_for(rows, row.user_id, self.limits)
        except Refusal:
            return False
        return True

    async def _host(self, rows: Rows, guild_id: int, group: Group) -> int | None:
        """Whose table it is to be: the first of them who may open one more; None where there is no room for any."""
        for each in group.people:
            try:
                await room_to_open(rows, guild_id, each.user_id, self.limits)
                await room_in(rows, guild_id, self.limits)
            except Refusal:
                continue
            return each.user_id
        return None

    async def _opened(
        self, rows: Rows, people: Sequence[QueueRow], group: Group, host: int, present: int
    ) -> GameSnapshot:
        """The table with these people at it, who are asked whether they are ready."""
        now, first = self.transactions.now(), people[0]
        owner = next(row for row in people if row.user_id == host)
        other = next((row.locale for row in people if row.locale != owner.locale), "")
        game = GameRow(
            new_id(), first.kind, first.guild_id, group.channel_id, host, owner.locale, now, touched_at=now,
            second_locale=other, name_words=await self.names.generated(rows, first.guild_id), clock=group.clock,
            most_seats=len(people), least_finish=group.least_finish, newcomers=group.newcomers, owner_at=now,
        )  # fmt: skip
        await rows.put(game)
        for number, row in enumerate(people):
            seat = Person(row.user_id, row.name, row.locale).sit(game.id)
            await rows.put(replace(seat, seat=number))
            await rows.drop(QueueRow, guild_id=row.guild_id, user_id=row.user_id, kind=row.kind)
        snapshot = await ready.ask_all(rows, await load_snapshot(rows, game.id), present, now, matched=True)
        await note_deed(rows, snapshot, "queue", BY_ITSELF, now, {}, said=False)
        return snapshot


def _checked(wish: Wish) -> None:
    """Raise `Refusal` stale for a wish that no view offers: it can be forged."""
    known = wish.kind in games.MODULES and wish.clock in PACES and wish.least_finish in FINISH_RATES
    if not known or not wish.seats or not set(wish.seats) <= set(games.game(wish.kind).seats):
        raise Refusal("stale")


async def _waiting(rows: Rows, row: QueueRow, queue: Iterable[QueueRow], now: int) -> Waiting:
    """Somebody of a queue as the rule of matching sees them."""
    prefs = await rows.one(PrefsRow, user_id=row.user_id) or PrefsRow(row.user_id)
    hours = own_hours(prefs)
    return Waiting(
        row.user_id, row.at, frozenset(row.seats), row.clock, row.channel_id, row.public,
        await finished_of(rows, row.user_id), row.least_finish, row.newcomers, _hours(hours, now) if hours else None,
        frozenset(await kept_apart(rows, row.user_id, [each.user_id for each in queue])),
    )  # fmt: skip


def _hours(hours: WakingHours, now: int) -> frozenset[int]:
    """In which hours of a working day, of UTC, somebody plays."""
    return frozenset(hour for hour, plays in enumerate(awake_by_hour([hours], now)) if plays)
