"""One member who asks for as much as a program can, and what the others notice of it."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

from bot.settings import Settings
from bot.store.sqlite import SqliteStore
from bot.table.game.snapshot import Person as Player
from bot.table.limits import Limits
from bot.table.table import Table
from bot.words.texts import Texts
from demo.stage import Stage, stage
from localdiscord.common.errors import Refusal
from localdiscord.person import NoAnswer, Person
from localdiscord.seed import add_person
from tools.measure.guest import Guest
from tools.measure.load import complaints, pressed, tables
from tools.measure.storage import copy_game
from tools.measure.tables import opened, ready

COMPLETIONS, COMMANDS = 15.0, 20.0  # a second
OTHERS = 10
RATE = 5.0  # presses of the others a second
NEW_TABLE_SECONDS = 5.0
REFUSED = Texts("en")("refusal-too-fast")


@dataclass(slots=True)
class Flood:
    """What the bot did with one kind of request of the flooding member: answered it, refused it, or let it lie."""

    sent: int = 0
    answered: int = 0
    refused: int = 0
    lost: int = 0
    work: set[asyncio.Task[None]] = field(default_factory=set)

    async def run(self, rate: float, ask: Callable[[], Awaitable[bool]]) -> None:
        """Ask so many times a second until cancelled, whatever comes back; `ask` says whether it was answered."""
        start = time.perf_counter()
        while True:
            while self.sent < (time.perf_counter() - start) * rate:
                self.sent += 1
                task = asyncio.create_task(self._one(ask))
                self.work.add(task)
                task.add_done_callback(self.work.discard)
            await asyncio.sleep(0.01)

    async def _one(self, ask: Callable[[], Awaitable[bool]]) -> None:
        try:
            if await ask():
                self.answered += 1
            else:
                self.refused += 1
        except (NoAnswer, Refusal, TimeoutError, asyncio.CancelledError):
            self.lost += 1

    def __str__(self) -> str:
        return f"{self.sent} sent, {self.answered} answered, {self.refused} refused, {self.lost} without an answer"


async def flood(folder: Path, given: argparse.Namespace) -> str:
    """A member with many running games floods the bot, while others play and open tables."""
    db, shipped = folder / "orrery.db", Settings()
    limits = {
        f"ORRERY_{name.upper()}": str(getattr(shipped, name)) for name in ("requests_per_minute", "tables_per_hour")
    }
    async with stage(folder, db, 0, ORRERY_SEED="flood", **limits) as here:
        here.world.hub.settle = 0.0
        member = Person(here.world, add_person(here.world, "flood", "Flood").username)
        games = await _played(
            db, given.games, given.flooded, int(here.world.guild.id), int(member.channel.id), int(member.user.id)
        )
        await here.bot.start()
        await ready(here)
        players = await tables(here, given.games, OTHERS)
        before = await pressed(here, players, RATE, min(10.0, given.seconds / 3))
        typed, used = Flood(), Flood()
        storm = [
            asyncio.create_task(typed.run(COMPLETIONS, lambda: _complete(member, given.games))),
            asyncio.create_task(used.run(COMMANDS, _commands(member, games))),
        ]
        opening = asyncio.create_task(_opened(here, given.games, given.seconds))
        run = await pressed(here, players, RATE, given.seconds)
        appeared = await opening
        for task in storm:
            task.cancel()
        await asyncio.gather(*storm, *typed.work, *used.work, return_exceptions=True)
    late = sum(seconds > NEW_TABLE_SECONDS for seconds in appeared)
    shown = ", ".join(f"{seconds:.1f} s" for seconds in appeared)
    return "\n".join(
        (
            f"{len(games)} running games of one member; {OTHERS} others with one each, {given.seconds:.0f} s",
            f"before: {before}",
            f"completions: {typed}",
            f"commands: {used}",
            f"others meanwhile: {run}",
            f"new tables of others appear after {shown}; {late} too late",
            complaints(here),
        )
    )


async def _played(db: Path, kinds: list[str], count: int, guild: int, channel: int, user: int) -> list[tuple[str, str]]:
    """Put `count` running games of the member into a new database: `(kind, id)`, all of them waiting for the member."""
    store = await SqliteStore.open(db)
    first: dict[str, str] = {}
    try:
        table = Table(store, seed="flood", limits=Limits(games_per_person=count))
        for kind in kinds:
            row = await table.lobby.create(kind, guild, channel, Player(user, "Flood"), "en")
            await table.lobby.add_agent(row.id, user)
            await table.lobby.start(row.id, user)
            while await table.computers.play_turn(row.id):
                pass
            first[kind] = row.id
    finally:
        await store.close()
    games = list(first.items())
    with closing(sqlite3.connect(db)) as file, file:
        file.execute("UPDATE outbox SET sent_at = 1, message_id = 1")
        file.execute("UPDATE game SET shown_rev = rev, message_id = 1, thread_id = 1")
        for number, kind in zip(range(count - len(first)), cycle(first), strict=False):
            copy_game(file, first[kind], f"copy{number:06}")
            games.append((kind, f"copy{number:06}"))
    return games


async def _complete(member: Person, kinds: list[str]) -> bool:
    return bool(await member.complete(f"{kinds[0]} turn", "table", table=""))


def _commands(member: Person, games: list[tuple[str, str]]) -> Callable[[], Awaitable[bool]]:
    """What the member uses, one after another: the hub, panels, boards, logs, and new tables."""
    named = cycle(games)
    turns = cycle(("play", "turn", "board", "log", "new"))

    async def use() -> bool:
        does, (kind, game) = next(turns), next(named)
        if does == "play":
            reply = await member.slash("play")
        elif does == "new":
            reply = await member.slash(f"{kind} new", computers=1)
        else:
            reply = await member.slash(f"{kind} {does}", table=game)
        return REFUSED not in str((await reply.loaded()).components)

    return use


async def _opened(here: Stage, kinds: list[str], seconds: float) -> list[float]:
    """How long it takes for a table that somebody else opens to appear, again and again."""
    found, end = [], time.perf_counter() + seconds
    for number in range(int(seconds)):
        if time.perf_counter() + NEW_TABLE_SECONDS > end:
            break
        guest = Guest(here.world, add_person(here.world, f"late{number}", f"Late {number}"))
        start = time.perf_counter()
        await opened(here, kinds[number % len(kinds)], guest, 1)
        found.append(time.perf_counter() - start)
        await asyncio.sleep(NEW_TABLE_SECONDS)
    return found
