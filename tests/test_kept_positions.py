"""The positions that tests load are those to which their seeds lead; `python -m tools.keep positions` renews them."""

from __future__ import annotations

import pytest

from rules import games
from testkit.games.eclipse_course import SAMPLES, sample_again
from testkit.kept import kept
from testkit.positions import played_positions


@pytest.mark.parametrize("game_id", games.MODULES)
def test_kept_positions_are_those_of_their_games(game_id: str) -> None:
    assert list(played_positions(game_id)) == kept(game_id)


def test_kept_samples_of_eclipse_are_those_of_their_games() -> None:
    found = kept("eclipse-samples")
    assert {each.name for each in found} == {*SAMPLES, "ended"}
    assert [sample_again(each) for each in found] == found
