"""A post of which a part was taken back strikes that, and leaves the rest as it was."""

from __future__ import annotations

from functools import partial

from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.happened import lines_of_turn
from bot.words.posts.undone import taken_back
from bot.words.texts import Texts
from tests.bot.test_digest import ANN_AGAIN, ANN_SETS, turn


async def test_only_what_was_taken_back_is_struck(snapshot: GameSnapshot) -> None:
    """The whole turn stood there with the number of a move, which is found in the log alone."""
    moves, texts = [turn(snapshot, 1, 0, ANN_SETS), turn(snapshot, 2, 0, ANN_AGAIN)], Texts("en")
    tell = partial(lines_of_turn, snapshot, texts=texts)
    first, second = (tell(moves[place : place + 1]) for place in range(2))
    told = [*taken_back(tell(moves), moves, 2, texts, tell)]
    assert told == [*first, f"• ~~{second[0].removeprefix('• ')}~~", "-# ↩️ What is struck out was taken back."]
    rest = [*taken_back(tell(moves), moves, 2, texts)]
    assert rest == [*tell(moves), "-# ↩️ Some of what is told here was taken back."]
