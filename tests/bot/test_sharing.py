"""Several processes over one PostgreSQL: each has a range of shards, and does what is due there and nowhere else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import Unavailable
from bot.request_limit import RequestLimit
from bot.settings import Settings
from bot.sharing import hearing as hearing_module
from bot.sharing.hearing import Hearing
from bot.sharing.notices import LOOK
from bot.sharing.shards import ALL, Shards
from bot.store.lease import DatabaseInUse
from bot.store.postgres import lease
from bot.store.postgres.connecting import connected
from bot.store.postgres.lease import PostgresLease, a_range_taken
from bot.store.postgres.notices import PostgresNotices
from bot.store.postgres.store import PostgresStore
from bot.store.rows import GameRow, SeatRow, WaitRow
from bot.store.server_rows import MetadataRow
from bot.table.table import Table
from bot.table.uptime.uptime import GAP
from testkit.postgres import Databases
from tests.bot.test_contract import GAME
from tests.bot.test_postgres import ENDED, waits
from tests.patience import PATIENCE, until

THREE = Shards(9, 3).all_ranges


@pytest.fixture(params=["postgres"])
async def address(databases: Databases) -> str:
    return await databases.empty()


def on_shard(shard: int, game_id: str) -> GameRow:
    """A running game on a server of a shard of nine."""
    return replace(GAME, id=game_id, guild_id=(81 + shard) << 22, status="running")


async def test_each_shard_is_served_by_one_process() -> None:
    for processes in range(1, 10):
        ranges = Shards(9, processes).all_ranges
        assert [shard for each in ranges for shard in each.ids] == [*range(9)]
        assert max(len(each.ids) for each in ranges) - min(len(each.ids) for each in ranges) <= 1
        for shard in range(9):
            assert sum(each.serve((81 + shard) << 22) for each in ranges) == 1
    assert [each.name for each in THREE] == ["0-2 of 9", "3-5 of 9", "6-8 of 9"]
    assert [each.leads for each in THREE] == [True, False, False]


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"processes": 3, "shards": 9}, "ORRERY_DATABASE"),
        ({"processes": 3, "database": "postgresql:///a"}, "ORRERY_SHARDS"),
        ({"processes": 3, "shards": 2, "database": "postgresql:///a"}, "ORRERY_SHARDS"),
    ],
)
def test_what_several_processes_need_is_said(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Settings(**settings)


async def test_each_process_takes_a_free_range_and_one_more_waits_for_one(address: str) -> None:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(lease.held(address, shared_by=THREE))
        others = [await stack.enter_async_context(lease.held(address, shared_by=THREE)) for _ in range(2)]
        assert [each.shards for each in (first, *others)] == [*THREE]
        ended = 0

        async def ends(seconds: float) -> None:
            nonlocal ended
            ended += 1
            if ended == 2:
                await others[0].release()

        async with lease.held(address, shared_by=THREE, wait=ends) as spare:
            assert spare.shards == THREE[1]
        with pytest.raises(DatabaseInUse):
            async with lease.held(address, wait=waits):
                pass


async def test_a_process_that_stands_still_is_followed_within_a_minute_and_writes_no_more(address: str) -> None:
    async with AsyncExitStack() as stack:
        held = [await stack.enter_async_context(lease.held(address, shared_by=THREE)) for _ in range(3)]
        still = await PostgresStore.open(address, held[2].holder, shards=THREE[2])
        waited = 0.0

        async def others_live(seconds: float) -> None:
            nonlocal waited
            waited += seconds
            for each in held[:2]:
                await each.renew()

        async with lease.held(address, machine="another", shared_by=THREE, wait=others_live) as follower:
            assert follower.shards == THREE[2]
            assert waited < 45
            with pytest.raises(DatabaseInUse):
                async with still.write() as rows:
                    await rows.put(GAME)
            await still.close()
            await held[2].close()
            with pytest.raises(DatabaseInUse):
                await held[2].renew()


async def test_one_that_leaves_is_followed_when_another_hears_all(address: str) -> None:
    """Both hear what is asked meanwhile: each thing is taken by one of them."""
    before, after, late = (PostgresLease(address, name, THREE[1:2]) for name in ("one", "two", "three"))
    assert await before.claim() == []
    leaving, following = PostgresNotices(address, before), PostgresNotices(address, after)
    await leaving.inherited()
    assert await leaving.handover.takes(1)
    assert await after.claim()
    ending = asyncio.create_task(leaving.handed_over())
    async with asyncio.timeout(PATIENCE):
        await a_range_taken(after, pause=0.01)
        assert (after.shards, following.inherits) == (THREE[1], True)
        assert not await late.inherit(THREE[1])
        heard = asyncio.create_task(following.handover.takes(2)), asyncio.create_task(following.handover.takes(3))
        keeping = asyncio.create_task(after.keep())
        beginning = asyncio.create_task(following.inherited())
        assert not ending.done()
        await following.follow()
        await ending
        assert await leaving.handover.takes(2)
        leaving.handover.end()
        assert not await leaving.handover.takes(3)
        assert not beginning.done()
        await before.release()
        await beginning
        assert [await each for each in heard] == [False, True]
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    await after.release()
    assert await late.claim() == []
    await late.release()


async def test_processes_that_share_otherwise_wait_for_the_end_of_those_that_live(address: str) -> None:
    first = PostgresLease(address, "here", THREE)
    assert await first.claim() == []
    other = PostgresLease(address, "here", Shards(4, 2).all_ranges)
    assert [each.shards for each in await other.claim()] == ["0-2 of 9"]
    await first.release()
    assert await other.claim() == []
    await other.close()  # killed: its lease stays, its lock goes
    alone = PostgresLease(address, "here")
    assert await alone.claim() == []
    assert alone.shards == ALL
    await alone.release()


async def test_tables_are_lifted_when_nobody_else_is_there(address: str) -> None:
    """A release that needs other tables begins when the processes of the one before have ended."""
    first, second = (PostgresLease(address, "here", THREE) for _ in range(2))
    assert await first.claim() == []
    async with connected(address) as session:
        await session.execute(b"UPDATE tables_version SET version = 31")
    assert [each.shards for each in await second.claim()] == ["0-2 of 9"]
    await first.leave()
    assert not await second.inherit(THREE[0])
    await second.close()
    await first.close()


async def test_what_is_due_is_due_where_the_server_is_served(address: str) -> None:
    stores = [await PostgresStore.open(address, shards=each) for each in THREE]
    async with stores[0].write() as rows:
        for shard in range(9):
            game = on_shard(shard, f"game{shard}")
            await rows.put(game)
            await rows.put(SeatRow(game.id, 0, None, "Rho", agent="easy"))
            await rows.put(WaitRow(game.id, 0, "", 0, "turn", blind=False, facts={}, since=1, due_at=5))
            await rows.post(game.id, "turn", {})
    for store, shards in zip(stores, THREE, strict=True):
        ours = [f"game{shard}" for shard in shards.ids]
        async with store.read() as rows:
            assert [row.game_id for row in await rows.outbox()] == ours
            assert await rows.stale_messages() == ours
            assert [row.game_id for row in await rows.due(9)] == ours
            assert [row.status for row in await rows.some(GameRow)] == ["running"] * 9
        table = Table(store)
        assert await table.games.of_computers() == ours
        assert [await table.games.served(f"game{shard}") for shard in range(9)] == [n in shards.ids for n in range(9)]
    for store in stores:
        await store.close()


async def test_clocks_stand_still_where_nobody_serves(address: str) -> None:
    """Two of three processes go on: the third finds since when its own shards were not served."""
    now = 1_000_000
    tables = [Table(await PostgresStore.open(address, shards=each), now=lambda: now) for each in THREE]
    for table in tables:
        await table.uptime.look()
    now += 10 * GAP
    for table in tables[:2]:
        await table.uptime.look()
    seen = await noted(tables[0])
    assert seen == {f"clock-seen {each.name}": now for each in THREE[:2]} | {"clock-seen 6-8 of 9": now - 10 * GAP}
    await tables[2].uptime.look()
    async with tables[2].transactions.read() as rows:
        given = await rows.one(MetadataRow, key="clock-given 6-8 of 9")
    assert given
    assert given.value == f"{now - 10 * GAP} {now}"
    alone = Table(await PostgresStore.open(address), now=lambda: now + 7)
    await alone.uptime.look()
    assert await noted(alone) == {"clock-seen": now + 7}
    for table in (*tables, alone):
        await table.transactions.store.close()


async def noted(table: Table) -> dict[str, int]:
    async with table.transactions.read() as rows:
        return {row.key: int(row.value) for row in await rows.some(MetadataRow) if row.key.startswith("clock-seen")}


@pytest.fixture
async def two(address: str) -> AsyncIterator[tuple[PostgresNotices, PostgresNotices, list[str], list[str]]]:
    """Two processes, and what each has heard; all after a first word of each has arrived at the other."""
    told = [PostgresNotices(address, PostgresLease(address, name)) for name in ("one", "two")]
    heard: list[list[str]] = [[], []]
    tasks = [asyncio.create_task(each.hear(said.append)) for each, said in zip(told, heard, strict=True)]

    def greeted() -> bool:
        for each in told:
            each.tell("hello")
        return all(heard)

    await until(greeted)
    yield told[0], told[1], heard[0], heard[1]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_what_one_tells_the_others_hear(
    two: tuple[PostgresNotices, PostgresNotices, list[str], list[str]],
) -> None:
    one, _, own, heard = two
    for number in range(3000):  # more than one message of the server takes
        one.tell(f"moved {number}")
    await until(lambda: "moved 2999" in heard)
    assert [each for each in heard if each != "hello"] == [f"moved {number}" for number in range(3000)]
    assert set(own) == {"hello"}


async def test_after_the_way_was_lost_everything_is_looked_at(
    two: tuple[PostgresNotices, PostgresNotices, list[str], list[str]], address: str
) -> None:
    _, _, own, heard = two
    async with connected(address) as session:
        await session.execute(ENDED)
    await until(lambda: LOOK in own and LOOK in heard)


async def test_logins_of_one_bucket_are_apart(address: str) -> None:
    first, second = (PostgresNotices(address, PostgresLease(address, name)) for name in ("one", "two"))
    async with asyncio.timeout(PATIENCE):
        await first.log_in(0)
        await second.log_in(1)
    waiting = asyncio.create_task(second.log_in(0))
    done, _ = await asyncio.wait([waiting], timeout=0.1)
    assert not done
    await first.close()
    await asyncio.wait_for(waiting, PATIENCE)
    await second.close()


async def test_requests_are_counted_wherever_they_are_made() -> None:
    limits: list[RequestLimit] = []

    def told(number: int) -> Callable[[int, int], None]:
        return lambda user, completion: limits[1 - number].count(user, completion=bool(completion))

    limits += [RequestLimit(60, burst=3, now=lambda: 0.0, taken=told(number)) for number in range(2)]
    assert [limits[number % 2].take(7) for number in range(4)] == [True, True, True, False]
    assert limits[1].take(7, completion=True)


async def test_the_work_of_a_game_begins_where_it_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be looked at now is looked at a little later."""
    monkeypatch.setattr(hearing_module, "AGAIN_SECONDS", 0.0)
    worked: list[str] = []
    asked: list[str] = []
    shown: list[str] = []

    async def served(game_id: str) -> bool:
        asked.append(game_id)
        if len(asked) == 1:
            raise Unavailable("the database is away, the first time")
        return game_id == "ours"

    async def look_at_all() -> None:
        worked.append("all")

    doing = {"shows": shown.append}
    hearing = Hearing(served, worked.append, look_at_all, doing)
    doing["moved"] = hearing.moved
    task = asyncio.create_task(hearing.run())
    for notice in ("moved ours", "moved theirs", "shows 7 81 plan ours", "of another release", LOOK):
        hearing.heard(notice)
    await until(lambda: "all" in worked)
    hearing.heard("moved ours")
    await until(lambda: worked.count("ours") == 2)
    assert shown == ["7 81 plan ours"]
    assert (len(asked), set(asked)) == (3, {"ours", "theirs"})
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
