"""A bot that is killed again and again in the middle of a game ends it as one that was not.

It is killed at random moments: after a while, or in the middle of a request, whose answer it never gets. The
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
from typing import Any

import pytest

from bot.store.game_store import GameStore
from bot.store.rows import GameRow, OutboxRow
from demo import result
from demo.stage import Stage
from demo.visitor import Visitor, control, visit
from testkit.postgres import address_for, store_at
from tests.patience import PATIENCE, until
from tests.prepared_bot import unpainted_stage
from tests.wire.kill_on_request import killed_on_request, nth_write
from tests.wire.table import FAST, card, table_id, without_seed_hash

SEED = "crash"
KILLS = 12
MAX_SECONDS_ALIVE = 1.2  # after so long without the chosen request, too, the bot is killed
MAX_WRITES = 4
SLOW, QUICK = "0.06", "0"  # the pause of a computer in seconds: slow enough for a game to last through all kills
Moves = tuple[int, int]  # the first and the last one, by number
THREAD_EXISTS = 160004  # what a bot is told that died before it noted its thread
UNKNOWN_MESSAGE = 10008  # and one that died before it noted that an old status was deleted
STATUS = r"/channels/\d+/messages/\d+"


@dataclass(frozen=True, slots=True)
class GameRecord:
    """What is left of a game: its digest, the moves of each announcement, how many messages showed the table.

    `posts` are the texts in the thread by the moves they tell of. A bot that is behind tells of more moves in one post,
    so two runs do not have all posts in common.
    """

    digest: str
    news: list[Moves]
    cards: int
    posts: dict[Moves, str] = field(compare=False)


async def test_kills_at_any_moment_leave_no_trace(tmp_path: Path) -> None:
    crashes = os.environ.get("ORRERY_CRASHES") or secrets.token_hex(4)
    for name in ("undisturbed", "killed"):
        tmp_path.joinpath(name).mkdir()
    undisturbed = await play(tmp_path / "undisturbed", lambda here: asyncio.sleep(0, result=0))
    killed = await play(tmp_path / "killed", lambda here: kill_randomly(here, Random(crashes)), pace=SLOW)
    assert len(undisturbed.news) > 6
    assert undisturbed.cards == 1
    assert killed == undisturbed, f"repeat with ORRERY_CRASHES={crashes}"
    both = undisturbed.posts.keys() & killed.posts
    assert undisturbed.news[0] in both
    assert {moves: undisturbed.posts[moves] for moves in both} == {moves: killed.posts[moves] for moves in both}


async def test_a_deletion_that_was_not_noted_is_asked_for_once_more(tmp_path: Path) -> None:
    assert (await play(tmp_path, kill_while_deleting, pace=SLOW)).cards == 1


@pytest.mark.parametrize(
    ("path", "shows"),
    [(r"/channels/\d+/messages", "start"), (r"/channels/\d+/messages/\d+/threads", "turn")],
    ids=["before the start", "after the start"],
)
async def test_a_table_appears_once(tmp_path: Path, path: str, shows: str) -> None:
    async with unpainted_stage(tmp_path, tmp_path / "orrery.db", ORRERY_SEED=SEED) as here:
        relax_limits(here)
        await here.bot.start()
        killing = asyncio.create_task(
            killed_on_request(here, lambda method, at: bool(re.fullmatch(path, at)) and method == "POST", PATIENCE)
        )
        async with visit(here.url, "ada") as ada:
            await ada.met()
            opening = asyncio.create_task(opened(here))
            assert await killing
            opening.cancel()  # who waited for an answer gets none any more
            await asyncio.gather(here.bot.kill(), opening, return_exceptions=True)
            await here.bot.start()
            await ada.met()
            table = await ada.until(lambda: card(ada, shows))
            if shows == "start":
                await ada.press(table, "start")
            record = await game_record(here, tmp_path / "orrery.db", table_id(table))
            assert record.cards == 1
            assert len(record.news) > 6


@pytest.mark.parametrize("path", [r"/channels/\d+/threads", r"/channels/\d+/thread-members/\d+"])
async def test_a_first_game_has_one_thread(tmp_path: Path, path: str) -> None:
    async with unpainted_stage(tmp_path, tmp_path / "orrery.db", ORRERY_SEED=SEED) as here:
        relax_limits(here)
        await here.bot.start()
        striking = asyncio.create_task(
            killed_on_request(here, lambda method, at: bool(re.fullmatch(path, at)), PATIENCE)
        )
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


def relax_limits(here: Stage) -> None:
    """Let the bot send a whole game at once, and respond as late as a busy machine makes it."""
    here.world.limits.speed = FAST
    here.world.ack_seconds = PATIENCE


async def play(folder: Path, disturb: Callable[[Stage], Awaitable[int]], pace: str = QUICK) -> GameRecord:
    """Play a game of four computers, disturb the bot meanwhile, and return what is left of the game.

    `disturb` returns how often it killed the bot, `pace` is the computers' pause in seconds. Raises AssertionError when
    Discord has refused a request, but for one after each kill that had taken effect already.
    """
    db = folder / "orrery.db"
    address = await address_for(db)
    async with unpainted_stage(folder, db, ORRERY_SEED=SEED, ORRERY_PACE=pace, ORRERY_DATABASE=address) as here:
        relax_limits(here)
        await here.bot.start()
        game_id = await opened(here)
        kills = await disturb(here)
        record = await game_record(here, db, game_id)
        assert [each for each in here.world.violations if not repeated(here, each)] == []
        assert len(here.world.violations) <= kills
        assert here.world.unimplemented == []
        return record


def repeated(here: Stage, refused: dict[str, Any]) -> bool:
    """Whether a request was refused for nothing but having taken effect before."""
    if refused["code"] == THREAD_EXISTS:
        return True
    deleted = {each["message_id"] for each in here.world.log if each["op"] == "delete"}
    told = refused["method"], refused["code"]
    return told == ("DELETE", UNKNOWN_MESSAGE) and refused["path"].rpartition("/")[2] in deleted


async def game_record(here: Stage, db: Path, game_id: str) -> GameRecord:
    """Wait for the end of a game and return what is left of it.

    Raises AssertionError unless each announcement is in the thread once, in order.
    """
    store = await store_at(db)
    try:
        final = await over(store, game_id)
        async with store.read() as rows:
            announced = await rows.some(OutboxRow, game_id=game_id)
    finally:
        await store.close()
    public = [each for each in here.world.log if each["op"] == "create" and each["seen_by"] is None]
    posted = {each["message_id"]: without_seed_hash(each["content"]) for each in public if each["content"]}
    assert list(posted) == list(dict.fromkeys(str(row.message_id) for row in announced))
    posts = {_moves([row for row in announced if str(row.message_id) == each]): text for each, text in posted.items()}
    views = [each for each in public if each["components"] and not each["content"]]
    threads = {each.id for each in here.world.channels.values() if each.thread}
    cards = sum(each["channel_id"] not in threads for each in views)
    (thread,) = threads
    standing = [each for each in here.world.messages[thread].values() if "o1:rules:" in str(each.components)]
    assert len(standing) == 1
    return GameRecord(final.digest, [_moves([row]) for row in announced], cards, posts)


def _moves(rows: Sequence[OutboxRow]) -> Moves:
    return rows[0].payload["first"], rows[-1].payload["last"]


async def over(store: GameStore, game_id: str) -> result.Result:
    """The result of a game when it is over and announced; a position is read only then."""

    async def ended() -> bool:
        async with store.read() as rows:
            (row,) = await rows.some(GameRow, id=game_id)
        return row.status == "over"

    await until(ended)
    return await until(lambda: result.read_in(store, game_id))


async def opened(here: Stage) -> str:
    """Open a table of four computers and start it; its id."""
    async with visit(here.url, "ada") as ada:
        await ada.met()
        await ada.slash("gaia new", computers=4, watch=True)
        lobby = await ada.until(lambda: card(ada, "start"))
        await ada.press(lobby, "start")
        return table_id(lobby)


async def online(here: Stage) -> None:
    """Wait until the bot has logged in, however busy the machine is."""
    (bot,) = here.world.applications.values()
    await until(lambda: bot.online)


async def kill_randomly(here: Stage, rng: Random) -> int:
    """Kill the bot at random moments, and start it again each time, in the end for the rest of the game.

    Returns how often it was killed.
    """
    for kill in range(KILLS):
        if rng.random() < 0.8:  # otherwise it may be killed while it starts
            await online(here)
        if rng.random() < 0.6:
            await killed_on_request(here, nth_write(rng.randint(1, MAX_WRITES)), MAX_SECONDS_ALIVE)
        else:
            await asyncio.sleep(rng.uniform(0, MAX_SECONDS_ALIVE))
        await here.bot.kill()
        await here.bot.start(ORRERY_PACE=QUICK if kill == KILLS - 1 else SLOW)
    return KILLS


async def kill_while_deleting(here: Stage) -> int:
    """Kill the bot when Discord has deleted an old status and the bot does not know; it asks for that once more."""
    assert await killed_on_request(
        here, lambda method, at: bool(re.fullmatch(STATUS, at)) and method == "DELETE", PATIENCE
    )
    await here.bot.kill()
    assert here.world.violations == []
    await here.bot.start(ORRERY_PACE=QUICK)
    await until(lambda: here.world.violations)
    return 1
