"""Standing orders: what a player has answered once and for all, and the wish lists."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Answer, Decision
from rules.core.game import StandingOrder
from rules.pulsar.planning.wish_lists import wished
from rules.pulsar.state import State

ORDERS = (StandingOrder("buy", ("ask", "all", "none"), answers=("buy",)),)


def standing(view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The answer these orders give to a question, or None."""
    if decision.kind == "draft":
        return wished(view, decision, orders)
    if decision.kind == "buy":
        return {"all": decision.default, "none": ()}.get(orders.get("buy", "ask"))
    return None
