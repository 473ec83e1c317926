"""Strategy cards by ranking: what a player would take, best first, filed while others choose or a round before.

The first card of the list that is still there is taken; where none is left, the player is asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Answer, Decision, Option, Pick, choose
from rules.core.plans import plan_key
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.frames import ChooseCard
from rules.ti4.phases.strategy import cards_each
from rules.ti4.state import State

WISH = "wish-card"
LONGEST = 4  # wishes for one choice


def cards_ahead(view: State, seat: int, orders: Mapping[str, str]) -> dict[str, Decision]:
    """For each choice of the seat that is still to come the next wish, and those before it, which may be changed."""
    found: dict[str, Decision] = {}
    for stage, cards in _choices(view, seat).items():
        for rank in range(1, LONGEST + 1):
            better = [orders.get(plan_key(stage, f"{WISH}{number}")) for number in range(1, rank)]
            options = [Option(card, "", _facts(card)) for card in cards if card not in better]
            if not options:
                break
            order = plan_key(stage, f"{WISH}{rank}")
            number, _, pick = stage.partition("-")
            found[order] = choose(seat, WISH, options, round=int(number), pick=int(pick), rank=rank)
            if order not in orders:
                break
    return found


def _facts(card: str) -> dict[str, str | int]:
    return {"card": card, "initiative": STRATEGY_CARDS[card].initiative}


def _choices(view: State, seat: int) -> dict[str, list[str]]:
    """By stage, the cards that may be left: the choices of this strategy phase, and the first of the next round."""
    choosing = [frame for frame in reversed(view.course) if isinstance(frame, ChooseCard)]
    if not choosing:
        return {_stage(view.round + 1, 1): [*STRATEGY_CARDS]} if view.round else {}
    taken = len(view.players[seat].strategy_cards)
    own = [number for number, frame in enumerate(choosing) if frame.seat == seat]
    left = view.strategy_cards_left()
    first = taken + 1 + (own[:1] == [0])
    later = range(first, min(first + len([number for number in own if number]), cards_each(view) + 1))
    return {_stage(view.round, pick): left for pick in later}


def _stage(number: int, pick: int) -> str:
    return f"{number}-{pick}"


def ranked(view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The answer of the list for the choice that is asked for; None where nothing of a list is left."""
    stage = _stage(view.round, len(view.players[decision.seat].strategy_cards) + 1)
    assert isinstance(decision.ask, Pick)
    left = {option.word for option in decision.ask.options}
    wishes = (orders.get(plan_key(stage, f"{WISH}{rank}"), "") for rank in range(1, LONGEST + 1))
    return next(((card,) for card in wishes if card in left), None)
