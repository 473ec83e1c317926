"""What patents do as long as one has them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.pulsar.components import Effect, Technology
from rules.pulsar.state import State


def effects(state: State, seat: int, op: str) -> Iterator[tuple[Technology, Effect]]:
    """The patents of a player that have this effect."""
    for technology in state.owned(seat):
        if technology.effect is not None and technology.effect.op == op:
            yield technology, technology.effect


def tolerance(state: State, seat: int, op: str) -> int:
    """By how much a die may be off for an action with this effect; 0 without."""
    return max((effect.tolerance for _, effect in effects(state, seat, op)), default=0)
