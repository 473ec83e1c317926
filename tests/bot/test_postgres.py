"""What the store in PostgreSQL does that SQLite does otherwise: locks for each game, sessions that end, leases."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from bot.errors import Unavailable
from bot.store.game_store import Over, Span
from bot.store.lease import DatabaseInUse
from bot.store.personal_rows import VacationRow
from bot.store.postgres import lease
from bot.store.postgres.connecting import Statements, connected
from bot.store.postgres.locks import lock
from bot.store.postgres.opening import held_store, seen_store
from bot.store.postgres.store import PostgresStore
from bot.store.rows import GameRow, OutboxRow, PrefsRow, SeatRow
from testkit.postgres import ASKED, Databases
from tests.bot.test_contract import GAME
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
OTHER = replace(GAME, id="def456")
ENDED = b"""SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid()"""


@pytest.fixture(params=["postgres"])
async def address(databases: Databases) -> str:
    return await databases.empty()


@pytest.fixture
async def store(address: str) -> AsyncIterator[PostgresStore]:
    """With two games in it."""
    opened = await PostgresStore.open(address)
    async with opened.write() as rows:
        await rows.put(GAME)
        await rows.put(OTHER)
    yield opened
    await opened.close()


async def wait_at(over: Over, address: str) -> bool:
    """Whether another process that wants to change this has to wait now."""
    async with connected(address) as session:
        await session.execute(b"SET lock_timeout = '20ms'")  # it counts while a lock is waited for, and not otherwise
        try:
            async with session.transaction():
                await Statements(session).execute_fetchall(*lock(over))
        except psycopg.errors.LockNotAvailable:
            return True
    return False


@pytest.mark.parametrize(
    ("held", "waits", "passes"),
    [
        (GAME.id, [GAME.id, Span.ALL], [OTHER.id, Span.BESIDE]),
        (Span.BESIDE, [Span.BESIDE, Span.ALL], [GAME.id]),
        (Span.ALL, [GAME.id, Span.BESIDE, Span.ALL], []),
    ],
)
async def test_who_changes_a_game_waits_for_no_other_game(
    store: PostgresStore, address: str, held: Over, waits: list[Over], passes: list[Over]
) -> None:
    async with store.write(held):
        # one after the other: who waits for everything lets nobody pass who comes later
        waited = [await wait_at(over, address) for over in (*waits, *passes)]
    assert waited == [True] * len(waits) + [False] * len(passes)


async def test_what_is_counted_for_a_person_is_counted_once_whoever_counts(store: PostgresStore, address: str) -> None:
    """Two games at once look how many days of vacation somebody has spent, and add one."""
    other = await PostgresStore.open(address)

    async def spend(of: PostgresStore, game_id: str) -> None:
        async with of.write(game_id) as rows:
            spent = await rows.one(VacationRow, user_id=3, year=2026) or VacationRow(3, 2026, 0)
            await asyncio.sleep(0)
            await rows.put(replace(spent, days=spent.days + 1))

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(
            *(spend(of, game) for of in (store, other) for game in (GAME.id, OTHER.id) for _ in range(5))
        )
    await other.close()
    async with store.read() as rows:
        assert await rows.one(VacationRow, user_id=3, year=2026) == VacationRow(3, 2026, 20)


async def test_many_who_wait_for_one_game_keep_nobody_from_another(store: PostgresStore) -> None:
    async def visit(game_id: str) -> None:
        async with store.write(game_id) as rows:
            await rows.put(PrefsRow(1))

    async with asyncio.timeout(PATIENCE), store.write(GAME.id):
        waiting = [asyncio.create_task(visit(GAME.id)) for _ in range(10)]
        await visit(OTHER.id)
        assert not any(task.done() for task in waiting)
    await asyncio.gather(*waiting)


async def test_sessions_that_the_server_has_ended_are_made_anew(store: PostgresStore, address: str) -> None:
    async def interrupted() -> None:
        async with store.write(GAME.id) as rows:
            await rows.put(replace(GAME, seq=99))
            async with connected(address) as other:
                await other.execute(ENDED)
            await rows.put(replace(GAME, seq=100))

    with pytest.raises(Unavailable):
        await interrupted()
    async with store.write(GAME.id) as rows:
        assert await rows.one(GameRow, id=GAME.id) == GAME


async def test_a_sign_that_postgresql_cannot_keep_is_left_out(store: PostgresStore) -> None:
    async with store.write(GAME.id) as rows:
        await rows.put(SeatRow(GAME.id, 0, 3, "A\0nn", orders={"a": "\0b\\u0000"}))
        await rows.post(GAME.id, "deed", {"said": "x\0", "of": [{"user": 3}]})
    async with store.read() as rows:
        assert await rows.some(SeatRow) == [SeatRow(GAME.id, 0, 3, "Ann", orders={"a": "b\\u0000"})]
        assert [row.payload for row in await rows.some(OutboxRow)] == [{"said": "x", "of": [{"user": 3}]}]
        assert await rows.games_with(3) == [GAME.id, OTHER.id]


async def waits(seconds: float) -> None:
    """A wait that takes no time: whoever is looked at is silent all the while."""


async def test_one_process_has_the_database_and_the_next_begins_when_it_has_ended(address: str) -> None:
    async with held_store(address) as (store, holding):
        async with store.write(GAME.id) as rows:
            await rows.put(GAME)
        await holding.renew()
        with pytest.raises(DatabaseInUse, match="another process"):
            async with lease.held(address, machine=holding.machine, wait=waits):
                pass
        async with seen_store(address) as seen, seen.read() as rows:
            assert [game.id for game in await rows.some(GameRow)] == [GAME.id]
    async with held_store(address) as (store, _), store.read() as rows:
        assert [game.id for game in await rows.some(GameRow)] == [GAME.id]


async def test_a_process_on_another_machine_that_counts_up_keeps_the_database(address: str) -> None:
    async with lease.held(address, machine="one") as holding:

        async def renewed(seconds: float) -> None:
            await holding.renew()

        with pytest.raises(DatabaseInUse):
            async with lease.held(address, machine="two", wait=renewed):
                pass


async def test_one_that_stands_still_is_followed_and_writes_no_more(address: str) -> None:
    async with held_store(address) as (store, holding), lease.held(address, machine="two", wait=waits):
        with pytest.raises(DatabaseInUse):
            async with store.write() as rows:
                await rows.put(GAME)
        with pytest.raises(psycopg.OperationalError):  # its session was ended
            await holding.renew()
        await holding.close()
        with pytest.raises(DatabaseInUse):
            await holding.renew()


async def test_a_lease_outlives_a_restart_of_the_server(address: str) -> None:
    async with held_store(address) as (store, holding):
        async with connected(address) as other:
            await other.execute(ENDED)
        await holding.close()  # as `keep` does with a session that is lost
        await holding.renew()
        async with store.write(GAME.id) as rows:
            await rows.put(GAME)
        with pytest.raises(DatabaseInUse):
            async with lease.held(address, machine=holding.machine, wait=waits):
                pass


async def test_a_database_without_todays_tables_is_not_looked_at(databases: Databases, address: str) -> None:
    async with connected(address) as session:
        await session.execute(b"UPDATE tables_version SET version = 1")
    with pytest.raises(ValueError, match="version 1"):
        async with seen_store(address):
            pass


KILLED = """
import asyncio, sys
from bot.store.postgres.opening import held_store
from tests.bot.test_contract import GAME

