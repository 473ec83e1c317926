"""A season of many tables on a virtual clock, with people who come and go and a bot that is killed.

    python -m tools.season --tables 40 --people 60 --days 60 --kills 20

Prints what has come of it, and what does not hold: a ping that came twice, a move that was lost, a game that is stuck,
something hidden that was told, an error that was logged. Exits with 1 where there is any. With `--folder` a season that
was broken off goes on from where its bot died last, as large as it was begun. Over PostgreSQL the whole is put behind
`python -m testkit.postgres`, with `--folder` or without.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from rules.games import MODULES
from testkit.season import broken_off
from testkit.season.audit import Audit
from testkit.season.people import DAY
from testkit.season.report import report
from testkit.season.season import BEGIN, Plan, Season

SAID = 10  # days after which a season says how far it is


def arguments() -> argparse.Namespace:
    """What is to be played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--days", type=int, default=40)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", default="season")
    parser.add_argument("--laws", type=float, default=0.02, help="share of moves at which laws of secrets are asked")
    parser.add_argument("--told", type=float, default=1.0, help="share of posts that are compared with what is hidden")
    parser.add_argument("--folder", type=Path, help="where a season is kept that may be broken off")
    parser.add_argument("--games", nargs="+", default=list(MODULES), choices=list(MODULES))
    return parser.parse_args()


async def played(plan: Plan, folder: Path, kept_in: Path | None = None) -> tuple[str, list[str]]:
    """The figures of a season, and what does not hold in it; says every ten days how far it is."""
    path = folder / "season.db"
    season = Season(plan, path)
    audit = Audit(season)
    if kept_in and (kept := broken_off.taken_up(kept_in, path)):
        season, audit = kept

    async def daily(season: Season) -> None:
        day = (season.clock() - BEGIN) // DAY
        if day % SAID == 0:
            await audit.of_ended()
            failures = [*season.failures, *season.watch.failures, *season.actions.failures, *audit.found.failures]
            spent = f"day {day}, {time.process_time():.0f} CPU seconds, {len(failures)} failures"
            print(
                "\n".join((f"--- {spent}", report(season, audit.found), *(f"SO FAR {each}" for each in failures))),
                flush=True,
            )

    season.daily = daily
    season.died = partial(broken_off.keep, audit=audit, folder=kept_in) if kept_in else None
    await season.play()
    found = await audit.of_all()
    assert season.bot
    await season.bot.store.close()
    return report(season, found), season.failures + found.failures


def main() -> int:
    """Play a season and print what has come of it."""
    given = arguments()
    plan = Plan(given.games, given.tables, given.people, given.days, given.kills, given.seed, given.laws, given.told)
    with tempfile.TemporaryDirectory() as folder:
        figures, failures = asyncio.run(played(plan, Path(folder), given.folder))
    print(f"Python {platform.python_version()} on {platform.machine()}, {time.process_time():.0f} CPU seconds")
    print(figures)
    for failure in failures:
        print(f"FAILED {failure}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
