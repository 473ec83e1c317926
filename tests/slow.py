"""The tests that take longest start first, so that no core waits for one of them at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

SLOW = (  # parts of their ids, the slowest first, as `--durations` shows them
    "tests/e2e/",
    "tests/wire/test_faults.py",
    "tests/wire/test_crashes.py",
    "tests/wire/test_leaks.py",
    "tests/wire/test_race.py",
)


class Named(Protocol):
    """A test, as pytest collects it."""

    nodeid: str


Item = TypeVar("Item", bound=Named)


def slow_first(items: Sequence[Item], workers: int = 1) -> list[Item]:
    """The tests in the order in which they come, but the slow ones at the head of each worker's share.

    A worker begins with a share of the list, all of them alike and one after another, and helps the others later.
    """
    slow = sorted((item for item in items if _rank(item) < len(SLOW)), key=_rank)
    rest = [item for item in items if _rank(item) == len(SLOW)]
    ordered: list[Item] = []
    for number in range(workers):
        size = (len(items) - len(ordered)) // (workers - number)
        own = slow[number::workers]
        taken = max(0, size - len(own))
        ordered += [*own, *rest[:taken]]
        rest = rest[taken:]
    return ordered


def _rank(item: Named) -> int:
    return next((place for place, part in enumerate(SLOW) if part in item.nodeid), len(SLOW))
