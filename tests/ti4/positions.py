"""A galaxy of six in which there is nobody but the owners of home planets, to which tests add what they are about."""

from __future__ import annotations

from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.layouts import LAYOUTS
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.setup import POOLS
from rules.ti4.components.systems import CENTRE, of_stack
from rules.ti4.components.units import UNIT_KINDS, UnitKind
from rules.ti4.galaxy.forces import put as add
from rules.ti4.state import OFF_THE_MAP, Player, Pools, State
from testkit.games.ti4_galaxies import system

SIX = ("sol", "hacan", "letnev", "xxcha", "yin", "winnu")
KINDS: dict[str, UnitKind] = {kind.replace("-", "_"): kind for kind in UNIT_KINDS}


def empty_galaxy(*factions: str) -> State:
    """Six players, the first of these factions; blue tiles by number from the centre, then red ones."""
    seated = (*factions, *(faction for faction in SIX if faction not in factions))[:6]
    layout = LAYOUTS[6]
    tiles = [*of_stack("blue")[:18], *of_stack("red")]
    galaxy = {CENTRE_PLACE: system(CENTRE)}
    galaxy |= {place: system(tile) for place, tile in zip(layout.open_places, tiles, strict=True)}
    for seat, (place, faction) in enumerate(zip(layout.homes, seated, strict=True)):
        printed = FACTIONS[faction]
        galaxy[place] = system(printed.placed, seat)
        if printed.gate:
            galaxy[OFF_THE_MAP] = system(printed.home, seat)
    players = [Player(seat, faction, Pools(0, POOLS.fleet, 0)) for seat, faction in enumerate(seated)]
    return State({}, players, 0, [], galaxy)


def put(state: State, where: str, seat: int, **units: int) -> None:
    """Units of a player come to the space of a place, or to a planet of which the player has control then."""
    if where in state.galaxy:
        forces = state.galaxy[where].space
    else:
        planet = state.planet(where)
        planet.owner, forces = seat, planet.forces
    for word, number in units.items():
        add(forces, seat, KINDS[word], number)
