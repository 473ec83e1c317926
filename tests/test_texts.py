"""Every text that a game can show exists in every language, fits its place in Discord, and leaves no id unsaid.

A missing message or argument is a warning, and so an error here.
"""

from __future__ import annotations

from functools import cache

import pytest

from bot.words.texts import LOCALES, Texts
from rules.games import MODULES
from testkit.texts import Listed, Said
from tests.texts import imagined, own, seen

EACH = pytest.mark.parametrize("game_id", MODULES)
IN_EACH_LANGUAGE = pytest.mark.parametrize("locale", LOCALES)
KOREAN = "ko"


@cache
def said(game_id: str, locale: str) -> Said:
    """All that a game has to say in a language."""
    every = Said(game_id, Listed(locale))
    every.everything(own(game_id), seen(game_id), imagined(game_id))
    return every


@EACH
def test_the_games_came_to_every_question(game_id: str) -> None:
    assert seen(game_id).kinds() - own(game_id).planned == own(game_id).asked


@EACH
def test_the_games_came_to_every_event(game_id: str) -> None:
    assert {event.kind for event in seen(game_id).events.values()} | {"over"} == own(game_id).told | {"over"}


@IN_EACH_LANGUAGE
@EACH
def test_what_may_count_at_once_says_so(game_id: str, locale: str) -> None:
    counted = seen(game_id).at_once
    unsaid = {kind for kind in counted if not Texts(locale).has(f"{game_id}-draws-{kind}")}
    assert own(game_id).counting <= counted
    assert unsaid <= own(game_id).silent


@IN_EACH_LANGUAGE
@EACH
def test_every_text_fits_its_place(game_id: str, locale: str) -> None:
    assert said(game_id, locale).misfits() == []


@EACH
def test_no_id_stands_among_korean_words(game_id: str) -> None:
    assert said(game_id, KOREAN).ids() == []


@IN_EACH_LANGUAGE
@EACH
def test_no_text_is_left_over(game_id: str, locale: str) -> None:
    assert said(game_id, locale).left_over() == set()
