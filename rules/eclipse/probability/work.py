"""How much is spent on one battle: counted, not timed, so that the same battle always gets the same answer."""

from __future__ import annotations


class TooMuchWork(Exception):
    """A battle has too many states to follow them all."""


class Work:
    """A budget."""

    def __init__(self, limit: float) -> None:
        self.left = limit

    def spend(self, amount: int) -> None:
        """Note work that is done; raises TooMuchWork when the budget is used up."""
        self.left -= amount
        if self.left < 0:
            raise TooMuchWork
