"""A planned turn: when it has come it is shown before anything else of the panel, and in a line until then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.store.personal_rows import PlanRow
from bot.table.game import plan_lines
from bot.table.game.run import begin
from bot.table.game.snapshot import Drafted, GameSnapshot, Panel, PlanArmed, PlanShown
from bot.table.plans import branches, kept_plans
from bot.table.plans.branches import Tried


def with_plan(panel: Panel) -> Panel:
    """The panel with what its seat planned for its next turn, which may begin now, beside no draft.

    And with whether that can be planned at all.
    """
    if panel.drafting or panel.snapshot.row.status != "running":
        return panel
    branch = branches.branch(panel.snapshot, panel.seat)
    panel = replace(panel, plannable=branch is not None)
    row = kept_plans.of(panel.snapshot, panel.seat)
    steps = plan_lines.steps(row.lines)
    if not steps:
        return panel
    if not kept_plans.asked_for(begin(panel.snapshot), row):
        return replace(panel, armed=PlanArmed(_foreseen(branch, panel.seat, steps), len(steps), row.filed))
    return replace(panel, plan=plan_shown(row, branches.try_plan(panel.snapshot, panel.seat, steps)))


def _foreseen(branch: GameSnapshot | None, seat: int, steps: Sequence[str]) -> tuple[Drafted, ...]:
    """What of a plan fits if the others do nothing until the seat's next turn; nothing where that cannot be told."""
    if branch is None:
        return ()
    found = branches.try_plan(branch, seat, steps)
    return (*_drafted(found), *([found.at_once] if found.at_once else []))


def plan_shown(row: PlanRow, found: Tried) -> PlanShown:
    """A planned turn as far as it fits."""
    left = len(plan_lines.steps(row.lines)) - found.count
    return PlanShown(_drafted(found), found.at_once, found.refused, left, row.stopped)


def _drafted(found: Tried) -> tuple[Drafted, ...]:
    return tuple(
        Drafted(step.move, step.how != "person", step.outcome.events, step.question) for step in found.run.steps
    )
