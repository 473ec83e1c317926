"""The clocks of tables: which one a table has, and that none runs while the bot is down or the machine's is wrong."""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.errors import Refusal
from bot.store.rows import GameRow, Rows
from bot.store.server_rows import MetadataRow
from bot.table.clocks import clock, pausing
from bot.table.clocks.set_back import SetBack, moved, rewound
from bot.table.game.record import keep_beside
from bot.table.game.roles import Actor, require
from bot.table.game.sittings import note_deed
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import Part, apart, in_lobby, in_play
from bot.table.seating import ready

log = structlog.get_logger()
SEEN = "clock-seen"
GIVEN = "clock-given"  # the ends of the time that was given back last
GAP = 300  # seconds without a look after which the bot was down, and not only busy; so much a clock may be set back


class Clocks(Part):
    """Choosing the clock of a table, stopping it as a moderator, and keeping time the bot was down from counting."""

    async def choose(self, game_id: str, user_id: int, pace: str) -> GameSnapshot:
        """The host chooses one of `clock.PACES`, or none; raises `Refusal` not-lobby, not-owner or stale."""
        async with self.transactions.changing(game_id) as (rows, snapshot):
            in_lobby(snapshot)
            require(snapshot, user_id, "arrange")
            if pace not in (*clock.PACES, clock.NO_CLOCK):
                raise Refusal("stale")
            snapshot = await ready.called_off(rows, snapshot)
            now = self.transactions.now()
            row = replace(snapshot.row, clock=pace, touched_at=now, owner_at=now, ageing=False)
            return await keep_beside(rows, snapshot, replace(snapshot, row=row))

    async def pause(self, game_id: str, by: Actor, *, paused: bool) -> GameSnapshot:
        """A moderator stops the clocks of a table, or lets them run again, without a vote.

        Raises `Refusal` not-moderator, not-running, or stale where that is so already.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            require(snapshot, by, "pause")
            in_play(snapshot)
            if paused == (snapshot.row.paused_at is not None):
                raise Refusal("stale")
            after = await (pausing.paused if paused else pausing.resumed)(rows, snapshot, now)
            await note_deed(rows, after, "pause" if paused else "resume", by, now, {}, users=[])
            return after

    async def look(self) -> None:
        """Note that the bot is up; after a time in which it was not, give that time back to everybody's clock.

        Where it was up in what is the future now, the clock of the machine was set back: see `set_back.py`.
        """
        now = self.transactions.now()
        async with self.transactions.write() as rows:
            seen = await rows.one(MetadataRow, key=SEEN)
            await rows.put(MetadataRow(SEEN, str(now)))
            ahead = int(seen.value) - now if seen else 0
            rewinding = await _set_back(rows, now, ahead) if ahead > GAP else []
            down_since = int(seen.value) if seen and now - int(seen.value) > GAP else now
            paces = clock.PACES if down_since < now else ()
            if down_since < now:
                await ready.prolonged(rows, now - down_since)
                await rows.put(MetadataRow(GIVEN, f"{down_since} {now}"))
            tables = [table for pace in paces for table in await rows.some(GameRow, status="running", clock=pace)]
        for game_id, back in rewinding:
            await self._rewind(game_id, back)
        for table in tables:
            await self._give_back(table.id, down_since, now)

    async def _rewind(self, game_id: str, back: SetBack) -> None:
        with apart("clock-failed", game=game_id):
            async with self.transactions.changing(game_id) as (rows, snapshot):
                await rewound(rows, snapshot, back)

    async def _give_back(self, game_id: str, since: int, now: int) -> None:
        with apart("clock-failed", game=game_id):
            async with self.transactions.changing(game_id) as (rows, snapshot):
                if clock.running(snapshot):
                    after = await clock.stood_still(rows, snapshot, since, now)
                    await keep_beside(rows, snapshot, after)


async def _set_back(rows: Rows, now: int, ahead: int) -> list[tuple[str, SetBack]]:
    """The clock of the machine is set back by so many seconds: what lies in the future moves to where it belongs.

    Returns the running games, whose clocks are to be rewound one by one.
    """
    log.warning("clock-set-back", seconds=ahead)
    given = await rows.one(MetadataRow, key=GIVEN)
    since, to = map(int, given.value.split()) if given else (0, 0)
    back = SetBack(now, ahead, (since, to))
    await moved(rows, back)
    return [(row.id, back) for row in await rows.some(GameRow, status="running")]
