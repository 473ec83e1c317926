"""What a host's commands open: the store of the one bot, or a look at it from beside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from bot.sharing.notices import Nobody, Others
from bot.sharing.shards import ALL, Shards
from bot.store.postgres.lease import PostgresLease, held
from bot.store.postgres.notices import PostgresNotices
from bot.store.postgres.store import PostgresStore


@asynccontextmanager
async def held_store(
    url: str,
    shared_by: Sequence[Shards] = (ALL,),
    wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> AsyncIterator[tuple[PostgresStore, PostgresLease]]:
    """The store for a process that may write to it, with its lease of all or of a range; raises what `held` raises."""
    async with held(url, shared_by=shared_by, wait=wait) as lease:
        store = await PostgresStore.open(url, lease.holder, lifted=False, shards=lease.shards or ALL)
        try:
            yield store, lease
        finally:
            await store.close()


@asynccontextmanager
async def others(url: str, lease: PostgresLease) -> AsyncIterator[Others]:
    """The way to the other processes that share a database, for as long as the block lasts."""
    if lease.shards is None or lease.shards.alone:
        yield Nobody()
        return
    notices = PostgresNotices(url, lease)
    try:
        yield notices
    finally:
        await notices.close()


@asynccontextmanager
async def seen_store(url: str) -> AsyncIterator[PostgresStore]:
    """The store for one who only looks, also while a bot has it; ValueError for one of another release."""
    store = await PostgresStore.open(url, lifted=False)
    try:
        yield store
    finally:
        await store.close()
