"""Standing orders: what a player has answered once and for all."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Answer, Decision, Pick
from rules.core.game import TableOption

ORDERS = (
    TableOption("place", ("ask", "none-when-nothing-fits")),  # the second tells that nothing fits, by its speed
    TableOption("gamble", ("ask", "guess-2")),
)


def standing(decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The answer these orders give to a question, or None."""
    chosen = {order.id: orders.get(order.id, order.default) for order in ORDERS}
    if decision.kind == "gamble" and chosen["gamble"] == "guess-2":
        return decision.default
    nothing_fits = isinstance(decision.ask, Pick) and len(decision.ask.options) == 1
    if decision.kind in ("develop", "settle") and nothing_fits and chosen["place"] != "ask":
        return decision.default
    return None
