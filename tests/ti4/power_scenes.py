"""Battles in which powers of factions are used."""

from __future__ import annotations

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


__all__ = ["FRONT", "HOME", "arrive", "attack", "fighting", "landed", "plan"]
