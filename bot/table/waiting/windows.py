"""Windows: blind questions, which nobody may know who is asked, and the time they are open.

One clock runs for the whole window (`WaitRow.until`). Who has something to choose there and no order for it is told so
privately; nothing public follows from it.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.store.rows import Rows
from bot.table.game.answering import answer_of
from bot.table.game.snapshot import GameSnapshot, unanswered
from rules.core.decisions import Decision


async def tell(rows: Rows, before: GameSnapshot, after: GameSnapshot, *, closed: bool) -> None:
    """Tell those of a window that has opened who choose there.

    `closed`: a question closed on the way, so that a window which is open now is another one.
    """
    if not after.window or (before.window and not closed):
        return
    for question in to_call(after):
        for user in after.called_for(question.seat):
            await rows.post(after.row.id, "window", {"user": user, "ends": after.window_ends})


def to_call(after: GameSnapshot) -> Iterator[Decision]:
    """The questions in a window to people who have a choice there, and no order that makes it."""
    for question in unanswered(after.pending):
        seat = after.seats[question.seat]
        chooses = question.blind and seat.person and question.ask.forced() is None
        if chooses and answer_of(after.game, after.view(seat.seat), question, after.orders_of(seat.seat)) is None:
            yield question
