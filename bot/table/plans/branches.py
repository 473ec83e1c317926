"""A turn that is planned while others are to move: the game on a branch, as one seat may imagine it.

The branch is made anew from the stored position whenever it is looked at: whatever the seat does not know is drawn
anew, with a seed that is not the game's, so that nothing there tells what is hidden or still to be drawn. The others
do nothing until the seat's next turn. Where several are asked in secret, or nobody knows who is, what the seat has
answered stands, and the others answer what they would if they had nothing to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from random import Random
from typing import Any

from bot.table.drafts import drafts
from bot.table.game.answering import answer_of, options_of
from bot.table.game.run import Held, Run, begin
from bot.table.game.snapshot import Drafted, GameSnapshot, apart_from_draft, in_turn, unanswered
from rules.core import flow, hidden, play
from rules.core.chance import chance
from rules.core.decisions import Answer, Decision, Facts, Illegal
from rules.core.flow import WARNINGS, Execution
from rules.core.game import Game
from rules.core.play import Move

FARTHEST = 300  # answers until the seat's next turn; a game in which it takes more has none soon
Expected = Mapping[str, Any]


def branch(snapshot: GameSnapshot, seat: int) -> GameSnapshot | None:
    """The game at this seat's next turn, if the others do nothing until then.

    None where that cannot be told: while the seat itself is asked something for its turn; in a game without turns;
    where chance falls before it, or where the seat has to decide something first that its orders leave open.
    """
    game, row = snapshot.game, snapshot.row
    if row.status != "running" or not game.turns or in_turn(_of(snapshot.pending, seat)):
        return None
    seed = blake2b(f"{row.seed}/plan/{seat}".encode(), digest_size=16).hexdigest()
    state = play.copy(game, snapshot.state)
    game.rearrange(state, seat, Random(f"{seed}/{row.seq}"))
    game.unsay(state, seat)
    if not (_unsealed(game, state, seat, seed) and _skipped_to(snapshot, state, seat, seed)):
        return None
    return snapshot.led_to(state, tuple(game.pending(state)), replace(row, seed=seed, kept_draws=()))


def _of(questions: Sequence[Decision], seat: int) -> list[Decision]:
    return [question for question in questions if question.seat == seat]


def begins_turn(game: Game, questions: Sequence[Decision], seat: int) -> bool:
    """Whether the seat's turn begins: of what belongs to a turn it is asked nothing else."""
    return any(question.kind in game.turns for question in in_turn(_of(questions, seat)))


def _unsealed(game: Game, state: Any, seat: int, seed: str) -> bool:
    """Put defaults in the place of sealed answers of others; returns whether no chance fell.

    Nobody has opened them yet, and who has answered blindly is as secret as what.
    """
    rng = chance(seed, 0)
    for question in [each for each in game.pending(state) if each.settled and each.seat != seat]:
        play.give(game, state, question, question.default, rng)
    return not rng.used


def _skipped_to(snapshot: GameSnapshot, state: Any, seat: int, seed: str) -> bool:
    """Move on in place to a seat's next turn; returns whether it comes to that."""
    game, idle = snapshot.game, set[int]()
    for number in range(1, FARTHEST):
        asked = unanswered(game.pending(state))
        if begins_turn(game, asked, seat):
            return True
        rng = chance(seed, snapshot.row.seq + number)
        question = next((each for each in asked if each.seat == seat), None) or next(iter(asked), None)
        if question is None:
            return False
        if question.seat == seat:
            answer = _own_answer(snapshot, state, question)
            if answer is None:
                return False
            play.give(game, state, question, answer, rng)
        elif question.kind in game.turns and question.seat not in idle:  # who is asked again has to pass
            idle.add(question.seat)
            _do_nothing(game, state, question, rng)
        else:
            play.give(game, state, question, question.default, rng)
        if rng.used:
            return False
    return False


