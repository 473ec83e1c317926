"""Games to look at and to practise from: those of files, and tables that go on from a moment of a game that has ended.

Such a table is marked, has no rematch and counts in nobody's history. It has the seed of the game from which it goes
on, so that the same chance is still to come: whoever has the file can know it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.agents import USUAL
from bot.errors import Refusal
from bot.plain_text import visible
from bot.store.game_store import Span
from bot.store.rows import LIVING, GameRow, MoveRow, Rows, SeatRow, SnapshotRow, Status
from bot.table.course.replay import Replay
from bot.table.game.commitment import new_salt
from bot.table.game.jumps import effective_moves
from bot.table.game.positions import round_of
from bot.table.game.run import begin
from bot.table.game.sittings import sit
from bot.table.game.snapshot import GameSnapshot, Person, load_snapshot, personal_orders
from bot.table.limits import HOUR, spend
from bot.table.seating.lobby import OpensTables, new_id, room_for_table
from bot.table.seating.welcome import not_barred
from rules.amendments import as_of
from rules.core import saves

if TYPE_CHECKING:
    from bot.table.finished.importing import Imported

KEPT = 5  # games that one person has brought; the oldest go
LONGEST_NAME = 40


class Practice(OpensTables):
    """Brings games of files, and opens tables that go on from games that have ended; computers play at `level`."""

    level: str = USUAL

    async def bring(self, data: bytes, guild_id: int, channel_id: int, person: Person, locale: str) -> GameSnapshot:
        """The game of a file, to look at: nobody sits there, and only whoever brought it knows of it.

        Raises what `imported` raises, banned, or `Refusal` imports-too-often (most).
        """
        from bot.table.finished.importing import imported  # with what checks files, which few bring

        now = self.transactions.now()
        async with self.transactions.write(Span.BESIDE) as rows:
            await not_barred(rows, guild_id, person.user_id)
            most = self.limits.imports_per_hour
            await spend(rows, f"import:{person.user_id}", now, HOUR, most, "imports-too-often")
        async with self.transactions.lock_for("import"):  # one after another: each takes a core for a while
            found = await asyncio.to_thread(imported, data)
        row = GameRow(
            new_id(), found.game.id, guild_id, channel_id, person.user_id, locale, now, _ended(found),
            options=found.options, seed=found.seed, seq=len(found.moves), version=found.game.version,
            state=saves.save(found.game, found.last), posted_seq=len(found.moves), shown_rev=1, touched_at=now,
            placed=False, round=round_of(found.last), access="private", seed_given=True,
            kept_draws=found.kept_draws, owner_at=now, practice=True,
        )  # fmt: skip
        async with self.transactions.write(Span.ALL) as rows:
            await _make_room(rows, person.user_id)
            await rows.put(replace(row, name_words=await self.names.generated(rows, guild_id)))
            for seat, name in enumerate(found.names):
                shown = visible(name)[:LONGEST_NAME] or str(seat + 1)
                await rows.put(SeatRow(row.id, seat, None, shown, self.level))
            for move in found.moves:
                await rows.put(replace(move, game_id=row.id))
            await rows.put(SnapshotRow(row.id, 0, row.version, saves.save(found.game, found.first)))
            await rows.put(SnapshotRow(row.id, row.seq, row.version, row.state))
            return await load_snapshot(rows, row.id)

    async def begin(
        self, game_id: str, seq: int, seat: int, person: Person, guild_id: int, channel_id: int, locale: str
    ) -> GameSnapshot:
        """A table that goes on from the position after a move of a game that has ended, with this person in a seat.

        Computers play the others, which anybody may take over. Raises `Refusal` no-game, not-over, stale for a move or
        a seat that is none, practice-over where nothing was to be done any more, and what opening a table raises.
        """
        now = self.transactions.now()
        source, log, state, first = await self._moment(game_id, seq)
        if not source.game.pending(state):
            raise Refusal("practice-over")
        if not 0 <= seat < len(source.seats):
            raise Refusal("stale")
        row = GameRow(
            new_id(), source.row.kind, guild_id, channel_id, person.user_id, locale, now, "running",
            options=as_of(source.row.kind, source.row.options, seq), seed=source.row.seed, seed_given=True,
            salt=new_salt(), seq=seq,
            version=source.game.version, state=saves.save(source.game, state), posted_seq=seq, touched_at=now,
            kept_draws=_kept_draws(log), owner_at=now, hints=True, practice=True,
        )  # fmt: skip
        seats = tuple(self._seat(row.id, number, seat, person) for number in range(len(source.seats)))
        async with self.transactions.write(row.id) as rows:
            await room_for_table(rows, guild_id, person.user_id, now, self.limits)
            row = replace(row, name_words=await self.names.generated(rows, guild_id))
            await rows.put(row)
            for each in seats:
                await rows.put(each)
            for move in log:
                await rows.put(replace(move, game_id=row.id, by=None, why="", clocks=()))
            await rows.put(SnapshotRow(row.id, 0, row.version, saves.save(source.game, first)))
            await rows.put(SnapshotRow(row.id, seq, row.version, row.state))
            personal = await personal_orders(rows, row.kind, seats)
            begun = GameSnapshot(row, seats, source.game, state, (), personal=personal)
            for each in seats:
                await sit(rows, begun, each, "start", now)
            after = await self.changes.commit(rows, begun, begin(begun), now, "start")
        self.transactions.changed(row.id)
        return after

    async def _moment(self, game_id: str, seq: int) -> tuple[GameSnapshot, list[MoveRow], Any, Any]:
        """A game that has ended, its log up to a move that counts, and the positions there and before the first."""
        replay = Replay(self.transactions)
        moment = await replay.at(game_id, seq)
        if moment.snapshot.row.status in LIVING:
            raise Refusal("not-over")
        if moment.seq != seq:
            raise Refusal("stale")
        first = (await replay.at(game_id, 0)).snapshot.state
        async with self.transactions.read() as rows:
            log = await rows.log(game_id, 0, seq)
        return moment.snapshot, log, moment.snapshot.state, first

    def _seat(self, game_id: str, number: int, own: int, person: Person) -> SeatRow:
        if number == own:
            return replace(person.sit(game_id), seat=number)
        return SeatRow(game_id, number, None, f"Orrery {number + 1}", self.level, offered=True)


def _ended(found: Imported) -> Status:
    return "over" if found.over else "abandoned"


def _kept_draws(log: Sequence[MoveRow]) -> tuple[int, ...]:
    """The draws of a log that an undo has put back and that did not fall again."""
    draws = list(dict.fromkeys(move.draw for move in log if move.chance))
    return tuple(draws[sum(move.chance for move in effective_moves(log)) :])


async def _make_room(rows: Rows, user_id: int) -> None:
    """Forget the oldest games that somebody has brought, so that there is room for one more."""
    brought = [row for row in await rows.some(GameRow, owner_id=user_id, practice=True) if row.brought]
    oldest_first = sorted(brought, key=lambda row: row.created_at)
    for old in oldest_first[: max(0, len(brought) - KEPT + 1)]:
        await rows.drop(GameRow, id=old.id)
