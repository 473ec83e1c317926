"""Set-ups that people keep, to open tables with one press."""

from __future__ import annotations

from bot.errors import Refusal
from bot.plain_text import visible
from bot.store.game_store import Span
from bot.store.lobby_rows import TemplateRow
from bot.table.game.roles import require
from bot.table.game.transactions import Part
from rules.amendments import choices_among

MOST_TEMPLATES = 8  # they share a menu with the games
LONGEST_NAME = 40


class Templates(Part):
    """A template is its keeper's own: nobody else sees it."""

    async def keep(self, game_id: str, user_id: int, name: str) -> TemplateRow:
        """Keep the set-up of one's table, in the place of the one that is called the same.

        Raises `Refusal` not-owner, no-template-name, or templates-full (most).
        """
        name = visible(name).strip()[:LONGEST_NAME]
        if not name:
            raise Refusal("no-template-name")
        async with self.transactions.changing(game_id) as (rows, snapshot):
            require(snapshot, user_id, "arrange")
            row, there = snapshot.row, await rows.some(TemplateRow, user_id=user_id)
            number = next((each.number for each in there if each.name.casefold() == name.casefold()), 0)
            if not number and len(there) >= MOST_TEMPLATES:
                raise Refusal("templates-full", most=MOST_TEMPLATES)
            kept = TemplateRow(
                user_id, number or 1 + max((each.number for each in there), default=0), name, row.kind,
                choices_among(row.kind, row.options),
                row.clock, sum(1 for seat in snapshot.seats if seat.agent and not seat.user_id), row.most_seats,
                row.access, row.least_finish, row.newcomers, row.locale, row.second_locale, row.wished_level,
                row.windows,
            )  # fmt: skip
            await rows.put(kept)
            return kept

    async def of(self, user_id: int) -> list[TemplateRow]:
        """What somebody has kept."""
        async with self.transactions.read() as rows:
            return await rows.some(TemplateRow, user_id=user_id)

    async def drop(self, user_id: int, number: int) -> None:
        """Forget one of them."""
        async with self.transactions.write(Span.BESIDE) as rows:
            await rows.drop(TemplateRow, user_id=user_id, number=number)
