"""Transactions: in a turn the player whose it is trades with neighbors, once with each (94).

Either side offers; an offer lies open to all and ends with the turn. What is traded are trade goods and commodities,
which are trade goods for whoever receives them (21).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.core.decisions import Allocate, Answer, Decision, Option, Slot, allocation, choose
from rules.core.flow import AskingRule, Execution, Rule, results
from rules.ti4.cards.playing import set_aside
from rules.ti4.frames import Desk, Offers, Terms
from rules.ti4.galaxy.adjacency import neighbors
from rules.ti4.state import Offer, Player, State

GIVE, GET = "give", "get"
TRADED = ("trade-goods", "commodities")


def partners(state: State, seat: int) -> list[int]:
    """With whom a player can trade now: in the own turn neighbors, in that of a neighbor with them, once each."""
    active = state.acting
    near = [other for other in neighbors(state, active) if other not in state.traded]
    if seat == active:
        return near
    return [active] if seat in near else []


class DeskRule(AskingRule):
    """Where a player begins an offer, or takes one back; nobody waits for it."""

    frame = Desk

    def ask(self, state: State, frame: Desk) -> Decision | None:
        """With whom an offer is made in a turn, or whose is taken back."""
        if not state.in_turn():
            return None
        options = [
            Option(f"with:p{other + 1}", "", {"target": other})
            for other in partners(state, frame.seat)
            if any(_slots(state, frame.seat, other))
        ]
        options += [
            Option(f"withdraw:p{offer.to + 1}", "", {"target": offer.to})
            for offer in state.offers
            if offer.seat == frame.seat
        ]
        return replace(choose(frame.seat, "deal", options), optional=True, aside=True) if options else None

    def do(self, execution: Execution[State], frame: Desk, answer: Answer) -> None:
        """Say the terms next, or take the offer back."""
        state, (verb, _, name) = execution.state, answer[0].partition(":")
        other = int(name.removeprefix("p")) - 1
        if verb == "with":
            execution.push(Terms(frame.seat, other))
            return
        state.offers = [offer for offer in state.offers if (offer.seat, offer.to) != (frame.seat, other)]
        execution.tell("withdrew-offer", seat=frame.seat, target=other)


class TermsRule(Rule):
    """What is given and what is wanted for it; nothing at all is no offer."""

    frame = Terms

    def asks(self, state: State, frame: Terms) -> bool:
        """While they can trade."""
        return state.in_turn() and frame.to in partners(state, frame.seat)

    def ask(self, state: State, frame: Terms) -> Decision | None:
        """How much of each."""
        if not self.asks(state, frame):
            return None
        slots = tuple(_slots(state, frame.seat, frame.to))
        ask = Allocate(slots, 0, sum(slot.cap for slot in slots))
        return Decision(frame.seat, "terms", ask, (), {"target": frame.to}, optional=True, aside=True)

    def do(self, execution: Execution[State], frame: Terms, answer: Answer) -> None:
        """Offer it, in the place of an earlier offer to the same player."""
        state = execution.state
        execution.pop()
        if answer:
            state.offers = [offer for offer in state.offers if (offer.seat, offer.to) != (frame.seat, frame.to)]
            state.offers.append(Offer(frame.seat, frame.to, allocation(answer)))
            execution.tell("offered", seat=frame.seat, target=frame.to, terms=" ".join(answer))


def _tradable(state: State, seat: int) -> dict[str, int]:
    """What a player could give: not what a card that was announced will cost."""
    player = state.players[seat]
    return {"trade-goods": player.trade_goods - set_aside(state, seat), "commodities": player.commodities}


def _slots(state: State, seat: int, other: int) -> Iterator[Slot]:
    """What either side has."""
    for side, trader in ((GIVE, seat), (GET, other)):
        for name, number in _tradable(state, trader).items():
            if number:
                yield Slot(f"{side}:{name}", number, {"side": side, "what": name}, side)


class OffersRule(AskingRule):
    """Where a player answers what is offered; only then anybody waits for it."""

    frame = Offers

    def ask(self, state: State, frame: Offers) -> Decision | None:
        """Accept or decline, each offer for itself."""
        got = [offer for offer in state.offers if offer.to == frame.seat]
        options = [option for offer in got for option in _answers(state, offer)]
        return replace(choose(frame.seat, "offers", options), aside=True) if options else None

    def do(self, execution: Execution[State], frame: Offers, answer: Answer) -> None:
        """Trade, where both still can; else the offer is gone."""
        state, (verb, _, name) = execution.state, answer[0].partition(":")
        sender = int(name.removeprefix("p")) - 1
        offer = next(each for each in state.offers if (each.seat, each.to) == (sender, frame.seat))
        state.offers = [each for each in state.offers if each is not offer]
        if verb == "accept" and _payable(state, offer):
            _trade(execution, offer)
        else:
            execution.tell("refused-offer", seat=frame.seat, target=sender)


def _answers(state: State, offer: Offer) -> Iterator[Option]:
    """To decline, or to accept what both can still pay."""
    facts: dict[str, str | int] = {"target": offer.seat, "terms": " ".join(f"{k}={n}" for k, n in offer.terms.items())}
    yield Option(f"decline:p{offer.seat + 1}", "", facts)
    if _payable(state, offer):
        costs = {name: offer.terms.get(f"{GET}:{name}", 0) for name in TRADED}
        gained = sum(offer.terms.get(f"{GIVE}:{name}", 0) for name in TRADED)
        kept = {name: number for name, number in costs.items() if number}
        yield Option(f"accept:p{offer.seat + 1}", "", facts, kept, {"trade-goods": gained} if gained else {})


def _payable(state: State, offer: Offer) -> bool:
    """Whether both sides have what they would give, and may still trade."""
    able = all(
        number >= offer.terms.get(f"{side}:{name}", 0)
        for side, seat in ((GIVE, offer.seat), (GET, offer.to))
        for name, number in _tradable(state, seat).items()
    )
    return able and offer.to in partners(state, offer.seat)


def _trade(execution: Execution[State], offer: Offer) -> None:
    """Both give and both get; the rest of the turn the two trade no more."""
    state = execution.state
    giver, taker = state.players[offer.seat], state.players[offer.to]
    given, got = (_handed_over(offer.terms, side) for side in (GIVE, GET))
    _pay(giver, taker, given)
    _pay(taker, giver, got)
    state.traded.append(offer.to if offer.seat == state.acting else offer.seat)
    state.offers = [each for each in state.offers if {each.seat, each.to} != {offer.seat, offer.to}]
    _tell(execution, offer.seat, offer.to, given, got)
    _tell(execution, offer.to, offer.seat, got, given)


def _handed_over(terms: Mapping[str, int], side: str) -> dict[str, int]:
    """What one side gives, by name."""
    amounts = {name: terms.get(f"{side}:{name}", 0) for name in TRADED}
    return {name: number for name, number in amounts.items() if number}


def _pay(giver: Player, taker: Player, given: Mapping[str, int]) -> None:
    giver.trade_goods -= given.get("trade-goods", 0)
    giver.commodities -= given.get("commodities", 0)
    taker.trade_goods += sum(given.values())


def _tell(execution: Execution[State], seat: int, other: int, given: Mapping[str, int], got: Mapping[str, int]) -> None:
    """What a trade took from one side and brought it; whatever is got is trade goods."""
    gained = {"trade-goods": sum(got.values())} if got else {}
    execution.tell("traded", seat=seat, target=other, **results(gained, given))
