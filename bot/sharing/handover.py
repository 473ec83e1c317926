"""Which interactions a process takes while it follows another on the same shards, or is followed.

For a while both hear all of them. The one before takes them until it ends; whoever follows keeps those it hears, and
takes what the other has not taken. So nobody's press is lost when processes are started anew, and none is done twice.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection

KNOWN = 2000  # interactions that were taken last: far more than two processes hear of at the same time


class Handover:
    """What a process takes: nothing before `begin`, and nothing more after `end`."""

    def __init__(self) -> None:
        self.taken: deque[int] = deque(maxlen=KNOWN)
        self._before: Collection[int] = ()
        self._begun = asyncio.Event()
        self._ended = False

    @property
    def begun(self) -> bool:
        """Whether it takes any: whether `begin` was called.

        It stays true after `end`, when no more is taken: `takes` says what is.
        """
        return self._begun.is_set()

    def begin(self, before: Collection[int] = ()) -> None:
        """Take what is heard, and what was heard already, but for what the one `before` has taken."""
        self._before = before
        self._begun.set()

    def end(self) -> None:
        """Take no more."""
        self._ended = True

    async def takes(self, interaction_id: int) -> bool:
        """Whether an interaction, by its id, is this process's; waits until that is known.

        One that it takes is noted in `taken`, for whoever follows.
        """
        await self._begun.wait()
        if self._ended or interaction_id in self._before:
            return False
        self.taken.append(interaction_id)
        return True
