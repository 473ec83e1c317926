"""What goes on without being asked: computer players' turns, and the clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.table.table import Table

log = structlog.get_logger()
TICK_SECONDS = 30.0
AGAIN_SECONDS = 60.0


class Players:
    """Plays the computer players' turns, game after game, one turn each; a game's next one `pace` seconds later.

    In a guided game nobody is kept waiting. A turn that failed is tried again `again` seconds later.
    """

    def __init__(self, table: Table, pace: float = 0.0, again: float = AGAIN_SECONDS) -> None:
        self.table = table
        self.pace = pace
        self.again = again
        self._waiting: dict[str, None] = {}
        self._resting: dict[str, bool] = {}  # games at work or in a pause, and whether they were poked meanwhile
        self._wake = asyncio.Event()

    def poke(self, game_id: str) -> None:
        """A game moved on: look whether a computer player is asked."""
        if game_id in self._resting:
            self._resting[game_id] = True
        else:
            self._waiting[game_id] = None
            self._wake.set()

    async def run(self) -> None:
        """Work until cancelled; begins with every running game, since the last process may have died at work."""
        for game_id in await self.table.games.running():
            self.poke(game_id)
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                game_id = next(iter(self._waiting))
                del self._waiting[game_id]
                await self._turn(game_id)

    async def _turn(self, game_id: str) -> None:
        self._resting[game_id] = False
        try:
            await self.table.computers.play_turn(game_id)
            pause = await self._pause(game_id)
        except Exception:
            log.exception("computer-failed", game=game_id, again_in=self.again)
            self._resting[game_id], pause = True, self.again
        asyncio.get_running_loop().call_later(pause, self._rested, game_id)

    async def _pause(self, game_id: str) -> float:
        return 0.0 if self.pace and (await self.table.games.snapshot(game_id)).row.guided else self.pace

    def _rested(self, game_id: str) -> None:
        if self._resting.pop(game_id):
            self.poke(game_id)


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do some work again and again until cancelled; what goes wrong is logged, and tried again next time."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("loop-failed", work=getattr(work, "__qualname__", repr(work)))
        await asyncio.sleep(seconds)
