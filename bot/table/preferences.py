"""What people have set for themselves."""

from __future__ import annotations

from bot.store.rows import PrefsRow
from bot.table.base.transactions import Part


class Preferences(Part):
    """Settings by person."""

    async def of(self, user_id: int) -> PrefsRow:
        """What a person set, or the defaults."""
        async with self.transactions.read() as rows:
            return await rows.one(PrefsRow, user_id=user_id) or PrefsRow(user_id)

    async def set(self, prefs: PrefsRow) -> None:
        """Store what a person set; reminders follow it from the next wait on."""
        async with self.transactions.write() as rows:
            await rows.put(prefs)
