"""Slow tests start first, and tests that share something run in one process."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.slow import SHARING, SLOW, WAITING, shared, slow_first

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Case:
    nodeid: str


FAST = [Case(f"tests/core/test_x.py::test_{number}") for number in range(30)]
COMPUTING = [Case(f"{part}::test_y") for part in reversed(SLOW[:4])]
WAITS = [Case(f"{part}::test_z") for part in reversed(WAITING)]


def test_slow_tests_come_first_and_the_others_as_they_came() -> None:
    assert slow_first([*FAST[:15], *COMPUTING, *FAST[15:]]) == [*COMPUTING[::-1], *FAST]


def test_tests_that_wait_are_spread_among_the_first_half() -> None:
    ordered = slow_first([*FAST[:15], *WAITS, *COMPUTING, *FAST[15:]])
    assert [item for item in ordered if item not in WAITS] == [*COMPUTING[::-1], *FAST]
    places = [ordered.index(item) for item in WAITS[::-1]]
    assert places == [0, 5, 10, 15]


def test_few_tests_are_all_there() -> None:
    assert slow_first(FAST[:1]) == FAST[:1]
    assert slow_first(WAITS) == WAITS[::-1]
    assert slow_first([FAST[0], *WAITS]) == [WAITS[-1], FAST[0], *WAITS[-2::-1]]


def test_what_is_named_is_there() -> None:
    assert [file for file in SHARING if not (ROOT / file).is_file()] == []
    assert [part for part in (*SLOW, *WAITING) if not (ROOT / part.partition("::")[0]).exists()] == []


def test_what_is_shared_is_named_for_its_file_and_parameter() -> None:
    assert shared("tests/test_laws.py::test_x[a-b]", {"module": "rules.gaia.game", "law": "b"}) == (
        "tests/test_laws.py rules.gaia.game"
    )
    assert shared("tests/gaia/test_texts.py::test_x", {}) == "tests/gaia/test_texts.py"
    assert shared("tests/core/test_x.py::test_y", {"module": "duel"}) == ""
