"""Three transmitters are on offer each round; what nobody took is discarded when the next ones come."""

from __future__ import annotations

from random import Random

from rules.core.flow import Execution
from rules.pulsar.components import TRANSMITTERS
from rules.pulsar.state import State

ON_OFFER = 3


def turn_up(state: State, rng: Random) -> None:
    """Lay out the next three in place: all of A before those of B, all of B before those of C."""
    state.shown = []
    for _ in range(min(ON_OFFER, len(state.transmitters))):
        group = TRANSMITTERS[state.transmitters[0]].group
        next_up = rng.choice([tile for tile in state.transmitters if TRANSMITTERS[tile].group == group])
        state.transmitters.remove(next_up)
        state.shown.append(next_up)


def show_transmitters(execution: Execution[State]) -> None:
    """Those of the round that begins. The first three lie open since the set-up.

    A position that version 1 saved in its set-up has none yet.
    """
    state = execution.state
    if state.round > 1 or not state.shown:
        turn_up(state, execution.rng)
    execution.tell("transmitters", **offered(state))


def offered(state: State) -> dict[str, str]:
    """The transmitters on offer as facts: `tile1` and so on."""
    return {f"tile{n}": tile for n, tile in enumerate(state.shown, 1)}
