"""Fills a database with copies of a few games, with ids, people, servers and times of their own.

A kind whose games are long has fewer of them: each has about as many moves in all. The copies lie in the order of their
ids, and so closer together than games that were played side by side.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tools.measure.many.originals import FIRST, Original

DAY = 24 * 3600
YEAR = 365 * DAY
MOST_SEATS = 8
NEIGHBOURS = 40  # people of a server, who play with each other
QUIET_SECONDS = 6 * 3600  # so long nobody's time is over
PERSON, SERVER, MESSAGE = 10**17, 2 * 10**17, 3 * 10**17  # where their ids begin
COPIED = ("seat", "sitting", "deed", "move", "snapshot", "wait", "outbox")
OTHERWISE = {  # how columns of a copy are read, where they are not those of the original
    ("game", "id"): "copy.id",
    ("game", "guild_id"): "copy.guild_id",
    ("game", "channel_id"): "copy.channel_id",
    ("game", "thread_id"): "copy.message_id",
    ("game", "message_id"): "copy.message_id",
    ("game", "status_id"): "copy.message_id + 1",
    ("game", "created_at"): "copy.created_at",
    ("game", "touched_at"): "copy.created_at",
    ("wait", "since"): "copy.asked_at",
    ("wait", "called_at"): "copy.asked_at",
    ("wait", "due_at"): "copy.due_at",
    ("outbox", "sent_at"): "copy.asked_at",
    ("outbox", "message_id"): "copy.message_id + 2",
    ("outbox", "place"): "copy.message_id",
    ("outbox", "id"): "NULL",
    ("outbox", "group_id"): "NULL",
}


@dataclass(frozen=True, slots=True)
class Size:
    """How many games there are, how many of them run, and among how many people and servers they are spread."""

    stored: int
    running: int
    people: int
    servers: int


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody of whom so many of the running games are, on a server of theirs."""

    user_id: int
    guild_id: int
    channel_id: int
    games: int


def fill(db: Path, originals: Sequence[Original], size: Size, member: Member, now: int) -> None:
    """Put copies of the originals into the database that has them, in place of them."""
    rng = Random("many")
    with closing(sqlite3.connect(db, isolation_level=None)) as file:
        file.execute("PRAGMA synchronous = OFF")  # one that is lost is made again
        file.execute("PRAGMA cache_size = -400000")
        file.execute("PRAGMA foreign_keys = ON")
        file.execute("BEGIN")
        for table in ("game", *COPIED):
            file.execute(f"CREATE TEMP TABLE first_{table} AS SELECT * FROM main.{table}")
            file.execute(f"CREATE INDEX temp.in_{table} ON first_{table} ({_key(table)})")
        file.execute("DELETE FROM game")
        file.execute("CREATE TEMP TABLE copy (id PRIMARY KEY, source, guild_id, channel_id, message_id,"
                     " created_at, asked_at, due_at)")  # fmt: skip
        file.execute("CREATE TEMP TABLE person (id, user_id, now_id, PRIMARY KEY (id, user_id)) WITHOUT ROWID")
        for number, source in enumerate(_sources(originals, size, rng)):
            _name(file, f"{number:06x}", source, size, rng, now, member if number < member.games else None)
        for table in ("game", *COPIED):
            _copy(file, table)
        file.execute("COMMIT")
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _sources(originals: Sequence[Original], size: Size, rng: Random) -> Iterator[str]:
    """Of which original each copy is: those that run first."""
    for status, count in (("running", size.running), ("over", size.stored - size.running)):
        found = [each for each in originals if each.status == status]
        yield from rng.choices([each.id for each in found], [1 / each.moves for each in found], k=count)


def _name(
    file: sqlite3.Connection, to: str, source: str, size: Size, rng: Random, now: int, member: Member | None
) -> None:
    """Say where a copy stands, since when, and who plays in it; most servers have few games, some have many."""
    server = int(size.servers * rng.random() ** 1.5)
    guild, channel = SERVER + (server << 22), SERVER + (server << 22) + 1 + rng.randrange(3)
    first = server * size.people // size.servers
    neighbours = [(first + n) % size.people for n in range(min(NEIGHBOURS, size.people))]
    users = [PERSON + each for each in rng.sample(neighbours, MOST_SEATS)]
    if member:
        guild, channel, users[_asked(file, source)] = member.guild_id, member.channel_id, member.user_id
    asked_at = now - rng.randrange(2 * DAY)
    due_at = now + QUIET_SECONDS + rng.randrange(2 * DAY)
    message = MESSAGE + (int(to, 16) << 22)
    row = (to, source, guild, channel, message, now - rng.randrange(2 * DAY, YEAR), asked_at, due_at)
    file.execute("INSERT INTO copy VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    people = [(to, FIRST + seat, user) for seat, user in enumerate(users)]
    file.executemany("INSERT INTO person VALUES (?, ?, ?)", people)


def _asked(file: sqlite3.Connection, source: str) -> int:
    """The number of one of the people for whom an original waits."""
    waits = "first_wait JOIN first_seat USING (game_id, seat) WHERE game_id = ? AND agent IS NULL"
    asked = f"SELECT user_id FROM {waits} ORDER BY blind, seat"
    return int(file.execute(asked, (source,)).fetchone()[0]) - FIRST


def _copy(file: sqlite3.Connection, table: str) -> None:
    columns = [row[1] for row in file.execute(f"PRAGMA table_info({table})")]
    read = ", ".join(_read(table, column) for column in columns)
    named = ", ".join(f'"{column}"' for column in columns)
    file.execute(
        f"INSERT INTO main.{table} ({named}) SELECT {read} FROM copy"
        f" CROSS JOIN first_{table} AS original ON original.{_key(table)} = copy.source ORDER BY copy.id"
    )


def _key(table: str) -> str:
    return "id" if table == "game" else "game_id"


def _read(table: str, column: str) -> str:
    """How a column of a copy is read."""
    if column == "game_id":
        return "copy.id"
    if column in ("user_id", "owner_id", "by"):
        played = f'SELECT now_id FROM person WHERE person.id = copy.id AND person.user_id = original."{column}"'
        return f'coalesce(({played}), original."{column}")'
    return OTHERWISE.get((table, column), f'original."{column}"')
