"""Delivers events to the open pages."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from localdiscord.common.json_types import Json
from localdiscord.entities.users import User

SETTLE_SECONDS = 0.03
"""How long after an event pages get it: a bot registers its buttons only when it has read the answer to its request,
and tests press them faster than people would."""

Render = Callable[[User], Json | None]


class Listener:
    """One open page of one person. `queue` holds its events, as `{"t": name, "d": data}`."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.queue: asyncio.Queue[Json] = asyncio.Queue()


class Hub:
    """Delivers events to pages in the order they happened, `settle` seconds later."""

    def __init__(self, settle: float = SETTLE_SECONDS) -> None:
        self.settle = settle
        self.listeners: set[Listener] = set()
        self._undelivered: deque[list[tuple[Listener, Json]]] = deque()

    def publish(self, event: str, render: Render) -> None:
        """Send an event to every page for whose person `render` returns data; it is called at once."""
        frames = [(page, {"t": event, "d": data}) for page in self.listeners if (data := render(page.user)) is not None]
        if frames:
            self._undelivered.append(frames)
            asyncio.get_running_loop().call_later(self.settle, self._deliver_next)

    def tell(self, user_id: str, event: str, data: Json) -> None:
        """Send an event to the pages of one person."""
        self.publish(event, lambda user: data if user.id == user_id else None)

    def _deliver_next(self) -> None:
        for page, frame in self._undelivered.popleft():
            page.queue.put_nowait(frame)
