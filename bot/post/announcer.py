"""The outbox worker: posts what the table wrote down, in order for each game, and keeps the public message true.

Nothing is sent inside a transaction. A row is marked as sent after it was posted; when the bot dies in between, it is
posted again under the same nonce, and Discord keeps one of the two.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Protocol

import structlog

from bot.store.rows import PRIVATE, GameRow, MoveRow, OutboxRow
from bot.table.snapshot import Look
from bot.table.table import Table
from bot.ui.kit.readers import Reader
from bot.words.news import IN_CHANNEL, Note, note
from bot.words.texts import Texts

log = structlog.get_logger()
LONGEST_WAIT = 60.0
WITHHELD_WAIT = 600.0
LAST_SECONDS = 3.0
FEW = 5  # posts that come one by one; of more, the turns that follow each other are told at once


class Undeliverable(Exception):
    """Discord will never take this."""


class PlaceGone(Exception):
    """The game's channel is gone: what there is to send waits until the game has moved."""


class Withheld(Exception):
    """The bot may not write there now. What it has to say waits until it may."""


class ThreadGone(Undeliverable):
    """Somebody has deleted the game's thread, or the public message on which it is to hang."""


class Sender(Protocol):
    """Talks to Discord. Raises `PlaceGone`, `Undeliverable`, `Withheld`, or anything else for what may work later."""

    async def show(self, look: Look) -> int:
        """Bring the game's public message up to date, made anew if it is not there; returns its id."""

    async def open_thread(self, look: Look) -> int:
        """The id of the thread on the game's public message, made if it is not there. Raises `ThreadGone`."""

    async def post(self, look: Look, note: Note) -> int:
        """Post in the game's thread; returns the message's id. Raises `ThreadGone`."""

    async def tell(self, look: Look, note: Note, reader: Reader, user_id: int) -> int | None:
        """Send somebody a direct message; returns its id, or None where they take none."""


def joined(told: Sequence[OutboxRow]) -> OutboxRow:
    """One row in place of some turns that follow each other: of all their moves, for all whom they call."""
    first, last = told[0], told[-1]
    if first is last:
        return first
    asked = sorted({seat for row in told for seat in row.payload["asked"]})
    return replace(last, payload={**last.payload, "first": first.payload["first"], "asked": asked})


