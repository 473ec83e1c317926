"""Tables at which abilities and flagships of factions have just told in a battle."""

from __future__ import annotations

from collections.abc import Callable

from tests.ti4.kit import Table
from tests.ti4.scenes import arrive, attack, battle, landing_as


def repairing() -> Table:
    """Arc Secundus was damaged, and is repaired as the next round begins."""
    table = battle({"flagship": 1}, {"cruiser": 1}, factions=("letnev", "sol", "xxcha"))
    attack(table, "flagship:304=1", dice=(1, 1, 7))
    table.play("p1 assign-hits sustain:flagship=1", dice=(1, 1, 7))
    return table


def shielded() -> Table:
    """Letnev assigns two hits, of which one ship can take both."""
    table = battle({"dreadnought": 1, "cruiser": 2}, {"cruiser": 2}, factions=("letnev", "sol", "xxcha"))
    table.player().technologies.append("non-euclidean-shielding")
    attack(table, "dreadnought:304=1", "cruiser:304=2", dice=(1, 1, 1, 7, 7))
    return table


def aimed() -> Table:
    """Hits of [0.0.1] and of a cruiser are to be assigned, one of them aimed."""
    table = battle({"flagship": 1, "cruiser": 1}, {"cruiser": 3, "fighter": 3}, factions=("l1z1x", "sol", "xxcha"))
    attack(table, "flagship:304=1", "cruiser:304=1", dice=(5, 1, 7, *[1] * 6))
    return table


def woven() -> Table:
    """Sardakk are hit on a planet, and hit once more by Valkyrie Particle Weave."""
    table = landing_as(("sardakk", "sol", "xxcha"), {"infantry": 2})
    table.player().technologies.append("valkyrie-particle-weave")
    arrive(table)
    table.play("p1 commit wellon=3", dice=(7, 1, 1, 7, 1))
    return table


def exploding() -> Table:
    """Van Hauge is destroyed, and all ships of both sides with it."""
    table = battle({"flagship": 1, "cruiser": 1}, {"cruiser": 2}, factions=("yin", "sol", "xxcha"))
    table.state.galaxy["304"].space[0].damaged = {"flagship": 1}
    attack(table, "damaged:flagship:304=1", "cruiser:304=1", dice=(1, 1, 1, 7, 7))
    return table


SCENES: tuple[Callable[[], Table], ...] = (repairing, shielded, aimed, woven, exploding)
