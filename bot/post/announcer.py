"""The outbox worker: posts what the table wrote down, in order for each game, and keeps card and status true.

Nothing is sent inside a transaction. A row is marked as sent after it was posted; when the bot dies in between, it is
posted again under the same nonce, and Discord keeps one of the two.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from time import monotonic
from weakref import WeakValueDictionary

import structlog

from bot.errors import Refusal
from bot.post.calls import Calls, named, times, with_attempted
from bot.post.sending import PlaceGone, Posted, Sender, ThreadGone, Undeliverable, Withheld, merged
from bot.store.rows import MoveRow, OutboxRow
from bot.table.course.chapters import chapters_of
from bot.table.course.rounds import rounds_of
from bot.table.game.snapshot import GameSnapshot
from bot.table.outbox import Due
from bot.table.table import Table
from bot.words.languages import public_texts
from bot.words.posts.lobby import IN_CHANNEL
from bot.words.posts.note import PUT, Note, note, views_of_moves

log = structlog.get_logger()
LONGEST_WAIT = 60.0
WITHHELD_WAIT = 600.0
LAST_SECONDS = 3.0
NOWHERE = Posted(None)
LOOKED_BACK = 80  # moves, for the beginning of what a picture of the last ones tells
FAR = 8  # posts below the status message, each of some lines: by then a phone shows nothing of it any more
JUMPED = ("undo", "redo", "rewind", "correct")  # posts that say that turns count no more, or again
AT_ONCE = 3  # as many games of one owner are served side by side, so that nobody's tables keep another's waiting


def far_above(snapshot: GameSnapshot) -> bool:
    """Whether the status message has scrolled away: it is posted anew then, and at the end of a game below all else."""
    ended = snapshot.row.status != "running"
    return snapshot.row.posts_since_status >= (1 if ended else FAR)


class Announcer:
    """Posts what the outbox holds, in order for each game, and keeps card and status true.

    One task for each game that has something to send. What fails is tried again, first after `first_wait` seconds, then
    ever more slowly; what may not be posted now waits until the game moves or it may. `poke` is called after every
    change.
    """

    def __init__(self, table: Table, sender: Sender, first_wait: float = 1.0) -> None:
        self.table = table
        self.sender = sender
        self.calls = Calls(table, sender)
        self.first_wait = first_wait
        self.wake = asyncio.Event()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._held: dict[str, asyncio.TimerHandle] = {}  # games whose posts are withheld, until when
        self._poked: set[str] = set()  # games that moved on while something of theirs was being sent
        self._tried: dict[str, float] = {}  # since when a game waits, or when it was last tried to send something
        self._owners: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()
        self._stopping = False

    def poke(self, game_id: str) -> None:
        """A game moved on: see what it has to send, also where it was refused before. Returns at once."""
        if timer := self._held.pop(game_id, None):
            timer.cancel()
        if game_id in self._tasks:
            self._poked.add(game_id)
        self.wake.set()

    async def lag(self, now: float) -> float:
        """For how many seconds something waits that nobody has tried to send, 0.0 where nothing does.

        `now` is the time by `monotonic`. What is withheld does not count.
        """
        waiting = await self.table.outbox.waiting_games() - set(self._held)
        self._tried = {game_id: self._tried.get(game_id, now) for game_id in waiting}
        return max((now - since for since in self._tried.values()), default=0.0)

    async def run(self) -> None:
        """Work until cancelled; then give what is being sent a few seconds."""
        try:
            while True:
                self.wake.clear()
                await self._scan_outbox()
                await self.wake.wait()
        finally:
            await self._finish(list(self._tasks.values()))

    async def _finish(self, tasks: Sequence[asyncio.Task[None]]) -> None:
        self._stopping = True
        if tasks:
            await asyncio.wait(tasks, timeout=LAST_SECONDS)
        for task in tasks:
            task.cancel()

    async def _scan_outbox(self) -> None:
        """Begin what there is to do; where that cannot be seen now, look again a little later."""
        try:
            await self._spawn()
        except Exception:
            log.exception("outbox-not-read", again_in=self.first_wait)
            asyncio.get_running_loop().call_later(self.first_wait, self.wake.set)

    async def _spawn(self) -> None:
        waiting = await self.table.outbox.waiting_games()
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
            self._tried[game_id] = monotonic()
            try:
                return await self._deliver_in_turn(game_id)
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

    async def _deliver_in_turn(self, game_id: str) -> None:
        """Send what a game has to send, when its owner's other games have had their turn."""
        owner = await self.table.games.owner(game_id)
        async with self._owners.setdefault(owner, asyncio.Semaphore(AT_ONCE)):
            if not self._stopping:
                self._tried[game_id] = monotonic()
                await self.deliver(game_id)

    async def deliver(self, game_id: str) -> None:
        """Send everything a game has to send; raises what the sender raises.

        Where the bot may not post, the public message is still kept true. Where the channel is gone, what there is to
        post is kept until the game has moved.
        """
        try:
            await self._deliver(game_id)
        except PlaceGone as error:
            log.warning("place-gone", game=game_id, error=repr(error))
            await self.table.channels.lose(game_id)
            await self._post_all(game_id)

    async def _deliver(self, game_id: str) -> None:
        withheld = None
        try:
            snapshot = await self._post_all(game_id)
        except Withheld as error:
            withheld, snapshot = error, await self.table.games.snapshot(game_id)
        if snapshot.row.placed and snapshot.row.rev != snapshot.row.shown_rev:
            await self._show_all(snapshot, withheld)
        if withheld:
            raise withheld

    async def _show_all(self, snapshot: GameSnapshot, withheld: Withheld | None) -> None:
        """Bring the status in the thread up to date, and the public message, also where the status is withheld.

        `withheld` is why nothing may be posted; where there is no thread either, there is none for a status.
        """
        refused, rev = None, snapshot.row.rev
        try:
            if withheld and snapshot.row.threaded and snapshot.row.thread_id is None:
                raise withheld
            snapshot = await self._show_status(snapshot)
        except Withheld as error:
            refused = error
        snapshot = await self._show(snapshot)
        if refused:
            raise refused
        await self.calls.settle(snapshot)
        await self.table.outbox.shown(snapshot.row.id, rev)

    async def _show_status(self, snapshot: GameSnapshot) -> GameSnapshot:
        """The game with the status message of its thread, if it has a thread of its own."""
        if not snapshot.row.threaded:
            return snapshot
        try:
            return await self._stands(await self._placed(snapshot, thread=True))
        except ThreadGone:
            log.info("thread-gone", game=snapshot.row.id)
        except Undeliverable as error:
            log.error("status-not-shown", game=snapshot.row.id, error=repr(error))
            return snapshot
        try:
            return await self._stands(await self._moved(snapshot))
        except Undeliverable as error:
            log.error("status-not-shown", game=snapshot.row.id, error=repr(error))
        return snapshot

    async def _stands(self, snapshot: GameSnapshot) -> GameSnapshot:
        """The game with its status message as it is now, and with none before it: two of them never stay."""
        message_id = await self.sender.show_status(snapshot, below=far_above(snapshot))
        snapshot = await self.table.outbox.status_stands(snapshot, message_id)
        if snapshot.row.old_status_id:
            await self.sender.delete_status(snapshot, snapshot.row.old_status_id)
            await self.table.outbox.status_deleted(snapshot.row.id)
        return snapshot

    async def _post_all(self, game_id: str) -> GameSnapshot:
        """Post what waits, one after another; returns the game as it stands when nothing is left."""
        while (due := await self.table.outbox.due(game_id)).group:
            group, posted = due.group, NOWHERE
            try:
                row = merged(group.rows)
                posted = await self._post(due, row, tried=group.tried)
                if row.kind in JUMPED:
                    await self.calls.strike(due.snapshot)
                if group.tried:
                    posted = with_attempted(due.snapshot, row, posted)
            except Undeliverable as error:
                log.error("undeliverable", game=game_id, post=group.rows[-1].id, error=repr(error))
            except (Withheld, PlaceGone):
                if not group.tried:
                    await self.table.outbox.dissolve(group)
                raise
            said_of = {"times": posted.times, "named": posted.named}
            await self.table.outbox.sent(group.rows, posted.message_id, posted.place, posted.standing, said_of)
        return due.snapshot

    async def _post(self, due: Due, row: OutboxRow, *, tried: bool) -> Posted:
        """Post a row; one that was `tried` before may stand in its thread already, and call people."""
        snapshot, moves = due.snapshot, due.moves
        if row.kind == "calls":
            return await self.calls.call_together(snapshot, row)
        if "user" in row.payload:
            return await self._tell(snapshot, row, moves)
        if not snapshot.row.placed:
            await self.table.channels.redirect_to_dms(row)
            return NOWHERE
        if row.kind == "left":
            return await self._left(snapshot, row)
        snapshot = await self._placed(snapshot, thread=row.kind not in IN_CHANNEL)
        rounds = await rounds_of(snapshot, due.played)
        chapters = await chapters_of(snapshot, due.chapters, moves)
        before: Sequence[MoveRow] = ()
        if views_of_moves(snapshot, moves):
            first = moves[0].seq - 1
            before = await self.table.games.log(snapshot.row.id, max(0, first - LOOKED_BACK), min(first, LOOKED_BACK))
        languages = public_texts(snapshot.row)
        said = note(snapshot, row, moves, *languages, rounds=rounds, chapters=chapters, before=before)
        if said is None and tried:
            said = await self.calls.all_ended(snapshot, row)
        if said is None:
            return NOWHERE
        posted = await self._said(snapshot, await self._pictured(snapshot, said, moves))
        if said.whispers:
            await self.table.outbox.whisper(row, said.whispers)
        return posted

    async def _pictured(self, snapshot: GameSnapshot, said: Note, moves: Sequence[MoveRow]) -> Note:
        """A note with the game as it was after the moves that it tells of: posts may be behind, as among computers.

        Without pictures where nobody can tell any more how it was then.
        """
        if not said.shows or not moves or moves[-1].seq >= snapshot.row.seq:
            return said
        try:
            then = await self.table.replay.at(snapshot.row.id, moves[-1].seq)
        except Refusal:
            return replace(said, shows=())
        return replace(said, pictured=then.snapshot)

    async def _left(self, snapshot: GameSnapshot, row: OutboxRow) -> Posted:
        """Say where a table is now, at the place it has left: in the channel, and in its thread there."""
        if message := row.payload["message"]:
            await self.sender.retire(snapshot, row.payload["channel"], message)
        for status in row.payload.get("statuses", ()):
            await self.sender.retire(snapshot, row.payload["thread"], status)
        return NOWHERE

    async def _tell(self, snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow]) -> Posted:
        """Tell one person in their language."""
        user = row.payload["user"]
        if row.kind == "followed" and not await self.sender.may_see(snapshot, user):
            return NOWHERE
        reader = await self.calls.reader(snapshot, user, row.payload.get("locale", ""))
        said = note(snapshot, row, moves, reader.texts)
        if said is None:
            return NOWHERE
        calls = "of" in row.payload or row.kind == "call" or row.kind in PUT  # those are edited as they are in a thread
        stands = said.stands if calls else ()
        message_id = await self.sender.tell(snapshot, said, reader, user)
        return Posted(message_id, None, stands, times(snapshot, stands), named(snapshot, stands))

    async def _said(self, snapshot: GameSnapshot, said: Note) -> Posted:
        try:
            return await self.calls.post(snapshot, said)
        except ThreadGone:
            return await self.calls.post(await self._moved(snapshot), said)

    async def _moved(self, snapshot: GameSnapshot) -> GameSnapshot:
        """The game with a new thread, and with a new public message if that is gone too."""
        return await self._threaded(await self._show(snapshot))

    async def _threaded(self, snapshot: GameSnapshot) -> GameSnapshot:
        """The game with a new thread."""
        await self.table.channels.keep_address(snapshot.row.id, thread_id=await self.sender.open_thread(snapshot))
        return await self.table.games.snapshot(snapshot.row.id)

    async def _placed(self, snapshot: GameSnapshot, *, thread: bool) -> GameSnapshot:
        """The game with its public message and, where one is needed, its thread.

        What is said in a first game needs neither: its status stands below that, in the thread that is there already.
        """
        if snapshot.row.guided and snapshot.row.thread_id:
            return snapshot
        if snapshot.row.message_id is None:
            snapshot = await self._show(snapshot)
        if not thread or snapshot.row.thread_id:
            return snapshot
        try:
            return await self._threaded(snapshot)
        except ThreadGone:
            return await self._moved(snapshot)

    async def _show(self, snapshot: GameSnapshot) -> GameSnapshot:
        message_id = snapshot.row.message_id
        try:
            message_id = await self.sender.show(snapshot)
        except Undeliverable as error:
            log.error("not-shown", game=snapshot.row.id, error=repr(error))
        if message_id == snapshot.row.message_id:
            return snapshot
        await self.table.channels.keep_address(snapshot.row.id, message_id=message_id)
        return await self.table.games.snapshot(snapshot.row.id)
