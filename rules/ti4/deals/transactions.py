"""Transactions: in a turn the player whose it is trades with neighbors, once with each; in an agenda all with all (94).

Either side offers; an offer lies open to all and ends with the turn or the agenda. What is traded are trade goods and
commodities, which are trade goods for whoever receives them (21), and one promissory note from each side (69), of which
only the two know which it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.core.decisions import Allocate, Answer, Decision, Illegal, Option, Slot, allocation, choose, spread
from rules.core.flow import AskingRule, Execution, Rule, results
from rules.core.hidden import MASK
from rules.ti4.cards.card import ACTION_CARD
from rules.ti4.cards.frames import TakeFromHand
from rules.ti4.cards.notes import brings_point, hand_over, note_facts
from rules.ti4.cards.playing import set_aside
from rules.ti4.components.action_cards import ACTION_CARDS, name_of
from rules.ti4.components.promissory_notes import is_note, owner_of
from rules.ti4.deals.arbiters import (
    CARDS,
    can_hand_over,
    cards_to_want,
    free_cards,
    hand_over_cards,
    may_hold_cards,
    tell_offered,
)
from rules.ti4.deals.frames import Desk, Offers, Terms
from rules.ti4.economy.gains import enrich
from rules.ti4.frames import Course, Frame
from rules.ti4.galaxy.adjacency import are_neighbors, neighbors
from rules.ti4.state import Offer, Player, State, seat_in

GIVE, GET = "give", "get"
GUILD_SHIPS, TRADE_CONVOYS = "guild-ships", "trade-convoys"
GOODS = ("trade-goods", "commodities")
NOTE = "note"  # what an offer is said to hold where there is one
NO_NOTE = "none"
OWNERS = {"give": "by", "get": "owner"}  # the facts that say whose the note on each side is


def partners(state: State, seat: int) -> list[int]:
    """With whom a player can trade now: in the own turn neighbors, in that of a neighbor with them, once each.

    While an agenda is dealt with, with everybody, once each (94).
    """
    if state.agenda:
        others = [other for other in state.clockwise(seat)[1:] if not state.players[seat].eliminated]
    elif seat == state.acting:
        others = _reached(state, seat)
    elif pair(seat, state.acting) in state.traded:
        others = []
    elif are_neighbors(state, state.acting, seat) or _trades_far(state, state.acting, seat):
        others = [state.acting]
    else:
        others = []
    return [other for other in others if pair(seat, other) not in state.traded]


def _reached(state: State, seat: int) -> list[int]:
    """Neighbors, and all where either side trades with everybody: by Guild Ships of Hacan, or their Trade Convoys."""
    near = neighbors(state, seat)
    far = [player.seat for player in state.playing() if player.seat != seat and player.seat not in near]
    return [*near, *(other for other in far if _trades_far(state, seat, other))]


def _trades_far(state: State, seat: int, other: int) -> bool:
    """Whether one of two players trades with everybody."""
    return _trades_with_all(state, seat) or _trades_with_all(state, other)


def _trades_with_all(state: State, seat: int) -> bool:
    return state.players[seat].able(GUILD_SHIPS) or bool(state.players[seat].in_play(TRADE_CONVOYS))


def pair(seat: int, other: int) -> str:
    """Two players, whoever of them offers, as `p1-p3`."""
    first, second = sorted((seat, other))
    return f"p{first + 1}-p{second + 1}"


def _trading(state: State) -> bool:
    """Whether this is a time for transactions at all: not while somebody looks at the hand of another."""
    if any(isinstance(frame, TakeFromHand) for frame in state.course):
        return False
    return state.in_turn() or bool(state.agenda)


class DeskRule(AskingRule):
    """Where a player begins an offer, or takes one back; nobody waits for it."""

    frame = Desk

    def ask(self, state: State, frame: Desk) -> Decision | None:
        """With whom an offer is made in a turn, or whose is taken back."""
        if not _trading(state):
            return None
        options = [
            Option(f"with:p{other + 1}", "", {"target": other})
            for other in partners(state, frame.seat)
            if any(_slots(state, frame.seat, other, {}))
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
        other = seat_in(name)
        if verb == "with":
            execution.push(Terms(frame.seat, other))
            return
        state.offers = [offer for offer in state.offers if offer.parties != (frame.seat, other)]
        execution.tell("withdrew-offer", seat=frame.seat, target=other)


class TermsRule(Rule):
    """What is given and what is wanted for it; nothing at all is no offer."""

    frame = Terms

    def asks(self, state: State, frame: Terms) -> bool:
        """As long as the two can trade with each other."""
        return _trading(state) and frame.to in partners(state, frame.seat)

    def ask(self, state: State, frame: Terms) -> Decision | None:
        """How much of what either side has, and which notes (94)."""
        if not self.asks(state, frame):
            return None
        wanted = {} if frame.proposed == MASK else allocation(tuple(frame.proposed.split()))
        slots = tuple(_slots(state, frame.seat, frame.to, wanted))
        proposed = {slot.word: min(slot.cap, wanted.get(slot.word, 0)) for slot in slots}
        offers = (spread(proposed),) if any(proposed.values()) else ()
        ask = Allocate(slots, 0, sum(slot.cap for slot in slots), offers)
        return Decision(frame.seat, "terms", ask, (), {"target": frame.to}, optional=True, aside=True)

    def do(self, execution: Execution[State], frame: Terms, answer: Answer) -> None:
        """Offer it, in the place of an earlier offer to the same player."""
        state = execution.state
        execution.pop()
        if not answer:
            return
        offer = _offer(frame.seat, frame.to, allocation(answer))
        state.offers = [each for each in state.offers if each.parties != offer.parties]
        state.offers.append(offer)
        terms = " ".join(f"{word}={number}" for word, number in offer.terms.items())
        execution.tell("offered", seat=offer.seat, target=offer.to, terms=terms)
        for note, giver, receiver in _notes(offer):
            facts = {"giver": giver, "receiver": receiver, **note_facts(note)}
            execution.tell("offered-note", offer.seat, offer.to, **facts)
        tell_offered(execution, offer)


def _offer(seat: int, to: int, amounts: Mapping[str, int]) -> Offer:
    """The offer that an answer makes; raises `Illegal` for several notes of one side."""
    terms: dict[str, int] = {}
    notes = {GIVE: "", GET: ""}
    cards: dict[str, list[str]] = {GIVE: [], GET: []}
    for word, number in amounts.items():
        side, _, what = word.partition(":")
        if what in GOODS:
            terms[word] = number
        elif not is_note(what):
            cards[side].append(what)
            terms[f"{side}:{CARDS}"] = len(cards[side])
        elif notes[side]:
            raise Illegal("one-note")
        else:
            terms[f"{side}:{NOTE}"] = 1
            notes[side] = what
    return Offer(seat, to, terms, notes[GIVE], notes[GET], " ".join(cards[GIVE]), " ".join(cards[GET]))


def _notes(offer: Offer) -> Iterator[tuple[str, int, int]]:
    """The notes of an offer, with who gives and who gets each."""
    if offer.given:
        yield offer.given, offer.seat, offer.to
    if offer.wanted:
        yield offer.wanted, offer.to, offer.seat


def _slots(state: State, seat: int, other: int, proposed: Mapping[str, int]) -> Iterator[Slot]:
    """What either side has, and notes: those in the own hand, and what the other could hold of theirs and one's own.

    With Hacan also action cards: one's own, and those that one knows of, such as from the offer that is answered.
    """
    for side, trader in ((GIVE, seat), (GET, other)):
        for name, number in _tradable(state, trader).items():
            if number:
                yield Slot(f"{side}:{name}", number, {"side": side, "what": name, "shape": "none"}, side)
    for note in _free_notes(state, seat):
        yield _note_slot(GIVE, note)
    for note in _notes_to_want(state, seat, other):
        yield _note_slot(GET, note)
    if may_hold_cards(state, seat, other):
        words = (word.partition(":") for word in proposed)
        known = [what for side, _, what in words if side == GET and name_of(what) in ACTION_CARDS]
        yield from (_card_slot(GIVE, copy) for copy in free_cards(state, seat))
        yield from (_card_slot(GET, copy) for copy in cards_to_want(state, seat, other, known))


def _card_slot(side: str, copy: str) -> Slot:
    return Slot(f"{side}:{copy}", 1, {"side": side, "what": CARDS, ACTION_CARD: name_of(copy), "shape": "held"}, side)


def _note_slot(side: str, note: str) -> Slot:
    return Slot(f"{side}:{note}", 1, {"side": side, "what": NOTE, **note_facts(note)}, side)


def _tradable(state: State, seat: int) -> dict[str, int]:
    """What a player could give: not what a card that was announced will cost."""
    player = state.players[seat]
    return {"trade-goods": player.trade_goods - set_aside(state, seat), "commodities": player.commodities}


def _free_notes(state: State, seat: int) -> list[str]:
    """The notes in a player's hand that are not offered to anybody else."""
    offered = [offer.given for offer in state.offers if offer.seat == seat]
    return [note for note in state.players[seat].notes if note not in (MASK, *offered)]


