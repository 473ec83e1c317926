"""How a computer player judges combats: the odds of fleets in space, and of ground forces on a planet."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from rules.ti4.chances import NEBULA_BONUS
from rules.ti4.combatants import Amounts, combatant, means_in_space, means_of, squadrons
from rules.ti4.components.units import Dice, UnitKind, class_of
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.galaxy.forces import force_of
from rules.ti4.odds.fleets import Fleet, Squadron, Unit
from rules.ti4.odds.reckoning import Place, odds
from rules.ti4.state import Player, State

SIDES = 10  # of a die
SURE = 2.5  # times as strong as the other side: the odds need not be worked out
HOPELESS = 0.5
REMEMBERED = 2_000  # odds


def in_space(view: State, seat: int, place: str, ships: Amounts, damaged: Amounts | None = None) -> float:
    """How likely a player destroys all ships of others in a system with these; 1 where there is nothing to fight."""
    system = view.galaxy[place]
    others = [force for force in system.space if force.seat != seat and force.ships]
    attacker = _in_space(view, view.players[seat], ships, damaged or {})
    cannons = _cannons(view, seat, place)
    if not others:
        return 1.0 if not cannons else _chance(attacker, Fleet(cannons), "space")
    defender = view.players[others[0].seat]
    nebula = NEBULA_BONUS * (system.printed.anomaly == "nebula")
    fleet = _in_space(view, defender, others[0].units, others[0].damaged, nebula)
    return _chance(attacker, Fleet((*fleet.squadrons, *cannons), fleet.means), "space")


def on_planet(view: State, seat: int, planet: str, infantry: int, ships: Amounts) -> float:
    """How likely so many ground forces take a planet, below ships that bombard it first; 1 where nobody is there."""
    forces = [force for force in view.planet(planet).forces if force.seat != seat]
    if not any(force.count("infantry", "pds") for force in forces):
        return 1.0
    defender = _on_planet(view, view.players[forces[0].seat], forces[0].units)
    attacker = _on_planet(view, view.players[seat], {**ships, "infantry": infantry})
    return _chance(attacker, defender, "planet")


def _cannons(view: State, seat: int, place: str) -> tuple[Squadron, ...]:
    """PDS of others that fire at ships which come to a system."""
    found: list[Unit] = []
    for other in (player for player in view.players if player.seat != seat):
        unit = other.units.get("pds")
        reached = adjacency(view, other.seat)[place] if unit and unit.cannon_reaches else ()
        for planet in (planet for where in (place, *reached) for planet in view.galaxy[where].planets):
            found += [combatant(unit.id)] * force_of(planet.forces, other.seat).count("pds") if unit else []
    return (Squadron(found[0], len(found)),) if found else ()


def _in_space(view: State, player: Player, units: Amounts, damaged: Amounts, bonus: int = 0) -> Fleet:
    """Ships as the odds take them, with what tells in space combats."""
    means = means_in_space(view, player)
    return Fleet(tuple(squadrons(player, units, damaged)), replace(means, bonus=means.bonus + bonus))


def _on_planet(view: State, player: Player, units: Amounts) -> Fleet:
    """Units as the odds take them on a planet and above it, with what tells there."""
    return Fleet(tuple(squadrons(player, units, {})), means_of(view, player))


@lru_cache(maxsize=REMEMBERED)
def _chance(attacker: Fleet, defender: Fleet, place: Place) -> float:
    """The odds of the attacker, worked out where they are not plain."""
    ours, theirs = _strength(attacker, place), _strength(defender, place)
    if ours > SURE * theirs:
        return 1.0
    if ours < HOPELESS * theirs:
        return 0.0
    return odds(attacker, defender, place=place).attacker


def _strength(fleet: Fleet, place: Place) -> float:
    """Roughly how strong a side is: what it hits with, times what it takes, as a mean of both."""
    hits, taken = 0.0, 0.0
    for one in fleet.squadrons:
        fights = (class_of(one.unit.kind) == "ship") == (place == "space") and one.unit.kind not in (
            "pds",
            "space-dock",
        )
        if fights:
            hits += one.number * _hits(one.unit.combat)
            taken += one.number * (1 + one.unit.sustains) - one.damaged
        else:
            hits += one.number * _hits(one.unit.cannon) / 2
    return float((hits * max(taken, 1.0)) ** 0.5)


def _hits(dice: Dice | None) -> float:
    return dice.number * (SIDES + 1 - dice.value) / SIDES if dice else 0.0


def ships_of(view: State, seat: int, place: str) -> dict[UnitKind, int]:
    """The units of a player in the space of a system."""
    return dict(force_of(view.galaxy[place].space, seat).units)
