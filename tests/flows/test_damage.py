"""What is damaged or cannot be had just now takes nothing else with it."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.store.rows import PrefsRow
from bot.store.sqlite import SqliteRows
from bot.table.game.snapshot import Person
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, shown, words
from tests.flows.test_hub import games

HARM = {
    "a position that cannot be unpacked": "state = x'00ff00ff'",
    "a position of other rules": f"state = x'{zlib.compress(b'[1]').hex()}'",
    "a game there is not": "kind = 'chess'",
}


async def write(hall: Hall, sql: str) -> None:
    async with hall.bot.table.transactions.write() as rows:
        assert isinstance(rows, SqliteRows)
        await rows.db.execute(sql)


@pytest.mark.parametrize("harm", HARM)
@pytest.mark.parametrize("locale", ["en", "ko"])
async def test_a_damaged_game_is_named_where_it_is_opened_and_the_others_are_shown(
    hall: Hall, harm: str, locale: str
) -> None:
    await hall.bot.table.preferences.set(PrefsRow(hall.ann.id, locale))
    whole, broken = await games(hall, 2)
    await write(hall, f"UPDATE game SET {HARM[harm]} WHERE id = '{broken}'")
    with capture_logs() as logged:
        hub = shown(await hall.ann.slash(hall.channel, "play"))
        forged = shown(await hall.ann.click(await hall.forge(Call("turn", broken)), label="forged"))
        completed = await hall.ann.autocomplete(hall.channel, "duel turn", "table", "")
    said = {"en": f"⚠ `{broken}` cannot be read.", "ko": f"⚠ `{broken}`: 이 게임을 읽을 수 없습니다."}
    known = "kind" not in HARM[harm]  # lists look at no position
    assert (said[locale] in words(hub)) is not known
    assert [f"`{game}`" in words(hub) for game in (whole, broken)] == [True, True]
    assert [choice["value"] for choice in completed] == [whole, broken][: 1 + known]
    assert said[locale] in words(forged)
    assert {(entry["event"], entry["game"]) for entry in logged} == {("game-damaged", broken)}


async def test_a_damaged_open_table_is_named_and_the_others_are_shown(hall: Hall) -> None:
    hall.bot.announcer.first_wait = 3600.0  # it cannot show the damaged table, and is not waited for
    owner = Person(hall.ann.id, "Ann")
    broken, whole = [
        (await hall.bot.table.lobby.create("duel", hall.guild.id, hall.channel.id, owner, "en")).id for _ in range(2)
    ]
    await write(hall, f"UPDATE game SET kind = 'chess' WHERE id = '{broken}'")
    hub = shown(await hall.cho.slash(hall.channel, "play"))
    assert f"⚠ `{broken}` cannot be read." in words(hub)
    assert f"`{whole}`" in words(hub)
    assert "Join" in buttons(hub)


async def test_what_is_damaged_is_kept_as_it_is(hall: Hall, tmp_path: Path) -> None:
    game = await hall.game()
    await write(hall, f"UPDATE game SET state = x'00ff00ff' WHERE id = '{game}'")
    await hall.bot.table.outbox.shown(game, 99)  # stores the row
    with closing(sqlite3.connect(tmp_path / "orrery.db")) as db:
        assert db.execute("SELECT state, shown_rev FROM game").fetchall() == [(b"\x00\xff\x00\xff", 99)]


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program holds the database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


async def test_a_locked_database_is_told_in_plain_words(hall: Hall, tmp_path: Path) -> None:
    game = await hall.game()
    who = await hall.reach("discard")
    await write(hall, "PRAGMA busy_timeout = 1")
    revision = (await hall.bot.table.turns.panel(game, who.id)).panel_revision
    forged = await hall.forge(Call("discard", game, revision))
    with locked(tmp_path / "orrery.db"), capture_logs() as logged:
        told = words(shown(await who.click(forged, label="forged")))
        typed = words(shown(await who.slash(hall.thread, "duel undo")))
    assert (
        told.strip() == typed.strip() == "I cannot get at the games just now. Nothing is lost: try again in a moment."
    )
    assert {entry["event"] for entry in logged} == {"store-unavailable"}
