"""A server in memory, as the announcer's `Sender` sees it: it fails now and then, and people delete things on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

from bot.post.sending import PlaceGone, ThreadGone, Withheld
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit.readers import Reader
from bot.words.posts.note import Note
from testkit.season.mortality import Fate

FAILING = 0.015  # of all requests, before or after what they ask for is done
CLOSED = 0.1  # of all people, to direct messages of the bot
Posted = Callable[[GameSnapshot, Note, int | None], Awaitable[None]]


class ServerFault(Exception):
    """A 5xx, a 429 that outlasts all patience, or a connection that breaks."""


class Server:
    """What stands on it. A nonce that was posted before posts nothing new.

    `posted` is called with each post that really appears, with the game as it was for it, and with who was told it by
    direct message (None: everybody, in the thread).
    """

    def __init__(self, rng: Random, fate: Fate, posted: Posted) -> None:
        self.rng = rng
        self.fate = fate
        self.posted = posted
        self.failing = True
        self.faults: Counter[str] = Counter()
        self.nonces: dict[str, int] = {}
        self.notes: dict[tuple[str, int], Note] = {}  # by nonce and whom it was told (0: everybody), as they read now
        self.unedited: set[tuple[str, int]] = set()  # of those the ones that could not be edited, or are unheard of
        self.messages: dict[int, int] = {}  # public and status messages that stand, each with its thread (0: none)
        self.threads: set[int] = set()
        self.gone: set[int] = set()  # channels that were deleted
        self.sent = 0
        self._number = 10_000

    def _new(self) -> int:
        self._number += 1
        return self._number

    def _moment(self, when: str, snapshot: GameSnapshot) -> None:
        self.fate.moment()
        if when == "before" and snapshot.row.channel_id in self.gone:
            raise PlaceGone
        if not self.failing or self.rng.random() >= FAILING:
            return
        what = self.rng.choice(("500", "503", "429", "reset", "withheld"))
        if what == "withheld" and when == "before":
            self.faults["withheld"] += 1
            raise Withheld("not allowed to write")
        self.faults[what if when == "before" else "answer lost"] += 1
        raise ServerFault(what)

    async def show(self, snapshot: GameSnapshot) -> int:
        """Bring the public message up to date; returns its id, that of a new one where it was gone.

        This and the others raise `PlaceGone` where the channel is gone, now and then `Withheld` or `ServerFault`, and
        `Killed` where the bot dies of them: before what they ask for is done, or after it.
        """
        self._moment("before", snapshot)
        message = snapshot.row.message_id
        if message not in self.messages:
            message = self._new()
            self.messages[message] = 0
        self._moment("after", snapshot)
        return message

    async def show_status(self, snapshot: GameSnapshot, *, below: bool) -> int:
        """Bring the status message in the thread up to date, or post it anew `below` all else; returns its id.

        Raises `ThreadGone` where there is no thread, and what `show` raises.
        """
        self._moment("before", snapshot)
        if snapshot.row.thread_id not in self.threads:
            raise ThreadGone
        message = snapshot.row.status_id
        if message not in self.messages or below:
            nonce = f"{snapshot.row.id}-{message or snapshot.row.thread_id}"
            message = self.nonces.setdefault(nonce, self._new())
            self.messages[message] = 0
        self._moment("after", snapshot)
        return message

    async def delete_status(self, snapshot: GameSnapshot, message_id: int) -> None:
        """Delete a status message, if it is still there; raises what `show` raises."""
        self._moment("before", snapshot)
        self.messages.pop(message_id, None)
        self._moment("after", snapshot)

    async def retire(self, snapshot: GameSnapshot, channel_id: int, message_id: int) -> None:
        """Say on the message that a table has left where the table is now; raises what `show` raises."""
        self._moment("before", snapshot)

    async def open_thread(self, snapshot: GameSnapshot) -> int:
        """The id of the thread on the public message, which is made if it is not there.

        Raises `ThreadGone` where there is no public message, and what `show` raises.
        """
        self._moment("before", snapshot)
        message = snapshot.row.message_id
        if message not in self.messages:
            raise ThreadGone
        thread = self.messages[message]
        if thread not in self.threads:
            thread = self.messages[message] = self._new()
            self.threads.add(thread)
        self._moment("after", snapshot)
        return thread

    async def post(self, snapshot: GameSnapshot, note: Note) -> int:
        """Post a note in the thread; returns the id of the message, the former one where its nonce was posted before.

        Raises `ThreadGone` where it calls somebody and there is no thread, and what `show` raises.
        """
        self._moment("before", snapshot)
        if note.asks and snapshot.row.thread_id not in self.threads:
            raise ThreadGone
        if note.nonce not in self.nonces:
            self.nonces[note.nonce] = self._new()
            self.sent += 1
            self.notes[note.nonce, 0] = note
            await self.posted(snapshot, note, None)
        self._moment("after", snapshot)
        return self.nonces[note.nonce]

    async def amend(self, snapshot: GameSnapshot, note: Note, message_id: int, place: int | None, user_id: int) -> None:
        """Edit a post, or with `user_id` (else 0) a direct message, so that it reads as `note` does now.

        Raises what `show` raises; then it is `unedited`.
        """
        key = (note.nonce, user_id)
        self.unedited.add(key)
        self._moment("before", snapshot)
        self.notes[key] = note
        self.unedited.discard(key)
        self._moment("after", snapshot)

    async def may_see(self, snapshot: GameSnapshot, user_id: int) -> bool:
        """True: everybody sees everything on this server."""
        return True

    async def tell(self, snapshot: GameSnapshot, note: Note, reader: Reader, user_id: int) -> int | None:
        """Send a direct message; returns its id, that of the former one for a nonce that was told before.

        None for the share of people (`CLOSED`) who take none. Raises `ServerFault`, or `Killed` where the bot dies.
        """
        self._moment("told", snapshot)
        if Random(f"dm/{user_id}").random() < CLOSED:
            self.faults["closed direct messages"] += 1
            return None
        nonce = f"told {user_id} {note.nonce}"
        if nonce not in self.nonces:
            self.nonces[nonce] = self._new()
            self.notes[note.nonce, user_id] = note
            await self.posted(snapshot, note, user_id)
        self.unedited.add((note.nonce, user_id))  # a call that is over by then is not sent again: it would ring
        self._moment("after", snapshot)
        self.unedited.discard((note.nonce, user_id))
        return self.nonces[nonce]

    def delete_something(self, snapshot: GameSnapshot) -> str:
        """Somebody deletes the thread, the public message or the channel of a table.

        Returns which, as `thread`, `message` or `channel`; "" where that which was drawn is not there.
        """
        row, what = snapshot.row, self.rng.choice(("thread", "thread", "message", "channel"))
        if what == "thread" and row.thread_id in self.threads:
            self.threads.discard(row.thread_id)
        elif what == "message" and row.message_id in self.messages:
            self.messages.pop(row.message_id)
        elif what == "channel" and row.placed:
            self.gone.add(row.channel_id)
        else:
            return ""
        self.faults[f"deleted {what}"] += 1
        return what
