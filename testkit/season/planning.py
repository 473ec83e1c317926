"""Plans that people make while others are to move, and premoves, which must be played or told why they were not."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field

from bot.errors import Refusal
from bot.store.personal_rows import PlanRow
from bot.table.game.run import begin
from bot.table.game.snapshot import GameSnapshot, Panel
from bot.table.plans import kept_plans
from bot.table.plans.plans import Planning as Planned
from rules.core.decisions import Answer, Decision, Illegal
from testkit.season.actions import Actions, daring_answers
from testkit.season.people import Habits

STEPS = 8
FILED = 0.75  # of all plans; the others are only kept


@dataclass(slots=True)
class Planning:
    """How people plan."""

    actions: Actions
    _told: set[tuple[str, int, int]] = field(default_factory=set)

    async def plan(self, habits: Habits, game_id: str) -> None:
        """Put a plan together, file some of it, or throw it away."""
        user, actions = habits.person.user_id, self.actions
        plans = actions.table.plans
        try:
            now = await plans.panel(game_id, user)
        except Refusal as refused:
            actions.deeds[f"plan refused: {refused.code}"] += 1
            return
        if now.row.lines and actions.chance(0.3):
            everything = actions.chance(0.5)
            await actions.perhaps(
                plans.back(game_id, user, now.panel.panel_revision, everything=everything), "plan: step back"
            )
            return
        for _ in range(actions.rng.randint(1, STEPS)):
            if now.panel.committed or not left_open(now):
                break
            now = await self._step(habits, game_id, now)
        if not now.row.lines:
            return
        actions.deeds["plan"] += 1
        if now.steps and actions.chance(FILED):
            await self._file(game_id, user, now)

    async def _step(self, habits: Habits, game_id: str, now: Planned) -> Planned:
        """One more step of a plan, where the rules accept one of those that are tried."""
        actions, revision, user = self.actions, now.panel.panel_revision, habits.person.user_id
        name, question = actions.rng.choice(left_open(now))
        for answer in (*self._tried(now, name, question), question.default):
            with suppress(Illegal):
                found = await actions.table.plans.press(game_id, user, revision, name, [answer], actions.key())
                actions.acknowledge(found.panel, game_id)
                return found
        return now

    def _tried(self, now: Planned, name: str, question: Decision) -> Iterable[Answer]:
        """Some answers; those of a turn as in the game, on its branch."""
        rng = self.actions.rng
        if now.turn is None or name in now.listed:
            return [question.ask.sample(rng)]
        return daring_answers(now.turn.snapshot.row.kind, now.turn.view, question, rng)

    async def _file(self, game_id: str, user: int, now: Planned) -> None:
        actions = self.actions
        count = actions.rng.randint(1, now.steps)
        filed = await actions.table.plans.file(game_id, user, now.panel.panel_revision, count)
        actions.deeds["premove"] += 1
        if filed.row.filed != count:
            actions.failures.append(f"premove: of {count} steps in {game_id} are filed {filed.row.filed}")

    async def take_over(self, panel: Panel, user: int) -> Panel:
        """Begin a turn with what was planned for it."""
        actions, game_id = self.actions, panel.snapshot.row.id
        actions.deeds["plan taken over"] += 1
        return await actions.count(actions.table.plans.take_over(game_id, user, panel.panel_revision), game_id)

    async def asked(self, panel: Panel) -> None:
        """Somebody is asked what they have a plan for: no premove for it may be left, and one in vain says why."""
        if panel.plan is None or panel.drafting:
            return
        actions, snapshot = self.actions, panel.snapshot
        async with actions.running.store.read() as rows:
            left = left_over(snapshot, await rows.some(PlanRow, game_id=snapshot.row.id, seat=panel.seat))
        if left:
            actions.failures.append(f"premove: that of seat {panel.seat} in {snapshot.row.id} was not played")
        if panel.plan.stopped and (snapshot.row.id, panel.seat, snapshot.row.seq) not in self._told:
            self._told.add((snapshot.row.id, panel.seat, snapshot.row.seq))
            actions.deeds[f"premove in vain: {panel.plan.stopped['code']}"] += 1


def left_open(now: Planned) -> list[tuple[str, Decision]]:
    """The questions of a plan that are not answered in it, by name."""
    return [(name, question) for name, question in now.asked.items() if name not in now.answers]


def left_over(snapshot: GameSnapshot, plans: list[PlanRow]) -> list[int]:
    """The seats that are asked what they have filed a premove for, which should have been played or stopped."""
    run = begin(snapshot)
    return [row.seat for row in plans if row.filed and kept_plans.asked_for(run, row)]
