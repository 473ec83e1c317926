"""One bot under way, pieces of play below it, and what must be true of them at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.store.sqlite import SqliteStore
from demo.stage import Stage, stage
from tests.wire.faults import PATIENCE_SECONDS, Piece, Steps, Story
from tests.wire.table import HURRY

NOTHING = "nothing"
SIDE_BY_SIDE = 8


@dataclass(frozen=True, slots=True)
class Sky:
    """Pieces of play and what befalls them, by name; each plays in a channel of its own."""

    here: Stage
    steps: Mapping[str, Steps]
    pieces: Mapping[str, Piece]

    async def at_once(self) -> dict[str, Story]:
        """Play the pieces side by side, so many at a time that everybody is answered in three seconds."""
        room = asyncio.Semaphore(SIDE_BY_SIDE)

        async def played(name: str) -> Story:
            async with room:
                return await self.pieces[name].play(self.steps[name])

        return dict(zip(self.pieces, await asyncio.gather(*map(played, self.pieces)), strict=True))

    async def in_turn(self) -> dict[str, Story]:
        """Play one piece after the other, since what befalls one befalls all."""
        return {name: await piece.play(self.steps[name]) for name, piece in self.pieces.items()}

    @property
    def refused(self) -> set[int]:
        """The codes of what Discord has refused."""
        return {each["code"] for each in self.here.world.violations}


@asynccontextmanager
async def sky(folder: Path, steps: Mapping[str, Steps]) -> AsyncIterator[Sky]:
    """The bot with its commands in front of a stand-in; at the end nothing in its log has surprised it."""
    async with stage(folder, folder / "orrery.db", ORRERY_SEED="fault") as here:
        here.world.limits.speed = HURRY
        store = await SqliteStore.open(folder / "orrery.db")
        try:
            pieces = {name: Piece(here, store, name.replace(" ", "-")) for name in steps}
            await here.bot.start()
            await _commands(here)
            yield Sky(here, steps, pieces)
        finally:
            await store.close()
    assert here.world.unimplemented == []
    faults = [line for line in here.bot.log.read_text("utf-8").splitlines() if "Traceback" in line]
    assert not faults, faults[0]


async def _commands(here: Stage) -> None:
    (bot,) = here.world.applications.values()
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not (bot.online and bot.commands):  # noqa: ASYNC110  # another process brings them
            await asyncio.sleep(0.05)


def same(stories: Mapping[str, Story], pieces: Mapping[str, Piece]) -> None:
    """All stories are that of nothing, and all faults have struck."""
    assert stories == dict.fromkeys(stories, stories[NOTHING])
    assert stories[NOTHING].tables == 1
    assert [name for name, piece in pieces.items() if not all(fault.met for fault in piece.faults)] == []