async def main():
    async with held_store(sys.argv[1]) as (store, _), store.write(GAME.id) as rows:
        await rows.put(GAME)
        print("written", flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""


async def test_a_process_that_is_killed_leaves_nothing_half_done_and_is_followed_at_once(address: str) -> None:
    killed = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED, address, stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert killed.stdout
    assert await asyncio.wait_for(killed.stdout.readline(), PATIENCE) == b"written\n"
    killed.kill()
    await killed.wait()
    async with held_store(address) as (store, _), store.write(GAME.id) as rows:
        assert await rows.some(GameRow) == []
        await rows.put(GAME)


async def test_a_server_of_ones_own_ends_with_its_command_when_that_is_asked_to_end(databases: Databases) -> None:
    """`kill` left the server behind, and its folder."""
    told = "echo $TESTKIT_POSTGRES; exec sleep 600"
    beside = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "testkit.postgres", "sh", "-c", told, stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert beside.stdout
    folder = Path((await asyncio.wait_for(beside.stdout.readline(), PATIENCE)).decode().strip())
    assert (folder / "data" / "postmaster.pid").exists()
    beside.terminate()
    assert await asyncio.wait_for(beside.wait(), PATIENCE) == ASKED
    assert not folder.exists()
    assert await asyncio.wait_for(beside.stdout.read(), PATIENCE) == b""  # nobody is left who could write
