"""Which structures a computer player places, and where: docks for room to produce, PDS where there is most to protect.

The secondary ability puts a command token beside the structure, so that ships and docks there do nothing more in the
round: that is what it costs most often.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Decision, Option
from rules.opponents.reasons import Reason, total
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.components.units import STRUCTURES, UnitKind, class_of
from rules.ti4.computer.aims import asked_for
from rules.ti4.computer.reasons import why
from rules.ti4.economy.worth import Worth, worth
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


def structure(view: State, player: Player, question: Decision, option: Option) -> Iterator[Reason]:
    """A structure to be placed, or none; none is taken from elsewhere for it."""
    frames = [frame for frame in view.frames() if isinstance(frame, PlaceStructure) and frame.seat == player.seat]
    yield from placed(view, player, option, token=any(frame.token for frame in frames))


def placed(view: State, player: Player, option: Option, *, token: bool) -> Iterator[Reason]:
    """Why a structure is placed somewhere, in victory points; `token`: with a command token in its system."""
    if option.word == NONE:
        yield why("builds-nothing")
        return
    kind = next(each for each in STRUCTURES if each == option.facts["kind"])
    if view.plastic_left(player.seat, kind) <= 0:
        yield why("none-left", -1.0)
        return
    planet = str(option.facts["planet"])
    place, brings = view.place_of(planet), worth(view, planet)
    yield from asked_for(view, player, kind)
    yield _of_kind(view, player, place, kind)
    yield _brings(planet, BROUGHT * (brings.resources + brings.influence), brings)
    if token:
        yield from _held(view, player, place)


def _brings(planet: str, worth: float, brings: Worth) -> Reason:
    return why("planet", worth, planet=planet, resources=brings.resources, influence=brings.influence)


def _of_kind(view: State, player: Player, place: str, kind: UnitKind) -> Reason:
    if kind == "pds":
        return why("guards", PDS)
    if any(producers(view, player.seat, place)):
        return why("dock-beside", DOCK - CROWDED)
    return why("dock", DOCK)


def _held(view: State, player: Player, place: str) -> Iterator[Reason]:
    """What could still have been done in a system in this round, but for the token."""
    system = view.galaxy[place]
    if player.seat in system.tokens or player.pools.tactic <= 0:
        return
    units = force_of(system.space, player.seat).units
    ships = sum(number for kind, number in units.items() if kind != "fighter" and class_of(kind) == "ship")
    if ships:
        yield why("holds-ships", -HELD_SHIP * ships, n=ships)
    if any(producers(view, player.seat, place)):
        yield why("holds-dock", -HELD_DOCK)


def can_build(view: State, player: Player) -> bool:
    """Whether Construction is followed: there is a place worth its token, and another token is left."""
    if player.pools.strategy < FEWEST:
        return False
    kinds = STRATEGY_CARDS["construction"].secondary.structures[0]
    options = places(view, PlaceStructure(player.seat, [*kinds], token=True))
    return any(total(placed(view, player, option, token=True)) > 0 for option in options)
