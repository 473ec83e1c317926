"""What a choice will cost and bring, put together of what the rules take and give when it is made."""

from __future__ import annotations

from rules.core.decisions import Facts
from rules.gaia.components import FEDERATION_TOKENS, ROUNDS, Goods
from rules.gaia.economy.goods import as_received, times
from rules.gaia.economy.income import slots
from rules.gaia.economy.power import capacity
from rules.gaia.economy.scoring import points_for
from rules.gaia.state import Player, State

INCOME = "income"


def under(head: str, goods: Goods) -> Goods:
    """Goods that come at another time than now, by the head that says when: `income:ore` for `ore`."""
    return {f"{head}:{kind}": amount for kind, amount in goods.items() if amount}


def foreseen(state: State, player: Player, gains: Facts) -> Facts:
    """What a choice really brings of its gains: only power that there are tokens to charge with, and income that comes.

    In the last round none comes any more.
    """
    room = capacity(player.power) + 2 * int(gains.get("tokens", 0))
    found = {**gains, "charge": min(int(gains["charge"]), room)} if "charge" in gains else dict(gains)
    if found.get("charge") == 0:
        del found["charge"]
    if state.round < ROUNDS:
        return found
    return {name: amount for name, amount in found.items() if not name.startswith(f"{INCOME}:")}


def added(*goods: Goods) -> Goods:
    """Goods together; kinds that add up to 0 are left out. What it is given stays as it is.

    >>> added({"ore": 2, "credits": 1}, {"ore": -2, "vp": 3})
    {'credits': 1, 'vp': 3}
    """
    sums: Goods = {}
    for each in goods:
        for kind, amount in each.items():
            sums[kind] = sums.get(kind, 0) + amount
    return {kind: amount for kind, amount in sums.items() if amount}


def income_change(before: Goods, after: Goods) -> Goods:
    """How income changes; below zero is what it loses."""
    return under(INCOME, added(after, times(before, -1)))


def structure_income(player: Player, kind: str, at: str = "") -> Goods:
    """How income changes by a structure of this kind: a new one, or one in place of that at `at`."""
    old = player.structures.get(at)
    built, left = player.built(kind), player.built(old) if old else 0
    gone = slots(player, old, left)[left - 1 :] if old else ()
    return income_change(added(*gone), added(*slots(player, kind, built + 1)[built:]))


def token_gains(state: State, player: Player, token: str) -> Goods:
    """What gaining a federation token brings: its goods as this player gets them, and points of the round as `vp`.

    Nothing is given by this.
    """
    return added(as_received(player, FEDERATION_TOKENS[token].gain), {"vp": points_for(state, player, "federation")})
