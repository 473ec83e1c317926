"""What answers for a person: the orders of the game, and those for any kind of question, with the reason of each.

An order for a kind of question is called `answer:<kind>`; its value is an `AnyOrder` as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.table.game.positions import round_of
from bot.table.game.snapshot import GameSnapshot
from rules.core import plans
from rules.core.decisions import Answer, Decision, Facts, Illegal, Option, Pick
from rules.core.flow import Event
from rules.core.game import Game

ANSWER, DEFAULT, ASK = "answer:", "*", "ask"
OPEN = "open:"  # a mark among orders, `open:<kind>`: the question of this kind that is open is for its person to answer
ATTACKED, ROUND = "attacked", "round:"
PLAN = "plan"  # why a move was made that a plan gave
Answered = tuple[Answer, str]  # the answer, and which order gave it


def options_of(question: Decision) -> tuple[Option, ...]:
    """The options that a question lists; none where it asks for a number or spreads an amount."""
    if isinstance(question.ask, Pick):
        return question.ask.options
    return ()


def order_of(kind: str) -> str:
    """The order that answers every question of a kind, as a key among a seat's orders: `answer:<kind>`."""
    return f"{ANSWER}{kind}"


def unmarked(orders: Mapping[str, str], kind: str = "") -> dict[str, str]:
    """Orders without the marks that a question is for its person to answer, or without that of a kind only."""
    gone = f"{OPEN}{kind}"
    return {name: value for name, value in orders.items() if not (name == gone or (not kind and name.startswith(OPEN)))}


def left_open(game: Game, view: Any, asked: Iterable[Decision], orders: Mapping[str, str]) -> dict[str, str]:
    """Marks for what a seat is asked now and its orders would answer: they hold from the next such question on.

    None for a blind question, which they answer when its time is over.
    """
    own = unmarked(orders)
    answered = [each for each in asked if not each.blind and answer_of(game, view, each, own) is not None]
    return {f"{OPEN}{question.kind}": "" for question in answered}


@dataclass(frozen=True, slots=True)
class AnyOrder:
    """An order for a kind of question.

    `word` is that of an answer, or `*` for the default that the question has each time, or `ask`. It counts `until`:
    "" for good, `round:<n>` in that round only, `attacked` until somebody attacks its seat. `facts` are those of the
    question as it was asked and `option` those of the option that was chosen, for their texts.
    """

    word: str
    until: str = ""
    facts: Facts = field(default_factory=dict)
    option: Facts = field(default_factory=dict)

    @property
    def stored(self) -> str:
        """The JSON in which it is kept, such as `{"word":"yes","until":"round:2"}`; what is empty is left out."""
        besides = {"until": self.until, "facts": {**self.facts}, "option": {**self.option}}
        kept = {"word": self.word, **{name: value for name, value in besides.items() if value}}
        return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def of(cls, value: str) -> AnyOrder:
        """Read what is kept; orders given long ago part word, end and facts by `|`."""
        if value.startswith("{"):
            return cls(**json.loads(value))
        word, until, told = (*value.split("|", 2), "", "")[:3]
        facts = json.loads(told or "[]")
        return cls(word, until, *(facts if isinstance(facts, list) else [facts]))

    @classmethod
    def to(cls, question: Decision, word: str) -> AnyOrder:
        """The order to answer questions like this one, with the same facts, with this word."""
        chosen = next((option.facts for option in options_of(question) if option.word == word), {})
        return cls(word, facts=question.facts, option=chosen)


def any_orders(orders: Mapping[str, str]) -> dict[str, AnyOrder]:
    """The orders for kinds of questions, by kind."""
    return {
        order.removeprefix(ANSWER): AnyOrder.of(value) for order, value in orders.items() if order.startswith(ANSWER)
    }


def takes(question: Decision, word: str) -> bool:
    """Whether such an order may answer this question with this word.

    Of a sealed question only the default, which it always has: else others could tell from how soon it is answered
    what the seat holds. In a window nobody can.
    """
    if word in (DEFAULT, ASK):
        return True
    try:
        question.ask.check((word,))
    except Illegal:
        return False
    return question.blind or not question.sealed


def may_be_ordered(game: Game, question: Decision) -> bool:
    """Whether a question may be answered by an order for its kind.

    Not what turns are made of, nor a question that ends a turn, nor one for which nobody waits.
    """
    return question.awaited and not question.closes and question.kind not in game.turns


