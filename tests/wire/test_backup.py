"""A bot is backed up while people and computers play, and goes on from the backup when all is lost."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from asyncio.subprocess import PIPE
from contextlib import closing
from pathlib import Path

import aiohttp

from demo.visitor import visit
from tests.patience import until
from tests.prepared_bot import stage
from tests.wire.table import card, relax_limits, table_id

COPIES = 2
SLOW = "0.5"  # seconds between the moves of computers, so that the game outlasts all commands


async def orrery(folder: Path, *args: str, **env: str) -> tuple[int, str]:
    """A command of the host in the folder of the bot: its exit code, and what it said."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ORRERY_", "DISCORD_"))}
    settings = kept | {"ORRERY_DB": str(folder / "orrery.db")} | env
    command = [sys.executable, "-m", "bot", *args]
    process = await asyncio.create_subprocess_exec(*command, env=settings, stdout=PIPE, stderr=PIPE)
    out, err = await process.communicate()
    return process.returncode or 0, (out + err).decode()


def moves(path: Path) -> list[tuple[int, str]]:
    """The log of the one game in a database."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT seq, line FROM move ORDER BY seq").fetchall()


async def grown(path: Path, beyond: int) -> None:
    """Wait until the log has more moves than so many."""
    await until(lambda: len(moves(path)) > beyond)


async def test_a_bot_is_backed_up_under_presses_and_restored(tmp_path: Path) -> None:
    db, kept = tmp_path / "orrery.db", tmp_path / "kept"
    settings = {"ORRERY_SEED": "wire", "ORRERY_PACE": SLOW}
    async with stage(tmp_path, db, **settings) as here:
        relax_limits(here.world)
        await here.bot.start()
        async with visit(here.url, "ada") as ada:
            await ada.met()
            await ada.slash("gaia new", computers=2, watch=True)
            lobby = await ada.until(lambda: card(ada, "start"))
            await ada.press(lobby, "start")
            game = table_id(lobby)
            for number in range(COPIES):
                await grown(db, len(moves(db)))
                code, said = await orrery(tmp_path, "backup", "--to", str(kept / str(number)))
                assert (code, "sound" in said) == (0, True), said
            await grown(db, len(moves(next((kept / "1").iterdir()))))
            code, said = await orrery(tmp_path, "restore", str(next((kept / "1").iterdir())))
            assert (code, "has the database open" in said) == (1, True), said
            await here.bot.stop()
            played = moves(db)
            for number in range(COPIES):  # each is the whole of one moment: the beginning of what was played
                (backup,) = (kept / str(number)).iterdir()
                copied = moves(backup)
                assert copied == played[: len(copied)]
                code, said = await orrery(tmp_path, "check", "--all", str(backup))
                assert (code, "1 of 1 logs" in said) == (0, True), said
            db.write_bytes(b"lost" * 999)
            code, said = await orrery(tmp_path, "restore", str(backup))
            assert code == 0, said
            await here.bot.start()
            await grown(db, len(copied))
            assert moves(db)[: len(copied)] == copied
            code, said = await orrery(tmp_path, "check", "--game", game)
            assert code == 0, said
    assert '"level": "error"' not in here.bot.log.read_text("utf-8")


async def test_health_and_figures_are_told_over_http(tmp_path: Path) -> None:
    async with stage(tmp_path, tmp_path / "orrery.db", ORRERY_HTTP="0") as here:
        await here.bot.start()
        served = await until(lambda: next((each for each in lines(here.bot.log) if '"http-served"' in each), ""))
        port = int(served.partition('"port": ')[2].split(",")[0])
        async with aiohttp.ClientSession() as client:

            async def well() -> bool:
                async with client.get(f"http://127.0.0.1:{port}/healthz") as answer:
                    return answer.status == 200 and (await answer.json())["well"] is True

            await until(well)
            async with client.get(f"http://127.0.0.1:{port}/metrics") as answer:
                text = await answer.text()
        assert "orrery_well 1.0" in text
        assert "process_resident_memory_bytes" in text
        code, said = await orrery(tmp_path, "health", ORRERY_HEALTH=str(tmp_path / "orrery.health"))
        assert (code, '"well": true' in said) == (0, True), said


def lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()
