"""What a beginner finds in the first post of a game."""

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
