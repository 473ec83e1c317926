"""No clock runs while the bot is down, or while the clock of its machine is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.sharing.shards import Shards
from bot.store.game_store import Span
from bot.store.rows import GameRow, Rows
from bot.store.server_rows import MetadataRow
from bot.table.clocks import clock
from bot.table.game.seated import load_seated
from bot.table.game.transactions import Part, apart
from bot.table.seating import ready
from bot.table.uptime.set_back import SetBack, moved, rewound

log = structlog.get_logger()
SEEN = "clock-seen"
GIVEN = "clock-given"  # the ends of the time that was given back last
GAP = 300  # seconds without a look after which the bot was down, and not only busy; so much a clock may be set back
TOGETHER = 20  # games whose time is given back in one transaction: who presses waits for no more of them


class Uptime(Part):
    """Keeping time in which the bot was down from counting."""

    async def look(self) -> None:
        """Note that the bot is up; after a time in which it was not, give that time back to everybody's clock.

        Of several processes each does so for the servers on its shards. Where it was up in what is the future now, the
        clock of the machine was set back: see `set_back.py`.
        """
        now, shards = self.transactions.now(), self.transactions.shards
        async with self.transactions.write(Span.ALL) as rows:
            seen = await _seen(rows, shards, now)
            rewinding = await _set_back(rows, shards, now, seen - now) if seen - now > GAP else []
            if now - seen > GAP:
                down_since = seen
            else:
                down_since = now
            paces = clock.PACES if down_since < now else ()
            if down_since < now:
                await ready.prolonged(rows, now - down_since, shards)
                await rows.put(MetadataRow(of_range(GIVEN, shards), f"{down_since} {now}"))
            tables = [table for pace in paces for table in await rows.some(GameRow, status="running", clock=pace)]
        for game_id, back in rewinding:
            await self._rewind(game_id, back)
        ours = [table.id for table in tables if shards.serve(table.guild_id)]
        for first in range(0, len(ours), TOGETHER):
            await self._give_back_apart(ours[first : first + TOGETHER], down_since, now)

    async def _rewind(self, game_id: str, back: SetBack) -> None:
        with apart("clock-failed", game=game_id):
            async with self.transactions.changing(game_id) as (rows, snapshot):
                await rewound(self.changes, rows, snapshot, back)

    async def _give_back_apart(self, game_ids: Sequence[str], since: int, now: int) -> None:
        """Give several games their time; where that fails, each for itself, so that the others have theirs."""
        try:
            await self._give_back(game_ids, since, now)
        except Exception:
            for game_id in game_ids:
                with apart("clock-failed", game=game_id):
                    await self._give_back([game_id], since, now)

    async def _give_back(self, game_ids: Sequence[str], since: int, now: int) -> None:
        """Nobody has to read the positions: a game whose position is damaged has its time, too."""
        async with self.transactions.write(Span.ALL) as rows:
            for game_id in game_ids:
                table = await load_seated(rows, game_id)
                if clock.running(table):
                    await self.changes.keep(rows, table, await clock.stood_still(rows, table, since, now))
        for game_id in game_ids:
            self.transactions.changed(game_id)


def of_range(key: str, shards: Shards) -> str:
    """What is noted under this key of the servers on some shards."""
    return f"{key} {shards.name}".strip()


async def _seen(rows: Rows, shards: Shards, now: int) -> int:
    """When these shards were seen served last, `now` where they never were; notes that they are served now.

    Where the shards were shared otherwise before, or by one process, all of them were seen when any was last.
    """
    keys = {of_range(SEEN, each) for each in shards.all_ranges}
    noted = {row.key: row for row in await rows.some(MetadataRow) if row.key.partition(" ")[0] == SEEN}
    if noted and noted.keys() != keys:
        last = max(noted.values(), key=lambda row: int(row.value))
        for key in noted.keys() - keys:
            await rows.drop(MetadataRow, key=key)
        noted = {key: noted.get(key, replace(last, key=key)) for key in keys}
        for row in noted.values():
            await rows.put(row)
    ours = of_range(SEEN, shards)
    await rows.put(MetadataRow(ours, str(now)))
    return int(noted[ours].value) if noted else now


async def _set_back(rows: Rows, shards: Shards, now: int, ahead: int) -> list[tuple[str, SetBack]]:
    """The clock of the machine is set back by so many seconds: what lies in the future moves to where it belongs.

    Returns the running games, whose clocks are to be rewound one by one.
    """
    log.warning("clock-set-back", seconds=ahead)
    given = await rows.one(MetadataRow, key=of_range(GIVEN, shards))
    since, to = map(int, given.value.split()) if given else (0, 0)
    back = SetBack(now, ahead, (since, to))
    await moved(rows, back)
    running = await rows.some(GameRow, status="running")
    return [(row.id, back) for row in running if shards.serve(row.guild_id)]
