"""The bot as it is shipped: a process that logs in over the wire, tells that it is well, and ends when told to."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest


async def python(*args: str, **env: str) -> Process:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ORRERY_", "DISCORD_"))}
    return await asyncio.create_subprocess_exec(
        sys.executable, *args, env=kept | env, stdout=PIPE, stderr=PIPE, cwd=Path(__file__).parent.parent.parent
    )


async def line_with(stream: asyncio.StreamReader | None, word: str) -> str:
    """The first line that holds a word."""
    assert stream
    async with asyncio.timeout(30):
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


async def test_from_login_to_sigterm(standin: str, tmp_path: Path) -> None:
    env = {
        "DISCORD_TOKEN": "local-secret",
        "ORRERY_DISCORD_API": standin,
        "ORRERY_DB": str(tmp_path / "orrery.db"),
        "ORRERY_HEALTH": str(tmp_path / "health"),
    }
    bot = await python("-m", "bot", "run", **env)
    seen = await line_with(bot.stderr, '"ready"')
    bot.send_signal(signal.SIGTERM)
    rest = (await bot.communicate())[1].decode()
    assert bot.returncode == 0, rest
    assert "local-secret" not in seen + rest
    assert "error" not in rest
    assert (tmp_path / "health").exists()


async def test_without_a_token_it_says_what_is_missing(tmp_path: Path) -> None:
    bot = await python("-m", "bot", "run", ORRERY_DB=str(tmp_path / "orrery.db"))
    assert "DISCORD_TOKEN" in (await bot.communicate())[1].decode()
    assert bot.returncode == 2


async def test_a_database_it_cannot_use_ends_it(tmp_path: Path) -> None:
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as db:
        db.execute("PRAGMA user_version = 999")
    db.close()
    for path, reason in ((newer, "999"), (tmp_path / "nowhere" / "orrery.db", "nowhere")):
        bot = await python("-m", "bot", "run", ORRERY_DB=str(path), DISCORD_TOKEN="x")
        async with asyncio.timeout(20):
            said = (await bot.communicate())[1].decode()
        assert (bot.returncode, reason in said, "Traceback" in said) == (2, True, False), said
