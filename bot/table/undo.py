"""Taking a turn back."""

from __future__ import annotations

from bot.table.base import drafts, history
from bot.table.base.record import record
from bot.table.base.snapshot import Panel
from bot.table.base.transactions import Part, Transactions
from bot.table.limits import HOUR, STANDARD, Limits, spend
from bot.table.turns import fresh


class Undo(Part):
    """Undo of one's own last turn, as far as nothing was revealed and nobody else's answer has followed."""

    def __init__(self, transactions: Transactions, limits: Limits = STANDARD) -> None:
        super().__init__(transactions)
        self.limits = limits

    async def last_turn(self, game_id: str, user_id: int, seq: int | None = None) -> Panel:
        """Take the person's last turn back; its answers become the draft again, but for sealed ones.

        `seq` is the panel's, where a button was pressed. Raises `Refusal` stale, undo-nothing or undo-too-often.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            if seq is not None:
                fresh(snapshot, seat, seq)
            now, most = self.transactions.now(), self.limits.undos_per_hour
            undone = await history.undone(rows, snapshot, seat, now)
            await spend(rows, f"undo:{game_id}:{user_id}", now, HOUR, most, "undo-too-often")
            asked = tuple(snapshot.game.pending(undone.state))
            after = await record(rows, undone.from_here(snapshot), undone.state, asked, [undone.row], now, "undo")
            lines = drafts.draftable(after, history.answers_of(undone.taken))
            after = await drafts.save_draft(rows, after, seat, lines)
            run, _ = await drafts.load_draft(rows, after, seat)
            return await drafts.panel(rows, after, seat, run, committed=True)
