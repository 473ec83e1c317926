"""Battles in which powers of factions are used."""

from __future__ import annotations

from collections.abc import Callable

from tests.ti4.kit import Table
from tests.ti4.scenes import acting, arrive

HOME, FRONT = "304", "203"  # from where the first player goes to where the second is


def fighting(first: str, second: str, own: dict[str, int], enemy: dict[str, int], third: str = "xxcha") -> Table:
    """The first player is about to send these ships against those of the second; nobody retreats or holds a card."""
    table = acting(first, second, third)
    for seat in (0, 1, 2):
        table.deal_cards(seat)
    for seat in (0, 1):
        table.clear(seat)
        table.player(seat).technologies.clear()
        table.player(seat).pools.fleet = 8
    table.put(HOME, 0, **own)
    table.put(FRONT, 1, **enemy)
    table.state.options["announced"] = "none"
    table.staying = True
    return table


def attack(table: Table, dice: tuple[int, ...] = ()) -> None:
    """All ships of the first player go to the front."""
    ships = [f"{kind}:{HOME}={number}" for kind, number in table.units(HOME).items()]
    table.play(f"p1 action activate:{FRONT}", " ".join(["p1 move", *ships]), dice=dice)


def landed(first: str, second: str, defenders: dict[str, int], infantry: int = 3, **space: int) -> Table:
    """Ground forces of the first player have come to Wellon, which the second defends; nothing is answered yet."""
    table = fighting(first, second, {"carrier": 1, "infantry": infantry, **space}, {})
    table.lay(FRONT, "19", 1)
    table.put("wellon", 1, **defenders)
    return table


def plan(table: Table, seat: int, *words: str, dice: tuple[int, ...] = ()) -> None:
    """A side makes its plan of the battle."""
    table.play(" ".join([f"p{seat + 1} battle-plan", *words]), dice=dice)


def ambushing() -> Table:
    """Mentak have fired from ambush."""
    table = fighting("mentak", "sol", {"cruiser": 1}, {"carrier": 2})
    attack(table)
    table.staying = False
    plan(table, 0, "ambush:always", dice=(7,))
    return table


def salvaging() -> Table:
    """Mentak have won a combat, and may produce a cruiser by Salvage Operations."""
    table = fighting("mentak", "sol", {"dreadnought": 1}, {"cruiser": 1})
    table.player().technologies.append("salvage-operations")
    table.player().trade_goods = 3
    attack(table, dice=(5, 1))
    return table


def splicing() -> Table:
    """Creuss are asked which ship their splicer hits."""
    table = fighting("creuss", "sol", {"cruiser": 2}, {})
    table.player().technologies.append("dimensional-splicer")
    table.lay(FRONT, "26")
    table.put(FRONT, 1, dreadnought=1, carrier=1)
    attack(table)
    plan(table, 0, "ask")
    return table


def devoting() -> Table:
    """Yin are asked about Devotion, as a round ends."""
    table = fighting("yin", "sol", {"cruiser": 2}, {"carrier": 2})
    attack(table)
    table.staying = False
    plan(table, 0, "ask")
    table.play("p1 retreat stay", dice=(1, 1, 1, 1))
    return table


def impelling() -> Table:
    """Yin are asked about Impulse Core, and have used it."""
    table = fighting("yin", "sol", {"cruiser": 2}, {"dreadnought": 1, "carrier": 1})
    table.player().technologies.append("impulse-core")
    attack(table)
    plan(table, 0, "ask")
    table.play("p1 play-now impulse-core:cruiser")
    return table


def ramming() -> Table:
    """Sardakk are asked about Exotrireme II, as a round ends."""
    table = fighting("sardakk", "sol", {"dreadnought": 2}, {"carrier": 3})
    table.player().technologies.append("exotrireme-2")
    attack(table)
    table.staying = False
    plan(table, 0, "ask")
    table.play("p1 retreat stay", dice=(1,) * 5)
    return table


def rammed() -> Table:
    """They have used it."""
    table = ramming()
    table.play("p1 play-now exotrireme-2:carrier+carrier")
    return table


def improving() -> Table:
    """Hacan are asked how many dice they make better."""
    table = fighting("hacan", "sol", {"flagship": 1}, {"dreadnought": 1})
    table.player().trade_goods = 3
    attack(table)
    table.staying = False
    plan(table, 0, "ask")
    table.play("p1 retreat stay", dice=(6, 6, 1))
    return table


def improved() -> Table:
    """They have paid for one."""
    table = improving()
    table.play("p1 play-now wrath-of-kenara:1")
    return table


def reserving() -> Table:
    """Letnev are asked about Munitions Reserves."""
    table = fighting("letnev", "sol", {"cruiser": 2}, {"dreadnought": 2})
    table.player().trade_goods = 4
    attack(table)
    plan(table, 0, "ask")
    return table


def reserved() -> Table:
    """They have used them."""
    table = reserving()
    table.staying = False
    table.play("p1 play-now munitions-reserves", "p1 play-now pass", "p1 retreat stay", dice=(7, 3, 8, 1, 1))
    return table


def funding(goods: int = 3) -> Table:
    """Sol hold War Funding of the Letnev, who watch, and have used it."""
    table = fighting("sol", "xxcha", {"cruiser": 2}, {"dreadnought": 2}, third="letnev")
    table.give_note(0, "war-funding.3")
    table.player(2).trade_goods = goods
    attack(table)
    table.staying = False
    plan(table, 0, "war-funding.3:first")
    plan(table, 1)
    table.play("p1 retreat stay", dice=(1, 1, 7, 7, 1, 1))
    return table


def indoctrinating() -> Table:
    """Yin are asked about Indoctrination, with a planet and trade goods to pay with."""
    table = landed("yin", "sol", {"infantry": 3})
    table.player().trade_goods = 2
    arrive(table)
    plan(table, 0, "ask")
    table.play("p1 commit wellon=3")
    return table


def indoctrinated() -> Table:
    """They have used it."""
    table = indoctrinating()
    table.play("p1 play-now indoctrination:darien")
    table.play("p1 play-now pass", dice=(8, 8, 1, 1, 1, 1))
    return table


def harrowing() -> Table:
    """L1Z1X are asked about Harrow."""
    table = landed("l1z1x", "sol", {"infantry": 2}, dreadnought=1)
    arrive(table, "dreadnought:304=1")
    plan(table, 0, "ask", dice=(1,))
    table.play("p1 commit wellon=3", dice=(1, 1, 1, 1, 1))
    return table


def mutating() -> Table:
    """Sol may play Greyfire Mutagen before ships move against the Yin."""
    table = fighting("sol", "yin", {"cruiser": 3}, {"destroyer": 2})
    table.give_note(0, "greyfire-mutagen.2")
    table.play("p1 action activate:203")
    return table


def mutated() -> Table:
    """They have."""
    table = mutating()
    table.play("p1 hand greyfire-mutagen.2")
    return table


SCENES: tuple[Callable[[], Table], ...] = (
    *(ambushing, salvaging, splicing, devoting, impelling, ramming, rammed, improving, improved),
    *(reserving, reserved, funding, indoctrinating, indoctrinated, harrowing, mutating, mutated),
)
