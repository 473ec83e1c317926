"""What a beginner finds in the first posts of a game."""

from __future__ import annotations

from dataclasses import replace

from bot.store.rows import OutboxRow
from bot.table.table import Table
from bot.ui.lobby.public_message import announcement_buttons
from bot.words.posts.note import note
from bot.words.texts import Texts
from tests.bot.conftest import Driver


async def test_the_first_post_leaves_the_way_to_ones_turn_to_the_status_below_it(
    duel_of_two: Driver, table: Table
) -> None:
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    begun = OutboxRow(1, snapshot.row.id, "start", {"asked": []})
    for guided in (False, True):
        at = replace(snapshot, row=replace(snapshot.row, guided=guided))
        said = note(at, begun, [], Texts("en"))
        assert said is not None
        assert (said.calls, announcement_buttons(at, said, (Texts("en"),))) == ((), None)


async def test_whoever_is_named_without_a_ping_finds_their_turn_below_that(duel_of_two: Driver, table: Table) -> None:
    """Who was called a moment ago was asked by "@Ada: your move" alone, and the button stood far above."""
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    asks = {"first": 1, "last": 0, "asked": [0], "called": [], "callees": {}, "at": snapshot.waits[0].since, "seq": 0}
    said = note(snapshot, OutboxRow(1, snapshot.row.id, "turn", asks), [], Texts("en"))
    assert said is not None
    assert (said.stands, said.calls) == ((0,), ())
    below = announcement_buttons(snapshot, said, (Texts("en"),))
    assert below is not None
    assert "My turn" in str(below.to_components())
