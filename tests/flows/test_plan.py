from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from discord import ButtonStyle
from simcord import MemberActor, ResponseMessage

from bot.manifest.manifest import MANIFESTS, Panels, manifest
from bot.ui.kit.ids import Call
from bot.ui.panel import phone
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Allocate, Decision, Illegal, Option, Slot
from rules.core.decisions import choose as choose_one
from rules.core.plans import plan_key
from tests.flows.limits import walk
from tests.flows.people import Hall, buttons, choose, components, in_more, more, selects, shown, values, words
from tests.toys.duel import Duel
from tests.toys.duel_state import Salvage, State


async def waiting(hall: Hall) -> tuple[MemberActor, str]:
    """Somebody at a duel who is to bid, and the game."""
    game = await hall.game()
    return await hall.reach("bid"), game


async def plan(hall: Hall, who: MemberActor) -> ResponseMessage:
    """The plan somebody opens from their panel."""
    panel = await hall.panel(who)
    opened: ResponseMessage = (
        await more(who, panel, "plan")
        if {"beforehand", "plan"} & {*in_more(panel)}
        else shown(await who.click(panel, label="Plan ahead"))
    )
    return opened


def style_of(message: Any, label: str) -> int:
    """The style of the button with this label."""
    return next(int(part["style"]) for part in walk(components(message)) if part.get("label") == label)


async def planned(hall: Hall, who: MemberActor) -> dict[str, str]:
    """What of a plan is stored."""
    snapshot = await hall.snapshot()
    return snapshot.planned(snapshot.seat_of(who.id) or 0)


async def test_questions_that_may_come_are_asked_one_after_another(hall: Hall) -> None:
    who, _ = await waiting(hall)
    opened = await plan(hall, who)
    assert "where do you set a beacon?" in words(opened)
    assert {"▸ How many dice do you pay for?", "▸ Do you raise a shield?"} < set(buttons(opened))
    row = shown(await who.click(opened, label=buttons(opened)[2]))
    charted = shown(await who.click(row, label="c3"))
    assert "1. Round 1: where do you set a beacon? **c3**" in words(charted)
    assert "How many dice do you pay for?" in words(charted)
    assert await planned(hall, who) == {"plan:1:chart": "c3"}


async def test_a_plan_names_its_table(hall: Hall) -> None:
    who, game = await waiting(hall)
    assert f"### Duel · {await hall.name(game)} `{game}`" in words(await plan(hall, who))


async def test_a_step_is_taken_back_in_the_same_words_in_plan_and_panel() -> None:
    for lang in LOCALES:
        assert Texts(lang)("ui-plan-back") == Texts(lang)("ui-back")


