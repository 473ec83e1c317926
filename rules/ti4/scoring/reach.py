"""Which public objectives about what somebody holds come into reach, or out of it, by what has just happened (61)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rules.core.flow import Execution
from rules.ti4.scoring.conditions import in_reach
from rules.ti4.state import Player, State


def tell_reach(execution: Execution[State], player: Player, before: Sequence[str]) -> None:
    """Tell which of them a player fulfils now and did not `before`, and which no more."""
    now = [*in_reach(execution.state, player)]
    for objective in dict.fromkeys([*now, *before]):
        if (objective in now) != (objective in before):
            execution.tell("fulfils", seat=player.seat, objective=objective, now=int(objective in now))


@contextmanager
def reach_told(execution: Execution[State], player: Player) -> Iterator[None]:
    """Tell behind what happens within which of them that brings into a player's reach, or out of it."""
    before = [*in_reach(execution.state, player)]
    yield
    tell_reach(execution, player, before)
