"""Standing orders: reactions, and what ships do in battles that run by themselves; `fire` also leaves a stalemate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.decisions import Answer, Decision, Pick
from rules.core.game import StandingOrder
from rules.eclipse.battle.profiles import largeness
from rules.eclipse.components.setup import DIPLOMACY_FROM
from rules.eclipse.forecast import chance_to_win
from rules.eclipse.galaxy.presence import invaders
from rules.eclipse.state import State

RETREATS = {f"below-{percent}": percent / 100 for percent in (10, 20, 35, 50)}  # by the chance to win the battle
QUICK = 0.02  # the effort for odds that are worked out while a game is played
ORDERS = (
    StandingOrder("reactions", ("attacked", "ask", "none"), answers=("reaction",)),
    StandingOrder("battle", ("ask", "fire", *RETREATS), answers=("engage", "stalemate")),
    StandingOrder("activation", ("smallest", "largest", "ask"), answers=("activation",)),
    StandingOrder("dice", ("rule", "ask"), answers=("assign",)),
    StandingOrder("population", ("attack", "ask", "spare"), answers=("bombard",)),
    StandingOrder("reputation", ("best", "ask"), answers=("reputation",)),
    StandingOrder("cubes", ("least", "ask"), answers=("return-cube",)),
    StandingOrder("relations", ("offered", "ask", "none"), answers=("relations",)),
)


def orders_for(view: State) -> Sequence[StandingOrder]:
    """Those that mean something with so many players: two and three have no relations."""
    few = len(view.players) < DIPLOMACY_FROM
    return tuple(order for order in ORDERS if not (few and order.id == "relations"))


def standing(view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The answer these orders give to a question, or None."""
    chosen = {order.id: orders.get(order.id, order.default) for order in ORDERS}
    if decision.kind == "reaction":
        return _reaction(view, decision, chosen["reactions"])
    if decision.kind == "activation":
        return _activation(decision, chosen["activation"])
    if decision.kind == "relations":
        return _relations(decision, chosen["relations"])
    if decision.kind == "bombard":
        return {"attack": ("attack",), "spare": ("spare",)}.get(chosen["population"])
    if decision.kind in ("engage", "stalemate"):
        return _battle(view, decision, chosen["battle"])
    silent = {"assign": ("dice", "rule"), "reputation": ("reputation", "best")}
    silent["return-cube"] = ("cubes", "least")
    order, value = silent.get(decision.kind, ("", ""))
    return decision.default if order and chosen[order] == value else None


def _battle(view: State, decision: Decision, order: str) -> Answer | None:
    """To fire on, or to retreat where the chance to win is below that of the order; always out of a stalemate."""
    if order == "ask":
        return None
    if decision.kind == "engage" and not _is_lost(view, decision.seat, order):
        return decision.default
    assert isinstance(decision.ask, Pick)
    ways = [option for option in decision.ask.options if option.group == "retreat"]
    return (max(ways, key=lambda way: view.sector(str(way.facts["target"])).ships(decision.seat)).word,)


def _is_lost(view: State, seat: int, order: str) -> bool:
    """Whether the chance to win is below that of an order."""
    return order in RETREATS and chance_to_win(view, seat, QUICK) < RETREATS[order]


def _reaction(view: State, decision: Decision, order: str) -> Answer | None:
    """No reaction; with `attacked` only until enemy ships come to where the player has a disc or ships.

    Then every turn is asked for, until the player does not react. Whoever is offered relations is asked in any case:
    but for the end of combat they can be accepted in one's own turn only.
    """
    if order == "ask" or any(offer.to == decision.seat for offer in view.offers):
        return None
    if order == "attacked" and is_attacked(view, decision.seat):
        return None
    return decision.default


def _activation(decision: Decision, order: str) -> Answer | None:
    """The usual order, or one's own ships before the others of equal initiative, the largest first."""
    if order != "largest":
        return decision.default if order == "smallest" else None
    assert isinstance(decision.ask, Pick)
    ships = [option for option in decision.ask.options if option.facts]
    own = [option for option in ships if option.facts["own"]]
    return (min(own or ships[:1], key=lambda option: largeness(str(option.facts["ship"]))).word,)


def _relations(decision: Decision, order: str) -> Answer | None:
    """No relations at the end of combat; with `offered` only those that somebody else offers."""
    assert isinstance(decision.ask, Pick)
    offered = any(option.word.startswith("accept:") for option in decision.ask.options)
    return None if order == "ask" or (order == "offered" and offered) else decision.default


def is_attacked(view: State, seat: int) -> bool:
    """Whether more enemy ships are in a player's sectors than when the player passed, or last did not react."""
    return invaders(view, seat) > view.players[seat].heeded
