"""What people must be able to read, in both languages, and what a picture may cost."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.texts import Texts
from images.fonts import SMALLEST, known
from images.gaia.views import VIEWS
from images.render import picture
from images.scene import Box, Scene, overlap
from rules.core.flow import Event
from rules.core.game import Setup
from rules.core.play import playout, start
from rules.gaia.components import FACTIONS
from rules.gaia.game import GAME
from rules.gaia.state import State
from tests.images import sample

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
        **{what: {} for what in ("board", "research", "scoring", "key")},
    }


CROPS = ("places", "zoom")


def scenes(state: State, texts: Texts) -> dict[str, Scene]:
    names = NAMES[: len(state.players)]
    return {
        what: VIEWS[what.split(" ")[0]].scene(state, texts, title="#12", names=names, **own)
        for what, own in options(state).items()
    }


def shrunk(box: Box) -> Box:
    return box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1


def collisions(scene: Scene) -> list[tuple[str, str]]:
    """Texts upon texts and icons, and icons upon icons; letters belong to what they stand on."""
    boxes = [(f"{text.words} ({text.note})", shrunk(text.box)) for text in scene.texts]
    boxes += [(f"@{icon.id} ({icon.note})", shrunk(icon.box)) for icon in scene.of("icon")]
    return [(one, other) for (one, a), (other, b) in combinations(boxes, 2) if overlap(a, b)]


def hidden(scene: Scene) -> list[tuple[str, str]]:
    """Coordinates and planet letters under a structure or satellite."""
    pieces = [
        thing
        for thing in scene.things
        if thing.kind in ("structure", "satellite", "chip", "disc", "flag") and thing.note
    ]
    under = [(piece.note, shrunk(shrunk(piece.box))) for piece in pieces]
    labels = [(text.words, shrunk(shrunk(text.box))) for text in scene.texts if text.note in ("coordinate", "type")]
    return [(piece, label) for piece, a in under for label, b in labels if overlap(a, b)]


def outside(scene: Scene) -> list[str]:
    """Texts beyond the picture or across the edge of the panel they begin on."""
    boxes = [(text.words, text.box) for text in scene.texts]
    found = [words for words, box in boxes if box[0] < 6 or box[2] > scene.width - 6]
    found += [words for words, box in boxes if box[1] < 4 or box[3] > scene.height - 4]
    for left, top, right, bottom in (panel.box for panel in scene.of("panel")):
        found += [
            words
            for words, box in boxes
            if left <= box[0] < right and top <= (box[1] + box[3]) / 2 <= bottom and box[2] > right - 2
        ]
    return found


def readable(scene: Scene) -> None:
    assert 1080 <= scene.width <= 1400
    assert min(text.size for text in scene.texts) * 1080 / scene.width >= SMALLEST
    assert collisions(scene) == []
    assert hidden(scene) == []
    assert outside(scene) == []
    assert all(known(text.words) == text.words.strip() for text in scene.texts)


@pytest.mark.parametrize("make", [sample.full, sample.small, sample.crowded])
def test_everything_can_be_read(make: object, texts: Texts) -> None:
    for scene in scenes(make(), texts).values():  # type: ignore[operator]
        readable(scene)


@pytest.mark.parametrize("factions", [list(FACTIONS)[i : i + 4] for i in (0, 4, 8, 10)], ids="-".join)
def test_every_faction_can_be_read(factions: list[str], texts: Texts) -> None:
    for scene in scenes(sample.empty("full", factions), texts).values():
        readable(scene)


GAMES = [{}, {"components": "chosen"}, {"auction": "bid-after", "board": "shuffled"}]


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_positions_of_real_games_can_be_read(options: dict[str, str]) -> None:
    setup = Setup(3, options)
    steps = playout(GAME, setup, "pictures", Random(5), eager=6)
    positions = [start(GAME, setup, "pictures"), *(state for state, _, _ in islice(steps, 24, None, 25))]
    assert len(positions) > 3
    for number, state in enumerate(positions):
        for scene in scenes(state, Texts(("en", "ko")[number % 2])).values():
            readable(scene)


@pytest.mark.parametrize("what", VIEWS)
def test_pictures_are_small_described_and_always_the_same(full: State, what: str) -> None:
    first, again = (picture("gaia", full, what, Texts("en"), title="#12") for _ in range(2))
    assert first == again
    assert first.data[8:12] == b"WEBP"
    assert len(first.data) < 600_000
    assert first.filename == f"gaia-{what}.webp"
    assert first.alt
    assert Image.open(BytesIO(first.data)).size == (first.width, first.height)


def test_boards_stand_upright_and_end_before_a_phone_does(full: State) -> None:
    for state in (full, sample.small()):
        drawn = scenes(state, Texts("en"))
        assert all(scene.height <= 2200 for scene in drawn.values())
        assert all(scene.height > scene.width for what, scene in drawn.items() if what.split(" ")[0] not in CROPS)
    assert scenes(full, Texts("en"))["board"].height <= 1750


def test_looking_changes_nothing(full: State) -> None:
    for what in VIEWS:
        picture("gaia", full, what, Texts("ko"))
    assert full == sample.full()
