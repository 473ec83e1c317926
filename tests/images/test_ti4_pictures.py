"""What pictures of Twilight Imperium cost, that they can be read, and that they change nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.words.texts import Texts
from images.drawing.fonts import SMALLEST, printable
from images.drawing.paint import paint
from images.drawing.theme import Palette
from images.options import Options
from images.render import MOST_PICTURE_BYTES, encode
from images.ti4.views import VIEWS
from rules.core.flow import Event
from rules.core.hidden import view
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.digest import digest
from rules.ti4.state import State
from testkit.games.ti4_galaxies import galaxy
from tests.images import ti4_sample as sample
from tests.images.measure import clipped, collisions, faint, small_signs, smallest

EVENTS = [
    (141, Event("moved", {"seat": 0, "place": "201"})),
    (142, Event("controlled", {"seat": 0, "planet": "mecatol-rex"})),
    *((150 + number, Event("produced", {"seat": 1, "place": "000"})) for number in range(3)),
]
PLAGUE = Event("played-card", {"seat": 0, "action-card": "plague", "planet": "mecatol-rex", "shape": "planet"})
COURSE = [[number * (seat + 1) // 3 for seat in range(6)] for number in range(6)]  # points by round
OPTIONS: dict[str, dict[str, Any]] = {
    "since": {"events": EVENTS},
    "zoom": {"sector": "101"},
    "sheet": {"seat": 2},
    "technologies": {"seat": 1},
    "announced": {"events": [(7, PLAGUE)], "card": "plague"},
}
TALLEST = 2500  # px
MOVES, STEP = 360, 45  # of a game
MAKERS = (sample.early, sample.full, sample.crowded, sample.off_the_map, sample.over)
EACH = pytest.mark.parametrize("what", VIEWS)


def options(what: str) -> Options:
    return Options(names=sample.NAMES, asked=(0, 1), **OPTIONS.get(what, {}))


@pytest.mark.sampled(3)
@EACH
@pytest.mark.parametrize("make", MAKERS)
def test_everything_can_be_read(what: str, make: Callable[[], State], texts: Texts, palette: Palette) -> None:
    state, before = make(), make()
    scene = VIEWS[what].scene(state, texts, options(what))
    assert 1080 <= scene.width <= 1400
    assert scene.height <= TALLEST
    assert smallest(scene) >= SMALLEST
    assert small_signs(scene) == []
    assert collisions(scene) == []
    assert clipped(scene) == []
    assert faint(scene, VIEWS[what].painters, palette) == []
    assert all(printable(text.words) == text.words.strip() for text in scene.texts)
    assert state == before


@EACH
@pytest.mark.parametrize("make", MAKERS)
def test_words_say_what_the_pictures_show(what: str, make: Callable[[], State], texts: Texts) -> None:
    state = make()
    lines = VIEWS[what].words(state, texts, options(what))
    assert lines
    assert all(lines)
    assert "@" not in "".join(lines)
    assert len("\n".join(lines)) <= 3500
    assert 0 < len(VIEWS[what].alt(state, texts, options(what))) <= 1024


@EACH
def test_pictures_are_small(what: str) -> None:
    scene = VIEWS[what].scene(sample.crowded(), Texts("en"), options(what))
    assert len(encode(paint(scene, VIEWS[what].painters))) <= MOST_PICTURE_BYTES


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_galaxies_drawn_at_random_can_be_read(players: int, texts: Texts) -> None:
    for seed in range(12):
        state = galaxy(Random(seed), players)
        scene = VIEWS["galaxy"].scene(state, texts, Options())
        assert collisions(scene) == clipped(scene) == small_signs(scene) == []


def test_every_system_can_be_read_close_up(texts: Texts) -> None:
    for make in (sample.full, sample.crowded, sample.off_the_map):
        state = make()
        for place in state.galaxy:
            scene = VIEWS["zoom"].scene(state, texts, Options(sector=place, names=sample.NAMES))
            assert collisions(scene) == clipped(scene) == small_signs(scene) == [], place
            assert scene.height <= TALLEST
            assert len(VIEWS["zoom"].alt(state, texts, Options(sector=place, names=sample.NAMES))) <= 1024


def test_a_system_that_is_not_in_the_galaxy_is_refused() -> None:
    for shown in (VIEWS["zoom"].scene, VIEWS["zoom"].alt, VIEWS["zoom"].words):
        with pytest.raises(KeyError):
            shown(sample.early(), Texts("en"), Options(sector="999"))


@pytest.mark.parametrize("what", ["sheet", "technologies"])
def test_what_every_faction_has_can_be_read(what: str, texts: Texts) -> None:
    """With all technologies, so that the longest names and all abilities are there, and with none."""
    state = sample.full()
    for faction in FACTIONS:
        for owned in ([*TECHNOLOGIES], []):
            state.players[0].faction, state.players[0].technologies = faction, owned
            scene = VIEWS[what].scene(state, texts, Options(seat=0, names=sample.NAMES))
            assert collisions(scene) == clipped(scene) == small_signs(scene) == [], faction
            assert len("\n".join(VIEWS[what].words(state, texts, Options(seat=0)))) <= 3500


@pytest.mark.parametrize("seats", [3, 6])
def test_every_view_of_a_game_can_be_read(seats: int) -> None:
    """What is played at random, as somebody at the table sees it."""
    begun: State | None = None
    for number, (state, told) in enumerate(islice(sample.played(seats), 0, MOVES, STEP)):
        seat, texts = number % seats, Texts(("en", "ko")[number % 2])
        seen, events = view(state, seat), tuple(enumerate(told))
        own = Options(seat=seat, names=sample.NAMES, events=events, course=COURSE)
        begun = begun or seen
        brought = replace(own, events=tuple(enumerate(digest(begun, seen, told))))
        for what, shown in VIEWS.items():
            asked = brought if what == "digest" else own
            scene = shown.scene(seen, texts, asked)
            assert collisions(scene) == clipped(scene) == small_signs(scene) == [], (what, number)
            assert len("\n".join(shown.words(seen, texts, asked))) <= 3500
            assert 0 < len(shown.alt(seen, texts, asked)) <= 1024
