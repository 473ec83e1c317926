"""A table of Twilight Imperium that stands as a test wants it, laid out while no bot looks after it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot.store.sqlite import SqliteStore
from bot.table.game.change import changed
from bot.table.game.transactions import clock_time
from bot.table.table import Table
from rules.ti4.state import State


async def laid_out(db: Path, game_id: str, people: list[int], position: Callable[..., State]) -> list[int]:
    """The game stands as `position` gives it of the seats of these people; returns those."""
    store = await SqliteStore.open(db)
    try:
        table = Table(store)
        async with table.transactions.changing(game_id) as (rows, snapshot):
            seats = [next(each.seat for each in snapshot.seats if each.user_id == user) for user in people]
            state = position(*seats)
            change = changed(snapshot, state, tuple(snapshot.game.pending(state)), (), clock_time())
            await table.transactions.changes.record(rows, change)
        return seats
    finally:
        await store.close()


async def state_of(db: Path, game_id: str) -> State:
    """How it stands."""
    store = await SqliteStore.open(db)
    try:
        found: State = (await Table(store).games.snapshot(game_id)).state
        return found
    finally:
        await store.close()
