"""Standing orders: reactions, and what ships do in battles that run by themselves."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Answer, Decision
from rules.core.game import StandingOrder
from rules.eclipse.state import State

ORDERS = (
    StandingOrder("reactions", ("attacked", "ask", "none"), answers=("reaction",)),
    StandingOrder("battle", ("ask", "fire"), answers=("engage",)),
    StandingOrder("dice", ("rule", "ask"), answers=("assign",)),
    StandingOrder("population", ("attack", "ask", "spare"), answers=("bombard",)),
    StandingOrder("reputation", ("best", "ask"), answers=("reputation",)),
    StandingOrder("cubes", ("least", "ask"), answers=("return-cube",)),
)


def standing(view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The answer these orders give to a question, or None."""
    chosen = {order.id: orders.get(order.id, order.default) for order in ORDERS}
    if decision.kind == "reaction":
        return _reaction(view, decision, chosen["reactions"])
    if decision.kind == "bombard":
        return {"attack": ("attack",), "spare": ("spare",)}.get(chosen["population"])
    silent = {"engage": ("battle", "fire"), "assign": ("dice", "rule"), "reputation": ("reputation", "best")}
    silent["return-cube"] = ("cubes", "least")
    order, value = silent.get(decision.kind, ("", ""))
    return decision.default if order and chosen[order] == value else None


def _reaction(view: State, decision: Decision, order: str) -> Answer | None:
    """No reaction, for `attacked` unless an enemy's ship is where the player has a disc or a ship.

    Whoever is offered relations is asked in any case: they can be accepted in one's own turn only.
    """
    if order == "ask" or any(offer.to == decision.seat for offer in view.offers):
        return None
    if order == "attacked" and is_attacked(view, decision.seat):
        return None
    return decision.default


def is_attacked(view: State, seat: int) -> bool:
    """Whether ships of another player are in a sector with a player's disc or ships."""
    mine = [sector for sector in view.map.values() if sector.disc == seat or sector.fleet(seat)]
    return any(sector.enemy_ships(seat) for sector in mine)
