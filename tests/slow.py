"""The order of tests, and which of them run in one process.

Those that take longest start early, so that no core waits for one of them at the end. Those that share what takes long
to prepare run together, so that it is prepared once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol, TypeVar

from xdist.scheduler import LoadScopeScheduling

WAITING = (  # beginnings of the ids of tests that wait for bots and pages more than they compute, the slowest first
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
    "tests/test_texts.py",
    "tests/bot/test_swapped_secrets.py",
    "tests/bot/test_public_questions.py",
    "tests/bot/test_branches.py",
    "tests/gaia/test_deep.py",
    "tests/bot/test_season.py",
    "tests/gaia/test_oracle.py",
    "tests/pulsar/test_walks.py",
    "tests/flows/test_korean.py",
    "tests/images/",
    "tests/flows/",
    "tests/bot/",
)
EACH = "each"  # those with the same first parameter share something, in whichever of these files they are
WITHIN = "within"  # those with the same first parameter share something, in this file alone
APART = "apart"  # those of a file share nothing, and may run at the same time
SHARING = {  # all others share what their file prepares
    "tests/bot/test_branches.py": EACH,
    "tests/bot/test_contract.py": EACH,
    "tests/bot/test_copying.py": EACH,
    "tests/bot/test_next_up.py": EACH,
    "tests/bot/test_postgres.py": EACH,
    "tests/bot/test_process.py": APART,
    "tests/bot/test_public_questions.py": EACH,
    "tests/bot/test_season.py": APART,
    "tests/bot/test_swapped_secrets.py": EACH,
    "tests/flows/test_korean.py": APART,
    "tests/flows/test_limits.py": APART,
    "tests/flows/test_release_before.py": APART,
    "tests/images/test_one_screen.py": WITHIN,
    "tests/images/test_readable.py": WITHIN,
    "tests/images/test_ti4_reference.py": APART,
    "tests/matrix/test_matrix.py": APART,
    "tests/test_forfeits.py": EACH,
    "tests/test_kept_positions.py": APART,
    "tests/test_laws.py": EACH,
    "tests/test_reference.py": EACH,
    "tests/test_results.py": EACH,
    "tests/test_texts.py": EACH,
    "tests/ti4/test_odds.py": APART,
    "tests/wire/test_backup.py": APART,
    "tests/wire/test_bench.py": APART,
    "tests/wire/test_crashes.py": APART,
    "tests/wire/test_faults.py": APART,
    "tests/wire/test_stopping.py": APART,
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
    waiting = sorted((item for item in items if _waits(item) < len(WAITING)), key=_waits)
    computing = sorted((item for item in items if _waits(item) == len(WAITING)), key=_computes)
    apart = max(1, len(computing) // (2 * len(waiting) or 1))
    ordered: list[Item] = []
    for number, item in enumerate(waiting):
        ordered += [item, *computing[number * apart : (number + 1) * apart]]
    return [*ordered, *computing[len(waiting) * apart :]]


def _waits(item: Named) -> int:
    return _place(item.nodeid.partition("::")[0], WAITING)


def _computes(item: Named) -> int:
    return _place(item.nodeid.partition("::")[0], SLOW)


@cache  # there are thousands of tests, and hundreds of files
def _place(file: str, beginnings: Sequence[str]) -> int:
    """The place of that with which a file's name begins; behind them all where there is none."""
    return next((place for place, each in enumerate(beginnings) if file.startswith(each)), len(beginnings))


def shared(nodeid: str) -> str:
    """The name of the tests that one worker has to run together, of which this one is; its own id where it is alone."""
    file, _, name = nodeid.partition("::")
    how = SHARING.get(file)
    if how is None:
        return file
    if how == APART:
        return nodeid
    first_parameter = name.partition("[")[2].rstrip("]").partition("-")[0]
    return f"{file if how == WITHIN else ''}[{first_parameter}]"


class Together(LoadScopeScheduling):  # type: ignore[misc]  # xdist ships no types
    """Workers take tests in their order, and those that share something together."""

    def _split_scope(self, nodeid: str) -> str:
        return shared(nodeid)
