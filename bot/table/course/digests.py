"""What a game has brought everybody since some move of it, for whoever asks."""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import Refusal
from bot.table.course.chapters import ROUND, Chapter, digest_of
from bot.table.course.replay import Replay
from bot.table.course.rounds import round_begun
from bot.table.game.history import seen_by
from bot.table.game.jumps import effective_moves
from bot.table.game.snapshot import GameSnapshot, load_snapshot, visible_events
from bot.table.game.transactions import Part, Transactions
from rules.core.hidden import view

TURN, THIS_ROUND = "turn", "round"  # since one's own last move, or since the round began
SPANS = (TURN, THIS_ROUND)


@dataclass(frozen=True, slots=True)
class Told:
    """A game with the seat that asks, since when (`SPANS`), and what has happened since as everybody may see it."""

    snapshot: GameSnapshot
    seat: int | None
    span: str
    chapter: Chapter


class Digests(Part):
    """Tells in short what happened."""

    def __init__(self, transactions: Transactions, replay: Replay) -> None:
        super().__init__(transactions)
        self.replay = replay

    async def since(self, game_id: str, user_id: int, span: str) -> Told:
        """What has happened since the last move of a person's seat, or in this round; to onlookers it is the round.

        Raises `Refusal` stale in a game that is not told so, not-running before its start, or no-replay.
        """
        async with self.transactions.read() as rows:
            snapshot = await load_snapshot(rows, game_id)
            seat = snapshot.seat_of(user_id)
            digest = digest_of(snapshot)
            if not digest.view or span not in SPANS:
                raise Refusal("stale")
            span = THIS_ROUND if seat is None else span
            log = effective_moves(await rows.log(game_id, 0, snapshot.row.seq))
        if span == TURN and seat is not None:
            marks = [move.seq for move in log[: seen_by(snapshot, log, seat, user_id)]]
        else:
            marks = [move.seq for move in log if round_begun(move)]
        begun = max(marks, default=0)
        then = (await self.replay.at(game_id, begun)).snapshot
        events = [event for move in log if move.seq > begun for event in visible_events(move.events, None)]
        now = view(snapshot.state, None)
        brought = digest.of(view(then.state, None), now, events)
        return Told(snapshot, seat, span, Chapter((), getattr(now, ROUND, 0), brought))
