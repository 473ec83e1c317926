"""A plan for the round: answers to questions that may come, left beforehand among a seat's orders.

An order of a plan is called `plan:<round>:<what>` and holds the words of the answer: `plan:3:develop` the card to
place, `plan:3:pay:<card>` what is paid for it, `plan:3:consume:<n>` the n-th power to use. It answers its question as
far as it still fits; else the player is asked. Orders of another round mean nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.decisions import Answer, Decision, Illegal, Pick
from rules.core.plans import plan_key
from rules.race.phases.placing import PayRule, spares
from rules.race.state import Player, State

FILE = "file"
BY_FACT = {"pay": "card", "goods": "power", "hand-cards": "power", "windfall": "power", "colonists": "world"}


def order_of(state: State, decision: Decision) -> str:
    """The order that answers a question beforehand."""
    return plan_key(str(state.round), *_what(state, decision))


def _what(state: State, decision: Decision) -> list[str]:
    """The question, and what tells it from others of its kind in the same round."""
    if decision.kind in ("develop", "settle"):
        return [state.phase]
    if decision.kind == "consume":
        return ["consume", str(len(state.players[decision.seat].used))]
    fact = decision.facts.get(BY_FACT.get(decision.kind, "power"), decision.kind)
    if fact != decision.kind:
        return [decision.kind, str(fact)]
    return [decision.kind]


def planned(view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The answer of the plan, or None where it has none that fits."""
    order = order_of(view, decision)
    player = view.players[decision.seat]
    if decision.kind == "consume":
        return _next_power(view, decision, orders)
    if order not in orders or (decision.kind == "actions" and plan_key(str(view.round), FILE) not in orders):
        return None
    words = orders[order].split()
    if decision.kind == "pay":
        return _payment(view, player, words)
    return _fitting(decision, words)


def _fitting(decision: Decision, words: Sequence[str]) -> Answer | None:
    """As much of the plan as is wanted, if enough of it is still there to choose."""
    if not isinstance(decision.ask, Pick):
        return tuple(words)
    known = {option.word for option in decision.ask.options}
    left = [word for word in words if word in known]
    wanted = min(decision.ask.most, len(words))
    return tuple(left[:wanted]) if decision.ask.least <= wanted <= len(left) else None


def _next_power(view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
    """The first power of the plan that can be used."""
    assert isinstance(decision.ask, Pick)
    known = {option.word for option in decision.ask.options}
    for number in range(len(orders)):
        if (power := orders.get(plan_key(str(view.round), "consume", str(number)))) in known:
            return (str(power),)
    return None


def _payment(view: State, player: Player, words: Sequence[str]) -> Answer | None:
    """The planned helpers, with as many of the planned cards as the price now is, unless that gives something away."""
    helpers = [word for word in words if word in player.tableau]
    cards = [word for word in words if word in player.hand]
    if len(helpers) + len(cards) < len(words):
        return None
    answers = ((*cards[:count], *helpers) for count in range(len(cards), -1, -1))
    answer = next((answer for answer in answers if _pays(view, player, answer)), None)
    return None if answer is None or spares(view, player, answer) else answer


def _pays(view: State, player: Player, answer: Answer) -> bool:
    try:
        PayRule().validate(view, player, answer)
    except Illegal:
        return False
    return True
