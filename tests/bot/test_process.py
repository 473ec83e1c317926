"""The bot as it is shipped: a process that logs in over the wire, tells that it is well, and ends when told to."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.running import until_first
from bot.store.sqlite import SqliteStore
from demo.process import Died
from demo.stage import stage
from localdiscord.common.faults import Fault
from tests.patience import PATIENCE, until
from tests.prepared_bot import PreparedBot


async def python(*args: str, **env: str) -> Process:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ORRERY_", "DISCORD_"))}
    return await asyncio.create_subprocess_exec(
        sys.executable, *args, env=kept | env, stdout=PIPE, stderr=PIPE, cwd=Path(__file__).parent.parent.parent
    )


async def line_with(stream: asyncio.StreamReader | None, word: str) -> str:
    """The first line that holds a word."""
    assert stream
    async with asyncio.timeout(PATIENCE):
        while line := (await stream.readline()).decode():
            if word in line:
                return line
    raise AssertionError(f"ended without {word}")


@pytest.fixture
async def standin() -> AsyncIterator[str]:
    process = await python("-m", "localdiscord", "--port", "0", "--bot-token", "local-secret")
    yield (await line_with(process.stdout, "Page")).split()[1]
    process.terminate()
    await process.communicate()


@pytest.fixture
def env(standin: str, tmp_path: Path) -> dict[str, str]:
    return {
        "DISCORD_TOKEN": "local-secret",
        "ORRERY_DISCORD_API": standin,
        "ORRERY_DB": str(tmp_path / "orrery.db"),
        "ORRERY_HEALTH": str(tmp_path / "health"),
    }


async def refused(**env: str) -> str:
    """The log of a bot that ends by itself, with a code, in the log's own form."""
    bot = await python("-m", "bot", "run", **env)
    async with asyncio.timeout(PATIENCE):
        said = (await bot.communicate())[1].decode()
    assert (bot.returncode, "Traceback" in said) == (2, False), said
    assert '"cannot-run"' in said.splitlines()[-1]
    return said


async def refused_copy(folder: Path, db: Path) -> str:
    """The last line in the log of a prepared bot that ends by itself, without a traceback."""
    bot = PreparedBot("", folder, db)
    await bot.start()
    with pytest.raises(Died, match="the bot ended with 2:"):
        await asyncio.wait_for(bot.ended(), PATIENCE)
    said = bot.log.read_text("utf-8")
    assert "Traceback" not in said
    assert '"cannot-run"' in said.splitlines()[-1]
    return said.splitlines()[-1]


async def test_from_login_to_sigterm(env: dict[str, str], tmp_path: Path) -> None:
    bot = await python("-m", "bot", "run", **env)
    seen = await line_with(bot.stderr, '"ready"')
    await until((tmp_path / "health").exists)
    bot.send_signal(signal.SIGTERM)
    rest = (await bot.communicate())[1].decode()
    assert bot.returncode == 0, rest
    assert "local-secret" not in seen + rest
    assert "error" not in rest


async def test_what_misses_that_it_is_cancelled_is_cancelled_again() -> None:
    """As `asyncio.wait_for` of Python 3.11 does where its work ends in the same moment: a bot told to end ran on."""
    missed = asyncio.Event()

    async def connects() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            missed.set()
        await asyncio.Event().wait()

    async def ends() -> None:
        await asyncio.sleep(0)

    async with asyncio.timeout(PATIENCE):
        await until_first(connects(), ends(), again_seconds=0.01)
    assert missed.is_set()


async def test_without_a_token_it_says_what_is_missing(tmp_path: Path) -> None:
    bot = await python("-m", "bot", "run", ORRERY_DB=str(tmp_path / "orrery.db"))
    assert "DISCORD_TOKEN" in (await bot.communicate())[1].decode()
    assert bot.returncode == 2


async def test_a_database_it_cannot_use_ends_it(tmp_path: Path) -> None:
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as db:
        db.execute("PRAGMA user_version = 999")
    db.close()
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"no database" * 999)
    assert "999" in await refused(ORRERY_DB=str(newer), DISCORD_TOKEN="x")
    for path, reason in (
        (tmp_path / "nowhere" / "orrery.db", "nowhere"),
        (garbage, "not a database"),
        (await torn(tmp_path), "malformed"),
        (await read_only(tmp_path), "readonly"),
        (tmp_path, "directory"),
    ):
        assert reason in await refused_copy(tmp_path, path)


async def torn(folder: Path) -> Path:
    """A database of which the end is missing."""
    path = folder / "torn.db"
    await (await SqliteStore.open(path)).close()
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)
    return path


async def read_only(folder: Path) -> Path:
    """A database that SQLite must not write, since a later format of its files has other rules for that."""
    path = folder / "read-only.db"
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    with path.open("r+b") as file:
        file.seek(18)
        file.write(b"\x03")
    return path


async def test_two_bots_do_not_share_a_database(env: dict[str, str]) -> None:
    first = await python("-m", "bot", "run", **env)
    await line_with(first.stderr, '"ready"')
    assert "another process of this machine" in await refused(**env)
    assert first.returncode is None
    first.kill()
    await first.communicate()
    second = await python("-m", "bot", "run", **env)
    await line_with(second.stderr, '"ready"')
    second.send_signal(signal.SIGTERM)
    assert "lease-awaited" not in (await second.communicate())[1].decode()
    assert second.returncode == 0


async def test_a_gateway_that_refuses_the_first_connection_ends_it(tmp_path: Path) -> None:
    """It does not try again for ever, so that whoever restarts it, and watches that, knows."""
    async with stage(tmp_path, tmp_path / "orrery.db") as here:
        refusing = here.world.faults.add(Fault("GATEWAY CONNECT", times=99, status=503))
        await here.bot.start()
        with pytest.raises(Died, match="the bot ended with 2:"):
            await asyncio.wait_for(here.bot.ended(), PATIENCE)
        assert refusing.hits == 1
    last = here.bot.log.read_text("utf-8").splitlines()[-1]
    assert '"cannot-run"' in last
    assert "the gateway of Discord does not take the first connection" in last


async def test_a_token_that_the_gateway_refuses_ends_it(tmp_path: Path) -> None:
    async with stage(tmp_path, tmp_path / "orrery.db") as here:
        await here.bot.start()
        await until(lambda: '"ready"' in here.bot.log.read_text("utf-8"))
        (application,) = here.world.applications.values()
        (session,) = application.sessions
        session.close(4004)
        with pytest.raises(Died) as died:
            await asyncio.wait_for(here.bot.ended(), PATIENCE)
    said = here.bot.log.read_text("utf-8")
    assert "the bot ended with 2:" in str(died.value)
    assert '"cannot-run"' in said.splitlines()[-1]
    assert "4004" in said.splitlines()[-1]
    assert "Traceback" not in said
