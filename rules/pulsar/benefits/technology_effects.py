"""What patents do as long as one has them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.pulsar.components import TECHNOLOGIES, Effect, Technology
from rules.pulsar.state import State


def effects(state: State, seat: int, op: str) -> Iterator[tuple[Technology, Effect]]:
    """The patents of a player whose lasting effect does `op`, each with that effect; none where the player has none.

    In the order in which technologies were first patented. What an effect counts stands in `Effect`.
    """
    for name, own in state.patents.items():
        technology = TECHNOLOGIES[name]
        if technology.effect is None or technology.effect.op != op:
            continue  # asked far more often than any patent fits: whose it is is looked at last
        if any(each.seat == seat for each in own):
            yield technology, technology.effect


def tolerance(state: State, seat: int, op: str) -> int:
    """By how much a die may be off for an action with this effect, up or down; 0 without such a patent.

    `op` is one of `pieces.Operation`, such as `project`. Of several patents the greatest counts: they do not add up.
    """
    return max((effect.tolerance for _, effect in effects(state, seat, op)), default=0)
