"""What an answer is checked against: a question as far as it bears on the answer takes and refuses as the whole one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.core.decisions import Allocate, Answer, Decision, Illegal, Number, Pick
from rules.core.game import Game
from rules.core.play import Move, question_about
from testkit.laws.base import Station, demand

TRIED = 40  # choices of a question; each is a question of its own here
SAMPLED = 4


def checked_law(game: Game, station: Station, rng: Random) -> None:
    """`Rule.ask_about` takes what `ask` takes, refuses others by the same words, has its marks, and changes nothing."""
    state = station.position(game)
    for question in game.pending(state):
        for answer in _tried(question, rng):
            about = question_about(game, state, Move(question.seat, question.kind, answer))
            shown = f"{question.kind} {answer}"
            expected, found = _refusal(question, answer), _refusal(about, answer)
            demand(found == expected, "checked", f"{shown}: {found} in place of {expected}")
            demand(_marks(about) == _marks(question), "checked", f"{shown}: {_marks(about)} in place of those asked")
    demand(game.codec.dump_json(state) == station.saved, "checked", "asking about answers changes the position")


def _tried(question: Decision, rng: Random) -> Iterator[Answer]:
    """Answers of every kind, most of which are refused."""
    ask = question.ask
    yield from ((), ("no-such-word",), ("no:such-word",), ("1",), ("-1",), question.default, question.default * 2)
    yield from (ask.sample(rng) for _ in range(SAMPLED))
    if isinstance(ask, Number):
        yield from ((str(ask.least - 1),), (str(ask.most + 1),))
        return
    words = [option.word for option in ask.options] if isinstance(ask, Pick) else [slot.word for slot in ask.slots]
    tried = rng.sample(words, min(TRIED, len(words)))
    yield tuple(tried)
    yield from ask.offers
    for word in tried:
        yield (word,)
        yield (f"{word}0",)
        yield (word.partition(":")[0],)
    if isinstance(ask, Allocate):
        yield from ((f"{slot.word}={amount}",) for slot in ask.slots for amount in (0, 1, slot.cap, slot.cap + 1))


def _refusal(question: Decision, answer: Answer) -> tuple[str, dict[str, str | int]] | None:
    """How the shape of an answer is refused, None where it fits."""
    try:
        question.ask.check(answer)
    except Illegal as refusal:
        return refusal.code, refusal.details
    return None


def _marks(question: Decision) -> tuple[int, str, tuple[bool, ...]]:
    """Whose question it is, and everything but what it asks."""
    marks = ("closes", "sealed", "settled", "optional", "aside", "blind", "conclusive")
    return question.seat, question.kind, tuple(getattr(question, mark) for mark in marks)
