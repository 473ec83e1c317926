"""Somebody deletes all that is kept of them in the middle of a game, at any of its moves, or while they press on."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.errors import Refusal
from bot.table.finished.checking import faults
from bot.table.game.roles import Actor
from bot.table.table import Table
from bot.ui.care.privacy_handlers import nobodys_name
from rules.core.decisions import Illegal
from tests.bot.company import appointed
from tests.bot.conftest import ANN, CAT, Driver, started
from tests.bot.test_privacy import ZED, traces


async def moved(driver: Driver, times: int) -> None:
    """All give their default answers in turn, so many of them."""
    for number in range(times):
        await driver.default((ANN, ZED, CAT)[number % 3])


async def finished(driver: Driver) -> None:
    await driver.finish(ANN, CAT)
    record = await driver.table.games.record(driver.game_id)
    assert [*faults(record, record.commitment)] == []


@pytest.mark.parametrize("times", [0, 1, 2, 4, 5, 7, 10, 14])
async def test_a_game_goes_on_at_whichever_move_somebody_is_deleted(table: Table, tmp_path: Path, times: int) -> None:
    """With a draft, a sealed answer that is in, and votes open of them and about them."""
    driver = Driver(table, await started(table, ZED, CAT))
    await moved(driver, times)
    game = driver.game_id
    for kind, facts in (("end", {}), ("replace", {"seat": 1}), ("concede", {"seat": 1})):
        with suppress(Refusal):
            await table.votes.open(game, Actor(ANN.user_id, "Ann"), kind, **facts)  # type: ignore[arg-type]  # seats
    log = await table.games.log(game)
    if first := next((move.seq for move in log if move.seat == 1 and move.how == "person"), 0):
        with suppress(Refusal):
            await table.corrections.propose(game, Actor(ANN.user_id, "Ann"), first, "", "all of it")
    await table.erasure.erase(ZED.user_id, nobodys_name)
    assert traces(tmp_path / "orrery.db") == set()
    for vote in await table.votes.open_of(game):
        for who in (ANN, CAT):
            with suppress(Refusal):
                await table.votes.cast(game, who.user_id, vote.number, "no")
    await finished(driver)
    assert traces(tmp_path / "orrery.db") == set()


async def test_who_presses_on_while_they_are_deleted_leaves_nothing_behind(table: Table, tmp_path: Path) -> None:
    driver = Driver(table, await started(table, ZED, CAT))
    game = driver.game_id
    await moved(driver, 4)
    await table.votes.open(game, Actor(CAT.user_id, "Cat"), "end")
    panel = await table.turns.panel(game, ZED.user_id)

    async def tried(work: Coroutine[Any, Any, object]) -> None:
        with suppress(Refusal, Illegal):
            await work

    presses: list[Coroutine[Any, Any, object]] = [
        driver.default(ZED),
        table.votes.cast(game, ZED.user_id, 1, "yes"),
        table.turns.confirm(game, ZED.user_id, panel.panel_revision, "late"),
        table.votes.open(game, Actor(ZED.user_id, ZED.name), "pause"),
        table.notebook.write(game, ZED.user_id, 0, "They hold blades"),
        table.leaving.step_back(game, ZED.user_id),
        table.hand_overs.leave_note(game, ZED.user_id, "Beware"),
        appointed(table, game, CAT.user_id, ZED, "partner"),
        table.undo.ask(game, ZED.user_id, 1),
    ]
    await asyncio.gather(table.erasure.erase(ZED.user_id, nobodys_name), *map(tried, presses))
    for press in (driver.default(ZED), table.votes.cast(game, ZED.user_id, 1, "yes")):
        await tried(press)
    if (await table.games.snapshot(game)).companion(ZED.user_id):  # appointed anew by another after all was deleted
        await table.erasure.erase(ZED.user_id, nobodys_name)
    assert traces(tmp_path / "orrery.db") == set()
    if (await table.games.snapshot(game)).row.status == "running":
        await finished(driver)
