from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.slow import SLOW, slow_first


@dataclass(frozen=True)
class Case:
    nodeid: str


FAST = [Case(f"tests/core/test_x.py::test_{number}") for number in range(30)]
LONG = [Case(f"{part}::test_y") for part in reversed(SLOW)]


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_every_worker_begins_with_slow_tests(workers: int) -> None:
    items = [*FAST[:15], *LONG, *FAST[15:]]
    ordered = slow_first(items, workers)
    assert sorted(ordered, key=repr) == sorted(items, key=repr)
    start, size = 0, len(items)
    for number in range(workers):
        assert ordered[start] in LONG
        start += (size - start) // (workers - number)
    assert [item for item in ordered if item in FAST] == FAST
    assert slow_first(items, 1)[: len(LONG)] == LONG[::-1]


def test_a_few_tests_stay_as_they_are() -> None:
    assert slow_first(FAST[:1], 4) == FAST[:1]
    assert sorted(slow_first([LONG[0], FAST[0]], 4), key=repr) == sorted([LONG[0], FAST[0]], key=repr)
