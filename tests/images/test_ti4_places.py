"""The part of the galaxy that a question of Twilight Imperium is about: systems by number, planets by letter."""

from __future__ import annotations

import math
from itertools import islice
from random import Random

import pytest

from bot.words.texts import Texts
from images.drawing.scene import Scene
from images.options import Options
from images.ti4.map.chart import ROOT3
from images.ti4.map.choices import Target, question
from images.ti4.map.galaxy import gate_of
from images.ti4.map.places import part
from images.ti4.phrases import place_name
from images.ti4.views import VIEWS
from rules.core.decisions import Decision, Pick
from rules.core.game import Setup
from rules.core.hidden import view
from rules.ti4.components.places import PLACES
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.systems import CENTRE
from rules.ti4.frames import Commit, Move
from rules.ti4.game import GAME
from rules.ti4.setup.frames import StartingUnits
from rules.ti4.state import OFF_THE_MAP, State
from tests.images import ti4_sample as sample
from tests.images.measure import clipped, collisions, small_signs
from tests.ti4.positions import empty_galaxy, put

TEXTS = Texts("en")
MOST = 450  # px on a phone 390 px wide
MOVES, STEP = 600, 7  # of a game


def drawn(state: State, seat: int = 0, choices: tuple[str, ...] = ()) -> Scene:
    return VIEWS["places"].scene(state, TEXTS, Options(seat=seat, choices=choices, names=sample.NAMES))


def letters(scene: Scene) -> dict[str, str]:
    """What stands on the disc of each letter, by the system or planet."""
    discs = {(thing.x, thing.y): thing.tag for thing in scene.of("disc") if thing.tag != "key"}
    return {discs[text.x, text.y]: text.words for text in scene.texts if text.tag == "choice"}


def choosable(scene: Scene) -> set[str]:
    """The numbers of systems that stand on the colour of letters."""
    discs = {(thing.x, thing.y) for thing in scene.of("disc")}
    return {text.words for text in scene.texts if text.tag == "place" and (text.x, text.y) in discs}


def test_systems_that_can_be_chosen_stand_out_by_the_number_that_they_always_have() -> None:
    """A letter would be another one in each question of the same turn."""
    scene = drawn(empty_galaxy(), choices=("stay", "to:301", "activate:101"))
    assert (choosable(scene), letters(scene)) == ({"301", "101"}, {})


def test_systems_take_no_letters_from_planets() -> None:
    scene = drawn(empty_galaxy("sol"), choices=("activate:101", "pds:jord"))
    assert letters(scene) == {"jord": "A"}


def test_planets_of_one_system_can_be_told_apart_and_are_named_below() -> None:
    state = empty_galaxy("hacan")
    planets = [planet.id for planet in state.home(0).planets]
    scene = drawn(state, choices=tuple(f"pds:{planet}" for planet in planets))
    assert letters(scene) == dict(zip(planets, "ABC", strict=True))
    assert [text.words for text in scene.texts if text.tag.startswith("key ")] == [
        "Hercant 1/1",
        "Arretze 2/0",
        "Kamdorn 0/1",
    ]


def test_choices_of_one_planet_have_all_their_letters_on_it() -> None:
    scene = drawn(empty_galaxy("sol"), choices=("pds:jord", "space-dock:jord"))
    assert letters(scene) == {"jord": "A/B"}


def test_a_choice_of_several_places_has_all_of_them() -> None:
    assert choosable(drawn(empty_galaxy(), choices=("301 302", "101"))) == {"301", "302", "101"}


def test_a_system_can_be_named_by_its_tile_as_well() -> None:
    assert choosable(drawn(empty_galaxy(), choices=("18", "101"))) == {"000", "101"}


@pytest.mark.parametrize("galaxy", ["dealt", "slices"])
def test_factions_that_are_chosen_are_no_planets_of_their_name(galaxy: str) -> None:
    """A planet is called Muaat, too; its home system does not lie there before somebody has chosen it."""
    state = GAME.new(Setup(4, {"factions": "drafted", "galaxy": galaxy}), Random(1))
    decision = next(each for each in GAME.pending(state) if each.awaited)
    assert isinstance(decision.ask, Pick)
    words = tuple(option.word for option in decision.ask.options)
    assert any(word.rpartition(":")[2] in PLANETS for word in words)
    assert letters(drawn(state, decision.seat, words)) == {}


@pytest.mark.parametrize("word", ["activate:309", "fria"])
def test_what_is_not_in_this_galaxy_is_refused(word: str) -> None:
    state = empty_galaxy()
    state.round = 1  # before that there are places without a system
    state.galaxy = {place: system for place, system in state.galaxy.items() if place != "309" and system.tile != "38"}
    with pytest.raises(KeyError):
        drawn(state, choices=(word,))


