"""A map string that somebody wrote for a table: what is kept of it, and who plays with it again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.table.finished.checking import faults
from bot.table.finished.record import read
from bot.table.game.roles import Actor
from bot.table.game.snapshot import GameSnapshot
from bot.table.seating.choosing import counts
from bot.table.seating.foreseen import foreseen
from bot.table.table import Table
from bot.ui.kit.layout import OPTION
from bot.words.choices import choice_label
from bot.words.texts import LOCALES, Texts
from images import render
from images.options import Options
from rules.core.decisions import Illegal
from rules.games import MODULES, game
from rules.ti4.components.systems import CENTRE
from rules.ti4.setup.map_string import example, tiles_written
from tests.bot.conftest import ANN, BEN, CAT

THREE, FOUR = example(3), example(4)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_menu_of_rules_names_each_with_its_choice_uncut(locale: str) -> None:
    """An option of Pulsar ended in "a gate of their colour must be visited, …"."""
    texts = Texts(locale)
    for kind in MODULES:
        for each in game(kind).options:
            named = texts(f"{kind}-option-{each.id}")
            cut = [
                told
                for choice in each.choices
                if len(told := f"{named}: {choice_label(kind, each, choice, texts)}") > OPTION
            ]
            assert cut == []


async def written(table: Table, text: str = THREE) -> str:
    """Ann's table of Twilight Imperium with Ben and Cat, and this galaxy."""
    row = await table.lobby.create("ti4", 1, 2, ANN, "en")
    for guest in (BEN, CAT):
        await table.lobby.join(row.id, guest)
    await table.lobby.set_option(row.id, ANN.user_id, "galaxy", text)
    return row.id


async def begun(table: Table) -> str:
    game = await written(table)
    await table.lobby.start(game, ANN.user_id, "a seed")
    return game


async def test_what_was_written_is_kept_in_one_way(table: Table) -> None:
    game = await written(table, f"{{18}},{THREE.replace(' ', ',')}")
    assert (await table.games.snapshot(game)).row.options == {"galaxy": THREE}
    with pytest.raises(Illegal, match="string-count"):
        await table.lobby.set_option(game, ANN.user_id, "galaxy", "19 20")
    assert (await table.games.snapshot(game)).row.options == {"galaxy": THREE}
    with pytest.raises(Refusal, match="option-unknown"):
        await table.lobby.set_option(game, ANN.user_id, "points", THREE)
    with pytest.raises(Refusal, match="not-owner"):
        await table.lobby.set_option(game, BEN.user_id, "galaxy", FOUR)


async def test_it_is_in_the_file_of_the_game_that_anybody_can_check(table: Table) -> None:
    game = await begun(table)
    await table.leaving.abandon(game, Actor(99, "Mod", moderates=True))
    record = await table.games.record(game)
    assert record.options["galaxy"] == THREE
    assert [*faults(read(record.data), record.commitment)] == []
    other = record.model_copy(update={"options": {**record.options, "galaxy": "no galaxy"}})
    assert [*faults(read(other.data), record.commitment)] != []


async def test_a_rematch_and_a_set_up_that_is_kept_have_it_too(table: Table) -> None:
    game = await begun(table)
    async with table.transactions.changing(game) as (rows, snapshot):
        await rows.put(replace(snapshot.row, status="over"))
    rematch = await table.rematches.agree(game, ANN)
    assert rematch.row.options["galaxy"] == THREE
    await table.rematches.agree(game, BEN)
    again = await table.rematches.agree(game, CAT)
    assert (again.row.status, again.row.options["galaxy"]) == ("running", THREE)
    kept = await table.templates.keep(again.row.id, ANN.user_id, "the small galaxy")
    assert (await table.lobby.create("ti4", 1, 2, ANN, "en", template=kept)).options["galaxy"] == THREE


async def test_a_rematch_of_more_than_it_is_for_waits_for_another_choice(table: Table) -> None:
    """Whoever agrees last sits down, though the game cannot begin."""
    game = await begun(table)
    async with table.transactions.changing(game) as (rows, snapshot):
        await rows.put(replace(snapshot.row, status="over"))
    rematch = await table.rematches.agree(game, ANN)
    await table.lobby.add_agent(rematch.row.id, ANN.user_id)
    await table.rematches.agree(game, BEN)
    last = await table.rematches.agree(game, CAT)
    assert (last.row.status, len(last.seats)) == ("lobby", 4)
    with pytest.raises(Illegal, match="text-seats"):
        await table.lobby.start(last.row.id, ANN.user_id)
    await table.lobby.set_option(last.row.id, ANN.user_id, "galaxy", FOUR)
    assert (await table.lobby.start(last.row.id, ANN.user_id)).row.status == "running"


async def test_the_last_who_is_ready_is_told_nothing_wrong_where_too_many_have_come(table: Table) -> None:
    game = await written(table)
    async with table.transactions.changing(game) as (rows, snapshot):
        for seat in snapshot.seats:
            await rows.put(replace(seat, ready_until=0))
    asked = await table.lobby.start(game, ANN.user_id)
    assert asked.row.ready_asked_at is not None
    async with table.transactions.changing(game) as (rows, snapshot):
        await rows.put(replace(snapshot.row, options={"galaxy": FOUR}))
    await table.lobby.ready(game, BEN.user_id)
    said = await table.lobby.ready(game, CAT.user_id)
    assert said.row.status == "lobby"
    with pytest.raises(Illegal, match="text-seats"):
        await table.lobby.start(game, ANN.user_id)


def looked_at(snapshot: GameSnapshot, count: int = 3) -> Any:
    boards = manifest("ti4").boards
    assert boards.preview is not None
    return foreseen(snapshot, count, boards.preview)


@pytest.mark.parametrize("factions", ["random", "chosen"])
async def test_the_map_is_known_before_the_start_but_for_home_systems(table: Table, factions: str) -> None:
    game = await written(table)
    before = await table.lobby.set_option(game, ANN.user_id, "factions", factions)
    boards = manifest("ti4").boards
    seen = boards.map_alone(looked_at(before))
    assert {place: system.tile for place, system in seen.galaxy.items()} == {"000": CENTRE, **tiles_written(THREE)}
    assert {player.faction for player in seen.players} == {""}
    drawn = render.picture("ti4", seen, "galaxy", Texts("en"), Options(names=("Seat 1", "Seat 2", "Seat 3")))
    assert drawn.data
    begun = await table.lobby.start(game, ANN.user_id, "a seed")
    assert boards.preview is not None
    assert boards.preview(begun.view(None)) == boards.preview(looked_at(before))


@pytest.mark.parametrize("factions", ["random", "chosen"])
async def test_a_galaxy_that_is_dealt_is_not_known_before(table: Table, factions: str) -> None:
    game = await written(table, "dealt")
    assert looked_at(await table.lobby.set_option(game, ANN.user_id, "factions", factions)) is None


async def test_only_numbers_of_players_that_it_serves_are_looked_at(table: Table) -> None:
    game = await written(table)
    assert counts(await table.games.snapshot(game)) == [3]
    await table.lobby.set_option(game, ANN.user_id, "galaxy", FOUR)
    assert counts(await table.games.snapshot(game)) == [4]
    await table.lobby.set_option(game, ANN.user_id, "galaxy", "built")
    assert counts(await table.games.snapshot(game)) == [3, 4, 5, 6]
    await table.lobby.set_option(game, ANN.user_id, "galaxy", FOUR)
    three = await table.invitations.set_seats(game, ANN.user_id, 3)
    assert counts(three) == [3]  # where none fits, whoever looks reads why
    with pytest.raises(Illegal, match="text-seats"):
        looked_at(three)
