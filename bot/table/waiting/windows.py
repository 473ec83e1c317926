"""Windows: blind questions, which nobody may know who is asked, and the time they are open.

One clock runs for the whole window (`WaitRow.until`). Who has something to choose there and no order for it is told so
privately; nothing public follows from it.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.store.rows import OutboxRow, Rows
from bot.table.game.answering import answer_of
from bot.table.game.change import Change
from bot.table.game.snapshot import GameSnapshot, unanswered
from rules.core.decisions import Decision


async def follow(rows: Rows, change: Change) -> Change:
    """Tell those of a window that has opened who choose there."""
    after = change.after
    if after.window and (change.closed or not change.before.window):  # else it is the one that was open already
        for question in to_call(after):
            for user in after.called_for(question.seat):
                await rows.post(after.row.id, "window", {"user": user, "ends": after.window_ends})
    return change


async def follow_seated(rows: Rows, change: Change) -> Change:
    """Drop what was to be told the player before: it is for whoever plays the seat."""
    former = change.before.seats[change.seat.seat].user_id
    for row in await rows.some(OutboxRow, game_id=change.after.row.id, kind="window"):
        if row.sent_at is None and row.payload.get("user") == former:
            await rows.drop(OutboxRow, id=row.id, game_id=row.game_id)
    return change


def to_call(after: GameSnapshot) -> Iterator[Decision]:
    """The questions in a window to people who have a choice there, and no order that makes it."""
    for question in unanswered(after.pending):
        seat = after.seats[question.seat]
        chooses = question.blind and seat.person and question.ask.forced() is None
        if chooses and answer_of(after.game, after.view(seat.seat), question, after.orders_of(seat.seat)) is None:
            yield question
