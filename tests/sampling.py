"""Which tests run when nothing else is said: all that try single things, and some of those that take most of the time.

Of the tests that play whole games, press through flows, paint or start bots one in two to six runs (`PARTS`), and none
of the few that take half a minute (`LONGEST`); of a test that is marked `sampled(13)`, since it tries one law on very
many cases, every thirteenth case. The choice is always the same. All of them run with `--all`, as in CI, and wherever
somebody names tests: by a path, or by `-k`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Protocol, TypeVar
from zlib import crc32

MARK = "sampled"
OPTION = "--all"
TESTS = Path(__file__).parent
# files of `tests/bot` that are quick and prove who may do what, and when: all of their tests run
QUICK = ("beside", "clocks", "companions", "reminders", "requests", "turns", "undo", "waits")
PARTS = {  # beginnings of the ids of tests, and of how many of a file's one runs; the first that fits holds
    **dict.fromkeys((f"tests/bot/test_{subject}.py" for subject in QUICK), 1),
    "tests/bot/": 5,
    "tests/eclipse/test_every_component.py": 3,
    "tests/flows/": 5,
    "tests/gaia/test_deep.py": 3,
    "tests/images/": 5,
    "tests/localdiscord_page/": 6,
    "tests/race/test_planning.py": 3,
    "tests/test_laws.py": 6,
    "tests/test_reference.py": 6,
    "tests/test_results.py": 6,
    "tests/test_saves.py": 3,
    "tests/test_texts.py": 6,
    "tests/test_unavailable.py": 2,
    "tests/ti4/test_battles.py": 2,
    "tests/ti4/test_odds.py": 3,
    "tests/ti4/test_reach.py": 3,
    "tests/wire/": 6,
}
LONGEST = (  # beginnings of ids
    "tests/bot/test_season.py::",
    "tests/e2e/test_gaia.py::",
    "tests/eclipse/test_every_component.py::test_every_component_is_used",
    "tests/test_laws.py::test_a_game_keeps_the_law[ti4-answering]",
    "tests/test_texts.py::test_no_id_stands_among_korean_words[ti4]",
    "tests/wire/test_eclipse.py::",
)


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


def are_named(paths: Sequence[str], keyword: str) -> bool:
    """Whether a command line says which tests it means: by paths other than the folder of all tests, or by a word."""
    return bool(keyword) or {Path(path.partition("::")[0]).resolve() for path in paths} != {TESTS}


def left_out(items: Sequence[Item]) -> list[Item]:
    """The tests that do not run, whatever the order in which they come.

    A mark's number has no common divisor with the numbers of values of the test's parameters, so that each value is
    tried with some of the others.
    """
    in_order = sorted(items, key=attrgetter("nodeid"))
    left = [item for item in in_order if item.nodeid.startswith(LONGEST)]
    shorter = [item for item in in_order if not item.nodeid.startswith(LONGEST)]
    marked = [item for item in shorter if item.get_closest_marker(MARK)]
    others = [item for item in shorter if not item.get_closest_marker(MARK)]
    for _, cases in groupby(marked, key=lambda item: item.nodeid.partition("[")[0]):
        left += [case for number, case in enumerate(cases) if number % _marked_one_of(case)]
    for file, tests in groupby(others, key=lambda item: item.nodeid.partition("::")[0]):
        first = crc32(file.encode())  # so that of files with one test each some run, too
        left += [test for number, test in enumerate(tests, first) if number % _one_of(file)]
    return left


def _marked_one_of(item: Marked) -> int:
    mark = item.get_closest_marker(MARK)
    assert mark
    (number,) = mark.args
    return number


def _one_of(file: str) -> int:
    return next((number for beginning, number in PARTS.items() if file.startswith(beginning)), 1)
