"""Of tests that try one law on very many cases, those that run every time; `--all` runs the others too.

A test that is marked `sampled(3)` runs on every third of its cases, in the order of their names. The number and that
of the values of each of its parameters have no common divisor, so that each value is tried with some of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Protocol, TypeVar

MARK = "sampled"
OPTION = "--all"


class Mark(Protocol):
    """A mark, as pytest has it."""

    @property
    def args(self) -> tuple[int, ...]:
        """One number: of so many cases one runs."""


class Marked(Protocol):
    """A test, as pytest collects it."""

    @property
    def nodeid(self) -> str:
        """Its file, its name and its parameters."""

    def get_closest_marker(self, name: str) -> Mark | None:
        """Its mark of this name."""


Item = TypeVar("Item", bound=Marked)


def left_out(items: Sequence[Item]) -> list[Item]:
    """The cases of marked tests that do not run, whatever the order in which they come."""
    marked = sorted((item for item in items if item.get_closest_marker(MARK)), key=attrgetter("nodeid"))
    left: list[Item] = []
    for _, cases in groupby(marked, key=lambda item: item.nodeid.partition("[")[0]):
        left += [case for number, case in enumerate(cases) if number % _one_of(case)]
    return left


def _one_of(item: Marked) -> int:
    mark = item.get_closest_marker(MARK)
    assert mark
    (number,) = mark.args
    return number
