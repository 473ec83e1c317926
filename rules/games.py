"""The games there are, imported when first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from rules.core.game import Game

GAMES = ("gaia",)


def game(game_id: str) -> Game:
    """The game of this id; raises KeyError for another."""
    if game_id not in GAMES:
        raise KeyError(game_id)
    return cast(Game, import_module(f"rules.{game_id}.game").GAME)
