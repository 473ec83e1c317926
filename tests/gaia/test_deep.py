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
EACH = 10


@cache
def stations() -> list[Station]:
    """The last position of each kind of question, and some of the second half."""
    found = []
    for number, setup in enumerate(SETUPS):
        game = [
            Station(f"deep/{number}", seq, GAME.codec.dump_json(state), move)
            for seq, (state, move, _) in enumerate(rich_game(setup, 100 + number), 1)
            if state.round
        ]
        last = {station.move.kind: station for station in game}
        found += [*last.values(), *Random(number).sample(game[len(game) // 2 :], EACH)]
    return found


def positions() -> list[State]:
    return [station.position(GAME) for station in stations()]


@pytest.mark.parametrize(("number", "seed"), [(0, 0), (1, 0), (1, 2), (2, 5), (2, 6)])
def test_games_in_which_nobody_lacks_anything_reach_their_end(number: int, seed: int) -> None:
    *_, (state, _, events) = rich_game(SETUPS[number], seed)
    assert state.round == 6
    assert events[-1].kind == "over"


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
