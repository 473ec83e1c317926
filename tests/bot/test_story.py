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


async def test_a_round_is_told_and_painted_with_those_who_played_it(duel_of_two: Driver, table: Table) -> None:
    """Below "Round 1 is over" stood a picture that said "Round 2", and a robot before who left only later."""
    await duel_of_two.finish(ANN, BEN)
    snapshot, rounds = await table.replay.rounds(duel_of_two.game_id)
    assert [each.round.board.round for each in rounds] == [each.round.number for each in rounds]
    seats = tuple(replace(seat, name="Orrery", user_id=None, agent="easy") for seat in snapshot.seats)
    left = [replace(each, seated=replace(snapshot, seats=seats)) for each in rounds[1:]]
    stills = [Picture("board.jpg", b"picture", "a board") for _ in rounds]
    page = story.page(snapshot, [rounds[0], *left], stills, Texts("en")).decode()
    assert "Orrery" not in page.split("<h2>")[1]
    assert "Orrery" in page.split("<h2>")[2]


async def test_a_name_is_no_markup(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.finish(ANN, BEN)
    snapshot, rounds = await table.replay.rounds(duel_of_two.game_id)
    seats = tuple(replace(seat, name="<b>*x*_y") for seat in snapshot.seats)
    rounds = [replace(each, seated=replace(snapshot, seats=seats)) for each in rounds]
    stills = [Picture("board.jpg", b"picture", "a board") for _ in rounds]
    page = story.page(replace(snapshot, seats=seats), rounds, stills, Texts("ko")).decode()
    assert "&lt;b&gt;*x*_y" in page
    assert "<b>*x" not in page
    assert "\\" not in page
