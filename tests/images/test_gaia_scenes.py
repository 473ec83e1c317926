"""What is where: scenes, without a pixel."""

from __future__ import annotations

import math
import re

import pytest

from bot.texts import Texts
from images.gaia import alt, board, research, scoring, sheet
from images.gaia.galaxy import SIZE, Atlas
from images.gaia.owners import asked, owner
from images.gaia.tiles import booster, final_tile, round_tile, technology, token
from images.gaia.views import VIEWS
from images.scene import Scene
from rules.gaia.components import BOOSTERS, FACTIONS, FINAL_TILES, ROUND_TILES, TILES, TOKENS
from rules.gaia.state import State
from tests.images import sample

EN = Texts("en")


def words(scene: Scene, note: str) -> list[str]:
    return [text.words for text in scene.texts if text.note == note]


def test_every_hex_carries_its_coordinate(full: State) -> None:
    drawn = board.scene(full, EN)
    assert sorted(words(drawn, "coordinate")) == sorted(name.upper() for name in full.galaxy.hexes)
    atlas = Atlas(full, drawn.width, board.HEAD)
    for text in drawn.texts:
        if text.note == "coordinate":
            assert math.dist((text.x, text.y), atlas.at(text.words.lower())) < SIZE / 2


def test_structures_stand_on_their_hexes_in_their_owners_colours(full: State) -> None:
    drawn = board.scene(full, EN)
    atlas = Atlas(full, drawn.width, board.HEAD)
    placed = {
        (thing.note, thing.id): thing for thing in drawn.things if thing.kind in ("structure", "satellite", "chip")
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
    drawn = board.scene(full, EN)
    shared = [thing for thing in drawn.of("chip") if thing.note.startswith("2c ")]
    assert len({thing.colour for thing in shared}) == 3


def test_the_guest_of_the_lantids_stands_beside_the_host() -> None:
    state = sample.empty("full", ["lantids", "xenos"])
    state.players[0].structures = {"1a9": "mine"}
    state.players[0].guests = ["1a9"]
    state.players[1].structures = {"1a9": "station"}
    first, second = sorted(board.scene(state, EN).of("structure"), key=lambda thing: thing.x)
    assert (first.id, second.id) == ("mine", "station")
    assert first.x + first.w / 2 <= second.x - second.w / 2 + 3


def test_planets_lie_where_the_position_says(full: State) -> None:
    drawn = board.scene(full, EN)
    assert {thing.note: thing.id for thing in drawn.of("planet") if thing.note} == full.planets


def test_federations_and_sectors_are_outlined(full: State) -> None:
    notes = [thing.note for thing in board.scene(full, EN).of("line")]
    assert {note for note in notes if note.startswith("federation")} == {
        f"federation seat {seat}" for seat in (0, 2, 3)
    }
    assert sum(note.startswith("sector") for note in notes) == len(full.sectors)


def test_the_last_move_is_marked(full: State) -> None:
    marked = [thing.note for thing in board.scene(full, EN, marks=["7c"]).of("mark")]
    assert marked == ["7c", "2a11"]


def test_standings_follow_the_turn_order_and_say_who_is_asked(full: State) -> None:
    assert asked(full) == [0, 3]
    drawn = board.scene(full, EN)
    badges = [thing for thing in drawn.of("badge") if thing.note.startswith("seat")]
    assert [thing.note for thing in badges] == ["seat 2", "seat 0", "seat 3", "seat 1"]
    assert words(drawn, "state") == ["to act", "to act", "passed"]
    assert words(drawn, "vp") == ["10", "67", "10", "118"]


def test_the_brainstone_lies_on_its_bowl(full: State) -> None:
    stone = board.scene(full, EN).of("stone")
    assert [thing.note for thing in stone] == ["seat 1"]


def test_research_markers_stand_on_their_levels(full: State) -> None:
    drawn = research.scene(full, EN)
    notes = {thing.note for thing in drawn.of("badge")}
    levels = {
        f"{track} {level} seat {player.seat}" for player in full.players for track, level in player.research.items()
    }
    assert notes == levels


def test_research_shows_used_actions_and_taken_tiles(full: State) -> None:
    drawn = research.scene(full, EN)
    assert {thing.note for thing in drawn.of("icon") if thing.id == "used"} == {"power4 used", "qic3 used"}
    assert words(drawn, "sci taken") == ["taken"]


def test_scoring_marks_the_round_and_ranks_players(full: State) -> None:
    drawn = scoring.scene(full, EN)
    assert words(drawn, "round 3")[-1] == "now"
    ranks = [int(text.words) for text in drawn.texts if text.note.startswith("structure-fed seat")]
    assert ranks == sorted(ranks, reverse=True)
    assert len(ranks) == 4


def test_the_end_lists_where_the_points_came_from() -> None:
    state = sample.crowded()
    state.players[2].vp = 200
    drawn = scoring.scene(state, EN)
    assert words(drawn, "result 2") == ["18", "12", "72", "20", "-11", "200"]
    assert next(thing.note for thing in drawn.of("badge")) == "result seat 2"


def test_two_players_meet_a_neutral_marker() -> None:
    drawn = scoring.scene(sample.small(), EN)
    assert words(drawn, "structure-fed seat -1") == ["10"]


def test_the_sheet_tells_what_is_left_and_what_comes(full: State) -> None:
    drawn = sheet.scene(full, EN, seat=0, names=["Ada \U0001f680"])
    assert words(drawn, "name") == ["Ada"]
    assert words(drawn, "station left") == ["3 of 4"]
    assert words(drawn, "income") == ["5", "8", "7", "6", "1"]
    assert [thing.note for thing in drawn.of("strike")] == ["tech2"]
    assert any(thing.id == "used" and thing.note == "tech9" for thing in drawn.of("icon"))


def test_letters_and_badges_tell_all_factions_apart(texts: Texts) -> None:
    letters = [texts(f"gaia-picture-letter-{faction}") for faction in FACTIONS]
    assert len(set(letters)) == len(FACTIONS)
    shapes = {owner(sample.full(), seat, texts).shape for seat in range(4)}
    assert len(shapes) == 4


def test_every_tile_has_signs() -> None:
    made = [*map(technology, [id for id in TILES if id != "tech3"]), *map(booster, BOOSTERS), *map(token, TOKENS)]
    made += [*map(round_tile, ROUND_TILES), *map(final_tile, FINAL_TILES)]
    assert all(any(part.startswith("@") for part in parts) for parts in made)


def test_the_description_of_the_board_names_people(full: State) -> None:
    told = alt.board(full, EN, names=["Ada", "Ben", "Cy", "Dee"])
    assert "Terrans (Ada) 67" in told
    assert told.endswith("To act: Terrans, Nevlas.")


@pytest.mark.parametrize("what", VIEWS)
def test_descriptions_are_a_few_sentences(full: State, texts: Texts, what: str) -> None:
    told = VIEWS[what].alt(full, texts)
    assert 2 <= len(re.findall(r"\.(?= |$)", told)) <= 4
    assert told.endswith(".")
    assert len(told) < 1024  # Discord's limit
