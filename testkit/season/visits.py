"""What people do when they look at their games: answer, take back, plan what they are not asked yet, mind the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from bot.errors import Refusal
from bot.table.game.snapshot import Panel
from rules.core.decisions import Answer, Decision, Illegal
from testkit.season.actions import Actions, daring_answers
from testkit.season.dealings import Dealings
from testkit.season.people import HOUR, Habits
from testkit.season.planning import Planning

LONG_DRAFT = 25  # answers after which somebody who tries things out passes
LONGEST_SITTING = 120
MINDED = 9 * HOUR  # so often people look after what is to be decided at their tables


@dataclass(slots=True)
class Visits:
    """People at their tables."""

    actions: Actions
    in_vain: Counter[tuple[str, int]] = field(default_factory=Counter)  # sittings at which a seat was left asked
    dealings: Dealings = field(init=False)
    planning: Planning = field(init=False)
    _minded: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Share what is counted."""
        self.dealings, self.planning = Dealings(self.actions), Planning(self.actions)

    async def look(self, habits: Habits) -> None:
        """Somebody looks at all their games."""
        user, actions = habits.person.user_id, self.actions
        minding = actions.clock() - self._minded.get(user, 0) >= MINDED
        planning = actions.chance(habits.planning)
        if not (minding or planning or await actions.table.games.waiting(user)):
            return  # nothing waits for them
        if minding:
            self._minded[user] = actions.clock()
        listed = sorted(await actions.table.games.of_person(user), key=lambda each: each.row.created_at)
        for each in listed:
            game_id = each.row.id
            if each.row.status == "lobby" and each.row.ready_asked_at is not None and actions.chance(0.8):
                await actions.perhaps(actions.table.lobby.ready(game_id, user), "ready")
            if each.row.status != "running":
                continue
            if each.waits_for(user) or actions.chance(0.03):
                await self._sit(habits, game_id)
            elif planning:
                await self.planning.plan(habits, game_id)
            if minding:
                await self.dealings.mind(habits, game_id)

    async def _sit(self, habits: Habits, game_id: str) -> None:
        """Answer what one is asked, until nothing is left or one has had enough."""
        user, pressed, actions = habits.person.user_id, 0, self.actions
        turns, panel = actions.table.turns, None
        for _ in range(LONGEST_SITTING):
            actions.clock.time += actions.rng.randint(2, 30)
            if await actions.running.on_time():
                panel = None
            try:
                panel = panel or await turns.panel(game_id, user)
            except Refusal:
                return
            now, panel = panel, None
            await self.planning.asked(now)
            if now.plan and now.plan.fits and not now.drafting and actions.chance(0.7):
                panel = await self.planning.take_over(now, user)
            elif now.confirmable:
                await self._confirm(game_id, user, now)
                pressed = 0
            elif now.unanswered or (now.questions and actions.chance(0.1)):
                pressed += 1
                if pressed == LONG_DRAFT:
                    await actions.count(turns.discard(game_id, user), game_id)
                    continue
                daring = actions.chance(habits.daring) and pressed < LONG_DRAFT
                panel = await self._answer(game_id, user, now, daring=daring)
                if panel.committed:
                    pressed, panel = 0, None
            else:
                self.in_vain[game_id, now.seat] = 0
                return
            if actions.chance(0.7 if panel is None else 0.15):
                await actions.running.settle()
                panel = None
            if actions.chance(0.01):
                return  # called away from the keyboard
        self.in_vain[game_id, now.seat] += 1

    async def _confirm(self, game_id: str, user: int, panel: Panel) -> None:
        actions, key = self.actions, self.actions.key()
        turns, undo = actions.table.turns, actions.table.undo
        after = await actions.count(turns.confirm(game_id, user, panel.panel_revision, key), game_id)
        if actions.chance(0.05):
            with suppress(Refusal):  # that was the end of the game
                self._same(after, await turns.confirm(game_id, user, panel.panel_revision, key))
        if actions.chance(0.04):
            if actions.chance(0.5):
                await actions.running.settle()  # it was told of by then
            await actions.perhaps(actions.count(undo.last_turn(game_id, user), game_id), "undo")
            if actions.chance(0.3):
                await actions.perhaps(actions.count(undo.redo(game_id, user), game_id), "redo")

    async def _answer(self, game_id: str, user: int, panel: Panel, *, daring: bool) -> Panel:
        actions, turns = self.actions, self.actions.table.turns
        question = actions.rng.choice(panel.unanswered or panel.questions)
        for answer in self._answers(panel, question, daring=daring):
            key = actions.key()
            try:
                after = await actions.count(
                    turns.press(game_id, user, panel.panel_revision, question.kind, [answer], key), game_id
                )
            except Illegal:
                continue
            if actions.chance(0.03):
                pressed = (panel.panel_revision, question.kind, [answer], key)
                with suppress(Refusal):
                    self._same(after, await turns.press(game_id, user, *pressed))
            return after
        raise AssertionError(f"{panel.snapshot.row.kind} {game_id}: the default of {question.kind} is refused")

    def _same(self, after: Panel, again: Panel) -> None:
        if after.snapshot.row.seq != again.snapshot.row.seq:
            self.actions.failures.append(f"a press that came twice counted twice: {after.snapshot.row.id}")

    def _answers(self, panel: Panel, question: Decision, *, daring: bool) -> Iterator[Answer]:
        if daring:
            yield from daring_answers(panel.snapshot.row.kind, panel.view, question, self.actions.rng)
        yield question.default
