"""A bot's session: it survives a lost socket and replays what was missed."""

from __future__ import annotations

import json
import secrets
from collections import deque

from localdiscord.entities.applications import Application
from localdiscord.gateway.connection import Connection
from localdiscord.gateway.intents import censored, wanted
from localdiscord.shapes import Json

BACKLOG = 2000


class Session:
    """`shard` is `(index, count)`. Frames are kept, so that RESUME can send those after a sequence number."""

    def __init__(self, application: Application, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.application, self.intents, self.shard = application, intents, shard
        self.sequence = 0
        self.connection: Connection | None = None
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
        """Send an event, or keep it for the resume, if the session's intents cover it."""
        if not wanted(self.intents, event, data):
            return
        self.sequence += 1
        data = censored(self.intents, event, data, self.application.id)
        frame = json.dumps({"op": 0, "s": self.sequence, "t": event, "d": data})
        self._backlog.append((self.sequence, frame))
        if self.connection:
            self.connection.send_text(frame)

    def can_resume_from(self, sequence: int) -> bool:
        """Whether every event after the sequence number is still kept."""
        oldest = self._backlog[0][0] if self._backlog else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence

    def replay_after(self, sequence: int) -> None:
        """Send what was missed."""
        assert self.connection
        for number, frame in self._backlog:
            if number > sequence:
                self.connection.send_text(frame)

    def drop(self) -> None:
        """Cut the wire; the bot may resume."""
        if self.connection:
            self.connection.abort()

    def close(self, code: int) -> None:
        """Hang up with a close code; after most of them the bot may resume."""
        if self.connection:
            self.connection.close(code)

    def ask_to_reconnect(self) -> None:
        """Opcode 7: the bot should come back and resume."""
        if self.connection:
            self.connection.send({"op": 7, "d": None})

    def invalidate(self) -> None:
        """Opcode 9: the session is gone, the bot must identify again."""
        self.application.sessions.remove(self)
        if self.connection:
            self.connection.send({"op": 9, "d": False})
