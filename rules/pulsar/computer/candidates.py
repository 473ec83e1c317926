"""The answers worth a look ahead, best first as the easy player sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.pulsar.computer.answers import OPINIONS
from rules.pulsar.computer.quick import draft_values
from rules.pulsar.computer.turns import option_value
from rules.pulsar.phases.turns import END
from rules.pulsar.state import State

MOST = 14  # more of them would get too few looks each


def candidates(view: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """Single options by what they seem to be worth; of what is chosen together only what the rules propose."""
    ask = question.ask
    if not isinstance(ask, Pick) or (ask.least, ask.most) != (1, 1):
        yield question.default
        return
    values = _values(view, question, ask.options, rng)
    ranked = sorted(range(len(values)), key=lambda place: -values[place])
    yield from ((ask.options[place].word,) for place in ranked[:MOST])


def _values(view: State, question: Decision, options: Sequence[Option], rng: Random) -> Sequence[float]:
    player = view.players[question.seat]
    if question.kind == "turn":
        return [0.0 if option.word == END else option_value(view, player, option) for option in options]
    if question.kind == "draft":
        return draft_values(view, question.seat, tuple(options))
    if question.kind in OPINIONS:
        return [OPINIONS[question.kind](view, player, question, option) for option in options]
    return [0.0] * len(options)
