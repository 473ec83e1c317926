"""What consume powers make of goods, used greedily: those first that give most for each good."""

from __future__ import annotations

from collections.abc import Sequence

from rules.race.designs import VALUE_OF_GOOD, Named, Power
from rules.race.state import Player, State

POINT = 1.0
FIRST = 90.0  # before all else: powers that take nothing


def yields(power: Power, times: int, card: float) -> float:
    """Points that a power gives for each good that it takes; points count `times`, a card is worth `card`."""
    gained = power.vp * times * POINT + power.cards * card
    return gained / power.goods if power.goods else gained


def consumed(state: State, powers: Named, worlds: Sequence[str], times: int, card: float) -> tuple[float, int]:
    """Points that powers make of the goods on worlds, and goods that are left."""
    left = [state.card(world).good for world in worlds]
    gained, rest = 0.0, []
    for _, power in sorted(powers, key=lambda named: -yields(named[1], times, card)):
        if power.effect == "draw":
            gained += power.n * card
        elif power.effect in ("consume", "set"):
            taken = _taken(power, left)
            for kind in taken:
                left.remove(kind)
            if taken:
                gained += yields(power, times, card) * len(taken)
        elif power.effect in ("all-goods", "sell"):
            rest.append(power)
    for power in rest:
        if power.effect == "all-goods" and len(left) > 1:
            gained += times * (len(left) - 1)
            left = []
        elif power.effect == "sell" and left:
            sold = max(left, key=VALUE_OF_GOOD.__getitem__)
            left.remove(sold)
            gained += VALUE_OF_GOOD[sold] * card
    return gained, len(left)


def _taken(power: Power, left: list[str]) -> list[str]:
    """The kinds of goods that a power takes, the cheapest first."""
    kinds = power.kinds or power.good
    fitting = sorted([kind for kind in left if kinds in ("any", "all-different", kind)], key=VALUE_OF_GOOD.__getitem__)
    if kinds == "all-different":
        fitting = list(dict.fromkeys(fitting))
    number = power.goods or power.times
    if len(fitting) < number and power.goods:
        return []
    return fitting[:number]


def sale(state: State, player: Player, world: str) -> int:
    """Cards that the good of a world brings by the action card."""
    good = state.card(world).good
    bonus = [
        power.n
        for key, power in state.powers(player, "trade", "bonus")
        if power.good in ("any", good) or (power.good == "this-world" and key.partition(":")[0] == world)
    ]
    return VALUE_OF_GOOD[good] + sum(bonus)