def _notes_to_want(state: State, seat: int, other: int) -> list[str]:
    """Notes that the other may hold, as far as the player can see, first those of the other."""
    mine = state.players[seat].notes
    open_ones = [note for player in state.players for note in player.play_area]
    wanted = (*state.players[other].all_notes, *state.players[seat].all_notes)
    return [note for note in wanted if note not in mine and note not in open_ones]


class OffersRule(AskingRule):
    """Where a player answers what is offered; only then anybody waits for it."""

    frame = Offers

    def ask(self, state: State, frame: Offers) -> Decision | None:
        """Accept, answer with other terms, or decline, each offer for itself."""
        got = [offer for offer in state.offers if offer.to == frame.seat]
        options = [option for offer in got for option in _answers(state, offer, len(got))]
        if not options:
            return None
        unasked = next(option.word for option in options if option.word.startswith("decline:"))
        return replace(choose(frame.seat, "offers", options, (unasked,), offers=len(got)), aside=True)

    def do(self, execution: Execution[State], frame: Offers, answer: Answer) -> None:
        """Trade, where both still can; else the offer is gone."""
        state, (verb, _, name) = execution.state, answer[0].partition(":")
        sender = seat_in(name)
        offer = next(each for each in state.offers if each.parties == (sender, frame.seat))
        state.offers = [each for each in state.offers if each is not offer]
        if verb == "accept" and _payable(state, offer):
            _trade(execution, offer)
            return
        state.refused.append(pair(frame.seat, sender))
        execution.tell("refused-offer", seat=frame.seat, target=sender)
        if verb == "counter":
            execution.stack = _desk(state, frame.seat)
            execution.push(Terms(frame.seat, sender, " ".join(spread(_turned_round(offer)))))


