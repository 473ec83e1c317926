"""Carrying a position on: moves, each with its own chance, and the answers that follow by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.errors import Refusal
from bot.store.rows import How, MoveRow
from bot.table.game.answering import answer_of, may_answer, unmarked
from bot.table.game.positions import Views
from bot.table.game.snapshot import GameSnapshot, Panel, unanswered
from rules.core import play
from rules.core.chance import chance
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.flow import Event
from rules.core.game import Game, Outcome
from rules.core.play import Move

Orders = Mapping[int, Mapping[str, str] | None]  # by seat; a seat with None only gives forced answers
LONGEST = 10_000


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was made, as number `seq`, what it did, and the question it answers.

    `draw` and `why` are as in `MoveRow`.
    """

    seq: int
    move: Move
    how: How
    outcome: Outcome
    question: Decision
    draw: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class Held:
    """An answer to a sealed question that waits for its confirmation, since nobody else is waited for.

    The position does not know of it: what it opens is not looked at before, though `trial` has made the move already.
    `wasted` is what it gives away by itself.
    """

    move: Move
    question: Decision
    trial: Run = field(compare=False, repr=False)
    wasted: tuple[Event, ...] = ()


@dataclass(slots=True)
class Run:
    """A position that moves on; `base` is the seq it started from. Throw the run away when a move is refused.

    `held` is an answer behind the last step that waits for its confirmation. `kept` are the draws that an undo has put
    back, as in `GameRow.kept_draws`.

    `state` is the position that was given until the first move, which is made on a copy of it: whoever only shows
    what is asked pays for no copy. Questions are put, and `views` are made, once for each position and remembered until
    the next move.
    """

    game: Game
    state: Any
    seed: str
    base: int
    steps: list[Step] = field(default_factory=list)
    questions: dict[int | None, tuple[Decision, ...]] = field(default_factory=dict)  # by seat; None: of all seats
    kept: tuple[int, ...] = ()
    borrowed: bool = True  # the state is somebody else's, and must not be changed
    held: Held | None = None
    views: Views = field(default_factory=Views)
    alone: bool = False  # one person plays with computers: nobody is there to whom the time of an answer tells anything

    @property
    def seq(self) -> int:
        """The number of the last move."""
        return self.base + len(self.steps)

    @property
    def events(self) -> list[Event]:
        """What has happened since it began, in order, also what only some may see (`Event.seen_by`)."""
        return [event for step in self.steps for event in step.outcome.events]

    @property
    def binding(self) -> bool:
        """Whether it counts without a confirmation.

        Chance fell, the seat learned something, the answer was sealed, or it was all that the seat was to do for now.
        """
        return any(step.outcome.counts_at_once or self._concludes(step) for step in self.steps)

    def _concludes(self, step: Step) -> bool:
        """Whether a step answers a conclusive question, and its seat is not asked the same again."""
        return step.question.conclusive and all(asked.kind != step.move.kind for asked in self.asked(step.move.seat))

    def trial(self) -> Run:
        """A run of its own from here on, to try moves in; this one stays as it is and must wait until it is done.

        It shares the position until a move is made. `adopt` takes what came of it; a trial that failed is dropped.
        """
        known = dict(self.questions)
        return Run(
            self.game,
            self.state,
            self.seed,
            self.seq,
            questions=known,
            kept=self.kept,
            views=self.views,
            alone=self.alone,
        )

    def imagined(self, seat: int) -> Run:
        """A run of its own from here on, in a position that a seat cannot tell from this one: secrets are dealt anew.

        What comes of moves in it tells nothing that the seat cannot see.
        """
        asked, state = self.asked(seat), play.copy(self.game, self.state)
        self.game.rearrange(state, seat, Random(f"{self.seed}/tried/{self.seq}"))
        return Run(
            self.game,
            state,
            self.seed,
            self.seq,
            questions={seat: asked},
            kept=self.kept,
            alone=self.alone,
            borrowed=False,
        )

    def take(self, move: Move, how: How = "person", why: str = "") -> None:
        """Make a move; raises `Illegal` not-asked, or what the rules raise.

        `how` says what made it, `why` the order it follows where it is no person's. After a refusal the run must not be
        used any more: try it on a `trial`, or by `attempt`.
        """
        seq = self.seq + 1
        question = next((asked for asked in self.asked(move.seat) if asked.kind == move.kind), None)
        if question is None:
            raise Illegal("not-asked")
        if self.borrowed:
            self.state = play.copy(self.game, self.state)
            self.borrowed = False
        draw = self.kept[0] if self.kept else seq
        outcome = play.give(self.game, self.state, question, move.answer, chance(self.seed, draw))
        if outcome.chance:
            self.kept = self.kept[1:]
        self.questions.clear()
        self.views = Views()
        self.steps.append(Step(seq, move, how, outcome, question, draw, why))

    def attempt(self, move: Move, how: How, why: str = "") -> bool:
        """Make a move if the rules accept it; returns whether they did.

        The run stays as it is where they do not. `how` and `why` are what the log will say of it, as in a `MoveRow`.
        """
        trial = self.trial()
        try:
            trial.take(move, how, why)
        except Illegal:
            return False
        self.adopt(trial)
        return True

    def adopt(self, trial: Run) -> None:
        """Go on from where a trial of this run has come to, with its moves behind those there were.

        Only the latest trial, and only once.
        """
        self.state = trial.state
        self.steps += trial.steps
        self.questions = trial.questions
        self.borrowed = trial.borrowed
        self.views = trial.views
        self.kept = trial.kept

    def follow(self, orders: Orders, *, closing: bool = True) -> None:
        """Make every move that follows by itself for these seats: what is forced, and what their orders answer.

        Without `closing` none that would close a turn, as while it is put together. Raises RuntimeError where that has
        no end.
        """
        for _ in range(LONGEST):
            if not self._follow_one(orders, closing=closing):
                return
        raise RuntimeError(f"{self.game.id}: forced answers never end")

    def asked(self, seat: int) -> tuple[Decision, ...]:
        """What this seat is asked now, or may answer anew; () where it is not."""
        if seat not in self.questions:
            self.questions[seat] = self._ask(seat)
        return self.questions[seat]

    def pending(self) -> tuple[Decision, ...]:
        """What all seats are asked now; () when the game is over."""
        if None not in self.questions:
            self.questions[None] = tuple(self.game.pending(self.state))
        return self.questions[None]

    def _ask(self, seat: int) -> tuple[Decision, ...]:
        if None in self.questions:
            return tuple(question for question in self.questions[None] if question.seat == seat)
        return tuple(self.game.pending(self.state, seat))

    def _follow_one(self, orders: Orders, *, closing: bool) -> bool:
        if len(orders) == 1:
            questions = self.asked(next(iter(orders)))
        else:
            questions = self.pending()
        for decision in unanswered(questions):
            if decision.seat not in orders or (decision.closes and not closing):
                continue
            told = self.alone and len(orders) > 1  # in a draft it would count at once, and the draft with it
            hides = (decision.sealed or decision.blind) and not told  # at once, it would tell that there was no choice
            forced = None if hides else decision.ask.forced()
            if forced is not None:
                self.take(Move(decision.seat, decision.kind, forced), "forced")
                return True
            given = orders[decision.seat]
            if self._obey(decision, self._waiving(given) if decision.blind else given):
                return True
        return False

    def _waiving(self, orders: Mapping[str, str] | None) -> Mapping[str, str] | None:
        """Those of a seat's orders that answer blind questions at once, whatever it holds."""
        waived = {order.id: order.waives for order in self.game.orders}
        return {name: value for name, value in (orders or {}).items() if value in waived.get(name, ())} or None

    def close_window(self, orders: Orders) -> None:
        """Answer the blind questions that are open now, by the orders of their seats or else by default.

        Stops where an answer closes the window: what is asked then has a time of its own.
        """
        for decision in [each for each in unanswered(self.pending()) if each.blind]:
            still = {(each.seat, each.kind): each for each in unanswered(self.pending())}
            question = still.get((decision.seat, decision.kind))
            if question is None:
                continue
            if not self._obey(question, orders.get(question.seat)):
                self.take(Move(question.seat, question.kind, question.default), "order")
            if self.steps[-1].outcome.closed:
                return  # what is open now is another window, with a time of its own

    def _obey(self, decision: Decision, orders: Mapping[str, str] | None) -> bool:
        if orders is None:
            return False
        if any((step.move.seat, step.move.kind) == (decision.seat, decision.kind) for step in self.steps):
            orders = unmarked(orders, decision.kind)  # the question that was left to the person is answered
        if not may_answer(self.game, decision, orders):
            return False
        given = answer_of(self.game, self.views.of(self.state, decision.seat), decision, orders, self.events)
        if given is None:
            return False
        answer, why = given
        return self.attempt(Move(decision.seat, decision.kind, answer), "order", why)  # one that does not fit is none


