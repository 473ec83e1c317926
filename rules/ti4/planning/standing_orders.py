"""Standing orders: retreats by the odds, hits, scoring, command tokens, and what is filed ahead of a turn."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Answer, Decision, Pick
from rules.core.game import StandingOrder
from rules.ti4.chances import chance_to_win
from rules.ti4.galaxy.adjacency import seats_with_units
from rules.ti4.planning.draft_wishes import wished
from rules.ti4.planning.followed import followed
from rules.ti4.planning.ranking import ranked
from rules.ti4.state import State
from rules.ti4.tactical.space_combat import STAY

RETREATS = {f"below-{percent}": percent / 100 for percent in (10, 20, 35, 50)}  # by the chance to win the battle
ORDERS = (
    StandingOrder("retreat", ("ask", "stay", *RETREATS), answers=("retreat",)),
    StandingOrder("hits", ("ask", "least"), answers=("assign-hits", "lose-landed")),
    StandingOrder("excess", ("ask", "cheapest"), answers=("excess",)),
    StandingOrder("cannons", ("ask", "fire"), answers=("cannon-target",)),
    StandingOrder("grid", ("ask", "use"), answers=("defense-grid",)),
    StandingOrder("battle", ("ask", "instructed"), answers=("battle-plan",)),
    StandingOrder("react", ("ask", "pass"), answers=("react",), waives=("pass",)),
    StandingOrder("council", ("ask", "pass"), answers=("council",), waives=("pass",)),
    StandingOrder("score", ("ask", "best"), answers=("score",)),
    StandingOrder("tokens", ("ask", "even"), answers=("redistribute",)),
    StandingOrder("discard", ("ask", "commonest"), answers=("discard-cards",)),
    StandingOrder("follow", ("ask", "never"), answers=("secondary",)),
    StandingOrder("peace", ("mine", "ask", "never"), answers=("minister-of-peace",)),
    StandingOrder("rerolls", ("ask", "never"), answers=("reroll-ships", "reroll-ground-forces")),
    StandingOrder("offers", ("ask", "decline"), answers=("offers",)),
)
SILENT = {  # questions whose default is the answer, with the order and its choice
    "assign-hits": ("hits", "least"),
    "lose-landed": ("hits", "least"),
    "excess": ("excess", "cheapest"),
    "cannon-target": ("cannons", "fire"),
    "defense-grid": ("grid", "use"),
    "battle-plan": ("battle", "instructed"),
    "react": ("react", "pass"),
    "council": ("council", "pass"),
    "score": ("score", "best"),
    "redistribute": ("tokens", "even"),
    "discard-cards": ("discard", "commonest"),
    "reroll-ships": ("rerolls", "never"),
    "reroll-ground-forces": ("rerolls", "never"),
}


def standing(view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The answer that these orders give to a question, or None where they have none for it.

    view: as the seat of the question sees the position. orders: values by the id of the order; what is not named has
    its default. The answer is not tried.
    """
    chosen = {order.id: orders.get(order.id, order.default) for order in ORDERS}
    if decision.kind == "choose-card":
        return ranked(view, decision, orders)
    if decision.kind in ("draft", "choose-faction"):
        return wished(decision, orders)
    if decision.kind == "retreat":
        return _retreat(view, decision, chosen["retreat"])
    if decision.kind == "minister-of-peace":
        return _peace(view, decision, chosen["peace"])
    if decision.kind == "offers" and chosen["offers"] == "decline":
        return _decline(decision)
    filed = followed(view, decision, orders)
    if filed is None and decision.kind == "secondary" and chosen["follow"] == "never":
        return decision.default
    order, value = SILENT.get(decision.kind, ("", ""))
    if filed is None and order and chosen[order] == value:
        return () if decision.kind == "react" else decision.default
    return filed


def _retreat(view: State, decision: Decision, order: str) -> Answer | None:
    """To fight on, or to retreat to the first system there is where the chance to win is below that of the order."""
    if order == "ask":
        return None
    if order == "stay" or chance_to_win(view, decision.seat) >= RETREATS[order]:
        return (STAY,)
    assert isinstance(decision.ask, Pick)
    return next(((option.word,) for option in decision.ask.options if option.word != STAY), (STAY,))


def _peace(view: State, decision: Decision, order: str) -> Answer | None:
    """To let the turn go on, always or where it is not against one's own units."""
    asked = order == "ask" or (order == "mine" and decision.seat in seats_with_units(view.galaxy[view.active]))
    return None if asked else decision.default


def _decline(decision: Decision) -> Answer:
    """No to the first offer."""
    assert isinstance(decision.ask, Pick)
    return next((option.word,) for option in decision.ask.options if option.word.startswith("decline:"))
