"""Every way of a ship by the words of the rules, step by step, against which movement is held (58, 9, 41)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.ti4.components.systems import SYSTEMS
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.state import State


def walks(state: State, seat: int, start: str, move: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every walk to the active system with its dice for gravity rifts, by the words of the rules, step by step."""
    player, near = state.players[seat], adjacency(state)
    if seat in state.galaxy[start].tokens and start != state.active:
        return

    def enters(place: str) -> bool:
        anomaly = SYSTEMS[state.galaxy[place].tile].anomaly
        if anomaly == "asteroid-field":
            return player.has("antimass-deflectors")
        return anomaly != "supernova" and (anomaly != "nebula" or place == state.active)

    def passes(place: str) -> bool:
        others = any(force.seat != seat and force.ships for force in state.galaxy[place].space)
        return not others or player.has("light-wave-deflector")

    def on(walk: tuple[str, ...], left: int, rolls: int) -> Iterator[tuple[tuple[str, ...], int]]:
        here = walk[-1]
        if here == state.active and len(walk) > 1:
            yield walk, rolls
        rift = SYSTEMS[state.galaxy[here].tile].anomaly == "gravity-rift"
        if left + rift <= 0 or rolls > 3 or (len(walk) > 1 and not passes(here)):
            return
        for there in near[here]:
            if enters(there):
                yield from on((*walk, there), left + rift - 1, rolls + rift)

    yield from on((start,), move, 0)