class Announcer:
    """One task for each game that has something to send; a failed one is tried again, ever more slowly."""

    def __init__(self, table: Table, sender: Sender, first_wait: float = 1.0) -> None:
        self.table = table
        self.sender = sender
        self.first_wait = first_wait
        self.wake = asyncio.Event()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._held: dict[str, asyncio.TimerHandle] = {}  # games whose posts are withheld, until when
        self._poked: set[str] = set()  # games that moved on while something of theirs was being sent
        self._stopping = False

    def poke(self, game_id: str) -> None:
        """A game moved on: see what it has to send, also where it was refused before."""
        if timer := self._held.pop(game_id, None):
            timer.cancel()
        if game_id in self._tasks:
            self._poked.add(game_id)
        self.wake.set()

    async def run(self) -> None:
        """Work until cancelled; then give what is being sent a few seconds."""
        try:
            while True:
                self.wake.clear()
                await self._look_out()
                await self.wake.wait()
        finally:
            await self._finish(list(self._tasks.values()))

    async def _finish(self, tasks: Sequence[asyncio.Task[None]]) -> None:
        self._stopping = True
        if tasks:
            await asyncio.wait(tasks, timeout=LAST_SECONDS)
        for task in tasks:
            task.cancel()

    async def _look_out(self) -> None:
        """Begin what there is to do; where that cannot be seen now, look again a little later."""
        try:
            await self._spawn()
        except Exception:
            log.exception("outbox-not-read", again_in=self.first_wait)
            asyncio.get_running_loop().call_later(self.first_wait, self.wake.set)

    async def _spawn(self) -> None:
        async with self.table.store.read() as rows:
            waiting = {row.game_id for row in await rows.outbox()} | set(await rows.stale_messages())
        for game_id in waiting - set(self._tasks) - set(self._held):
            task = self._tasks[game_id] = asyncio.create_task(self._serve(game_id))
            task.add_done_callback(lambda _, game_id=game_id: self._done(game_id))  # type: ignore[misc]  # bound now

    def _done(self, game_id: str) -> None:
        del self._tasks[game_id]
        self._poked.discard(game_id)
        self.wake.set()

    async def _serve(self, game_id: str) -> None:
        wait = self.first_wait
        while True:
            self._poked.discard(game_id)
            try:
                return await self.deliver(game_id)
            except Withheld as error:
                if game_id in self._poked:
                    continue
                log.warning("withheld", game=game_id, error=repr(error), again_in=WITHHELD_WAIT)
                later = asyncio.get_running_loop().call_later(WITHHELD_WAIT, self.poke, game_id)
                self._held[game_id] = later
                return None
            except Exception as error:
                log.warning("not-delivered", game=game_id, error=repr(error), again_in=wait)
                if self._stopping:
                    return None
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)

    async def deliver(self, game_id: str) -> None:
        """Send everything a game has to send; raises what the sender raises.

        Where the bot may not post, the public message is still kept true. Where the channel is gone, what there is to
        post is kept until the game has moved.
        """
        try:
            await self._deliver(game_id)
        except PlaceGone as error:
            log.warning("place-gone", game=game_id, error=repr(error))
            await self.table.lose(game_id)
            await self._post_all(game_id)

    async def _deliver(self, game_id: str) -> None:
        withheld = None
        try:
            await self._post_all(game_id)
        except Withheld as error:
            withheld = error
        look = await self.table.look(game_id)
        if look.row.placed and look.row.rev != look.row.shown_rev:
            await self._show(look)
        if withheld:
            raise withheld

    async def _post_all(self, game_id: str) -> None:
        while told := await self._next(game_id):
            row, message_id = joined(told), None
            try:
                message_id = await self._post(row)
            except Undeliverable as error:
                log.error("undeliverable", game=game_id, post=row.id, error=repr(error))
            await self.table.sent(told, message_id)

    async def _next(self, game_id: str) -> Sequence[OutboxRow]:
        """What the next post tells of: the first that waits, and the turns behind it where many wait."""
        async with self.table.store.read() as rows:
            waiting = [row for row in await rows.some(OutboxRow, game_id=game_id) if row.sent_at is None]
            game = await rows.one(GameRow, id=game_id)
        if not (game and game.placed):
            waiting = [row for row in waiting if row.kind in PRIVATE]
        turns = [*takewhile(lambda row: row.kind == "turn", waiting)]
        return turns if turns and len(waiting) > FEW else waiting[:1]

    async def _post(self, row: OutboxRow) -> int | None:
        if "user" in row.payload:
            return await self._tell(row)
        look = await self.table.look(row.game_id)
        if not look.row.placed:
            await self.table.take_leave(row)
            return None
        look = await self._placed(look, thread=row.kind not in IN_CHANNEL)
        said = note(look, row, await self._moves(row), Texts(look.row.locale))
        return await self._said(look, said) if said else None

    async def _tell(self, row: OutboxRow) -> int | None:
        """Tell one person in the language they have set, else in that of their Discord, if it is known."""
        look, user = await self.table.look(row.game_id), row.payload["user"]
        prefs = await self.table.prefs(user)
        spoken = next((seat.locale for seat in look.seats if seat.person == user), "")
        reader = Reader(Texts(prefs.locale or spoken or look.row.locale), prefs.theme)
        said = note(look, row, await self._moves(row), reader.texts)
        return await self.sender.tell(look, said, reader, user) if said else None

    async def _moves(self, row: OutboxRow) -> Sequence[MoveRow]:
        """The moves that a row tells of."""
        first, last = row.payload.get("first", 1), row.payload.get("last", 0)
        return await self.table.log(row.game_id, first - 1, last - first + 1) if last >= first else []

    async def _said(self, look: Look, said: Note) -> int:
        try:
            return await self.sender.post(look, said)
        except ThreadGone:
            return await self.sender.post(await self._moved(look), said)

    async def _moved(self, look: Look) -> Look:
        """The game with a new thread, and with a new public message if that is gone too."""
        return await self._threaded(await self._show(look))

    async def _threaded(self, look: Look) -> Look:
        """The game with a new thread."""
        await self.table.place(look.row.id, thread_id=await self.sender.open_thread(look))
        return await self.table.look(look.row.id)

    async def _placed(self, look: Look, *, thread: bool) -> Look:
        """The game with its public message and, where one is needed, its thread."""
        if look.row.message_id is None:
            look = await self._show(look)
        if not thread or look.row.thread_id:
            return look
        try:
            return await self._threaded(look)
        except ThreadGone:
            return await self._moved(look)

    async def _show(self, look: Look) -> Look:
        message_id = look.row.message_id
        try:
            message_id = await self.sender.show(look)
        except Undeliverable as error:
            log.error("not-shown", game=look.row.id, error=repr(error))
        await self.table.shown(look.row.id, look.row.rev, message_id)
        return await self.table.look(look.row.id)
