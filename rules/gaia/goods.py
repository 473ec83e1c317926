"""Goods: what is received and what is paid."""

from __future__ import annotations

from rules.core.flow import Rule, Turn
from rules.gaia.components import LIMITS, Goods
from rules.gaia.frames import Gain
from rules.gaia.power import flow
from rules.gaia.state import Player, State

PLAIN = ("credits", "ore", "knowledge", "qic")


def receive(player: Player, goods: Goods) -> None:
    """Take goods that need no choice: everything but power to charge. What exceeds a limit is lost."""
    for kind, amount in goods.items():
        if kind == "charge":
            continue
        if kind == "qic" and player.faction == "gleens" and "academy-q" not in player.structures.values():
            kind = "ore"  # 8-1 Gleens: ore instead of qic until that academy stands
        if kind == "tokens":
            player.power.one += amount
        else:
            most = LIMITS.get(kind, 10**6)
            setattr(player, kind, min(most, getattr(player, kind) + amount))


def gain(turn: Turn[State], seat: int, goods: Goods) -> None:
    """Take goods, then charge what is to be charged."""
    receive(turn.state.players[seat], goods)
    flow(turn, seat, "charge", goods.get("charge", 0))


def affords(player: Player, cost: Goods) -> bool:
    """Whether the plain goods of a cost are there."""
    return all(getattr(player, kind) >= amount for kind, amount in cost.items())


def pay(player: Player, cost: Goods) -> None:
    """Give plain goods away."""
    for kind, amount in cost.items():
        setattr(player, kind, getattr(player, kind) - amount)


def times(goods: Goods, count: int) -> Goods:
    """Goods `count` times over."""
    return {kind: amount * count for kind, amount in goods.items()}


class GainRule(Rule):
    """Goods that come after something else was settled."""

    def run(self, turn: Turn[State], frame: Gain) -> None:
        """Receive them."""
        turn.pop()
        gain(turn, frame.seat, frame.goods)
