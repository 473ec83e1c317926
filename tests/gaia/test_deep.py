"""The laws on positions that random games do not come to: late in games in which nobody ever lacks anything."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from rules.core.game import Setup
from rules.gaia.game import GAME
from rules.gaia.state import State
from testkit.games.gaia_plenty import rich_game
from testkit.laws import STATION_LAWS, Station, obey

SETUPS = [
    Setup(4, {"factions": "random", "federations": "flexible", "turn-order": "passing", "bowls": "lowest"}),
    Setup(3, {"factions": "random", "federations": "subset", "peer": "yes", "board": "shuffled"}),
    Setup(2, {"factions": "random", "rotation": "random", "board": "outer"}),
]
GAMES = [(0, 0), (1, 0), (1, 2), (2, 5), (2, 6)]  # set-ups and seeds
DEEP = [(0, 0), (1, 2), (2, 5)]  # of those, one of each set-up
EACH = 10
SAMPLED = 72  # stations of each game


@cache
def played(number: int, seed: int) -> tuple[list[Station], State, str]:
    """A whole game: where somebody answered, the last of these positions, and what was told last."""
    found = []
    for seq, (state, move, events) in enumerate(rich_game(SETUPS[number], seed), 1):  # noqa: B007  # the last ones
        found.append(Station(f"deep/{number}/{seed}", seq, GAME.codec.dump_json(state), move))
    return found, state, events[-1].kind


def under_way(number: int, seed: int) -> list[Station]:
    """The stations of a game after its set-up."""
    return [station for station in played(number, seed)[0] if station.position(GAME).round]


@cache
def stations() -> list[Station]:
    """The last position of each kind of question, and some of the second half."""
    found = []
    for number, seed in DEEP:
        game = under_way(number, seed)
        last = {station.move.kind: station for station in game}
        found += [*last.values(), *Random(number).sample(game[len(game) // 2 :], EACH)]
    return found


def positions() -> list[State]:
    return [station.position(GAME) for station in stations()]


@pytest.mark.parametrize(("number", "seed"), GAMES)
def test_games_in_which_nobody_lacks_anything_reach_their_end(number: int, seed: int) -> None:
    _, state, told = played(number, seed)
    assert state.round == 6
    assert told == "over"


@pytest.mark.parametrize(("number", "seed"), GAMES)
def test_options_of_the_rich_say_what_they_cost_and_bring(number: int, seed: int) -> None:
    for station in Random(number).sample(played(number, seed)[0], SAMPLED):
        obey("effects", GAME, station)


@pytest.mark.parametrize("law", STATION_LAWS)
def test_deep_positions_keep_the_law(law: str) -> None:
    for station in stations():
        obey(law, GAME, station)


def test_deep_positions_are_deep() -> None:
    players = [player for state in positions() for player in state.players]
    assert any(own.covered for player in players for own in player.technologies)
    assert any(5 in player.research.values() for player in players)
    assert any(player.lost for player in players)
    assert any(len(player.federations) >= 3 for player in players)
    assert {"cover", "rescore", "federate", "token", "lost-planet"} <= {station.move.kind for station in stations()}
    assert any(state.round == 6 for state in positions())
