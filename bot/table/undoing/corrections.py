"""Putting a game right: the host or a moderator, and those whose moves change."""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import Refusal
from bot.store.deed_rows import VoteRow
from bot.table.game import history
from bot.table.game.positions import round_of
from bot.table.game.roles import Actor, require
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from bot.table.game.transactions import Part, Transactions, in_play
from bot.table.undoing.correcting import LONGEST, LONGEST_REASON, Correction, correction_of, lines_in
from bot.table.undoing.rewinding import about, whole_turn
from bot.table.votes.ballots import YES
from bot.table.votes.votes import Votes


@dataclass(frozen=True, slots=True)
class Proposal:
    """A correction that is put to the vote: the game as it stands, as it would stand, and what it takes."""

    vote: VoteRow
    before: GameSnapshot
    after: GameSnapshot
    correction: Correction


class Corrections(Part):
    """Corrections: moves in the place of others, as `bot/table/undoing/correcting.py` has it."""

    def __init__(self, transactions: Transactions, votes: Votes) -> None:
        super().__init__(transactions)
        self.votes = votes

    async def propose(self, game_id: str, by: Actor, move: int, text: str, reason: str) -> int:
        """Put a correction from a move on to the vote, in which whose moves change must agree. Returns its number.

        Raises `Refusal` not-running, not-owner, correction-reason, or what `correction_of` raises.
        """
        now, reason = self.transactions.now(), reason.strip()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            in_play(snapshot)
            require(snapshot, by, "correct")
            if not 0 < len(reason) <= LONGEST_REASON or len(text) > LONGEST:
                raise Refusal("correction-reason", most=LONGEST_REASON)
            lines = lines_in(text)
            found = await correction_of(rows, snapshot, move, lines, now)
            turn = whole_turn(found.jump.taken[0], found.jump.taken)
            number = round_of(await history.position(rows, snapshot, turn.seq - 1)) or 0
            what: dict[str, str | int] = {"at": snapshot.row.seq, "lines": "\n".join(lines), "reason": reason}
            facts: dict[str, str | int] = {**about(turn, number), **what, "move": move}
            ballots = {str(by.user_id): YES} if by.user_id in snapshot.people else {}
            number = 1 + len(await rows.some(VoteRow, game_id=game_id))
            await self.votes.put(rows, snapshot, "correct", by.user_id, snapshot.people, now, ballots, facts)
            return number

    async def proposal(self, game_id: str, by: Actor, number: int) -> Proposal:
        """A correction that is put to the vote, for the table's people and who may correct.

        Raises `Refusal` not-seated, stale, or vote-over where the game has moved on.
        """
        async with self.transactions.read() as rows:
            snapshot = await load_snapshot(rows, game_id)
            require(snapshot, by, "look-back")
            vote = await rows.one(VoteRow, game_id=game_id, number=number)
            if vote is None or vote.kind != "correct":
                raise Refusal("stale")
            if vote.result or vote.facts["at"] != snapshot.row.seq:
                raise Refusal("vote-over")
            lines = lines_in(str(vote.facts["lines"]))
            found = await correction_of(rows, snapshot, int(vote.facts["move"]), lines, self.transactions.now())
        return Proposal(vote, snapshot, found.after(snapshot), found)
