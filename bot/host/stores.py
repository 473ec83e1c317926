"""The store that the settings name: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Protocol

from bot.monitoring import health_file
from bot.settings import ADDRESSES, Settings
from bot.sharing.notices import Nobody, Others
from bot.store import lease
from bot.store.copies.backups import copy
from bot.store.game_store import GameStore
from bot.store.keeping import place_of
from bot.store.sqlite import SqliteStore

EXTRA = "psycopg"  # what PostgreSQL needs besides, and SQLite does not
PIP = Path(sys.prefix) / "bin" / "pip"  # that of the bot, and not the one of the system
INSTALL = f"{PIP} install --require-hashes --only-binary :all: -r tools/lock/postgres.txt"
MISSING = f"PostgreSQL needs what the extra `postgres` brings: {INSTALL}"


class Held(Protocol):
    """A lease that is renewed for as long as the bot runs."""

    async def keep(self) -> None:
        """Renew it until cancelled; raises `DatabaseInUse` when another process has taken it."""


@asynccontextmanager
async def held_store(settings: Settings) -> AsyncIterator[tuple[GameStore, Held, Others]]:
    """The store for a process that may write to it, its lease, and the other processes, for as long as the block lasts.

    One of several waits until there is something for it to serve, and is well meanwhile. Raises `DatabaseInUse` while
    another process has it, and `Unavailable`, `Damaged`, ValueError or OSError where it cannot be used.
    """

    async def wait(seconds: float) -> None:
        if settings.processes > 1:
            health_file.renew(settings.health_file)
        await asyncio.sleep(seconds)

    if settings.address:
        opening, address = postgres(), settings.address
        async with (
            opening.held_store(address, settings.ranges, wait) as (store, holding),
            opening.others(address, holding) as others,
        ):
            yield store, holding, others
        return
    async with lease.held(settings.db) as holding:
        store = await SqliteStore.open(settings.db, holding)
        try:
            yield store, holding, Nobody()
        finally:
            await store.close()


@asynccontextmanager
async def held_alone(place: str) -> AsyncIterator[GameStore]:
    """The store at a place, a file or an address, which no bot has for as long as the block lasts."""
    if place.startswith(ADDRESSES):
        async with postgres().held_store(place) as (store, _):
            yield store
        return
    async with lease.held(Path(place)) as holding:
        opened = await SqliteStore.open(place, holding)
        try:
            yield opened
        finally:
            await opened.close()


def seen_store(settings: Settings) -> AbstractAsyncContextManager[GameStore]:
    """The store for one who only looks, also while the bot runs: a copy of SQLite's file, or PostgreSQL itself.

    The block raises what `opened_copy` raises, `Unavailable`, or ValueError for tables of another release.
    """
    if settings.address:
        looked_at: AbstractAsyncContextManager[GameStore] = postgres().seen_store(settings.address)
        return looked_at
    return opened_copy(settings.db)


@asynccontextmanager
async def opened_copy(path: Path) -> AsyncIterator[GameStore]:
    """A copy of a database, lifted to today's tables, for as long as the block lasts: the bot may go on meanwhile.

    Raises what `copy` raises, and ValueError for a database of a newer release.
    """
    with TemporaryDirectory(prefix=".orrery-check-", dir=path.parent) as folder:
        made = Path(folder) / "orrery.db"
        copy(path, made)
        store = await SqliteStore.open(made, copied=False)
        try:
            yield store
        finally:
            await store.close()


def place(settings: Settings) -> str:
    """Where the games lie, as it may be said to everybody."""
    return place_of(settings.address) if settings.address else str(settings.db)


def postgres() -> ModuleType:
    """What opens stores in PostgreSQL; raises ValueError where the extra is not installed."""
    try:
        return import_module("bot.store.postgres.opening")
    except ModuleNotFoundError as error:
        if error.name and error.name.partition(".")[0].startswith(EXTRA):
            raise ValueError(MISSING) from error
        raise
