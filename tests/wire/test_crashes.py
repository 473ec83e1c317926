"""Killed again and again in the middle of a game, the bot ends it as if nothing had been.

A run is killed at random moments: after a while, or just when it sends something, whose answer it never gets. The
environment variable ORRERY_CRASHES repeats the moments of a run that failed.
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.demo import result
from bot.demo.stage import Stage, stage
from bot.demo.visitor import Json, visit
from tests.wire.lightning import nth_write, struck
from tests.wire.table import HURRY, card, table_id, verbs

SEED = "crash"
KILLS = 20
LONGEST_LIFE = 3.0
MOST_WRITES = 6
THREAD_EXISTS = 160004  # what a bot is told that died before it noted its thread


@dataclass(frozen=True, slots=True)
class Story:
    """What a run left: the position's digest, what the bot posted in the thread, how many tables it showed."""

    digest: str
    posts: list[str]
    cards: int


async def test_twenty_kills_leave_no_trace(tmp_path: Path) -> None:
    crashes = os.environ.get("ORRERY_CRASHES") or secrets.token_hex(4)
    for name in ("calm", "stormy"):
        tmp_path.joinpath(name).mkdir()
    calm = await told(tmp_path / "calm", lambda here: asyncio.sleep(0))
    stormy = await told(tmp_path / "stormy", lambda here: storm(here, Random(crashes)), pace="0.25")
    assert len(calm.posts) > 6
    assert calm.cards == 1
    assert stormy == calm, f"repeat with ORRERY_CRASHES={crashes}"


@pytest.mark.parametrize("path", [r"/channels/\d+/messages", r"/channels/\d+/messages/\d+/threads"])
async def test_a_table_appears_once(tmp_path: Path, path: str) -> None:
    async with stage(tmp_path, tmp_path / "orrery.db", ORRERY_SEED=SEED) as here:
        here.world.limits.speed = HURRY
        await here.bot.start()
        striking = asyncio.create_task(
            struck(here, lambda method, at: bool(re.fullmatch(path, at)) and method == "POST")
        )
        async with visit(here.url, "ada") as ada:
            await ada.met()
            opening = asyncio.create_task(opened(here))
            assert await striking
            await here.bot.kill()
            await here.bot.start()
            await asyncio.gather(opening, return_exceptions=True)
            lobby = await ada.until(lambda: card(ada, "start") or card(ada, "turn"))
            if "start" in verbs(lobby):
                await ada.met()
                await ada.press(lobby, "start")
            await over(tmp_path / "orrery.db", table_id(lobby))
            posts, cards = published(here.world.log)
            assert cards == 1
            assert len(set(posts)) == len(posts) > 6


async def told(folder: Path, weather: Callable[[Stage], Awaitable[None]], pace: str = "0") -> Story:
    """Play a game of four computers in some weather; raises AssertionError where Discord had something to refuse."""
    db = folder / "orrery.db"
    async with stage(folder, db, ORRERY_SEED=SEED, ORRERY_PACE=pace) as here:
        here.world.limits.speed = HURRY
        await here.bot.start()
        game_id = await opened(here)
        await weather(here)
        final = await over(db, game_id)
        assert [each for each in here.world.violations if each["code"] != THREAD_EXISTS] == []
        assert here.world.unimplemented == []
        return Story(final.digest, *published(here.world.log))


async def over(db: Path, game_id: str) -> result.Result:
    """The result of a game when it is over and announced."""
    async with asyncio.timeout(90):
        while (final := await result.read(db, game_id)) is None:  # noqa: ASYNC110  # another process writes it
            await asyncio.sleep(0.1)
    return final


async def opened(here: Stage) -> str:
    """Open a table of four computers and start it; its id."""
    async with visit(here.url, "ada") as ada:
        await ada.met()
        await ada.slash("gaia new", computers=4, watch=True)
        lobby = await ada.until(lambda: card(ada, "start"))
        await ada.press(lobby, "start")
        return table_id(lobby)


def published(log: list[Json]) -> tuple[list[str], int]:
    """What was posted in threads, in order, and how many messages with no text of their own stand in channels."""
    public = [each for each in log if each["op"] == "create" and each["seen_by"] is None]
    posts = [each["content"] for each in public if each["content"]]
    return posts, sum(1 for each in public if each["components"] and not each["content"])


async def storm(here: Stage, rng: Random) -> None:
    """Kill the bot at random moments, and start it again each time."""
    for _ in range(KILLS):
        if rng.random() < 0.6:
            await struck(here, nth_write(rng.randint(1, MOST_WRITES)))
        else:
            await asyncio.sleep(rng.uniform(0, LONGEST_LIFE))
        await here.bot.kill()
        await here.bot.start()
