"""The short first game of three: two rings, six points, six rounds."""

from __future__ import annotations

from random import Random

from rules.core.flow import Execution
from rules.core.game import Setup
from rules.ti4.components.layouts import LAYOUTS, SHORT
from rules.ti4.components.places import ring
from rules.ti4.components.setup import SHORT_GAME
from rules.ti4.game import GAME
from rules.ti4.scoring.victory import check_victory, points_to_win
from rules.ti4.state import State
from tests.ti4.kit import Table

FACTIONS = ["sol", "hacan", "creuss"]


def short(galaxy: str = "dealt") -> State:
    state: State = GAME.new(Setup(3, {"length": "short", "galaxy": galaxy}, {"factions": FACTIONS}), Random(1))
    return state


def test_the_galaxy_has_two_rings_and_each_home_is_two_steps_from_the_centre() -> None:
    state = short()
    assert {ring(place) for place in state.galaxy if place != "off-the-map"} == {0, 1, 2}
    assert [state.galaxy[place].tile for place in SHORT.homes] == ["1", "16", "17"]
    assert SHORT.tiles == len(SHORT.open_places)
    assert GAME.faults(state) == []


def test_where_slices_are_drafted_it_is_a_whole_game() -> None:
    assert short("slices").layout is LAYOUTS[3]
    assert points_to_win(short("slices")) == 10


def test_six_points_win() -> None:
    table = Table(*FACTIONS, options={"length": "short"})
    assert points_to_win(table.state) == SHORT_GAME.points
    table.player().vp["imperial"] = 5
    assert not table.state.results
    table.player().vp["imperial"] = 6
    check_victory(Execution(table.state, Random(1), table.state.stack))
    assert table.state.results


def test_it_ends_with_the_sixth_round_where_no_objective_is_left() -> None:
    table = Table(*FACTIONS, options={"length": "short"})
    while not table.state.results:
        table.default()
    assert table.state.round == 6
    assert max(player.points for player in table.state.players) < SHORT_GAME.points
