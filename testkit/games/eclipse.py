"""How random games of Eclipse are played, and how costs and gains are booked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.core.decisions import Answer, Decision, Pick
from rules.eclipse.computer.answers import answers
from rules.eclipse.state import State
from testkit import account

SENSIBLE = 0.6  # of all answers; with fewer of them everybody is bankrupt in the first round
RUINOUS = ("pay", "influence", "claim")  # questions in which answers at random end a civilization


def random_answers(view: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """Often what the computer player would do, else anything; colony ships rather than trade."""
    if question.optional and isinstance(question.ask, Pick):
        settling = [option.word for option in question.ask.options if not option.word.startswith("trade")]
        yield (rng.choice(settling),) if settling else question.ask.sample(rng)
    if question.kind in RUINOUS or rng.random() < SENSIBLE:
        yield from answers(view, question, rng)
    while True:
        yield question.ask.sample(rng)


class Account(account.Account):
    """Points count at the end; a discovery, an ambassador or a cube is no number of the purse."""

    score = "vp"
    of_others = frozenset({"produced", "collapsed", "fired", "strafed"})
    uncounted = frozenset({"discovery", "ambassador", "cubes"})
