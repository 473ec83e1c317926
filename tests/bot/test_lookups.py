"""What is looked up while people play is found by an index, however many games are stored."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from bot.store.migrate import migrate
from bot.store.rows import GameRow
from bot.store.sqlite import SqliteRows

# Tables that grow with every game; the indexes that hold only what is still to be done
LONG = "game|seat|move|snapshot|draft|outbox|wait|sitting|deed|companion|note|plan|notebook|vote"
OPEN = {"outbox_to_send", "game_to_show", "outbox_of_several"}
SCAN = re.compile(rf"SCAN (?:{LONG})\b(?: USING (?:COVERING )?INDEX (\w+))?|SEARCH game USING INDEX game_by_status")
STARTED, LOBBIES = "games of computers", "ready checks that end"  # all that run are looked at once; lobbies are few


class Planned(SqliteRows):
    """Rows that note how SQLite goes about what they are asked."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        super().__init__(db, 0)
        self.plan: list[str] = []

    async def _fetch(self, sql: str, *args: Any) -> list[Any]:
        await self._note(sql, args)
        return await super()._fetch(sql, *args)

    async def _run(self, sql: str, *args: Any) -> None:
        await self._note(sql, args)
        await super()._run(sql, *args)

    async def _note(self, sql: str, args: tuple[Any, ...]) -> None:
        text, values = self._placed(sql, args)
        self.plan += [str(row[3]) for row in await self.db.execute_fetchall(f"EXPLAIN QUERY PLAN {text}", values)]


@pytest.fixture
async def rows(tmp_path: Path) -> AsyncIterator[Planned]:
    async with aiosqlite.connect(tmp_path / "a.db") as db:
        db.row_factory = aiosqlite.Row
        await migrate(db)
        yield Planned(db)


ASKED: dict[str, Callable[[Planned], Awaitable[Any]]] = {
    "somebody's games": lambda rows: rows.listed_of(1),
    "games that somebody has lost": lambda rows: rows.listed_lost(1),
    "a server's games": lambda rows: rows.listed_living(1),
    "a server's lobbies": lambda rows: rows.listed_lobbies(1),
    "names on a server": lambda rows: rows.living_names(1),
    "how many games somebody has": lambda rows: rows.count_of(1),
    "how many games wait": lambda rows: rows.count_waiting(1, ""),
    "how many games a server has": lambda rows: rows.count_in(1),
    "games seen to the end": lambda rows: rows.finished_games(1),
    "how long people take": lambda rows: rows.answers_of([1, 2], 0),
    "moves": lambda rows: rows.log("a", 0, 9),
    "a position of before": lambda rows: rows.snapshot_at("a", 9),
    "what is to be posted": lambda rows: rows.outbox(),
    "what is to be shown": lambda rows: rows.stale_messages(),
    STARTED: lambda rows: rows.of_computers(),
    "calls that stand": lambda rows: rows.with_open_calls("a"),
    "whose time is over": lambda rows: rows.due(1),
    "votes that end": lambda rows: rows.votes_due(1),
    "companions that end": lambda rows: rows.over_due(1),
    "requests that end": lambda rows: rows.requests_due(1),
    "returns": lambda rows: rows.returns_due(1),
    LOBBIES: lambda rows: rows.ready_due(1),
    "posts to forget": lambda rows: rows.prune(1),
    "games of a channel": lambda rows: rows.some(GameRow, channel_id=1),
    "the game of a thread": lambda rows: rows.some(GameRow, thread_id=1),
}


@pytest.mark.parametrize("asked", ASKED)
async def test_nothing_reads_all_games_of_the_bot(rows: Planned, asked: str) -> None:
    await ASKED[asked](rows)
    found = [SCAN.match(step) for step in rows.plan if asked not in (STARTED, LOBBIES) or "SCAN" in step]
    assert rows.plan
    assert [each[0] for each in found if each and each[1] not in OPEN] == []
