"""The plans of seats as they are kept; a turn that has come is shown first, and forgotten with another one."""

from __future__ import annotations

from dataclasses import replace

from bot.store.personal_rows import PlanRow
from bot.store.rows import Rows
from bot.table.base.beforehand import branches, plan_lines
from bot.table.base.beforehand.branches import Tried
from bot.table.base.run import Run, begin
from bot.table.base.snapshot import Drafted, GameSnapshot, Panel, PlanShown, beside
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
    """Whether the seat of a plan is asked now what the turn it planned begins with."""
    kinds = [play.parse(line).kind for line in plan_lines.steps(row.lines)[:1]]
    return any(question.kind in kinds and not beside(question) for question in run.asked(row.seat))


def with_plan(panel: Panel) -> Panel:
    """The panel with what its seat planned for the turn that begins, beside no draft."""
    if panel.drafting or panel.snapshot.row.status != "running":
        return panel
    row = of(panel.snapshot, panel.seat)
    if not asked_for(begin(panel.snapshot), row):
        return panel
    return replace(panel, plan=shown(row, branches.tried(panel.snapshot, panel.seat, plan_lines.steps(row.lines))))


def shown(row: PlanRow, found: Tried) -> PlanShown:
    """A planned turn as far as it fits."""
    steps = found.run.steps
    moves = tuple(Drafted(step.move, step.how != "person", step.outcome.events, step.question) for step in steps)
    held = found.run.held
    left = len(plan_lines.steps(row.lines)) - found.count
    return PlanShown(moves, held.move if held else None, found.refused, left, row.stopped)


async def used(rows: Rows, snapshot: GameSnapshot, seat: int, run: Run) -> GameSnapshot:
    """Forget the turn that a seat had planned, where it has made another one of its own."""
    if not any(step.how == "person" and step.move.kind in snapshot.game.turns for step in run.steps):
        return snapshot
    return await without_turn(rows, snapshot, seat)


async def without_turn(rows: Rows, snapshot: GameSnapshot, seat: int) -> GameSnapshot:
    """Forget the turn that a seat had planned; its answers to questions that the game lists stay."""
    listed = plan_lines.with_first(of(snapshot, seat).lines, 0)
    return await keep(rows, snapshot, PlanRow(snapshot.row.id, seat, listed))
