"""The page of a finished game needs nothing else, and shows names as names."""

from __future__ import annotations

from dataclasses import replace

from bot.table.table import Table
from bot.ui.boards import story
from bot.ui.kit.layout import Picture
from bot.words.texts import Texts
from tests.bot.conftest import ANN, BEN, Driver


async def test_a_page_has_each_round_with_its_board_and_the_end(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.finish(ANN, BEN)
    snapshot, rounds = await table.replay.rounds(duel_of_two.game_id)
    stills = [Picture("board.jpg", b"picture", 'a "board"') for _ in rounds]
    page = story.page(snapshot, rounds, stills, Texts("en")).decode()
    assert page.count("<h2>") == page.count("data:image/jpeg;base64,") == len(rounds)
    assert page.count("Round 1 is over") == 1
    assert 'alt="a &quot;board&quot;"' in page
    assert "<b>The game is over." in page
    for link in ("http", 'src="/', "href", "<script", "**", "###"):
        assert link not in page


async def test_a_name_is_no_markup(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.finish(ANN, BEN)
    snapshot, rounds = await table.replay.rounds(duel_of_two.game_id)
    seats = tuple(replace(seat, name="<b>*x*_y") for seat in snapshot.seats)
    stills = [Picture("board.jpg", b"picture", "a board") for _ in rounds]
    page = story.page(replace(snapshot, seats=seats), rounds, stills, Texts("ko")).decode()
    assert "&lt;b&gt;*x*_y" in page
    assert "<b>*x" not in page
    assert "\\" not in page
