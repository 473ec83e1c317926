"""Every way of a ship by the words of the rules, step by step, against which movement is held (58, 9, 41, 101, 34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.ti4.components.places import CENTRE_PLACE, PLACES, touching
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.galaxy.forces import force_of
from rules.ti4.state import State

NAMED = frozenset(("alpha", "beta"))


def holes(state: State, place: str, flagship_at: str = "") -> frozenset[str]:
    """The wormholes in a system: printed, tokens, that of the Creuss flagship, those of the Winnu at Mecatol Rex."""
    system = state.galaxy[place]
    found: set[str | None] = {SYSTEMS[system.tile].wormhole, *system.wormhole_tokens}
    for player in state.players:
        here = force_of(system.space, player.seat).count("flagship") > 0
        if player.faction == "creuss" and (place == flagship_at if flagship_at else here):
            found.add("delta")
    owner = state.planet("mecatol-rex").owner
    if place == CENTRE_PLACE and state.players[state.acting].has("lazax-gate-folding") and owner != state.acting:
        found |= NAMED
    return frozenset(each for each in found if each)


class Walks:
    """The walks of a player's ships; `flagship_at`: where the flagship of the Creuss has gone before them."""

    def __init__(self, state: State, seat: int = 0, flagship_at: str = "") -> None:
        self.state, self.seat, self.player = state, seat, state.players[seat]
        self.holes = {place: holes(state, place, flagship_at) for place in state.galaxy}
        self.near = {place: self._near(place) for place in state.galaxy}

    def _near(self, place: str) -> set[str]:
        """The systems adjacent to one."""
        here = self.holes[place]
        found = {each for each in touching(place) if each in self.state.galaxy} if place in PLACES else set()
        for other, there in self.holes.items():
            entangled = self.player.faction == "creuss" and here & NAMED and there & NAMED
            if here & there or entangled or self._joined(place, other):
                found.add(other)
        return found - {place}

    def _joined(self, one: str, other: str) -> bool:
        """By the Spatial Conduit Cylinder of the active player, the active system and all with units of that player."""
        if "spatial-conduit-cylinder" not in self.state.lasting or self.state.active not in (one, other):
            return False
        system = self.state.galaxy[other if one == self.state.active else one]
        areas = (system.space, *(planet.forces for planet in system.planets))
        return any(force_of(forces, self.state.acting).count() for forces in areas)

    def _enters(self, place: str) -> bool:
        anomaly = SYSTEMS[self.state.galaxy[place].tile].anomaly
        ends = place == self.state.active
        if anomaly == "asteroid-field":
            return self.player.has("antimass-deflectors")
        if anomaly == "supernova":
            return self.player.has("magmus-reactor") if ends else self.player.faction == "muaat"
        return anomaly != "nebula" or ends

    def _passes(self, place: str) -> bool:
        others = any(force.seat != self.seat and force.ships for force in self.state.galaxy[place].space)
        return not others or self.player.has("light-wave-deflector")

    def of(self, start: str, move: int, *, slips: bool = False) -> Iterator[tuple[tuple[str, ...], int]]:
        """Every walk to the active system with its dice for gravity rifts.

        `slips`: of a ship that passes where ships of others are.
        """
        if self.seat in self.state.galaxy[start].tokens and start != self.state.active:
            return

        def on(walk: tuple[str, ...], left: int, rolls: int) -> Iterator[tuple[tuple[str, ...], int]]:
            here = walk[-1]
            if here == self.state.active and len(walk) > 1:
                yield walk, rolls
            rift = SYSTEMS[self.state.galaxy[here].tile].anomaly == "gravity-rift"
            if left + rift <= 0 or rolls > 3 or (len(walk) > 1 and not (slips or self._passes(here))):
                return
            for there in self.near[here]:
                if self._enters(there):
                    yield from on((*walk, there), left + rift - 1, rolls + rift)

        yield from on((start,), move, 0)
