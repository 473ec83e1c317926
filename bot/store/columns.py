"""Rows as columns: a dataclass field is a column of its name, lists and mappings are JSON, positions are packed."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, cached_property
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Protocol, get_origin, get_type_hints

from bot.store.call_rows import FollowRow, HeldRow, HookCallRow, HookRow, MuteRow
from bot.store.company_rows import CompanionRow, NoteRow, PoolRow, RequestRow, SittingRow
from bot.store.deed_rows import DeedRow, VoteRow
from bot.store.lobby_rows import BanRow, BlockRow, GuestRow, QueueRow, TemplateRow
from bot.store.personal_rows import NotebookRow, OrdersRow, PlanRow, PromiseRow, VacationRow
from bot.store.rows import DraftRow, GameRow, MoveRow, OutboxRow, PrefsRow, SeatRow, SnapshotRow, WaitRow
from bot.store.server_rows import MetadataRow, ServerRow

if TYPE_CHECKING:
    from pydantic import TypeAdapter

KEYS: dict[type, tuple[str, ...]] = {
    GameRow: ("id",),
    SeatRow: ("game_id", "seat"),
    MoveRow: ("game_id", "seq"),
    SnapshotRow: ("game_id", "seq"),
    DraftRow: ("game_id", "seat"),
    OutboxRow: ("id",),
    WaitRow: ("game_id", "seat", "kind"),
    PrefsRow: ("user_id",),
    SittingRow: ("game_id", "seat", "number"),
    DeedRow: ("game_id", "number"),
    OrdersRow: ("user_id", "kind"),
    ServerRow: ("guild_id",),
    MetadataRow: ("key",),
    VacationRow: ("user_id", "year"),
    VoteRow: ("game_id", "number"),
    CompanionRow: ("game_id", "seat", "number"),
    RequestRow: ("game_id", "number"),
    NoteRow: ("game_id", "seat"),
    PoolRow: ("guild_id", "user_id"),
    GuestRow: ("game_id", "user_id"),
    BlockRow: ("user_id", "other_id"),
    BanRow: ("guild_id", "user_id"),
    TemplateRow: ("user_id", "number"),
    QueueRow: ("guild_id", "user_id", "kind"),
    PlanRow: ("game_id", "seat"),
    NotebookRow: ("game_id", "user_id", "seq"),
    PromiseRow: ("game_id", "number"),
    HeldRow: ("user_id", "game_id", "seat"),
    MuteRow: ("user_id", "game_id"),
    FollowRow: ("game_id", "user_id"),
    HookRow: ("user_id",),
    HookCallRow: ("user_id", "game_id"),
}


class Found(Protocol):
    """A row from a database: its cells in order, and the names of its columns."""

    def keys(self) -> Iterable[str]:
        """The names of its columns."""

    def __iter__(self) -> Iterator[Any]: ...

    def __getitem__(self, place: Any, /) -> Any: ...


@dataclass(frozen=True)
class Stored:
    """How one kind of row is stored."""

    kind: type
    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    write: tuple[Callable[[Any], Any], ...]
    read: tuple[tuple[int, Callable[[Any], Any]], ...]  # of the columns that are stored otherwise, by their place
    truths: frozenset[str]  # the columns that are true or false

    @cached_property
    def upsert(self) -> str:
        """The statement that stores a row, in place of the one with its key."""
        marks = ", ".join("?" * len(self.columns))
        news = ", ".join(f"{column} = excluded.{column}" for column in self.columns if column not in self.key)
        return (
            f"INSERT INTO {self.name} ({', '.join(self.columns)}) VALUES ({marks})"
            f" ON CONFLICT ({', '.join(self.key)}) DO UPDATE SET {news}"
        )

    def select(self, where: Sequence[str]) -> str:
        """The statement that reads the rows that have values in the columns `where`, in the order of the key."""
        return _select(self.name, tuple(where), self.key)

    def values(self, row: Any) -> list[Any]:
        """A row as the database takes it: a value for each of `columns`, in their order."""
        return [write(getattr(row, column)) for column, write in zip(self.columns, self.write, strict=True)]

    def sought(self, where: Mapping[str, Any]) -> tuple[Any, ...]:
        """What columns are looked for by, as the database takes it: 0 and 1 are no truths for every one of them."""
        return tuple(bool(value) if column in self.truths else value for column, value in where.items())

    def rows(self, found: Sequence[Found]) -> list[Any]:
        """Rows of one statement from the database, by column name, whatever the order of its columns."""
        if not found:
            return []
        places = {column: place for place, column in enumerate(found[0].keys())}
        cells_of = itemgetter(*(places[column] for column in self.columns))
        return [self._made(list(cells_of(tuple(values)))) for values in found]

    def row(self, values: Mapping[str, Any]) -> Any:
        """A row from the database, by column name."""
        return self._made([values[column] for column in self.columns])

    def within(self, listed: str) -> list[Any]:
        """Rows from a list of objects in JSON, by column name; columns that it leaves out have their defaults."""
        reads = {self.columns[place]: read for place, read in self.read}
        return [
            self.kind(**{column: reads.get(column, _same)(cell) for column, cell in each.items()})
            for each in json.loads(listed)
        ]

    def _made(self, cells: list[Any]) -> Any:
        for place, read in self.read:  # most are as they are stored, and every press reads hundreds
            cells[place] = read(cells[place])
        return self.kind(*cells)


@cache
def _select(name: str, where: tuple[str, ...], key: tuple[str, ...]) -> str:
    return f"SELECT {name}.* FROM {name}{matching(where)} ORDER BY {', '.join(key)}"


def matching(where: Sequence[str]) -> str:
    """A condition that these columns have given values."""
    if not where:
        return ""
    return " WHERE " + " AND ".join(f"{column} = ?" for column in where)


def _stored(kind: Any) -> Stored:
    hints = get_type_hints(kind)
    names = tuple(declared.name for declared in fields(kind))
    both = [_codec(hints[name]) for name in names]
    name = kind.__name__.removesuffix("Row").lower()
    read = tuple((place, read) for place, (_, read) in enumerate(both) if read is not _same)
    truths = frozenset(column for column in names if hints[column] is bool)
    return Stored(kind, name, names, KEYS[kind], tuple(write for write, _ in both), read, truths)


def _codec(hint: Any) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    if hint is bytes:
        return _pack, _unpack
    if hint is bool:
        return _same, bool
    if get_origin(hint) in (dict, tuple):
        return _json_codec(hint)
    return _same, _same


def _json_codec(hint: Any) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    """How a list or mapping is written and read; most are empty, and every press reads hundreds."""
    kind = get_origin(hint)
    nothing = json.dumps(kind())

    @cache
    def adapter() -> TypeAdapter[Any]:
        from pydantic import TypeAdapter  # a bot without games stores nothing that takes it

        return TypeAdapter(hint)

    def write(value: Any) -> str:
        return adapter().dump_json(value).decode() if value else nothing

    def read(cell: str) -> Any:
        return adapter().validate_json(cell) if len(cell) != len(nothing) else kind()

    return write, read


class Unreadable(bytes):
    """A position that was stored damaged, as it lies there; it is stored again as it is."""


def _pack(position: bytes) -> bytes:
    if isinstance(position, Unreadable):
        return position
    return zlib.compress(position)


def _unpack(stored: bytes) -> bytes:
    try:
        return zlib.decompress(stored)
    except zlib.error:  # whoever reads the position finds out; a list of games is no place to fail
        return Unreadable(stored)


def _same(value: Any) -> Any:
    return value


STORED: dict[type, Stored] = {kind: _stored(kind) for kind in KEYS}
