"""How everybody plays on in the futures that are looked at: as the easy player, told in less time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.pulsar.computer.answers import LEFT, answers
from rules.pulsar.computer.turns import die_value
from rules.pulsar.state import State


def quick(state: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """One answer that the rules accept."""
    if question.kind == "draft" and isinstance(question.ask, Pick):
        values = draft_values(state, question.seat, question.ask.options)
        best = max(zip(values, question.ask.options, strict=True), key=lambda each: each[0])[1]
        yield (best.word,)
    else:
        yield next(answers(state, question, rng))


def draft_values(state: State, seat: int, options: tuple[Option, ...]) -> list[float]:
    """What each die is worth, looked up once for all counters it may move, less the way its counter goes."""
    player = state.players[seat]
    dice = {int(option.facts["die"]) for option in options}
    uses = {die: die_value(state, player, die) for die in dice}
    return [
        uses[int(option.facts["die"])] - LEFT[str(option.facts["track"])] * int(option.facts["steps"])
        for option in options
    ]
