"""What answers for a person: the orders of the game, and those for any kind of question, with the reason of each.

An order for a kind of question is called `answer:<kind>`. It holds the words of an answer, or `*` for the default that
the question has each time, then `|` and until when: nothing for good, `round:<n>` in that round only, `attacked` until
somebody attacks its seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.table.base.snapshot import GameSnapshot
from rules.core import plans
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.flow import Event
from rules.core.game import Game

ANSWER, DEFAULT = "answer:", "*"
ATTACKED, ROUND = "attacked", "round:"
PLAN = "plan"  # why a move was made that a plan gave
Answered = tuple[Answer, str]  # the answer, and which order gave it


def order_of(kind: str) -> str:
    """The order that answers every question of a kind."""
    return f"{ANSWER}{kind}"


def value_of(answer: Answer | None, until: str = "") -> str:
    """What such an order holds: None for the default of each time."""
    return f"{DEFAULT if answer is None else ' '.join(answer)}|{until}"


def may_be_ordered(game: Game, question: Decision) -> bool:
    """Whether a question may be answered by such an order: not what a turn is made of, nor what nobody waits for."""
    return question.awaited and not question.closes and question.kind not in game.turns


def answer_of(
    game: Game, view: Any, question: Decision, orders: Mapping[str, str], events: Iterable[Event] = ()
) -> Answered | None:
    """What the orders of a seat answer to a question, and why; None where the seat must be asked.

    `events` are those of the moves just made: an order that ends with an attack does not answer after one.
    """
    given = game.standing(view, question, orders)
    if given is not None:
        return given, _reason(game, view, question, orders, given)
    return _for_any(game, view, question, orders, events)


def _reason(game: Game, view: Any, question: Decision, orders: Mapping[str, str], given: Answer) -> str:
    lasting = plans.lasting(orders)
    if len(lasting) < len(orders) and game.standing(view, question, lasting) != given:
        return PLAN
    named = next((order for order in game.orders if question.kind in order.answers), None)
    return f"{named.id}={orders.get(named.id, named.default)}" if named else ""


def _for_any(
    game: Game, view: Any, question: Decision, orders: Mapping[str, str], events: Iterable[Event]
) -> Answered | None:
    order = order_of(question.kind)
    words, _, until = orders.get(order, "").partition("|")
    if (
        order not in orders
        or not may_be_ordered(game, question)
        or not _holds(game, view, question.seat, until, events)
    ):
        return None
    if words == DEFAULT:
        return question.default, f"{order}={DEFAULT}"
    if question.sealed and not question.blind:
        return None  # whether it can be given may tell others what the seat holds
    answer = tuple(words.split())
    with suppress(Illegal):
        question.ask.check(answer)
        return answer, f"{order}={words}"
    return None


def _holds(game: Game, view: Any, seat: int, until: str, events: Iterable[Event]) -> bool:
    if until.startswith(ROUND):
        return until == f"{ROUND}{getattr(view, 'round', '')}"
    return until != ATTACKED or seat not in attacked(game, events)


def attacked(game: Game, events: Iterable[Event]) -> set[int]:
    """The seats that events attack."""
    return {int(event.facts[game.attacks[event.kind]]) for event in events if event.kind in game.attacks}


def cancelled(snapshot: GameSnapshot, state: Any, events: Iterable[Event]) -> GameSnapshot:
    """The game without the orders that ended with these events, or with a round before that of the new position."""
    hit, number = attacked(snapshot.game, events), getattr(state, "round", None)
    for seat in snapshot.seats:
        ended = {*_ended(seat.orders, number, attacked=seat.seat in hit)}
        if ended:
            left = {order: value for order, value in seat.orders.items() if order not in ended}
            snapshot = snapshot.reseated(replace(seat, orders=left))
    return snapshot


def _ended(orders: Mapping[str, str], number: int | None, *, attacked: bool) -> Iterator[str]:
    for order, value in orders.items():
        until = value.partition("|")[2] if order.startswith(ANSWER) else ""
        if (until == ATTACKED and attacked) or (until.startswith(ROUND) and until != f"{ROUND}{number}"):
            yield order
