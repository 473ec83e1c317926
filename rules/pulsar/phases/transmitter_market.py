"""Three transmitters are on offer each round; what nobody took is discarded when the next ones come."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.pulsar.components import TRANSMITTERS
from rules.pulsar.state import State

ON_OFFER = 3


def show_transmitters(execution: Execution[State]) -> None:
    """Turn up the next three: all of A before those of B, all of B before those of C."""
    state = execution.state
    state.shown = []
    for _ in range(min(ON_OFFER, len(state.transmitters))):
        group = TRANSMITTERS[state.transmitters[0]].group
        next_up = execution.rng.choice([tile for tile in state.transmitters if TRANSMITTERS[tile].group == group])
        state.transmitters.remove(next_up)
        state.shown.append(next_up)
    execution.tell("transmitters", **{f"tile{n}": tile for n, tile in enumerate(state.shown, 1)})
