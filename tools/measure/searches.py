"""How long a game's own searches take: those that `searches()` of `testkit/games/<game>.py` names, without Discord."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from testkit.positions import additions
from tools.measure.figures import row

TIMES = 3  # each search, of which the shortest counts, in time of this process: what else runs is no part of it


async def searches(folder: Path, given: argparse.Namespace) -> str:
    """A table with a line for each kind of search."""
    lines = [row("Game", "Search", "Cases", "Median ms", "Longest ms", "of")]
    for game_id in given.games:
        found = getattr(additions(game_id), "searches", None)
        for kind, cases in found().items() if found else ():
            took = {case: _shortest(search) for case, search in cases.items()}
            longest = max(took, key=lambda case: took[case])
            shown = (f"{seconds * 1000:.2f}" for seconds in (median(took.values()), took[longest]))
            lines.append(row(game_id, kind, len(took), *shown, longest))
    return "\n".join(lines)


def _shortest(search: Callable[[], object]) -> float:
    taken = []
    for _ in range(TIMES):
        begun = time.process_time()
        search()
        taken.append(time.process_time() - begun)
    return min(taken)
