"""A bot that dies: a store whose writing may end in the middle, and the file that stays."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from bot.sharing.shards import Shards
from bot.store.game_store import Over, Span
from bot.store.rows import Rows
from bot.store.sqlite import SqliteStore
from testkit.direct import direct_store


class Killed(BaseException):
    """The process is gone. It is no Exception: nothing in the bot may live on after it."""


class Fate:
    """When a bot dies, whose store and server count the moments at which it may.

    `left` is at how many moments more it lives; None while nobody is after it.
    """

    def __init__(self) -> None:
        self.left: int | None = None

    def moment(self) -> None:
        """Count one of the moments at which the bot may die; raises `Killed` at the last, and none after that."""
        if self.left is None:
            return
        self.left -= 1
        if self.left < 0:
            self.left = None
            raise Killed


class MortalStore:
    """`GameStore` over a file, in whose transactions the bot may die: before they are stored, or just after."""

    def __init__(self, store: SqliteStore, fate: Fate) -> None:
        self._store = store
        self._fate = fate

    @classmethod
    async def open(cls, path: Path, fate: Fate) -> MortalStore:
        """The store in a file, which is made where it is not there."""
        return cls(await direct_store(path), fate)

    @property
    def shards(self) -> Shards:
        """Whose servers the process serves."""
        return self._store.shards

    @property
    def clock(self) -> Callable[[], int]:
        """By what it tells whose time is over."""
        return self._store.clock

    @clock.setter
    def clock(self, clock: Callable[[], int]) -> None:
        self._store.clock = clock

    def read(self) -> AbstractAsyncContextManager[Rows]:
        """A consistent look at what is committed."""
        return self._store.read()

    def write(self, over: Over = Span.ALL) -> AbstractAsyncContextManager[Rows]:
        """A transaction that may change things."""
        return self._writing(over)

    @asynccontextmanager
    async def _writing(self, over: Over) -> AsyncIterator[Rows]:
        async with self._store.write(over) as rows:
            yield rows
            self._fate.moment()
        self._fate.moment()

    async def close(self) -> None:
        """Let go of the file."""
        await self._store.close()
