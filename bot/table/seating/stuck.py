"""A lobby whose owner is not heard of any more: whoever sits there may close it together."""

from __future__ import annotations

from bot.errors import Refusal
from bot.table.game.roles import Actor, require
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import Part, Transactions, in_lobby
from bot.table.limits import DAY, STANDARD, Limits, spend
from bot.table.votes.ballots import SILENT_SECONDS, YES
from bot.table.votes.votes import Votes


def stuck(snapshot: GameSnapshot, now: int) -> bool:
    """Whether the owner of a lobby has done nothing there for as long as silence counts."""
    return snapshot.row.status == "lobby" and now - snapshot.row.owner_at >= SILENT_SECONDS


class StuckLobbies(Part):
    """The vote falls with whatever its owner does at the table meanwhile."""

    def __init__(self, transactions: Transactions, votes: Votes, limits: Limits = STANDARD) -> None:
        super().__init__(transactions)
        self.votes = votes
        self.limits = limits

    async def cancel(self, game_id: str, by: Actor) -> GameSnapshot:
        """Ask the others at a table whether to close it; who is alone there has decided by that.

        Raises `Refusal` not-lobby, not-seated, owner-there where the owner did something lately, or is the one who
        asks; vote-open, votes-too-often.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            in_lobby(snapshot)
            require(snapshot, by, "cancel")
            if by.user_id == snapshot.row.owner_id or not stuck(snapshot, now):
                raise Refusal("owner-there")
            await spend(rows, f"vote:{by.user_id}", now, DAY, self.limits.votes_per_day, "votes-too-often")
            voters = [user for user in snapshot.people if user != snapshot.row.owner_id]
            facts = {"since": snapshot.row.owner_at}
            return await self.votes.put(
                rows, snapshot, "cancel", by.user_id, voters, now, {str(by.user_id): YES}, facts
            )
