"""The bot as its own process, exactly as it is shipped."""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import sys
from pathlib import Path
from typing import Any, Protocol

TOKEN = "local-orrery"
PATIENCE_SECONDS = 90.0  # as docs/hosting.md says: one of several processes waits until another follows
TAIL = 20
UNHURRIED = {
    "ORRERY_REQUESTS_PER_MINUTE": "60000",
    "ORRERY_TABLES_PER_HOUR": "10000",
}  # scripts are quicker than people


LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
WHEN_PARENT_ENDS = 1  # PR_SET_PDEATHSIG


class Died(Exception):
    """The bot ended by itself."""


async def child(*arguments: str, **streams: Any) -> asyncio.subprocess.Process:
    """Start this Python with some arguments. On Linux it ends with this process, however that ends: by a kill, too."""
    return await asyncio.create_subprocess_exec(
        sys.executable, *arguments, preexec_fn=_end_with_parent if LIBC else None, **streams
    )


def _end_with_parent() -> None:
    """Ask for a signal when the one that started us ends; run in the new process before its program."""
    assert LIBC  # else nobody runs it
    LIBC.prctl(WHEN_PARENT_ENDS, signal.SIGTERM)


class Process(Protocol):
    """A running process, as asyncio has it."""

    @property
    def pid(self) -> int:
        """The number by which the system knows it, as signals need it."""

    @property
    def returncode(self) -> int | None:
        """Its exit code; None while it runs."""

    async def wait(self) -> int:
        """Wait for its end; returns its exit code."""

    def send_signal(self, signal: int, /) -> None:
        """Send it a signal."""

    def kill(self) -> None:
        """End it at once."""


class BotProcess:
    """`orrery run` against a stand-in at `url`; it writes its log and health file into `folder`.

    `settings` are further environment variables. It can be started again after it was stopped or killed.
    """

    def __init__(self, url: str, folder: Path, db: Path, **settings: str) -> None:
        self.log = folder / "bot.log"
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("ORRERY_", "DISCORD_"))}
        self._env = kept | UNHURRIED | settings | {
            "DISCORD_TOKEN": TOKEN, "ORRERY_DISCORD_API": url, "ORRERY_DB": str(db),
            "ORRERY_HEALTH": str(folder / "orrery.health"),
        }  # fmt: skip
        self._process: Process | None = None

    async def start(self, **settings: str) -> None:
        """Start it, this time and later with these settings; it is ready a moment later."""
        self._env |= settings
        with self.log.open("ab") as log:
            self._process = await child("-m", "bot", "run", env=self._env, stdout=log, stderr=log)

    async def ended(self) -> None:
        """Wait until it ends, which it should not: raises `Died` with the end of its log."""
        code = await self._running.wait()
        raise Died(f"the bot ended with {code}:\n" + "\n".join(self.log.read_text("utf-8").splitlines()[-TAIL:]))

    async def stop(self) -> int:
        """Ask it to end as a host would, and wait; returns its exit code."""
        if self._running.returncode is None:
            self._running.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await self._running.wait()
        except TimeoutError:
            return await self.kill()

    def strike(self) -> None:
        """End it in the middle of whatever it does."""
        if self._running.returncode is None:
            self._running.kill()

    async def kill(self) -> int:
        """End it like that, and wait."""
        self.strike()
        return await self._running.wait()

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._running.pid

    @property
    def _running(self) -> Process:
        assert self._process, "not started"
        return self._process
