"""Whoever comes back on a day that they have said is present, while a computer plays on for them."""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from bot.table.game.roles import Actor
from bot.table.game.seated import Finished
from bot.table.limits import DAY, Limits
from bot.table.table import Table
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, started
from tests.bot.test_seating import rate


@pytest.mark.parametrize("end", ["over", "vote"])
async def test_who_is_away_until_a_day_has_seen_the_end(table: Table, clock: Clock, end: str) -> None:
    table.lobby.limits = Limits(tables_per_hour=99)
    game = await started(table, BEN, CAT)
    await table.leaving.step_back(game, BEN.user_id, clock.time + DAY)
    if end == "over":
        await Driver(table, game).finish(ANN, CAT)
    else:
        await table.votes.open(game, Actor(ANN.user_id, "Ann"), "end")
        await table.votes.cast(game, CAT.user_id, 1, "yes")
    assert await rate(table, BEN) == Finished(1, 1)
    alone = await started(table, BEN)
    await table.leaving.step_back(alone, BEN.user_id, clock.time + DAY)
    before = await rate(table, ANN)
    await table.leaving.abandon(alone, ANN.user_id)  # Ben was to come back to it
    assert await rate(table, ANN) == Finished(before.begun + 1, before.seen)


async def test_who_is_away_until_a_day_is_asked_for_the_rematch(table: Table, clock: Clock) -> None:
    """No computer sits down unasked in the place of somebody who comes back; in that of one who went away it does."""
    game = await started(table, BEN, CAT)
    await table.leaving.step_back(game, BEN.user_id, clock.time + DAY)
    await table.leaving.step_back(game, CAT.user_id)
    await Driver(table, game).finish(ANN)
    with pytest.raises(Refusal, match="away"):
        await table.rematches.agree(game, CAT)
    rematch = await table.rematches.agree(game, ANN)
    assert rematch.row.invited == (BEN.user_id,)
    assert [seat.name for seat in rematch.seats if seat.agent] == ["Orrery 1"]
    begun = await table.rematches.agree(game, BEN)
    assert begun.row.status == "running"
    assert {seat.user_id for seat in begun.seats} == {ANN.user_id, BEN.user_id, None}
    other = await started(table, BEN)
    await table.leaving.step_back(other, BEN.user_id, clock.time + DAY)
    await Driver(table, other).finish(ANN)
    asked = await table.rematches.agree(other, BEN)  # they may ask themselves
    assert (asked.row.owner_id, asked.row.invited) == (BEN.user_id, (ANN.user_id,))
