"""The same question has the same shape every time it is asked, in every game and language."""

from __future__ import annotations

import gzip

import pytest

from bot.words.texts import LOCALES, Texts
from rules import games
from rules.core.saves import load
from testkit.kept import kept as kept_positions
from testkit.laws.shapes import shape_law
from tools.keep import kept


@pytest.mark.parametrize("kind", games.MODULES)
def test_the_same_question_has_the_same_shape_every_time(kind: str) -> None:
    game = games.game(kind)
    stored = [load(game, game.version, gzip.decompress(path.read_bytes())) for path in kept(game).values()]
    states = [*stored, *(each.position(game) for each in kept_positions(kind))]
    for lang in LOCALES:
        shape_law(game, states, Texts(lang))
