"""One process for each database: a lock on a file beside it, and a lease inside it for what the lock does not reach.

The lock on `orrery.db.lock` is dropped by the system together with its process, however that ends, so on one machine a
bot that crashed is followed at once. The lease is a row of the database, for a disk that several machines share: its
holder counts a beat up. A holder whose beat stands still for `LEASE_SECONDS`, by the clock of whoever looks on, is
dead. So no two clocks are ever compared.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

import structlog

from bot.store.copies.before_upgrade import copies
from bot.store.copies.checking import Damaged
from bot.store.release import TABLES, refuse_another_programs

log = structlog.get_logger()
LEASE_SECONDS = 30.0
RENEWED_SECONDS = 10.0
MADE = b"There is a database beside this file. Where that is empty, it was lost: see docs/hosting.md, Backup.\n"
LOOKS = 6  # while it waits for a beat
BUSY_SECONDS = 5.0
BOOT_ID = Path("/proc/sys/kernel/random/boot_id")  # the same for all containers of a machine, until it starts anew
OURS = "SELECT 1 FROM lease WHERE holder = ?"
CREATE = "CREATE TABLE IF NOT EXISTS lease (holder TEXT NOT NULL, machine TEXT NOT NULL, beat INTEGER NOT NULL) STRICT"
Beat = tuple[str, int]  # the holder, and how often it has renewed its lease


class DatabaseInUse(Exception):
    """Another process has the database: by its lock or lease at the start, or since this one lost its own."""


class Lease:
    """The right of one process to a database. Every transaction that writes asks whether it still holds.

    It beats by `renew`; whoever sees no beat for long enough may `claim` it from a holder that is dead. machine: the
    name of the machine, on which a lock says more than beats.
    """

    def __init__(self, path: Path, machine: str) -> None:
        self.path = path
        self.machine = machine
        self.holder = secrets.token_hex(8)

    def claim(self, dead: Beat | None = None) -> Beat | None:
        """Take the lease if it is free, held on this machine (whose lock we have) or held by `dead`.

        Returns None then, else the holder and the beat that are in the way. Raises ValueError for a database of
        another program, in which nothing is made.
        """
        with self._transaction() as db:
            refuse_another_programs([name for (name,) in db.execute(TABLES)])
            db.execute(CREATE)
            found = db.execute("SELECT holder, machine, beat FROM lease").fetchone()
            if found and found[1] != self.machine and (found[0], found[2]) != dead:
                return found[0], found[2]
            db.execute("DELETE FROM lease")
            db.execute("INSERT INTO lease VALUES (?, ?, 0)", (self.holder, self.machine))
            return None

    def renew(self) -> None:
        """Count the beat up; raises `DatabaseInUse` when another process has taken the lease."""
        with self._transaction() as db:
            if not db.execute("UPDATE lease SET beat = beat + 1 WHERE holder = ?", (self.holder,)).rowcount:
                raise DatabaseInUse("another process has taken the database while this one stood still")

    def release(self) -> None:
        """Let the next process begin at once."""
        with self._transaction() as db:
            db.execute("DELETE FROM lease WHERE holder = ?", (self.holder,))

    async def keep(self) -> None:
        """Renew the lease until cancelled; raises `DatabaseInUse` when another process has taken it."""
        while True:
            await asyncio.sleep(RENEWED_SECONDS)
            try:
                await asyncio.to_thread(self.renew)
            except sqlite3.Error as error:  # a full disk, a lock: it is tried again, and what writes is told
                log.warning("lease-not-renewed", reason=str(error))

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None)) as db:
            db.execute("PRAGMA synchronous = NORMAL")  # a lost beat does no harm
            db.execute("BEGIN IMMEDIATE")
            with db:
                yield db


def prepare(path: Path) -> None:
    """Make the database file where there is none, for nobody else to read; `-wal` and `-shm` get the same rights.

    Raises FileNotFoundError where its folder is missing, IsADirectoryError where it is itself a folder, and `Damaged`
    where an empty file has taken the place of a database: beside that lie a lock that says so, copies or a log.
    """
    if not path.parent.is_dir():
        raise FileNotFoundError(f"the folder of the database is missing: {path.parent}")
    if path.is_dir():
        raise IsADirectoryError(f"the database is a directory: {path}")
    if _emptied(path):
        raise Damaged(
            f"{path} has 0 bytes, and there was a database: put a backup in its place; to begin without its games,"
            f" remove it and what lies beside it, such as {path}.lock"
        )
    with suppress(FileExistsError):  # one that is there is not even opened: to close it would drop SQLite's locks
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _emptied(path: Path) -> bool:
    """Whether an empty file lies where a database was before."""
    if not path.exists() or path.stat().st_size:
        return False
    beside = [Path(f"{path}{ending}") for ending in (".lock", "-wal")]
    return bool(copies(path)) or any(each.exists() and each.stat().st_size for each in beside)


@asynccontextmanager
async def held(
    path: Path, *, machine: str | None = None, wait: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> AsyncIterator[Lease]:
    """Hold the lease of a database for as long as the block lasts.

    Raises `DatabaseInUse` while another process has it, and what `prepare` raises. After a crash of a process on
    another machine, or of the whole machine, it waits for `LEASE_SECONDS` first.
    """
    prepare(path)
    with locked(path) as lock:
        lease = Lease(path, boot_id() if machine is None else machine)
        await taken(lease, wait)
        os.pwrite(lock, MADE, 0)
        try:
            yield lease
        finally:
            await asyncio.to_thread(_released, lease)


def boot_id() -> str:
    """What tells this run of this machine from all others; by chance where the system does not say."""
    try:
        return BOOT_ID.read_text("utf-8").strip()
    except OSError:
        return secrets.token_hex(8)


@contextmanager
def locked(path: Path) -> Iterator[int]:
    """Hold the lock beside the database, whose open file it is; raises `DatabaseInUse` while a bot has it.

    Not on the database itself: closing that file would drop SQLite's locks.
    """
    import fcntl  # not on Windows, where `bot.__main__` says so instead of failing to load

    file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise DatabaseInUse(f"another process of this machine has the database open: {path}") from error
        yield file
    finally:
        os.close(file)


async def taken(lease: Lease, wait: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Take the lease; raises `DatabaseInUse` while a bot on another machine counts up.

    Of one on another machine that did not end it waits for `LEASE_SECONDS` first.
    """
    seen = await asyncio.to_thread(lease.claim)
    if seen is None:
        return
    log.info("lease-awaited", seconds=LEASE_SECONDS, reason="a bot on another machine had the database and did not end")
    for _ in range(LOOKS):
        await wait(LEASE_SECONDS / LOOKS)
        if await asyncio.to_thread(lease.claim) != seen:
            break
    if await asyncio.to_thread(lease.claim, seen) is not None:
        raise DatabaseInUse(f"a bot on another machine has the database: {lease.path}")


def _released(lease: Lease) -> None:
    try:
        lease.release()
    except sqlite3.Error as error:
        log.warning("lease-not-released", reason=str(error))
