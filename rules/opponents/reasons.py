"""Why rules of thumb rank an answer where they do: without words, each reason with what it counts for.

What an answer is worth to a rule of thumb is the sum of its reasons, so that what is told is what was reckoned with.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field

from rules.core.decisions import NO_FACTS, Answer, Facts
from rules.core.records import record


@record
class Reason:
    """Something that speaks for an answer, or against it.

    `kind` is one of a closed set of its game, whose words are `<game>-reason-<kind>`, filled by `facts`. `worth` is in
    the measure of the rule of thumb, less than 0 for what speaks against the answer; the weightiest are told first.
    What the answer says itself, such as its price, is not `told` and has no words.
    """

    kind: str
    worth: float
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    told: bool = True


@record
class Reasoned:
    """An answer to try, and why it is one.

    `because` may be worked out only when somebody asks for it, and then be gone through once.
    """

    answer: Answer
    because: Iterable[Reason] = ()


def total(reasons: Iterable[Reason]) -> float:
    """What they are worth together, in the measure of their rule of thumb: this ranks answers. 0 without any."""
    return sum(reason.worth for reason in reasons)


def scaled(reasons: Iterable[Reason], factor: float) -> Iterator[Reason]:
    """The same reasons, each worth `factor` times as much, one by one.

    So one weighs what is no more than likely to come about: by its probability, 0 to 1.
    """
    return (Reason(reason.kind, factor * reason.worth, reason.facts, reason.told) for reason in reasons)
