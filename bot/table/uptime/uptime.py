"""No clock runs while the bot is down, or while the clock of its machine is wrong."""

from __future__ import annotations

import structlog

from bot.store.game_store import Span
from bot.store.rows import GameRow, Rows
from bot.store.server_rows import MetadataRow
from bot.table.clocks import clock
from bot.table.game.transactions import Part, apart
from bot.table.seating import ready
from bot.table.uptime.set_back import SetBack, moved, rewound

log = structlog.get_logger()
SEEN = "clock-seen"
GIVEN = "clock-given"  # the ends of the time that was given back last
GAP = 300  # seconds without a look after which the bot was down, and not only busy; so much a clock may be set back


class Uptime(Part):
    """Keeping time in which the bot was down from counting."""

    async def look(self) -> None:
        """Note that the bot is up; after a time in which it was not, give that time back to everybody's clock.

        Where it was up in what is the future now, the clock of the machine was set back: see `set_back.py`.
        """
        now = self.transactions.now()
        async with self.transactions.write(Span.ALL) as rows:
            seen = await rows.one(MetadataRow, key=SEEN)
            await rows.put(MetadataRow(SEEN, str(now)))
            ahead = int(seen.value) - now if seen else 0
            rewinding = await _set_back(rows, now, ahead) if ahead > GAP else []
            if seen and now - int(seen.value) > GAP:
                down_since = int(seen.value)
            else:
                down_since = now
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
                await rewound(self.changes, rows, snapshot, back)

    async def _give_back(self, game_id: str, since: int, now: int) -> None:
        with apart("clock-failed", game=game_id):
            async with self.transactions.changing(game_id) as (rows, snapshot):
                if clock.running(snapshot):
                    after = await clock.stood_still(rows, snapshot, since, now)
                    await self.changes.keep(rows, snapshot, after)


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
