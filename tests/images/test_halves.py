"""What every sign means stands in two pictures, each of which fits a phone with what is around it."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.pictures import requests
from bot.ui.boards import board_views
from bot.words.texts import LOCALES, Texts
from images.options import Options
from images.render import GAMES
from rules import games
from tests.bot.test_pages import drawn
from tests.bot.test_tips import panels
from tests.images.measure import clipped, collisions


@pytest.mark.parametrize("kind", games.MODULES)
def test_both_halves_of_the_key_have_every_sign_once_and_fit_a_phone(kind: str) -> None:
    """The whole was up to 1,062 px of a phone tall."""
    panel = next(panels(kind))
    for locale in LOCALES:
        seen, parts, texts = panel.snapshot.view(panel.seat), list[Counter[str]](), Texts(locale)
        for what in ("key", "key-2"):
            page = board_views.board_view(panel.snapshot, texts, what)
            scene, picture = drawn(page, requests.board(panel.snapshot, what, panel.seat))
            assert page.fits([picture])
            assert collisions(scene) == clipped(scene) == []
            whole = GAMES[kind][what].scene(seen, texts, Options())
            parts.append(Counter(text.words for text in whole.texts if text.tag != "title"))
        first, second = parts
        assert first
        assert second
        assert sum(first.values()) / 3 < sum(second.values()) < 3 * sum(first.values())
