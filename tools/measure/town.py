"""Several processes of a bot over one database, each with a range of shards, in front of a stand-in with many servers.

A process that is killed is started again, as whoever looks after it would, and waits for a range that is free.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from demo.process import TOKEN, BotProcess
from localdiscord import World, seeded_world, serve
from localdiscord.entities.channels import Channel
from localdiscord.seed import add_server

PATIENCE_SECONDS = 120.0
LOOK_SECONDS = 0.05
TAKEN = re.compile(r'"event": "range-taken"')
READY = re.compile(r'"event": "ready"')


@dataclass(slots=True)
class Town:
    """A stand-in with a server on each shard, each with one channel, and the processes that serve them."""

    world: World
    channels: list[Channel]
    processes: list[BotProcess]
    seconds_away: list[float] = field(default_factory=list)  # until a range that was killed was served again

    @property
    def served(self) -> bool:
        """Whether a process listens on each shard."""
        (bot,) = self.world.applications.values()
        return all(any(each.connected and each.serves(guild) for each in bot.sessions) for guild in self.world.guilds)

    async def until_served(self) -> None:
        """Wait until each server is served, by a bot that has begun; raises TimeoutError."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not (self.served and self._ready()):  # noqa: ASYNC110  # neither a file nor a session has an event
                await asyncio.sleep(LOOK_SECONDS)

    async def end(self, process: BotProcess, *, gently: bool) -> None:
        """End a process, start it again, and wait until somebody serves its servers; notes how long that took.

        It is killed, or `gently` asked to end, as for an update.
        """
        if gently:
            await process.stop()
        else:
            await process.kill()
        begun = time.perf_counter()
        process.log.rename(process.log.with_suffix(f".{len(self.seconds_away)}.log"))
        await process.start()
        await self.until_served()
        self.seconds_away.append(time.perf_counter() - begun)

    def serving(self) -> list[BotProcess]:
        """The processes that have a range; the others wait for one."""
        return [each for each in self.processes if TAKEN.search(each.log.read_text("utf-8"))]

    def _ready(self) -> bool:
        return all(READY.search(each.log.read_text("utf-8")) for each in self.serving())

    def errors(self) -> list[str]:
        """What any of the processes has logged as an error."""
        logs = [log for each in self.processes for log in each.log.parent.glob("*.log")]
        return [line for log in logs for line in log.read_text("utf-8").splitlines() if '"level": "error"' in line]


@asynccontextmanager
async def town(
    folder: Path, address: str, counts: Sequence[int], kind: type[BotProcess] = BotProcess, **settings: str
) -> AsyncIterator[Town]:
    """Start it, and end it after the block. `counts` are the shards, the processes, and those that wait besides."""
    shards, processes, spares = counts
    world = seeded_world(bot_token=TOKEN, settle=0.0)
    world.shards, world.logins_at_once = shards, shards
    home = (int(world.guild.id) >> 22) % shards
    others = [add_server(world, f"town{shard}", shard, shards) for shard in range(shards) if shard != home]
    first = next(each for each in world.channels.values() if each.guild_id == world.guild.id)
    server = await serve(world)
    shared = {"ORRERY_DATABASE": address, "ORRERY_SHARDS": str(shards), "ORRERY_PROCESSES": str(processes)}
    bots = []
    for number in range(processes + spares):
        place = folder / f"process{number}"
        place.mkdir()
        bots.append(kind(server.url, place, place / "orrery.db", **shared, **settings))
    made = Town(world, [first, *others], bots)
    try:
        for each in bots:
            await each.start()
        await made.until_served()
        yield made
    finally:
        await asyncio.gather(*(each.stop() for each in bots))
        await server.close()
