"""How fast the bot answers, alone with one game and under load."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from demo.stage import Stage
from rules.games import game
from tools.measure.figures import percentiles
from tools.measure.guest import Timing
from tools.measure.player import Player
from tools.measure.process import cpu_seconds, rss_mb
from tools.measure.tables import bot_up, guests, seated

MISS_SECONDS = 3.0
WINDOW_SECONDS = 30.0
WARM_SECONDS = 30.0


@dataclass(slots=True)
class Run:
    """Presses of many people for a while."""

    timings: list[Timing] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    seconds: float = 0.0
    cpu: float = 0.0
    memory: list[float] = field(default_factory=list)

    @property
    def missed(self) -> int:
        """Presses that were acknowledged too late or not at all."""
        return len(self.failures) + sum(timing.ack > MISS_SECONDS for timing in self.timings)

    def __str__(self) -> str:
        drawn = [timing for timing in self.timings if timing.picture]
        return "\n".join(
            (
                f"{len(self.timings) / self.seconds:.1f} presses a second, {len(drawn) / self.seconds:.1f} with a "
                f"picture, {sum(timing.fresh for timing in drawn) / self.seconds:.1f} with one not seen before; "
                f"{self.missed} missed; bot CPU {self.cpu / self.seconds:.0%} of one core",
                f"acknowledged: {percentiles([timing.ack for timing in self.timings])}",
                f"picture: {percentiles([timing.answer for timing in drawn])}",
                f"memory: {self.memory[0]:.0f} MB at first, most {max(self.memory):.0f}, last {self.memory[-1]:.0f}",
                *self.failures[:3],
            )
        )


async def tables(here: Stage, games: Sequence[str], count: int) -> list[Player]:
    """So many tables, the games in turn, each with one person and as few computers as it takes."""
    players = []
    for number, guest in enumerate(guests(here, count)):
        kind = games[number % len(games)]
        players += await seated(here, kind, [guest], game(kind).seats.start - 1, str(number))
    return players


async def pressed(here: Stage, players: list[Player], rate: float, seconds: float) -> Run:
    """Let people press, so many times a second in all; whoever is still waiting for an answer is passed over."""
    run, busy, start = Run(), set[int](), time.perf_counter()
    cpu, due, turn = cpu_seconds(here.bot.pid), 0, 0
    work: set[asyncio.Task[None]] = set()
    while (now := time.perf_counter() - start) < seconds:
        if not run.memory or now > len(run.memory) * WINDOW_SECONDS:
            run.memory.append(rss_mb(here.bot.pid))
        while due < now * rate:
            due += 1
            free = [n for n in range(len(players)) if n not in busy and (players[n].asked or players[n].panel)]
            if not free:
                continue
            number = free[turn % len(free)]
            turn += 1
            busy.add(number)
            task = asyncio.create_task(_step(players[number], run))
            work.add(task)
            task.add_done_callback(work.discard)
            task.add_done_callback(lambda done, n=number: busy.discard(n))  # type: ignore[misc]
        await asyncio.sleep(0.005)
    await asyncio.gather(*work)
    run.seconds, run.cpu = time.perf_counter() - start, cpu_seconds(here.bot.pid) - cpu
    run.memory.append(rss_mb(here.bot.pid))
    return run


async def _step(player: Player, run: Run) -> None:
    try:
        run.timings.append(await player.step())
    except TimeoutError as error:
        run.failures.append(f"not answered: {error}")
        player.panel = None


async def latency(folder: Path, given: argparse.Namespace) -> str:
    """One game with a press at a time, then many games."""
    parts = []
    for count, rate in ((1, 5.0), (given.tables, 10.0)):
        place = folder / str(count)
        place.mkdir()
        async with bot_up(place, ORRERY_SEED="latency") as here:
            run = await pressed(here, await tables(here, given.games, count), rate, given.seconds)
            parts.append(f"{count} games at once, up to {rate:.0f} presses a second\n{run}")
    return "\n".join(parts)


async def sustained(folder: Path, given: argparse.Namespace) -> str:
    """Many games, at the rate that is asked for, once the bot has drawn what it draws for the first time."""
    settings = {"ORRERY_SEED": "load"}
    if given.painting is not None:
        settings["ORRERY_PAINTING_PROCESSES"] = str(given.painting)
    async with bot_up(folder, None, **settings) as here:
        players = await tables(here, given.games, given.tables)
        await pressed(here, players, given.rate, WARM_SECONDS)
        run = await pressed(here, players, given.rate, given.seconds)
        return f"{given.tables} games, {given.rate:.0f} presses a second wanted\n{run}\n{complaints(here)}"


async def soak(folder: Path, given: argparse.Namespace) -> str:
    """The same for long; what the bot logged and what Discord would have refused."""
    async with bot_up(folder, ORRERY_SEED="soak") as here:
        run = await pressed(here, await tables(here, given.games, given.tables), given.rate, given.seconds)
        memory = " ".join(f"{each:.0f}" for each in run.memory)
        return f"{given.seconds:.0f} s\n{run}\nMB every {WINDOW_SECONDS:.0f} s: {memory}\n{complaints(here)}"


def complaints(here: Stage) -> str:
    """What the bot logged as wrong, and how often Discord would have refused it something."""
    log = here.bot.log.read_text("utf-8")
    errors = sum('"level": "error"' in line for line in log.splitlines())
    return f"errors in the log: {errors}; tracebacks: {log.count('Traceback')}; refused: {len(here.complaints)}"
