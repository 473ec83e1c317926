"""A planned turn that has come: it is shown before anything else of the panel."""

from __future__ import annotations

from dataclasses import replace

from bot.store.personal_rows import PlanRow
from bot.table.game import plan_lines
from bot.table.game.run import begin
from bot.table.game.snapshot import Drafted, Panel, PlanShown
from bot.table.plans import branches, kept_plans
from bot.table.plans.branches import Tried


def with_plan(panel: Panel) -> Panel:
    """The panel with what its seat planned for the turn that begins, beside no draft."""
    if panel.drafting or panel.snapshot.row.status != "running":
        return panel
    row = kept_plans.of(panel.snapshot, panel.seat)
    if not kept_plans.asked_for(begin(panel.snapshot), row):
        return panel
    return replace(panel, plan=plan_shown(row, branches.tried(panel.snapshot, panel.seat, plan_lines.steps(row.lines))))


def plan_shown(row: PlanRow, found: Tried) -> PlanShown:
    """A planned turn as far as it fits."""
    steps = found.run.steps
    moves = tuple(Drafted(step.move, step.how != "person", step.outcome.events, step.question) for step in steps)
    left = len(plan_lines.steps(row.lines)) - found.count
    return PlanShown(moves, found.at_once, found.refused, left, row.stopped)
