"""Ways to pay for what is chosen so far: units, command tokens, objectives, the custodians token (26, 27, 52, 61).

For people who decide, from what everybody sees.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.decisions import Allocate, Answer, Decision, Facts, Illegal, allocation
from rules.core.records import record
from rules.ti4.components.setup import CUSTODIANS
from rules.ti4.economy.payment import Payment, answers, proposals
from rules.ti4.economy.spending import PAY, available
from rules.ti4.economy.worth import What
from rules.ti4.objectives.paying import price_of
from rules.ti4.ordering import Ordering, ordering
from rules.ti4.state import POOLS, State
from rules.ti4.strategy_cards.leadership import INFLUENCE_EACH


@record
class Paying:
    """How a payment stands: how much more of what is chosen by hand there may be, what it costs, ways to pay it.

    Facts: its `price`, and what is at hand (`able`): of influence, or else of resources.
    """

    more: Mapping[str, int]
    facts: Facts
    ways: tuple[Payment, ...]
    refused: Illegal | None = None


def custodians(view: State, decision: Decision, chosen: Answer) -> Paying:
    """Ways to pay for the custodians token."""
    return _paid(view, decision, {}, {}, "influence", CUSTODIANS.influence, head="")


def objective(view: State, decision: Decision, chosen: Answer) -> Paying | None:
    """Ways to pay for an objective; None for one that costs tokens."""
    price = price_of(str(decision.facts["objective"]))
    return _paid(view, decision, {}, {}, *price, head="") if price else None


def tokens(view: State, decision: Decision, chosen: Answer) -> Paying | None:
    """Command tokens by pool, those beyond the free ones paid with influence; None where none can be bought."""
    assert isinstance(decision.ask, Allocate)
    if not any(slot.word.startswith(PAY) for slot in decision.ask.slots):
        return None
    free, player = int(decision.facts["free"]), view.players[decision.seat]
    amounts = {word: number for word, number in allocation(chosen).items() if word in POOLS}
    number = sum(amounts.values())
    able = min(view.tokens_left(player.seat), free + available(view, player, "influence") // INFLUENCE_EACH)
    more = {pool: max(0, able - number) for pool in POOLS}
    if number < free:
        found = _paid(view, decision, more, amounts, "influence", 0)
        return Paying(more, {**found.facts, "left": free - number}, ())
    found = _paid(view, decision, more, amounts, "influence", INFLUENCE_EACH * (number - free))
    return Paying(more, {**found.facts, "left": 0}, found.ways)


def _paid(
    view: State,
    decision: Decision,
    more: Mapping[str, int],
    chosen: Mapping[str, int],
    what: What,
    cost: int,
    head: str = PAY,
) -> Paying:
    player = view.players[decision.seat]
    facts: Facts = {"price": cost, "able": available(view, player, what), "influence": int(what == "influence")}
    return Paying(more, facts, answers(view, player, chosen, proposals(view, player, what, cost), what, cost, head))


COMPLETED: Mapping[str, Callable[[State, Decision, Answer], Ordering | Paying | None]] = {
    "produce": ordering,
    "integrated-economy": ordering,
    "custodians": custodians,
    "pay-objective": objective,
    "gain-tokens": tokens,
}
