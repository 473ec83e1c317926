"""The order of tests, and which of them run in one process.

Those that take longest start first, so that no core waits for one of them at the end. Those that share what takes long
to prepare run together, so that it is prepared once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    "tests/bot/test_swapped_secrets.py",
    "tests/wire/test_demo.py",
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
    "tests/pulsar/test_walks.py",
    "tests/images/",  # they share positions of games, which take longer than the pictures
)


SHARING = {  # files whose tests share what takes long to prepare; with the parameter of which each value has its own
    "tests/bot/test_branches.py": "module",
    "tests/bot/test_public_questions.py": "kind",
    "tests/bot/test_texts.py": "",
    "tests/eclipse/test_texts.py": "",
    "tests/gaia/test_deep.py": "",
    "tests/gaia/test_texts.py": "",
    "tests/images/test_eclipse_scenes.py": "",
    "tests/images/test_pulsar_panels.py": "",
    "tests/images/test_readable.py": "game",
    "tests/pulsar/test_texts.py": "",
    "tests/race/test_texts.py": "",
    "tests/test_laws.py": "module",
    "tests/test_reference.py": "game_id",
    "tests/test_terms.py": "",
    "tests/test_tree.py": "",
}


class Named(Protocol):
    """A test, as pytest collects it."""

    @property
    def nodeid(self) -> str:
        """Its file, and its name within it."""


Item = TypeVar("Item", bound=Named)


def slow_first(items: Sequence[Item]) -> list[Item]:
    """The tests in the order in which they come, but the slow ones first: a worker takes the next one that is left."""
    return sorted(items, key=_rank)


def _rank(item: Named) -> int:
    return next((place for place, part in enumerate(SLOW) if part in item.nodeid), len(SLOW))


def shared(nodeid: str, values: Mapping[str, object]) -> str:
    """What a test shares with those that one worker has to run together with it; "" for nothing.

    `values` are those of its parameters, by their names.
    """
    file = nodeid.partition("::")[0]
    if file not in SHARING:
        return ""
    return f"{file} {values.get(SHARING[file], '')}".strip()
