"""Maps of games to come: 61 hexes or 37 large ones, six seats, on nothing but what all games share."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from images.drawing.canvas import Point
from images.drawing.paint import SHARED, Painter, paint
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import HEX, THEMES, Palette
from images.layout.badges import badge, draw_badge
from images.layout.parts import MARGIN, WIDTH
from images.layout.seats import COLOURS, SHAPES, Owner
from images.layout.standings import people
from images.map import close_up, ground
from images.map.atlas import Atlas, filling
from images.map.choices import shown_choices
from images.map.crop import CropSizes, area_key, begin_crop
from images.map.hexgrid import extent
from images.map.numbered import flag_words, numbered_flags, numbers_by_hex
from images.map.outlines import Line, Ring, rings
from images.map.painters import MAP_PAINTERS
from images.map.pieces import CHOICE, Piece, crowds, place_pieces, seat_mark, split_crowd
from images.words.hexes import hex_lines, hexes_with, numbered_lines
from images.words.phrases import letter, lettered_lines
from rules.core.flow import Event
from rules.core.hexes import Hex, disc
from tests.images.measure import clipped, collisions, faint, smallest

PAINTERS: dict[str, Painter] = {**SHARED, **MAP_PAINTERS, "badge": draw_badge}
MIDDLE = Hex(0, 0)
LARGE = CropSizes(steps=(130, 110), whole=88, reach=1, scale=1)


def hexes(radius: int) -> dict[str, Hex]:
    """Hexes named by their numbers from 101, the one in the middle first."""
    placed = sorted(disc(radius), key=lambda at: (at.distance(MIDDLE), at))
    return {str(101 + number): at for number, at in enumerate(placed)}


def owner(seat: int, letter: str) -> Owner:
    return Owner(seat, f"Seat {seat + 1}", letter, COLOURS[seat], SHAPES[seat])


def fleets(scene: Scene, atlas: Atlas, standing: Sequence[tuple[str, Piece]], most: int) -> None:
    """Badges with the strength of fleets."""

    def draw(name: str, piece: Piece, at: Point, count: int) -> None:
        badge(scene, owner(piece.number, piece.kind), *at, tag=name)

    place_pieces(scene, atlas, crowds(standing), draw, most=most)


def test_37_systems_hold_a_fleet_each_at_the_width_of_a_phone() -> None:
    systems = hexes(3)
    atlas = Atlas(systems, WIDTH, 0, 88, 1)
    left, _, right, _ = extent(systems.values(), 88)
    assert right - left <= WIDTH
    scene = Scene(WIDTH, round(atlas.bottom) + MARGIN)
    ground.tiles(scene, atlas, lambda name: HEX)
    ground.coordinates(scene, atlas, (), ())
    fleets(scene, atlas, [(name, Piece("12", number % 6)) for number, name in enumerate(systems)], 0)
    assert len(scene.of("badge")) == len(systems) == 37
    assert collisions(scene) == []
    assert clipped(scene) == []
    assert smallest(scene) >= 28


@pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)
def test_61_hexes_fit_the_widest_picture(palette: Palette) -> None:
    atlas = Atlas(hexes(4), 1400, 0, 88, 1)
    assert len(atlas.hexes) == 61
    scene = Scene(1400, round(atlas.bottom) + MARGIN)
    ground.tiles(scene, atlas, lambda name: HEX)
    ground.coordinates(scene, atlas, (), ())
    fleets(scene, atlas, [(name, Piece(str(1 + number % 9), number % 6)) for number, name in enumerate(atlas.hexes)], 2)
    assert collisions(scene) == []
    assert clipped(scene) == []
    assert faint(scene, PAINTERS, palette) == []


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("first", range(6))
def test_seats_that_share_a_hex_without_a_name_stand_apart(count: int, first: int) -> None:
    systems = hexes(1)
    atlas = Atlas(systems, WIDTH, 0, filling(systems.values(), 260))
    scene = Scene(WIDTH, round(atlas.bottom) + MARGIN)
    standing = crowds([("101", Piece(str(seat % 6 + 1), seat % 6)) for seat in range(first, first + count)])

    def draw(name: str, piece: Piece, at: Point, count: int) -> None:
        seat_mark(scene, atlas, owner(piece.number, piece.kind), at, name)

    place_pieces(scene, atlas, standing, draw, unnamed=["101"])
    assert len(scene.of("badge")) == count
    assert collisions(scene) == []
    x, y = atlas.at("101")
    assert all(math.dist((thing.x, thing.y), (x, y)) < atlas.size * 0.7 for thing in scene.things)


def test_a_map_fills_its_room_and_names_only_some_hexes() -> None:
    systems = hexes(2)
    atlas = Atlas(systems, WIDTH, 0, filling(systems.values(), 1000))
    left, _, right, _ = extent(systems.values(), atlas.size)
    assert right - left == pytest.approx(1000)
    scene = Scene(WIDTH, round(atlas.bottom))
    ground.few_coordinates(scene, atlas, ["101", "105", "999"])
    assert [(text.words, text.layer) for text in scene.texts] == [("101", 1), ("105", 1)]


def test_of_a_crowd_the_first_are_shown_and_the_others_counted() -> None:
    there = [Piece("fleet", seat) for seat in range(6)]
    assert split_crowd(there) == (there, 0)
    assert split_crowd(there, 6) == (there, 0)
    assert split_crowd(there, 3) == (there[:2], 4)
    scene = Scene(WIDTH, 600)
    fleets(scene, Atlas(hexes(1), WIDTH, 0, 88, 1), [("101", Piece(str(seat), seat)) for seat in range(6)], 3)
    assert [text.words for text in scene.texts if text.tag == "more"] == ["+4"]
    assert len(scene.of("badge")) == 2


def test_letters_go_on_beyond_z() -> None:
    assert [letter(index) for index in (0, 3, 25, 26, 27, 51, 52)] == ["A", "D", "Z", "AA", "AB", "AZ", "BA"]
    assert lettered_lines(["x"] * 27)[-1] == "**AA** x"


def test_letters_that_stand_for_something_else_on_a_map_are_left_out() -> None:
    assert [letter(index, "DG") for index in (2, 3, 5, 23, 24)] == ["C", "E", "H", "Z", "AA"]
    assert lettered_lines(["x"] * 4, "D")[-1] == "**E** x"


@pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)
def test_a_crop_carries_more_letters_than_the_alphabet_has(palette: Palette) -> None:
    systems = hexes(3)
    choices = list(systems)[:30]
    scene, atlas = begin_crop(systems, choices, "Where?", "Seat 1", LARGE)
    ground.tiles(scene, atlas, lambda name: HEX)
    ground.coordinates(scene, atlas, (), ())
    shown = shown_choices(choices, lambda names: names)
    crowded = crowds([], [choice.lettered for choice in shown])
    place_pieces(scene, atlas, crowded, nothing, colours=[choice.colour for choice in shown])
    scene.height = round(atlas.bottom) + MARGIN
    assert [text.words for text in scene.texts if text.tag == "choice"][24:28] == ["Y", "Z", "AA", "AB"]
    assert {thing.variant for thing in scene.of("disc")} == {"", "wide"}
    assert clipped(scene) == []
    assert collisions(scene) == []
    assert faint(scene, PAINTERS, palette) == []


def nothing(name: str, piece: Piece, at: Point, count: int) -> None:
    raise AssertionError(piece)


def test_a_crop_shows_what_lies_near_as_large_as_it_can() -> None:
    systems = hexes(3)
    _, atlas = begin_crop(systems, ["101"], "Where?", "", LARGE)
    assert set(atlas.hexes) >= {name for name, at in systems.items() if at.distance(MIDDLE) <= 1}
    assert len(atlas.hexes) < len(systems)
    assert atlas.size in LARGE.steps
    assert atlas.scale == 1
    assert begin_crop(systems, [], "Where?", "", LARGE)[1].size == 88
    with pytest.raises(KeyError):
        begin_crop(systems, ["999"], "Where?", "", LARGE)


def test_areas_have_rings_letters_and_a_key() -> None:
    systems = hexes(3)
    shown = shown_choices(["101 102", "103"], lambda names: [])
    assert [(choice.lettered, list(choice.area)) for choice in shown] == [
        (["101"], ["101", "102"]),
        (["103"], ["103"]),
    ]
    scene, atlas = begin_crop(systems, ["101 102", "103"], "Which?", "", LARGE)
    rings(scene, atlas, [choice.ring for choice in shown if choice.ring])
    scene.height = round(area_key(scene, shown, ["two", "one"], atlas.bottom + 12)) + MARGIN
    assert {thing.tag for thing in scene.of("line")} == {"area 0", "area 1", "shadow"}
    assert [text.words for text in scene.texts if text.tag == "meaning"] == ["two", "one"]


def test_rings_that_share_a_hex_run_inside_each_other() -> None:
    scene, systems = Scene(WIDTH, 900), hexes(2)
    one, other = (Ring(["101", "102"], Line("#ff0000", 4), tag) for tag in ("one", "other"))
    rings(scene, Atlas(systems, WIDTH, 0), [one, other, Ring(["999"], Line("#ff0000", 4), "elsewhere")])
    outer, inner = (thing for thing in scene.of("line") if thing.tag != "shadow")
    assert (outer.tag, inner.tag) == ("one", "other")
    assert inner.w < outer.w


def test_flags_stand_beside_what_happened() -> None:
    systems = hexes(3)
    events = [(7, Event("moved", {"system": "101"})), (8, Event("fought", {"hex": "101"})), (9, Event("drew", {}))]
    assert numbers_by_hex(events, systems) == {"101": [8]}
    numbers = numbers_by_hex(events, systems, facts=("system", "hex"))
    assert numbers == {"101": [7, 8]}
    atlas = Atlas(systems, WIDTH, 0, 88, 1)
    scene = Scene(WIDTH, round(atlas.bottom) + MARGIN)
    numbered_flags(scene, atlas, numbers, ["101"])
    spots = {text.words: (text.x, text.y) for text in scene.texts if text.tag == "number"}
    assert set(spots) == {"7", "8"}
    assert all(88 < math.dist(spot, atlas.at("101")) < 88 * 2 for spot in spots.values())


def test_a_flag_says_the_first_and_the_last_of_many_numbers() -> None:
    assert flag_words([41, 42]) == "41 42"
    assert flag_words([41, 42, 47]) == "41…47"


def test_a_close_up_names_what_stands_in_a_sector() -> None:
    systems = hexes(3)
    shown = close_up.around(systems, "101", 1)
    scene, atlas = close_up.begin_close_up(systems, shown, "Sector 101", "Round 1")
    for name in shown:
        close_up.write(scene, atlas, name, close_up.wrapped(["Two dreadnoughts"]), bright=False)
        for seat, at in enumerate(close_up.spots(atlas, name, 2)):
            badge(scene, owner(seat, "12"), *at, tag=name)
    scene.height = round(people(scene, [owner(seat, "1") for seat in range(6)], [], atlas.bottom + 16) + 16)
    assert len(shown) == 7
    assert collisions(scene) == []
    assert clipped(scene) == []
    with pytest.raises(KeyError):
        close_up.around(systems, "999")


def test_maps_are_told_hex_by_hex() -> None:
    said = {"101": "a star", "103": ""}
    assert list(hex_lines(["101", "102", "103"], lambda name: said.get(name, ""), "empty")) == [
        "101: a star",
        "empty: 102, 103",
    ]
    assert hexes_with(["102", "101"], lambda name: said.get(name, ""), "empty") == ["102: empty", "101: a star"]
    assert numbered_lines({"101": [7, 8]}, said.__getitem__) == ["**7, 8** 101: a star"]


def test_the_letter_of_a_choice_stands_before_the_pieces_of_its_hex() -> None:
    pieces = [("101", Piece("mine", seat)) for seat in range(4)]
    crowded = crowds(pieces, [["101"], ["102", "101"]])
    assert crowded["101"] == [Piece(CHOICE, 0), Piece(CHOICE, 1), Piece("mine", 0)]
    assert crowded["102"] == [Piece(CHOICE, 1)]


def test_things_drawn_in_different_ways_are_kept_apart() -> None:
    plain, wide = (Thing("disc", "", 50, 50, 80, 40, colour="#ffdb4d", variant=variant) for variant in ("", "wide"))
    assert plain.appearance != wide.appearance
    painted = [paint(Scene(100, 100, [thing], [Text("A", 5, 90)]), PAINTERS).tobytes() for thing in (plain, wide)]
    assert painted[0] != painted[1]
