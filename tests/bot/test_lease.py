"""One process for each database."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from asyncio.subprocess import PIPE
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.copies.checking import Damaged
from bot.store.lease import LEASE_SECONDS, DatabaseInUse, Lease, held
from bot.store.server_rows import MetadataRow
from bot.store.sqlite import SqliteStore
from tests.patience import PATIENCE

HOLD = """
import asyncio, sys
from pathlib import Path
from bot.store.lease import held
async def hold():
    async with held(Path(sys.argv[1])):
        print("held", flush=True)
        await asyncio.Event().wait()
asyncio.run(hold())
"""


async def at_once(seconds: float) -> None:
    raise AssertionError("there is nothing to wait for")


def leases(path: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT machine, beat FROM lease").fetchall()


def modes(folder: Path) -> dict[str, int]:
    return {each.name: each.stat().st_mode & 0o777 for each in folder.iterdir()}


async def test_a_second_process_is_refused_and_follows_the_first_at_once(tmp_path: Path) -> None:
    path = tmp_path / "orrery.db"
    async with held(path, wait=at_once):
        with pytest.raises(DatabaseInUse, match=r"another process of this machine .*orrery\.db"):
            async with held(path, wait=at_once):
                pass
    async with held(path, wait=at_once):
        assert len(leases(path)) == 1
    assert leases(path) == []


async def test_a_process_that_was_killed_is_followed_at_once(tmp_path: Path) -> None:
    path = tmp_path / "orrery.db"
    first = await asyncio.create_subprocess_exec(sys.executable, "-c", HOLD, str(path), stdout=PIPE)
    assert first.stdout
    async with asyncio.timeout(PATIENCE):
        assert await first.stdout.readline() == b"held\n"
    with pytest.raises(DatabaseInUse):
        async with held(path, wait=at_once):
            pass
    first.kill()
    await first.communicate()
    assert len(leases(path)) == 1
    async with held(path, wait=at_once):
        pass


async def test_a_bot_that_lives_on_another_machine_is_not_followed(tmp_path: Path) -> None:
    path = tmp_path / "orrery.db"
    path.touch()
    other, waited = Lease(path, "other"), []
    assert other.claim() is None

    async def beating(seconds: float) -> None:
        waited.append(seconds)
        other.renew()

    with pytest.raises(DatabaseInUse, match="on another machine"):
        async with held(path, machine="here", wait=beating):
            pass
    assert len(waited) == 1
    other.renew()


async def test_a_bot_that_died_on_another_machine_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "orrery.db"
    path.touch()
    other, waited = Lease(path, "other"), []
    other.claim()

    async def still(seconds: float) -> None:
        waited.append(seconds)

    async with held(path, machine="here", wait=still):
        assert sum(waited) == pytest.approx(LEASE_SECONDS)
        assert leases(path) == [("here", 0)]
        with pytest.raises(DatabaseInUse):
            other.renew()


async def test_who_has_lost_the_lease_writes_no_more(tmp_path: Path) -> None:
    path = tmp_path / "orrery.db"
    async with held(path) as holding:
        store = await SqliteStore.open(path, holding)
        async with store.write() as rows:
            await rows.put(MetadataRow("commands", "one"))
        other = Lease(path, holding.machine)
        assert other.claim() is None
        with pytest.raises(DatabaseInUse):
            async with store.write() as rows:
                await rows.put(MetadataRow("commands", "two"))
        async with store.read() as rows:
            assert await rows.some(MetadataRow) == [MetadataRow("commands", "one")]
        await store.close()
    other.renew()  # the end of the first takes nothing away


async def test_a_new_database_is_its_owner_s_alone(tmp_path: Path) -> None:
    path = tmp_path / "orrery.db"
    async with held(path) as holding:
        store = await SqliteStore.open(path, holding)
        async with store.write() as rows:
            await rows.put(MetadataRow("commands", "one"))
        made = modes(tmp_path)
        await store.close()
    assert made == dict.fromkeys(("orrery.db", "orrery.db-wal", "orrery.db-shm", "orrery.db.lock"), 0o600)


async def test_an_empty_file_where_a_database_was_is_refused_and_left_alone(tmp_path: Path) -> None:
    """A full disk or a copy that failed has left it: to begin anew would hide that all games are gone."""
    path = tmp_path / "orrery.db"
    async with held(path, wait=at_once):
        pass
    path.write_bytes(b"")
    with pytest.raises(Damaged, match=r"0 bytes.*orrery\.db\.lock"):
        async with held(path, wait=at_once):
            pass
    assert path.stat().st_size == 0
    with pytest.raises(Damaged, match="0 bytes"):
        await SqliteStore.open(path)
    for each in (path, Path(f"{path}.lock")):
        each.unlink()
    async with held(path, wait=at_once):  # which is how one begins anew
        assert len(leases(path)) == 1


@pytest.mark.parametrize("beside", ["orrery.db.before-7", "orrery.db-wal"])
async def test_what_lies_beside_an_empty_file_tells_that_a_database_was_there(tmp_path: Path, beside: str) -> None:
    """Also of a release that left nothing in its lock."""
    path = tmp_path / "orrery.db"
    for each, holds in ((path, b""), (Path(f"{path}.lock"), b""), (tmp_path / beside, b"games")):
        each.write_bytes(holds)
    with pytest.raises(Damaged, match="0 bytes"):
        async with held(path, wait=at_once):
            pass


async def test_a_first_start_that_was_killed_is_followed_by_another(tmp_path: Path) -> None:
    """It has left an empty file and an empty lock, and nothing is lost."""
    path = tmp_path / "orrery.db"
    for each in (path, Path(f"{path}.lock"), Path(f"{path}-wal")):
        each.touch()
    async with held(path, wait=at_once):
        assert len(leases(path)) == 1
