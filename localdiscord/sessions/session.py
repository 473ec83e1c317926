"""A bot's gateway session: it survives a lost socket and replays the events missed meanwhile."""

from __future__ import annotations

import json
import secrets
from collections import deque
from collections.abc import Callable

from localdiscord.common.json_types import Json
from localdiscord.sessions.connection import Connection
from localdiscord.sessions.intents import is_received, visible_data

BACKLOG = 2000


class Session:
    """One session of one shard, from IDENTIFY on.

    The latest frames are kept, so that RESUME can send those after a sequence number again.

    Args:
        bot_id: The id of the bot's application and account, which are the same.
        intents: The bits of IDENTIFY; they decide which events are sent.
        shard: `(index, count)`.
        on_invalidated: Called when the session is over and cannot be resumed.
    """

    def __init__(
        self, bot_id: str, intents: int, shard: tuple[int, int], on_invalidated: Callable[[Session], None]
    ) -> None:
        self.id = secrets.token_hex(16)
        self.bot_id = bot_id
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.connection: Connection | None = None
        self._on_invalidated = on_invalidated
        self._backlog: deque[tuple[int, str]] = deque(maxlen=BACKLOG)

    @property
    def connected(self) -> bool:
        """Whether a socket is attached."""
        return self.connection is not None

    def serves(self, guild_id: str | None) -> bool:
        """Whether this shard gets the guild's events; direct messages go to shard 0."""
        index, count = self.shard
        return (int(guild_id or 0) >> 22) % count == index

    def dispatch(self, event: str, data: Json) -> None:
        """Send an event that the intents cover; without a socket it is kept for the resume."""
        if not is_received(self.intents, event, data):
            return
        self.sequence += 1
        data = visible_data(self.intents, event, data, self.bot_id)
        frame = json.dumps({"op": 0, "s": self.sequence, "t": event, "d": data})
        self._backlog.append((self.sequence, frame))
        if self.connection:
            self.connection.send_text(frame)

    def can_resume_from(self, sequence: int) -> bool:
        """Whether every event after the sequence number is still kept."""
        oldest = self._backlog[0][0] if self._backlog else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence

    def replay_after(self, sequence: int) -> None:
        """Send the events after the sequence number again; a socket must be attached."""
        assert self.connection
        for number, frame in self._backlog:
            if number > sequence:
                self.connection.send_text(frame)

    def drop(self) -> None:
        """Cut the connection without a closing frame; the bot may resume."""
        if self.connection:
            self.connection.abort()

    def close(self, code: int) -> None:
        """Close the socket with a close code; after most codes the bot may resume."""
        if self.connection:
            self.connection.close(code)

    def ask_to_reconnect(self) -> None:
        """Ask the bot to reconnect and resume (opcode 7)."""
        if self.connection:
            self.connection.send({"op": 7, "d": None})

    def invalidate(self) -> None:
        """End the session; the bot must identify again (opcode 9)."""
        self._on_invalidated(self)
        if self.connection:
            self.connection.send({"op": 9, "d": False})
