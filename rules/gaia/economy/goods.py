"""Goods: what is received and what is paid."""

from __future__ import annotations

from rules.core.decisions import Illegal
from rules.core.flow import ActingRule, Execution, results
from rules.gaia.components import LIMITS, Goods
from rules.gaia.economy.power import capacity, flow
from rules.gaia.economy.waste import waste
from rules.gaia.frames import Gain
from rules.gaia.state import Player, State

PLAIN = ("credits", "ore", "knowledge", "qic")


def as_received(player: Player, goods: Goods) -> Goods:
    """Goods as a player gets them: where a rule of the faction gives ore for qic, with ore in their place."""
    if "qic" in goods and takes_ore_for_qic(player):
        return with_ore_for_qic(goods)
    return goods


def takes_ore_for_qic(player: Player) -> bool:
    """8-1 Gleens: they get ore instead of qic until that academy stands."""
    return player.faction == "gleens" and "academy-q" not in player.structures.values()


def with_ore_for_qic(goods: Goods) -> Goods:
    """Goods with as much ore in the place of qic."""
    if "qic" not in goods:
        return goods
    others = {kind: amount for kind, amount in goods.items() if kind != "qic"}
    return {**others, "ore": others.get("ore", 0) + goods["qic"]}


def receive(player: Player, goods: Goods) -> Goods:
    """Take goods that need no choice, in place: everything but power to charge. Returns what is lost above a limit.

    Kinds of which nothing is lost may stand there with 0. Ore may come in the place of qic, as `as_received` says.
    """
    lost: Goods = {}
    for kind, amount in as_received(player, goods).items():
        if kind == "charge":
            continue
        if kind == "tokens":
            player.power.one += amount
        else:
            total = getattr(player, kind) + amount
            over = max(0, total - LIMITS.get(kind, total))
            setattr(player, kind, total - over)
            lost[kind] = lost.get(kind, 0) + over
    return lost


def gain(execution: Execution[State], seat: int, goods: Goods) -> None:
    """Take goods in place, then charge what is to be charged.

    What finds no room is told: what is over the most that can be held, and power that there is nothing to charge with.
    """
    player = execution.state.players[seat]
    charge = goods.get("charge", 0)
    lost = receive(player, goods)
    for kind, amount in lost.items():
        waste(execution, seat, kind, amount)
    tell_lost(execution, seat, lost)
    waste(execution, seat, "charge", charge - capacity(player.power))
    flow(execution, seat, "charge", charge)


def tell_lost(execution: Execution[State], seat: int, lost: Goods) -> None:
    """Tell everybody what of some goods came to nothing, so that the log adds up."""
    if any(lost.values()):
        execution.tell("over-limit", seat=seat, **results({}, lost))


def affords(player: Player, cost: Goods) -> bool:
    """Whether a player has the plain goods of a cost, each by its name; power is not among them."""
    for kind, amount in cost.items():  # noqa: SIM110  # asked a dozen times for each list of options
        if getattr(player, kind) < amount:
            return False
    return True


def lack(player: Player, cost: Goods, code: str) -> Illegal | None:
    """The refusal of a cost that the plain goods do not cover, by the first that is short; None where they do.

    Illegal `code` (good, need, have).
    """
    for kind, amount in cost.items():
        if (held := getattr(player, kind)) < amount:
            return Illegal(code, good=kind, need=amount, have=held)
    return None


def pay(player: Player, cost: Goods) -> None:
    """Take plain goods off a player in place; power is not among them.

    What can be paid is checked before: nothing here refuses.
    """
    for kind, amount in cost.items():
        setattr(player, kind, getattr(player, kind) - amount)


def times(goods: Goods, count: int) -> Goods:
    """Goods `count` times over."""
    return {kind: amount * count for kind, amount in goods.items()}


class GainRule(ActingRule):
    """Goods that come after something else was settled."""

    frame = Gain

    def run(self, execution: Execution[State], frame: Gain) -> None:
        """They come now."""
        execution.pop()
        gain(execution, frame.seat, frame.goods)
