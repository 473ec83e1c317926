"""Premoves: as much of a plan as a seat has filed, played by itself when its turn comes, unless something surprises."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.store.personal_rows import PlanRow
from bot.store.rows import Rows
from bot.table.course.rounds import facts_agree
from bot.table.drafts import drafts
from bot.table.game import plan_lines
from bot.table.game.answering import PLAN
from bot.table.game.change import Change
from bot.table.game.positions import round_of
from bot.table.game.run import Orders, Run, begin
from bot.table.game.snapshot import GameSnapshot, in_turn
from bot.table.plans import kept_plans
from bot.table.plans.branches import Expected, effect
from rules.core import play
from rules.core.decisions import Illegal
from rules.core.play import Move

SAID = ("costs", "gains")  # what the options of a step say of it beforehand


async def play_filed(rows: Rows, snapshot: GameSnapshot, run: Run, orders: Orders) -> GameSnapshot:
    """Play the premoves of all seats whose turn has come in a run, and what follows from them by itself.

    One that does not hold any more changes nothing: its seat is asked, and told why. What was planned beyond a premove
    stays a plan. Returns the game with the plans that are left.
    """
    filed = [row for row in snapshot.plans.values() if row.filed]
    while row := next((row for row in filed if kept_plans.asked_for(run, row)), None):
        filed.remove(row)
        try:
            played = _played(run, snapshot, row)
        except Illegal as refused:
            snapshot = await kept_plans.keep(rows, snapshot, _stopped(row, refused.code, _step(refused)))
            continue
        run.adopt(played)
        left = plan_lines.without_first(row.lines, row.filed)
        snapshot = await kept_plans.keep(rows, snapshot, PlanRow(row.game_id, row.seat, left))
        run.follow(orders)
    return snapshot


async def follow(rows: Rows, change: Change) -> Change:
    """Stop the premoves for whose turn it is after an undo, a redo or a correction: they were made for another game.

    Nothing is played behind anybody's back where a table has just gone back together. When the game is over, nothing
    is planned any more.
    """
    after = change.after
    for row in after.plans.values() if change.jumps else ():
        if row.filed and kept_plans.asked_for(begin(change.after), row):
            after = await kept_plans.keep(rows, after, _stopped(row, "plan-jump", 1))
    if change.over:
        await rows.drop(PlanRow, game_id=after.row.id)
    return replace(change, after=after)


async def follow_seated(rows: Rows, change: Change) -> Change:
    """What the player before has planned is dropped: it was theirs, and not the seat’s."""
    plan = PlanRow(change.after.row.id, change.seat.seat)
    return replace(change, after=await kept_plans.keep(rows, change.after, plan))


def _stopped(row: PlanRow, code: str, step: str | int) -> PlanRow:
    """A plan of which nothing is filed any more, and why that was not played."""
    return replace(row, filed=0, expected=(), stopped={"code": code, "step": step})


def _step(refused: Illegal) -> str | int:
    return refused.details.get("step", 0)


def _played(run: Run, snapshot: GameSnapshot, row: PlanRow) -> Run:
    """A trial in which the premove is played; raises `Illegal`, with the number of the step, where it surprises."""
    if row.round != round_of(run.state):
        raise Illegal("plan-round", step=1)
    trial, steps = run.trial(), plan_lines.steps(row.lines)
    for number, (line, expected) in enumerate(zip(steps[: row.filed], row.expected, strict=True), 1):
        try:
            _take(trial, snapshot, play.parse(line), expected)
        except Illegal as refused:
            raise Illegal(refused.code, step=number) from refused
    if row.filed == len(steps):
        for move in _closing(trial, row.seat):
            trial.take(move, "order", PLAN)
    return trial


def _take(run: Run, snapshot: GameSnapshot, move: Move, expected: Expected) -> None:
    question = next((each for each in run.asked(move.seat) if each.kind == move.kind), None)
    if question is None:
        raise Illegal("not-asked")
    trial = run.trial()
    trial.take(move, "order", PLAN)
    trial.follow({move.seat: snapshot.orders_of(move.seat)}, closing=False)
    sure = "purse" in expected  # else chance falls in it, or its seat learns something: that is how it was planned
    if sure:
        found = effect(question, move.answer, run, trial)
    else:
        found = effect(question, move.answer)
    if not _as_expected(found, expected) or (sure and trial.binding):
        raise Illegal("plan-surprise")
    run.adopt(trial)


def _as_expected(found: Expected, expected: Expected) -> bool:
    """Whether a step does what it was to do.

    Where it is known what it changes, options may tell their price or gain in other parts than when it was filed, as
    after an update: then what they told then and tell now has to be the same, and what it changes.
    """
    if "purse" not in expected or found.keys() != expected.keys():
        return found == expected
    told = [(found[said], expected[said]) for said in SAID]
    done = [(found[name], expected[name]) for name in expected if name not in SAID]
    return all(now == then for now, then in done) and all(
        len(now) == len(then) and all(map(facts_agree, now, then)) for now, then in told
    )


def _closing(run: Run, seat: int) -> Iterator[Move]:
    """What *confirm* would answer along."""
    if last := drafts.closing(in_turn(run.asked(seat))):
        yield Move(seat, last.kind, last.default)


def filed_as(row: PlanRow, snapshot: GameSnapshot, count: int, expected: tuple[Expected, ...]) -> PlanRow:
    """A plan of whose turn the first `count` steps are filed, as they were tried on its branch; a new row.

    expected: for each step what it was to find, against which it is compared when the turn has come. What stopped it
    before is forgotten.
    """
    kept = tuple(dict(each) for each in expected[:count])
    return replace(row, filed=len(kept), expected=kept, round=round_of(snapshot.view(None)), stopped={})
