"""The order of tests, and which of them run in one process.

Those that take longest start early, so that no core waits for one of them at the end. Those that share what takes long
to prepare run together, so that it is prepared once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

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
    "tests/bot/test_draft_lines.py": EACH,
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
    "tests/test_unavailable.py": EACH,
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
    """The tests in the order in which workers take them: those that wait, then the slow ones, the quick ones last."""
    return sorted(items, key=lambda item: (not waits(item.nodeid), _place(item.nodeid, (*WAITING, *SLOW))))


def waits(nodeid: str) -> bool:
    """Whether a test, or those that share something with it, waits for bots and pages more than it computes."""
    return nodeid.startswith(WAITING)


def _place(nodeid: str, beginnings: Sequence[str]) -> int:
    """The place of that with which a test's id begins; behind them all where there is none."""
    return next((place for place, each in enumerate(beginnings) if nodeid.startswith(each)), len(beginnings))


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
    """Workers take tests in their order, those that share something together; half of the workers wait at most.

    So some always compute while others wait for bots and pages, from the first test to the last of those.
    """

    def _split_scope(self, nodeid: str) -> str:
        return shared(nodeid)

    def _assign_work_unit(self, node: WorkerController) -> None:
        """Give a worker what comes next for it. Those that are done with are forgotten, so that few are counted."""
        for worker, given in self.assigned_work.items():
            self.assigned_work[worker] = {name: tests for name, tests in given.items() if not all(tests.values())}
        waiting = sum(any(map(waits, given)) for given in self.assigned_work.values())
        self.workqueue.move_to_end(next_up(self.workqueue, wait=2 * waiting < self.numnodes), last=False)
        super()._assign_work_unit(node)


def next_up(queue: Iterable[str], *, wait: bool) -> str:
    """The first in a queue of what shares something that waits, or that does not; else the first."""
    queue = list(queue)
    return next((name for name in queue if waits(name) == wait), queue[0])
