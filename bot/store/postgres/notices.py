"""What the processes of a bot tell each other by way of the database: NOTIFY, and LISTEN."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress

import psycopg
import structlog

from bot.errors import Unavailable
from bot.sharing.notices import LOOK
from bot.store.postgres.connecting import Session, Statements, connected
from bot.store.postgres.lease import PostgresLease
from bot.store.postgres.locks import LOGINS

log = structlog.get_logger()
CHANNEL = "orrery"
LONGEST = 7000  # bytes of one notice of the server, which takes 8000
AGAIN_SECONDS = 1.0
LOOK_SECONDS = 0.1
FOUND_SECONDS = 3.0  # in which one that waits for a range finds one that leaves
FOLLOWED_SECONDS = 75.0  # in which it logs in
LOGIN_SECONDS = 5.0  # between two logins that Discord counts together


class PostgresNotices:
    """`Others` by way of a database; a process has two sessions for it."""

    def __init__(self, url: str, lease: PostgresLease) -> None:
        self.url = url
        self.lease = lease
        self.holder = lease.holder
        self.handover = lease.handover
        self._told: list[str] = []
        self._wake = asyncio.Event()
        self._logins: set[asyncio.Task[None]] = set()

    @property
    def inherits(self) -> bool:
        """Whether another process still serves the servers of this one."""
        return not self.lease.had.is_set()

    def tell(self, notice: str) -> None:
        """Tell all others something soon; nobody waits for it."""
        self._told.append(notice)
        self._wake.set()

    async def hear(self, heard: Callable[[str], None]) -> None:
        """Tell, and be told, until cancelled; after the way to the database was lost `look` is heard, and told."""
        while True:
            try:
                async with connected(self.url, self.holder) as telling, connected(self.url, self.holder) as hearing:
                    await hearing.execute(f"LISTEN {CHANNEL}".encode())
                    async with asyncio.TaskGroup() as both:
                        both.create_task(self._tell(telling))
                        both.create_task(self._hear(hearing, heard))
            except* (psycopg.Error, Unavailable) as errors:
                log.warning("notices-lost", reason=str(errors.exceptions[0]))
            await asyncio.sleep(AGAIN_SECONDS)
            heard(LOOK)
            self.tell(LOOK)

    async def log_in(self, bucket: int) -> None:
        """Wait until a shard may log in; then the next one of its bucket waits for some seconds."""
        async with AsyncExitStack() as stack:
            session = Statements(await stack.enter_async_context(connected(self.url, self.holder)))
            await session.execute("SET lock_timeout = 0")
            await session.execute_fetchall(f"SELECT pg_advisory_lock({LOGINS}, $1)", (bucket,))
            kept = asyncio.create_task(_kept(stack.pop_all()))
        self._logins.add(kept)
        kept.add_done_callback(self._logins.discard)

    async def inherited(self) -> None:
        """Wait until the servers are this process's, and take what is asked there."""
        await self.lease.had.wait()
        self.handover.begin(self.lease.taken_before)

    async def follow(self) -> None:
        """Tell the one before, if there is one, that it can end."""
        with suppress(psycopg.Error, Unavailable):  # then it ends when its time is over
            await self.lease.follow()

    async def handed_over(self) -> None:
        """Wait until another process hears all: not long where none waits for a range."""
        with suppress(psycopg.Error, Unavailable, TimeoutError):
            await self.lease.leave()
            async with asyncio.timeout(FOUND_SECONDS):
                while await self.lease.followed() is None:  # noqa: ASYNC110  # what another process does has no event
                    await asyncio.sleep(LOOK_SECONDS)
            async with asyncio.timeout(FOLLOWED_SECONDS):
                while not await self.lease.followed():  # noqa: ASYNC110
                    await asyncio.sleep(LOOK_SECONDS)

    async def close(self) -> None:
        """Let go of what is open."""
        for task in self._logins:
            task.cancel()
        await asyncio.gather(*self._logins, return_exceptions=True)

    async def _tell(self, session: Session) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            told, self._told = self._told, []
            for said in _together(told):
                await Statements(session).execute_fetchall(
                    "SELECT pg_notify($1, $2)", (CHANNEL, f"{self.holder}\n{said}")
                )

    async def _hear(self, session: Session, heard: Callable[[str], None]) -> None:
        async for notice in session.notifies():
            holder, *said = notice.payload.split("\n")
            for each in said if holder != self.holder else ():
                heard(each)


def _together(notices: list[str]) -> list[str]:
    """Notices in as few as the server takes."""
    joined: list[str] = []
    for notice in notices:
        if joined and len(joined[-1]) + len(notice) < LONGEST:
            joined[-1] += f"\n{notice}"
        else:
            joined.append(notice)
    return joined


async def _kept(stack: AsyncExitStack) -> None:
    """Hold what is open for as long as the next login has to wait."""
    try:
        await asyncio.sleep(LOGIN_SECONDS)
    finally:
        await stack.aclose()
