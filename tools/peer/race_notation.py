"""The peer's decisions and powers in use as answers to our questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rules.core.decisions import Answer
from rules.race.cards import CARDS, PHYSICAL
from tools.peer.race_setup import names, power

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
NONE, PASS, BONUS = "none", "pass", "bonus"

Event = list[Any]


class Reply(NamedTuple):
    """An answer: which event of the record it is, who gives it to which kind of question, and what was offered.

    `offers`: the words that must be there to choose from, `extra` those that may be there besides; no offers, no check.
    `spare`: there was no choice, so that we may not ask.
    """

    index: int
    seat: int
    kind: str
    words: Answer
    offers: frozenset[str] = frozenset()
    extra: frozenset[str] = frozenset()
    spare: bool = False


def kept(index: int, event: Event, phase: str) -> Reply:
    """DISCARD: at the end of the round the cards discarded, else the cards kept of those shown."""
    offers = names(event[6]["o"])
    thrown = names(event[4])
    if phase not in KEEPING:
        return Reply(index, event[1], "limit", tuple(thrown), frozenset(offers))
    words = tuple(card for card in offers if card not in thrown)
    return Reply(index, event[1], KEEPING[phase], words, frozenset(offers))


def actions(index: int, event: Event, phase: str) -> Reply:
    """ACTION: one action card, or two."""
    return Reply(index, event[1], "actions", tuple(ACTIONS[number] for number in event[4]))


def place(index: int, event: Event, phase: str) -> Reply:
    """PLACE: a card, or none."""
    offers = names(event[6]["o"])
    word = PHYSICAL[event[3]] if event[3] >= 0 else NONE
    return Reply(index, event[1], PLACING[phase], (word,), frozenset((*offers, NONE)), spare=not offers)


def payment(index: int, event: Event, phase: str) -> Reply:
    """PAYMENT: cards of the hand and of the tableau. The peer also offers what would not help; we need not.

    Cards of the hand need not be offered to who pays none.
    """
    hand, helpers = names(event[6]["o"]), names(event[6].get("s", ()))
    words = tuple(names(event[4] + event[5]))
    offers = frozenset(hand if event[4] else words)
    return Reply(index, event[1], "pay", words, offers, frozenset(hand + helpers), spare=not words)


def trade(index: int, event: Event, phase: str) -> Reply:
    """TRADE: the world whose good is sold."""
    return _worlds(index, event, "trade", 1)


def goods(index: int, event: Event, phase: str) -> Reply:
    """GOOD: the worlds whose goods are consumed."""
    return _worlds(index, event, "goods", event[6]["min"])


def windfall(index: int, event: Event, phase: str) -> Reply:
    """WINDFALL: the world that produces."""
    return _worlds(index, event, "windfall", 1)


def _worlds(index: int, event: Event, kind: str, count: int) -> Reply:
    offers = frozenset(names(event[6]["o"]))
    return Reply(index, event[1], kind, tuple(names(event[4])), offers, spare=len(offers) == count)


def consume(index: int, event: Event, phase: str) -> Reply:
    """CONSUME: the power to be used (the first named), or to pass when only optional ones are left."""
    extra = event[6]
    offers = [power(card, number) for card, number in zip(extra["o"], extra["s"], strict=True)]
    word = power(event[4][0], event[5][0]) if event[4] else PASS
    return Reply(index, event[1], "consume", (word,), frozenset(offers + [PASS] * extra["optional"]))


def hand_cards(index: int, event: Event, phase: str) -> Reply:
    """CONSUME_HAND: cards of the hand discarded for points."""
    offers = frozenset(names(event[6]["o"]))
    return Reply(index, event[1], "hand-cards", tuple(names(event[4])), offers, spare=not offers)


def gamble(index: int, event: Event, phase: str) -> Reply:
    """LUCKY: the number named."""
    return Reply(index, event[1], "gamble", (str(event[3]),))


def used(index: int, event: Event, phase: str) -> Reply | None:
    """A power in use where the peer did not ask: the only one to consume with, or the next to produce with."""
    _, seat, card, number = event
    if card < 0:
        return Reply(index, seat, "produce", (BONUS,), spare=True)
    name = power(card, number)
    if phase == "consume":
        return Reply(index, seat, "consume", (name,), frozenset((name,)), spare=True)
    if CARDS["first"][PHYSICAL[card]].powers[number].effect == "draw-most":
        return None  # nobody chooses when
    return Reply(index, seat, "produce", (name,), spare=True)


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
    """What a decision or a power in use answers; None where it answers nothing, or says again what was chosen."""
    event = events[index]
    if event[0] == "C":
        return DECISIONS[event[2]](index, event, phase)
    before = events[index - 1]
    if before[0] == "C" and before[2] == "CONSUME" and before[4]:
        return None
    return used(index, event, phase)
