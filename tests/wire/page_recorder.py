"""Records all that reaches somebody's page, in a form that can be compared between two tables."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from localdiscord import World
from localdiscord.state.hub import Listener
from tests.wire.table import without_seed_hash

FILE = re.compile(r"/attachments/\d+/(\d+)/([^?\"]+)\?[^\"]*")
TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(?:\+00:00|Z)|<t:\d+:R>")
EPHEMERAL = 64  # a flag of messages
SNOWFLAKE = re.compile(r"\b\d{17,20}\b")


def _follows(event: dict[str, Any], unanswered: set[str]) -> bool:
    """Whether an open panel follows the game: a private message is edited that shows its answer already.

    How often that happens, and when, is the machine's pace. `unanswered` has the messages that still wait for it.
    """
    message = event["d"]
    if event["t"] == "MESSAGE_CREATE":
        unanswered.add(message["id"])
    if event["t"] != "MESSAGE_UPDATE" or not message["flags"] & EPHEMERAL:
        return False
    follows = message["id"] not in unanswered
    unanswered.discard(message["id"])
    return follows


class PageRecorder:
    """Records the events of one person's page (by username) at the table `game_id`."""

    def __init__(self, world: World, username: str, game_id: str) -> None:
        user = next(user for user in world.people() if user.username == username)
        self.world = world
        self.game_id = game_id
        self._listener = Listener(user)
        world.hub.listeners.add(self._listener)

    @property
    def waiting(self) -> int:
        """How many events have come since `recorded` was last called."""
        return self._listener.queue.qsize()

    def recorded(self) -> list[str]:
        """Return the events since the last call, normalized and sorted.

        Their order tells nothing: an answer to one person and an announcement to all are sent at the same time.
        """
        return sorted(self._events())

    def _events(self) -> Iterator[str]:
        unanswered: set[str] = set()
        while not self._listener.queue.empty():
            event = self._listener.queue.get_nowait()
            if not _follows(event, unanswered):
                yield self.normalized(json.dumps(event, sort_keys=True, ensure_ascii=False))

    def normalized(self, text: str) -> str:
        """Text without times, hashes of seeds and ids except those of people; files are hashes of their bytes."""
        without_files = FILE.sub(self._file, text)
        text = re.sub(rf"{self.game_id}-s?[0-9a-f]+", "NONCE", without_files).replace(self.game_id, "TABLE")
        return SNOWFLAKE.sub(self._id, TIME.sub("TIME", without_seed_hash(text)))

    def _file(self, found: re.Match[str]) -> str:
        return f"/{blake2b(self.world.files[found[1]].data).hexdigest()}/{found[2]}"

    def _id(self, found: re.Match[str]) -> str:
        return found[0] if found[0] in self.world.users else "#"
