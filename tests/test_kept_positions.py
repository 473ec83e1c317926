"""Positions that tests load are those to which kept moves lead; `python -m tools.keep positions` renews both."""

from __future__ import annotations

import pytest

from rules import games
from testkit.games.eclipse_course import SAMPLES, samples_again
from testkit.kept import kept, kept_games
from testkit.positions import positions_again


@pytest.mark.parametrize("game_id", games.MODULES)
def test_kept_positions_are_those_of_their_games(game_id: str) -> None:
    game, found = games.game(game_id), kept(game_id)
    again = [
        position
        for played in kept_games(game_id)
        for position in positions_again(game, played, [each for each in found if each.seed == played.number])
    ]
    assert again == found


def test_kept_samples_of_eclipse_are_those_of_their_games() -> None:
    found = kept("eclipse-samples")
    assert {each.name for each in found} == {*SAMPLES, "ended"}
    assert samples_again(found) == found
