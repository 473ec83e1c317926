"""The list of what games use: as many things as are in the box, and nothing that is not.

`python -m tools.coverage ti4` counts how often games use each of them.
"""

from __future__ import annotations

from itertools import islice
from random import Random

from rules.core.game import Setup
from rules.ti4.game import GAME
from testkit.games.ti4_uses import components, used
from testkit.random_games import random_game

MOVES = 200


def test_what_is_counted_is_in_the_box() -> None:
    counts = {chapter: len(names) for chapter, names in components().items()}
    assert counts["faction"] == 17
    assert counts["tile in the galaxy"] == 51
    assert counts["planet taken"] == 59
    assert counts["objective revealed"] == 20
    assert counts["objective scored"] == 40
    assert counts["strategy card chosen"] == 8


def test_what_games_use_is_in_the_list() -> None:
    chapters, times = components(), dict.fromkeys(components(), 0)
    for state, _, outcome in islice(random_game(GAME, Setup(6), "used", Random(3)), MOVES):
        for event in outcome.events:
            for chapter, name in used(event, state):
                assert name in chapters[chapter], (chapter, name)
                times[chapter] += 1
    assert {chapter for chapter, number in times.items() if not number} <= {"objective scored", "promissory note used"}