def _desk(state: State, seat: int) -> list[Frame]:
    """The lane in which a player makes offers."""
    course = state.stack[0]
    assert isinstance(course, Course)
    return next(lane for lane in course.lanes if lane and isinstance(lane[0], Desk) and lane[0].seat == seat)


def _turned_round(offer: Offer) -> dict[str, int]:
    """The same deal, as the other side would offer it."""
    sides = {GIVE: GET, GET: GIVE}
    words = (word.partition(":") for word in offer.terms)
    hidden = (NOTE, CARDS)
    terms = {f"{sides[side]}:{what}": offer.terms[f"{side}:{what}"] for side, _, what in words if what not in hidden}
    if offer.given:
        terms[f"{GET}:{offer.given}"] = 1
    if offer.wanted:
        terms[f"{GIVE}:{offer.wanted}"] = 1
    terms |= {f"{GET}:{copy}": 1 for copy in offer.cards_given.split()}
    return terms | {f"{GIVE}:{copy}": 1 for copy in offer.cards_wanted.split()}


def _answers(state: State, offer: Offer, count: int) -> Iterator[Option]:
    """To accept what both can still give, to decline, or to offer something else in return; `count` offers are open.

    Each tells what either side gives, and what one promissory note does that is in the offer: to decline tells it of
    the note that is given, to accept of the one that is wanted.
    """
    terms = " ".join(f"{word}={number}" for word, number in offer.terms.items())
    told = {"target": offer.seat, "offers": count, "terms": terms, **_sides(offer)}
    of_given, of_wanted = _about(offer.given), _about(offer.wanted)
    if _payable(state, offer):
        costs, gains = _paid_and_got(offer)
        yield Option(f"accept:p{offer.seat + 1}", "", {**told, **of_wanted}, costs, gains)
    yield Option(f"decline:p{offer.seat + 1}", "", {**told, **of_given})
    if offer.seat in partners(state, offer.to):
        yield Option(f"counter:p{offer.seat + 1}", "", {**told, **of_given})


def _about(note: str) -> dict[str, str | int]:
    """The facts that tell what a note does."""
    name = name_of(note) if note not in ("", MASK) else NO_NOTE
    return {"promissory-note": name, "about-promissory-note": name}


