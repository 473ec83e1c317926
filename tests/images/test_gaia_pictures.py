"""What people must be able to read, in both languages, and what a picture may cost."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.words.texts import Texts
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Scene
from images.gaia.views import VIEWS
from images.options import Options
from images.render import picture
from rules.core.flow import Event
from rules.gaia.components import FACTIONS
from rules.gaia.state import State
from tests.images import sample
from tests.images.measure import clipped, collisions, smallest

NAMES = ["Ada", "가나다라마바사", "A name as long as they come, 32 …", "\U0001f680"]


def options(state: State) -> dict[str, dict[str, Any]]:
    """What each view is asked for: choices near and far, marks that crowd."""
    built = [name for player in state.players for name in player.structures]
    events = [(180 + i, Event("built", {"seat": 0, "hex": name})) for i, name in enumerate(built[:9] * 2)]
    return {
        "places": {"choices": [*built[:3], *(name for name in ("2c", "1c", "1b3") if name not in built)]},
        "places far": {"choices": list(state.planets)[:25]},
        "places none": {"choices": []},
        "zoom": {"sector": "1"},
        "zoom 2": {"sector": "2"},
        "since": {"events": events},
        **{f"sheet {player.seat}": {"seat": player.seat} for player in state.players},
        **{what: {} for what in ("board", "coordinates", "research", "scoring", "key")},
    }


CROPS = ("places", "zoom", "key", "key-2")  # which are as tall as what they show, the key by halves


def scenes(state: State, texts: Texts) -> dict[str, Scene]:
    names = NAMES[: len(state.players)]
    return {
        what: VIEWS[what.split(" ")[0]].scene(state, texts, Options(title="#12", names=names, **own))
        for what, own in options(state).items()
    }


def readable(scene: Scene) -> None:
    assert smallest(scene) >= SMALLEST
    assert collisions(scene) == []
    assert clipped(scene) == []


@pytest.mark.parametrize("make", [sample.full, sample.small, sample.crowded])
def test_everything_can_be_read(make: object, texts: Texts) -> None:
    for scene in scenes(make(), texts).values():  # type: ignore[operator]
        readable(scene)


@pytest.mark.parametrize("factions", [list(FACTIONS)[i : i + 4] for i in (0, 4, 8, 10)], ids="-".join)
def test_every_faction_can_be_read(factions: list[str], texts: Texts) -> None:
    for scene in scenes(sample.empty("full", factions), texts).values():
        readable(scene)


@pytest.mark.parametrize("what", VIEWS)
def test_pictures_are_small_described_and_always_the_same(full: State, what: str) -> None:
    first, again = (picture("gaia", full, what, Texts("en"), Options(title="#12")) for _ in range(2))
    assert first == again
    assert first.data[:3] == b"\xff\xd8\xff"
    assert len(first.data) < 600_000
    assert first.filename == f"gaia-{what}.jpg"
    assert first.alt
    assert Image.open(BytesIO(first.data)).size == (first.width, first.height)


def test_boards_stand_upright_and_end_before_a_phone_does(full: State) -> None:
    for state in (full, sample.small()):
        drawn = scenes(state, Texts("en"))
        assert all(scene.height <= 2200 for scene in drawn.values())
        assert all(scene.height > scene.width for what, scene in drawn.items() if what.split(" ")[0] not in CROPS)
    assert scenes(full, Texts("en"))["board"].height <= 1805  # 652 px on a phone 390 px wide


def test_looking_changes_nothing(full: State) -> None:
    for what in VIEWS:
        picture("gaia", full, what, Texts("ko"))
    assert full == sample.full()
