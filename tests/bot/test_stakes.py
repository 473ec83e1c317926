"""Every panel says what its round is about: what pays now or at the end, what could be scored, how near the end is."""

from __future__ import annotations

import pytest

from bot.ui.panel import panel_view
from bot.ui.panel.rooms import ROOMS
from bot.words.texts import LOCALES, Texts
from rules import games
from tests.bot.test_tips import guided, panels

KINDS = tuple(games.MODULES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_panel_of_a_round_says_what_it_is_about(kind: str, locale: str) -> None:
    texts, told = Texts(locale), 0
    for panel in map(guided, panels(kind)):
        said = [*panel_view._scoring(panel, texts, end=True)]
        if panel.snapshot.row.status == "running" and panel.view.round:
            assert len(said) == 1, panel.questions[0].kind
            assert said[0] in str(panel_view.view(panel, texts).to_components()[0]["components"][1]["content"])
            told += 1
    assert told


def test_it_is_no_sooner_left_out_than_what_there_is_to_spend() -> None:
    """A first game had left it out before anything else: newcomers never saw which tile pays."""
    assert [room for room in ROOMS if not room.scores and (room.held or room.lines > 1)] == []
