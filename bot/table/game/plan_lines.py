"""A plan as it is stored: lines, in the order in which they were planned.

A line is a step of the seat's next turn, as the log writes moves, or an answer to a question that the game lists,
behind the order that gives it (`Game.ahead`): `plan:3:settle gem-world`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.core import plans
from rules.core.decisions import Answer

Lines = tuple[str, ...]
LISTED = f"{plans.MARK}:"


def steps(lines: Iterable[str]) -> Lines:
    """The steps of the next turn, as the log writes moves, in the order in which they were planned.

    Answers to questions that the game lists are other lines of the same plan, and left out.
    """
    return tuple(line for line in lines if not line.startswith(LISTED))


def answers(lines: Iterable[str]) -> dict[str, str]:
    """The answers to questions that the game lists: their words, by order."""
    return {order: words for order, _, words in (line.partition(" ") for line in lines) if order.startswith(LISTED)}


def with_answer(lines: Sequence[str], order: str, answer: Answer, ahead: Iterable[str] = ()) -> Lines:
    """The lines with one more answer, the last of them; `ahead` are the orders that can be planned now."""
    kept = plans.plan(answers(lines), order, answer, ahead)
    left = [line for line in lines if not line.startswith(LISTED) or _order(line) in {*kept} - {order}]
    return (*left, " ".join((order, *answer)))


def without_first(lines: Sequence[str], count: int) -> Lines:
    """The lines without the first `count` steps of the turn."""
    gone = _places(lines)[:count]
    return tuple(line for place, line in enumerate(lines) if place not in gone)


def with_first(lines: Sequence[str], count: int) -> Lines:
    """The lines with no more than the first `count` steps of the turn."""
    gone = _places(lines)[count:]
    return tuple(line for place, line in enumerate(lines) if place not in gone)


def _places(lines: Sequence[str]) -> list[int]:
    """Where the steps of the turn stand."""
    return [place for place, line in enumerate(lines) if not line.startswith(LISTED)]


def _order(line: str) -> str:
    return line.partition(" ")[0]
