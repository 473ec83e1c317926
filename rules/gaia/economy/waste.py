"""What a move gives away: told to the one who makes it, while it can still be mended; never forbidden."""

from __future__ import annotations

from rules.core.flow import FORFEITED, WASTED, Execution
from rules.gaia.state import State


def waste(execution: Execution[State], seat: int, what: str, count: int = 1, **facts: str | int) -> None:
    """Warn a player that `count` of something comes to nothing; no warning for 0 or less.

    An event for this seat alone, while it can still be mended. facts: what the text names besides `what` and `count`.
    """
    if count > 0:
        execution.tell(WASTED, seat, what=what, count=count, **facts)


def forfeit(execution: Execution[State], seat: int, what: str, count: int = 1, **facts: str | int) -> None:
    """The same for something unspent that is given up: an action, points for the asking."""
    if count > 0:
        execution.tell(FORFEITED, seat, what=what, count=count, **facts)
