"""What a game can give up has words in every language, and the button that does so has room for them."""

from __future__ import annotations

import pytest

from bot.ui.kit.layout import BUTTON
from bot.words.texts import LOCALES, Texts
from rules import games
from rules.core.flow import FORFEITED
from tests.played import plays

GIVES_UP = ("eclipse", "gaia", "pulsar")  # of Race nothing is unspent that could be kept: what is left over stays


@pytest.mark.parametrize("kind", games.MODULES)
def test_the_words_of_what_is_given_up_fit_on_a_button(kind: str) -> None:
    given_up = {
        str(event.facts): event
        for play in plays(games.MODULES[kind])
        for station in play.stations
        for event in station.events
        if event.kind == FORFEITED
    }
    assert bool(given_up) == (kind in GIVES_UP)
    for texts in map(Texts, LOCALES):
        named = [texts.event(kind, event) for event in given_up.values()]
        assert [what for what in named if len(texts("ui-confirm-without", what=what, more=1)) > BUTTON] == []
