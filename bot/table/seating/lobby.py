"""Before the start: who sits where, what is played."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random

from bot.agents import LEVELS, USUAL
from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.store.lobby_rows import GuestRow, TemplateRow
from bot.store.rows import GameRow, Rows, SeatRow, SnapshotRow
from bot.table.clocks import clock
from bot.table.game.change import Changes
from bot.table.game.commitment import given_seed, new_salt
from bot.table.game.names import Names, with_public_name
from bot.table.game.roles import By, acting, require
from bot.table.game.run import begin
from bot.table.game.sittings import sit
from bot.table.game.snapshot import GameSnapshot, Person, load_snapshot, personal_orders
from bot.table.game.transactions import Part, Transactions, in_lobby
from bot.table.game.waits import LENGTHS
from bot.table.limits import DAY, HOUR, STANDARD, Limits, room_for, room_in, room_to_open, spend
from bot.table.seating import ready
from bot.table.seating.choosing import chosen_value, fits, require_fitting
from bot.table.seating.welcome import kept_apart, not_barred, welcome
from rules import amendments, games
from rules.core import play, saves
from rules.core.game import Setup, chosen, effective

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
MOST_OPEN = STANDARD.open_per_person


def new_id() -> str:
    """Six characters that nobody mistakes for others (Crockford's base 32)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(6))


ASKED_A_DAY = 3  # so often people are asked whether they are ready because a last seat was taken


class OpensTables(Part):
    """A part of the table that opens tables, as many as `limits` allow, each called by one of the `names`.

    Every game starts from `seed`, for demos and tests; without it each draws its own.
    """

    def __init__(
        self, transactions: Transactions, seed: str = "", limits: Limits = STANDARD, names: Names | None = None
    ) -> None:
        super().__init__(transactions)
        self.seed = seed
        self.limits = limits
        self.names = names or Names()


class Lobby(OpensTables):
    """Creating, joining, choosing options, starting; computers sit down at the `level` that the host of the bot has.

    What changes a table raises `Refusal` not-lobby once it has begun, and not-owner for whoever may not arrange it.
    """

    level: str = USUAL

    async def create(
        self,
        kind: str,
        guild_id: int,
        channel_id: int,
        owner: Person,
        locale: str,
        *,
        seated: bool = True,
        name: str = "",
        seed: str = "",
        template: TemplateRow | None = None,
    ) -> GameRow:
        """A new table of game `kind`, at which the owner sits or only watches, called `name` or by two words.

        With a `seed` the game will start from it; else it draws its own. A `template` of the same kind says how it is
        set up, its computers too.

        Raises KeyError for an unknown game; `Refusal` banned, too-many-open, server-many-open, too-many-games or
        server-full for one table more than there may be, tables-too-often, name-taken, seed-shape.
        """
        games.game(kind)
        now, given = self.transactions.now(), given_seed(seed)
        row = GameRow(
            new_id(), kind, guild_id, channel_id, owner.user_id, locale, now, touched_at=now, seed=given,
            seed_given=bool(given), owner_at=now,
        )  # fmt: skip
        computers = 0
        if template:
            row, computers = _set_up(row, template), template.computers
        async with self.transactions.write(row.id) as rows:
            await room_for_table(rows, guild_id, owner.user_id, now, self.limits)
            row = replace(
                row,
                name=await self.names.chosen(rows, guild_id, name),
                name_words=await self.names.generated(rows, guild_id),
            )
            await rows.put(row)
            if seated:
                await rows.put(ready.there(owner.sit(row.id), now))
            for number in range(computers):
                await rows.put(SeatRow(row.id, number + seated, None, f"Orrery {number + 1}", self.level))
        self.transactions.changed(row.id)
        return row

    @asynccontextmanager
    async def arranging(self, game_id: str, by: By) -> AsyncIterator[tuple[Rows, GameSnapshot]]:
        """One transaction over one lobby, which somebody touches by it; raises `Refusal` not-lobby."""
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            in_lobby(snapshot)
            if acting(by).user_id == snapshot.row.owner_id:
                owner_at = now
            else:
                owner_at = snapshot.row.owner_at
            touched = replace(snapshot.row, touched_at=now, owner_at=owner_at, ageing=False)
            yield rows, replace(snapshot, row=touched)

    async def shown(self, rows: Rows, row: GameRow) -> GameSnapshot:
        """Store the row as one whose public message is to be renewed; returns the game with it."""
        return await _shown(rows, row)

    async def rename(self, game_id: str, by: By, name: str) -> GameSnapshot:
        """The host calls the table otherwise, or with "" by its two words again.

        Raises `Refusal` name-taken (name) where another living table of the server is called so.
        """
        async with self.arranging(game_id, by) as (rows, snapshot):
            require(snapshot, by, "arrange")
            chosen = await self.names.chosen(rows, snapshot.row.guild_id, name, game_id)
            return await _shown(rows, replace(snapshot.row, name=chosen))

    async def set_option(self, game_id: str, user_id: int, option: str, value: str) -> GameSnapshot:
        """The owner chooses, one of the choices or in words of their own; raises what `choosing.chosen_value` raises.

        What loses its effect by somebody's coming or going stays chosen: it counts again when as many sit as before.
        """
        async with self.arranging(game_id, user_id) as (rows, snapshot):
            require(snapshot, user_id, "arrange")
            kept = chosen_value(snapshot, option, value)
            snapshot = await ready.called_off(rows, snapshot)
            return await _shown(rows, replace(snapshot.row, options={**snapshot.row.options, option: kept}))

    async def set_languages(self, game_id: str, user_id: int, locale: str, second_locale: str = "") -> GameSnapshot:
        """The owner chooses in which language, or which two, the table says what all people read."""
        async with self.arranging(game_id, user_id) as (rows, snapshot):
            require(snapshot, user_id, "arrange")
            return await _shown(rows, replace(snapshot.row, locale=locale, second_locale=second_locale))

    async def choose_clock(self, game_id: str, user_id: int, pace: str) -> GameSnapshot:
        """The host chooses one of `clock.PACES`, or `NO_CLOCK`; a ready check is called off.

        Raises `Refusal` not-lobby, not-owner, or stale for another word.
        """
        async with self.transactions.changing(game_id) as (rows, snapshot):
            in_lobby(snapshot)
            require(snapshot, user_id, "arrange")
            if pace not in (*clock.PACES, clock.NO_CLOCK):
                raise Refusal("stale")
            snapshot = await ready.called_off(rows, snapshot)
            now = self.transactions.now()
            row = replace(snapshot.row, clock=pace, touched_at=now, owner_at=now, ageing=False)
            return await self.changes.keep(rows, snapshot, replace(snapshot, row=row))

    async def choose_window(self, game_id: str, by: By, kind: str, hours: int) -> GameSnapshot:
        """The host chooses for how many of `LENGTHS` hours windows of a kind are open.

        Raises `Refusal` not-lobby, not-owner, or stale for a kind of which nobody chooses.
        """
        async with self.arranging(game_id, by) as (rows, snapshot):
            require(snapshot, by, "arrange")
            if kind not in manifest(snapshot.row.kind).windows or hours not in LENGTHS:
                raise Refusal("stale")
            snapshot = await ready.called_off(rows, snapshot)
            return await _shown(rows, replace(snapshot.row, windows={**snapshot.row.windows, kind: hours}))

    async def hide_names(self, game_id: str, by: By, *, on: bool) -> GameSnapshot:
        """The host says whether people are called by their seats until the end.

        Raises `Refusal` names-hidden where somebody else has sat down since they are: they count on it.
        """
        async with self.arranging(game_id, by) as (rows, snapshot):
            require(snapshot, by, "arrange")
            if not on and snapshot.masked and set(snapshot.people) - {snapshot.row.owner_id}:
                raise Refusal("names-hidden")
            for seat in snapshot.seats:
                await rows.put(with_public_name(seat, anonymous=on))
            return await _shown(rows, replace(snapshot.row, anonymous=on))

    async def allow_hints(self, game_id: str, by: By, *, on: bool) -> GameSnapshot:
        """The host says whether whoever plays may ask what a computer would do."""
        async with self.arranging(game_id, by) as (rows, snapshot):
            require(snapshot, by, "arrange")
            return await _shown(rows, replace(snapshot.row, hints=on))

    async def allow_feed(self, game_id: str, by: By, *, on: bool) -> GameSnapshot:
        """The host says whether programs may read what everybody may see of the table."""
        async with self.arranging(game_id, by) as (rows, snapshot):
            require(snapshot, by, "arrange")
            return await _shown(rows, replace(snapshot.row, feed=on))

    async def join(self, game_id: str, person: Person) -> GameSnapshot:
        """Take the next seat. A rematch to which all agreed starts.

        With the last seat the owner is told, once a day; or, where somebody sat down long ago, all are asked whether
        they are ready, a few times a day. Raises `Refusal` already-seated, table-full, too-many-games, joins-too-often,
        and what `welcome` raises.
        """
        now = self.transactions.now()
        async with self.arranging(game_id, person.user_id) as (rows, snapshot):
            if snapshot.seat_of(person.user_id) is None and person.user_id not in snapshot.row.invited:
                most = self.limits.joins_per_hour
                await spend(rows, f"join:{person.user_id}", now, HOUR, most, "joins-too-often")
            return await self.take_seat(rows, snapshot, person)

    async def take_seat(self, rows: Rows, snapshot: GameSnapshot, person: Person) -> GameSnapshot:
        """The lobby with one more person, or the game that begins with them; raises what `join` raises."""
        now = self.transactions.now()
        if snapshot.seat_of(person.user_id) is not None:
            raise Refusal("already-seated")
        await welcome(rows, snapshot, person.user_id)
        if snapshot.row.owner_id != person.user_id:  # whose table it is counts it already
            await room_for(rows, person.user_id, self.limits)
        joined = await seated(rows, snapshot, ready.there(person.sit(snapshot.row.id), now))
        if person.user_id in snapshot.row.invited:
            joined = await started_if_agreed(self.changes, rows, joined, self.seed, now)
        if joined.row.status == "lobby" and joined.full:
            joined = await self._filled(rows, joined, person.user_id, now)
        return joined

    async def keep_open(self, game_id: str, user_id: int) -> GameSnapshot:
        """Let a lobby stand for as long as a new one; raises `Refusal` not-seated for whoever has no part in it."""
        async with self.arranging(game_id, user_id) as (rows, snapshot):
            require(snapshot, user_id, "refresh")
            return await _shown(rows, snapshot.row)

    async def _filled(self, rows: Rows, snapshot: GameSnapshot, last: int, now: int) -> GameSnapshot:
        """The lobby whose last seat was just taken."""
        if snapshot.row.ready_asked_at is not None:
            return snapshot  # the others are being asked already
        key = f"ready:{snapshot.row.id}"
        if await rows.used(key, now - DAY) >= ASKED_A_DAY:  # a last seat that is left again and again; `start` asks
            await self._tell_full(rows, snapshot.row.id)
            return snapshot
        asked = snapshot
        if fits(snapshot, len(snapshot.seats)):
            asked = await ready.ask_all(rows, snapshot, last, now)
        if asked.row.ready_asked_at is not None:
            await rows.use(key, now)
        if asked.row.ready_asked_at is None and snapshot.row.owner_id != last:
            await self._tell_full(rows, snapshot.row.id)
        return asked

    async def _tell_full(self, rows: Rows, game_id: str) -> None:
        """Tell the owner that the table is full, unless that was said within a day."""
        key, now = f"full:{game_id}", self.transactions.now()
        if not await rows.used(key, now - DAY):
            await rows.use(key, now)
            await rows.post(game_id, "full", {})

    async def leave(self, game_id: str, user_id: int) -> GameSnapshot:
        """Get up, or decline a seat that is kept.

        The owner's table passes on; with nobody left it is given up. Raises `Refusal` not-lobby or not-seated.
        """
        async with self.arranging(game_id, user_id) as (rows, snapshot):
            if user_id in snapshot.row.invited:
                return await _shown(rows, uninvited(snapshot.row, user_id))
            if snapshot.seat_of(user_id) is None:
                raise Refusal("not-seated")
            return await got_up(rows, snapshot, user_id)

    async def add_agent(self, game_id: str, user_id: int, agent: str = "", *, key: str = "") -> GameSnapshot:
        """The owner seats a computer player; raises `Refusal` no-agent or table-full.

        `key` is the interaction's id, where there is one: a second delivery changes nothing.
        """
        async with self.arranging(game_id, user_id) as (rows, snapshot):
            require(snapshot, user_id, "arrange")
            if key and not await rows.first_seen(key, self.transactions.now()):
                return snapshot
            if agent not in ("", *LEVELS):
                raise Refusal("no-agent")
            number = 1 + sum(1 for seat in snapshot.seats if seat.agent)
            snapshot = await ready.called_off(rows, snapshot)
            return await seated(rows, snapshot, SeatRow(game_id, 0, None, f"Orrery {number}", agent or self.level))

    async def drop_agent(self, game_id: str, user_id: int, *, key: str = "") -> GameSnapshot:
        """The owner sends the last computer player away; raises `Refusal` no-agent. `key` is as in `add_agent`."""
        async with self.arranging(game_id, user_id) as (rows, snapshot):
            require(snapshot, user_id, "arrange")
            if key and not await rows.first_seen(key, self.transactions.now()):
                return snapshot
            agents = [seat for seat in snapshot.seats if seat.agent]
            if not agents:
                raise Refusal("no-agent")
            snapshot = await ready.called_off(rows, snapshot)
            await _reseat(rows, game_id, [seat for seat in snapshot.seats if seat != agents[-1]])
            return await _shown(rows, snapshot.row)

    async def set_level(self, game_id: str, user_id: int, seat: int, level: str) -> GameSnapshot:
        """The owner chooses how well a computer player plays; raises `Refusal` no-agent for another seat or level."""
        async with self.arranging(game_id, user_id) as (rows, snapshot):
            require(snapshot, user_id, "arrange")
            found = next((each for each in snapshot.seats if each.agent and each.seat == seat), None)
            if found is None or level not in LEVELS:
                raise Refusal("no-agent")
            await rows.put(replace(found, agent=level))
            return await _shown(rows, snapshot.row)

    async def start(self, game_id: str, user_id: int, seed: str | None = None) -> GameSnapshot:
        """The owner starts; seats are shuffled by the seed. Raises `Refusal` too-few, `Illegal` for unfit options.

        Whoever sat down long ago is asked first whether they are ready; the game begins when the last one is.
        """
        now = self.transactions.now()
        async with self.arranging(game_id, user_id) as (rows, snapshot):
            require(snapshot, user_id, "start")
            if len(snapshot.seats) not in snapshot.game.seats:
                raise Refusal("too-few", least=snapshot.game.seats[0])
            require_fitting(snapshot, len(snapshot.seats))
            if snapshot.row.ready_asked_at is None:
                asked = await ready.ask_all(rows, snapshot, user_id, now)
            else:
                asked = await ready.note_ready(rows, snapshot, user_id, now)
            if ready.silent(asked):
                return await _shown(rows, asked.row)
            return await opened(self.changes, rows, asked, seed or self.seed, now)

    async def ready(self, game_id: str, user_id: int) -> GameSnapshot:
        """Say that one is ready; with the last one the game begins.

        Raises `Refusal` not-lobby, not-seated, or not-asked-ready while nobody is asked.
        """
        now = self.transactions.now()
        async with self.arranging(game_id, user_id) as (rows, snapshot):
            require(snapshot, user_id, "ready")
            if snapshot.row.ready_asked_at is None:
                raise Refusal("not-asked-ready")
            said = await ready.note_ready(rows, snapshot, user_id, now)
            if ready.silent(said) or not fits(said, len(said.seats)):
                return await _shown(rows, said.row)
            return await opened(self.changes, rows, said, self.seed, now)


async def got_up(rows: Rows, snapshot: GameSnapshot, user_id: int) -> GameSnapshot:
    """The lobby without somebody, seated or not. Their own table passes on; with nobody left it is given up.

    Where people were being asked whether they are ready, that ends, and the owner is told.
    """
    if snapshot.row.ready_asked_at is not None and (seat := snapshot.seat_of(user_id)) is not None:
        snapshot = await ready.end_check(rows, snapshot)
        if snapshot.row.owner_id != user_id:
            await rows.post(snapshot.row.id, "unready", {"names": [snapshot.seats[seat].name], "why": "left"})
    left = [seat for seat in snapshot.seats if seat.user_id != user_id]
    await _reseat(rows, snapshot.row.id, left)
    if user_id != snapshot.row.owner_id:
        return await _shown(rows, snapshot.row)
    people = [seat.user_id for seat in left if seat.user_id]
    if not people:
        return await _shown(rows, replace(snapshot.row, status="abandoned"))
    return await _shown(rows, handed_over(snapshot.row, people[0]))


def handed_over(row: GameRow, user_id: int) -> GameRow:
    """The row of a table before its start that is another person's now; a seed that was given goes with its giver."""
    return replace(row, owner_id=user_id, seed="", seed_given=False, owner_at=row.touched_at)


async def opened(changes: Changes, rows: Rows, snapshot: GameSnapshot, seed: str, now: int) -> GameSnapshot:
    """The game with its first position; where no seed was given, from `seed`, and without that from one it draws."""
    snapshot = await ready.end_check(rows, snapshot)
    await rows.drop(GuestRow, game_id=snapshot.row.id)
    started = await _shuffled(rows, snapshot, snapshot.row.seed or seed or secrets.token_hex(16), now)
    first = saves.save(started.game, started.state)  # kept also where computers move at once: a table may go back to it
    await rows.put(SnapshotRow(started.row.id, started.row.seq, started.game.version, first))
    return await changes.commit(rows, started, begin(started), now, "start")


async def _shuffled(rows: Rows, snapshot: GameSnapshot, seed: str, now: int) -> GameSnapshot:
    """The first position, with everybody in the seat the seed gives; the row keeps the value of every option."""
    order = await _order(rows, snapshot, seed)
    seats = await _reseat(rows, snapshot.row.id, order)
    game = snapshot.game
    options = effective(game, len(seats), snapshot.row.options)
    state = play.start(game, Setup(len(seats), options), seed)
    row = replace(
        snapshot.row,
        status="running",
        options={**chosen(game, options), **amendments.of_today(game.id)},
        seed=seed,
        salt=new_salt(),
        version=game.version,
        state=saves.save(game, state),
    )
    snapshot = GameSnapshot(row, seats, game, state, (), personal=await personal_orders(rows, row.kind, seats))
    for seat in seats:
        await sit(rows, snapshot, seat, "start", now)
    return snapshot  # nobody is asked yet: the start calls all


async def _order(rows: Rows, snapshot: GameSnapshot, seed: str) -> list[SeatRow]:
    """Who sits where: drawn by the seed; in a rematch as before, turned by one, with who is new behind.

    At an anonymous table a host who has given the seed is not to work out who sits where.
    """
    order = list(snapshot.seats)
    if snapshot.row.anonymous:
        secrets.SystemRandom().shuffle(order)
        return order
    if not snapshot.row.rematch_of:
        Random(f"{seed}/seats").shuffle(order)
        return order
    before = await rows.some(SeatRow, game_id=snapshot.row.rematch_of)
    turned: list[SeatRow] = []
    for old in [*before[1:], *before[:1]]:
        again = next((seat for seat in order if seat.person == old.person and seat not in turned), None)
        if again:
            turned.append(again)
    return turned + [seat for seat in order if seat not in turned]


async def _reseat(rows: Rows, game_id: str, order: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    await rows.drop(SeatRow, game_id=game_id)
    numbered = (replace(seat, seat=number) for number, seat in enumerate(order))
    seats = tuple(with_public_name(seat, anonymous=bool(seat.real_name)) for seat in numbered)
    for seat in seats:
        await rows.put(seat)
    return seats


async def seated(rows: Rows, snapshot: GameSnapshot, seat: SeatRow) -> GameSnapshot:
    """The lobby with one more at its table; raises `Refusal` table-full.

    People take no seat that is kept for others. A computer does: whose table it is need not wait for an answer.
    """
    row = uninvited(snapshot.row, seat.person)
    kept = 0
    if seat.person:  # no seat is kept for somebody who could not take it any more
        apart = await kept_apart(rows, seat.person, row.invited)
        row = replace(row, invited=tuple(user for user in row.invited if user not in apart))
        kept = len(row.invited)
    if snapshot.full or len(snapshot.seats) + kept >= snapshot.most:
        raise Refusal("table-full")
    seat = replace(seat, seat=len(snapshot.seats))
    await rows.put(with_public_name(seat, anonymous=row.anonymous))
    free = snapshot.most - len(snapshot.seats) - 1
    return await _shown(rows, replace(row, invited=row.invited[:free]))


def uninvited(row: GameRow, user_id: int | None) -> GameRow:
    """The row of a table that keeps no seat for this person any more."""
    return replace(row, invited=tuple(user for user in row.invited if user != user_id))


async def started_if_agreed(changes: Changes, rows: Rows, snapshot: GameSnapshot, seed: str, now: int) -> GameSnapshot:
    """The rematch, started where all who played before sit at its table and nobody is waited for."""
    before = await rows.some(SeatRow, game_id=snapshot.row.rematch_of)
    missing = {seat.present for seat in before if seat.present} - set(snapshot.people)
    for person in snapshot.people:  # nobody waits for those who are kept apart from somebody there
        missing -= await kept_apart(rows, person, missing)
    if snapshot.row.rematch_of and not missing and fits(snapshot, len(snapshot.seats)):
        return await opened(changes, rows, snapshot, seed, now)
    return snapshot


async def room_for_table(rows: Rows, guild_id: int, user_id: int, now: int, limits: Limits) -> None:
    """Count a table that somebody opens.

    Raises `Refusal` too-many-open, server-many-open, too-many-games, server-full or tables-too-often where it is one
    too many, and banned.
    """
    await not_barred(rows, guild_id, user_id)
    await room_to_open(rows, guild_id, user_id, limits)
    await room_for(rows, user_id, limits)
    await room_in(rows, guild_id, limits)
    await spend(rows, f"table:{user_id}", now, HOUR, limits.tables_per_hour, "tables-too-often")


def _set_up(row: GameRow, template: TemplateRow) -> GameRow:
    """The row of a table that is set up as a template says."""
    return replace(
        row, options=template.options, clock=template.clock, most_seats=template.most_seats, access=template.access,
        least_finish=template.least_finish, newcomers=template.newcomers, locale=template.locale,
        second_locale=template.second_locale, wished_level=template.wished_level, windows=template.windows,
    )  # fmt: skip


async def _shown(rows: Rows, row: GameRow) -> GameSnapshot:
    """Store the row as one whose public message is to be renewed."""
    await rows.put(replace(row, rev=row.rev + 1))
    return await load_snapshot(rows, row.id)
