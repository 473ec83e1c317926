"""The order of tests, and which of them run in one process.

Those that take longest start early, so that no core waits for one of them at the end. Those that share what takes long
to prepare run together, so that it is prepared once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

WAITING = (  # parts of the ids of tests that wait for bots and pages more than they compute, the slowest first
    "tests/e2e/",
    "tests/wire/",
    "tests/bot/test_process.py",
    "tests/localdiscord_page/",
)
SLOW = (  # of those that compute, the slowest first, as `--durations` shows them
    "tests/test_laws.py",
    "tests/images/test_readable.py",
    "tests/test_kept_positions.py",
    "tests/eclipse/test_every_component.py",
    "tests/matrix/",
    "tests/flows/test_release_before.py",
    "tests/test_reference.py",
    "tests/bot/test_swapped_secrets.py",
    "tests/eclipse/test_texts.py",
    "tests/bot/test_public_questions.py",
    "tests/bot/test_branches.py",
    "tests/gaia/test_deep.py",
    "tests/bot/test_season.py",
    "tests/gaia/test_texts.py",
    "tests/pulsar/test_texts.py",
    "tests/race/test_texts.py",
    "tests/gaia/test_oracle.py::test_golden_games",
    "tests/pulsar/test_walks.py",
    "tests/flows/test_korean.py",
    "tests/images/",
)


SHARING = {  # files whose tests share what takes long to prepare; with the parameter of which each value has its own
    "tests/bot/test_branches.py": "module",
    "tests/bot/test_public_questions.py": "kind",
    "tests/bot/test_texts.py": "",
    "tests/eclipse/test_texts.py": "",
    "tests/gaia/test_deep.py": "",
    "tests/gaia/test_texts.py": "",
    "tests/images/test_pulsar_panels.py": "",
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
    """The tests in the order in which workers take them: the slowest of those that compute first, the quick ones last.

    Those that wait are spread among the first half of them, so that some worker computes while others wait.
    """
    waiting = sorted((item for item in items if _place(item, WAITING) < len(WAITING)), key=_waits)
    computing = sorted((item for item in items if _place(item, WAITING) == len(WAITING)), key=_computes)
    apart = max(1, len(computing) // (2 * len(waiting) or 1))
    ordered: list[Item] = []
    for number, item in enumerate(waiting):
        ordered += [item, *computing[number * apart : (number + 1) * apart]]
    return [*ordered, *computing[len(waiting) * apart :]]


def _waits(item: Named) -> int:
    return _place(item, WAITING)


def _computes(item: Named) -> int:
    return _place(item, SLOW)


def _place(item: Named, parts: Sequence[str]) -> int:
    """The place of the part that an item's id has; behind them all where it has none."""
    return next((place for place, part in enumerate(parts) if part in item.nodeid), len(parts))


def shared(nodeid: str, values: Mapping[str, object]) -> str:
    """What a test shares with those that one worker has to run together with it; "" for nothing.

    `values` are those of its parameters, by their names.
    """
    file = nodeid.partition("::")[0]
    if file not in SHARING:
        return ""
    return f"{file} {values.get(SHARING[file], '')}".strip()
