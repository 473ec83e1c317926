"""What a game can give up has words in every language, and the button that does so has room for them."""

from __future__ import annotations

from random import Random

import pytest

from bot.ui.kit.layout import BUTTON
from bot.words.texts import LOCALES, Texts
from rules import games
from rules.core.flow import FORFEITED
from testkit.laws import setups
from testkit.random_games import random_game

GIVES_UP = ("eclipse", "gaia", "pulsar")  # of Race nothing is unspent that could be kept: what is left over stays
PLAYED = 2


@pytest.mark.parametrize("kind", games.MODULES)
def test_the_words_of_what_is_given_up_fit_on_a_button(kind: str) -> None:
    game = games.game(kind)
    given_up = {
        str(event.facts): event
        for setup in setups(game)[:PLAYED]
        for _, _, outcome in random_game(game, setup, "forfeits", Random("forfeits"))
        for event in outcome.events
        if event.kind == FORFEITED
    }
    assert bool(given_up) == (kind in GIVES_UP)
    for texts in map(Texts, LOCALES):
        named = [texts.event(kind, event) for event in given_up.values()]
        assert [what for what in named if len(texts("ui-confirm-without", what=what, more=1)) > BUTTON] == []
