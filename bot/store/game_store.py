"""A store: transactions, and what each of them is over."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from enum import Enum
from typing import Protocol

from bot.sharing.shards import Shards
from bot.store.rows import Rows


class Span(Enum):
    """What a transaction is over that is not over one game alone; `GameStore.write` takes it, or a game's id."""

    BESIDE = "beside"  # people, servers and the bot, and no game
    ALL = "all"  # several games, and whatever is beside them


Over = str | Span  # a game by its id, or one of these


class GameStore(Protocol):
    """A store: transactions, and the end of it. By its `clock` it tells whose time is over, in seconds since 1970.

    What is due at a game is told of the games of its `shards`; all else is about all games.

    `async with store.write(Span.BESIDE) as rows: await rows.put(VacationRow(user_id=7, year=2026, days=3))` stores a
    row, unless the block raises.
    """

    clock: Callable[[], int]

    @property
    def shards(self) -> Shards:
        """The shards of Discord whose servers this process serves."""

    def read(self) -> AbstractAsyncContextManager[Rows]:
        """A consistent look at what is committed, for as long as the block lasts; `put` and `drop` are not for it."""

    def write(self, over: Over = Span.ALL) -> AbstractAsyncContextManager[Rows]:
        """A transaction that may change things; committed at the end, undone by an exception.

        Nobody else changes meanwhile what it is over: a game, what is beside the games, or everything. One over a game
        may change what is beside the games, too, and keeps others from that once it has looked at it. To change
        another game than that it is over raises `OutOfReach`. Some stores let one at a time change anything.
        """

    async def close(self) -> None:
        """Finish and let go of the database."""