async def test_a_planned_question_has_the_picture_it_has_on_a_panel(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown_as = replace(manifest("duel"), panels=Panels({"power": "hold"}))
    monkeypatch.setitem(MANIFESTS, "duel", shown_as)
    who, _ = await waiting(hall)
    opened = await plan(hall, who)
    assert opened.attachments[0].filename == "duel-chart.png"
    dice = shown(await who.click(opened, label="▸ How many dice do you pay for?"))
    assert dice.attachments[0].filename == "duel-hold.png"
    assert "duel hold" in words(shown(await who.click(dice, label="As text")))


async def test_places_to_plan_have_letters_on_the_picture_and_beside_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(
        MANIFESTS,
        "duel",
        replace(manifest("duel"), boards=replace(manifest("duel").boards, crop="places", place="cell")),
    )
    who, _ = await waiting(hall)
    opened = await plan(hall, who)
    row = shown(await who.click(opened, label=buttons(opened)[2]))
    assert row.attachments[0].filename == "duel-places.png"
    assert "A · c1" in buttons(row)


async def test_an_answer_to_another_question_says_which(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    known = Duel.ahead

    def ahead(self: Duel, view: State, seat: int, orders: Mapping[str, str]) -> dict[str, Decision]:
        return {**known(self, view, seat, orders), plan_key("1", "parry"): choose_one(seat, "parry", [Option("pass")])}

    monkeypatch.setattr(Duel, "ahead", ahead)
    who, _ = await waiting(hall)
    opened = await plan(hall, who)
    assert "where do you set a beacon?" in words(opened)
    only = "▸ Do you raise a shield? Nothing"
    assert style_of(opened, only) == ButtonStyle.secondary.value
    await who.click(opened, label=only)
    assert await planned(hall, who) == {"plan:1:parry": "pass"}


async def test_what_is_planned_on_can_be_read_as_text(hall: Hall) -> None:
    who, _ = await waiting(hall)
    assert "duel chart" in words(shown(await who.click(await plan(hall, who), label="As text")))


async def test_a_question_may_be_left_for_another(hall: Hall) -> None:
    who, _ = await waiting(hall)
    opened = await plan(hall, who)
    dice = shown(await who.click(opened, label="▸ How many dice do you pay for?"))
    await who.click(dice, label="0")
    assert await planned(hall, who) == {"plan:1:power": "0"}


async def test_where_a_phone_has_no_room_the_other_questions_are_a_list(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phone, "MOST", 1)
    who, _ = await waiting(hall)
    opened = await plan(hall, who)
    assert "else for this one" not in words(opened)
    others = selects(opened)[-1]["custom_id"]
    dice = shown(await who.select(opened, ["1:power"], custom_id=others))
    assert "How many dice do you pay for?" in words(dice)
    assert await planned(hall, who) == {}


async def test_what_follows_the_last_answer_is_asked_next(hall: Hall) -> None:
    who, _ = await waiting(hall)
    dice = shown(await who.click(await plan(hall, who), label="▸ How many dice do you pay for?"))
    planned_dice = words(shown(await who.click(dice, label="0")))
    assert planned_dice.index("unless it names another") < planned_dice.index("Do you raise a shield?")
    assert "▸ Round 1: where do you set a beacon?" in buttons(await plan(hall, who))


async def test_the_panel_tells_its_owner_of_the_plan(hall: Hall) -> None:
    who, _ = await waiting(hall)
    assert "Your plan" not in words(await hall.panel(who))
    dice = shown(await who.click(await plan(hall, who), label="▸ How many dice do you pay for?"))
    turn = shown(await who.click(shown(await who.click(dice, label="0")), label="Back to my turn"))
    assert "Your plan: How many dice do you pay for? **0**" in words(turn)
    other = hall.ben if who.id == hall.ann.id else hall.ann
    assert "Your plan" not in words(await hall.panel(other))


async def test_a_plan_is_taken_back_and_cleared(hall: Hall) -> None:
    who, _ = await waiting(hall)
    opened = await plan(hall, who)
    dice = shown(await who.click(opened, label="▸ How many dice do you pay for?"))
    first = shown(await who.click(dice, label="1"))
    second = shown(await who.click(first, label="Nothing"))
    assert list(await planned(hall, who)) == ["plan:1:power", "plan:1:parry"]
    back = shown(await who.click(second, label="Undo step"))
    assert list(await planned(hall, who)) == ["plan:1:power"]
    assert "Clear the plan" not in buttons(back)  # of a single line taking it back is to clear all
    second = shown(await who.click(back, label="Nothing"))
    clear = shown(await who.click(second, label="Clear the plan"))
    assert await planned(hall, who) == {}
    assert "Clear the plan" not in buttons(clear)
    assert "Which card do you bid?" in words(shown(await who.click(clear, label="Back to my turn")))


async def test_a_plan_answers_when_the_question_comes(hall: Hall) -> None:
    _, game = await waiting(hall)
    for member in (hall.ann, hall.ben):
        await hall.bot.table.plans.press(game, member.id, 0, "plan:1:chart", [("a1",)], hall.key())
    await hall.reach("end")
    log = [(move.line.split()[1:], move.how) for move in await hall.bot.table.games.log(game)]
    assert (["chart", "a1"], "order") in log


async def test_the_hub_tells_of_a_plan_only_while_it_may_answer_something(hall: Hall) -> None:
    who, game = await waiting(hall)
    for member in (hall.ann, hall.ben):
        await hall.bot.table.plans.press(game, member.id, 0, "plan:1:chart", [("a1",)], hall.key())
    assert "You have planned" in words(shown(await who.slash(hall.channel, "play")))
    await hall.reach("end")
    assert await planned(hall, who) == {"plan:1:chart": "a1"}  # an undo may bring the question back
    assert "You have planned" not in words(shown(await who.slash(hall.channel, "play")))


async def test_a_plan_that_cannot_be_made_any_more_is_refused_with_the_panel(hall: Hall) -> None:
    who, game = await waiting(hall)
    for call in (Call("plan-pick", game, 1, ("9:chart", "a1")), Call("plan-pick", game, 1, ("1:chart", "z9"))):
        message = await hall.forge(call)
        result = shown(await who.click(message, label="forged"))
        assert "> " in words(result)
    assert await planned(hall, who) == {}


@pytest.fixture
def salvage_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is salvaged can be planned too: a question with proposals, and a form for all else."""
    known = Duel.ahead

    def ahead(self: Duel, view: State, seat: int, orders: Mapping[str, str]) -> dict[str, Decision]:
        question = self.rules["salvage"].ask(view, Salvage(seat))
        assert question is not None
        return {**known(self, view, seat, orders), plan_key(str(view.round), "salvage"): question}

    monkeypatch.setattr(Duel, "ahead", ahead)


async def test_proposals_and_forms_of_a_plan(hall: Hall, salvage_ahead: None) -> None:
    who, _ = await waiting(hall)
    goods = "Which goods do you take (weight up to 4)?"
    opened = shown(await who.click(await plan(hall, who), label=f"▸ {goods}"))
    await who.click(opened, label="gem, dust")
    assert await planned(hall, who) == {"plan:1:salvage": "gem dust"}
    again = shown(await who.click(await plan(hall, who), label="Undo step"))
    opened = shown(await who.click(again, label=f"▸ {goods}"))
    form = await who.click(opened, label="Something else …")
    assert form.modal is not None
    assert form.modal["title"] == goods
    filled = shown(await who.submit_modal(form, {"part0": ["ice", "ore"]}))
    assert f"1. {goods} **" in words(filled)
    assert {*(await planned(hall, who))["plan:1:salvage"].split()} == {"ice", "ore"}


async def test_what_is_spread_slot_by_slot_is_planned(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Allocate(tuple(Slot(f"seat:{number}", 2) for number in range(1, 15)), 1, 3)

    def ahead(self: Duel, view: State, seat: int, orders: Mapping[str, str]) -> dict[str, Decision]:
        return {plan_key(str(view.round), "hits"): Decision(seat, "hits", ask, ("seat:1=1",))}

    monkeypatch.setattr(Duel, "ahead", ahead)
    who, _ = await waiting(hall)
    slots = await plan(hall, who)
    one = shown(await choose(who, slots, [values(slots)[2]]))
    given = shown(await who.click(one, label="+"))
    await who.click(given, label="Choose: Seat 3 × 2")
    assert await planned(hall, who) == {"plan:1:hits": "seat:3=2"}


async def test_a_proposal_that_is_none_is_not_planned(hall: Hall, salvage_ahead: None) -> None:
    who, game = await waiting(hall)
    message = await hall.forge(Call("plan-offer", game, 1, ("1:salvage", "dance")))
    assert "This has moved on" in words(shown(await who.click(message, label="forged")))
    assert await planned(hall, who) == {}


async def test_what_the_rules_refuse_is_not_planned_and_said_why(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    who, _ = await waiting(hall)
    refused = {"plan:1:chart": Illegal("duel-heavy", most=4, given=7)}
    monkeypatch.setattr(Duel, "refused", lambda self, view, seat, orders: refused)
    opened = await plan(hall, who)
    row = shown(await who.click(opened, label=buttons(opened)[2]))
    assert "That weighs 7; the hold bears 4." in words(shown(await who.click(row, label="c3")))
    assert await planned(hall, who) == {}


async def test_a_round_of_race_is_planned_and_filed(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "race new")
    await hall.ben.click(hall.card, label="Join")
    game = (await hall.snapshot()).row.id
    await hall.bot.table.lobby.start(game, hall.ann.id, "plan")
    who = await hall.reach("actions")
    view = await plan(hall, who)
    assert "choose your action" in words(view)
    view = shown(await choose(who, view, ["settle"]))
    assert "1. Round 1: **Settle**" in words(view)
    assert "Choose the planned action now" in buttons(view)
    view = shown(await who.click(view, label="Place no development"))
    assert "place which world?" in words(view)
    first, *worlds = [line for line in words(view).splitlines() if " · world " in line]
    assert all(" → " in world for world in (first, *worlds))
    view = shown(await who.click(view, label=next(each for each in buttons(view) if re.match(r"\d+(?: · |$)", each))))
    assert ": pay " in words(view)
    view = shown(await choose(who, view, values(view)[: selects(view)[0]["min_values"]]))
    view = shown(await who.click(view, label="Choose the planned action now"))
    assert "Your answer: Settle" in words(view).replace("*", "")
    other = hall.ben if who.id == hall.ann.id else hall.ann
    snapshot = await hall.snapshot()
    assert [seat.user_id for seat in snapshot.asked] == [other.id]
    seat = snapshot.seat_of(who.id) or 0
    while len((await hall.snapshot()).state.players[seat].tableau) < 2:  # the last to answer confirms each time
        panel = await hall.bot.table.turns.panel(game, other.id)
        assert panel.unanswered
        await hall.answer(panel, other.id, {"actions": ("develop",)})
    assert [row.how for row in await hall.bot.table.games.log(game) if row.line.split()[1] == "pay"] == ["order"]
