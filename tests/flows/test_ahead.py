"""A turn is planned while others are to move, taken over when it comes, or played by itself."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from simcord import MemberActor

from bot.store.personal_rows import PlanRow
from bot.ui.panel import following
from rules.core.decisions import Allocate, Decision, Option, Pick, Slot
from rules.core.plans import plan_key
from tests.flows.people import Hall, buttons, choose, more, selects, shown, take, values, words
from tests.flows.test_presses import table
from tests.toys.duel import Duel, SalvageRule
from tests.toys.duel_state import Salvage, State

PLAN = "Plan ahead"


async def two(hall: Hall) -> tuple[MemberActor, MemberActor]:
    """Who is to move in a game of Gaia Project, and who waits."""
    first = await table(hall, "gaia", "action")
    return first, hall.ben if first is hall.ann else hall.ann


async def opened(hall: Hall, who: MemberActor) -> Any:
    return shown(await who.click(await hall.panel(who), label=PLAN))


async def stored(hall: Hall) -> tuple[PlanRow, ...]:
    async with hall.bot.table.transactions.read() as rows:
        return tuple(await rows.some(PlanRow, game_id=(await hall.snapshot()).row.id))


async def mined(hall: Hall, who: MemberActor) -> Any:
    """A plan with one mine in it."""
    found = await take(who, await opened(hall, who), "build a mine")
    return (
        shown(await choose(who, found, [values(found)[0]]))
        if selects(found)[0]["custom_id"].startswith("o1:plan-choose")
        else await take(who, found, "mine")
    )


async def passed(hall: Hall, who: MemberActor) -> None:
    """Somebody passes with their first booster."""
    snapshot = await hall.snapshot()
    turns, game = hall.bot.table.turns, snapshot.row.id
    panel = await turns.panel(game, who.id)
    while not panel.confirmable:
        await hall.answer(panel, who.id, {})
        panel = await turns.panel(game, who.id)
    await turns.confirm(game, who.id, panel.panel_revision, hall.key())
    await hall.env.settle()


async def test_a_turn_is_planned_and_taken_over_when_it_comes(gaia: None, hall: Hall) -> None:
    first, second = await two(hall)
    planned = await mined(hall, second)
    assert "**Your plan** (saved, not played yet)" in words(planned)
    assert "1." in words(planned)
    assert "as if nobody did anything" in words(planned)
    assert len(await stored(hall)) == 1
    await passed(hall, first)
    panel = await hall.panel(second)
    assert "Your plan for this turn** (not done yet)" in words(panel)
    assert buttons(panel)[0] == "Take my plan over"
    draft = shown(await second.click(panel, label="Take my plan over"))
    assert "Your turn so far" in words(draft)
    assert "Confirm" in buttons(draft)
    assert await stored(hall) == ()


async def test_a_plan_is_taken_back_and_cleared(gaia: None, hall: Hall) -> None:
    _, second = await two(hall)
    planned = await mined(hall, second)
    assert "Clear the plan" not in buttons(planned)
    back = shown(await second.click(planned, label="Undo step"))
    assert await stored(hall) == ()
    several = next(each for each in selects(back) if "plan-several" in each["custom_id"])
    burnt = shown(await second.select(back, ["qic-ore:1", "burn:1"], custom_id=several["custom_id"]))
    assert len((await stored(hall))[0].lines) == 2
    cleared = shown(await second.click(burnt, label="Clear the plan"))
    assert await stored(hall) == ()
    assert "**Your plan**" not in words(cleared)


async def test_a_premove_is_filed_and_played(gaia: None, hall: Hall) -> None:
    first, second = await two(hall)
    planned = await mined(hall, second)
    filing = next(each for each in selects(planned) if "plan-file" in each["custom_id"])
    filed = shown(await second.select(planned, ["1"], custom_id=filing["custom_id"]))
    assert "is played by itself when your turn comes" in words(filed)
    for who, told in ((second, True), (first, False)):  # nobody else learns of it
        assert ("⏩ Planned" in words(shown(await who.slash(hall.channel, "play")))) is told
    await passed(hall, first)
    log = await hall.bot.table.games.log((await hall.snapshot()).row.id)
    assert "plan" in [move.why for move in log]
    panel = await hall.panel(second)
    assert "Your plan" not in words(panel)
    assert f"-# ⏩ **By your plan:** **{second.name}** builds a mine on " in words(panel)
    assert words(panel).count("builds a mine on ") == 1
    assert "By your plan" not in words(await hall.panel(first))


async def test_the_panel_says_in_a_line_what_is_planned_and_leads_to_it(gaia: None, hall: Hall) -> None:
    first, second = await two(hall)
    assert "Change my plan" not in buttons(await hall.panel(second))
    await mined(hall, second)
    panel = await hall.panel(second)
    assert "📝 **Planned**, to be asked first: " in words(panel)
    assert f"{second.name} builds a mine on " in words(panel)
    planned = shown(await second.click(panel, label="Change my plan"))
    filing = next(each for each in selects(planned) if "plan-file" in each["custom_id"])
    await second.select(planned, ["1"], custom_id=filing["custom_id"])
    assert "⏩ **Planned**, by itself: " in words(await hall.panel(second))
    assert "Planned" not in words(await hall.panel(first))
    row = (await stored(hall))[0]
    async with hall.bot.table.transactions.write() as rows:
        await rows.put(replace(row, lines=("p1 action nonsense",)))
    assert "one step of your next turn" in words(await hall.panel(second))  # nothing of it fits as things stand


async def test_what_does_not_hold_is_told(gaia: None, hall: Hall) -> None:
    first, second = await two(hall)
    planned = await take(second, await opened(hall, second), "pass")
    planned = (
        shown(await choose(second, planned, [values(planned)[0]]))
        if "plan-choose" in str(selects(planned))
        else await take(second, planned, "pass")
    )
    filing = next(each for each in selects(planned) if "plan-file" in each["custom_id"])
    await second.select(planned, ["1"], custom_id=filing["custom_id"])
    row = (await stored(hall))[0]
    async with hall.bot.table.transactions.write() as rows:
        await rows.put(PlanRow(row.game_id, row.seat, row.lines, 1, row.expected, 5))
    await passed(hall, first)
    assert "because of step 1: another round has begun" in words(await hall.panel(second))


async def test_who_is_to_move_has_nothing_to_plan(gaia: None, hall: Hall) -> None:
    first, second = await two(hall)
    panel = await hall.panel(second)
    await passed(hall, first)
    assert f"{first.name} has moved: it is your turn." in words(shown(await second.click(panel, label=PLAN)))


async def test_a_plan_that_is_open_says_whose_move_made_it_ones_turn(
    gaia: None, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stood there as "You cannot plan ahead now: it is your turn, or …", and led *Back to my turn* before it was."""
    monkeypatch.setattr(following, "PAUSE", timedelta())
    first, second = await two(hall)
    opened_plan = await opened(hall, second)
    assert ("Back to the game" in buttons(opened_plan), "Back to my turn" in buttons(opened_plan)) == (True, False)
    since = await more(second, await hall.panel(second), "since")
    assert ("Back to the game" in buttons(since), "Back to my turn" in buttons(since)) == (True, False)
    assert "Back to my turn" in buttons(await more(first, await hall.panel(first), "since"))
    opened_plan = await opened(hall, second)
    await passed(hall, first)
    await hall.moment()
    assert words(opened_plan).strip() == f"{first.name} has moved: it is your turn."
    assert buttons(opened_plan) == ["My turn"]
    assert "Round 1: your action" in words(shown(await second.click(opened_plan, label="My turn")))


