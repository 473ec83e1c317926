"""Planning a turn while others are to move: on a branch of the game, kept until the turn comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.errors import Refusal
from bot.store.personal_rows import PlanRow
from bot.store.rows import DraftRow, Rows
from bot.table.base import drafts
from bot.table.base.beforehand import branches, planned, premoves
from bot.table.base.roles import require
from bot.table.base.run import Run, begin
from bot.table.base.snapshot import GameSnapshot, Panel, load_snapshot
from bot.table.base.transactions import Part, in_play, seat_of
from bot.table.turns import fresh
from rules.core.decisions import Answer, Illegal
from rules.core.play import Move

LONGEST = 40  # steps of a plan


@dataclass(frozen=True, slots=True)
class Planning:
    """A plan as it is put together.

    `panel` shows the branch after it; its snapshot is the branch, never the true position. `refused` is why a step that
    fitted when it was planned does not any more: it and what follows are not shown. `expected` is what each step takes
    and brings.
    """

    panel: Panel
    row: PlanRow
    expected: tuple[branches.Expected, ...]
    refused: Illegal | None = None


class Plans(Part):
    """Plans of whole turns. Nothing of them is public, and none of them changes the game but a premove."""

    async def panel(self, game_id: str, user_id: int) -> Planning:
        """The plan of this person's next turn; raises `Refusal` plan-not-now where that cannot be foreseen."""
        async with self.transactions.read() as rows:
            snapshot = await load_snapshot(rows, game_id)
            seat = seat_of(snapshot, user_id)
            require(snapshot, user_id, "order")
            return await _planning(rows, snapshot, seat)

    async def press(
        self, game_id: str, user_id: int, panel_revision: int, kind: str, answers: Sequence[Answer], key: str
    ) -> Planning:
        """Add an answer to the plan, or several one after another; arguments and refusals as of `Turns.press`."""
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            require(snapshot, user_id, "order")
            now = await _planning(rows, snapshot, seat)
            if not await rows.first_seen(key, self.transactions.now()):
                return now
            fresh(snapshot, seat, panel_revision)
            lines = now.row.lines
            for answer in answers:
                if len(lines) >= LONGEST:
                    raise Refusal("stale")
                lines = (*lines, str(Move(seat, kind, answer)))
            return await _kept(rows, snapshot, seat, now, lines)

    async def back(self, game_id: str, user_id: int, panel_revision: int, *, everything: bool) -> Planning:
        """Take the last step of the plan back, or all of them; raises `Refusal` stale or draft-empty."""
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            require(snapshot, user_id, "order")
            fresh(snapshot, seat, panel_revision)
            now = await _planning(rows, snapshot, seat)
            if not now.row.lines:
                raise Refusal("draft-empty")
            return await _kept(rows, snapshot, seat, now, () if everything else now.row.lines[:-1])

    async def file(self, game_id: str, user_id: int, panel_revision: int, count: int) -> Planning:
        """Let the first `count` steps be played by themselves when the turn comes, 0 for none; raises `Refusal`."""
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            require(snapshot, user_id, "order")
            fresh(snapshot, seat, panel_revision)
            now = await _planning(rows, snapshot, seat)
            if not 0 <= count <= len(now.row.lines):
                raise Refusal("stale")
            await rows.put(premoves.filed_as(now.row, now.panel.snapshot, count, now.expected))
            return await _planning(rows, await drafts.turned(rows, snapshot, seat), seat)

    async def take_over(self, game_id: str, user_id: int, panel_revision: int) -> Panel:
        """Make a draft of the plan, as far as it still fits; what would count at once is left to be pressed.

        The panel's `plan` says what was left out, and why. Raises `Refusal` stale where there is no plan for now.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            fresh(snapshot, seat, panel_revision)
            row = await rows.one(PlanRow, game_id=game_id, seat=seat)
            if row is None or not premoves.asked_for(begin(snapshot), row):
                raise Refusal("stale")
            if await rows.one(DraftRow, game_id=game_id, seat=seat):
                raise Refusal("stale")
            found = branches.tried(snapshot, seat, row.lines)
            await rows.drop(PlanRow, game_id=game_id, seat=seat)
            snapshot = await drafts.save_draft(rows, snapshot, seat, drafts.lines_of(_without_held(found.run)))
            run, _ = await drafts.load_draft(rows, snapshot, seat)
            return replace(await drafts.panel(rows, snapshot, seat, run), plan=planned.shown(row, found))


def _without_held(run: Run) -> Run:
    """A run without an answer that would count at once."""
    run.held = None
    return run


async def _planning(rows: Rows, snapshot: GameSnapshot, seat: int) -> Planning:
    """The plan of a seat on its branch, as far as it fits there; raises `Refusal` plan-not-now."""
    in_play(snapshot)
    branch = branches.branch(snapshot, seat)
    if branch is None:
        raise Refusal("plan-not-now")
    row = await rows.one(PlanRow, game_id=snapshot.row.id, seat=seat) or PlanRow(snapshot.row.id, seat, ())
    return _on(branch, seat, row)


def _on(branch: GameSnapshot, seat: int, row: PlanRow) -> Planning:
    found = branches.tried(branch, seat, row.lines)
    panel = drafts.panel_of(branch, seat, found.run)
    if found.run.held:  # nobody knows what comes behind it
        panel = replace(panel, questions=())
    return Planning(panel, replace(row, lines=row.lines[: found.count]), found.took, found.refused)


async def _kept(rows: Rows, snapshot: GameSnapshot, seat: int, now: Planning, lines: tuple[str, ...]) -> Planning:
    """Store other steps of a plan, of which nothing is filed any more; raises `Illegal` where the last does not fit."""
    row = replace(now.row, lines=lines, filed=0, expected=(), stopped={})
    found = _on(now.panel.snapshot, seat, row)
    if found.refused:
        raise found.refused
    await rows.drop(PlanRow, game_id=row.game_id, seat=seat)
    if lines:
        await rows.put(row)
    turned = await drafts.turned(rows, snapshot, seat)
    return replace(found, panel=replace(found.panel, panel_revision=turned.seats[seat].panel_revision))
