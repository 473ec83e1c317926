"""Carrying a position on: moves, each with its own chance, and the answers that follow by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.store.rows import How, MoveRow, SeatRow
from bot.table.snapshot import GameSnapshot, Panel, unanswered
from rules.core import hidden, play
from rules.core.chance import chance
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.game import Game, Outcome
from rules.core.play import Move

Orders = Mapping[int, Mapping[str, str] | None]  # by seat; a seat with None only gives forced answers
LONGEST = 10_000


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was made, as number `seq`, what it did, and the question it answers."""

    seq: int
    move: Move
    how: How
    outcome: Outcome
    question: Decision


@dataclass(slots=True)
class Run:
    """A position of its own that moves on; `base` is the seq it started from. Throw it away when a move is refused."""

    game: Game
    state: Any
    seed: str
    base: int
    steps: list[Step] = field(default_factory=list)

    @property
    def seq(self) -> int:
        """The number of the last move."""
        return self.base + len(self.steps)

    @property
    def binding(self) -> bool:
        """Whether it counts without a confirmation: chance fell, something was revealed, or an answer was sealed."""
        return any(step.outcome.bar or step.outcome.sealed for step in self.steps)

    def trial(self) -> Run:
        """A run of its own from here on, to try moves in; this one stays as it is."""
        return Run(self.game, play.copy(self.game, self.state), self.seed, self.seq)

    def take(self, move: Move, how: How = "person") -> None:
        """Make a move; raises `Illegal`."""
        seq = self.seq + 1
        question = play.asked(self.game, self.state, move.seat, move.kind)
        outcome = play.give(self.game, self.state, question, move.answer, chance(self.seed, seq))
        self.steps.append(Step(seq, move, how, outcome, question))

    def follow(self, orders: Orders, *, closing: bool = True) -> None:
        """Make every move that follows by itself for these seats; with or without those that close a turn."""
        for _ in range(LONGEST):
            if not self._follow_one(orders, closing):
                return
        raise RuntimeError(f"{self.game.id}: forced answers never end")

    def asked(self, seat: int) -> tuple[Decision, ...]:
        """What this seat is asked now, or may answer anew."""
        return tuple(self.game.pending(self.state, seat))

    def _follow_one(self, orders: Orders, closing: bool) -> bool:
        for decision in unanswered(self.game.pending(self.state)):
            if decision.seat not in orders or (decision.closes and not closing):
                continue
            forced = None if decision.sealed else decision.ask.forced()  # at once would tell that there is no choice
            if forced is not None:
                self.take(Move(decision.seat, decision.kind, forced), "forced")
                return True
            if self._obey(decision, orders[decision.seat]):
                return True
        return False

    def _obey(self, decision: Decision, orders: Mapping[str, str] | None) -> bool:
        if orders is None:
            return False
        answer = self.game.standing(hidden.view(self.state, decision.seat), decision, orders)
        if answer is None:
            return False
        before = play.copy(self.game, self.state)
        try:
            self.take(Move(decision.seat, decision.kind, answer), "order")
        except Illegal:  # an order that does not fit is no answer: the person is asked
            self.state = before
            return False
        return True


def begin(snapshot: GameSnapshot) -> Run:
    """A run from the stored position."""
    return Run(snapshot.game, snapshot.state, snapshot.row.seed, snapshot.row.seq).trial()


def resume(panel: Panel) -> Run:
    """A run from the end of a panel's draft."""
    snapshot = panel.snapshot
    return Run(snapshot.game, panel.drafted_state, snapshot.row.seed, snapshot.row.seq + len(panel.draft_moves)).trial()


def standing_orders(seats: Iterable[SeatRow]) -> Orders:
    """The orders of all seats; computer players have none, but answer what is forced like everybody."""
    return {seat.seat: seat.orders if seat.person else None for seat in seats}


def move_rows(run: Run, game_id: str, now: int) -> list[MoveRow]:
    """The log rows of a run."""
    return [
        MoveRow(
            game_id, step.seq, str(step.move), step.move.seat, step.how, run.base, run.game.version,
            step.outcome.chance, step.outcome.revealed, step.outcome.events, now,
        )
        for step in run.steps
    ]  # fmt: skip


def tried(question: Decision, answers: Iterable[Answer], run: Run) -> Answer | None:
    """The first of these answers that the rules accept; the run itself stays as it is."""
    for answer in answers:
        trial = run.trial()
        try:
            trial.take(Move(question.seat, question.kind, answer))
        except Illegal:
            continue
        return answer
    return None
