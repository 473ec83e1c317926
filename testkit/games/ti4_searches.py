"""Searches of Twilight Imperium: fleets that may move, and every kind of question late in a game."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from random import Random

from rules.core.game import Setup
from rules.core.play import copy, start
from rules.ti4.frames import Move
from rules.ti4.game import GAME
from rules.ti4.state import State
from rules.ti4.tactical.movement import MoveRule
from testkit.computer_games import among_computers
from testkit.games.ti4_galaxies import galaxy

GALAXIES = 200
KEPT = 10  # positions of each kind of question, the last ones of a game
SEATS = 6

Searches = dict[str, Callable[[], object]]


def searches() -> dict[str, Searches]:
    """Moves in galaxies full of ships, and the questions of a game of six computers by their kinds."""
    found: dict[str, Searches] = {"moves in random galaxies": {}}
    for number in range(GALAXIES):
        state = galaxy(Random(f"galaxy/{number}"), 3 + number % 4)
        found["moves in random galaxies"][str(number)] = partial(MoveRule().ask, state, Move(0))
    for kind, states in _last_positions().items():
        cases = {str(number): partial(GAME.pending, state) for number, state in states}
        found[f"question {kind}"] = dict(cases)
    return found


def _last_positions() -> dict[str, deque[tuple[int, State]]]:
    """By kind of question, the last positions of a game with one, each with the number of moves before it."""
    found: dict[str, deque[tuple[int, State]]] = {}
    first = start(GAME, Setup(SEATS), "searches")
    for number, (state, _, _) in enumerate(among_computers(GAME, first, "searches"), 1):
        for question in GAME.pending(state):
            if question.awaited:
                found.setdefault(question.kind, deque(maxlen=KEPT)).append((number, copy(GAME, state)))
    return found
