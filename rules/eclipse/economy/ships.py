"""What a player's ships can do by their blueprints, what they cost, and how many are left."""

from __future__ import annotations

from typing import cast

from rules.eclipse.components.blueprints import Totals, totals
from rules.eclipse.components.ships import SHIPS, STRUCTURES, ShipClass, StructureKind
from rules.eclipse.state import Player, State


def profile(player: Player, kind: str) -> Totals:
    """The totals of a player's class of ships (`kind`): what is printed on its blueprint where no tile lies on it."""
    return totals(player.board.blueprints[cast(ShipClass, kind)], tuple(player.blueprints[kind]))


def price(player: Player, kind: str) -> int:
    """Materials that a player pays to build one ship or structure, by the own board; KeyError for another kind."""
    if kind in STRUCTURES:
        return player.board.structures[cast(StructureKind, kind)]
    return player.board.blueprints[cast(ShipClass, kind)].cost


def ships_left(state: State, player: Player, kind: str) -> int:
    """How many ships of a class a player can still put on the map; KeyError for orbitals and monoliths."""
    return SHIPS[cast(ShipClass, kind)].count - state.ships_built(player.seat, kind)
