"""Which release this is, as a database knows it: what it played may differ in what an earlier one has played."""

from __future__ import annotations

from collections.abc import Collection
from importlib.metadata import version
from importlib.resources import files

KEY = "release"  # of what the bot remembers about itself: which release has the database, and since when
OURS = {"game", "lease"}  # one of which has been in the database since its first start
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"


def known_version() -> int:
    """The version of the tables that this release works with."""
    return sum(entry.name.endswith(".sql") for entry in (files("bot.store") / "migrations").iterdir())


def refuse_another_programs(tables: Collection[str]) -> None:
    """Raise ValueError for the names of tables in a database that is neither empty nor one of Orrery."""
    if tables and not OURS & {*tables}:
        raise ValueError("the database is another program's: it has tables, and none of Orrery's")


def release() -> str:
    """The name of this release, with the version of its tables."""
    return f"{version('orrery')}+{known_version()}"


def since(noted: str, now: int) -> int:
    """Since when this release has a database, from what is noted there; `now` where another had it last."""
    name, _, at = noted.partition(" ")
    if name != release():
        return now
    return int(at)
