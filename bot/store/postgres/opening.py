"""What a host's commands open: the store of the one bot, or a look at it from beside."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.store.postgres.lease import PostgresLease, held
from bot.store.postgres.store import PostgresStore


@asynccontextmanager
async def held_store(url: str) -> AsyncIterator[tuple[PostgresStore, PostgresLease]]:
    """The store for the one process that may write to it, with its lease; raises what `held` raises."""
    async with held(url) as lease:
        store = await PostgresStore.open(url, lease.holder)
        try:
            yield store, lease
        finally:
            await store.close()


@asynccontextmanager
async def seen_store(url: str) -> AsyncIterator[PostgresStore]:
    """The store for one who only looks, also while a bot has it; ValueError for one of another release."""
    store = await PostgresStore.open(url, lifted=False)
    try:
        yield store
    finally:
        await store.close()
