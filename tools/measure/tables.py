"""Tables over the stand-in: a bot as it is shipped, people and computers, and whoever is asked presses."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from demo.stage import Stage, stage
from demo.visitor import control, controls
from localdiscord.person import Person
from localdiscord.seed import add_person
from tools.measure.guest import Guest, Json
from tools.measure.player import Player

PATIENCE_SECONDS = 60.0
READY = '"event": "ready"'


@asynccontextmanager
async def bot_up(folder: Path, db: Path | None = None, **settings: str) -> AsyncIterator[Stage]:
    """A bot that is ready, in front of a stand-in that adds no delay of its own."""
    async with stage(folder, db or folder / "orrery.db", 0, **settings) as here:
        here.world.hub.settle = 0.0
        await here.bot.start()
        await ready(here)
        yield here


async def ready(here: Stage) -> None:
    """Wait until the bot says so; raises TimeoutError."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while READY not in here.bot.log.read_text("utf-8"):  # noqa: ASYNC110  # a file has no event
            await asyncio.sleep(0.01)


def guests(here: Stage, count: int) -> list[Guest]:
    """So many new members of the server, with their pages open."""
    return [Guest(here.world, add_person(here.world, f"guest{n}", f"Guest {n}")) for n in range(count)]


async def seated(here: Stage, game: str, people: list[Guest], computers: int, seed: str) -> list[Player]:
    """A started table of these people, the first of whom opened it."""
    known = set(people[0].messages)
    lobby = await opened(here, game, people[0], computers)
    for other in people[1:]:
        await other.press(await _seen(other, lobby["id"]), str(control(lobby, "join")["custom_id"]))
    lobby = await card(people[0], "start", known)
    await people[0].press(lobby, str(control(lobby, "start")["custom_id"]))
    await card(people[0], "rules", known)
    return [Player(guest, lobby["id"], Random(f"{seed}/{guest.user.username}")) for guest in people]


async def opened(here: Stage, game: str, guest: Guest, computers: int, *, watch: bool = False) -> Json:
    """The public message of a table that somebody opens, to play there or to `watch` computers."""
    known = set(guest.messages)
    await Person(here.world, guest.user.username).slash(f"{game} new", computers=computers, watch=watch)
    return await card(guest, "join", known)


async def _seen(guest: Guest, message_id: str) -> Json:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while message_id not in guest.messages:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return guest.messages[message_id]


async def card(guest: Guest, verb: str, known: set[str], *, private: bool = False) -> Json:
    """The newest public message with this control, or the newest that only this guest sees."""
    wanted = re.compile(rf"o1:{verb}:")
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            for key, message in list(guest.messages.items()):
                theirs = key not in known and bool(message["flags"] & 64) == private
                if theirs and any(wanted.match(str(each["custom_id"])) for each in controls(message)):
                    return message
            await asyncio.sleep(0.01)
