"""Whole games at random, which the tests of several files look into; a worker plays those of a game once."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from rules.core.game import Game
from testkit.laws import Play, play, setups

BOUND = 3000  # moves: by then every game is over


def load(module: str) -> Game:
    """The game of a module, by the name of that."""
    return cast(Game, import_module(module).GAME)


def game_name(module: str) -> str:
    """What a test is called that has the module of a game as its parameter: `gaia` for `rules.gaia.game`."""
    return module.removesuffix(".game").rpartition(".")[2]


@cache
def plays(module: str) -> tuple[Play, ...]:
    """One game for each set-up that `setups` finds, so that every option and number of seats is among them."""
    return played(load(module), BOUND)


def played(game: Game, bound: int) -> tuple[Play, ...]:
    """The same of a game that is no module of its own; raises Broken where one is not over after `bound` moves."""
    return tuple(play(game, setup, f"law/{number}", bound) for number, setup in enumerate(setups(game)))
