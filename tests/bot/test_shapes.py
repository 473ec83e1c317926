"""The same question has the same shape every time it is asked, in every game and language."""

from __future__ import annotations

import pytest

from bot.words.texts import LOCALES, Texts
from rules import games
from testkit.laws.shapes import shape_law
from tools.keep import every_position


@pytest.mark.parametrize("kind", games.MODULES)
def test_the_same_question_has_the_same_shape_every_time(kind: str) -> None:
    game = games.game(kind)
    states = [*every_position(game)]
    for lang in LOCALES:
        shape_law(game, states, Texts(lang))
