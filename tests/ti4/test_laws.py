"""The laws of all games hold for Twilight Imperium, which is not registered yet (`tests/test_laws.py`)."""

from __future__ import annotations

from itertools import islice
from random import Random

from rules.core.game import Setup
from rules.ti4.game import GAME
from testkit.random_games import random_game
from testkit.report import law_report

MOVES = 260  # of a game of some 900


def test_the_laws_hold() -> None:
    report = law_report(GAME, games=1, seed="ti4", stations=2)
    assert report.broken == []


def test_nothing_is_lost_or_made_at_any_step() -> None:
    fought = 0
    for seats in GAME.seats:
        for state, move, outcome in islice(random_game(GAME, Setup(seats), f"ti4/{seats}", Random(seats)), MOVES):
            assert GAME.faults(state) == [], (move, outcome.events)
            fought += sum(event.kind in ("won", "drawn", "ground-won") for event in outcome.events)
    assert fought > len(GAME.seats)
