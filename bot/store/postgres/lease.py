"""One process for each database of PostgreSQL: a lock of its session, and a lease in the database.

The lock is on the session, so that the server drops it together with the process that had it: after a crash the next
one begins at once. Where the whole machine has gone, or the way to it, the server may take hours to notice. Therefore
the holder counts a beat up, and whoever looks on ends the sessions of one whose beat stands still for `LEASE_SECONDS`.
Every transaction that writes asks whether the lease is still its own, so nobody who was taken for dead writes again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import psycopg
import structlog

from bot.errors import Unavailable
from bot.store.keeping import place_of
from bot.store.lease import LEASE_SECONDS, LOOKS, RENEWED_SECONDS, Beat, DatabaseInUse, boot_id
from bot.store.postgres.connecting import APPLICATION, Statements, as_unavailable, connected
from bot.store.postgres.locks import ALONE, LEASE, SPANNING
from bot.store.postgres.migrate import migrate

log = structlog.get_logger()
LOCKED = f"SELECT pg_try_advisory_lock({SPANNING}, {LEASE})"
ENDED = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()"
SHORT_LOOKS = 4
SHORT_SECONDS = 0.5
IN_USE = "another process has the database: {}"


class PostgresLease:
    """The right of one process to a database. Every transaction that writes asks whether it still holds."""

    def __init__(self, url: str, machine: str) -> None:
        self.url = url
        self.machine = machine
        self.holder = secrets.token_hex(8)
        self._session = AsyncExitStack()
        self._db: Statements | None = None
        self._locked = False

    async def claim(self) -> tuple[Beat, str] | None:
        """Take the lease if nobody holds the lock, and lift the tables to today's.

        Returns None then, else the beat and the machine of who holds it. Whoever writes under the lease of before ends
        before it is taken.
        """
        db = await self._connected()
        if not self._locked:
            found = await db.execute_fetchall("SELECT holder, beat, machine FROM lease") if await _known(db) else []
            return next((((row[0], row[1]), row[2]) for row in found), (("", 0), ""))
        await migrate(db.session)
        async with db.session.transaction():
            await db.execute(ALONE)
            await db.execute("DELETE FROM lease")
            await db.execute("INSERT INTO lease VALUES ($1, $2, 0)", (self.holder, self.machine))
        return None

    async def end(self, dead: Beat) -> None:
        """End the sessions of a holder whose beat stands still."""
        db = await self._connected()
        await db.execute_fetchall(ENDED, (f"{APPLICATION} {dead[0]}",))

    async def renew(self) -> None:
        """Count the beat up; raises `DatabaseInUse` when another process has taken the lease."""
        db = await self._connected()
        if not await db.execute("UPDATE lease SET beat = beat + 1 WHERE holder = $1", (self.holder,)):
            raise DatabaseInUse("another process has taken the database while this one stood still")

    async def keep(self) -> None:
        """Renew the lease until cancelled; raises `DatabaseInUse` when another process has taken it."""
        while True:
            await asyncio.sleep(RENEWED_SECONDS)
            try:
                await self.renew()
            except (psycopg.Error, Unavailable) as error:  # it is tried again, and what writes is told
                log.warning("lease-not-renewed", reason=str(error))
                await self.close()

    async def release(self) -> None:
        """Let the next process begin at once."""
        with suppress(psycopg.Error, Unavailable):
            db = await self._connected()
            await db.execute("DELETE FROM lease WHERE holder = $1", (self.holder,))
            await db.execute_fetchall(
                "SELECT pg_advisory_unlock_all()"
            )  # the server may notice the end of a session late
        await self.close()

    async def close(self) -> None:
        """Let go of the session, and of its lock."""
        self._db = None
        await self._session.aclose()

    async def _connected(self) -> Statements:
        """The session, which tries for the lock until it has it: also a new one, after a restart of the server."""
        if self._db is None:
            self._db = Statements(await self._session.enter_async_context(connected(self.url, self.holder)))
            self._locked = False
        if not self._locked:
            self._locked = bool((await self._db.execute_fetchall(LOCKED))[0][0])
        return self._db


async def _known(db: Statements) -> bool:
    """Whether there are tables yet."""
    return (await db.execute_fetchall("SELECT to_regclass('lease') IS NOT NULL"))[0][0] is True


@asynccontextmanager
async def held(
    url: str, *, machine: str | None = None, wait: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> AsyncIterator[PostgresLease]:
    """Hold the lease of a database for as long as the block lasts; its tables are made or lifted before.

    Raises `DatabaseInUse` while another process has it, `Unavailable` where the server cannot be reached, ValueError
    for a database that this release cannot use. After a crash of a whole machine it waits for `LEASE_SECONDS` first.
    """
    lease = PostgresLease(url, boot_id() if machine is None else machine)
    try:
        with as_unavailable():
            await taken(lease, wait)
        yield lease
    finally:
        await lease.release()


async def taken(lease: PostgresLease, wait: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Take the lease; raises `DatabaseInUse` while its holder lives: on this machine, or counting up on another."""
    there = await lease.claim()
    for _ in range(SHORT_LOOKS):  # the server notices within this time that a process of this machine has ended
        if there is None:
            return
        if there[1] in ("", lease.machine):
            await wait(SHORT_SECONDS)
            there = await lease.claim()
    if there is None:
        return
    seen, machine = there
    if machine == lease.machine:
        raise DatabaseInUse(IN_USE.format(place_of(lease.url)))
    log.info("lease-awaited", seconds=LEASE_SECONDS, reason="a bot on another machine has the database")
    for _ in range(LOOKS):
        await wait(LEASE_SECONDS / LOOKS)
        there = await lease.claim()
        if there is None:
            return
        if there[0] != seen:
            raise DatabaseInUse(IN_USE.format(place_of(lease.url)))
    await lease.end(seen)
    await wait(SHORT_SECONDS)
    if await lease.claim() is not None:
        raise DatabaseInUse(IN_USE.format(place_of(lease.url)))
