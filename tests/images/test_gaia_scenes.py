"""What is where: scenes, without a pixel."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.manifest.manifest import manifest
from bot.ui.kit.layout import MENU
from bot.ui.panel import question_controls
from bot.words.texts import Texts
from images.drawing.canvas import Canvas
from images.drawing.scene import Box, Scene, Text, Thing
from images.drawing.theme import AREAS
from images.gaia.art.structures import BOX, STRUCTURES, draw_structure
from images.gaia.boards import key, research, scoring, sheet
from images.gaia.boards.tiles import board_action, booster, final_tile, round_tile, technology, token
from images.gaia.colours import TERRAIN
from images.gaia.map import board, places, zoom
from images.gaia.seats import owner, player_pieces
from images.gaia.signs import taken
from images.gaia.views import VIEWS
from images.layout.parts import STAGE_HEADING, WIDTH
from images.map import choices
from images.map.atlas import SIZE, Atlas, filling
from images.map.ground import COORDINATE_OFFSET_Y
from images.options import NO_OPTIONS, Options
from images.words.numbers import MINUS
from images.words.phrases import lettered
from rules.core.flow import Event
from rules.gaia.components import (
    BOARD_ACTIONS,
    BOOSTERS,
    FACTIONS,
    FEDERATION_TOKENS,
    FINAL_TILES,
    ROUND_TILES,
    TILES,
    WHEEL,
)
from rules.gaia.state import State
from tests.images import sample
from tests.images.measure import collisions, overlap

EN = Texts("en")


def words(scene: Scene, tag: str) -> list[str]:
    return [text.words for text in scene.texts if text.tag == tag]


def whole_map(state: State) -> Atlas:
    """Where the hexes of the board lie."""
    hexes = state.galaxy.hexes
    return Atlas(hexes, WIDTH, STAGE_HEADING, filling(hexes.values(), WIDTH - 2 * board.SIDE))


def test_a_view_of_its_own_has_every_coordinate(full: State) -> None:
    assert "coordinates" in manifest("gaia").boards.shared
    drawn = board.coordinates(full, EN)
    assert sorted(words(drawn, "coordinate")) == sorted(name.upper() for name in full.galaxy.hexes)
    atlas = whole_map(full)
    for text in drawn.texts:
        if text.tag == "coordinate":
            assert math.dist((text.x, text.y), atlas.at(text.words.lower())) < SIZE / 2


def test_on_the_board_only_planets_carry_coordinates(full: State) -> None:
    """Also those that are built on: the thread speaks of them."""
    drawn = board.BOARD.scene(full, EN)
    assert sorted(words(drawn, "coordinate")) == sorted(at.upper() for at in full.planets)
    assert board.BOARD.since(full, EN).texts != []
    assert len(words(board.BOARD.since(full, EN), "coordinate")) == len(words(drawn, "coordinate"))


@pytest.mark.parametrize("make", [sample.full, sample.small])
def test_the_map_is_as_wide_as_the_picture(make: Callable[[], State]) -> None:
    state = make()
    for scene in (board.BOARD.scene(state, EN), board.coordinates(state, EN)):
        tiles = [thing.box for thing in scene.of("hex")]
        assert min(box[0] for box in tiles) <= 10
        assert max(box[2] for box in tiles) >= WIDTH - 10


def test_no_sign_of_an_owner_a_planet_or_a_choice_is_that_of_another(texts: Texts) -> None:
    planets = {texts(f"gaia-picture-short-{kind}") for kind in TERRAIN}
    assert not planets & {sign for sign, _ in lettered([""] * 60, taken(texts))}
    for first in range(0, len(FACTIONS), 4):
        state = sample.empty("full", list(FACTIONS)[first : first + 4])
        signs = [owner(state, player.seat, texts).letter for player in state.players]
        assert len(set(signs)) == len(signs)
        assert not {*signs} & {*planets, *(sign for sign, _ in lettered([""] * 60))}


def test_every_structure_has_a_silhouette_of_its_own_where_it_is_tiny() -> None:
    """As large as on a phone, 390 px wide, at least a seventh of the dots differ."""
    tiny = {}
    for kind in STRUCTURES:
        canvas = Canvas(60, 60)
        draw_structure(canvas, Thing("structure", kind, 0, 0, *BOX, colour="#3b82f6"))
        tiny[kind] = canvas.done().resize((22, 22), Image.Resampling.BOX).convert("RGB")
    for one, other in combinations(STRUCTURES, 2):
        red, green, blue = ImageChops.difference(tiny[one], tiny[other]).split()
        apart = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
        least = 0.03 if {one, other} == {"academy-k", "academy-q"} else 0.14
        assert sum(apart[64:]) >= least * 22 * 22, (one, other)


def test_structures_alone_have_the_badge_of_their_seat(full: State) -> None:
    drawn = board.BOARD.scene(full, EN)
    badges = {thing.tag: thing for thing in drawn.of("badge")}
    for player in full.players:
        for at in player.structures:
            own = badges[f"{at} mark {player.seat}"]
            assert (own.id, own.colour) == (owner(full, player.seat, EN).shape, owner(full, player.seat, EN).colour)


def test_structures_stand_on_their_hexes_in_their_owners_colours(full: State) -> None:
    drawn = board.BOARD.scene(full, EN)
    atlas = whole_map(full)
    placed = {
        (thing.tag, thing.id): thing for thing in drawn.things if thing.kind in ("structure", "satellite", "chip")
    }
    for player in full.players:
        colour = owner(full, player.seat, EN).colour
        standing = [*player.structures.items(), *((at, "gaiaformer") for at in player.projects)]
        standing += [(at, "space-station") for at in player.stations] + [(at, "satellite") for at in player.satellites]
        for at, kind in standing:
            thing = placed.pop((f"{at} seat {player.seat}", kind))
            assert thing.colour == colour
            assert math.dist((thing.x, thing.y), atlas.at(at)) < SIZE
    assert not placed


def test_a_hex_shared_by_several_shows_each_of_them(full: State) -> None:
    drawn = board.BOARD.scene(full, EN)
    shared = [thing for thing in drawn.of("chip") if thing.tag.startswith("2c ")]
    assert len({thing.colour for thing in shared}) == 3


def test_the_guest_of_the_lantids_stands_beside_the_host() -> None:
    state = sample.empty("full", ["lantids", "xenos"])
    state.players[0].structures = {"1a9": "mine"}
    state.players[0].guests = ["1a9"]
    state.players[1].structures = {"1a9": "station"}
    first, second = sorted(board.BOARD.scene(state, EN).of("structure"), key=lambda thing: thing.x)
    assert (first.id, second.id) == ("mine", "station")
    assert first.x + first.w / 2 <= second.x - second.w / 2 + 3


def test_planets_lie_where_the_position_says(full: State) -> None:
    drawn = board.BOARD.scene(full, EN)
    assert {thing.tag: thing.id for thing in drawn.of("planet") if thing.tag} == full.planets


def test_federations_and_sectors_are_outlined(full: State) -> None:
    tags = [thing.tag for thing in board.BOARD.scene(full, EN).of("line")]
    assert {tag for tag in tags if tag.startswith("federation")} == {f"federation seat {seat}" for seat in (0, 2, 3)}
    assert sum(tag.startswith("sector") for tag in tags) == len(full.sectors)


def test_the_last_move_is_marked(full: State) -> None:
    marked = [thing.tag for thing in board.BOARD.scene(full, EN, Options(marks=["7c"])).of("mark")]
    assert marked == ["7c", "2a11"]


def test_standings_follow_the_turn_order_and_say_who_is_asked(full: State) -> None:
    drawn = board.BOARD.scene(full, EN, Options(asked=(0, 3)))
    badges = [thing for thing in drawn.of("badge") if thing.tag.startswith("seat")]
    assert [thing.tag for thing in badges] == ["seat 2", "seat 0", "seat 3", "seat 1"]
    assert words(drawn, "state") == ["to act", "to act", "passed"]
    assert words(drawn, "vp") == ["10", "67", "10", "118"]


def test_the_brainstone_lies_on_its_bowl(full: State) -> None:
    stone = board.BOARD.scene(full, EN).of("stone")
    assert [thing.tag for thing in stone] == ["seat 1"]


def test_research_markers_stand_on_their_levels(full: State) -> None:
    drawn = research.scene(full, EN)
    tags = {thing.tag for thing in drawn.of("badge")}
    levels = {
        f"{track} {level} seat {player.seat}" for player in full.players for track, level in player.research.items()
    }
    assert tags == levels


def test_research_shows_used_actions_and_taken_tiles(full: State) -> None:
    drawn = research.scene(full, EN)
    assert {thing.tag for thing in drawn.of("icon") if thing.id == "used"} == {"power4 used", "qic3 used"}
    assert words(drawn, "sci taken") == ["taken"]


def test_scoring_marks_the_round_and_ranks_players(full: State) -> None:
    drawn = scoring.scene(full, EN)
    assert words(drawn, "round 3")[-1] == "now"
    ranks = [int(text.words) for text in drawn.texts if text.tag.startswith("structure-fed seat")]
    assert ranks == sorted(ranks, reverse=True)
    assert len(ranks) == 4


def test_the_end_lists_where_the_points_came_from() -> None:
    state = sample.crowded()
    state.players[2].vp = 200
    drawn = scoring.scene(state, EN)
    parts = ("game", "final-gaia", "final-structure-fed", "levels", "goods", "bid", "last")
    shown = [words(drawn, f"{part} 2")[0] for part in parts]
    assert shown == ["89", "18", "12", "72", "20", "−11", "200"]
    assert sum(int(words.replace(MINUS, "-")) for words in shown[:-1]) == int(shown[-1])
    assert next(thing.tag for thing in drawn.of("badge")) == "column 2"


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("tile", FINAL_TILES)
def test_what_points_came_from_is_named_in_full(tile: str, lang: str) -> None:
    state, texts = sample.crowded(), Texts(lang)
    state.final_tiles[1] = tile
    if tile == state.final_tiles[0]:
        state.final_tiles[0] = "structure-fed"
    part = f"final-{tile}"
    assert words(scoring.scene(state, texts), part) == [texts(f"gaia-picture-part-{part}")]


def test_nobody_is_out_of_the_round_when_the_game_is_over() -> None:
    state = sample.crowded()
    assert state.results
    for player in state.players:
        player.passed = True
    assert "passed" not in words(board.BOARD.scene(state, EN), "state")
    assert EN("gaia-picture-passed") not in "\n".join(VIEWS["board"].words(state, EN, NO_OPTIONS))


def test_two_players_meet_a_neutral_marker() -> None:
    drawn = scoring.scene(sample.small(), EN)
    assert words(drawn, "structure-fed seat -1") == ["10"]


def test_the_sheet_tells_what_is_left_and_what_comes(full: State) -> None:
    drawn = sheet.scene(full, EN, Options(seat=0, names=["Ada ꦄ"]))
    assert words(drawn, "name") == ["Ada"]
    assert words(drawn, "station left") == ["3 of 4"]
    assert words(drawn, "income") == ["5", "8", "7", "6", "1"]
    assert [thing.tag for thing in drawn.of("strike")] == ["tech2"]
    assert any(thing.id == "used" and thing.tag == "tech9" for thing in drawn.of("icon"))


def test_badges_tell_seats_apart(texts: Texts) -> None:
    shapes = {owner(sample.full(), seat, texts).shape for seat in range(4)}
    assert len(shapes) == 4


def test_only_what_charges_power_has_the_sign_of_charging() -> None:
    assert technology("tech3") == ["@institute", "@academy-k", "= 4", "@value"]
    charging = {id for id in TILES if "@charge" in technology(id)}
    assert charging == {id for id, tile in TILES.items() if "charge" in {**tile.income, **tile.action, **tile.gain}}


def test_every_tile_has_signs() -> None:
    made = [
        *map(technology, [id for id in TILES if id != "tech3"]),
        *map(booster, BOOSTERS),
        *map(token, FEDERATION_TOKENS),
    ]
    made += [*map(round_tile, ROUND_TILES), *map(final_tile, FINAL_TILES)]
    assert all(any(part.startswith("@") for part in parts) for parts in made)


def test_the_description_of_the_board_names_people(full: State) -> None:
    told = board.alt(full, EN, Options(names=["Ada", "Ben", "Cy", "Dee"], asked=(0, 3)))
    assert "Terrans (Ada) 67" in told
    assert told.endswith("To act: Terrans, Nevlas.")


def test_nobody_is_said_to_be_asked_but_by_the_table(full: State) -> None:
    """The position knows that two seats may charge power; only the table knows who may hear of that."""
    assert words(board.BOARD.scene(full, EN), "state") == ["passed"]
    for what, view in VIEWS.items():
        told = "\n".join([view.alt(full, EN, NO_OPTIONS), *view.words(full, EN, NO_OPTIONS)])
        assert "To act" not in told, what
        assert ("To act: Ivits" in "\n".join(view.words(full, EN, Options(asked=[2])))) == (
            what in ("board", "coordinates", "since")
        )


@pytest.mark.parametrize("what", VIEWS)
def test_descriptions_are_a_few_sentences(full: State, texts: Texts, what: str) -> None:
    told = VIEWS[what].alt(full, texts, Options(seat=1, asked=(0, 3)))
    assert 2 <= len(re.findall(r"\.(?= |$)", told)) <= 4
    assert told.endswith(".")
    assert len(told) < 1024  # Discord's limit


EVENTS = [
    (101, Event("built", {"seat": 2, "hex": "2a11"})),
    (102, Event("upgraded", {"seat": 0, "hex": "1b1"})),
    (103, Event("passed", {"seat": 1})),
    (110, Event("upgraded", {"seat": 0, "hex": "1b1"})),
]


def test_numbers_of_the_log_stand_beside_where_it_happened(full: State) -> None:
    drawn = board.BOARD.since(full, EN, Options(events=EVENTS))
    flags = {text.words: text for text in drawn.texts if text.tag == "number"}
    assert list(flags) == ["101", "102", "110"]
    atlas = whole_map(full)
    for number, at in (("101", "2a11"), ("102", "1b1"), ("110", "1b1")):
        assert math.dist((flags[number].x, flags[number].y), atlas.at(at)) < 3 * SIZE
    assert {thing.tag for thing in drawn.of("mark")} == {"2a11", "1b1"}


def test_a_federation_is_marked_where_it_lies(full: State) -> None:
    events = [(7, Event("federated", {"seat": 0, "satellites": 1, "hexes": "1b1 1b2"}))]
    drawn = board.BOARD.since(full, EN, Options(events=events))
    assert words(drawn, "number") == ["7"]
    assert {thing.tag for thing in drawn.of("flag")} == {"1b1"}


def test_a_flag_hides_nothing_that_stands_on_the_map(full: State) -> None:
    events = [(number, Event("built", {"hex": at})) for number, at in enumerate(full.planets, 200)]
    drawn = board.BOARD.since(full, EN, Options(events=events))
    pieces = [thing for thing in drawn.things if thing.kind in ("structure", "satellite", "chip", "planet")]
    flags = drawn.of("flag")
    assert len(flags) == len(full.planets)
    assert not [flag for flag in flags for piece in pieces if overlap(inner(flag.box), inner(piece.box))]


def inner(box: Box) -> Box:
    return box[0] + 8, box[1] + 8, box[2] - 8, box[3] - 8


def test_choices_carry_letters_in_their_order(full: State) -> None:
    choices = ("1b1", "2c", "1b3")
    drawn = places.scene(full, EN, Options(seat=0, choices=choices))
    discs = {text.words: (text.x, text.y) for text in drawn.texts if text.tag == "choice"}
    homes = {
        text.words: (text.x, text.y - COORDINATE_OFFSET_Y * text.size / 28)
        for text in drawn.texts
        if text.tag == "coordinate"
    }
    assert list(discs) == ["A", "B", "C"]
    for letter, at in zip(discs, choices, strict=True):
        assert math.dist(discs[letter], homes[at.upper()]) == min(math.dist(discs[letter], to) for to in homes.values())


def test_two_choices_on_a_hex_carry_both_letters(full: State) -> None:
    drawn = places.scene(full, EN, Options(choices=("1b1", "4a4", "4a4")))
    assert words(drawn, "choice") == ["A", "B", "C"]
    assert [thing.tag for thing in drawn.of("disc")] == ["1b1", "4a4", "4a4"]
    assert collisions(drawn) == []


def test_an_area_is_ringed_and_its_letter_stands_on_its_satellites(full: State) -> None:
    drawn = places.scene(full, EN, Options(seat=2, choices=("5a3 4a1 5a4 5c", "5a3 5a4", "10a7 2a11")))
    discs = [(thing.tag, text.words) for thing, text in zip(drawn.of("disc"), chosen(drawn), strict=False)]
    assert sorted(discs) == [("10a7", "C"), ("5a4", "A"), ("5a4", "B"), ("5c", "A")]
    rings = {thing.tag: (thing.colour, thing.id) for thing in drawn.of("line") if thing.tag.startswith("area")}
    assert list(rings) == ["area 0", "area 1", "area 2"]
    assert len({colour for colour, _ in rings.values()}) == len({look for _, look in rings.values()}) == 3
    assert words(drawn, "meaning") == ["2 satellites", "1 satellite", "no satellites"]
    assert words(drawn, "title") == ["Which federation?"]


def chosen(scene: Scene) -> list[Text]:
    return [text for text in scene.texts if text.tag == "choice"]


def test_a_crop_shows_as_many_areas_as_stand_on_a_page() -> None:
    assert len(AREAS) == len(choices.BROKEN) == question_controls.AREAS


def test_letters_that_fill_a_hex_leave_out_what_else_is_there() -> None:
    state = sample.crowded()
    drawn = places.scene(state, EN, Options(seat=0, choices=("1b1 8c", "4a4 8c", "3a7 8c")))
    assert [thing.tag for thing in drawn.of("disc")][:3] == ["8c", "8c", "8c"]
    assert not [thing for thing in drawn.of("chip") if thing.tag.startswith("8c")]
    assert collisions(drawn) == []


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("part", [slice(MENU), slice(-MENU, None)])
def test_a_choice_leaves_the_letter_of_its_planet_whole(full: State, language: str, part: slice) -> None:
    """Of as many choices as a list has."""
    built = {name for player in full.players for name, _ in player_pieces(player)}
    free = tuple(name for name in full.planets if name not in built)
    drawn = places.scene(full, Texts(language), Options(seat=0, choices=free[part]))
    letters = [text for text in drawn.texts if text.tag == "type"]
    assert len(letters) == len(free)
    assert not [text for text in letters for disc in drawn.of("disc") if overlap(text.box, disc.box)]


def test_near_choices_are_shown_large_and_far_ones_on_the_whole_map(full: State) -> None:
    near = places.scene(full, EN, Options(choices=("1b1", "1b2")))
    far = places.scene(full, EN, Options(choices=("9a8", "6a2", "10a0", "7a6")))
    coordinates = [text for text in near.texts if text.tag == "coordinate"]
    assert len(coordinates) < 70
    assert all(text.size > 40 for text in coordinates)
    assert len(words(far, "coordinate")) == len(full.galaxy.hexes)


def test_a_close_up_shows_the_sector_and_what_touches_it_with_names(full: State) -> None:
    drawn = zoom.scene(full, EN, Options(sector="2"))
    shown = {text.words for text in drawn.texts if text.tag == "coordinate"}
    middle = full.galaxy.hexes["2c"]
    assert shown == {name.upper() for name, at in full.galaxy.hexes.items() if at.distance(middle) <= 3}
    said = words(drawn, "word")
    assert {"Institute", "Oxide", "Lab", "Satellite", "Transdim"} <= set(said)
    assert any(thing.tag == "federation seat 2" for thing in drawn.of("line"))


def test_a_close_up_names_host_and_guest() -> None:
    state = sample.empty("full", ["lantids", "xenos"])
    state.players[0].structures, state.players[0].guests = {"1a9": "mine"}, ["1a9"]
    state.players[1].structures = {"1a9": "station"}
    drawn = zoom.scene(state, EN, Options(sector="1"))
    assert {"Mine", "Station"} <= set(words(drawn, "word"))
    assert len(drawn.of("structure")) == 2
    assert collisions(drawn) == []


def test_no_income_is_promised_after_the_last_round(full: State) -> None:
    full.round = 6
    assert words(sheet.scene(full, EN, Options(seat=0)), "income") == []


def test_the_key_explains_every_sign_of_every_view() -> None:
    state = sample.full()
    explained = {thing.id for thing in key.scene(state, EN).of("icon")}
    assert {thing.id for thing in key.scene(state, EN).of("badge")} == {"circle", "square", "shield", "hexagon"}
    drawn = [board.BOARD.scene(state, EN), research.scene(state, EN), scoring.scene(state, EN)]
    drawn += [
        sheet.scene(position, EN, Options(seat=seat)) for position in (state, sample.crowded()) for seat in range(4)
    ]
    used = {thing.id for scene in drawn for thing in scene.of("icon")}
    made = [*map(technology, TILES), *map(booster, BOOSTERS), *map(token, FEDERATION_TOKENS)]
    made += [*map(round_tile, ROUND_TILES), *map(final_tile, FINAL_TILES), *map(board_action, BOARD_ACTIONS)]
    used |= {part[1:] for parts in made for part in parts if part.startswith("@")}
    assert used <= explained
    assert {thing.id for thing in key.scene(state, EN).of("planet")} == {*WHEEL, "gaia", "transdim", "lost"}


def test_the_sheet_tells_what_power_may_be_charged(full: State) -> None:
    drawn = sheet.scene(full, EN, Options(seat=3))
    assert words(drawn, "2a11") == ["2", "2A11"]


def test_final_tiles_say_what_they_would_bring_now(full: State) -> None:
    drawn = scoring.scene(full, EN)
    assert [words(drawn, f"structure-fed points {seat}") for seat in range(4)] == [["+18"], ["+0"], ["+12"], ["+6"]]