async def waiting(hall: Hall) -> MemberActor:
    """Who has won the bids of a duel and waits for a shield of the other."""
    await hall.game()
    other = await hall.reach("parry")
    return hall.ben if other is hall.ann else hall.ann


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A duel in which paying for dice begins a turn."""
    monkeypatch.setattr(Duel, "turns", ("power",))


async def test_proposals_and_forms_of_a_planned_turn(hall: Hall, turns: None) -> None:
    who = await waiting(hall)
    salvage = await take(who, await opened(hall, who), "0")
    assert "Which goods do you take" in words(salvage)
    first = shown(await who.click(salvage, label=buttons(salvage)[0]))
    back = shown(await who.click(first, label="Undo step"))
    form = await who.click(back, label="Something else …")
    filled = shown(await who.submit_modal(form, {"part0": ["ice", "ore"]}))
    assert "2. " in words(filled)
    (row,) = await stored(hall)
    assert {*row.lines[1].split()[2:]} == {"ice", "ore"}


async def test_a_turn_and_a_question_that_is_listed_stand_in_one_plan(
    hall: Hall, turns: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = plan_key("1", "parry")
    listed = {order: Decision(0, "parry", Pick((Option("pass"),)), ("pass",))}
    monkeypatch.setattr(Duel, "ahead", lambda self, view, seat, orders: listed)
    who = await waiting(hall)
    plan = await opened(hall, who)
    assert all(note in words(plan) for note in ("as if nobody did anything", "unless it names another"))
    begun = await take(who, plan, "0")
    both = shown(await who.click(begun, label="▸ Do you raise a shield? Nothing"))
    (row,) = await stored(hall)
    assert [line.split()[-2:] for line in row.lines] == [["power", "0"], [order, "pass"]]
    assert "2. Do you raise a shield? **Nothing**" in words(both)
    (filing,) = [each for each in selects(both) if "plan-file" in each["custom_id"]]
    filed = shown(await who.select(both, ["1"], custom_id=filing["custom_id"]))
    back = shown(await who.click(filed, label="Undo step"))
    assert [(each.lines, each.filed) for each in await stored(hall)] == [(row.lines[:1], 1)]
    again = shown(await who.click(back, label="▸ Do you raise a shield? Nothing"))
    await who.click(again, label="Clear the plan")
    assert await stored(hall) == ()


async def test_what_is_spread_slot_by_slot_is_part_of_a_plan(
    hall: Hall, turns: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = Allocate(tuple(Slot(f"seat:{number}", 2) for number in range(1, 15)), 1, 3)

    def spread(self: SalvageRule, state: State, frame: Salvage) -> Decision:
        return Decision(frame.seat, "salvage", ask, ("seat:1=1",), {"most": 3})

    monkeypatch.setattr(SalvageRule, "ask", spread)
    monkeypatch.setattr(SalvageRule, "do", lambda self, execution, frame, answer: execution.pop())
    who = await waiting(hall)
    slots = await take(who, await opened(hall, who), "0")
    one = shown(await choose(who, slots, [values(slots)[2]]))
    given = shown(await who.click(one, label="+"))
    await who.click(given, label="Choose: Seat 3 × 2")
    assert [row.lines[1].split()[2:] for row in await stored(hall)] == [["seat:3=2"]]


async def test_dice_are_left_to_be_pressed(hall: Hall, turns: None) -> None:
    who = await waiting(hall)
    planned = await take(who, await opened(hall, who), "2")
    assert "⏸️ How many dice do you pay for? 2: counts at once, so it is left for you to press" in words(planned)
    assert "What comes after it cannot be known" in words(planned)
    (filing,) = selects(planned)
    filed = shown(await who.select(planned, ["1"], custom_id=filing["custom_id"]))
    assert "⏩ How many dice do you pay for? 2: counts at once." in words(filed)
