"""The games there are, imported when first asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import cast

from rules.core.game import Game

MODULES = {
    "gaia": "rules.gaia.game",
    "pulsar": "rules.pulsar.game",
    "race": "rules.race.game",
    "eclipse": "rules.eclipse.game",
    "ti4": "rules.ti4.game",
}


def game(game_id: str) -> Game:
    """The game of this id, imported when it is first asked for; raises KeyError for another.

    Ids are the keys of `MODULES`, such as `gaia`. Every call gives the same object.
    """
    return cast(Game, import_module(MODULES[game_id]).GAME)


def optional_module(module: str) -> ModuleType | None:
    """A module that a game may bring, by its whole name, such as `bot.games.<game>`; None where there is none.

    It is imported when it is first asked for; what goes wrong in it is raised.
    """
    return import_module(module) if find_spec(module) else None
