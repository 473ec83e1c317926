"""The answers that are worth a look, the quick one first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from random import Random

from rules.core.decisions import Answer, Decision, Pick
from rules.race.computer import quick
from rules.race.computer.appraisal import by_worth, outlook
from rules.race.computer.calling import action_values
from rules.race.state import Player, State

PLACED = 5  # cards that placing is thought about
PAIRS = 10  # pairs of actions
SPARE = 3  # cards more than are kept or paid, of which the choice is thought about
CHOICES = 6  # of such choices


def candidates(view: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """Answers worth a look, best first as far as the quick player can tell."""
    yield from quick.quick(view, question, rng)
    thought = THOUGHT.get(question.kind)
    if thought:
        yield from thought(view, view.players[question.seat], question)


def _actions(view: State, player: Player, question: Decision) -> Iterable[Answer]:
    values = action_values(view, player)
    if question.ask.most == 2:
        return quick.pairs(values)[:PAIRS]
    return [(action,) for action in sorted(values, key=values.__getitem__, reverse=True)]


def _placed(view: State, player: Player, question: Decision) -> Iterable[Answer]:
    values = quick.placing_values(view, player, question)
    return [(word,) for word in sorted(values, key=values.__getitem__, reverse=True)[:PLACED]]


def _paid(view: State, player: Player, question: Decision) -> Iterator[Answer]:
    """Other cards in place of those that seem least worth, and other ways to pay."""
    assert isinstance(question.ask, Pick)
    way = quick.paid(view, player, question)
    spare = by_worth(outlook(view, player), player.hand)
    helpers = tuple(card for card in way if card in player.tableau)
    for cards in _near(spare, len(way) - len(helpers)):
        yield (*cards, *helpers)
    yield from question.ask.offers


def _cut(view: State, player: Player, question: Decision) -> Iterable[Answer]:
    return _near(by_worth(outlook(view, player), quick.words(question)), len(question.default))


def _kept(view: State, player: Player, question: Decision) -> Iterator[Answer]:
    best = by_worth(outlook(view, player), quick.words(question))[::-1]
    for cards in _near(best, len(question.default)):
        yield tuple(card for card in quick.words(question) if card in cards)


def _near(ranked: list[str], number: int) -> list[Answer]:
    """So many of the first cards of a ranking, and choices near to that."""
    if not number:
        return [()]
    near = ranked[: number + SPARE]
    choices = combinations(range(len(near)), number)
    best = sorted(choices, key=lambda places: (sum(places), max(places)))[:CHOICES]
    return [tuple(near[place] for place in places) for places in best]


def _each(view: State, player: Player, question: Decision) -> Iterable[Answer]:
    return [(word,) for word in quick.words(question)]


def _spent(view: State, player: Player, question: Decision) -> Iterator[Answer]:
    spare = by_worth(outlook(view, player), player.hand)
    for number in range(question.ask.most + 1):
        yield tuple(spare[:number])


Thought = Callable[[State, Player, Decision], Iterable[Answer]]
THOUGHT: dict[str, Thought] = {
    "start": _kept,
    "actions": _actions,
    "explore": _kept,
    "develop": _placed,
    "settle": _placed,
    "pay": _paid,
    "limit": _cut,
    "trade": _each,
    "consume": _each,
    "hand-cards": _spent,
    "windfall": _each,
}
