"""Battles in which action cards were just played, each of those once at least."""

from __future__ import annotations

from collections.abc import Callable

from tests.ti4.kit import Table
from tests.ti4.scenes import attack, battle, landing

ENEMY = {"cruiser": 1}


def fought(own: dict[str, int], enemy: dict[str, int], first: str = "", second: str = "") -> Table:
    """A battle whose sides play these cards whenever they can."""
    table = battle(own, enemy)
    table.state.options["announced"] = "none"
    for seat, copy in enumerate((first, second)):
        table.deal_cards(seat, *([copy] if copy else []))
    return table


def one_round(table: Table, plan: str, dice: tuple[int, ...], barrage: tuple[int, ...] = ()) -> None:
    """A side says what it plays, and a round is fought; before the next the attacker is asked about a retreat."""
    table.staying = False
    table.play(plan, dice=barrage)
    table.play("p1 retreat stay", dice=dice)


def boosting() -> Table:
    """Morale Boost: a six hits for a cruiser that needs seven."""
    table = fought({"cruiser": 1}, ENEMY, "morale-boost.1")
    attack(table, "cruiser:304=1")
    table.play("p1 battle-plan morale-boost:always", dice=(6, 1))
    return table


def prototypes() -> Table:
    """Fighter Prototype: a seven hits for a fighter that needs nine."""
    table = fought({"carrier": 1, "fighter": 1}, ENEMY, "fighter-prototype.1")
    attack(table, "carrier:304=1", "fighter:304=1")
    table.play("p1 battle-plan fighter-prototype:always", dice=(1, 7, 1))
    return table


def repairing() -> Table:
    """Emergency Repairs, as the first round ends."""
    table = fought({"dreadnought": 1}, {"cruiser": 1}, "emergency-repairs.1")
    attack(table, "dreadnought:304=1")
    table.play("p1 battle-plan emergency-repairs:always", dice=(5, 7))
    table.play("p1 assign-hits sustain:dreadnought=1")
    return table


def escaping() -> Table:
    """Skilled Retreat of an outnumbered defender."""
    table = fought({"cruiser": 2}, ENEMY, "", "skilled-retreat.1")
    table.state.galaxy["202"].tokens.clear()
    attack(table, "cruiser:304=2")
    table.play("p2 battle-plan skilled-retreat:outnumbered")
    return table


def escaping_by_the_odds() -> Table:
    """Skilled Retreat of a defender who is likely to lose."""
    table = fought({"dreadnought": 1}, {"cruiser": 1}, "", "skilled-retreat.1")
    table.state.galaxy["202"].tokens.clear()
    attack(table, "dreadnought:304=1")
    table.play("p2 battle-plan skilled-retreat:below-40")
    return table


def retreating_as_planned(own: dict[str, int], plan: str, *dice: int) -> Table:
    """A defender of one cruiser with a plan for this battle, and a system to retreat to."""
    table = fought(own, {"cruiser": 1}, "", "shields-holding.1")
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, *(f"{kind}:304={number}" for kind, number in own.items()))
    table.play(f"p2 battle-plan {plan}", dice=dice)
    return table


def retreating_by_the_odds() -> Table:
    """A retreat below 40 per cent."""
    return retreating_as_planned({"dreadnought": 1}, "retreat:below-40", 1, 1)


def intercepting() -> Table:
    """Intercept: who has announced a retreat stays."""
    table = fought({"cruiser": 1}, ENEMY, "intercept.1")
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "cruiser:304=1")
    table.play("p1 battle-plan intercept:always", "p2 retreat to:202", dice=(1, 1))
    return table


def shielding() -> Table:
    """Shields Holding: two hits less."""
    table = fought({"cruiser": 2}, {"cruiser": 2}, "", "shields-holding.1")
    attack(table, "cruiser:304=2")
    one_round(table, "p2 battle-plan shields-holding:two", (7, 7, 1, 1))
    return table


def shielding_fighters() -> Table:
    """Shields Holding against anti-fighter barrage."""
    table = fought({"destroyer": 1}, {"carrier": 1, "fighter": 2}, "", "shields-holding.1")
    attack(table, "destroyer:304=1")
    one_round(table, "p2 battle-plan shields-holding:two", (1, 1, 1, 1), (9, 9))
    return table


def hitting() -> Table:
    """Direct Hit on a dreadnought that sustained damage."""
    table = fought({"cruiser": 2}, {"dreadnought": 1, "carrier": 1}, "direct-hit.1")
    attack(table, "cruiser:304=2")
    one_round(table, "p1 battle-plan direct-hit:dreadnought", (7, 1, 1, 1))
    table.play("p2 assign-hits sustain:dreadnought=1")
    return table


