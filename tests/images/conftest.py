from __future__ import annotations

import pytest

from bot.words.texts import Texts
from images.drawing import paint
from images.drawing.theme import THEMES, Palette
from rules.gaia.state import State
from tests.images import sample

# Tests paint more different pictures in a minute than a bot does in a day: what they share is kept for all of them.
THEME_OF = {"en": "dark", "ko": "light"}
ROOMY = 128 * 1024 * 1024
for cache in (paint._small, paint._large, paint._skies):
    cache._capacity = ROOMY


@pytest.fixture(params=["en", "ko"])
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


@pytest.fixture
def palette(texts: Texts) -> Palette:
    """One theme a language, which halves what is painted; `test_readable.py` looks at all pairs of the two."""
    return THEMES[THEME_OF[texts.locale]]


@pytest.fixture
def full() -> State:
    return sample.full()
