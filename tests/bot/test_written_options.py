"""A map string that somebody wrote for a table: what is kept of it, and who plays with it again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.table.finished.checking import faults
from bot.table.finished.record import read
from bot.table.game.roles import Actor
from bot.table.table import Table
from rules.core.decisions import Illegal
from rules.ti4.setup.map_string import example
from tests.bot.conftest import ANN, BEN, CAT

THREE, FOUR = example(3), example(4)


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
