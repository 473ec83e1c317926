"""Plans: the next turn, put together on a branch of the game, and answers to questions that may come.

What of this there is to plan is the game's: its `turns` are planned as turns, and each question that it lists
(`Game.ahead`) for itself. Both are lines of one plan.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.errors import DamagedGame, Refusal
from bot.store.personal_rows import PlanRow
from bot.store.rows import Rows
from bot.table.drafts import drafts
from bot.table.game import plan_lines
from bot.table.game.roles import require
from bot.table.game.run import Run, begin
from bot.table.game.seated import ListedGame
from bot.table.game.snapshot import Drafted, GameSnapshot, Panel, load_snapshot
from bot.table.game.transactions import Part, in_play, seat_of
from bot.table.plans import branches, kept_plans, planned, premoves
from bot.table.plans.obeying import panel_after_orders
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.play import Move

LONGEST = 40  # lines of a plan


@dataclass(frozen=True, slots=True)
class Planning:
    """A plan as it is put together.

    `panel` is the seat's own, `listed` are the questions that the game lists, by the order that answers each. `turn`
    shows its next turn after the steps that are planned, None where that cannot be foreseen; its snapshot is the
    branch, never the true position. `row` is the plan without what is not shown: a turn that cannot be foreseen, or
    steps from one on that does not fit any more, for the reason `refused`. `expected` is what each step takes and
    brings, `at_once` the last one where it counts at once.
    """

    panel: Panel
    row: PlanRow
    listed: Mapping[str, Decision]
    turn: Panel | None = None
    expected: tuple[branches.Expected, ...] = ()
    at_once: Drafted | None = None
    refused: Illegal | None = None

    @property
    def steps(self) -> int:
        """How many steps of the turn are planned."""
        return len(plan_lines.steps(self.row.lines))

    @property
    def answers(self) -> Mapping[str, str]:
        """The planned answers to questions that the game lists, by order: their words, apart by spaces.

        Such as `gem-world` by `plan:3:settle`. Only of orders that are `listed` now; {} where nothing is planned.
        """
        given = plan_lines.answers(self.row.lines)
        return {order: words for order, words in given.items() if order in self.listed}

    @property
    def asked(self) -> Mapping[str, Decision]:
        """What can be answered, by name: questions of the turn by their kinds, those that the game lists by order."""
        of_turn = self.turn.questions if self.turn else ()
        return {**{question.kind: question for question in of_turn}, **self.listed}


class Plans(Part):
    """Plans. Nothing of them is public, and none of them changes the game before it is asked what they answer."""

    async def panel(self, game_id: str, user_id: int) -> Planning:
        """The plan of this person.

        Raises `Refusal` not-running, not-seated, away or only-answers, and plan-not-now where nothing can be planned.
        """
        async with self.transactions.read() as rows:
            snapshot = await load_snapshot(rows, game_id)
            seat = seat_of(snapshot, user_id)
            require(snapshot, user_id, "order")
            return await _planning(rows, snapshot, seat)

    async def planned(self, listed: Iterable[ListedGame], user_id: int) -> dict[str, int]:
        """For which of some games this person has planned, and how many steps of it are played by themselves.

        What answered a question that cannot come any more is no plan: of such a plan the position is looked at.
        """
        found: dict[str, int] = {}
        async with self.transactions.read() as rows:
            for game in listed:
                seat = game.seat_of(user_id)
                row = None if seat is None else await rows.one(PlanRow, game_id=game.row.id, seat=seat)
                if row and (plan_lines.steps(row.lines) or await _may_answer(rows, row)):
                    found[game.row.id] = row.filed
        return found

    async def press(
        self, game_id: str, user_id: int, panel_revision: int, name: str, answers: Sequence[Answer], key: str
    ) -> Planning:
        """Add an answer to the plan, or several one after another.

        `name` is that of a question of the turn, its kind, or the order of one that the game lists; of such it answers
        at once what is asked already. Other arguments and refusals as of `Turns.press`.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            require(snapshot, user_id, "order")
            if not await rows.first_seen(key, self.transactions.now()):
                return await _planning(rows, snapshot, seat)
            if name.startswith(plan_lines.LISTED):
                for answer in answers:
                    snapshot = _answered(snapshot, seat, name, answer)
                return await self._listed(rows, snapshot, kept_plans.of(snapshot, seat))
            now = await _planning(rows, snapshot, seat)
            drafts.require_current_panel(snapshot, seat, panel_revision)
            added = tuple(str(Move(seat, name, answer)) for answer in answers)
            return await _kept(rows, snapshot, now, (*now.row.lines, *added))

    async def back(self, game_id: str, user_id: int, panel_revision: int, *, everything: bool) -> Planning:
        """Take the last line of the plan back, or all that is shown of it.

        `panel_revision` is that of the panel that was pressed. Raises `Refusal` stale for an older one, draft-empty
        where nothing is planned, plan-not-now, only-answers, and what `playing` raises.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            require(snapshot, user_id, "order")
            now, stored = await _planning(rows, snapshot, seat), kept_plans.of(snapshot, seat)
            left = () if everything else now.row.lines[:-1]
            gone = now.row.lines[len(left) :]
            if not gone:
                raise Refusal("draft-empty")
            if plan_lines.steps(gone):
                drafts.require_current_panel(snapshot, seat, panel_revision)
                return await _kept(rows, snapshot, now, left)
            lines = tuple(line for line in stored.lines if line not in gone)
            return await self._listed(rows, snapshot, replace(stored, lines=lines))

    async def file(self, game_id: str, user_id: int, panel_revision: int, count: int) -> Planning:
        """Let the first `count` steps of the planned turn be played by themselves when it comes, 0 for none.

        Raises `Refusal` stale for an older panel and for more steps than there are, plan-not-now, only-answers, and
        what `playing` raises.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            require(snapshot, user_id, "order")
            drafts.require_current_panel(snapshot, seat, panel_revision)
            now = await _planning(rows, snapshot, seat)
            if now.turn is None or not 0 <= count <= now.steps:
                raise Refusal("stale")
            row = premoves.filed_as(now.row, now.turn.snapshot, count, now.expected)
            snapshot = await kept_plans.keep(rows, snapshot, row)
            return await _planning(rows, await drafts.with_next_panel_revision(rows, snapshot, seat), seat)

    async def take_over(self, game_id: str, user_id: int, panel_revision: int) -> Panel:
        """Make a draft of the turn that was planned, as far as it still fits.

        What would count at once is left to be pressed. The panel's `plan` says what was left out, and why. An older
        draft that no longer fits gives way. Raises `Refusal` stale where there is no plan for now, or a draft, and what
        `playing` raises.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            drafts.require_current_panel(snapshot, seat, panel_revision)
            row = kept_plans.of(snapshot, seat)
            if not kept_plans.asked_for(begin(snapshot), row):
                raise Refusal("stale")
            begun, _ = await drafts.load_draft(rows, snapshot, seat)
            if drafts.lines_of(begun):
                raise Refusal("stale")
            found = branches.try_plan(snapshot, seat, plan_lines.steps(row.lines))
            snapshot = await kept_plans.without_turn(rows, snapshot, seat)
            snapshot = await drafts.save_draft(rows, snapshot, seat, drafts.lines_of(_without_held(found.run)))
            run, _ = await drafts.load_draft(rows, snapshot, seat)
            return replace(await drafts.panel(rows, snapshot, seat, run), plan=planned.plan_shown(row, found))

    async def _listed(self, rows: Rows, snapshot: GameSnapshot, row: PlanRow) -> Planning:
        """Keep other answers to questions that the game lists, and answer with them what is asked already."""
        snapshot = await kept_plans.keep(rows, snapshot, row)
        return plan_of(await panel_after_orders(self.changes, rows, snapshot, row.seat, self.transactions.now()))


async def _may_answer(rows: Rows, row: PlanRow) -> bool:
    """Whether a plan answers a question that may still come; not where the game cannot be read."""
    try:
        snapshot = await load_snapshot(rows, row.game_id)
    except DamagedGame:
        return False
    return not snapshot.ahead(row.seat).keys().isdisjoint(plan_lines.answers(row.lines))


def _answered(snapshot: GameSnapshot, seat: int, order: str, answer: Answer) -> GameSnapshot:
    """The game with an answer to a question that it lists; raises `Refusal` stale, or `Illegal` for its words."""
    ahead = snapshot.ahead(seat)
    if order not in ahead:
        raise Refusal("stale")
    ahead[order].ask.check(answer)
    row = kept_plans.of(snapshot, seat)
    row = replace(row, lines=plan_lines.with_answer(row.lines, order, answer, ahead))
    after = replace(snapshot, plans={**snapshot.plans, seat: row})
    if (refusal := after.game.refused(after.view(seat), seat, after.orders_of(seat)).get(order)) is not None:
        raise refusal
    return after


def _without_held(run: Run) -> Run:
    """A run without an answer that would count at once."""
    run.held = None
    return run


async def _planning(rows: Rows, snapshot: GameSnapshot, seat: int) -> Planning:
    """The plan of a seat, as far as it fits; raises `Refusal` plan-not-now where nothing can be planned."""
    in_play(snapshot)
    run, _ = await drafts.load_draft(rows, snapshot, seat)
    found = plan_of(drafts.panel_of(snapshot, seat, run))
    if found.turn is None and not found.listed:
        raise Refusal("plan-not-now")
    return found


def plan_of(panel: Panel) -> Planning:
    """The plan that stands beside a panel: with neither a turn nor questions that the game lists there is none."""
    row, branch = kept_plans.of(panel.snapshot, panel.seat), branches.branch(panel.snapshot, panel.seat)
    now = Planning(panel, row, panel.ahead)
    if branch:
        return _on(branch, now)
    return replace(now, row=replace(row, lines=plan_lines.with_first(row.lines, 0)))


def _on(branch: GameSnapshot, now: Planning) -> Planning:
    """A plan whose steps are tried on the branch of its turn."""
    seat = now.row.seat
    found = branches.try_plan(branch, seat, plan_lines.steps(now.row.lines))
    turn = drafts.panel_of(branch, seat, found.run)
    if found.run.held:  # nobody knows what comes behind it
        turn = replace(turn, questions=())
    row = replace(now.row, lines=plan_lines.with_first(now.row.lines, found.count))
    return replace(now, row=row, turn=turn, expected=found.took, at_once=found.at_once, refused=found.refused)


async def _kept(rows: Rows, snapshot: GameSnapshot, now: Planning, lines: Sequence[str]) -> Planning:
    """Store other steps of a turn, of which nothing is filed any more; raises `Illegal` where the last does not fit."""
    row = PlanRow(now.row.game_id, now.row.seat, tuple(lines))
    if now.turn is None or len(lines) > LONGEST:
        raise Refusal("stale")
    found = _on(now.turn.snapshot, replace(now, row=row))
    if found.refused:
        raise found.refused
    snapshot = await kept_plans.keep(rows, snapshot, row)
    turned = await drafts.with_next_panel_revision(rows, snapshot, row.seat)
    revision = turned.seats[row.seat].panel_revision
    return replace(found, panel=replace(now.panel, snapshot=turned, panel_revision=revision))
