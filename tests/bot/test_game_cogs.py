"""The slash commands of each game, which the bot has before it loads the game."""

from __future__ import annotations

from importlib import import_module

import pytest

from bot.manifest.manifest import manifest
from cogs.game_cog import LARGEST, SHOWN
from rules import games
from rules.games import MODULES


@pytest.mark.parametrize("kind", MODULES)
def test_the_commands_of_a_game_are_those_of_what_it_has_to_show(kind: str) -> None:
    """A cog says it by itself, as the bot starts without its game."""
    brought, cog = manifest(kind), import_module(f"cogs.{kind}")
    (made,) = (
        each for each in vars(cog).values() if getattr(each, "__module__", "") == cog.__name__ and each is not cog.setup
    )
    boards = brought.boards
    has = {"sheet": boards.sheet, "zoom": boards.zoom, "lookup": brought.reference, "card": brought.cards}
    assert {*made.shows} == {name for name in SHOWN if has[name]}
    assert games.game(kind).seats[-1] <= LARGEST
    assert {each.name for each in made().app_command.commands} & {*SHOWN} == {*made.shows}
