"""A person at the stand-in, without a page: presses, and notes when the answer came."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from localdiscord import World
from localdiscord.actions.interactions import press
from localdiscord.entities.users import User
from localdiscord.state.hub import Listener

Json = dict[str, Any]
LOADING = 1 << 7
PATIENCE_SECONDS = 20.0


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds from a press to its acknowledgement and to the message after it; whether that brought a picture.

    `fresh`: a picture of this content has not been seen before.
    """

    ack: float
    answer: float
    picture: bool
    fresh: bool


class Guest:
    """Somebody in the stand-in's world. `messages` are what their page would show, by id."""

    def __init__(self, world: World, user: User) -> None:
        self.world, self.user = world, user
        self.messages: dict[str, Json] = {}
        self.failed: dict[str, str] = {}
        self._acked: dict[str, float] = {}
        self._changed: dict[str, int] = {}
        self._made: dict[str, str] = {}
        self._moved = asyncio.Event()
        self._pictures: set[int] = set()
        self._listener = Listener(user)
        world.hub.listeners.add(self._listener)
        world.run(self._listen())

    async def press(self, message: Json, custom_id: str, values: Sequence[str] = ()) -> tuple[Json, Timing]:
        """Press a control; the message after it, and how long that took. Raises TimeoutError."""
        place, before, start = self.world.channel(message["channel_id"]), self._changed[message["id"]], _now()
        chosen = list(values) if values else None
        done = press(self.world, self.user, place, message["id"], custom_id, chosen)
        found = await self._until(lambda: self._answer(done.id, message["id"], before))
        answered, acked = _now(), self._acked.get(done.id, _now())
        return found, Timing(acked - start, answered - start, bool(found["attachments"]), self._is_fresh(found))

    async def answer_to(self, interaction: str) -> tuple[Json, Timing]:
        """The message that a command was answered with, once it is loaded. Raises TimeoutError."""
        start = _now()
        found = await self._until(lambda: self._made_by(interaction))
        ack = max(0.0, self._acked.get(interaction, start) - start)
        return found, Timing(ack, _now() - start, bool(found["attachments"]), self._is_fresh(found))

    def _answer(self, interaction: str, source: str, before: int) -> Json | None:
        if interaction in self.failed:
            raise TimeoutError(self.failed[interaction])
        if self._changed[source] > before and not self.messages[source]["flags"] & LOADING:
            return self.messages[source]
        return self._made_by(interaction)

    def _made_by(self, interaction: str) -> Json | None:
        if interaction in self.failed:
            raise TimeoutError(self.failed[interaction])
        made = self.messages.get(self._made.get(interaction, ""))
        return made if made and not made["flags"] & LOADING else None

    def _is_fresh(self, message: Json) -> bool:
        drawn = {hash(self.world.files[each["id"]].data) for each in message["attachments"]}
        fresh = drawn - self._pictures
        self._pictures |= drawn
        return bool(fresh)

    async def _until(self, check: Any) -> Any:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (found := check()) is None:
                self._moved.clear()
                await self._moved.wait()
        return found

    async def _listen(self) -> None:
        while True:
            event = await self._listener.queue.get()
            data = event["d"]
            if event["t"] in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                self.messages[data["id"]] = data
                self._changed[data["id"]] = self._changed.get(data["id"], 0) + 1
                if by := (data.get("interaction_metadata") or {}).get("id"):
                    self._made[by] = data["id"]
            elif event["t"] == "MESSAGE_DELETE":
                self.messages.pop(data["id"], None)
            elif event["t"] == "INTERACTION_ACK":
                self._acked[data["interaction_id"]] = _now()
            elif event["t"] == "INTERACTION_FAILED":
                self.failed[data["interaction_id"]] = str(data.get("reason"))
            self._moved.set()


def _now() -> float:
    return time.perf_counter()
