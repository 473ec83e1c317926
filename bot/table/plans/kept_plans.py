"""The plan of each seat, as it is kept and forgotten."""

from __future__ import annotations

from dataclasses import replace

from bot.store.personal_rows import PlanRow
from bot.store.rows import Rows
from bot.table.game import plan_lines
from bot.table.game.run import Run
from bot.table.game.snapshot import GameSnapshot, apart_from_draft
from rules.core import play


def of(snapshot: GameSnapshot, seat: int) -> PlanRow:
    """The plan of a seat, which may be empty."""
    return snapshot.plans.get(seat) or PlanRow(snapshot.row.id, seat)


async def keep(rows: Rows, snapshot: GameSnapshot, row: PlanRow) -> GameSnapshot:
    """Store a plan in the place of what its seat had planned; one without lines goes."""
    plans = {seat: plan for seat, plan in snapshot.plans.items() if seat != row.seat}
    if row.lines:
        await rows.put(row)
        plans[row.seat] = row
    else:
        await rows.drop(PlanRow, game_id=row.game_id, seat=row.seat)
    return replace(snapshot, plans=plans)


def asked_for(run: Run, row: PlanRow) -> bool:
    """Whether the seat of a plan is asked now what the turn it planned begins with.

    False for a plan without a turn, which only answers questions that the game lists.
    """
    kinds = [play.parse(line).kind for line in plan_lines.steps(row.lines)[:1]]
    return any(question.kind in kinds and not apart_from_draft(question) for question in run.asked(row.seat))


async def without_used_plan(rows: Rows, snapshot: GameSnapshot, seat: int, run: Run) -> GameSnapshot:
    """Forget the turn that a seat had planned, where it has made another one of its own.

    What is left of one whose first steps were played by themselves goes with an answer to what it goes on with.
    """
    first = [play.parse(line).kind for line in plan_lines.steps(of(snapshot, seat).lines)[:1]]
    own = [step for step in run.steps if step.how == "person" and not apart_from_draft(step.question)]
    ended = any(step.move.kind in {*snapshot.game.turns, *first} for step in own)
    if not ended:
        return snapshot
    return await without_turn(rows, snapshot, seat)


async def without_turn(rows: Rows, snapshot: GameSnapshot, seat: int) -> GameSnapshot:
    """Forget the turn that a seat had planned; its answers to questions that the game lists stay."""
    listed = plan_lines.with_first(of(snapshot, seat).lines, 0)
    return await keep(rows, snapshot, PlanRow(snapshot.row.id, seat, listed))
