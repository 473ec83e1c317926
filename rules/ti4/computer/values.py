"""What planets and units are worth to a computer player, in victory points. Rough on purpose."""

from __future__ import annotations

from collections.abc import Mapping

from rules.ti4.components.planets import MECATOL_REX, PLANETS
from rules.ti4.components.setup import CUSTODIANS
from rules.ti4.components.systems import SYSTEM_OF
from rules.ti4.components.units import UnitKind
from rules.ti4.economy.worth import worth
from rules.ti4.state import Player, State

SPENT = 0.12  # for what a planet brings each round, resources or influence, whichever is more
BESIDES = 0.04  # for the other of the two
SPECIALTY = 0.05
MADE = 0.07  # for a resource that is turned into units
CENTRE = 0.8  # Mecatol Rex: a point whenever Imperial is used
HOME = 1.5  # an own home planet that is lost: without it no public objective can be scored
OF_ANOTHER = 0.1  # a planet that another player loses


def planet_value(view: State, player: Player, planet: str) -> float:
    """What taking a planet is worth in victory points, besides what objectives come nearer by it.

    More for Mecatol Rex, the own home, a specialty, and a planet that another player controls. KeyError for an id that
    is not in this galaxy.
    """
    printed, brings = PLANETS[planet], worth(view, planet)
    most, least = max(brings.resources, brings.influence), min(brings.resources, brings.influence)
    value = SPENT * most + BESIDES * least + SPECIALTY * (printed.specialty is not None)
    if planet == MECATOL_REX:
        value += CENTRE + CUSTODIANS.vp * view.galaxy[view.place_of(planet)].custodians
    if SYSTEM_OF[planet] == player.printed.home:
        value += HOME
    return value + OF_ANOTHER * (view.planet(planet).owner >= 0)


def fleet_cost(view: State, seat: int, units: Mapping[UnitKind, int]) -> float:
    """What units cost, in resources."""
    own = view.players[seat].units
    return sum(number * own[kind].price for kind, number in units.items())
