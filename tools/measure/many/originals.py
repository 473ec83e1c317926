"""A few games that are really played, of which a database is filled with copies."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.post.announcer import Announcer
from bot.store.sqlite import SqliteStore
from bot.table.game.snapshot import GameSnapshot, Person
from bot.table.limits import Limits
from bot.table.table import Table
from bot.words.posts.note import Note
from rules.games import game as rules_of
from testkit.season.mortality import Fate
from testkit.season.server import Server

GUILD, CHANNEL, FIRST = 1, 2, 101  # of the originals: their server, its channel, the first of their people
LEAST = 3  # people at a table, where the game takes so many
KEPT_POSTS = 8  # of a running game: older ones are forgotten after a day
TURNS = 8  # of each person, in a game that runs
EASY = "easy"


@dataclass(frozen=True, slots=True)
class Original:
    """A game that was played: its id, its status, how many moves it has."""

    id: str
    status: str
    moves: int


async def originals(db: Path, kinds: Sequence[str], turns: int = TURNS) -> list[Original]:
    """Play into a new database: of each kind a whole game, and two that run, of people alone and with computers."""
    store = await SqliteStore.open(db)
    try:
        table = Table(store, seed="many", level=EASY, limits=Limits(tables_per_hour=100))
        for kind in kinds:
            await _whole(table, kind)
            seats = max(LEAST, rules_of(kind).seats[0])
            await _begun(table, kind, seats, 0, turns)
            await _begun(table, kind, 1, seats - 1, turns)
    finally:
        await store.close()
    with closing(sqlite3.connect(db)) as file, file:
        _as_of_people(file)
        return [Original(*row) for row in file.execute("SELECT id, status, seq FROM game ORDER BY rowid")]


async def _whole(table: Table, kind: str) -> None:
    """A game to its end: computers play it, who are quick."""
    row = await table.lobby.create(kind, GUILD, CHANNEL, Person(FIRST, "P0"), "en", seated=False)
    for _ in range(max(2, rules_of(kind).seats[0])):
        await table.lobby.add_agent(row.id, FIRST, EASY)
    await table.lobby.start(row.id, FIRST)
    while await table.computers.play_turn(row.id):
        pass


async def _begun(table: Table, kind: str, people: int, computers: int, turns: int) -> None:
    """A game that runs and waits for a person after so many turns of each; computers have thought for the people."""
    server = Server(Random(kind), Fate(), _unseen)
    server.failing = False
    announcer = Announcer(table, server)
    row = await table.lobby.create(kind, GUILD, CHANNEL, Person(FIRST, "P0"), "en")
    for number in range(1, people):
        await table.lobby.join(row.id, Person(FIRST + number, f"P{number}"))
    for _ in range(computers):
        await table.lobby.add_agent(row.id, FIRST, EASY)
    await table.lobby.start(row.id, FIRST)
    for _ in range(people * turns):
        await _asked(table, announcer, row.id)
        owing = (await table.games.snapshot(row.id)).owing
        await table.computers.play_for(row.id, next(seat.person for seat in owing if seat.person))
    await _asked(table, announcer, row.id)


async def _asked(table: Table, announcer: Announcer, game_id: str) -> None:
    """Let computers play until people are asked, and post what there is to post."""
    while await table.computers.play_turn(game_id):
        pass
    await announcer.deliver(game_id)


async def _unseen(snapshot: GameSnapshot, note: Note, user_id: int | None) -> None:
    """Nobody looks at the posts."""


def _as_of_people(file: sqlite3.Connection) -> None:
    """Make the games such as people have played: none is played by computers to its end, or for somebody."""
    whole = "game_id IN (SELECT id FROM game WHERE status = 'over')"
    for name in ("seat", "sitting"):
        file.execute(f"UPDATE {name} SET agent = NULL, user_id = {FIRST} + seat WHERE {whole}")
    file.execute("DELETE FROM deed WHERE kind = 'caretaker'")
    file.execute(f"DELETE FROM outbox WHERE {whole}")
    last = "SELECT max(id) FROM outbox WHERE sent_at IS NOT NULL AND standing <> '[]' GROUP BY game_id"
    file.execute(f"UPDATE outbox SET standing = '[]' WHERE id NOT IN ({last})")  # the others were answered
    later = "SELECT count(*) FROM outbox AS later WHERE later.game_id = outbox.game_id AND later.id > outbox.id"
    file.execute(f"DELETE FROM outbox WHERE sent_at IS NULL OR (standing = '[]' AND ({later}) >= {KEPT_POSTS})")
    file.execute(
        "UPDATE move SET how = 'person' WHERE how = 'agent'"
        " AND (game_id, seat) IN (SELECT game_id, seat FROM seat WHERE agent IS NULL)"
    )
    file.execute("UPDATE game SET shown_rev = rev, message_id = 1, thread_id = 1, status_id = 1, clock = 'daily'")
