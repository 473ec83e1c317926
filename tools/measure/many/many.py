"""What a bot that has very many games takes to start, to answer, to look after what is due, to copy."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from statistics import median

from bot.background import look_at_clocks
from bot.host.checked_database import Wanted, look
from bot.host.stores import opened_copy
from bot.store.copies import backups
from bot.store.server_rows import MetadataRow
from bot.store.sqlite import SqliteStore
from bot.table.table import Table
from bot.table.uptime.uptime import SEEN
from bot.table.waiting.forecasts import LATELY
from demo.stage import Stage, stage
from localdiscord.person import Person
from localdiscord.seed import add_person
from tools.measure.many.copies import Member, Size, fill
from tools.measure.many.originals import originals
from tools.measure.process import cpu_seconds, rss_mb
from tools.measure.tables import ready

NAMES = ("many", "newcomer")
GAMES = 6  # of the first of them
TIMES = 7  # each question is put
STARTS, COPIES = 3, 3
CALM_SECONDS = 3.0  # in which a bot that has nothing to do takes less than a tenth of that
PATIENCE_SECONDS = 600.0
AWAY_SECONDS = 3600
SAMPLE = 20  # logs that are played again: as many as `orrery check` does


async def many(folder: Path, given: argparse.Namespace) -> str:
    """Fill a database and measure all of it."""
    db, size = folder / "orrery.db", Size(given.stored, given.active, given.people, given.servers)
    lines = [f"{size.stored} games of which {size.running} run, {size.people} people, {size.servers} servers"]
    async with stage(folder, db) as here:
        here.world.hub.settle = 0.0
        member, newcomer = (Person(here.world, add_person(here.world, name, name).username) for name in NAMES)
        theirs = Member(int(member.user.id), int(here.world.guild.id), int(member.channel.id), GAMES)
        fill(db, await originals(db, given.games), size, theirs, int(time.time()))
        lines.append(f"on disk: {db.stat().st_size / 1e9:.2f} GB")
        for _ in range(STARTS):
            lines.append(await _start(here))
        lines += await _answers(here, db, member, newcomer)
    lines += await looked_up(db, theirs)
    lines += await copied(folder, db)
    return "\n".join(lines)


async def _start(here: Stage) -> str:
    """A start, until it is ready and until there is nothing more to do."""
    if here.bot.log.exists():
        await here.bot.stop()
        here.bot.log.unlink()
    began = time.perf_counter()
    await here.bot.start()
    await ready(here)
    seconds = time.perf_counter() - began
    used = cpu_seconds(here.bot.pid)
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            await asyncio.sleep(CALM_SECONDS)
            before, used = used, cpu_seconds(here.bot.pid)
            if used - before < CALM_SECONDS / 10:
                break
    calm = time.perf_counter() - began - CALM_SECONDS
    memory = f"{rss_mb(here.bot.pid):.0f} MB"
    return f"start: ready after {seconds:.1f} s, at rest after {calm:.0f} s and {used:.1f} CPU s, with {memory}"


async def _answers(here: Stage, db: Path, member: Person, newcomer: Person) -> list[str]:
    """How long commands take until they are answered, over the wire."""
    kind, table = _waiting(db, int(member.user.id))
    return [
        await _timed(f"/play with {GAMES} games", lambda: _used(member, "play")),
        await _timed("/play of a newcomer", lambda: _used(newcomer, "play")),
        await _timed(f"My turn ({kind})", lambda: _used(member, f"{kind} turn", table=table)),
        f"memory afterwards: {rss_mb(here.bot.pid):.0f} MB",
    ]


async def _used(person: Person, line: str, **options: str) -> None:
    await (await person.slash(line, **options)).loaded()


def _waiting(db: Path, user_id: int) -> tuple[str, str]:
    """Kind and id of a game that waits for somebody."""
    with closing(sqlite3.connect(db)) as file:
        kind, game_id = file.execute(
            "SELECT game.kind, game.id FROM seat JOIN wait USING (game_id, seat) JOIN game ON game.id = game_id"
            " WHERE seat.user_id = ? ORDER BY wait.manner <> 'turn', game.id",
            (user_id,),
        ).fetchone()
    return str(kind), str(game_id)


async def looked_up(db: Path, member: Member) -> list[str]:
    """How long what the bot looks up by itself takes, without Discord."""
    store = await SqliteStore.open(db)
    try:
        table = Table(store, seed="many")
        _, waiting = _waiting(db, member.user_id)
        looks: dict[str, Callable[[], Awaitable[object]]] = {
            "tick": lambda: look_at_clocks(table),
            "what is to be posted": table.outbox.waiting_games,
            "calls that stand, with each post": lambda: table.outbox.with_open_calls(waiting),
            "games of computers": table.games.of_computers,
            "games of a server": lambda: table.games.living_in(member.guild_id),
            "games of a member": lambda: table.games.of_person(member.user_id),
            "how long people take": lambda: _answers_of(store, member.user_id),
            "a deleted thread": lambda: table.channels.recheck(1),
            "forgetting posts": table.outbox.prune,
            "old lobbies": lambda: table.stuck_lobbies.expire(14),
            "counts": table.metadata.counts,
        }
        lines = [await _timed(name, ask) for name, ask in looks.items()]
        return [*lines, await _away(store, table)]
    finally:
        await store.close()


async def _away(store: SqliteStore, table: Table) -> str:
    """The first look after the bot was down for an hour: all clocks are given that time."""
    async with store.write() as rows:
        await rows.put(MetadataRow(SEEN, str(rows.now - AWAY_SECONDS)))
    began, used = time.perf_counter(), time.process_time()
    await look_at_clocks(table)
    return f"tick after an hour away: {time.perf_counter() - began:.1f} s, {time.process_time() - used:.1f} CPU s"


async def _answers_of(store: SqliteStore, user_id: int) -> None:
    async with store.read() as rows:
        await rows.answers_of([user_id], rows.now - LATELY)


async def copied(folder: Path, db: Path) -> list[str]:
    """How long the nightly copy takes, and the check."""
    made = []
    for number in range(COPIES):
        began = time.perf_counter()
        backup = await asyncio.to_thread(backups.make, db, folder / "backups", number)
        made.append(time.perf_counter() - began)
        backup.path.unlink()
    began = time.perf_counter()
    found = await look(opened_copy(db), Wanted(sample=SAMPLE))
    checked = time.perf_counter() - began
    return [
        "nightly copy: " + ", ".join(f"{each:.1f} s" for each in made),
        f"check: {checked:.1f} s, {sum(found.counts.values())} games, {found.replayed} logs played again,"
        f" {len(found.wrong)} wrong",
    ]


async def _timed(name: str, ask: Callable[[], Awaitable[object]]) -> str:
    found = []
    for _ in range(TIMES):
        began = time.perf_counter()
        await ask()
        found.append(1000 * (time.perf_counter() - began))
    return f"{name}: first {found[0]:.1f} ms, then {median(found[1:]):.1f} ms, longest {max(found[1:]):.1f} ms"
