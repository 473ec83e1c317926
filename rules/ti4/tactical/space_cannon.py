"""Space cannon: PDS and others fire at ships that have come, and at ground forces that land (77)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, AskingRule, Execution
from rules.ti4.cards.frames import LoseGroundForces
from rules.ti4.cards.moments import CANNON_HITS, moment
from rules.ti4.combat.landed import landed
from rules.ti4.components.units import Dice, UnitKind
from rules.ti4.frames import AssignHits, CannonTarget, SpaceCannonOffense
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.galaxy.forces import force_of, ships_counted
from rules.ti4.state import Force, Planet, State, seat_in
from rules.ti4.tactical.dice import Roll, hits, one_more, roll_told, rolled, rolls
from rules.ti4.tactical.ground_losses import destroy_ground_forces

PLASMA_SCORING = "plasma-scoring"
ANTIMASS_DEFLECTORS = "antimass-deflectors"
GRAVITON_LASER_SYSTEM = "graviton-laser-system"
L4_DISRUPTORS = "l4-disruptors"
HOLD_FIRE = "hold-fire"
BATTLESTATION = "experimental-battlestation"  # an action card
BATTLESTATION_DICE = Dice(value=5, number=3)


class SpaceCannonOffenseRule(ActingRule):
    """The active player first, then clockwise, everybody with space cannon in range (77.3)."""

    frame = SpaceCannonOffense

    def run(self, execution: Execution[State], frame: SpaceCannonOffense) -> None:
        """The next of them chooses a target, where there are several or Graviton Laser System can be used."""
        state = execution.state
        if not frame.seats:
            execution.pop()
            return
        seat = frame.seats.pop(0)
        targets = cannon_targets(state, seat)
        if not (targets and offense_rolls(state, seat)):
            return
        if len(targets) > 1 or _graviton(state, seat):
            execution.push(CannonTarget(seat))
        else:
            fire(execution, seat, targets[0], graviton=False)


def cannon_targets(state: State, seat: int) -> list[int]:
    """Whose ships a player may fire at: the active player at anybody's, all others at those of the active player."""
    here = [force.seat for force in state.galaxy[state.active].space if force.ships and force.seat != seat]
    return [target for target in here if seat == state.acting or target == state.acting]


def offense_rolls(state: State, seat: int) -> list[Roll]:
    """The dice of all units of a player in range, with that of Plasma Scoring."""
    units = state.players[seat].units
    found: list[Roll] = []
    for force, adjacent in in_range(state, seat):
        for kind, number in force.units.items():
            if units[kind].cannon_reaches or not adjacent:
                found += rolls(kind, units[kind].space_cannon, number)
    if f"{BATTLESTATION}:p{seat + 1}" in state.lasting:
        found += rolls("space-dock", BATTLESTATION_DICE, 1)
    return with_plasma(state, seat, found)


def with_plasma(state: State, seat: int, found: list[Roll]) -> list[Roll]:
    """One die more for one unit of those that fire, with Plasma Scoring."""
    return one_more(found) if state.players[seat].has(PLASMA_SCORING) else found


def in_range(state: State, seat: int) -> Iterator[tuple[Force, bool]]:
    """The units of a player in the active system, and (True) in adjacent ones, place by place.

    All their units, whether they have space cannon or not; forces may be empty.
    """
    near = adjacency(state, seat)[state.active]
    for place in (state.active, *(place for place in state.galaxy if place in near)):
        system = state.galaxy[place]
        for forces in (system.space, *(planet.forces for planet in system.planets)):
            yield force_of(forces, seat), place != state.active


def _graviton(state: State, seat: int) -> bool:
    """Whether a player can exhaust Graviton Laser System."""
    player = state.players[seat]
    return player.has(GRAVITON_LASER_SYSTEM) and GRAVITON_LASER_SYSTEM not in player.exhausted_technologies


class CannonTargetRule(AskingRule):
    """At whom to fire, and whether with Graviton Laser System: hits go to ships that are no fighters then."""

    frame = CannonTarget

    def ask(self, state: State, frame: CannonTarget) -> Decision:
        """At whose ships, and whether with Graviton Laser System."""
        options = [*_targets(state, frame.seat), Option(HOLD_FIRE)]
        return choose(frame.seat, "cannon-target", options, **state.at(state.active))

    def do(self, execution: Execution[State], frame: CannonTarget, answer: Answer) -> None:
        """Fire at the ships of that player, or hold fire (77)."""
        execution.pop()
        word, *about = answer[0].split(":")
        if word != HOLD_FIRE:
            fire(execution, frame.seat, seat_in(word), graviton=bool(about))


def _targets(state: State, seat: int) -> Iterator[Option]:
    """With Graviton Laser System first, where it helps."""
    for target in cannon_targets(state, seat):
        ships = force_of(state.galaxy[state.active].space, target)
        if _graviton(state, seat) and ships_counted(ships.units) and ships.count("fighter"):
            yield Option(f"p{target + 1}:graviton", "", {"target": target, "graviton": 1})
        yield Option(f"p{target + 1}", "", {"target": target, "graviton": 0})


def fire(execution: Execution[State], seat: int, target: int, *, graviton: bool) -> None:
    """All units in range fire at the ships of a player, who says which are hit."""
    state = execution.state
    if graviton:
        state.players[seat].exhausted_technologies.append(GRAVITON_LASER_SYSTEM)
    dice = rolled(against(state, target, offense_rolls(state, seat)), execution.rng)
    execution.tell("cannon", seat=seat, target=target, **state.at(state.active), **roll_told(dice))
    if hits(dice):
        taken = AssignHits(target, hits(dice), seat, "space-cannon", aimed=hits(dice) * graviton)
        execution.push(*moment(execution, CANNON_HITS, [target]), taken)


def against(state: State, target: int, found: list[Roll]) -> list[Roll]:
    """The same dice, each worse by one against a player with Antimass Deflectors."""
    if not state.players[target].has(ANTIMASS_DEFLECTORS):
        return found
    return [replace(roll, value=roll.value + 1) for roll in found]


def defend(execution: Execution[State], planet: Planet, invader: int, disabled: Collection[UnitKind] = ()) -> None:
    """Units on a planet fire at ground forces that have landed there, but for those of kinds that are disabled.

    Nobody fires at those of a player with L4 Disruptors.
    """
    state = execution.state
    if state.players[invader].has(L4_DISRUPTORS):
        return
    for seat in [force.seat for force in planet.forces if force.seat != invader]:
        units = state.players[seat].units
        own = {kind: number for kind, number in force_of(planet.forces, seat).units.items() if kind not in disabled}
        found = [roll for kind, number in own.items() for roll in rolls(kind, units[kind].space_cannon, number)]
        if not (found and landed(planet, invader)):
            continue
        dice = rolled(against(state, invader, with_plasma(state, seat, found)), execution.rng)
        execution.tell("cannon-defense", seat=seat, target=invader, planet=planet.id, **roll_told(dice))
        if hits(dice):
            lost = LoseGroundForces(invader, planet.id, hits(dice))
            execution.push(*moment(execution, CANNON_HITS, [invader]), lost)


class LoseGroundForcesRule(ActingRule):
    """Ground forces that have landed are destroyed, one by each hit."""

    frame = LoseGroundForces

    def run(self, execution: Execution[State], frame: LoseGroundForces) -> None:
        """Take them off the board."""
        execution.pop()
        destroy_ground_forces(execution, execution.state.planet(frame.planet), frame.seat, frame.hits)
