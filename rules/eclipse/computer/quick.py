"""How everybody plays on in the futures that are looked at: as the easy player."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.core.decisions import Answer, Decision
from rules.eclipse.computer.answers import answers
from rules.eclipse.state import State


def quick(state: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """One answer that the rules accept."""
    yield next(answers(state, question, rng))