def _sides(offer: Offer) -> dict[str, str | int]:
    """What whoever answers an offer gives and gets: the goods and cards, and the note with its owner.

    `gives` and `gets` say what there is: 0 nothing, 1 goods or cards, 2 a note, 3 both.
    """
    facts: dict[str, str | int] = {}
    paid, got = _goods_dealt(offer)
    sides = (("give", paid, offer.wanted, offer.cards_wanted), ("get", got, offer.given, offer.cards_given))
    for said, goods, note, cards in sides:
        rest = " ".join([*(f"{name}={number}" for name, number in goods.items()), *_card_names(cards)])
        noted = note not in ("", MASK)
        facts[f"{said}s"] = int(bool(rest)) + 2 * int(noted)
        facts[f"{said}-rest"] = rest or NO_NOTE
        facts[f"{said}-note"] = name_of(note) if noted else NO_NOTE
        facts[OWNERS[said]] = owner_of(note) if noted else offer.seat
    return facts


def _goods_dealt(offer: Offer) -> tuple[dict[str, int], dict[str, int]]:
    """The goods that whoever answers an offer gives and gets: what they get is trade goods for them (21)."""
    got = sum(_handed_over(offer.terms, GIVE).values())
    return _handed_over(offer.terms, GET), {"trade-goods": got} if got else {}


def _card_names(copies: str) -> list[str]:
    """What action cards in one line are called, but for those that cannot be seen."""
    return [name_of(copy) for copy in copies.split() if copy != MASK]


def _paid_and_got(offer: Offer) -> tuple[dict[str, str | int], dict[str, str | int]]:
    """What accepting an offer costs and brings."""
    paid, got = _goods_dealt(offer)
    costs: dict[str, str | int] = {**paid}
    gains: dict[str, str | int] = {**got, **({"vp": 1} if brings_point(offer.given, offer.to) else {})}
    sides = ((costs, offer.wanted, offer.cards_wanted), (gains, offer.given, offer.cards_given))
    for amounts, note, cards in sides:
        if note not in ("", MASK):
            amounts["dealt-note"] = name_of(note)
        if names := _card_names(cards):
            amounts["dealt-cards"] = " ".join(names)
    return costs, gains


def _payable(state: State, offer: Offer) -> bool:
    """Whether both sides have what they would give, and may still trade; a note that is offered stays in the hand."""
    able = all(
        number >= offer.terms.get(f"{side}:{name}", 0)
        for side, seat in ((GIVE, offer.seat), (GET, offer.to))
        for name, number in _tradable(state, seat).items()
    )
    holds = not offer.wanted or offer.wanted in _free_notes(state, offer.to)
    return able and holds and can_hand_over(state, offer) and offer.to in partners(state, offer.seat)


def _trade(execution: Execution[State], offer: Offer) -> None:
    """Both give and both get; the rest of the turn the two trade no more."""
    state = execution.state
    giver, taker = state.players[offer.seat], state.players[offer.to]
    given, got = (_handed_over(offer.terms, side) for side in (GIVE, GET))
    _pay(giver, taker, given)
    _pay(taker, giver, got)
    state.traded.append(pair(offer.seat, offer.to))
    state.offers = [each for each in state.offers if {*each.parties} != {*offer.parties}]
    _tell(execution, offer.seat, offer.to, given, got)
    _tell(execution, offer.to, offer.seat, got, given)
    for note, seat, receiver in _notes(offer):
        hand_over(execution, state.players[seat], state.players[receiver], note)
    for trader in (taker, giver):
        enrich(execution, trader)
    hand_over_cards(execution, offer)


def _handed_over(terms: Mapping[str, int], side: str) -> dict[str, int]:
    """What one side gives, by name."""
    amounts = {name: terms.get(f"{side}:{name}", 0) for name in GOODS}
    return {name: number for name, number in amounts.items() if number}


def _pay(giver: Player, taker: Player, given: Mapping[str, int]) -> None:
    giver.trade_goods -= given.get("trade-goods", 0)
    giver.commodities -= given.get("commodities", 0)
    taker.trade_goods += sum(given.values())


def _tell(execution: Execution[State], seat: int, other: int, given: Mapping[str, int], got: Mapping[str, int]) -> None:
    """What a trade took from one side and brought it; whatever is got is trade goods."""
    gained = {"trade-goods": sum(got.values())} if got else {}
    execution.tell("traded", seat=seat, target=other, **results(gained, given))
