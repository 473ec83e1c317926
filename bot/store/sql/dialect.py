"""Where the SQL of the databases differs: placeholders, and what is looked for within JSON.

Statements are written with `?`, or with `?1`, `?2` … where a value is named more than once, and with `@now` for when
their transaction began. JSON is text in every database: what is read of it, and how, is one for all.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from itertools import count

ESCAPED_NUL = re.compile(r"(?<!\\)((?:\\\\)*)\\u0000")
PLACEHOLDER = re.compile(r"\?(\d*)|@now")


class Dialect(ABC):
    """The words of one database."""

    @property
    @abstractmethod
    def mark(self) -> str:
        """What stands before the number of a placeholder: `?` of SQLite, `$` of PostgreSQL.

        `placed` writes the placeholders of a statement with it, `?1` or `$1` for the first value.
        """

    @property
    @abstractmethod
    def last_number(self) -> str:
        """A statement that reads the greatest number that a post has ever had; no row or 0 where there was none."""

    @abstractmethod
    def next_numbers(self, last: int) -> Sequence[str]:
        """Statements after which the next post has a greater number than this."""

    @abstractmethod
    def objects(self, columns: Sequence[str], rows: str) -> str:
        """A subquery that reads these columns of `rows`, what follows FROM, as a list of objects in JSON, as text."""

    @abstractmethod
    def numbers(self, value: str) -> str:
        """A subquery of the numbers of a list in JSON."""

    @abstractmethod
    def has_number(self, column: str, value: str) -> str:
        """A condition: the list in JSON of this column has a number."""

    @abstractmethod
    def has_key(self, column: str, value: str) -> str:
        """A condition: the object in JSON of this column has a number, as text, among its keys."""

    @abstractmethod
    def mentions(self, column: str, value: str) -> str:
        """A condition: this number stands anywhere in the JSON of this column."""

    @abstractmethod
    def has_object(self, column: str, path: tuple[str, str], value: str) -> str:
        """A condition: in the JSON of a column, the list `path[0]` has an object with this text as `path[1]`."""


class SqliteWords(Dialect):
    """What SQLite understands."""

    mark = "?"
    last_number = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'outbox'"

    def next_numbers(self, last: int) -> Sequence[str]:
        """Statements that set the greatest number."""
        return (
            "DELETE FROM sqlite_sequence WHERE name = 'outbox'",
            f"INSERT INTO sqlite_sequence (name, seq) VALUES ('outbox', {last})",
        )

    def objects(self, columns: Sequence[str], rows: str) -> str:
        """A subquery that reads these columns as JSON."""
        named = ", ".join(f"'{column}', {column}" for column in columns)
        return f"(SELECT json_group_array(json_object({named})) FROM {rows})"

    def numbers(self, value: str) -> str:
        """A subquery of the numbers of a list in JSON."""
        return f"(SELECT value FROM json_each({value}))"

    def has_number(self, column: str, value: str) -> str:
        """A condition on a list of numbers."""
        return f"EXISTS (SELECT 1 FROM json_each({column}) AS each WHERE each.value = {value})"

    def has_key(self, column: str, value: str) -> str:
        """A condition on the keys of an object."""
        return f"EXISTS (SELECT 1 FROM json_each({column}) AS each WHERE each.key = CAST({value} AS TEXT))"

    def mentions(self, column: str, value: str) -> str:
        """A condition on everything within."""
        return f"EXISTS (SELECT 1 FROM json_tree({column}) AS each WHERE each.atom = {value})"

    def has_object(self, column: str, path: tuple[str, str], value: str) -> str:
        """A condition on a list of objects."""
        listed, name = path
        each = f"json_each({column}, '$.{listed}') AS each"
        return f"EXISTS (SELECT 1 FROM {each} WHERE json_extract(each.value, '$.{name}') = {value})"


class PostgresWords(Dialect):
    """What PostgreSQL understands."""

    mark = "$"
    last_number = "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM outbox_id_seq"

    def next_numbers(self, last: int) -> Sequence[str]:
        """Statements that set the greatest number."""
        return (f"SELECT setval('outbox_id_seq', {max(last, 1)}, {last > 0})",)

    def objects(self, columns: Sequence[str], rows: str) -> str:
        """A subquery that reads these columns as JSON."""
        named = ", ".join(f"'{column}', {column}" for column in columns)
        return f"(SELECT coalesce(json_agg(json_build_object({named})), '[]')::text FROM {rows})"

    def numbers(self, value: str) -> str:
        """A subquery of the numbers of a list in JSON."""
        return f"(SELECT CAST(json_array_elements_text(CAST({value} AS JSON)) AS BIGINT))"

    def has_number(self, column: str, value: str) -> str:
        """A condition on a list of numbers."""
        return f"CAST({column} AS JSONB) @> to_jsonb(CAST({value} AS BIGINT))"

    def has_key(self, column: str, value: str) -> str:
        """A condition on the keys of an object."""
        return f"jsonb_exists(CAST({column} AS JSONB), CAST(CAST({value} AS BIGINT) AS TEXT))"

    def mentions(self, column: str, value: str) -> str:
        """A condition on everything within."""
        found = f"jsonb_path_query(CAST({column} AS JSONB), '$.**') AS found"
        return f"EXISTS (SELECT 1 FROM {found} WHERE found = to_jsonb(CAST({value} AS BIGINT)))"

    def has_object(self, column: str, path: tuple[str, str], value: str) -> str:
        """A condition on a list of objects."""
        listed, name = path
        each = f"jsonb_array_elements(CAST({column} AS JSONB) -> '{listed}') AS found"
        return f"EXISTS (SELECT 1 FROM {each} WHERE found ->> '{name}' = {value})"


SQLITE = SqliteWords()
POSTGRES = PostgresWords()


def without_nul(text: str) -> str:
    """A text as every database can keep it: in PostgreSQL the sign with the number 0 has no place, also within JSON."""
    if "\0" in text:
        text = text.replace("\0", "")
    if "\\u0000" in text:
        text = ESCAPED_NUL.sub(r"\1", text)
    return text


@cache
def placed(sql: str, mark: str) -> tuple[str, bool]:
    """A statement with every placeholder numbered in the words of a database, and whether it asks for the time.

    That comes after all other values.
    """
    last = max((int(number) for number in PLACEHOLDER.findall(sql) if number), default=0)
    unnamed = count(1)
    numbered = re.sub(r"\?(?!\d)", lambda _: f"?{next(unnamed)}", sql)
    now = f"?{max(last, next(unnamed) - 1) + 1}"
    text = numbered.replace("@now", now).replace("?", mark)
    return text, "@now" in sql
