"""Which structures a computer player places, and where: docks for room to produce, PDS where there is most to protect.

The secondary ability puts a command token beside the structure, so that ships and docks there do nothing more in the
round: that is what it costs most often.
"""

from __future__ import annotations

from rules.core.decisions import Decision, Option
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.components.units import STRUCTURES, UnitKind, class_of
from rules.ti4.computer.aims import asked_for
from rules.ti4.economy.worth import worth
from rules.ti4.frames import PlaceStructure
from rules.ti4.galaxy.forces import force_of
from rules.ti4.production.yard import producers
from rules.ti4.state import Player, State
from rules.ti4.strategy_cards.construction import NONE, places

DOCK, PDS = 0.3, 0.1  # victory points: a structure of its kind, without what the planet brings
BROUGHT = 0.02  # for each of the resources and influence there
CROWDED = 0.2  # less for a dock where units can be produced already
HELD_SHIP = 0.15  # a ship that moves no more in this round
HELD_DOCK = 0.2  # a dock that produces no more in this round
FEWEST = 2  # tokens for secondary abilities that are needed for one to be used here


def structure(view: State, player: Player, question: Decision, option: Option) -> float:
    """A structure to be placed, or none; none is taken from elsewhere for it."""
    frames = [frame for frame in view.frames() if isinstance(frame, PlaceStructure) and frame.seat == player.seat]
    return structure_value(view, player, option, token=any(frame.token for frame in frames))


def structure_value(view: State, player: Player, option: Option, *, token: bool) -> float:
    """What a structure is worth where it is placed, in victory points; `token`: with a command token in its system."""
    if option.word == NONE:
        return 0.0
    kind = next(each for each in STRUCTURES if each == option.facts["kind"])
    if view.plastic_left(player.seat, kind) <= 0:
        return -1.0
    planet = str(option.facts["planet"])
    place, brings = view.place_of(planet), worth(view, planet)
    value = (
        asked_for(view, player, kind)
        + BROUGHT * (brings.resources + brings.influence)
        + _of_kind(view, player, place, kind)
    )
    return value - (_held(view, player, place) if token else 0.0)


def _of_kind(view: State, player: Player, place: str, kind: UnitKind) -> float:
    if kind == "pds":
        return PDS
    return DOCK - CROWDED * any(producers(view, player.seat, place))


def _held(view: State, player: Player, place: str) -> float:
    """What could still have been done in a system in this round, but for the token."""
    system = view.galaxy[place]
    if player.seat in system.tokens or player.pools.tactic <= 0:
        return 0.0
    units = force_of(system.space, player.seat).units
    ships = sum(number for kind, number in units.items() if kind != "fighter" and class_of(kind) == "ship")
    return HELD_SHIP * ships + HELD_DOCK * any(producers(view, player.seat, place))


def can_build(view: State, player: Player) -> bool:
    """Whether Construction is followed: there is a place worth its token, and another token is left."""
    if player.pools.strategy < FEWEST:
        return False
    kinds = STRATEGY_CARDS["construction"].secondary.structures[0]
    options = places(view, PlaceStructure(player.seat, [*kinds], token=True))
    return any(structure_value(view, player, option, token=True) > 0 for option in options)
