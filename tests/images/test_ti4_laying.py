"""Pictures of Twilight Imperium before its galaxy is whole: places without a tile can be found by their labels."""

from __future__ import annotations

from random import Random

import pytest

from bot.words.texts import LOCALES, Texts
from images import render
from images.drawing.scene import Scene
from images.options import Options
from images.ti4.map.galaxy import gaps
from images.ti4.views import VIEWS
from rules.core.decisions import Decision, Pick
from rules.core.game import Setup
from rules.core.hidden import view
from rules.core.play import give
from rules.ti4.components.layouts import LAYOUTS
from rules.ti4.components.places import PLACES
from rules.ti4.game import GAME
from rules.ti4.setup.map_string import example
from rules.ti4.state import OFF_THE_MAP, State
from tests.images.measure import clipped, collisions

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")


def begun(seats: int, **options: str) -> State:
    state: State = GAME.new(Setup(seats, options), Random(seats))
    return state


def asked(state: State) -> Decision:
    return GAME.pending(state)[0]


def words_of(decision: Decision) -> tuple[str, ...]:
    assert isinstance(decision.ask, Pick)
    return tuple(option.word for option in decision.ask.options)


def places(state: State, *choices: str) -> Scene:
    seat = asked(state).seat
    seen = view(state, seat)
    return VIEWS["places"].scene(seen, Texts("en"), Options(seat=seat, choices=choices))


def labels(scene: Scene) -> set[str]:
    return {text.words for text in scene.texts if text.tag == "place"}


def marked(scene: Scene) -> list[str]:
    return [thing.tag for thing in scene.of("mark")]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_place_of_a_galaxy_that_is_built_has_its_label(seats: int) -> None:
    state, layout = begun(seats, galaxy="built"), LAYOUTS[seats]
    everywhere = {place for place in PLACES if place not in layout.left_out}
    for what in ("galaxy", "places"):
        scene = VIEWS[what].scene(view(state, None), Texts("en"), Options())
        assert labels(scene) - {Texts("en")("ti4-name-off-the-map"), "off"} == everywhere
        assert {thing.tag for thing in scene.of("gap")} == everywhere - {*state.galaxy}
        assert {thing.tag for thing in scene.of("hex")} == {*state.galaxy}


def test_places_where_a_tile_may_lie_are_marked_all_or_the_one_that_is_open() -> None:
    state = begun(4, galaxy="built")
    words = words_of(asked(state))
    scene = places(state, *words)
    assert marked(scene) == ["101", "102", "103", "104", "105", "106"]
    assert [text.words for text in scene.texts if text.tag == "choice"] == []
    scene = places(state, *(word for word in words if word.endswith(":103")))
    assert marked(scene) == ["103"]


def test_the_places_for_a_tile_of_the_speaker_stand_out_by_their_numbers() -> None:
    state = begun(5, galaxy="built")
    assert asked(state).kind == "lay-red-tile"
    scene = places(state, *words_of(asked(state)))
    discs = {thing.tag: thing for thing in scene.of("disc")}
    assert {*discs} == {"101", "102", "103", "104", "105", "106"}
    assert Texts("en")("ti4-picture-which-place") in {text.words for text in scene.texts}


def test_no_gap_is_left_when_the_first_round_begins() -> None:
    state = begun(3, galaxy="built")
    while any(each.kind == "lay-tile" for each in GAME.pending(state)):
        before = len(gaps(state))
        give(GAME, state, asked(state), asked(state).default, Random(0))
        assert len(gaps(state)) == before - 1
    assert gaps(state) == []
    assert not VIEWS["galaxy"].scene(state, Texts("en"), Options()).of("gap")


def test_a_galaxy_that_was_written_is_seen_while_factions_are_chosen() -> None:
    state = begun(6, galaxy=example(6), factions="chosen")
    assert asked(state).kind == "choose-faction"
    scene = VIEWS["galaxy"].scene(state, Texts("en"), Options())
    assert {thing.tag for thing in scene.of("gap")} == {*LAYOUTS[6].homes}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [(), NAMES])
def test_pictures_are_drawn_before_anybody_has_a_faction(locale: str, names: tuple[str, ...]) -> None:
    """None was: a seat without a faction is called by its person, or by its number."""
    for options in ({"galaxy": "slices", "factions": "drafted"}, {"factions": "chosen"}):
        state = view(begun(5, **options), None)
        drawn = render.picture("ti4", state, "galaxy", Texts(locale), Options(names=names))
        assert drawn.data
        told = render.words("ti4", state, "galaxy", Texts(locale), Options(names=names))
        assert (names[:1] or (Texts(locale)("ti4-picture-seat", seat=1),))[0] in "".join(told)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_galaxies_with_gaps_can_be_read(seats: int, locale: str) -> None:
    texts = Texts(locale)
    for options in ({"galaxy": "built"}, {"galaxy": "slices"}):
        state = begun(seats, **options)
        seen, choices = view(state, asked(state).seat), words_of(asked(state))
        for what in ("galaxy", "places"):
            given = Options(seat=asked(state).seat, choices=choices if what == "places" else (), names=NAMES[:seats])
            scene = VIEWS[what].scene(seen, texts, given)
            assert clipped(scene) == []
            assert collisions(scene) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_say_where_no_tile_lies(locale: str) -> None:
    texts, state = Texts(locale), begun(4, galaxy="built")
    told = VIEWS["galaxy"].words(state, texts, Options())
    assert any("101 102 103" in line for line in told)
    assert "101 102 103" in VIEWS["galaxy"].alt(state, texts, Options())
    words = words_of(asked(state))
    told = VIEWS["places"].words(state, texts, Options(seat=asked(state).seat, choices=words))
    assert any("101" in line and texts("ti4-picture-gap") in line for line in told)
    assert OFF_THE_MAP not in gaps(state)
