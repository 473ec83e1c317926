"""Final scoring and shared wins."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.flow import Execution
from rules.gaia.components import ROUND_TILES, STANDARD_TILES, TILES, TRACKS
from rules.gaia.economy.scoring import count, finish, points_for, score
from rules.gaia.game import GAME
from rules.gaia.state import Power, State, Technology
from tests.gaia.kit import Table


def final(*factions: str, tiles: tuple[str, str] = ("structure", "gaia"), **options: str) -> State:
    """A position with nothing to score but what a test adds."""
    table = Table(*factions, **options)
    table.state.final_tiles = list(tiles)
    for player in table.state.players:
        player.credits = player.ore = player.knowledge = player.qic = player.vp = 0
        player.research = dict.fromkeys(player.research, 0)
        player.structures = {}
        player.power.one = player.power.two = player.power.three = 0
    return table.state


def structures(state: State, *numbers: int) -> None:
    """So many mines for each player, on planets of no matter whom."""
    free = iter(state.planets)
    for player, number in zip(state.players, numbers, strict=True):
        player.structures = {next(free): "mine" for _ in range(number)}


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((9, 7, 5, 3), [18, 12, 6, 0]),
        ((7, 7, 5, 3), [15, 15, 6, 0]),
        ((9, 5, 5, 5), [18, 6, 6, 6]),
        ((5, 5, 5, 5), [9, 9, 9, 9]),
        ((9, 5, 5, 3), [18, 9, 9, 0]),
    ],
)
def test_ranks_pay_eighteen_twelve_and_six_and_ties_share(numbers: tuple[int, ...], points: list[int]) -> None:
    state = final("terrans", "xenos", "taklons", "geodens")
    structures(state, *numbers)
    finish(state)
    assert [result["final1"] for result in state.results] == points


def test_two_players_meet_a_neutral_marker() -> None:
    state = final("terrans", "xenos", tiles=("structure", "satellite"))
    structures(state, 12, 5)  # the marker stands on 11
    finish(state)
    assert [result["final1"] for result in state.results] == [18, 6]
    assert [result["final2"] for result in state.results] == [9, 9]  # eight satellites are neutral


def test_nothing_counted_is_nothing_paid_only_at_the_peers_table() -> None:
    for peer, points in (("no", 9), ("yes", 0)):
        state = final("terrans", "xenos", tiles=("satellite", "gaia"), peer=peer)
        finish(state)
        assert state.results[0]["final1"] == points


def test_each_level_from_the_third_pays_four() -> None:
    state = final("terrans", "xenos")
    state.players[0].research.update(nav=5, eco=3, sci=2)
    finish(state)
    result = state.results[0]
    assert (result["nav"], result["eco"], result["sci"]) == (12, 4, 0)


@pytest.mark.parametrize("track", TRACKS)
def test_every_track_pays_for_its_levels(track: str) -> None:
    state = final("terrans", "xenos")
    state.players[0].research[track] = 4
    finish(state)
    assert {one: state.results[0][one] for one in TRACKS} == dict.fromkeys(TRACKS, 0) | {track: 8}


def test_three_players_meet_no_neutral_marker() -> None:
    state = final("terrans", "xenos", "taklons")
    structures(state, 5, 4, 3)
    finish(state)
    assert [result["final1"] for result in state.results] == [18, 12, 6]


def test_a_bid_is_paid_at_the_end() -> None:
    state = final("terrans", "xenos")
    points = []
    for bid in (0, 4):
        state.players[0].vp, state.players[0].bid = 20, bid
        finish(state)
        points.append(state.players[0].vp)
    assert points[0] - points[1] == 4
    assert state.results[0]["bid"] == -4


def test_the_peer_converts_up_to_the_limits_of_goods() -> None:
    state = final("terrans", "xenos", peer="yes")
    player = state.players[0]
    player.credits, player.ore, player.qic = 29, 14, 5
    player.power.three = 7
    finish(state)
    assert (player.credits, player.ore, player.qic) == (30, 15, 0)
    assert state.results[0]["goods"] == 15


def test_the_peer_sacrifices_the_brainstone_with_the_token_beside_it() -> None:
    state = final("taklons", "xenos", peer="yes")
    player = state.players[0]
    player.power = Power(0, 1, 0, stone="2")
    finish(state)
    assert player.credits == 3


def test_the_peer_keeps_what_itars_sacrifice() -> None:
    state = final("itars", "xenos", peer="yes")
    player = state.players[0]
    player.power = Power(0, 4, 0)
    finish(state)
    assert (player.credits, player.power.gaia) == (2, 2)


def test_three_goods_pay_a_point_together() -> None:
    state = final("terrans", "xenos")
    player = state.players[0]
    player.credits, player.ore, player.knowledge, player.qic = 4, 3, 1, 9
    finish(state)
    assert state.results[0]["goods"] == 2


def test_the_highest_win_and_several_share() -> None:
    state = final("terrans", "xenos", "taklons")
    for player, points in zip(state.players, (50, 60, 60), strict=True):
        player.vp = points
    assert GAME.winners(state) == [1, 2]


@pytest.mark.parametrize("covered", [False, True])
def test_a_covered_tile_pays_no_more(covered: bool) -> None:
    state = final("terrans", "xenos")
    state.round_tiles = ["score1"] * 6
    player = state.players[0]
    tile = next(tile for tile in STANDARD_TILES if TILES[tile].on == "gaia-mine")
    player.technologies = [Technology(tile, "free1", covered=covered)]
    score(Execution(state, Random(1), state.stack), player, "gaia-mine", 2)
    assert player.vp == (0 if covered else 2 * TILES[tile].gain["vp"])


def test_points_are_told_by_the_tile_that_gives_them() -> None:
    state = final("terrans", "xenos")
    state.round_tiles = [next(tile for tile in ROUND_TILES if ROUND_TILES[tile].on == "gaia-mine")] * 6
    player = state.players[0]
    tile = next(tile for tile in STANDARD_TILES if TILES[tile].on == "gaia-mine")
    player.technologies = [Technology(tile, "free1")]
    execution = Execution(state, Random(1), state.stack)
    score(execution, player, "gaia-mine")
    told = {event.facts["through"]: int(event.facts["points"]) for event in execution.events}
    assert told == {"round": ROUND_TILES[state.round_tiles[0]].vp, "technology": TILES[tile].gain["vp"]}
    assert sum(told.values()) == player.vp == points_for(state, player, "gaia-mine")


def test_guest_mines_count_for_sectors() -> None:
    state = final("lantids", "xenos")
    lantids = state.players[0]
    lantids.structures = {"3a7": "mine", "4a0": "mine"}
    lantids.guests = ["4a0"]
    assert count(state, lantids, "sector") == 2


def test_the_institute_and_both_academies_are_big() -> None:
    state = final("terrans", "xenos")
    player = state.players[0]
    kinds = ("institute", "academy-k", "academy-q", "mine", "lab")
    player.structures = dict(zip(state.planets, kinds, strict=False))
    assert count(state, player, "big") == 3


def test_what_is_counted() -> None:
    state = final("lantids", "xenos", "ivits")
    lantids, _, ivits = state.players
    gaia = next(at for at, planet in state.planets.items() if planet == "gaia")
    lantids.structures = {gaia: "mine", "3a7": "station", "4a0": "lab"}
    lantids.guests = [gaia]
    assert count(state, lantids, "gaia") == 0
    assert count(state, lantids, "type") == 2
    assert count(state, lantids, "structure") == 3
    assert count(state, lantids, "mine") == 1
    ivits.satellites, ivits.stations, ivits.federated = ["3c"], ["4c"], ["4c"]
    assert count(state, ivits, "satellite") == 2
    assert count(state, ivits, "structure-fed") == 0
    assert count(state, ivits, "sector") == 0
