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


def landing_fighters() -> Table:
    """Fighters of Naalu land beside infantry, and their owner says which are lost."""
    table = landing_as(("naalu", "sol", "xxcha"), {"infantry": 2}, flagship=1, fighter=2)
    arrive(table, "flagship:304=1", "fighter:304=2")
    table.play("p1 commit wellon=1 fighter:wellon=2", dice=(8, 1, 1, 8, 1))
    return table


def returning_fighters() -> Table:
    """One of them is lost, and the other goes back to space when the planet is won."""
    table = landing_fighters()
    table.play("p1 lose-landed fighter=1", dice=(8, 1, 1))
    return table


def joining() -> Table:
    """Nekro are asked how many ground forces join a space combat by the Alastor."""
    table = battle({"flagship": 1, "infantry": 2}, {"cruiser": 2}, factions=("nekro", "sol", "xxcha"))
    table.play("p1 instructions file:the-alastor:in-space", "p1 instructions drop:the-alastor:in-space")
    table.unplanned = False
    table.play("p1 action activate:203", "p1 move flagship:304=1 infantry:304=2", "p1 battle-plan ask")
    return table


SCENES: tuple[Callable[[], Table], ...] = (
    repairing,
    shielded,
    aimed,
    woven,
    exploding,
    landing_fighters,
    returning_fighters,
    joining,
)
