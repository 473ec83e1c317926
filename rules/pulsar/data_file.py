"""A data file while it is read: its rows become records, its marks are kept, and everything wrong is collected."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from pydantic import ValidationError

from rules.component_tables import Row, one
from rules.core.data import OwnValue

T = TypeVar("T")

MARK = "own_design"
DIE = (1, 6)
USUAL = (0, 99)
YES_OR_NO = {"distinct", "first_game", "dead_end"}
LIMITS = {  # of the numbers in a field, wherever it stands
    "die": DIE,
    "dice": DIE,
    "take": DIE,
    "spin": DIE,
    "red": DIE,
    "silver": DIE,
    "even_start": DIE,
    "icons": (1, 2),
    "lanes": (1, 2),
    "blue": (2, 4),
    "dead": (2, 4),
    "left": (0, 3),
    "right": (0, 3),
}


class DataFile:
    """The rows of one file. `raw` is the file as TOML gives it; `faults` says what is wrong, a line for each thing."""

    def __init__(self, name: str, raw: Mapping[str, Any]) -> None:
        self.name = name
        self.raw = raw
        self.faults: list[str] = []
        self.own_values: list[OwnValue] = []

    def must(self, what_holds: object, fault: str) -> None:
        """Note a fault where something does not hold."""
        if not what_holds:
            self.faults.append(fault)

    def headings(self, *known: str) -> None:
        """Note headings that the file lacks, and those it may not have."""
        for key in known:
            self.must(key in self.raw, f"[{key}] is missing")
        for key in self.raw:
            self.must(key in known, f"[{key}] is not known here")

    def rows(self, key: str) -> list[Row]:
        """The rows under a heading, without their marks; those without an id are left out."""
        found = self.raw.get(key, [])
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            self.faults.append(f"[{key}] must be rows")
            return []
        unnamed = [number for number, row in enumerate(found, 1) if not isinstance(row.get("id"), str)]
        self.must(not unnamed, f"[[{key}]] number {', '.join(map(str, unnamed))} has no id")
        return [self._row(row["id"], row) for row in found if isinstance(row.get("id"), str)]

    def section(self, key: str) -> Row:
        """What stands under a heading of its own, without its marks."""
        found = self.raw.get(key, {})
        if not isinstance(found, dict):
            self.faults.append(f"[{key}] must stand once")
            return {}
        return self._row(key, found)

    def _row(self, name: str, row: Mapping[str, Any]) -> Row:
        """A row without its mark."""
        bare = {key: value for key, value in row.items() if key != MARK}
        self.faults += [f"{name}: {fault}" for fault in _out_of_range("", bare)]
        marked = row.get(MARK, [])
        if marked is True:
            self.own_values.append(OwnValue(self.name, name))
        elif isinstance(marked, list):
            for field in marked:
                self.must(_holds(bare, str(field)), f"{name}: {MARK} names {field}, which is not there")
                self.own_values.append(OwnValue(self.name, name, str(field)))
        else:
            self.faults.append(f"{name}: {MARK} must be true or the names of fields")
        return bare

    def records(self, kind: type[T], rows: Iterable[Row]) -> dict[str, T]:
        """Rows as `kind` by their id. Notes unknown and missing fields, values that cannot be, and ids used twice."""
        made: dict[str, T] = {}
        for row in rows:
            name = row["id"]
            self.must(name not in made, f"{name} stands twice")
            try:
                made[name] = one(kind, row)
            except ValidationError as error:
                self.faults += [f"{name}: {fault}" for fault in _told(error)]
        return made

    def single(self, kind: type[T], key: str) -> T | None:
        """What stands under a heading of its own, as `kind`; None where it cannot be read."""
        found = self.records(kind, [{"id": key, **self.section(key)}])
        return found.get(key)

    def ids(self, what: str, found: Iterable[str], expected: Iterable[str]) -> None:
        """Note ids that are missing, and those that are not known."""
        there, wanted = list(found), list(expected)
        missing = [name for name in wanted if name not in there]
        unknown = [name for name in there if name not in wanted]
        self.must(not missing, f"{what} missing: {', '.join(missing)}")
        self.must(not unknown, f"{what} not known: {', '.join(unknown)}")


def _told(error: ValidationError) -> Iterator[str]:
    """What a record refuses, by field."""
    for detail in error.errors():
        field = ".".join(str(part) for part in detail["loc"][1:])
        yield f"{field}: {detail['msg']}"


def _out_of_range(key: str, value: object) -> Iterator[str]:
    """Numbers in a row, however deep, that are beyond the limits of their field, and what stands there for a number."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _out_of_range(name, inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _out_of_range(key, inner)
    elif isinstance(value, bool):
        if key not in YES_OR_NO:
            yield f"{key} cannot be true or false"
    elif isinstance(value, float) or (isinstance(value, str) and value.isdigit() and key != "id"):
        yield f"{key} must be a whole number, not {value!r}"
    elif isinstance(value, int):
        least, most = LIMITS.get(key, USUAL)
        if not least <= value <= most:
            yield f"{key} must be from {least} to {most}, not {value}"


def _holds(row: Row, field: str) -> bool:
    """Whether a row has a field; `benefit.one` is a field within a field."""
    value: Any = row
    for name in field.split("."):
        if not isinstance(value, dict) or name not in value:
            return False
        value = value[name]
    return True


Reader = Callable[[DataFile], T]


def read(reader: Reader[T], file: DataFile) -> T:
    """What a reader makes of a file; raises ValueError with everything that is wrong."""
    made = reader(file)
    if file.faults:
        raise ValueError("\n".join(f"{file.name}: {fault}" for fault in file.faults))
    return made
