"""A plan whose turn has come: shown first, taken over into a draft, and forgotten with another turn."""

from __future__ import annotations

from dataclasses import replace

from bot.store.personal_rows import PlanRow
from bot.store.rows import Rows
from bot.table.base.beforehand import branches, premoves
from bot.table.base.beforehand.branches import Tried
from bot.table.base.run import Run, begin
from bot.table.base.snapshot import Drafted, GameSnapshot, Panel, PlanShown


async def with_plan(rows: Rows, panel: Panel) -> Panel:
    """The panel with what its seat planned for the turn that begins, beside no draft."""
    if panel.drafting or panel.snapshot.row.status != "running":
        return panel
    row = await rows.one(PlanRow, game_id=panel.snapshot.row.id, seat=panel.seat)
    if row is None or not premoves.asked_for(begin(panel.snapshot), row):
        return panel
    return replace(panel, plan=shown(row, branches.tried(panel.snapshot, panel.seat, row.lines)))


def shown(row: PlanRow, found: Tried) -> PlanShown:
    """A plan as far as it fits."""
    steps = found.run.steps
    moves = tuple(Drafted(step.move, step.how != "person", step.outcome.events, step.question) for step in steps)
    held = found.run.held
    left = len(row.lines) - found.count
    return PlanShown(moves, held.move if held else None, found.refused, left, row.stopped)


async def used(rows: Rows, snapshot: GameSnapshot, seat: int, run: Run) -> None:
    """Forget the plan of a seat that has made another turn of its own."""
    if any(step.how == "person" and step.move.kind in snapshot.game.turns for step in run.steps):
        await rows.drop(PlanRow, game_id=snapshot.row.id, seat=seat)
