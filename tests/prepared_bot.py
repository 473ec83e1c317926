"""A bot whose modules are loaded before it starts, for tests that start it often.

Loading them takes seconds of work for each start of a Python of its own. Here one process loads them once for a worker,
and each bot is a copy of it: a process of its own, with its own environment and log, that is told to end and killed as
is the one that is shipped. `tests/bot/test_process.py` and `tests/wire/test_stopping.py` start that one.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from hashlib import blake2b
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from demo.process import BotProcess
from demo.stage import Stage, stage_with
from images.drawing.scene import Scene

LOOK_SECONDS = 0.01
CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.preloaded"])
ALONE = {  # processes that paint or think would each load its modules anew, and thinking takes its time
    "ORRERY_COMPUTER_LEVEL": "easy",
    "ORRERY_PAINTING_PROCESSES": "0",
    "ORRERY_COMPUTER_PROCESSES": "0",
}


def run(env: Mapping[str, str], log: str) -> None:
    """Be the bot, in the copied process: `orrery run` with this environment, writing to this file."""
    from bot.__main__ import main

    os.environ.clear()
    os.environ.update(env)
    with open(log, "ab", buffering=0) as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    sys.exit(main(["run"]))


def run_unpainted(env: Mapping[str, str], log: str) -> None:
    """`run`, but every picture is a mark of its scene; scene, description and way to Discord are the real ones."""
    from PIL import Image

    from images import render

    def mark(scene: Scene, painters: object, palette: object) -> Image.Image:
        return Image.frombytes("RGB", (8, 8), 3 * blake2b(repr(scene).encode()).digest())

    vars(render)["paint"] = mark
    run(env, log)


class Copied:
    """A running copy, as `asyncio.subprocess.Process` shows processes."""

    def __init__(self, process: ForkServerProcess) -> None:
        self._process = process

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process.pid
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """Its exit code, None while it runs; after a signal the number of that, below zero."""
        return self._process.exitcode

    async def wait(self) -> int:
        """Wait until it has ended; returns its exit code."""
        while (code := self.returncode) is None:  # noqa: ASYNC110  # a process of another one has no event
            await asyncio.sleep(LOOK_SECONDS)
        return code

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.send_signal(signal.SIGKILL)


class PreparedBot(BotProcess):
    """The bot's process, copied from one that has its modules."""

    target = staticmethod(run)

    async def start(self, **settings: str) -> None:
        """Start it, this time and later with these settings; it is ready a moment later."""
        self._env |= settings
        self.log.touch()
        process = CONTEXT.Process(target=self.target, args=(self._env, str(self.log)))
        process.start()
        self._process = Copied(process)


class UnpaintedBot(PreparedBot):
    """A prepared bot whose pictures are marks of their scenes: other things in a picture make another mark."""

    target = staticmethod(run_unpainted)


@asynccontextmanager
async def stage(folder: Path, db: Path, **settings: str) -> AsyncIterator[Stage]:
    """The stand-in up, a prepared bot not yet started; both closed at the end."""
    async with stage_with(PreparedBot, folder, db, 0, **(ALONE | settings)) as opened:
        yield opened


@asynccontextmanager
async def unpainted_stage(folder: Path, db: Path, **settings: str) -> AsyncIterator[Stage]:
    """`stage` with a bot whose pictures are mere marks, for whole games in which nobody looks at pictures.

    Painting is half of what such a game costs.
    """
    async with stage_with(UnpaintedBot, folder, db, 0, **(ALONE | settings)) as opened:
        yield opened
