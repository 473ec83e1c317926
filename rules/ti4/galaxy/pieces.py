"""Pieces of structures: where one can be taken off the board when none is left in the reinforcements (23.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from rules.ti4.components.units import PLASTIC, UNIT_KINDS, UnitKind
from rules.ti4.galaxy.forces import force_of, take
from rules.ti4.state import Force, State


def pieces_left(state: State, seat: int) -> Mapping[UnitKind, int]:
    """How many pieces of each kind are in the reinforcements of a player; below 0 where tokens stand for some."""
    used = Counter[UnitKind]()
    for force in state.forces(seat):
        used.update(force.units)
    return {kind: PLASTIC[kind] - used[kind] for kind in UNIT_KINDS}


def structures_elsewhere(state: State, seat: int, kind: UnitKind, planet: str) -> Iterator[str]:
    """The planets, or places in space, that have such a structure of a player, for one that is to be on a planet.

    None are in systems with a command token of the player, and what is where it would come to be stays there.
    """
    there = (planet, state.place_of(planet))
    for where, _, forces in _standing(state, seat):
        if where not in there and force_of(forces, seat).count(kind):
            yield where


def take_structure(state: State, seat: int, kind: UnitKind, where: str) -> str:
    """Take it off the board; returns the place of its system."""
    place, forces = next((place, forces) for each, place, forces in _standing(state, seat) if each == where)
    take(forces, seat, kind)
    return place


def stacks(state: State, seat: int, kind: UnitKind) -> frozenset[str]:
    """The places and planets, by label and id, that have units of a kind of a player.

    Each needs one piece of plastic there, whatever tokens lie beside it (36).
    """
    found: set[str] = set()
    for place, system in state.galaxy.items():
        areas = ((place, system.space), *((planet.id, planet.forces) for planet in system.planets))
        found.update(where for where, forces in areas if _stands(forces, seat, kind))
    return frozenset(found)


def _stands(forces: list[Force], seat: int, kind: UnitKind) -> bool:
    """By a loop, and without an empty force: it is asked of every area, for each kind of unit."""
    for force in forces:
        if force.seat == seat:
            return force.units.get(kind, 0) > 0
    return False


def has_piece(state: State, seat: int, kind: UnitKind, where: str) -> bool:
    """Whether fighters or infantry can come to a place or a planet: a piece of them is there, or one is left (36)."""
    there = stacks(state, seat, kind)
    return where in there or len(there) < PLASTIC[kind]


def _standing(state: State, seat: int) -> Iterator[tuple[str, str, list[Force]]]:
    """Every space area and planet in systems without a token of the player: its name, the place, the units there."""
    for place, system in state.galaxy.items():
        if seat not in system.tokens:
            yield place, place, system.space
            yield from ((planet.id, place, planet.forces) for planet in system.planets)
