"""The peer's decisions and powers in use as answers to our questions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.core.decisions import Answer, Ask, Decision, Pick
from rules.core.records import record
from rules.race.designs import CARDS, PHYSICAL
from tools.peer.race.setup import names, power
from tools.peer.verdict import Difference

ACTIONS = {
    1: "explore5",
    2: "explore1",
    3: "develop",
    4: "develop2",
    5: "settle",
    6: "settle2",
    7: "trade",
    8: "double",
    9: "produce",
}
PLACING = {"develop": "develop", "develop2": "develop", "settle": "settle", "settle2": "settle"}
KEEPING = {"start": "start", "explore": "explore"}
NONE, PASS = "none", "pass"
ANY = -1

Event = list[Any]


def with_effect(effect: str) -> frozenset[str]:
    """The powers that do this, in either edition."""
    printed = CARDS["first"].items()
    return frozenset(
        f"{name}:{index}" for name, card in printed for index, one in enumerate(card.powers) if one.effect == effect
    )


ALL_GOODS, AFTER_ALL = with_effect("all-goods"), with_effect("draw-most")


@record
class Reply:
    """An answer: which event of the record it is, who gives it to which kind of question, and what was offered.

    `offers`: the words that must be there to choose from, `extra` those that may be there besides; no offers, no check.
    `wanted`: how many are to be chosen, ANY where that is not said. `about`: the power or the card that it is for.
    `spare`: it does nothing, so that we may not ask.
    """

    at: int
    seat: int
    kind: str
    words: Answer
    offers: frozenset[str] = frozenset()
    extra: frozenset[str] = frozenset()
    wanted: int = 1
    about: str = ""
    spare: bool = False

    def answers(self, question: Decision) -> bool:
        """Whether this is the answer to a question, by what it asks and for what."""
        if self.seat != question.seat or self.kind != question.kind:
            return False
        if self.about and self.about not in question.facts.values():
            return False
        return not self.spare or offered(question.ask).issuperset(self.words)

    def fits(self, ask: Ask) -> bool:
        """Whether the question offers what was offered."""
        if not isinstance(ask, Pick):
            return True
        if self.wanted != ANY and not ask.least == ask.most == self.wanted:
            return False
        if not self.offers:
            return True
        found = offered(ask)
        return found == self.offers or self.offers <= found <= self.offers | self.extra


def offered(ask: Ask) -> set[str]:
    """What one may choose."""
    return {option.word for option in ask.options} if isinstance(ask, Pick) else set()


def kept(index: int, event: Event, phase: str) -> Reply:
    """DISCARD: at the end of the round the cards discarded, else the cards kept of those shown."""
    shown, thrown = names(event[6]["o"]), names(event[4])
    if len(thrown) != event[6]["n"]:
        raise Difference("cards to discard", event[6]["n"], len(thrown))
    kind, words = "limit", tuple(thrown)
    if phase in KEEPING:
        kind, words = KEEPING[phase], tuple([card for card in shown if card not in thrown])
    return Reply(index, event[1], kind, words, frozenset(shown), wanted=len(words))


def actions(index: int, event: Event, phase: str) -> Reply:
    """ACTION: one action card, or two."""
    words = tuple([ACTIONS[number] for number in event[4]])
    return Reply(index, event[1], "actions", words, wanted=len(words))


def place(index: int, event: Event, phase: str) -> Reply:
    """PLACE: a card, or none."""
    word = PHYSICAL[event[3]] if event[3] >= 0 else NONE
    return Reply(index, event[1], PLACING[phase], (word,), frozenset((*names(event[6]["o"]), NONE)))


def payment(index: int, event: Event, phase: str) -> Reply:
    """PAYMENT: cards of the hand and of the tableau. The peer also offers what would not help; we need not.

    Cards of the hand need not be offered to who pays none.
    """
    extra = event[6]
    hand, helpers = names(extra["o"]), names(extra.get("s", ()))
    words = tuple(names(event[4] + event[5]))
    offers = frozenset(hand if event[4] else words)
    about = PHYSICAL[extra["card"]]
    return Reply(index, event[1], "pay", words, offers, frozenset(hand + helpers), ANY, about, not words)


def trade(index: int, event: Event, phase: str) -> Reply:
    """TRADE: the world whose good is sold."""
    return _worlds(index, event, "trade", "")


def goods(index: int, event: Event, phase: str) -> Reply:
    """GOOD: the worlds whose goods are consumed."""
    extra = event[6]
    if extra["min"] != extra["max"]:
        raise Difference("goods", extra["min"], extra["max"])
    reply = _worlds(index, event, "goods", power(*extra["s"]), extra["min"])
    return replace(reply, spare=True) if reply.about in ALL_GOODS and reply.offers == set(reply.words) else reply


def windfall(index: int, event: Event, phase: str) -> Reply:
    """WINDFALL: the world that produces."""
    return _worlds(index, event, "windfall", power(*event[6]["power"]))


def _worlds(index: int, event: Event, kind: str, about: str, count: int = 1) -> Reply:
    offers = frozenset(names(event[6]["o"]))
    return Reply(index, event[1], kind, tuple(names(event[4])), offers, wanted=count, about=about)


def consume(index: int, event: Event, phase: str) -> Reply:
    """CONSUME: the power to be used (the first named), or to pass when only optional ones are left."""
    extra = event[6]
    offers = [power(card, number) for card, number in zip(extra["o"], extra["s"], strict=True)]
    word = power(event[4][0], event[5][0]) if event[4] else PASS
    return Reply(index, event[1], "consume", (word,), frozenset(offers + [PASS] * extra["optional"]))


def hand_cards(index: int, event: Event, phase: str) -> Reply:
    """CONSUME_HAND: cards of the hand discarded for points."""
    extra = event[6]
    offers, words = frozenset(names(extra["o"])), tuple(names(event[4]))
    return Reply(index, event[1], "hand-cards", words, offers, wanted=ANY, about=power(*extra["power"]))


def gamble(index: int, event: Event, phase: str) -> Reply:
    """LUCKY: the number named."""
    return Reply(index, event[1], "gamble", (str(event[3]),))


DECISIONS: dict[str, Callable[[int, Event, str], Reply]] = {
    "DISCARD": kept,
    "ACTION": actions,
    "PLACE": place,
    "PAYMENT": payment,
    "TRADE": trade,
    "CONSUME": consume,
    "GOOD": goods,
    "CONSUME_HAND": hand_cards,
    "LUCKY": gamble,
    "WINDFALL": windfall,
}


def read(events: list[Event], index: int, phase: str) -> Reply | None:
    """What a decision or a power in use answers; None where it says again what was chosen, or nobody says when."""
    event = events[index]
    if event[0] == "C":
        return DECISIONS[event[2]](index, event, phase)
    _, seat, card, number = event
    name = power(card, number)
    if phase == "consume":
        return used(events[index - 1], index, seat, name)
    if name in AFTER_ALL:
        return None
    return Reply(index, seat, "produce", (name,), spare=not does(seat, events[index + 1]))


def used(before: Event, index: int, seat: int, name: str) -> Reply | None:
    """A power to consume with: just chosen, or the only one there is."""
    if before[0] != "C" or before[2] != "CONSUME" or not before[4]:
        return Reply(index, seat, "consume", (name,), frozenset((name,)))
    chosen = (before[1], power(before[4][0], before[5][0]))
    if chosen != (seat, name):
        raise Difference("power in use", chosen, (seat, name))
    return None


def does(seat: int, following: Event) -> bool:
    """Whether a power to produce with does anything: a question, a good or cards for the seat follow."""
    return following[0] == "S" or (following[0] in ("C", "G", "D") and following[1] == seat)
