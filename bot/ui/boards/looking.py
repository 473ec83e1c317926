"""A game as somebody looks at it: as it is stored, or with their draft where they come from their panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.errors import Refusal
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit import way_back
from bot.ui.kit.client import Interaction
from bot.words.texts import Texts


@dataclass(frozen=True, slots=True)
class Seen:
    """A game and the seat that looks at it (None: an onlooker); `view` is the position after that seat's draft.

    `view` is None where there is no draft, or where one does not come from one's panel.
    """

    snapshot: GameSnapshot
    seat: int | None
    view: Any = None

    def note(self, texts: Texts) -> str:
        """That it is not yet as all see it; nothing where it is."""
        if self.view is None:
            return ""
        return texts("ui-with-draft")


async def boards_for(interaction: Interaction, game: str) -> Seen:
    """What there is to see of a game for whoever presses."""
    table, user = interaction.client.table, interaction.user.id
    if way_back.from_panel(interaction):
        try:
            now = await table.turns.draft(game, user)
        except Refusal:  # they have left the game meanwhile
            pass
        else:
            return Seen(now.snapshot, now.seat, now.view if now.draft_moves else None)
    snapshot = await table.games.snapshot(game)
    return Seen(snapshot, snapshot.seat_of(user))
