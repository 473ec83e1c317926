"""Laying the board: the recommended one and the printed variants."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.decisions import Illegal
from rules.core.game import Setup
from rules.core.hexes import Hex
from rules.gaia.board.galaxy import FACES, LAYOUTS, PLACES, sector, turn_place
from rules.gaia.game import GAME
from rules.gaia.setup.layout import legal
from rules.gaia.setup.setup import OPTIONS
from rules.gaia.state import Sector, State
from tests.gaia.kit import Table

DEFAULTS = {option.id: option.default for option in OPTIONS}


def board(seats: int, seed: int = 1, **options: str) -> State:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    laid: State = GAME.new(Setup(seats, chosen), Random(seed))
    return laid


@pytest.mark.parametrize(("seats", "tiles"), [(2, 7), (3, 10), (4, 10)])
def test_two_play_on_seven_tiles_more_on_ten(seats: int, tiles: int) -> None:
    assert len(board(seats).sectors) == tiles


def test_three_may_leave_tiles_nine_and_ten_out() -> None:
    faces = {tile.face for tile in board(3, size="cross").sectors}
    assert len(faces) == 8
    assert not {"9", "10"} & faces


def test_two_use_the_outlined_sides() -> None:
    assert {tile.face for tile in board(2).sectors} == {"1", "2", "3", "4", "5b", "6b", "7b"}


@pytest.mark.parametrize("way", ["outer", "inner-outer", "shuffled"])
def test_shuffled_boards_keep_their_groups_and_never_put_equal_planets_together(way: str) -> None:
    full = LAYOUTS["full"]
    for seed in range(8):
        state = board(4, seed, board=way, rotation="random")
        faces = {(tile.q, tile.r): tile.face for tile in state.sectors}
        printed = dict(zip(full.centres, full.tiles, strict=True))
        inner = {place for place, face in printed.items() if face in "1234"}
        if way == "outer":
            assert all(faces[place] == printed[place] for place in inner)
        if way == "inner-outer":
            assert {faces[place] for place in inner} == set("1234")
        assert legal(state.sectors, state.planets, "any")


def test_the_recommended_board_is_legal_and_its_tiles_are_not_turned() -> None:
    for seats in (2, 4):
        state = board(seats)
        assert all(tile.turns == 0 for tile in state.sectors)
        assert legal(state.sectors, state.planets, "any")


def test_of_a_varied_board_only_the_tiles_on_which_equal_planets_touch_are_turned() -> None:
    turned = touching = tiles = 0
    for seed in range(12):
        for seats, way in ((2, "shuffled"), (4, "outer"), (4, "shuffled")):
            state = board(seats, seed, board=way)
            assert legal(state.sectors, state.planets, "any")
            flat = [Sector(tile.face, 0, tile.q, tile.r) for tile in state.sectors]
            beside = touching_tiles(flat)
            assert {tile.face for tile in state.sectors if tile.turns} <= beside
            turned += sum(tile.turns > 0 for tile in state.sectors)
            touching += len(beside)
            tiles += len(flat)
    assert 0 < turned <= touching < tiles / 2


def touching_tiles(sectors: list[Sector]) -> set[str]:
    """The faces of the tiles that have a planet beside an equal one of another tile."""
    on_map = {
        (tile.face, Hex(tile.q, tile.r) + PLACES[turn_place(place, tile.turns)]): planet
        for tile in sectors
        for place, planet in FACES[tile.face].planets.items()
    }
    return {
        face
        for (face, at), planet in on_map.items()
        for (other, there), its in on_map.items()
        if face != other and planet == its and at.distance(there) == 1
    }


def test_turning_carries_planets_two_places_on_the_outer_ring_and_one_on_the_inner() -> None:
    assert [turn_place(place, 1) for place in ("a0", "a11", "b0", "b5", "c")] == ["a2", "a1", "b1", "b0", "c"]


def test_the_last_player_may_turn_tiles_before_factions_are_chosen() -> None:
    table = Table("terrans", "xenos", until="rotate", rotation="last")
    before = dict(table.state.planets)
    assert table.kinds(1) == ["rotate"]
    legal_turns = [word for word in table.words(1, "rotate") if _accepted(table, word)]
    table.play(f"p2 rotate {legal_turns[0]}")
    number = int(legal_turns[0].split(":")[0])
    changed = {sector(at) for at in {*before, *table.state.planets} if before.get(at) != table.state.planets.get(at)}
    assert changed == {number}
    assert table.kinds(0) == ["faction"]


def _accepted(table: Table, word: str) -> bool:
    try:
        return table.refused(f"p2 rotate {word}") == ""
    except AssertionError:
        return True


def test_a_turn_that_puts_equal_planets_together_is_refused() -> None:
    table = Table("terrans", "xenos", until="rotate", rotation="last")
    refused = [word for word in table.words(1, "rotate") if not _accepted(table, word)]
    assert refused
    assert {table.refused(f"p2 rotate {word}") for word in refused} == {"rotate-adjacent"}
    assert table.refused("p2 rotate 1:1 1:2") == "rotate-twice"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Illegal, match="option-unknown"):
        board(2, board="upside-down")
