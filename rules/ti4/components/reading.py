"""How the tables of components are read from the files of `rules/ti4/data`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

from pydantic import ConfigDict, TypeAdapter

from rules.core.data import document, table

T = TypeVar("T")
Row = dict[str, Any]


def read(name: str) -> Row:
    """A file of the folder `data` as TOML gives it."""
    return document("rules.ti4", name)


def components(kind: type[T], rows: Iterable[Row]) -> Mapping[str, T]:
    """Rows as `kind` by their `id`; raises ValueError for unknown or missing columns and for an id used twice."""
    return MappingProxyType(table(kind, list(rows)))


def one(kind: type[T], row: Row) -> T:
    """A row without an id as `kind`; raises ValueError for unknown or missing columns."""
    adapter = TypeAdapter(list[kind], config=ConfigDict(extra="forbid"))  # type: ignore[valid-type]  # read at run time
    (made,) = adapter.validate_python([row])
    return made
