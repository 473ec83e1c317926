"""What pictures of Pulsar 2849 cost, and that they change nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.words.texts import Texts
from images.drawing.theme import Palette
from images.options import Options
from images.pulsar.views import VIEWS
from images.render import picture, words
from rules.core.flow import Event
from rules.pulsar.scoring.final import final_scoring
from rules.pulsar.state import State
from testkit.positions import positions
from tests.images import pulsar_sample as sample
from tests.images.measure import clipped, collisions, faint

EVENTS = [(141, Event("flown", {"place": place})) for place in ("s08", "s01", "p05", "g02", "x1")]
EN = Texts("en")
OPTIONS: dict[str, dict[str, Any]] = {
    "places": {"choices": ("s08-o12", "s01 p01")},
    "zoom": {"sector": "s08"},
    "sheet": {"seat": 0},
    "since": {"events": EVENTS},
}
COUNTED = ["points", "cubes", "tokens", "stations", "pulsars", "patents", "projects", "transmitters", "places"]
TALLEST = 2400  # px
EACH = pytest.mark.parametrize("what", VIEWS)


def over() -> State:
    state = sample.full()
    final_scoring(state)
    return state


@EACH
def test_pictures_are_small_described_and_always_the_same(what: str) -> None:
    state = sample.full()
    own = OPTIONS.get(what, {})
    first, again = (picture("pulsar", state, what, Texts("en"), Options(names=sample.NAMES, **own)) for _ in range(2))
    assert first == again
    assert len(first.data) < 600_000
    assert first.alt
    assert Image.open(BytesIO(first.data)).size == (first.width, first.height)
    assert first.height <= TALLEST
    assert state == sample.full()


@EACH
@pytest.mark.parametrize("make", [sample.full, over, sample.drafting])
def test_everything_can_be_read(what: str, make: Callable[[], State], texts: Texts, palette: Palette) -> None:
    scene = VIEWS[what].scene(make(), texts, Options(names=sample.NAMES, **OPTIONS.get(what, {})))
    assert collisions(scene) == []
    assert clipped(scene) == []
    assert faint(scene, VIEWS[what].painters, palette) == []


def test_all_headquarters_can_be_read_together(texts: Texts) -> None:
    scene = VIEWS["headquarters"].scene(sample.full(), texts, Options(names=sample.NAMES))
    assert collisions(scene) == []
    assert clipped(scene) == []


@EACH
def test_words_say_what_the_pictures_show(what: str, texts: Texts) -> None:
    lines = words(
        "pulsar", sample.full(), what, texts, Options(names=sample.NAMES, asked=(1,), **OPTIONS.get(what, {}))
    )
    assert lines
    assert all(lines)
    assert "@" not in "".join(lines)


def test_of_one_thing_nothing_is_said_in_the_plural() -> None:
    one = re.compile(rf"(?<![\w.±+→−-])1 (±1 |\+2 )?({'|'.join(COUNTED)})\b")
    for position in positions("pulsar"):
        for view in VIEWS.values():
            told = [view.alt(position.view, EN, position.opts), *view.words(position.view, EN, position.opts)]
            assert [line for line in told if one.search(line)] == []
