"""The tests that take longest start first, so that no core waits for one of them at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

SLOW = (  # parts of their ids, the slowest first, as `--durations` shows them
    "tests/e2e/test_gaia.py",
    "tests/wire/test_crashes.py",
    "tests/wire/test_faults.py",
    "tests/wire/test_leaks.py",
    "tests/wire/test_eclipse.py",
    "tests/wire/test_pulsar.py",
    "tests/bot/test_season.py",
    "tests/flows/test_release_before.py",
    "tests/e2e/test_race.py",
    "tests/wire/test_race.py",
    "tests/wire/test_bench.py",
    "tests/gaia/test_texts.py",
    "tests/gaia/test_deep.py",
    "tests/wire/test_table.py",
    "tests/bot/test_process.py",
    "tests/gaia/test_oracle.py::test_golden_games",
    "tests/race/test_texts.py",
    "tests/eclipse/test_every_component.py",
    "tests/flows/test_korean.py",
    "tests/test_laws.py::test_another_process",
    "tests/images/",  # they share positions of games, which take longer than the pictures
)


class Named(Protocol):
    """A test, as pytest collects it."""

    @property
    def nodeid(self) -> str:
        """Its file, and its name within it."""


Item = TypeVar("Item", bound=Named)


def slow_first(items: Sequence[Item], workers: int = 1) -> list[Item]:
    """The tests in the order in which they come, but the slow ones at the head of each worker's share.

    A worker begins with a share of the list, all shares alike and one after another, and helps the others later. Tests
    of one file stay together, since some share what takes long to prepare.
    """
    slow: list[list[Item]] = [[] for _ in SLOW]
    for item in items:
        if _rank(item) < len(SLOW):
            slow[_rank(item)].append(item)
    groups = [group for group in slow if group]
    rest = [item for item in items if _rank(item) == len(SLOW)]
    ordered: list[Item] = []
    for number in range(workers):
        size = (len(items) - len(ordered)) // (workers - number)
        own = [item for group in groups[number::workers] for item in group]
        taken = max(0, size - len(own))
        ordered += [*own, *rest[:taken]]
        rest = rest[taken:]
    return ordered


def _rank(item: Named) -> int:
    return next((place for place, part in enumerate(SLOW) if part in item.nodeid), len(SLOW))
