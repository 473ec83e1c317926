"""Data of games: TOML files beside the rules, or what a host puts in their place."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from rules.core.records import record

REPLACED: dict[tuple[str, str], dict[str, Any]] = {}  # by package and file: what a host puts in the place of a file
READ: set[tuple[str, str]] = set()  # files that have been read, for which a replacement comes too late


@record
class OwnValue:
    """A value in a data file that is not printed on the component, but of our own design; no field is the whole row."""

    file: str
    id: str
    field: str = ""


def document(package: str, name: str) -> dict[str, Any]:
    """The TOML file `name` of a rules package's `data` folder, or a host's in its place; not to be changed."""
    READ.add((package, name))
    if (package, name) in REPLACED:
        return REPLACED[package, name]
    return tomllib.loads((files(package) / "data" / name).read_text("utf-8"))
