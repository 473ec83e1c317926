"""Games as the table shows them, made of a position alone."""

from __future__ import annotations

from typing import Any

from bot.store.rows import GameRow, SeatRow
from bot.table.game.snapshot import GameSnapshot
from rules.core.game import Game
from testkit.laws.base import seats


def snapshot_of(game: Game, state: Any, seed: str) -> GameSnapshot:
    """A running game with this position and seed, in which everybody is a person."""
    row = GameRow("g", game.id, 1, 2, 3, "en", 0, status="running", seed=seed, seq=7)
    people = tuple(SeatRow("g", seat, seat + 1, f"P{seat}") for seat in seats(game, state))
    return GameSnapshot(row, people, game, state, tuple(game.pending(state)))
