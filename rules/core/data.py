"""Tables of components: TOML files beside the rules become frozen dataclasses, checked when the game is imported."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, TypeVar

from pydantic import ConfigDict, TypeAdapter

from rules.core.records import record

T = TypeVar("T")
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


def table(kind: type[T], rows: list[dict[str, Any]]) -> dict[str, T]:
    """Rows as `kind` by their `id`; ValueError for unknown or missing columns, and for an id used twice."""
    adapter = TypeAdapter(list[kind], config=ConfigDict(extra="forbid"))  # type: ignore[valid-type]  # read at run time
    made = adapter.validate_python(rows)
    by_id = {row.id: row for row in made}  # type: ignore[attr-defined]  # each kind has an id, by contract
    if len(by_id) < len(made):
        raise ValueError(f"{kind.__name__}: an id stands twice")
    return by_id
