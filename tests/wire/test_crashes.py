"""Killed again and again in the middle of a game, the bot ends it as if nothing had been.

A run is killed at random moments: after a while, or just when it sends something, whose answer it never gets. The
environment variable ORRERY_CRASHES repeats the moments of a run that failed.
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.store.rows import OutboxRow
from bot.store.sqlite import SqliteStore
from demo import result
from demo.stage import Stage, stage
from demo.visitor import Visitor, control, visit
from tests.wire.lightning import nth_write, struck
from tests.wire.table import HURRY, card, table_id

SEED = "crash"
KILLS = 20
LONGEST_LIFE = 3.0
MOST_WRITES = 6
LONG_SECONDS = 300.0  # only what never ends has failed: on a busy machine a start may take half a minute
Moves = tuple[int, int]  # the first and the last one, by number
THREAD_EXISTS = 160004  # what a bot is told that died before it noted its thread


@dataclass(frozen=True, slots=True)
class Story:
    """What a run left: the position's digest, which moves were to be told of at once, how many tables it showed.

    `posts` are the texts in the thread by the moves they tell of. A bot that is behind tells more of them in one post,
    so two runs have not all of these in common.
    """

    digest: str
    news: list[Moves]
    cards: int
    posts: dict[Moves, str] = field(compare=False)


async def test_twenty_kills_leave_no_trace(tmp_path: Path) -> None:
    crashes = os.environ.get("ORRERY_CRASHES") or secrets.token_hex(4)
    for name in ("calm", "stormy"):
        tmp_path.joinpath(name).mkdir()
    calm = await told(tmp_path / "calm", lambda here: asyncio.sleep(0))
    stormy = await told(tmp_path / "stormy", lambda here: storm(here, Random(crashes)), pace="0.25")
    assert len(calm.news) > 6
    assert calm.cards == 1
    assert stormy == calm, f"repeat with ORRERY_CRASHES={crashes}"
    both = calm.posts.keys() & stormy.posts
    assert calm.news[0] in both
    assert {moves: calm.posts[moves] for moves in both} == {moves: stormy.posts[moves] for moves in both}


@pytest.mark.parametrize(
    ("path", "shows"),
    [(r"/channels/\d+/messages", "start"), (r"/channels/\d+/messages/\d+/threads", "turn")],
    ids=["before the start", "after the start"],
)
async def test_a_table_appears_once(tmp_path: Path, path: str, shows: str) -> None:
    async with stage(tmp_path, tmp_path / "orrery.db", ORRERY_SEED=SEED) as here:
        unhurried(here)
        await here.bot.start()
        striking = asyncio.create_task(
            struck(here, lambda method, at: bool(re.fullmatch(path, at)) and method == "POST", LONG_SECONDS)
        )
        async with visit(here.url, "ada") as ada:
            await ada.met()
            opening = asyncio.create_task(opened(here))
            assert await striking
            opening.cancel()  # who waited for an answer gets none any more
            await asyncio.gather(here.bot.kill(), opening, return_exceptions=True)
            await here.bot.start()
            await ada.met()
            table = await ada.until(lambda: card(ada, shows))
            if shows == "start":
                await ada.press(table, "start")
            story = await left(here, tmp_path / "orrery.db", table_id(table))
            assert story.cards == 1
            assert len(story.news) > 6


@pytest.mark.parametrize("path", [r"/channels/\d+/threads", r"/channels/\d+/thread-members/\d+"])
async def test_a_first_game_has_one_thread(tmp_path: Path, path: str) -> None:
    async with stage(tmp_path, tmp_path / "orrery.db", ORRERY_SEED=SEED) as here:
        unhurried(here)
        await here.bot.start()
        striking = asyncio.create_task(struck(here, lambda method, at: bool(re.fullmatch(path, at)), LONG_SECONDS))
        async with visit(here.url, "ada") as ada:
            await ada.met()
            beginning = asyncio.create_task(begun(ada))
            assert await striking
            beginning.cancel()  # who waited for an answer gets none any more
            await asyncio.gather(here.bot.kill(), beginning, return_exceptions=True)
            await here.bot.start()
            await ada.met()
            await begun(ada)
            public = await ada.until(lambda: card(ada, "turn"))
    (thread,) = [each for each in here.world.channels.values() if each.thread]
    assert public["channel_id"] == thread.id
    said = "".join(each.content for each in here.world.messages[thread.id].values())
    assert "goes on here" not in said


async def begun(person: Visitor) -> None:
    """Begin a first game in the hub."""
    hub = await person.slash("play")
    await person.press(hub, control(hub, "first")["custom_id"], "gaia")


def unhurried(here: Stage) -> None:
    """A whole game may be sent at once, and no answer comes too late: how fast the bot is, is not asked here."""
    here.world.limits.speed = HURRY
    here.world.ack_seconds = LONG_SECONDS


async def told(folder: Path, weather: Callable[[Stage], Awaitable[None]], pace: str = "0") -> Story:
    """Play a game of four computers in some weather; raises AssertionError where Discord had something to refuse."""
    db = folder / "orrery.db"
    async with stage(folder, db, ORRERY_SEED=SEED, ORRERY_PACE=pace) as here:
        unhurried(here)
        await here.bot.start()
        game_id = await opened(here)
        await weather(here)
        story = await left(here, db, game_id)
        assert [each for each in here.world.violations if each["code"] != THREAD_EXISTS] == []
        assert here.world.unimplemented == []
        return story


async def left(here: Stage, db: Path, game_id: str) -> Story:
    """What a game left that was played to its end; each post it noted stands in its thread, once and in order."""
    final = await over(db, game_id)
    store = await SqliteStore.open(db)
    async with store.read() as rows:
        told = await rows.some(OutboxRow, game_id=game_id)
    await store.close()
    public = [each for each in here.world.log if each["op"] == "create" and each["seen_by"] is None]
    said = {each["message_id"]: each["content"] for each in public if each["content"]}
    assert list(said) == list(dict.fromkeys(str(row.message_id) for row in told))
    posts = {_moves([row for row in told if str(row.message_id) == each]): text for each, text in said.items()}
    cards = sum(1 for each in public if each["components"] and not each["content"])
    return Story(final.digest, [_moves([row]) for row in told], cards, posts)


def _moves(told: Sequence[OutboxRow]) -> Moves:
    return told[0].payload["first"], told[-1].payload["last"]


async def over(db: Path, game_id: str) -> result.Result:
    """The result of a game when it is over and announced."""
    async with asyncio.timeout(LONG_SECONDS):
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


async def storm(here: Stage, rng: Random) -> None:
    """Kill the bot at random moments, and start it again each time."""
    for _ in range(KILLS):
        if rng.random() < 0.6:
            await struck(here, nth_write(rng.randint(1, MOST_WRITES)))
        else:
            await asyncio.sleep(rng.uniform(0, LONGEST_LIFE))
        await here.bot.kill()
        await here.bot.start()
