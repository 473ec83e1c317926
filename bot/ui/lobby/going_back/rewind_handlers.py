"""Presses of who wants to go back further than they may alone."""

from __future__ import annotations

from bot.table.game.roles import may
from bot.table.game.transactions import seat_of
from bot.ui.boards import log_view
from bot.ui.kit import permissions, readers, way_back
from bot.ui.kit.controls import HANDLERS, Press, on
from bot.ui.kit.ids import Call
from bot.ui.kit.reply import show
from bot.ui.lobby.going_back import rewind_view
from bot.ui.panel import panel_handlers

REACH = 100  # moves among which turns are looked for, where no page of the log is named


@on("further")
async def further(press: Press) -> None:
    """Show the turns before which the game can stand again: those of a page of the log, or the last ones.

    A referee is led here to choose where a correction begins.
    """
    table, call = press.bot.table, press.call
    snapshot, texts = await table.games.snapshot(call.game), await readers.texts(press.interaction)
    actor = await permissions.actor(press.interaction, snapshot.row)
    if not may(snapshot, actor, "correct"):
        seat_of(snapshot, press.user)
    correcting = call.args == (rewind_view.CORRECTING,)
    start, count = max(0, snapshot.row.seq - REACH), REACH
    if call.args and not correcting:
        span = log_view.span(snapshot, call)
        start, count = span.start, span.count
    turns = await table.undo.turns(call.game, start, count)
    back = way_back.to_turn(press.interaction, texts, call.game)
    seat = snapshot.seat_of(press.user)
    await show(press.interaction, rewind_view.turns_view(snapshot, texts, turns, seat, back, correcting=correcting))


@on("rewind")
async def rewind(press: Press) -> None:
    """Show what going back to before a turn takes."""
    chosen = Call("rewind", press.call.game, 0, (press.value,)).number(0)
    actor = await permissions.actor(press.interaction, (await press.bot.table.games.snapshot(press.call.game)).row)
    snapshot, found = await press.bot.table.undo.reach(press.call.game, actor, chosen)
    texts = await readers.texts(press.interaction)
    back = way_back.to_turn(press.interaction, texts, press.call.game)
    await show(press.interaction, rewind_view.asking_view(snapshot, texts, found, actor, back))


@on("rewind-ask")
async def ask(press: Press) -> None:
    """Ask for it, and show what the table decides; where nobody else has to agree, one's turn."""
    game, before = press.call.game, await press.bot.table.games.snapshot(press.call.game)
    after = await press.bot.table.undo.ask(game, press.user, press.call.number(0))
    if after.row.seq != before.row.seq:
        await panel_handlers.turn(Press(press.interaction, Call("turn", game)))
    else:
        await HANDLERS["votes"](Press(press.interaction, Call("votes", game)))
