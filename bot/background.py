"""What goes on without being asked: computer players' turns, and the clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from heapq import heappop, heappush
from itertools import count

import structlog

from bot.table.table import Table

log = structlog.get_logger()
TICK_SECONDS = 30.0
AGAIN_SECONDS = 60.0


class Players:
    """Plays the computer players' turns, game after game, one turn each; a game's next one `pace` seconds later.

    Owners take turns, so that many games of one person keep nobody else's waiting. In a guided game nobody is kept
    waiting. A turn that failed is tried again `again` seconds later.
    """

    def __init__(self, table: Table, pace: float = 0.0, again: float = AGAIN_SECONDS) -> None:
        self.table = table
        self.pace = pace
        self.again = again
        self._poked: dict[str, None] = {}  # games in which a computer may be asked, whose owner is not known yet
        self._waiting: dict[int, dict[str, None]] = {}  # the others by owner, of those who have any
        self._order: list[tuple[int, int, int]] = []  # a heap of those owners: last served, come at, who
        self._served: dict[int, int] = {}  # the number of the last turn that was played for an owner
        self._turns = count(1)
        self._resting: dict[str, bool] = {}  # games at work or in a pause, and whether they were poked meanwhile
        self._wake = asyncio.Event()

    def poke(self, game_id: str) -> None:
        """A game moved on: look whether a computer player is asked."""
        if game_id in self._resting:
            self._resting[game_id] = True
        else:
            self._poked.setdefault(game_id)
            self._wake.set()

    async def run(self) -> None:
        """Work until cancelled; begins with every game of computers, since the last process may have died at work."""
        await self.look()
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._poked or self._waiting:
                await self._turn(await self._next())

    async def look(self) -> None:
        """Look at every game of this process in which a computer plays."""
        for game_id in await self.table.games.of_computers():
            self.poke(game_id)

    async def _next(self) -> str:
        """Of the games that wait, the first of the owner whose turn is longest ago."""
        while self._poked:
            game_id = next(iter(self._poked))
            owner = await self.table.games.owner(game_id)
            del self._poked[game_id]
            if owner not in self._waiting:
                self._queue(owner)
            self._waiting.setdefault(owner, {})[game_id] = None
        *_, owner = heappop(self._order)
        self._served[owner] = next(self._turns)
        games = self._waiting[owner]
        game_id = next(iter(games))
        del games[game_id]
        if games:
            self._queue(owner)
        else:
            del self._waiting[owner]
        return game_id

    def _queue(self, owner: int) -> None:
        """Let an owner wait until those have been served whose last turn is longer ago, or who came sooner."""
        heappush(self._order, (self._served.get(owner, 0), next(self._turns), owner))

    async def _turn(self, game_id: str) -> None:
        self._resting[game_id] = False
        try:
            await self.table.computers.play_turn(game_id)
            pause = await self._pause(game_id)
        except Exception:
            log.exception("computer-failed", game=game_id, again_in=self.again)
            self._resting[game_id], pause = True, self.again
        if not pause:
            self._rested(game_id)
            return
        asyncio.get_running_loop().call_later(pause, self._rested, game_id)

    async def _pause(self, game_id: str) -> float:
        if self.pace and (await self.table.games.snapshot(game_id)).row.guided:
            return 0.0
        return self.pace

    def _rested(self, game_id: str) -> None:
        if self._resting.pop(game_id):
            self.poke(game_id)


async def look_at_clocks(table: Table) -> None:
    """Do what is due by now: reminders, clocks, held calls, votes, sitters, requests, those who are away, ready checks.

    Called each tick. What fails for one table is logged there; what the store raises, such as `Unavailable`, goes on.
    """
    await table.uptime.look()
    await table.reminders.write_due()
    await table.calls.release_due()
    await table.votes.close_due()
    await table.companions.end_due()
    await table.requests.close_due()
    await table.leaving.return_due()
    await table.ready_checks.close_due()


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do some work again and again until cancelled; what goes wrong is logged, and tried again next time."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("loop-failed", work=getattr(work, "__qualname__", repr(work)))
        await asyncio.sleep(seconds)
