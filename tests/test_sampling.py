"""Of what takes most of the time a part runs every time, and all of it in CI and where somebody names it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tests.sampling import LONGEST, PARTS, Mark, are_named, left_out

ROOT = Path(__file__).parents[1]
EVENTS = [f"event{number}" for number in range(10)]
KINDS = [f"kind{number:02}" for number in range(31)]


@dataclass(frozen=True)
class Numbers:
    args: tuple[int, ...]


@dataclass(frozen=True)
class Case:
    nodeid: str
    one_of: int = 0

    def get_closest_marker(self, name: str) -> Mark | None:
        return Numbers((self.one_of,)) if self.one_of else None


CASES = [Case(f"tests/x.py::test_x[{kind}-{event}]", 3) for kind in KINDS for event in EVENTS]
OTHERS = [Case(f"tests/x.py::test_y[{number}]") for number in range(20)]


@pytest.mark.parametrize("seed", range(3))
def test_one_of_three_runs_whatever_the_order_and_all_others_do(seed: int) -> None:
    left = left_out(Random(seed).sample([*CASES, *OTHERS], len(CASES) + len(OTHERS)))
    assert left == left_out(CASES)
    assert len(CASES) // 3 <= len(CASES) - len(left) <= len(CASES) // 3 + 1


def test_every_value_is_tried_with_a_third_of_the_others() -> None:
    left = {*left_out(CASES)}
    run = [case.nodeid.partition("[")[2].rstrip("]").split("-") for case in CASES if case not in left]
    for kind in KINDS:
        assert len([event for each, event in run if each == kind]) in (3, 4)
    for event in EVENTS:
        assert len([kind for kind, each in run if each == event]) in (10, 11)


def test_each_test_begins_anew() -> None:
    two = [Case("tests/x.py::test_a[0]", 2), *(Case(f"tests/x.py::test_b[{number}]", 2) for number in range(3))]
    assert [case.nodeid for case in left_out(two)] == ["tests/x.py::test_b[1]"]


def test_of_flows_one_in_so_many_runs_also_where_files_hold_one_test_each() -> None:
    one_of = PARTS["tests/flows/"]
    flows = [Case(f"tests/flows/test_{number}.py::test_x") for number in range(40 * one_of)]
    many = [Case(f"tests/flows/test_many.py::test_{number:02}") for number in range(10 * one_of)]
    singles = [Case(f"tests/race/test_{number}.py::test_x") for number in range(9)]
    left = left_out([*flows, *many, *singles])
    assert 30 <= len({*flows} - {*left}) <= 50
    assert len({*many} - {*left}) == 10
    assert {*left} & {*singles} == set()


def test_parts_are_there() -> None:
    assert [part for part in PARTS if not (ROOT / part).exists()] == []


def test_none_of_the_longest_runs() -> None:
    longest = [Case(f"{beginning}test_x", one_of) for beginning in LONGEST for one_of in (0, 1)]
    assert left_out([*longest, OTHERS[0]]) == longest


def test_the_longest_are_there() -> None:
    """Whoever renames one of them names it anew; of tests with parameters the name is looked for in the file."""
    for beginning in LONGEST:
        file, _, name = beginning.partition("::")
        assert f"def {name.partition('[')[0]}" in (ROOT / file).read_text("utf-8"), beginning


@pytest.mark.parametrize(
    ("paths", "keyword", "named"),
    [
        (["tests"], "", False),
        ([str(ROOT / "tests")], "", False),
        (["tests"], "eclipse", True),
        (["tests/flows"], "", True),
        (["tests/flows/test_help.py::test_x"], "", True),
        (["tests", "tests/flows"], "", True),
    ],
)
def test_whoever_names_tests_means_all_of_them(
    paths: Sequence[str], keyword: str, named: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert are_named(paths, keyword) == named


def test_ci_leaves_nothing_out() -> None:
    assert "tools/run.py test --all" in (ROOT / ".ci" / "run").read_text("utf-8")
