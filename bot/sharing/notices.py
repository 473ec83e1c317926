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

from bot.sharing.handover import Handover

LOOK = "look"


class Others(Protocol):
    """The other processes, and what passes from one that ends to one that follows it.

    Of one process alone it is `Nobody`. Notices are the lines that this module lists; they only say where to look, and
    where one may have been missed `look` is heard.
    """

    handover: Handover

    @property
    def inherits(self) -> bool:
        """Whether another process still serves the servers of this one."""

    def tell(self, notice: str) -> None:
        """Tell all others something soon; nobody waits for it."""

    async def hear(self, heard: Callable[[str], None]) -> None:
        """Tell, and be told, until cancelled; `look` is heard, too, when something may have been missed."""

    async def log_in(self, bucket: int) -> None:
        """Wait until a shard may log in: of those in a bucket Discord lets one every few seconds."""

    async def inherited(self) -> None:
        """Wait until the servers are this process's, and take what is asked there."""

    async def follow(self) -> None:
        """Tell the one before, if there is one, that it can end: this one hears all."""

    async def handed_over(self) -> None:
        """Wait, where another process can follow, until it hears all."""


class Nobody:
    """There are no other processes.

    `Others` for a bot of one process: nothing is told, and all servers are its own as soon as it asks (`inherited`).
    """

    def __init__(self) -> None:
        self.handover = Handover()
        self.inherits = False

    def tell(self, notice: str) -> None:
        """Nobody is told."""

    async def hear(self, heard: Callable[[str], None]) -> None:
        """Nothing is heard."""

    async def log_in(self, bucket: int) -> None:
        """Nobody else logs in."""

    async def inherited(self) -> None:
        """All servers are its own."""
        self.handover.begin()

    async def follow(self) -> None:
        """There is none before."""

    async def handed_over(self) -> None:
        """Return at once: of one process alone no other takes the servers over."""
