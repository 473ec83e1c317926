"""What a process does when a game has changed, or when another process has told it something."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping

import structlog

from bot.sharing.notices import LOOK

log = structlog.get_logger()
KNOWN = 10_000  # games of which it is known whether they are played here
AGAIN_SECONDS = 1.0
Heard = Callable[[str], None]


class Hearing:
    """Lets the work of a game begin where its server is served, and nowhere else.

    Args:
        served: Whether a game's server is served here.
        work: Begins the work of such a game.
        look_at_all: Begins the work of all of them.
        doing: What is done for the other notices, by their first word: it is given what else they say.
    """

    def __init__(
        self,
        served: Callable[[str], Awaitable[bool]],
        work: Callable[[str], None],
        look_at_all: Callable[[], Awaitable[None]],
        doing: Mapping[str, Heard],
    ) -> None:
        self.served = served
        self.work = work
        self.look_at_all = look_at_all
        self.doing = doing
        self._known: OrderedDict[str, bool] = OrderedDict()
        self._moved: set[str] = set()
        self._all = False
        self._wake = asyncio.Event()

    def heard(self, notice: str) -> None:
        """Another process has told something; what a newer release tells is left alone."""
        word, _, rest = notice.partition(" ")
        if word == LOOK:
            self._all = True
            self._wake.set()
        elif word in self.doing:
            self.doing[word](rest)

    def moved(self, game_id: str) -> None:
        """A game has changed, by its id: begin its work soon, if it is this process's. Never waits."""
        self._moved.add(game_id)
        self._wake.set()

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._look()
            except Exception:
                log.exception("notice-not-followed", again_in=AGAIN_SECONDS)
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._wake.set)

    async def _look(self) -> None:
        """Do what was heard of; what fails, as when the database is away, is still to be done."""
        while self._moved:
            game_id = next(iter(self._moved))
            served = await self._served(game_id)
            self._moved.discard(game_id)
            if served:
                self.work(game_id)
        if self._all:
            await self.look_at_all()
            self._all = False

    async def _served(self, game_id: str) -> bool:
        """Whether a game is played here; it stays on its server."""
        if game_id not in self._known:
            self._known[game_id] = await self.served(game_id)
            while len(self._known) > KNOWN:
                self._known.popitem(last=False)
        return self._known[game_id]
