"""What a transaction may change: one game, what belongs to none, or everything; who changes it waits for nobody else.

People, servers and the bot itself are beside the games. Of their rows those are counted up, or set by what was read of
them, which have to be read after the same lock; the others are set as a whole, and a game may look at them without it.
"""

from __future__ import annotations

from typing import Any

from bot.store.call_rows import HeldRow, HookCallRow, HookRow, MuteRow
from bot.store.company_rows import PoolRow
from bot.store.game_store import Over, Span
from bot.store.lobby_rows import BanRow, BlockRow, QueueRow, TemplateRow
from bot.store.personal_rows import OrdersRow, VacationRow
from bot.store.rows import GameRow, PrefsRow
from bot.store.server_rows import MetadataRow, ServerRow

SET_WHOLE = frozenset({PrefsRow, MuteRow, BanRow, BlockRow, ServerRow})
COUNTED = frozenset(
    {HeldRow, HookRow, HookCallRow, PoolRow, QueueRow, TemplateRow, OrdersRow, VacationRow, MetadataRow}
)
BESIDE = SET_WHOLE | COUNTED


class OutOfReach(Exception):
    """A transaction was about to change a game for which it has not waited."""


def require(over: Over, kind: type, game_id: Any) -> None:
    """Raise `OutOfReach` for a change of a game's row by a transaction that is not over that game."""
    if over is not Span.ALL and over != game_id:
        raise OutOfReach(f"a transaction over {over} changes {kind.__name__} of {game_id or 'several games'}")


def game_of(row: Any) -> str:
    """The game to which a row belongs that is not beside the games."""
    return str(row.id if isinstance(row, GameRow) else row.game_id)


def game_in(kind: type, where: dict[str, Any]) -> Any:
    """The one game whose rows are meant by the values of some columns; None where they may be of several."""
    return where.get("id" if kind is GameRow else "game_id")
