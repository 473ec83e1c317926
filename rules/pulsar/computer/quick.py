"""How everybody plays on in the futures that are looked at: as the easy player, told in less time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.pulsar.computer.answers import LEFT, answers
from rules.pulsar.computer.turns import die_value
from rules.pulsar.state import State

USUAL = {1: 6.0, 2: 7.5, 3: 9.0, 4: 11.0, 5: 13.5, 6: 15.0}  # what a die mostly does, in points


def quick(state: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """One answer that the rules accept."""
    if question.kind == "draft" and isinstance(question.ask, Pick):
        values = draft_values(state, question.seat, question.ask.options)
        best = max(zip(values, question.ask.options, strict=True), key=lambda each: each[0])[1]
        yield (best.word,)
    else:
        yield next(answers(state, question, rng))


def others(state: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """How the others play on, who hardly matter for what a turn brings: they take dice, and spend none."""
    if question.kind == "draft" and isinstance(question.ask, Pick):
        steps = [LEFT[str(option.facts["track"])] * int(option.facts["steps"]) for option in question.ask.options]
        values = [USUAL[int(option.facts["die"])] for option in question.ask.options]
        liked = [value - step + rng.random() for value, step in zip(values, steps, strict=True)]
        yield (question.ask.options[liked.index(max(liked))].word,)
    yield question.default


def draft_values(state: State, seat: int, options: tuple[Option, ...]) -> list[float]:
    """What each die is worth, looked up once for all counters it may move, less the way its counter goes."""
    player = state.players[seat]
    dice = {int(option.facts["die"]) for option in options}
    uses = {die: die_value(state, player, die) for die in dice}
    return [
        uses[int(option.facts["die"])] - LEFT[str(option.facts["track"])] * int(option.facts["steps"])
        for option in options
    ]
