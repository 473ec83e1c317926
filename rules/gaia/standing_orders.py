"""Standing orders: what a player has answered once and for all."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Answer, Decision, Pick
from rules.core.game import StandingOrder
from rules.gaia.actions.research import TOP
from rules.gaia.economy.charging import FREE, charge_of, most, of_use
from rules.gaia.state import State

ORDERS = (
    StandingOrder(
        "charge",
        ("free-then-ask", "ask", "free", "up-to-2", "up-to-3", "up-to-4", "up-to-5", "no"),
        answers=("charge",),
    ),
    StandingOrder("bowls", ("lowest", "ask"), answers=("bowls",)),
    StandingOrder("income", ("lossless", "ask", "tokens-first"), answers=("income",)),
    StandingOrder("level", ("take", "ask"), answers=("advance",)),
    StandingOrder("stone", ("ask", "up"), answers=("stone",)),
)


def orders_for(view: State, seat: int) -> list[StandingOrder]:
    """The orders of a seat: one about the brainstone only for Taklons, who alone have it (8-1)."""
    return [order for order in ORDERS if order.id != "stone" or view.players[seat].faction == "taklons"]


def standing(view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The answer these orders give to a question, or None."""
    chosen = {order.id: orders.get(order.id, order.default) for order in ORDERS}
    if decision.kind == "charge":
        return _charge(view, decision, chosen["charge"])
    if decision.kind == "bowls" and chosen["bowls"] == "lowest" and not _stone(decision):
        return decision.default
    if decision.kind == "income" and _tokens_first(decision, chosen["income"]):
        return decision.default
    if decision.kind == "advance" and chosen["level"] == "take":
        return _level(decision)
    if decision.kind == "stone" and chosen["stone"] == "up" and decision.facts["move"] == "charge":
        return (max(_words(decision)),)  # the bowls are numbered
    return None


def _tokens_first(decision: Decision, order: str) -> bool:
    """Whether an order takes new tokens before charging: always, or where no other order leaves more."""
    return order == "tokens-first" or (order == "lossless" and bool(decision.facts["lossless"]))


def _words(decision: Decision) -> list[str]:
    assert isinstance(decision.ask, Pick)
    return [option.word for option in decision.ask.options]


def _level(decision: Decision) -> Answer | None:
    """The one track there is to advance on, unless the level takes a federation token."""
    assert isinstance(decision.ask, Pick)
    tracks = [option for option in decision.ask.options if option.word != "decline"]
    alone = len(tracks) == 1 and int(tracks[0].facts["level"]) < TOP
    return (tracks[0].word,) if alone else None


def _charge(view: State, decision: Decision, order: str) -> Answer | None:
    """Charge, decline or ask, by what it costs; nothing is paid in vain, and what is partly so is asked."""
    assert isinstance(decision.ask, Pick)
    room = of_use(view, view.players[decision.seat])
    if order == "ask" or (order == "free-then-ask" and int(decision.facts["power"]) > FREE and room):
        return None
    if order == "no":
        return ("no",)
    limit = int(order.removeprefix("up-to-")) if room and order.startswith("up-to-") else FREE
    answer = most(decision.ask.options, limit)
    power = max(charge_of(option) for option in decision.ask.options if option.word == answer[0])
    return None if power > max(FREE, room) else answer


def _stone(decision: Decision) -> bool:
    """Whether the brainstone could be among the tokens: never decided for its owner."""
    return isinstance(decision.ask, Pick) or any(slot.word == "stone" for slot in decision.ask.slots)  # type: ignore[union-attr]
