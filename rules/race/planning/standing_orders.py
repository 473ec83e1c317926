"""Standing orders: what a player has answered once and for all, and the plan for the round."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Answer, Decision, Pick
from rules.core.game import StandingOrder
from rules.race.phases.solving import best_consume
from rules.race.planning.planning import planned
from rules.race.state import State

CONSUMING = ("consume", "goods", "trade")
PLACING = ("develop", "settle")
ORDERS = (
    StandingOrder(
        "place", ("ask", "none-when-nothing-fits"), answers=PLACING, tells=("none-when-nothing-fits",)
    ),  # by its speed
    StandingOrder("consume", ("solve", "ask"), answers=CONSUMING),
    StandingOrder("gamble", ("ask", "guess-2"), answers=("gamble",)),
)


def standing(view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The answer these orders give to a question, or None. What is planned for the round comes first."""
    plan = planned(view, decision, orders)
    if plan is not None:
        return plan
    return _lasting(view, decision, orders)


def _lasting(view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    chosen = {order.id: orders.get(order.id, order.default) for order in ORDERS}
    if decision.kind in CONSUMING and chosen["consume"] == "solve":
        return best_consume(view, decision.seat)
    if decision.kind == "gamble" and chosen["gamble"] == "guess-2":
        return decision.default
    if decision.kind == "pay":
        return decision.ask.forced()  # all of the hand, or nothing but a free card: everybody can count that
    nothing_fits = isinstance(decision.ask, Pick) and len(decision.ask.options) == 1
    if decision.kind in PLACING and nothing_fits and chosen["place"] != "ask":
        return decision.default
    return None
