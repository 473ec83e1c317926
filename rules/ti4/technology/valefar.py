"""Valefar Assimilators: a token on a technology of another faction, whose text Nekro has meanwhile (90.16-22).

What is printed on a faction sheet is no technology, and so cannot be copied. The technology of a player who is
eliminated stays copied (90.18). Upgrades of units count for the kind of unit, whatever they are called; there is one
upgrade of each kind (90.21). What is copied counts as a technology that is owned (90.22); the empty cards do not.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.components.setup import STRUCTURE_LIMITS
from rules.ti4.components.technologies import TECHNOLOGIES, UPGRADES
from rules.ti4.components.units import UNITS, UnitKind
from rules.ti4.economy.worth import worth
from rules.ti4.galaxy.forces import force_of, put, take, take_damaged_first
from rules.ti4.laws.zones import may_hold_units
from rules.ti4.state import Planet, Player, State
from rules.ti4.tactical.limits import check_limits

ASSIMILATORS = tuple(id for id, technology in TECHNOLOGIES.items() if technology.kind == "assimilator")
PREFIX = "valefar-assimilator-"  # of their ids, not in words of answers: those have at most 40 characters
DOCK: UnitKind = "space-dock"
WAR_SUN: UnitKind = "war-sun"


def assimilators(player: Player) -> list[str]:
    """The assimilators that a player has."""
    return [id for id in ASSIMILATORS if TECHNOLOGIES[id].faction == player.faction]


def copies(player: Player, owner: Player) -> Iterator[Option]:
    """What a player may lay an assimilator on: technologies of the owner's faction without one.

    A token that lies elsewhere is taken up for it. That of an upgrade of the same kind of unit has to be (90.21).
    """
    for id in owner.technologies:
        if TECHNOLOGIES[id].faction is not None and id not in player.copied.values():
            for assimilator in _free_for(player, id):
                named = {"technology": id, "assimilator": assimilator, "shape": "copied"}
                token = assimilator.removeprefix(PREFIX)
                yield Option(f"{token}:{id}", "copied", {**named, "target": owner.seat})


def _free_for(player: Player, id: str) -> list[str]:
    """The assimilators that may go onto a technology: of two that lie nowhere the first is enough."""
    own = assimilators(player)
    bound = [each for each in own if _same_unit(player.copied.get(each), id)]
    empty = [each for each in own if each not in player.copied]
    laid = [each for each in own if each in player.copied]
    return bound or [*empty[:1], *laid]


def _same_unit(one: str | None, other: str) -> bool:
    """Whether both are upgrades of the same kind of unit."""
    return one in UPGRADES and other in UPGRADES and UNITS[one].kind == UNITS[other].kind


def lay_on(execution: Execution[State], player: Player, assimilator: str, id: str) -> None:
    """The assimilator has the text of this technology from now on; an own upgrade of the same kind of unit goes."""
    _take_up(execution, player, assimilator)
    for owned in [each for each in player.technologies if _same_unit(each, id)]:
        player.technologies.remove(owned)
        execution.tell("lost-technology", seat=player.seat, technology=owned)
    player.copied[assimilator] = id
    execution.tell("assimilated", seat=player.seat, technology=id, assimilator=assimilator)
    settle_units(execution, player)


def drop_copies(execution: Execution[State], player: Player, id: str) -> None:
    """A player is about to own an upgrade: one that is copied of the same kind of unit goes (90.21)."""
    for assimilator, copied in [*player.copied.items()]:
        if _same_unit(copied, id):
            _take_up(execution, player, assimilator)


def _take_up(execution: Execution[State], player: Player, assimilator: str) -> None:
    """The token leaves the technology on which it lies, if it lies on any."""
    if id := player.copied.pop(assimilator, ""):
        execution.tell("no-longer-copied", seat=player.seat, technology=id, assimilator=assimilator)


def settle_units(execution: Execution[State], player: Player) -> None:
    """Units go where they belong by what the player owns now: docks in space or on planets, war suns or none."""
    for place, system in execution.state.galaxy.items():
        if player.units[DOCK].move:
            _docks_into_space(execution, player, place)
        elif docks := force_of(system.space, player.seat).count(DOCK):
            _docks_onto_planets(execution, player, place, docks)
        suns = force_of(system.space, player.seat).count(WAR_SUN)
        if suns and WAR_SUN not in player.units:
            take_damaged_first(system.space, player.seat, WAR_SUN, suns)
            facts = execution.state.at(place)
            execution.tell("returned-units", seat=player.seat, **facts, units=f"{WAR_SUN}={suns}")
        check_limits(execution, player.seat, place)


def _docks_into_space(execution: Execution[State], player: Player, place: str) -> None:
    """Floating Factories stand in the space area; those of the board go there at once."""
    system = execution.state.galaxy[place]
    for planet in system.planets:
        if number := force_of(planet.forces, player.seat).count(DOCK):
            take(planet.forces, player.seat, DOCK, number)
            put(system.space, player.seat, DOCK, number)
            execution.tell("moved-dock", seat=player.seat, **execution.state.at(place), where=place)


def _docks_onto_planets(execution: Execution[State], player: Player, place: str, docks: int) -> None:
    """Each goes onto a planet of its system that can have it, that with most resources first, or back (90.19)."""
    state, system = execution.state, execution.state.galaxy[place]
    free = [planet for planet in system.planets if _has_room(state, player, planet)]
    free.sort(key=lambda planet: -worth(state, planet.id).resources)
    take(system.space, player.seat, DOCK, docks)
    for planet in free[:docks]:
        put(planet.forces, player.seat, DOCK)
        execution.tell("moved-dock", seat=player.seat, **state.at(place), where=planet.id)
    if returned := docks - len(free[:docks]):
        execution.tell("returned-units", seat=player.seat, **state.at(place), units=f"{DOCK}={returned}")


def _has_room(state: State, player: Player, planet: Planet) -> bool:
    """Whether a planet is controlled, and can have a dock more."""
    own = force_of(planet.forces, player.seat).count(DOCK) < STRUCTURE_LIMITS[DOCK]
    return own and planet.owner == player.seat and may_hold_units(state, planet.id)
