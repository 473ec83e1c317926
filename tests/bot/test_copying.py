"""A host moves from SQLite to PostgreSQL and back, and nothing is lost, and both answer alike."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.host.stores import held_alone
from bot.store import lease
from bot.store.call_rows import HookCallRow, HookRow
from bot.store.columns import STORED
from bot.store.copies.moving import Differs, NotEmpty, content, move, tables
from bot.store.game_store import GameStore
from bot.store.postgres.opening import held_store
from bot.store.rows import Rows
from bot.store.sqlite import SqliteStore
from testkit.postgres import Databases
from tests.bot.conftest import ANN, BEN, CAT, Driver
from tests.bot.test_contract import GAME, ROWS

HOST = "tests/saves/release-0.1"  # a whole database of the first release


@pytest.fixture(params=["postgres"])
async def address(databases: Databases) -> str:
    return await databases.empty()


@pytest.fixture
async def played(duel_of_two: Driver, tmp_path: Path) -> Path:
    """A database with a game that is played, people, posts, and what is counted."""
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    async with duel_of_two.table.transactions.write() as rows:
        for row in (replace(GAME, invited=(11, 77)), *ROWS, HookRow(11, "https://a", "json", "en", 1)):
            await rows.put(row)
        await rows.put(HookCallRow(11, GAME.id, 1, 2))
        await rows.post(GAME.id, "calls", {"user": 22, "tables": [{"game": duel_of_two.game_id, "said": 'é\\"'}]})
        for number in range(3):
            await rows.use(f"join:{ANN.user_id}", 100 + number // 2)
    return tmp_path / "orrery.db"


async def everything_read(rows: Rows, game_id: str) -> dict[str, Any]:
    """What every look at the store brings, for several people."""
    found: dict[str, Any] = {kind.__name__: await rows.some(kind) for kind in STORED}
    for user in (ANN.user_id, BEN.user_id, CAT.user_id, 3, 77):
        found[f"of {user}"] = [
            await rows.listed_of(user), await rows.listed_lost(user), await rows.count_of(user),
            await rows.count_waiting(user, "none"), await rows.finished_games(user),
            await rows.finished_games(user, "duel"), await rows.used(f"join:{user}", 0),
            await rows.last_call(user, "none", 0), await rows.games_with(user), await rows.uses_of(user),
            await rows.answers_of([user, 5], 0), await rows.orders_of([user], "duel"),
        ]  # fmt: skip
    for game in (game_id, GAME.id):
        found[game] = [await rows.with_open_calls(game), await rows.log(game, 0, 9), await rows.snapshot_at(game, 9)]
    late = rows.now + 10**9
    found["all"] = [
        await rows.listed_living(1), await rows.listed_lobbies(1), await rows.living_names(1), await rows.counts(),
        await rows.every_game(), await rows.count_in(1), await rows.outbox(), await rows.stale_messages(),
        await rows.due(late), await rows.held_due(late), await rows.votes_due(late), await rows.over_due(late),
        await rows.requests_due(late),
        await rows.returns_due(late), await rows.ready_due(late),
    ]  # fmt: skip
    return found


async def answers(store: GameStore, game_id: str) -> dict[str, Any]:
    store.clock = lambda: 1_700_000_500
    async with store.read() as rows:
        return await everything_read(rows, game_id)


async def test_all_goes_there_and_back_and_both_answer_alike(
    played: Path, address: str, duel_of_two: Driver, tmp_path: Path
) -> None:
    back = tmp_path / "back.db"
    async with held_alone(str(played)) as old, held_alone(address) as new:
        there = await move(old, new)
        assert await answers(old, duel_of_two.game_id) == await answers(new, duel_of_two.game_id)
    async with held_alone(address) as old, held_alone(str(back)) as new:
        assert await move(old, new) == there
        for store in (old, new):  # the numbers of posts go on
            async with store.write() as rows:
                assert await rows.post(GAME.id, "deed", {}) == next_number(played)
    assert {each.table for each in there if not each.rows} < {table.name for table in tables()}
    assert sum(each.rows for each in there) > 30


def next_number(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'").fetchone()[0]) + 1


async def test_every_table_of_the_database_is_copied(tmp_path: Path) -> None:
    await (await SqliteStore.open(tmp_path / "a.db")).close()
    with closing(sqlite3.connect(tmp_path / "a.db")) as db:
        there = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert {table.name for table in tables()} == there - {"sqlite_sequence"}


async def test_a_store_that_is_not_empty_is_left_alone(played: Path, address: str) -> None:
    async with held_alone(str(played)) as old, held_alone(address) as new:
        there = await move(old, new)
        with pytest.raises(NotEmpty, match="game"):
            await move(old, new)
        async with new.read() as rows:
            assert [await content(rows, table) for table in tables()] == there  # type: ignore[arg-type]


async def test_what_does_not_come_out_as_it_went_in_is_not_kept(
    played: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with held_store(address) as (store, _), store.write() as rows:
        await rows.db.execute(  # type: ignore[attr-defined]
            "CREATE FUNCTION louder() RETURNS trigger AS 'BEGIN NEW.line := upper(NEW.line); RETURN NEW; END'"
            " LANGUAGE plpgsql"
        )
        await rows.db.execute(  # type: ignore[attr-defined]
            "CREATE TRIGGER louder BEFORE INSERT ON move FOR EACH ROW EXECUTE FUNCTION louder()"
        )
    async with held_alone(str(played)) as old, held_alone(address) as new:
        with pytest.raises(Differs, match="move"):
            await move(old, new)
        async with new.read() as rows:
            assert await rows.counts() == {"waits": 0}


async def test_a_bot_that_has_either_is_not_disturbed(
    played: Path, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command says so; it runs in a loop of its own, so the leases are those of this test's."""
    import asyncio

    async with lease.held(played):
        assert await asyncio.to_thread(main, ["copy-store", str(played), address]) == 1
    assert "another process" in capsys.readouterr().err
    async with held_store(address):
        assert await asyncio.to_thread(main, ["copy-store", str(played), address]) == 1
    assert "another process" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["copy-store", str(tmp_path / "none.db"), address]) == 1
    assert not (tmp_path / "none.db").exists()
    assert await asyncio.to_thread(main, ["copy-store", str(played), address]) == 0
    assert "row by row" in capsys.readouterr().out
