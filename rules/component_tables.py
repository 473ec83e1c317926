"""Rows of data files as components: those with an id as a table that nobody changes, others one by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar

from pydantic import ConfigDict, TypeAdapter

T = TypeVar("T")
Row = dict[str, Any]


def table(kind: type[T], rows: list[Row]) -> dict[str, T]:
    """Rows as `kind` by their `id`; ValueError for unknown or missing columns, and for an id used twice."""
    made: list[T] = _adapter(kind).validate_python(rows)  # type: ignore[arg-type]  # a type can be hashed
    by_id = {row.id: row for row in made}  # type: ignore[attr-defined]  # each kind has an id, by contract
    if len(by_id) < len(made):
        raise ValueError(f"{kind.__name__}: an id stands twice")
    return by_id


def components(kind: type[T], rows: Iterable[Row]) -> Mapping[str, T]:
    """Rows as `kind` by their `id`; raises ValueError for unknown or missing columns and for an id used twice."""
    return MappingProxyType(table(kind, list(rows)))


def one(kind: type[T], row: Row) -> T:
    """A row as `kind`, with or without an id; raises pydantic's ValidationError for unknown or missing columns.

    That is a ValueError, whose faults stand at 0, the number of the row, and then by the names of columns.
    """
    made: T
    (made,) = _adapter(kind).validate_python([row])  # type: ignore[arg-type]  # a type can be hashed
    return made


@cache
def _adapter(kind: type[Any]) -> TypeAdapter[list[Any]]:
    """What reads rows as records of a kind, and refuses fields it does not know."""
    return TypeAdapter(list[kind], config=ConfigDict(extra="forbid"))  # type: ignore[valid-type]  # read at run time
