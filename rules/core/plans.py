"""A plan of answers: they are left beforehand, by the order `plan:<stage>:<question>` that gives each.

A stage is whatever the game says, such as the number of the round, or a vote in it: several may be planned side by
side, as long as the game lists questions of them. Only the game knows what its questions mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core.decisions import Answer

MARK = "plan"


def plan_key(stage: str, *question: str) -> str:
    """The order that answers a question of a stage: `plan_key("3", "bid")` is `plan:3:bid`."""
    return ":".join((MARK, stage, *question))


def lasting(orders: Mapping[str, str]) -> dict[str, str]:
    """The orders that are no plan."""
    return {order: value for order, value in orders.items() if not order.startswith(f"{MARK}:")}


def plan(orders: Mapping[str, str], order: str, answer: Answer, ahead: Iterable[str] = ()) -> dict[str, str]:
    """Orders with one more answer of a plan, the last of it.

    `ahead` are the orders that can be planned now (`Game.ahead`): what was planned for stages of which none is left is
    dropped.
    """
    stages = {_stage(order), *map(_stage, ahead)}
    kept = {name: value for name, value in orders.items() if _stage(name) in stages and name != order}
    return {**lasting(orders), **kept, order: " ".join(answer)}


def _stage(order: str) -> str:
    return ":".join(order.split(":")[:2])