def hitting_once_of_two() -> Table:
    """Direct Hit after the first of two sustained hits: how the second is taken is decided anew."""
    table = fought({"cruiser": 2}, {"dreadnought": 2, "carrier": 1}, "direct-hit.1")
    attack(table, "cruiser:304=2")
    one_round(table, "p1 battle-plan direct-hit:always", (7, 7, 1, 1, 1))
    table.play("p2 assign-hits sustain:dreadnought=2")
    return table


def courage() -> Table:
    """Courageous to the End for a cruiser."""
    table = fought({"cruiser": 2}, {"cruiser": 2}, "", "courageous-to-the-end.1")
    attack(table, "cruiser:304=2")
    one_round(table, "p2 battle-plan courageous-to-the-end:always", (7, 1, 1, 1, 7, 1))
    return table


def salvaging() -> Table:
    """Salvage of three commodities."""
    table = fought({"cruiser": 1}, ENEMY, "salvage.1")
    table.player(1).commodities = 3
    attack(table, "cruiser:304=1")
    table.play("p1 battle-plan salvage:always", dice=(7, 1))
    return table


def jetting() -> Table:
    """Maneuvering Jets against a PDS."""
    table = fought({"cruiser": 1}, {}, "maneuvering-jets.1")
    table.lay("203", "19", 1)
    table.put("wellon", 1, pds=1)
    table.play("p1 instructions file:maneuvering-jets:always")
    attack(table, "cruiser:304=1", dice=(6,))
    return table


def stationing() -> Table:
    """Experimental Battlestation beside the active system."""
    table = fought({"cruiser": 2}, {}, "", "experimental-battlestation.1")
    table.lay("202", "19", 1)
    table.put("wellon", 1, space_dock=1)
    table.play("p2 instructions file:experimental-battlestation:always")
    attack(table, "cruiser:304=2", dice=(5, 4, 1))
    return table


def invading(
    defenders: dict[str, int], first: str = "", second: str = "", dice: tuple[int, ...] = (), **space: int
) -> Table:
    """The first player has sent three ground forces to Wellon, and both make their plans."""
    table = landing(defenders, **space)
    table.state.options["announced"] = "none"
    for seat, copy in enumerate((first, second)):
        table.deal_cards(seat, *([copy] if copy else []))
    more = [f"{kind.replace('_', '-')}:304={number}" for kind, number in space.items()]
    table.play("p1 action activate:203", " ".join(["p1 move", "carrier:304=1", "infantry:304=3", *more]), dice=dice)
    return table


def bunkers() -> Table:
    """Bunker: an eight of a dreadnought that needs five misses."""
    table = invading({"infantry": 1}, "", "bunker.1", dreadnought=1)
    table.play("p2 battle-plan bunker:always", dice=(8,))
    return table


def disabling() -> Table:
    """Disable: neither shield nor space cannon."""
    return invading({"infantry": 1, "pds": 1}, "disable.1", "", dice=(1,), dreadnought=1)


def parleying() -> Table:
    """Parley sends back what has landed."""
    table = invading({"infantry": 1}, "", "parley.1")
    table.play("p2 battle-plan parley:always", "p1 commit wellon=2")
    return table


def rerolling() -> Table:
    """Fire Team rolls the two dice again that missed."""
    table = invading({"infantry": 2}, "", "fire-team.1")
    table.play("p2 battle-plan fire-team:always", "p1 commit wellon=2", dice=(1, 1, 1, 2, 8, 8))
    return table


def infiltrating() -> Table:
    """Infiltrate takes a space dock over."""
    table = invading({"space_dock": 1}, "infiltrate.1")
    table.play("p1 instructions file:infiltrate:always", "p1 battle-plan", "p1 commit wellon=2")
    return table


def repaying() -> Table:
    """Reparations for a planet that was taken."""
    table = invading({}, "", "reparations.1")
    for planet in table.state.planets(1):
        planet.exhausted = True
    table.play("p2 instructions file:reparations:always", "p2 battle-plan", "p1 commit wellon=2")
    return table


def asking() -> Table:
    """A battle in which the second player wants to be asked in every moment."""
    table = fought({"cruiser": 1}, ENEMY, "", "bunker.1")
    attack(table, "cruiser:304=1")
    table.play("p2 battle-plan ask")
    return table


SCENES: tuple[Callable[[], Table], ...] = (
    *(boosting, prototypes, repairing, escaping, intercepting, shielding, shielding_fighters, hitting),
    *(hitting_once_of_two, courage, salvaging, jetting, stationing, bunkers, parleying, rerolling, infiltrating),
    *(repaying, asking, escaping_by_the_odds, retreating_by_the_odds),
)
