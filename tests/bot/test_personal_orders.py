"""Orders for all one's games of a kind: they hold where a table has none of its own."""

from __future__ import annotations

from itertools import count

import pytest

from bot.errors import Refusal
from bot.table.plans.orders import AS_ALWAYS
from bot.table.table import Table
from tests.bot.conftest import ANN, BEN, CAT, Driver, started

FRESH = count(0, 1000)


async def asked_to_parry(table: Table) -> Driver:
    """A duel in which Ben is asked whether to raise a shield."""
    driver = Driver(table, await started(table, BEN))
    driver.keys = iter(range(next(FRESH), 1_000_000))
    await driver.bids(ann="blade:15", ben="blade:11")
    await driver.press(ANN, "chart", "a1")
    await driver.confirm(ANN)
    return driver


async def asked(table: Table, game: str) -> list[str]:
    return [question.kind for question in (await table.games.snapshot(game)).pending]


async def test_an_order_for_all_games_answers_in_each_that_runs_and_in_those_to_come(table: Table) -> None:
    first, second = await asked_to_parry(table), await asked_to_parry(table)
    assert await asked(table, first.game_id) == await asked(table, second.game_id) == ["parry"]
    panel = await table.orders.give_always(first.game_id, BEN.user_id, "parry", "never")
    assert (panel.committed, panel.snapshot.seats[1].orders) == (True, {})
    for driver in (first, second, await asked_to_parry(table)):
        assert "parry" not in await asked(table, driver.game_id)
        assert "order" in [move.how for move in await table.games.log(driver.game_id)]


async def test_the_order_of_a_table_comes_before_it(table: Table) -> None:
    game = await started(table, BEN)
    await table.orders.give(game, BEN.user_id, "parry", "ask")
    await table.orders.give_always(game, BEN.user_id, "parry", "never")
    snapshot = await table.games.snapshot(game)
    assert (snapshot.orders_of(1), snapshot.personal) == ({"parry": "ask"}, {1: {"parry": "never"}})
    await table.orders.give(game, BEN.user_id, "parry", AS_ALWAYS)
    assert (await table.games.snapshot(game)).orders_of(1) == {"parry": "never"}


async def test_orders_are_ones_own_and_of_one_kind_of_game(table: Table) -> None:
    game = await started(table, BEN)
    await table.orders.give_always(game, BEN.user_id, "parry", "never")
    assert await table.orders.personal(BEN.user_id, "duel") == {"parry": "never"}
    assert await table.orders.personal(ANN.user_id, "duel") == await table.orders.personal(BEN.user_id, "gaia") == {}
    assert (await table.games.snapshot(game)).orders_of(0) == {}


async def test_an_order_there_is_not_is_refused(table: Table) -> None:
    game = await started(table, BEN, CAT)
    for order, value in (("parry", AS_ALWAYS), ("parry", "perhaps"), ("dance", "never")):
        with pytest.raises(Refusal, match="order-unknown"):
            await table.orders.give_always(game, BEN.user_id, order, value)
    assert await table.orders.personal(BEN.user_id, "duel") == {}


async def test_a_game_that_cannot_be_read_keeps_the_order_from_no_other(table: Table) -> None:
    broken, whole = await asked_to_parry(table), await asked_to_parry(table)
    async with table.transactions.write() as rows:
        await rows.db.execute("UPDATE game SET state = x'00' WHERE id = ?", (broken.game_id,))  # type: ignore[attr-defined]
    await table.orders.give_always(whole.game_id, BEN.user_id, "parry", "never")
    assert "parry" not in await asked(table, whole.game_id)
