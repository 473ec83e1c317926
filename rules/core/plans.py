"""A plan: answers left beforehand among a seat's orders, as `plan:<stage>:<question>`, for one stage of the game.

A stage is whatever the game says, such as the number of the round. Only the game knows what its questions mean.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Answer

MARK = "plan"


def plan_key(stage: str, *question: str) -> str:
    """The order that answers a question of a stage."""
    return ":".join((MARK, stage, *question))


def lasting(orders: Mapping[str, str]) -> dict[str, str]:
    """The orders that are no plan."""
    return {order: value for order, value in orders.items() if not order.startswith(f"{MARK}:")}


def plan(orders: Mapping[str, str], order: str, answer: Answer) -> dict[str, str]:
    """Orders with one more answer of a plan, the last of it; what was planned for another stage is dropped."""
    stage = ":".join(order.split(":")[:2]) + ":"
    kept = {name: value for name, value in orders.items() if name.startswith(stage) and name != order}
    return {**lasting(orders), **kept, order: " ".join(answer)}


def take_back(orders: Mapping[str, str]) -> dict[str, str]:
    """Orders without the last answer of the plan."""
    planned = [order for order in orders if order.startswith(f"{MARK}:")]
    return {order: value for order, value in orders.items() if order not in planned[-1:]}
