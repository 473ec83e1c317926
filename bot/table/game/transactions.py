"""What every part of the table stands on: the store, the time, and one transaction at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import replace
from typing import TypeVar
from weakref import WeakValueDictionary

import structlog

from bot.errors import Refusal
from bot.sharing.shards import Shards
from bot.store.company_rows import SittingRow
from bot.store.game_store import GameStore, Over, Span
from bot.store.rows import Rows
from bot.table.game.change import Changes
from bot.table.game.roles import unseated
from bot.table.game.snapshot import GameSnapshot, load_snapshot

T = TypeVar("T")
log = structlog.get_logger()


def clock_time() -> int:
    """The time of the machine in whole seconds since 1970."""
    return int(time.time())


class Transactions:
    """Opens games for reading or changing; every part of the table works on the same ones.

    Args:
        store: Where everything is kept.
        changes: How a change goes into the store, and what follows it.
        now: The time in whole seconds since 1970.
        changed: Called with a game's id after a change of it was committed.
    """

    def __init__(
        self,
        store: GameStore,
        changes: Changes,
        now: Callable[[], int] = clock_time,
        changed: Callable[[str], None] = lambda game_id: None,
    ) -> None:
        self.store = store
        self.now = now
        self.changes = changes
        store.clock = lambda: self.now()
        self.changed = changed
        self._locks: WeakValueDictionary[tuple[str | int, ...], asyncio.Lock] = WeakValueDictionary()

    @property
    def shards(self) -> Shards:
        """Whose servers this process serves: what is due at their games, it does."""
        return self.store.shards

    def lock_for(self, *key: str | int) -> asyncio.Lock:
        """The lock on what takes longer than a transaction; whoever waited for it reads anew what is stored.

        Another process does not see it: it spares work that would be done twice, and nothing rests on it. Nothing is
        sent while it is held.
        """
        return self._locks.setdefault(key, asyncio.Lock())

    def read(self) -> AbstractAsyncContextManager[Rows]:
        """What is committed, consistent for as long as the block lasts."""
        return self.store.read()

    def write(self, over: Over = Span.ALL) -> AbstractAsyncContextManager[Rows]:
        """A transaction over a game, by its id, over what is beside the games, or over everything.

        An exception undoes it. What it may change and whom it holds up, `GameStore.write` says. `changed` is not told:
        `changing` does that.
        """
        return self.store.write(over)

    async def snapshot(self, game_id: str) -> GameSnapshot:
        """The game as it stands, with its position; raises `Refusal` no-game, or `DamagedGame`."""
        async with self.read() as rows:
            return await load_snapshot(rows, game_id)

    @asynccontextmanager
    async def changing(self, game_id: str, *, others: bool = False) -> AsyncIterator[tuple[Rows, GameSnapshot]]:
        """One transaction over one game, or by way of it over `others`, too; gives its rows and the game as it stands.

        It is committed at the end of the block and undone by an exception; after a commit `changed` is told of the
        game. Raises `Refusal` no-game, or `DamagedGame`.
        """
        async with self.write(Span.ALL if others else game_id) as rows:
            yield rows, await load_snapshot(rows, game_id)
        self.changed(game_id)

    @asynccontextmanager
    async def playing(self, game_id: str, user_id: int) -> AsyncIterator[tuple[Rows, GameSnapshot, int]]:
        """One transaction over a running game by one of its people; gives its rows, the game, and their seat.

        As `changing`. Raises `Refusal` not-running, not-seated or away, and of a seat that was lost what `seat_or_why`
        raises.
        """
        async with self.changing(game_id) as (rows, snapshot):
            in_play(snapshot)
            yield rows, acted_by(snapshot, user_id), await seat_or_why(rows, snapshot, user_id)


@contextmanager
def apart(failed: str, **where: str | int) -> Iterator[None]:
    """Work over one of many games or people: its failure is logged by this name, and the others get their turn.

    As `with apart("reminder-failed", game=id): …` inside a loop; `where` says in the log of whom it was. A transaction
    has to lie within, so that what it has half done is undone.
    """
    try:
        yield
    except Exception:
        log.exception(failed, **where)


class Part:
    """One subject of the table. Each part checks who may do what; all share one `Transactions`.

    Public methods take ids as Discord and the table give them. They raise `Refusal`, or `Illegal` of the rules, and
    then nothing is stored.
    """

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions
        self.changes = transactions.changes


def acted_by(snapshot: GameSnapshot, user_id: int) -> GameSnapshot:
    """The game as somebody changes it or looks at it who may be the companion of another."""
    companion = snapshot.own_seat(user_id) is None and snapshot.companion(user_id)
    if companion:
        return replace(snapshot, acting=user_id)
    return snapshot


def seat_of(snapshot: GameSnapshot, user_id: int) -> int:
    """The seat this person answers for; raises `Refusal` not-seated, or away (command, game) if they stepped back.

    answers-no-more (name) for whoever has answered for somebody else there, until that ended.

    Whoever sits for somebody or is their partner answers for that seat, too. `seat_or_why` tells more of a seat that
    was lost.
    """
    seat = snapshot.seat_of(user_id)
    if seat is None and snapshot.away_seat(user_id) is not None:
        raise Refusal("away", command=f"/{snapshot.row.kind} back", game=snapshot.row.id)
    if seat is None:
        raise unseated(snapshot, user_id)
    return seat


async def seat_or_why(rows: Rows, snapshot: GameSnapshot, user_id: int) -> int:
    """`seat_of`, but of somebody who has sat there the `Refusal` says what became of the seat.

    seat-computer (name) when a computer plays it, seat-resigned, seat-given (name) when somebody else does.
    """
    try:
        return seat_of(snapshot, user_id)
    except Refusal as refused:
        sat = [each for each in await rows.some(SittingRow, game_id=snapshot.row.id) if each.user_id == user_id]
        if refused.code != "not-seated" or not sat:
            raise
        seat = snapshot.seats[sat[-1].seat]
        if seat.user_id != user_id:
            raise Refusal("seat-given", name=seat.name) from refused
        raise Refusal("seat-resigned" if seat.resigned else "seat-computer") from refused


def in_play(snapshot: GameSnapshot) -> None:
    """Raise `Refusal` not-running unless the game has started and not ended."""
    if snapshot.row.status != "running":
        raise Refusal("not-running")


def in_lobby(snapshot: GameSnapshot) -> None:
    """Raise `Refusal` not-lobby unless the game has not started."""
    if snapshot.row.status != "lobby":
        raise Refusal("not-lobby")
