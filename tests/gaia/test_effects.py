"""What options of Gaia Project say that they cost and bring, also in positions that random games seldom come to."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.game import Setup
from rules.gaia.game import GAME
from testkit.games.gaia_plenty import rich_game
from testkit.laws import Station, obey

SAMPLED = 60


@pytest.mark.parametrize("number", range(6))
def test_options_of_the_rich_say_what_they_cost_and_bring(number: int) -> None:
    setup = Setup(2 + number % 3, {"factions": "random", "bowls": ("ask", "lowest")[number % 2]})
    dump = GAME.codec.dump_json
    stations = [
        Station("rich", seq, dump(state), move) for seq, (state, move, _) in enumerate(rich_game(setup, number), 1)
    ]
    for station in Random(number).sample(stations, SAMPLED):
        obey("effects", GAME, station)
