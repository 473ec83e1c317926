"""Which release this is, as a database knows it: what it played may differ in what an earlier one has played."""

from __future__ import annotations

from importlib.metadata import version
from importlib.resources import files

KEY = "release"  # of what the bot remembers about itself: which release has the database, and since when


def known_version() -> int:
    """The version of the tables that this release works with."""
    return sum(entry.name.endswith(".sql") for entry in (files("bot.store") / "migrations").iterdir())


def release() -> str:
    """The name of this release, with the version of its tables."""
    return f"{version('orrery')}+{known_version()}"


def since(noted: str, now: int) -> int:
    """Since when this release has a database, from what is noted there; `now` where another had it last."""
    name, _, at = noted.partition(" ")
    if name != release():
        return now
    return int(at)
