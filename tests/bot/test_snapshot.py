"""A position is read once for everybody who looks at it, and what a seat may see of it is made once."""

from __future__ import annotations

from bot.table.table import Table
from rules.core import hidden, play
from tests.bot.conftest import ANN, BEN, Driver


async def test_who_reads_the_same_stored_position_shares_it(duel_of_two: Driver, table: Table) -> None:
    first, second = [await table.games.snapshot(duel_of_two.game_id) for _ in range(2)]
    assert first.state is second.state
    assert first.pending is second.pending
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    moved = await table.games.snapshot(duel_of_two.game_id)
    assert moved.row.state != first.row.state
    assert moved.state is not first.state


async def test_a_draft_is_tried_on_a_copy(duel_of_two: Driver, table: Table) -> None:
    before = await table.games.snapshot(duel_of_two.game_id)
    was = hidden.view(before.state, 0)
    panel = await duel_of_two.press(ANN, "discard", "blade:08")
    assert panel.drafted_state is not before.state
    assert hidden.view(before.state, 0) == was
    assert panel.view != was


async def test_a_view_is_made_once_and_is_that_of_its_seat(duel_of_two: Driver, table: Table) -> None:
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    assert snapshot.view(0) is snapshot.view(0)
    assert {seat: snapshot.view(seat) for seat in (0, 1, None)} == {
        seat: hidden.view(snapshot.state, seat) for seat in (0, 1, None)
    }
    assert (await table.turns.panel(duel_of_two.game_id, BEN.user_id)).view == snapshot.view(1)
    panel = await duel_of_two.press(ANN, "discard", "blade:08")
    assert panel.view is panel.view
    assert panel.view == hidden.view(panel.drafted_state, 0)


async def test_views_of_a_branch_are_kept_apart_from_those_of_the_position(duel_of_two: Driver, table: Table) -> None:
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    before, other = snapshot.view(0), play.copy(snapshot.game, snapshot.state)
    other.round += 1
    branch = snapshot.led_to(other, snapshot.pending, snapshot.row)
    assert branch.view(0) == hidden.view(other, 0) != before
    assert snapshot.views.of(other, 0) == branch.view(0)
    assert snapshot.view(0) is before
