"""What whoever takes over a seat finds: a note of the one before, and who that was."""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import Refusal
from bot.store.company_rows import NoteRow, SittingRow
from bot.table.drafts import drafts
from bot.table.game.roles import require
from bot.table.game.snapshot import Panel, load_snapshot
from bot.table.game.transactions import Part, acted_by, in_play, seat_of

LONGEST_NOTE = 1500


@dataclass(frozen=True, slots=True)
class HandOver:
    """A seat as whoever plays it on finds it: its panel, the note that was left, and who played it before."""

    panel: Panel
    note: NoteRow | None
    former: SittingRow | None


class HandOvers(Part):
    """Notes of a seat, which only those read who answer for it."""

    async def of(self, game_id: str, user_id: int) -> HandOver:
        """What somebody who answers for a seat should know of it: panel, the note left for them, who sat there before.

        Raises `Refusal` no-game, not-running, not-seated or away.
        """
        async with self.transactions.read() as rows:
            snapshot = acted_by(await load_snapshot(rows, game_id), user_id)
            in_play(snapshot)
            seat = seat_of(snapshot, user_id)
            note = await rows.one(NoteRow, game_id=game_id, seat=seat)
            run, dropped = await drafts.load_draft(rows, snapshot, seat)
            panel = await drafts.panel(rows, snapshot, seat, run, dropped=dropped)
            former = (await rows.some(SittingRow, game_id=game_id, seat=seat))[:-1]
        return HandOver(panel, note, former[-1] if former else None)

    async def leave_note(self, game_id: str, user_id: int, text: str) -> None:
        """Write what whoever plays on is to know, in the place of what was written before; "" takes it away.

        Raises `Refusal` not-running, not-seated, only-answers or stale.
        """
        text, now = text.strip(), self.transactions.now()
        if len(text) > LONGEST_NOTE:
            raise Refusal("stale")  # forged: the form takes no more
        async with self.transactions.write(game_id) as rows:
            snapshot = await load_snapshot(rows, game_id)
            in_play(snapshot)
            require(snapshot, user_id, "leave-word")
            seat = seat_of(snapshot, user_id)
            await rows.drop(NoteRow, game_id=game_id, seat=seat)
            if text:
                await rows.put(NoteRow(game_id, seat, text, user_id, now))
