"""A game as it was after any of its moves, for looking at: step by step, turn by turn, round by round."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.errors import Refusal
from bot.store.company_rows import SittingRow
from bot.store.rows import LIVING, MoveRow
from bot.table.course.rounds import (
    OtherRules,
    Played,
    Round,
    first_position,
    in_one_go,
    played_again,
    round_begun,
    rounds_of,
)
from bot.table.game import history
from bot.table.game.jumps import effective_moves
from bot.table.game.sittings import as_seated
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from bot.table.game.transactions import Part
from rules.core import play

START = 0  # before the first move


@dataclass(frozen=True, slots=True)
class Steps:
    """The moves to go to from one; each is None where there is none further."""

    move: int | None
    turn: int | None
    round: int | None


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after move `seq`, with who sat there then; show people no more than `view(None)` of it.

    `turn` are the moves of its turn up to it; `back` and `on` lead from here to others.
    """

    snapshot: GameSnapshot
    seq: int
    turn: Sequence[MoveRow]
    back: Steps
    on: Steps


@dataclass(frozen=True, slots=True)
class Ended:
    """A round that has ended, and the game with those in its `seated` seats who played it."""

    round: Round
    seated: GameSnapshot


class Replay(Part):
    """Looks at games as they were."""

    async def at(self, game_id: str, seq: int) -> Moment:
        """The moment after move `seq`, or after the last one before it that counts.

        Raises `Refusal` no-game, not-running for a table in its lobby, or no-replay where the game began with rules
        that led elsewhere.
        """
        async with self.transactions.read() as rows:
            snapshot = await load_snapshot(rows, game_id)
            if snapshot.state is None:
                raise Refusal("not-running")
            log = effective_moves(await rows.log(game_id, START, snapshot.row.seq))
            sittings = await rows.some(SittingRow, game_id=game_id)
            seq = max((move.seq for move in log if move.seq <= seq), default=START)
            try:
                state = await history.position(rows, snapshot, seq)
            except Refusal:  # none is kept any more from then on
                state = None
        if state is None:
            state = await asyncio.to_thread(played, snapshot, log, seq)
        then = as_seated(snapshot, sittings, seq).led_to(state, tuple(snapshot.game.pending(state)), snapshot.row)
        return Moment(then, seq, _turn(log, seq), _back(log, seq), _on(log, seq))

    async def rounds(self, game_id: str) -> tuple[GameSnapshot, list[Ended]]:
        """A game that has ended, and its rounds, the first first.

        Raises `Refusal` no-game, not-over for one that goes on or never began, or no-replay where its log leads to no
        rounds.
        """
        async with self.transactions.read() as rows:
            snapshot = await load_snapshot(rows, game_id)
            if snapshot.row.status in LIVING or snapshot.state is None:
                raise Refusal("not-over")
            log = effective_moves(await rows.log(game_id, START, snapshot.row.seq))
            sittings = await rows.some(SittingRow, game_id=game_id)
        found = await rounds_of(snapshot, _whole(snapshot, log))
        if not found:
            raise Refusal("no-replay")
        return snapshot, [Ended(each, as_seated(snapshot, sittings, each.seq)) for each in found]


def _whole(snapshot: GameSnapshot, log: Sequence[MoveRow]) -> Played:
    """The moves of a game from its beginning to where it is now."""
    return Played(1, first_position(snapshot), log, snapshot.row.options, snapshot.state)


def played(snapshot: GameSnapshot, log: Sequence[MoveRow], seq: int) -> Any:
    """The position after move `seq`, played from the first one on.

    Where something else is told of a move by now, the rest of the log shows whether the rules led elsewhere.
    """
    whole, before = _whole(snapshot, log), [move for move in log if move.seq <= seq]
    try:
        return _after(snapshot, replace(whole, moves=before, end=None), seq)
    except OtherRules:
        pass
    try:
        return _after(snapshot, whole, seq)
    except OtherRules as error:
        raise Refusal("no-replay") from error


def _after(snapshot: GameSnapshot, moves_played: Played, seq: int) -> Any:
    """The position after move `seq` of some moves, or before all where it is none of them."""
    found = moves_played.start
    state = play.copy(snapshot.game, found)
    for move in played_again(snapshot.game, snapshot.row.seed, state, moves_played):
        if move.seq == seq:
            found = play.copy(snapshot.game, state)
    return found


def _turn(log: Sequence[MoveRow], seq: int) -> list[MoveRow]:
    """The moves of the turn of move `seq` up to it."""
    own = next((turn for turn in in_one_go(log) if turn[0].seq <= seq <= turn[-1].seq), [])
    return [move for move in own if move.seq <= seq]


def _back(log: Sequence[MoveRow], seq: int) -> Steps:
    """Where one goes back to: START where nothing is before; None there."""
    if seq == START:
        return Steps(None, None, None)
    moves = [move.seq for move in log if move.seq < seq]
    turns = [turn[-1].seq for turn in in_one_go(log) if turn[-1].seq < seq]
    heads = [move.seq for move in log if round_begun(move) and move.seq < seq]
    return Steps(max(moves, default=START), max(turns, default=START), max(heads, default=START))


def _on(log: Sequence[MoveRow], seq: int) -> Steps:
    """Where one goes on to: behind the last round to the end; None there."""
    moves = [move.seq for move in log if move.seq > seq]
    if not moves:
        return Steps(None, None, None)
    own = next((turn for turn in in_one_go(log) if turn[0].seq <= seq < turn[-1].seq), None)
    turns = [turn[-1].seq for turn in in_one_go(log) if turn[0].seq > seq]
    heads = [move.seq for move in log if round_begun(move) and move.seq > seq]
    next_turn = own[-1].seq if own else min(turns)
    return Steps(min(moves), next_turn, min(heads, default=max(moves)))
