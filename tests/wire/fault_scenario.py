"""Several short games with one bot, each with faults of its own, and what must be true of them at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.store.sqlite import SqliteStore
from demo.process import TOKEN
from demo.stage import Stage
from tests.patience import until
from tests.prepared_bot import unpainted_stage
from tests.wire.short_game import GameRecord, ShortGame, Steps
from tests.wire.table import FAST

NO_FAULT = "no fault"
MAX_CONCURRENT = 8
ACK_SECONDS = 10.0  # instead of Discord's three, so that a busy machine does not decide


@dataclass(frozen=True, slots=True)
class FaultScenario:
    """Games by the name of their fault; each is played in a channel of its own, by a person of its own."""

    here: Stage
    steps: Mapping[str, Steps]
    games: Mapping[str, ShortGame]

    async def play_concurrently(self) -> dict[str, GameRecord]:
        """Play the games side by side, a few at a time; their faults hit nobody else."""
        room = asyncio.Semaphore(MAX_CONCURRENT)

        async def play(name: str) -> GameRecord:
            async with room:
                return await self.games[name].play(self.steps[name])

        return dict(zip(self.games, await asyncio.gather(*map(play, self.games)), strict=True))

    async def play_in_turn(self) -> dict[str, GameRecord]:
        """Play one game after the other, because their faults hit everybody."""
        return {name: await game.play(self.steps[name]) for name, game in self.games.items()}

    @property
    def refused(self) -> set[int]:
        """The codes of the requests that Discord has refused."""
        return {each["code"] for each in self.here.world.violations}


@asynccontextmanager
async def fault_scenario(folder: Path, steps: Mapping[str, Steps]) -> AsyncIterator[FaultScenario]:
    """Start the bot for games with these steps; at the end its log must hold no unexpected exception."""
    async with unpainted_stage(folder, folder / "orrery.db", ORRERY_SEED="fault") as here:
        here.world.limits.speed = FAST
        here.world.ack_seconds = ACK_SECONDS
        store = await SqliteStore.open(folder / "orrery.db")
        try:
            games = {name: ShortGame(here, store, name.replace(" ", "-")) for name in steps}
            await here.bot.start()
            await _commands_registered(here)
            yield FaultScenario(here, steps, games)
        finally:
            await store.close()
    assert here.world.unimplemented == []
    logged = here.bot.log.read_text("utf-8")
    assert TOKEN not in logged
    exceptions = [line for line in logged.splitlines() if "Traceback" in line]
    assert not exceptions, exceptions[0]


async def _commands_registered(here: Stage) -> None:
    (bot,) = here.world.applications.values()
    await until(lambda: bot.online and bot.commands)


def assert_like_without_faults(records: Mapping[str, GameRecord], games: Mapping[str, ShortGame]) -> None:
    """Every game went as the one without a fault, and every fault was injected."""
    assert records == dict.fromkeys(records, records[NO_FAULT])
    assert records[NO_FAULT].tables == 1
    assert [name for name, game in games.items() if not all(fault.hits for fault in game.faults)] == []
