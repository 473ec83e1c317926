"""A season that is broken off, and goes on another day from where its bot died last: a year takes hours.

One that was played over PostgreSQL goes on over PostgreSQL, on another server as well.
"""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path

from testkit.postgres import put_away, taken_out
from testkit.season.audit import Audit, Findings
from testkit.season.season import Season

STATE, DATABASE = "season.pickle", "season.db"


def keep(season: Season, audit: Audit, folder: Path) -> None:
    """Keep a season whose bot is dead in a folder, in the place of what was kept there before."""
    daily, died = season.daily, season.died
    season.daily = season.died = None
    try:
        state = pickle.dumps((season, audit.found, audit.done))
    finally:
        season.daily, season.died = daily, died
    fresh, before = folder / "fresh", folder / "before"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    (fresh / STATE).write_bytes(state)
    put_away(season.path, fresh / DATABASE)
    shutil.rmtree(before, ignore_errors=True)
    if (folder / "kept").exists():
        (folder / "kept").rename(before)
    fresh.rename(folder / "kept")


def taken_up(folder: Path, path: Path) -> tuple[Season, Audit] | None:
    """The season that is kept in a folder, to go on in a database file, and what its audit has found; None without."""
    kept = next((each for each in (folder / "kept", folder / "before") if each.exists()), None)
    if kept is None:
        return None
    season: Season
    found: Findings
    season, found, done = pickle.loads((kept / STATE).read_bytes())  # our own file
    taken_out(kept / DATABASE, path)
    season.path = path
    return season, Audit(season, found, done)
