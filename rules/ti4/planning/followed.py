"""Secondary abilities filed ahead: of each strategy card that another player holds unused, whether it is followed.

For Technology the technology is named, and for Construction the structure with its planet: then nobody waits for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.decisions import Answer, Decision, Option, Pick, choose
from rules.core.plans import plan_key
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.frames import PlaceStructure, Secondary
from rules.ti4.state import State
from rules.ti4.strategy_cards.construction import places
from rules.ti4.strategy_cards.strategic import DECLINE, PRIMARY, RESEARCH, USE, is_brilliant
from rules.ti4.strategy_cards.technology import research, researchable
from rules.ti4.technology.prerequisites import PROPAGATION

FOLLOW = "follow"


def follows_ahead(view: State, seat: int) -> dict[str, Decision]:
    """A question for each strategy card that another player holds unused, by order; {} outside the action phase.

    The orders are `plan:<round>:follow-<card>`, in the order of initiative. A card whose secondary is asked right now
    is not among them.
    """
    if not view.in_turn():
        return {}
    asked = {frame.card for frame in view.frames() if isinstance(frame, Secondary) and frame.seat == seat}
    held = [
        card
        for player in view.players
        for card in player.strategy_cards
        if player.seat != seat and card not in player.spent_cards and card not in asked
    ]
    return {
        plan_key(str(view.round), f"{FOLLOW}-{card}"): _asked(view, seat, card)
        for card in sorted(held, key=lambda card: STRATEGY_CARDS[card].initiative)
    }


def _asked(view: State, seat: int, card: str) -> Decision:
    """Whether a card is followed, and what it does for whoever does."""
    return choose(seat, FOLLOW, [*_ways(view, seat, card)], None, **{"card": card, "about-secondary": card})


def _ways(view: State, seat: int, card: str) -> Iterator[Option]:
    """To use it, with what for where that can be said now, or to do without it."""
    if card == "technology" and not view.players[seat].able(PROPAGATION):
        brilliant = is_brilliant(view.players[seat], card)
        verb, resources = (PRIMARY, 0) if brilliant else (USE, RESEARCH)
        for option in researchable(view, research(view, seat, resources)):
            yield Option(f"{verb}:{option.word}", option.group, {**option.facts, "shape": "technology"})
    elif card == "construction":
        for option in places(view, PlaceStructure(seat, [*STRATEGY_CARDS[card].secondary.structures[0]])):
            yield Option(f"{USE}:{option.word}", option.group, {**option.facts, "shape": "structure"})
    else:
        yield Option(USE, "", {"shape": "none"})
    yield Option(DECLINE)


def followed(view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The answer that was filed for a secondary ability or for what it asks then; None where none fits."""
    cards = {"secondary": str(decision.facts.get("card", "")), "research": "technology"}
    card = cards.get(decision.kind, "construction" if decision.kind == "place-structure" else "")
    if not card or decision.seat == view.acting:
        return None
    word, _, about = orders.get(plan_key(str(view.round), f"{FOLLOW}-{card}"), "").partition(":")
    assert isinstance(decision.ask, Pick)
    offered = {option.word for option in decision.ask.options}
    wanted = word if decision.kind == "secondary" else about
    return (wanted,) if wanted and wanted in offered else None
