"""Windows: blind questions, which nobody may know who is asked, and the time they are open.

One clock runs for the whole window, in the reminder of the seat `WINDOW`. Who has something to choose there and no
order for it is told so privately; nothing public follows from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.store.rows import WINDOW, DueRow, Rows
from bot.table.base.snapshot import GameSnapshot, unanswered
from rules.core.decisions import Decision

WINDOW_SECONDS = 6 * 3600


async def keep(rows: Rows, before: GameSnapshot, after: GameSnapshot, now: int, *, closed: bool) -> GameSnapshot:
    """Start the clock of a window that has opened, stop that of one that has closed; returns the snapshot with it.

    `closed`: a question closed on the way, so that a window which is open now is another one.
    """
    if before.window and not closed and after.window:
        return replace(after, window_ends=before.window_ends)
    if before.window:
        await rows.drop(DueRow, game_id=after.row.id, seat=WINDOW)
    if not after.window:
        return after
    ends = now + WINDOW_SECONDS
    await rows.put(DueRow(after.row.id, WINDOW, ends))
    for question in _to_call(after):
        await rows.post(after.row.id, "window", {"user": after.seats[question.seat].person, "ends": ends})
    return replace(after, window_ends=ends)


def _to_call(after: GameSnapshot) -> Iterator[Decision]:
    """The questions in a window to people who have a choice there, and no order that makes it."""
    for question in unanswered(after.pending):
        seat = after.seats[question.seat]
        chooses = question.blind and seat.person and question.ask.forced() is None
        if chooses and after.game.standing(after.view(seat.seat), question, after.orders_of(seat.seat)) is None:
            yield question
