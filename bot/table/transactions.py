"""What every part of the table stands on: the store, the time, and one transaction at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.errors import Refusal
from bot.store.rows import GameStore, Rows
from bot.table.snapshot import Look, look_at

T = TypeVar("T")


def _now() -> int:
    return int(time.time())


class Desk:
    """Opens a game for reading or changing. `changed` is called with the game's id after a change was committed.

    Every game starts from `seed`, for demos and tests; without it each draws its own.
    """

    def __init__(
        self,
        store: GameStore,
        now: Callable[[], int] = _now,
        changed: Callable[[str], None] = lambda game_id: None,
        seed: str = "",
    ) -> None:
        self.store = store
        self.now = now
        self.changed = changed
        self.seed = seed
        self._locks: WeakValueDictionary[tuple[str | int, ...], asyncio.Lock] = WeakValueDictionary()
        self._making: dict[tuple[str | int, ...], asyncio.Task[Any]] = {}

    def alone(self, *what: str | int) -> asyncio.Lock:
        """The lock on what takes longer than a transaction; whoever waited for it looks anew at what is stored.

        Nothing is sent while it is held.
        """
        return self._locks.setdefault(what, asyncio.Lock())

    async def once(self, make: Callable[[], Coroutine[Any, Any, T]], *what: str | int) -> T:
        """What `make` makes, by way of Discord too; who wants the same meanwhile gets the same."""
        if what not in self._making:
            task = self._making[what] = asyncio.create_task(make())
            task.add_done_callback(lambda done: self._making.pop(what))
        made: T = await asyncio.shield(self._making[what])
        return made

    async def look(self, game_id: str) -> Look:
        """The game as it stands, decoded afresh; raises `Refusal` no-game."""
        async with self.store.read() as rows:
            return await look_at(rows, game_id)

    @asynccontextmanager
    async def changing(self, game_id: str) -> AsyncIterator[tuple[Rows, Look]]:
        """One transaction over one game."""
        async with self.store.write() as rows:
            yield rows, await look_at(rows, game_id)
        self.changed(game_id)

    @asynccontextmanager
    async def playing(self, game_id: str, user_id: int) -> AsyncIterator[tuple[Rows, Look, int]]:
        """One transaction over a running game, by one of its people; raises `Refusal` not-running or not-seated."""
        async with self.changing(game_id) as (rows, look):
            if look.row.status != "running":
                raise Refusal("not-running")
            yield rows, look, seat_of(look, user_id)


def seat_of(look: Look, user_id: int) -> int:
    """The seat this person answers for; raises `Refusal` not-seated."""
    seat = look.seat_of(user_id)
    if seat is None:
        raise Refusal("not-seated")
    return seat


def in_lobby(look: Look) -> None:
    """Raise `Refusal` not-lobby unless the game has not started."""
    if look.row.status != "lobby":
        raise Refusal("not-lobby")


def owned_by(look: Look, user_id: int) -> None:
    """Raise `Refusal` not-owner unless the table is this person's."""
    if look.row.owner_id != user_id:
        raise Refusal("not-owner")
