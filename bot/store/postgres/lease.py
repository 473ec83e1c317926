"""The processes that have a database of PostgreSQL: locks of their sessions, and a lease for each in the database.

One process has all shards, or each of several has a range of them (`bot/sharing/shards.py`). A range is a lock on the
session, so that the server drops it together with the process that had it: after a crash the next one begins at once.
Where the whole machine has gone, or the way to it, the server may take hours to notice. Therefore a holder counts a
beat up, and whoever looks on ends the sessions of one whose beat stands still for `LEASE_SECONDS`. Every transaction
that writes asks whether the lease is still its own, so nobody who was taken for dead writes again.

Of several processes one that finds no range free waits for one. All of them share the shards alike: while others live
that share them otherwise, or know other tables, it waits for the end of those.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass

import psycopg
import structlog

from bot.errors import Unavailable
from bot.sharing.handover import Handover
from bot.sharing.shards import ALL, Shards
from bot.store.keeping import place_of
from bot.store.lease import LEASE_SECONDS, LOOKS, RENEWED_SECONDS, Beat, DatabaseInUse, boot_id
from bot.store.postgres.connecting import APPLICATION, Statements, as_unavailable, connected
from bot.store.postgres.locks import ALONE, LEASE, RANGES, SPANNING
from bot.store.postgres.migrate import migrate, version_of
from bot.store.release import known_version

log = structlog.get_logger()
LOCKED_ALONE = f"SELECT pg_try_advisory_lock({SPANNING}, {LEASE})"
LOCKED_SHARED = f"SELECT pg_try_advisory_lock_shared({SPANNING}, {LEASE})"
LOCKED_RANGE = f"SELECT pg_try_advisory_lock({RANGES}, $1)"
UNLOCKED = "SELECT pg_advisory_unlock_all()"
ENDED = """SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
           WHERE application_name = $1 AND pid <> pg_backend_pid()"""  # it waits so many milliseconds for their end
SHORT_LOOKS = 10
SHORT_SECONDS = 0.5
LOST_SECONDS = 0.5  # after the session was lost: its lock is free, and a spare looks for one every second
SPARE_SECONDS = 1.0  # between the looks of one that waits for a range
HEIR_SECONDS = 0.1  # between the looks of one that follows another
IN_USE = "another process has the database: {}"


@dataclass(frozen=True, slots=True)
class Holder:
    """Who is in the way: its beat, its machine, and the name of its range; all empty where that is not known.

    It may be `leaving`, and has nobody yet who follows it.
    """

    beat: Beat = ("", 0)
    machine: str = ""
    shards: str = ""
    leaving: bool = False


class PostgresLease:
    """The right of one process to a database, or to a range of shards. Whatever writes asks whether it still holds.

    `shared_by` are the ranges of all processes; `shards` is the one it has, None before it has any.
    """

    def __init__(self, url: str, machine: str, shared_by: Sequence[Shards] = (ALL,)) -> None:
        self.url = url
        self.machine = machine
        self.shared_by = shared_by
        self.shards: Shards | None = None
        self.taken_before: frozenset[int] = frozenset()  # interactions that the one before has taken
        self.holder = secrets.token_hex(8)
        self.handover = Handover()
        self.had = asyncio.Event()  # set once it is held
        self._session = AsyncExitStack()
        self._db: Statements | None = None
        self._locked = False

    async def claim(self) -> list[Holder]:
        """Take the lease of a range whose lock nobody holds, and lift the tables to today's.

        Returns nothing then, else who is in the way. Whoever writes under the lease of before ends before it is taken.
        """
        db = await self._connected()
        if not self._locked or self.shards is None:
            return await _holders(db) or [Holder()]
        if in_the_way := await self._in_the_way(db):
            await self._unlock(db)
            return in_the_way
        await migrate(db.session)
        async with db.session.transaction():
            await db.execute(ALONE)
            of_all = "TRUE" if self.shards.alone else "shards IN ('', $1)"  # one that had all is gone, as has its lock
            gone = f"DELETE FROM lease WHERE {of_all} RETURNING taken"
            before = await db.execute_fetchall(gone, () if self.shards.alone else (self.shards.name,))
            await db.execute("INSERT INTO lease VALUES ($1, $2, 0, $3)", (self.holder, self.machine, self.shards.name))
        self.taken_before = frozenset(int(each) for row in before for each in row[0].split())
        self.had.set()
        return []

    async def inherit(self, shards: Shards) -> bool:
        """Be the one that follows whoever leaves a range; False where another is that, or the tables have to change."""
        db = await self._connected()
        if await version_of(db) != known_version():
            return False
        sql = "UPDATE lease SET heir = $1 WHERE shards = $2 AND leaving AND heir = ''"
        if await db.execute(sql, (self.holder, shards.name)):
            self.shards = shards
        return self.shards is not None

    async def follow(self) -> None:
        """Let the one before end."""
        await (await self._connected()).execute("UPDATE lease SET followed = TRUE WHERE heir = $1", (self.holder,))

    async def leave(self) -> None:
        """Let another process follow."""
        await (await self._connected()).execute("UPDATE lease SET leaving = TRUE WHERE holder = $1", (self.holder,))

    async def followed(self) -> bool | None:
        """Whether the one that follows hears all; None where there is none."""
        db = await self._connected()
        found = await db.execute_fetchall("SELECT heir, followed FROM lease WHERE holder = $1", (self.holder,))
        return bool(found[0][1]) if found and found[0][0] else None

    async def end(self, dead: Beat) -> None:
        """End the sessions of a holder whose beat stands still, and its lease."""
        db = await self._connected()
        await db.execute_fetchall(ENDED, (f"{APPLICATION} {dead[0]}",))
        await db.execute("DELETE FROM lease WHERE holder = $1 AND beat = $2", dead)

    async def renew(self) -> None:
        """Count the beat up; raises `DatabaseInUse` when another process has taken the lease."""
        db = await self._connected()
        if not await db.execute("UPDATE lease SET beat = beat + 1 WHERE holder = $1", (self.holder,)):
            raise DatabaseInUse("another process has taken the database while this one stood still")

    async def keep(self) -> None:
        """Renew the lease until cancelled; raises `DatabaseInUse` when another process has taken it."""
        wait = RENEWED_SECONDS
        if not self.had.is_set():
            with as_unavailable():
                await a_range_taken(self, pause=HEIR_SECONDS)
        while True:
            await asyncio.sleep(wait)
            try:
                await self.renew()
                wait = RENEWED_SECONDS
            except (psycopg.Error, Unavailable) as error:  # it is tried again, and what writes is told
                log.warning("lease-not-renewed", reason=str(error))
                await self.close()
                wait = LOST_SECONDS

    async def release(self) -> None:
        """Let the next process begin at once."""
        with suppress(psycopg.Error, Unavailable):
            db = await self._connected()
            taken = " ".join(map(str, self.handover.taken))
            await db.execute("UPDATE lease SET taken = $2 WHERE holder = $1 AND heir <> ''", (self.holder, taken))
            await db.execute("DELETE FROM lease WHERE holder = $1 AND heir = ''", (self.holder,))
            await db.execute_fetchall(UNLOCKED)  # the server may notice the end of a session late
        await self.close()

    async def close(self) -> None:
        """Let go of the session, and of its lock."""
        self._db = None
        await self._session.aclose()

    async def _in_the_way(self, db: Statements) -> list[Holder]:
        """Of several processes, those that share the shards otherwise, or all others while the tables are to change."""
        assert self.shards is not None
        if self.shards.alone:
            return []
        ours = {each.name for each in self.shared_by}
        others = [each for each in await _holders(db) if each.shards and each.shards != self.shards.name]
        if await version_of(db) == known_version():
            return [each for each in others if each.shards not in ours]
        return others

    async def _connected(self) -> Statements:
        """The session, which tries for the lock until it has it: also a new one, after a restart of the server."""
        if self._db is None:
            self._db = Statements(await self._session.enter_async_context(connected(self.url, self.holder)))
            self._locked = False
        if not self._locked:
            self._locked = await self._lock(self._db)
        return self._db

    async def _lock(self, db: Statements) -> bool:
        """Lock the range that it has had before, or any that is free."""
        for each in self.shared_by if self.shards is None else (self.shards,):
            if await _locked(db, each):
                self.shards = each
                return True
        return False

    async def _unlock(self, db: Statements) -> None:
        await db.execute_fetchall(UNLOCKED)
        self.shards, self._locked = None, False


async def _locked(db: Statements, shards: Shards) -> bool:
    """Whether the lock of a range could be had: of everything, or, while nobody has that, of a part."""
    if shards.alone:
        return await _truth(db, LOCKED_ALONE)
    return await _truth(db, LOCKED_SHARED) and await _truth(db, LOCKED_RANGE, shards.number)


async def _holders(db: Statements) -> list[Holder]:
    """Whoever has a lease, or had one and did not end."""
    if not await _truth(db, "SELECT to_regclass('lease') IS NOT NULL"):
        return []
    found = await db.execute_fetchall("SELECT * FROM lease")  # the tables may be those of an older release
    return [
        Holder((row["holder"], row["beat"]), row["machine"], *((row["shards"], row["leaving"]) if len(row) > 3 else ()))
        for row in found
    ]


async def _truth(db: Statements, sql: str, *values: int) -> bool:
    return bool((await db.execute_fetchall(sql, values))[0][0])


@asynccontextmanager
async def held(
    url: str,
    *,
    machine: str | None = None,
    shared_by: Sequence[Shards] = (ALL,),
    wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> AsyncIterator[PostgresLease]:
    """Hold the lease of a database, or of a range, for as long as the block lasts; its tables are of today then.

    Raises `DatabaseInUse` while another process has it, `Unavailable` where the server cannot be reached, ValueError
    for a database that this release cannot use. After a crash of a whole machine it waits for `LEASE_SECONDS` first.
    Of several processes it waits until a range is free.
    """
    lease = PostgresLease(url, boot_id() if machine is None else machine, shared_by)
    try:
        with as_unavailable():
            await (taken if shared_by[0].alone else a_range_taken)(lease, wait)
        yield lease
    finally:
        await lease.release()


async def taken(lease: PostgresLease, wait: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Take the lease; raises `DatabaseInUse` while its holder lives: on this machine, or counting up on another."""
    there = await lease.claim()
    for _ in range(SHORT_LOOKS):  # the server notices within this time that a process of this machine has ended
        if not there:
            return
        if there[0].machine in ("", lease.machine):
            await wait(SHORT_SECONDS)
            there = await lease.claim()
    if not there:
        return
    seen = there[0]
    if seen.machine == lease.machine:
        raise DatabaseInUse(IN_USE.format(place_of(lease.url)))
    log.info("lease-awaited", seconds=LEASE_SECONDS, reason="a bot on another machine has the database")
    for _ in range(LOOKS):
        await wait(LEASE_SECONDS / LOOKS)
        there = await lease.claim()
        if not there:
            return
        if there[0].beat != seen.beat:
            raise DatabaseInUse(IN_USE.format(place_of(lease.url)))
    await lease.end(seen.beat)
    if await lease.claim():
        raise DatabaseInUse(IN_USE.format(place_of(lease.url)))


async def a_range_taken(
    lease: PostgresLease, wait: Callable[[float], Awaitable[None]] = asyncio.sleep, pause: float = SPARE_SECONDS
) -> None:
    """Take a range of shards as soon as one is free: nobody has it, or whoever has it stands still.

    Where somebody leaves a range, it is enough to follow them: what is missing is had later, by `keep`.
    """
    said, stood = False, dict[Beat, float]()
    while there := await lease.claim():
        left = [each for each in lease.shared_by if any(held.leaving and held.shards == each.name for held in there)]
        if left and lease.shards is None and await lease.inherit(left[0]):
            log.info("range-inherited", shards=left[0].name)
            return
        if not said and lease.shards is None:
            log.info("range-awaited", ranges=[each.name for each in lease.shared_by])
        said, stood = True, {each.beat: stood.get(each.beat, -pause) + pause for each in there}
        for beat in (beat for beat, seconds in stood.items() if beat[0] and seconds >= LEASE_SECONDS):
            log.warning("holder-stands-still", holder=beat[0])
            await lease.end(beat)
        await wait(pause)
    assert lease.shards
    log.info("range-taken", shards=lease.shards.name)
