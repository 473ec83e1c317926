"""Presses of people who are asked before the start whether they are ready."""

from __future__ import annotations

from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit import readers
from bot.ui.kit.controls import Press, on
from bot.ui.kit.reply import in_place, say
from bot.ui.lobby.private_lobby import show_lobby
from bot.words.tables import table_in_text


@on("am-ready")
async def ready(press: Press) -> None:
    """Say that one is ready, and whether the table waits for others or has started by that."""
    snapshot = await press.bot.table.lobby.ready(press.call.game, press.user)
    await _told(press, snapshot, "ui-ready-waits" if snapshot.row.status == "lobby" else "ui-started")


@on("not-now")
async def not_now(press: Press) -> None:
    """Get up instead."""
    await _told(press, await press.bot.table.lobby.leave(press.call.game, press.user), "ui-left")


async def _told(press: Press, snapshot: GameSnapshot, said: str) -> None:
    """Show the lobby where it is looked at in private, else say what was done."""
    if in_place(press.interaction) and snapshot.row.status == "lobby":
        await show_lobby(press.interaction, snapshot)
        return
    texts = await readers.texts(press.interaction)
    await say(press.interaction, texts(said, name=table_in_text(snapshot.row), id=snapshot.row.id))