def test_a_move_marks_where_it_leads_and_where_ships_can_come_from() -> None:
    state = empty_galaxy()
    put(state, "101", 0, carrier=1)
    put(state, "301", 0, fighter=2)
    put(state, "310", 1, cruiser=1)
    state.active, state.stack = "000", [Move(0)]
    assert question(state, 0, ()).marked == ["000"]
    assert question(state, 0, ()).sources == ["101"]
    assert [thing.tag for thing in drawn(state).of("mark")] == ["101", "000"]


def test_below_a_move_stands_what_can_move_from_where() -> None:
    state = empty_galaxy()
    put(state, "101", 0, carrier=1, fighter=3)
    put(state, state.galaxy["101"].planets[0].id, 0, infantry=2, pds=1)
    state.active, state.stack = "000", [Move(0)]
    scene = drawn(state)
    assert [text.words for text in scene.texts if text.tag == "fleet of 101"] == ["101"]
    units = [thing.id for thing in scene.of("unit") if thing.tag.endswith(" 101")]
    counts = [text.words for text in scene.texts if text.tag == "count 101"]
    assert dict(zip(units, counts, strict=True)) == {"carrier": "1", "fighter": "3", "infantry": "2"}


def test_planets_on_which_ground_forces_land_get_letters_of_their_own() -> None:
    state = empty_galaxy()
    place = next(place for place, system in state.galaxy.items() if len(system.planets) == 2)
    put(state, place, 0, carrier=1, infantry=2)
    state.active, state.stack = place, [Commit(0)]
    planets = state.galaxy[place].planets
    assert question(state, 0, ()).letters == {Target(place, planets[0].id): "A", Target(place, planets[1].id): "B"}
    assert question(state, 1, ()).letters == {}  # nobody asks them


def test_the_start_is_about_the_home_system() -> None:
    state = empty_galaxy("jolnar")
    state.stack = [StartingUnits(0)]
    assert question(state, 0, ()).marked == [place for place, one in state.galaxy.items() if one is state.home(0)]


def test_a_part_of_the_galaxy_is_larger_than_the_whole() -> None:
    state = empty_galaxy()
    near = part(state, 0, question(state, 0, ("101", "000")), 0)
    whole = part(state, 0, question(state, 0, tuple(PLACES)), 0)
    assert {*whole.middles} == {*state.galaxy}
    assert CENTRE in {state.galaxy[place].tile for place in near.middles}
    assert near.size > 1.2 * whole.size


def test_a_system_off_the_map_lies_beside_its_gate_and_touches_nothing() -> None:
    state = sample.off_the_map()
    chart = part(state, 0, question(state, 0, (OFF_THE_MAP,)), 0)
    far = {place: math.dist(chart.at(place), chart.at(OFF_THE_MAP)) for place in chart.middles if place != OFF_THE_MAP}
    assert min(far, key=lambda place: far[place]) == gate_of(state)
    assert min(far.values()) > ROOT3 * chart.size
    named = {place_name(TEXTS, OFF_THE_MAP), gate_of(state)}
    assert choosable(drawn(state, choices=(OFF_THE_MAP, gate_of(state)))) == named


def test_the_words_say_what_the_letters_mean(texts: Texts) -> None:
    options = Options(seat=0, choices=("pds:jord", "301", "000"), names=sample.NAMES)
    lines = VIEWS["places"].words(empty_galaxy("sol"), texts, options)
    assert [line.split()[0] for line in lines[1:4]] == ["**A**", "301:", "000:"]
    assert texts("ti4-name-jord") in lines[1]
    assert ", 301" in VIEWS["places"].alt(empty_galaxy("sol"), texts, options)


def choices(decision: Decision) -> tuple[str, ...]:
    """The words of options, as many as a menu shows."""
    return tuple(option.word for option in decision.ask.options[:25]) if isinstance(decision.ask, Pick) else ()


@pytest.mark.parametrize("seats", [3, 6])
def test_every_question_of_a_game_can_be_shown_and_leaves_room_for_itself(seats: int) -> None:
    texts = Texts(("en", "ko")[seats % 2])
    for state, _ in islice(sample.played(seats), 0, MOVES, STEP):
        for decision in GAME.pending(state):
            seen = view(state, decision.seat)
            options = Options(seat=decision.seat, choices=choices(decision), names=sample.NAMES, question=True)
            scene = VIEWS["places"].scene(seen, texts, options)
            assert scene.height * 390 / scene.width <= MOST, decision.kind
            assert collisions(scene) == clipped(scene) == small_signs(scene) == [], decision.kind
            assert 0 < len(VIEWS["places"].alt(seen, texts, options)) <= 1024
            assert len("\n".join(VIEWS["places"].words(seen, texts, options))) <= 3500