def _own_answer(snapshot: GameSnapshot, state: Any, question: Decision) -> Answer | None:
    forced = question.ask.forced()
    if forced is not None:
        return forced
    view, orders = hidden.view(state, question.seat), snapshot.orders_of(question.seat)
    given = answer_of(snapshot.game, view, question, orders)
    if given:
        return given[0]
    return question.default if question.blind else None  # the window closes without it


def _do_nothing(game: Game, state: Any, question: Decision, rng: Random) -> None:
    """Take the frame of a turn away, and with it whatever its seat could have done."""
    for stack, frame in flow.leaves(state.stack):
        if frame.at == question.kind and frame.seat == question.seat:
            stack.pop()
            flow.run_until_question(game.rules, Execution(state, rng, state.stack))
            return


@dataclass(frozen=True, slots=True)
class Tried:
    """As much of a plan as the rules accept: the run of it, what each of its lines did, and why the next was refused.

    `took` has for each line that was accepted what it cost and brought.
    """

    run: Run
    took: tuple[Expected, ...] = ()
    refused: Illegal | None = None

    @property
    def at_once(self) -> Drafted | None:
        """The step that counts at once when it is made, with which the branch ends: nobody knows what comes behind it.

        None where no step does.
        """
        held = self.run.held
        if not held:
            return None
        return Drafted(held.move, auto=False, events=(), question=held.question)

    @property
    def count(self) -> int:
        """How many lines were accepted."""
        return len(self.took)


def try_plan(snapshot: GameSnapshot, seat: int, lines: Sequence[str]) -> Tried:
    """A plan tried on a position, a branch or the true one; it ends with what counts at once, which is held.

    The position stays as it is, and no chance falls that anybody could see: what is drawn is not looked at.
    """
    run, took = begin(snapshot), list[Expected]()
    for line in lines:
        if run.held:
            return Tried(run, tuple(took), Illegal("not-asked"))
        try:
            took.append(take(run, snapshot, play.parse(line)))
        except Illegal as refused:
            return Tried(run, tuple(took), refused)
    return Tried(run, tuple(took))


def take(run: Run, snapshot: GameSnapshot, move: Move) -> Expected:
    """Add a step to a plan; returns what it costs and brings. Raises `Illegal`, and then the run is as before.

    Where the step counts at once it is `held` in place of being made: nobody knows what comes behind it.
    """
    question = next((each for each in run.asked(move.seat) if each.kind == move.kind), None)
    if question is None or apart_from_draft(question):
        raise Illegal("not-asked")  # what is open aside from turns is answered at once, and nothing to plan
    trial = run.trial()
    drafts.draft_move(trial, snapshot, move)
    if trial.held or trial.binding:
        run.held = Held(move, question, trial)
        return effect(question, move.answer)
    found = effect(question, move.answer, run, trial)
    run.adopt(trial)
    return found


def effect(question: Decision, answer: Answer, before: Run | None = None, after: Run | None = None) -> Expected:
    """What an answer costs and brings, as far as the rules say it beforehand, and what it changed where that is known.

    Written as JSON has it, so that what is stored can be compared with what is.
    """
    chosen = [option for option in options_of(question) if option.word in answer]
    said = [(dict(option.costs), dict(option.gains)) for option in chosen]
    found: dict[str, Any] = {"costs": [costs for costs, _ in said], "gains": [gains for _, gains in said]}
    if before is None or after is None:
        return found
    events = [event for step in after.steps for event in step.outcome.events]
    changed = dict(_changed(_purse(before, question.seat), _purse(after, question.seat)))
    return {**found, "purse": changed, "wasted": sum(event.kind in WARNINGS for event in events)}


def _purse(run: Run, seat: int) -> Facts:
    return run.game.purse(hidden.view(run.state, seat), seat)


def _changed(before: Facts, after: Facts) -> Iterator[tuple[str, int]]:
    for name in {**before, **after}:
        difference = int(after.get(name, 0)) - int(before.get(name, 0))
        if difference:
            yield name, difference
