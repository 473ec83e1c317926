"""Slow tests start first, and tests that share something run in one process."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.slow import SHARING, SLOW, shared, slow_first

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Case:
    nodeid: str


FAST = [Case(f"tests/core/test_x.py::test_{number}") for number in range(30)]
LONG = [Case(f"{part}::test_y") for part in reversed(SLOW)]


def test_slow_tests_come_first_and_the_others_as_they_came() -> None:
    assert slow_first([*FAST[:15], *LONG, *FAST[15:]]) == [*LONG[::-1], *FAST]


def test_what_is_named_is_there() -> None:
    assert [file for file in SHARING if not (ROOT / file).is_file()] == []
    assert [part for part in SLOW if not (ROOT / part.partition("::")[0]).exists()] == []


def test_what_is_shared_is_named_for_its_file_and_parameter() -> None:
    assert shared("tests/test_laws.py::test_x[a-b]", {"module": "rules.gaia.game", "law": "b"}) == (
        "tests/test_laws.py rules.gaia.game"
    )
    assert shared("tests/gaia/test_texts.py::test_x", {}) == "tests/gaia/test_texts.py"
    assert shared("tests/core/test_x.py::test_y", {"module": "duel"}) == ""