def may_answer(game: Game, question: Decision, orders: Mapping[str, str]) -> bool:
    """Whether the orders of a seat may answer a question: nobody has to look at a position where they cannot.

    A seat that has set none has those of the game in their default value. What is forced the game may answer itself.
    """
    named = any(question.kind in order.answers for order in game.orders)
    return named or bool(orders) or question.ask.forced() is not None


def answer_of(
    game: Game, view: Any, question: Decision, orders: Mapping[str, str], events: Iterable[Event] = ()
) -> Answered | None:
    """What the orders of a seat answer to a question, and why; None where the seat must be asked.

    `events` are those of the moves just made: an order that ends with an attack does not answer after one.
    """
    if f"{OPEN}{question.kind}" in orders:
        return None
    given = game.standing(view, question, orders)
    if given is not None:
        return given, _reason(game, view, question, orders, given)
    return _for_any(game, view, question, orders, events)


def _reason(game: Game, view: Any, question: Decision, orders: Mapping[str, str], given: Answer) -> str:
    lasting = plans.lasting(orders)
    if len(lasting) < len(orders) and game.standing(view, question, lasting) != given:
        return PLAN
    named = next((order for order in game.orders if question.kind in order.answers), None)
    if not named:
        return ""
    return f"{named.id}={orders.get(named.id, named.default)}"


def by_default(game: Game, why: str) -> bool:
    """Whether what answered, as `MoveRow.why` has it, is an order in the value that holds where nobody has set it."""
    return any(why == f"{order.id}={order.default}" for order in game.orders)


def _for_any(
    game: Game, view: Any, question: Decision, orders: Mapping[str, str], events: Iterable[Event]
) -> Answered | None:
    order = order_of(question.kind)
    if order not in orders or not may_be_ordered(game, question):
        return None
    given = AnyOrder.of(orders[order])
    if given.word == ASK or not takes(question, given.word):
        return None
    if not _holds(game, view, question.seat, given.until, events):
        return None
    answer = question.default if given.word == DEFAULT else (given.word,)
    return answer, f"{order}={given.word}"


def _holds(game: Game, view: Any, seat: int, until: str, events: Iterable[Event]) -> bool:
    if until.startswith(ROUND):
        return until == f"{ROUND}{round_of(view)}"
    return until != ATTACKED or seat not in attacked(game, events)


def attacked(game: Game, events: Iterable[Event]) -> set[int]:
    """The seats that events attack."""
    return {int(event.facts[game.attacks[event.kind]]) for event in events if event.kind in game.attacks}


def cancelled(snapshot: GameSnapshot, state: Any, events: Iterable[Event]) -> GameSnapshot:
    """The game without the orders that ended with these events, or with a round before that of the new position."""
    hit, number = attacked(snapshot.game, events), round_of(state)
    for seat in snapshot.seats:
        ended = {*_ended(seat.orders, number, attacked=seat.seat in hit)}
        if ended:
            left = {order: value for order, value in seat.orders.items() if order not in ended}
            snapshot = snapshot.reseated(replace(seat, orders=left))
    return snapshot


def asked_no_more(
    snapshot: GameSnapshot, moves: Iterable[tuple[int, str]], pending: Iterable[Decision]
) -> GameSnapshot:
    """The game without the marks of questions that were answered by these moves (seat and kind), or are not open.

    While a seat is asked and makes no move, a question may be open in its draft.
    """
    answered, still = {*moves}, {(question.seat, question.kind) for question in pending}
    drafting = {seat for seat, _ in still} - {seat for seat, _ in answered}
    for seat in snapshot.seats:
        marks = {name: name.removeprefix(OPEN) for name in seat.orders if name.startswith(OPEN)}
        open_now = {name for name, kind in marks.items() if seat.seat in drafting or (seat.seat, kind) in still}
        done = {name for name, kind in marks.items() if (seat.seat, kind) in answered}
        gone = ({*marks} - open_now) | done
        if gone:
            left = {name: value for name, value in seat.orders.items() if name not in gone}
            snapshot = snapshot.reseated(replace(seat, orders=left))
    return snapshot


def _ended(orders: Mapping[str, str], number: int | None, *, attacked: bool) -> Iterator[str]:
    for order, value in orders.items():
        until = AnyOrder.of(value).until if order.startswith(ANSWER) else ""
        if (until == ATTACKED and attacked) or (until.startswith(ROUND) and until != f"{ROUND}{number}"):
            yield order
