"""Tells the people's pages what happens."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from localdiscord.common.json_types import Json
from localdiscord.entities.users import User

SETTLE_SECONDS = 0.03
"""A bot registers its buttons only after it has read the answer to its request. People are slower than that."""

Render = Callable[[User], Json | None]


class Listener:
    """One open page of one person; `queue` holds `{"t", "d"}` frames."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.queue: asyncio.Queue[Json] = asyncio.Queue()


class Hub:
    """Delivers events to every page in the order they happened, a moment after they did."""

    def __init__(self, settle: float = SETTLE_SECONDS) -> None:
        self.settle = settle
        self.listeners: set[Listener] = set()
        self._waiting: deque[list[tuple[Listener, Json]]] = deque()

    def publish(self, event: str, render: Render) -> None:
        """Tell everybody to whom `render(user)` gives something; it is rendered now and delivered soon."""
        frames = [(page, {"t": event, "d": data}) for page in self.listeners if (data := render(page.user)) is not None]
        if frames:
            self._waiting.append(frames)
            asyncio.get_running_loop().call_later(self.settle, self._deliver_next)

    def tell(self, user_id: str, event: str, data: Json) -> None:
        """Tell one person."""
        self.publish(event, lambda user: data if user.id == user_id else None)

    def _deliver_next(self) -> None:
        for page, frame in self._waiting.popleft():
            page.queue.put_nowait(frame)