def begin(snapshot: GameSnapshot) -> Run:
    """A run from the stored position, which stays as it is.

    It knows what is asked already, so that a panel without a draft asks the rules nothing. No order has followed yet.
    """
    row = snapshot.row
    alone = sum(bool(seat.person) for seat in snapshot.seats) == 1
    run = Run(snapshot.game, snapshot.state, row.seed, row.seq, kept=row.kept_draws, views=snapshot.views, alone=alone)
    if snapshot.pending:
        run.questions[None] = snapshot.pending
    return run


def resume(panel: Panel) -> Run:
    """A run from the end of a panel's draft; the panel stays as it is.

    Without its draft's moves: `steps` has only those made from here on.
    """
    row = panel.snapshot.row
    return Run(
        panel.snapshot.game, panel.drafted_state, row.seed, row.seq + len(panel.draft_moves), kept=row.kept_draws
    )


def standing_orders(snapshot: GameSnapshot) -> Orders:
    """The orders of all seats, by seat, as `Run.follow` takes them.

    None for a computer player, who answers what is forced like everybody, and {} for a person without orders.
    """
    return {seat.seat: snapshot.orders_of(seat.seat) if seat.person else None for seat in snapshot.seats}


def move_rows(run: Run, game_id: str, now: int, by: int | None = None) -> list[MoveRow]:
    """The log rows of a run; `by` is the companion who answered in it, None where the person of the seat did.

    There is one for each step, also for what followed by itself, all with the same `base`. Nothing is stored.
    """
    return [
        MoveRow(
            game_id, step.seq, str(step.move), step.move.seat, step.how, run.base, run.game.version,
            step.outcome.chance, step.outcome.revealed, step.outcome.events, now, step.draw,
            by if step.how == "person" else None, step.why,
        )
        for step in run.steps
    ]  # fmt: skip


def move_of_line(questions: Sequence[Decision], line: str) -> Move:
    """The move a typed line means: the question's kind first, or just the answer where one question takes it.

    `research tech:fusion` names its question, `tech:fusion` means the only one that takes it. The rules may still
    refuse the answer. Raises `Refusal` line-unknown (line), or line-ambiguous (line) where several questions take it.
    """
    words = tuple(line.split())
    if not words:
        raise Refusal("line-unknown", line="")
    for question in questions:
        if question.kind == words[0]:
            return Move(question.seat, question.kind, words[1:])
    takers = [question for question in questions if takes(question, words)]
    if len(takers) != 1:
        raise Refusal("line-ambiguous" if takers else "line-unknown", line=line[:80])
    return Move(takers[0].seat, takers[0].kind, words)


def takes(question: Decision, answer: Answer) -> bool:
    """Whether the answer has the question's shape."""
    try:
        question.ask.check(answer)
    except Illegal:
        return False
    return True
