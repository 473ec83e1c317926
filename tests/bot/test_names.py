"""What tables are called."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from bot.errors import Refusal
from bot.store.rows import GameRow
from bot.store.sqlite import SqliteStore
from bot.table.game import names
from bot.table.game.names import FIRST, LONGEST, SECOND, every_name
from bot.table.limits import Limits
from bot.table.table import Table
from bot.words.tables import all_names, spellings, table_in_text, table_name
from bot.words.texts import LOCALES
from tests.bot.conftest import ANN, BEN, CAT, Clock, lobby

MANY = Limits(tables_per_hour=999)


@pytest.fixture
def table(store: SqliteStore, clock: Clock) -> Table:
    return Table(store, clock, limits=MANY, spellings=spellings)


async def row(table: Table, guild: int = 1, name: str = "") -> GameRow:
    return await table.lobby.create("duel", guild, 2, ANN, "en", name=name)


def test_every_pair_of_words_is_a_name_of_its_own_in_every_language() -> None:
    assert len(set(every_name())) == len(FIRST) * len(SECOND) >= 1600
    for locale in LOCALES:
        spelled = {table_name(GameRow("x", "duel", 1, 2, 3, locale, 0, name_words=words)) for words in every_name()}
        assert len(spelled) == len(FIRST) * len(SECOND)
        assert max(map(len, spelled)) <= LONGEST


def test_a_reader_sees_the_words_in_their_language() -> None:
    found = GameRow("x", "duel", 1, 2, 3, "en", 0, name_words="amber comet")
    assert [table_name(replace(found, locale=locale)) for locale in LOCALES] == ["Amber Comet", "호박빛 혜성"]
    assert all_names(found) == {"Amber Comet", "호박빛 혜성"}
    assert table_name(GameRow("x", "duel", 1, 2, 3, "en", 0)) == "x"


async def test_generated_names_differ_as_long_as_there_are_any(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "FIRST", ["amber"])
    monkeypatch.setattr(names, "SECOND", ["comet", "star", "moon"])
    made = [await row(table) for _ in range(3)]
    assert {each.name_words for each in made} == {"amber comet", "amber star", "amber moon"}


@pytest.mark.parametrize("second", ["Friday night", "  FRIDAY   night ", "Ｆｒｉｄａｙ night"])
async def test_two_tables_of_a_server_are_not_called_alike(table: Table, second: str) -> None:
    first = await row(table, name="Friday night")
    with pytest.raises(Refusal, match="name-taken"):
        await row(table, name=second)
    assert (await row(table, guild=2, name=second)).name
    assert (await table.lobby.rename(first.id, ANN.user_id, second)).row.name  # its own name is no other table's
    await table.leaving.abandon(first.id, ANN.user_id)
    assert (await row(table, name=second)).name


@pytest.mark.parametrize("locale", range(len(LOCALES)))
async def test_nobody_chooses_what_another_table_is_called_by_words(table: Table, locale: int) -> None:
    words = (await row(table)).name_words
    with pytest.raises(Refusal, match="name-taken"):
        await row(table, name=spellings(words)[locale])


async def test_a_name_is_cleaned_and_cut_like_a_players(table: Table) -> None:
    made = await row(table, name=" A\u202eB\n@everyone **loud** " + "x" * 99)
    assert made.name.startswith("AB @everyone **loud** x")
    assert len(made.name) <= LONGEST
    assert "@\u200beveryone \\*\\*loud\\*\\*" in table_in_text(made)


async def test_the_host_renames_before_the_start(table: Table) -> None:
    game = await lobby(table, BEN)
    with pytest.raises(Refusal, match="not-owner"):
        await table.lobby.rename(game, BEN.user_id, "Mine")
    assert (await table.lobby.rename(game, ANN.user_id, "Ours")).row.name == "Ours"
    assert (await table.lobby.rename(game, ANN.user_id, " ")).row.name == ""
    await table.lobby.start(game, ANN.user_id)
    with pytest.raises(Refusal, match="not-lobby"):
        await table.lobby.rename(game, ANN.user_id, "Late")


async def test_a_first_game_has_a_name_too(table: Table) -> None:
    begun = await table.guided_games.begin("duel", 1, 2, CAT, "en", {})
    assert begun.row.name_words in set(every_name())


async def test_old_tables_are_named_those_that_live_first(tmp_path: Path) -> None:
    scripts = sorted((files("bot.store") / "migrations").iterdir(), key=lambda entry: entry.name)
    before = [script for script in scripts if script.name < "0010"]
    with closing(sqlite3.connect(tmp_path / "a.db")) as db:
        for script in before:
            db.executescript(script.read_text("utf-8"))
        db.execute(f"PRAGMA user_version = {len(before)}")
        columns = "id, kind, guild_id, channel_id, owner_id, locale, created_at, status"
        rest = "options, seed, seq, version, state, posted_seq, rev, shown_rev"
        for number in range(60):
            values = (f"g{number:03}", "duel", number % 2, 2, 3, "en", 99 - number, "over" if number < 6 else "running")
            marks = ", ".join("?" * len(values))
            db.execute(f"INSERT INTO game ({columns}, {rest}) VALUES ({marks}, '{{}}', '', 0, 0, x'', 0, 0, 0)", values)
            seat = "INSERT INTO seat (game_id, seat, user_id, name, orders, resigned, panel_revision)"
            db.execute(f"{seat} VALUES ('{values[0]}', 0, 7, 'Ann', '{{}}', 0, 0)")
        db.commit()
    store = await SqliteStore.open(tmp_path / "a.db")
    async with store.read() as rows:
        for guild in (0, 1):
            found = await rows.some(GameRow, guild_id=guild)
            assert {each.name_words for each in found} <= set(every_name())
            assert len({each.name_words for each in found}) == len(found) == 30
            assert {each.name for each in found} == {""}
    async with Table(store).transactions.read() as rows:
        assert len(await rows.living_names(0)) == 27
    assert [(each.user_id, each.kind) for each in await Table(store).games.sittings("g007")] == [(7, "start")]
    await store.close()
