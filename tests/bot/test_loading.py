"""A game is loaded while others are answered."""

from __future__ import annotations

import threading
from types import ModuleType

import pytest

from bot.manifest.manifest import MANIFESTS
from bot.table.table import Table
from rules import games
from tests.bot.conftest import BEN, started


async def test_the_first_table_of_a_game_is_read_without_the_loop(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that starts anew has not loaded the game of a table that is older than itself."""
    game = await started(table, BEN)
    monkeypatch.delitem(MANIFESTS, "duel")
    found, threads = games.optional_module, list[threading.Thread]()

    def noted(module: str) -> ModuleType | None:
        threads.append(threading.current_thread())
        return found(module)

    monkeypatch.setattr(games, "optional_module", noted)
    await table.games.snapshot(game)
    assert threads
    assert threading.main_thread() not in threads
