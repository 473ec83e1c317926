"""Whoever has set no order is answered for by those of the game alone, and only where these may answer."""

from __future__ import annotations

import pytest

from bot.table.game.answering import answer_of, may_answer
from rules import games
from rules.core.hidden import view
from tools.keep import every_position


@pytest.mark.parametrize("kind", games.MODULES)
def test_where_no_order_may_answer_none_does(kind: str) -> None:
    """The table asks no game there, which would have to take the secrets of others out of the position first."""
    game, unasked = games.game(kind), 0
    for state in every_position(game):
        for question in game.pending(state):
            if not may_answer(game, question, {}):
                unasked += 1
                assert answer_of(game, view(state, question.seat), question, {}) is None, question.kind
    assert unasked


def test_what_an_order_names_is_looked_at_and_so_is_whatever_somebody_has_set_orders_for() -> None:
    game = games.game("gaia")
    questions = {question.kind: question for state in every_position(game) for question in game.pending(state)}
    named = {kind for order in game.orders for kind in order.answers}
    seen = {kind for kind, question in questions.items() if may_answer(game, question, {})}
    assert named & {*questions} <= seen
    assert all(may_answer(game, question, {"always:x": "no"}) for question in questions.values())
