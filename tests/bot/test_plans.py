"""Turns that are planned while others are to move: kept, taken over, and played by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

import pytest

from bot.errors import Refusal
from bot.store.personal_rows import PlanRow
from bot.store.rows import DraftRow
from bot.table.game.snapshot import Panel, Person, unanswered
from bot.table.plans.plans import Planning
from bot.table.table import Table
from bot.ui.panel.planning import plan_view
from bot.words.texts import Texts
from rules.core.decisions import Answer, Decision, Illegal, Pick
from tests.bot.conftest import ANN, BEN

KEYS = (f"plan{number}" for number in count())
PEOPLE = {0: ANN, 1: BEN}


class Gaia:
    """A game of Gaia Project in which the first seat has its first action."""

    def __init__(self, table: Table, game: str) -> None:
        self.table = table
        self.game = game

    async def snapshot_kinds(self, seat: int) -> list[str]:
        snapshot = await self.table.games.snapshot(self.game)
        return [question.kind for question in unanswered(snapshot.pending) if question.seat == seat]

    async def people(self) -> tuple[Person, Person]:
        """Who is asked, and who waits."""
        snapshot = await self.table.games.snapshot(self.game)
        (asked,) = snapshot.asked
        by_id = {ANN.user_id: ANN, BEN.user_id: BEN}
        other = next(seat for seat in snapshot.seats if seat != asked)
        return by_id[asked.user_id or 0], by_id[other.user_id or 0]

    async def press(self, who: Person, kind: str, answer: Answer) -> Panel:
        panel = await self.table.turns.panel(self.game, who.user_id)
        return await self.table.turns.press(self.game, who.user_id, panel.panel_revision, kind, [answer], next(KEYS))

    async def act(self, who: Person, *answers: tuple[str, str]) -> Panel:
        """Answer and confirm."""
        for kind, word in answers:
            panel = await self.press(who, kind, (word,))
        return await self.table.turns.confirm(self.game, who.user_id, panel.panel_revision, next(KEYS))

    async def plan(self, who: Person, *answers: tuple[str, str]) -> Planning:
        planning = await self.table.plans.panel(self.game, who.user_id)
        for kind, word in answers:
            planning = await self.table.plans.press(
                self.game, who.user_id, planning.panel.panel_revision, kind, [(word,)], next(KEYS)
            )
        return planning

    async def row(self) -> PlanRow | None:
        async with self.table.transactions.read() as rows:
            found = await rows.some(PlanRow, game_id=self.game)
        return found[0] if found else None


@pytest.fixture
async def gaia(table: Table) -> Gaia:
    row = await table.lobby.create("gaia", 1, 2, ANN, "en")
    await table.lobby.join(row.id, BEN)
    await table.lobby.start(row.id, ANN.user_id, "plans")
    game = Gaia(table, row.id)
    while True:
        snapshot = await table.games.snapshot(row.id)
        (asked, *_) = snapshot.asked
        who = {ANN.user_id: ANN, BEN.user_id: BEN}[asked.user_id or 0]
        panel = await table.turns.panel(row.id, who.user_id)
        if any(question.kind == "action" for question in panel.questions):
            return game
        if panel.confirmable:
            await table.turns.confirm(row.id, who.user_id, panel.panel_revision, next(KEYS))
        else:
            await game.press(who, panel.questions[0].kind, panel.questions[0].default)


def asked(planning: Planning) -> Sequence[Decision]:
    """What the turn that is planned asks next."""
    assert planning.turn
    return planning.turn.questions


def word(questions: Sequence[Decision], start: str, number: int = 0) -> str:
    """The n-th option of the question about an action that begins so."""
    (ask,) = [question.ask for question in questions if question.kind == "action"]
    assert isinstance(ask, Pick)
    return [option.word for option in ask.options if option.word.startswith(start)][number]


async def test_who_waits_plans_and_takes_over_when_the_turn_comes(gaia: Gaia) -> None:
    first, second = await gaia.people()
    planning = await gaia.table.plans.panel(gaia.game, second.user_id)
    mine = word(asked(planning), "mine:")
    planned = await gaia.plan(second, ("action", mine))
    assert planned.turn
    assert next(str(move.move) for move in planned.turn.draft_moves).endswith(mine)
    assert (await gaia.table.turns.panel(gaia.game, second.user_id)).plan is None
    free = word((await gaia.table.turns.panel(gaia.game, first.user_id)).questions, "pass")
    await gaia.act(first, ("action", free))
    panel = await gaia.table.turns.panel(gaia.game, second.user_id)
    assert panel.plan is not None
    assert [move.move.answer for move in panel.plan.moves] == [(mine,)]
    taken = await gaia.table.plans.take_over(gaia.game, second.user_id, panel.panel_revision)
    assert (taken.confirmable, taken.steps, await gaia.row()) == (True, 1, None)
    done = await gaia.table.turns.confirm(gaia.game, second.user_id, taken.panel_revision, next(KEYS))
    assert done.committed


async def test_what_others_took_is_left_out_with_the_reason(gaia: Gaia) -> None:
    first, second = await gaia.people()
    planning = await gaia.table.plans.panel(gaia.game, second.user_id)
    booster = word(asked(planning), "pass")
    await gaia.plan(second, ("action", booster))
    await gaia.act(first, ("action", booster))
    panel = await gaia.table.turns.panel(gaia.game, second.user_id)
    assert panel.plan is not None
    assert (panel.plan.moves, panel.plan.left, panel.plan.refused and panel.plan.refused.code) == (
        (),
        1,
        "pick-unknown",
    )
    taken = await gaia.table.plans.take_over(gaia.game, second.user_id, panel.panel_revision)
    assert (taken.drafting, await gaia.row()) == (False, None)


async def filed(gaia: Gaia, who: Person, *answers: tuple[str, str]) -> Planning:
    planned = await gaia.plan(who, *answers)
    return await gaia.table.plans.file(gaia.game, who.user_id, planned.panel.panel_revision, len(planned.row.lines))


async def test_a_premove_is_played_when_the_turn_comes_and_stands_in_the_log(gaia: Gaia) -> None:
    first, second = await gaia.people()
    mine = word(asked(await gaia.plan(second)), "mine:")
    assert (await filed(gaia, second, ("action", mine))).row.filed == 1
    track = word((await gaia.table.turns.panel(gaia.game, first.user_id)).questions, "pass")
    await gaia.act(first, ("action", track))
    log = await gaia.table.games.log(gaia.game)
    planned = [move for move in log if move.why == "plan"]
    assert [move.line.split()[1:] for move in planned][:2] == [["action", mine], ["finish", "end"]]
    assert {move.how for move in planned} == {"order"}
    assert await gaia.row() is None


async def test_a_premove_that_does_not_hold_changes_nothing_and_says_why(gaia: Gaia) -> None:
    first, second = await gaia.people()
    booster = word(asked(await gaia.plan(second)), "pass")
    await filed(gaia, second, ("action", booster))
    await gaia.act(first, ("action", booster))
    panel = await gaia.table.turns.panel(gaia.game, second.user_id)
    assert [question.kind for question in panel.questions] == ["action"]
    assert panel.plan is not None
    assert panel.plan.stopped == {"code": "pick-unknown", "step": 1}
    assert [move.why for move in await gaia.table.games.log(gaia.game) if move.why == "plan"] == []


async def test_another_price_than_planned_is_a_surprise(gaia: Gaia) -> None:
    first, second = await gaia.people()
    mine = word(asked(await gaia.plan(second)), "mine:")
    await filed(gaia, second, ("action", mine))
    row = await gaia.row()
    assert row
    async with gaia.table.transactions.write() as rows:
        dearer = {**row.expected[0], "purse": {"ore": -9}}
        await rows.put(PlanRow(row.game_id, row.seat, row.lines, 1, (dearer,), row.round))
    passing = word((await gaia.table.turns.panel(gaia.game, first.user_id)).questions, "pass")
    await gaia.act(first, ("action", passing))
    panel = await gaia.table.turns.panel(gaia.game, second.user_id)
    assert panel.plan is not None
    assert panel.plan.stopped["code"] == "plan-surprise"
    assert len(panel.plan.moves) == 1


@pytest.mark.parametrize(("costs", "played"), [({"then:ore": 1}, True), ({"ore": 9}, False)])
async def test_a_price_that_is_only_called_otherwise_is_no_surprise(
    gaia: Gaia, costs: dict[str, int], played: bool
) -> None:
    """After an update a premove was not played whose price or gain has another name since, though it takes the same."""
    first, second = await gaia.people()
    mine = word(asked(await gaia.plan(second)), "mine:")
    await filed(gaia, second, ("action", mine))
    row = await gaia.row()
    assert row
    async with gaia.table.transactions.write() as rows:
        told = {**row.expected[0], "costs": [costs]}
        await rows.put(PlanRow(row.game_id, row.seat, row.lines, 1, (told,), row.round))
    passing = word((await gaia.table.turns.panel(gaia.game, first.user_id)).questions, "pass")
    await gaia.act(first, ("action", passing))
    assert ("plan" in [move.why for move in await gaia.table.games.log(gaia.game)]) is played


async def test_a_premove_is_not_played_where_the_game_went_back(gaia: Gaia) -> None:
    first, second = await gaia.people()
    for who, start in ((first, "mine:"), (second, "mine:"), (first, "gaiaformer:")):
        questions = (await gaia.table.turns.panel(gaia.game, who.user_id)).questions
        await gaia.act(who, ("action", word(questions, start)))
    passing = word(asked(await gaia.plan(first)), "pass")
    assert (await filed(gaia, first, ("action", passing))).row.filed == 1
    *_, turn = await gaia.table.undo.turns(gaia.game, 0, 100)
    await gaia.table.undo.ask(gaia.game, first.user_id, turn.seq)
    row = await gaia.row()
    assert row
    assert row.filed == 0
    panel = await gaia.table.turns.panel(gaia.game, first.user_id)
    while panel.drafting:
        panel = await gaia.table.turns.back(gaia.game, first.user_id, panel.panel_revision)
    panel = await gaia.table.turns.panel(gaia.game, first.user_id)
    assert panel.plan is not None
    assert panel.plan.stopped == {"code": "plan-jump", "step": 1}
    assert [move.why for move in await gaia.table.games.log(gaia.game) if move.why == "plan"] == []


async def test_what_is_planned_beyond_a_premove_stays_a_plan(gaia: Gaia) -> None:
    first, second = await gaia.people()
    burn = word(asked(await gaia.plan(second)), "burn:")
    planned = await gaia.plan(second, ("action", burn))
    mine = word(asked(planned), "mine:")
    planned = await gaia.plan(second, ("action", mine))
    await gaia.table.plans.file(gaia.game, second.user_id, planned.panel.panel_revision, 1)
    passing = word((await gaia.table.turns.panel(gaia.game, first.user_id)).questions, "pass")
    await gaia.act(first, ("action", passing))
    panel = await gaia.table.turns.panel(gaia.game, second.user_id)
    assert panel.plan is not None
    assert [move.move.answer for move in panel.plan.moves] == [(mine,)]


async def test_who_ends_a_turn_that_a_premove_began_has_used_the_plan_up(gaia: Gaia, table: Table) -> None:
    """Its last step began no turn, as Gaia Project's do not once a player's action is taken (*Free actions*)."""
    first, second = await gaia.people()
    turn = asked(await gaia.plan(second))
    mine, burn = word(turn, "mine:"), word(turn, "burn:")
    planned = await gaia.plan(second, ("action", mine), ("finish", burn))
    await table.plans.file(gaia.game, second.user_id, planned.panel.panel_revision, 1)
    passing = word((await table.turns.panel(gaia.game, first.user_id)).questions, "pass")
    await gaia.act(first, ("action", passing))
    panel = await table.turns.panel(gaia.game, second.user_id)
    assert panel.plan is not None
    await table.turns.confirm(gaia.game, second.user_id, panel.panel_revision, next(KEYS))
    assert await gaia.row() is None


async def test_a_plan_is_taken_back_step_by_step_and_old_buttons_are_stale(gaia: Gaia) -> None:
    _, second = await gaia.people()
    before = await gaia.plan(second)
    burn = word(asked(before), "burn:")
    now = await gaia.plan(second, ("action", burn), ("action", burn))
    plans, game, user = gaia.table.plans, gaia.game, second.user_id
    with pytest.raises(Refusal, match="stale"):
        await plans.press(game, user, before.panel.panel_revision, "action", [(burn,)], next(KEYS))
    now = await plans.back(game, user, now.panel.panel_revision, everything=False)
    assert len(now.row.lines) == 1
    now = await plans.back(game, user, now.panel.panel_revision, everything=True)
    assert await gaia.row() is None
    with pytest.raises(Refusal, match="draft-empty"):
        await plans.back(game, user, now.panel.panel_revision, everything=True)
    with pytest.raises(Illegal, match="pick-unknown"):
        await plans.press(game, user, now.panel.panel_revision, "action", [("dance",)], next(KEYS))
    with pytest.raises(Refusal, match="stale"):
        await plans.file(game, user, now.panel.panel_revision, 3)


async def test_who_is_to_move_drafts_and_does_not_plan(gaia: Gaia) -> None:
    first, second = await gaia.people()
    with pytest.raises(Refusal, match="plan-not-now"):
        await gaia.table.plans.panel(gaia.game, first.user_id)
    panel = await gaia.table.turns.panel(gaia.game, second.user_id)
    with pytest.raises(Refusal, match="stale"):
        await gaia.table.plans.take_over(gaia.game, second.user_id, panel.panel_revision)


async def test_another_turn_of_ones_own_ends_the_plan(gaia: Gaia) -> None:
    first, second = await gaia.people()
    burn = word(asked(await gaia.plan(second)), "burn:")
    await gaia.plan(second, ("action", burn))
    passing = word((await gaia.table.turns.panel(gaia.game, first.user_id)).questions, "pass")
    await gaia.act(first, ("action", passing))
    mine = word((await gaia.table.turns.panel(gaia.game, second.user_id)).questions, "mine:")
    await gaia.press(second, "action", (burn,))
    panel = await gaia.table.turns.panel(gaia.game, second.user_id)
    with pytest.raises(Refusal, match="stale"):
        await gaia.table.plans.take_over(gaia.game, second.user_id, panel.panel_revision)
    await gaia.act(second, ("action", mine))
    assert await gaia.row() is None


async def test_a_draft_that_no_longer_fits_gives_way_to_the_plan(gaia: Gaia) -> None:
    first, second = await gaia.people()
    booster = word(asked(await gaia.plan(second)), "pass")
    mine = word(asked(await gaia.plan(second)), "mine:")
    await gaia.plan(second, ("action", mine))
    seat = next(number for number, person in PEOPLE.items() if person == second)
    async with gaia.table.transactions.write() as rows:  # of before an undo of the first
        await rows.put(DraftRow(gaia.game, seat, 0, (f"p{seat + 1} action {booster}",)))
    await gaia.act(first, ("action", booster))
    panel = await gaia.table.turns.panel(gaia.game, second.user_id)
    assert (panel.drafting, panel.dropped, panel.plan and panel.plan.fits) == (False, True, True)
    taken = await gaia.table.plans.take_over(gaia.game, second.user_id, panel.panel_revision)
    assert [move.move.answer for move in taken.draft_moves] == [(mine,)]


async def test_what_is_planned_of_other_questions_outlasts_the_turn(gaia: Gaia) -> None:
    first, second = await gaia.people()
    mine = word(asked(await gaia.plan(second)), "mine:")
    await gaia.plan(second, ("action", mine))
    row = await gaia.row()
    assert row
    async with gaia.table.transactions.write() as rows:
        await rows.put(replace(row, lines=("plan:1:vote yes", *row.lines)))
    await gaia.act(first, ("action", word((await gaia.table.turns.panel(gaia.game, first.user_id)).questions, "pass")))
    panel = await gaia.table.turns.panel(gaia.game, second.user_id)
    await gaia.table.plans.take_over(gaia.game, second.user_id, panel.panel_revision)
    kept = await gaia.row()
    assert kept
    assert kept.lines == ("plan:1:vote yes",)


async def test_whoever_takes_the_seat_finds_no_plan(gaia: Gaia) -> None:
    _, second = await gaia.people()
    burn = word(asked(await gaia.plan(second)), "burn:")
    await gaia.plan(second, ("action", burn))
    await gaia.table.leaving.resign(gaia.game, second.user_id)
    assert await gaia.row() is None


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_what_is_left_out_of_a_plan_is_counted(locale: str) -> None:
    """A line of three dots alone stood above the last steps, also where nothing but the heading was missing."""
    texts = Texts(locale)
    heading, steps = texts("ui-plan-so-far"), ["1. A", "2. B", "3. C", "4. D"]
    assert plan_view.last_lines([heading, *steps], 9, texts) == [heading, *steps]
    assert plan_view.last_lines([heading, *steps], 4, texts) == steps
    assert plan_view.last_lines([heading, *steps], 3, texts) == steps  # one is told in as many lines as left out
    assert plan_view.last_lines([heading, *steps], 2, texts) == [texts("ui-plan-before", count=2), "3. C", "4. D"]
