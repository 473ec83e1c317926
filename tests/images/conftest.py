from __future__ import annotations

import pytest

from bot.words.texts import Texts
from rules.gaia.state import State
from tests.images import sample


@pytest.fixture(params=["en", "ko"])
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


@pytest.fixture
def full() -> State:
    return sample.full()
