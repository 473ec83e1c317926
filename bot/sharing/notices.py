"""What the processes of a bot tell each other: words that are soon of no use, and that nobody keeps.

Whatever has to be known is in the database; a notice only says where to look at once. What is told:

- `moved GAME`: a game has changed;
- `shows PERSON ASKED NAME`: a person has a panel or page of this name before them, and one of that name for which they
  asked earlier is stale;
- `took PERSON KIND`: a person has made a request, a completion where the kind is 1;
- `look`: a process has begun in the place of one that may have died before it told something.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

LOOK = "look"


class Others(Protocol):
    """The other processes."""

    def tell(self, notice: str) -> None:
        """Tell all others something soon; nobody waits for it."""

    async def hear(self, heard: Callable[[str], None]) -> None:
        """Tell, and be told, until cancelled; `look` is heard, too, when something may have been missed."""

    async def log_in(self, bucket: int) -> None:
        """Wait until a shard may log in: of those in a bucket Discord lets one every few seconds."""


class Nobody:
    """There are no other processes."""

    def tell(self, notice: str) -> None:
        """Nobody is told."""

    async def hear(self, heard: Callable[[str], None]) -> None:
        """Nothing is heard."""

    async def log_in(self, bucket: int) -> None:
        """Nobody else logs in."""
