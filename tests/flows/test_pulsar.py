"""Pulsar 2849 at the table: dice wished for beforehand, a turn put together die by die, ways to fly side by side."""

from __future__ import annotations

import re
from typing import Any

import pytest
from simcord import MemberActor

from bot.pictures.renderer import Renderer
from bot.ui.kit.ids import Call
from bot.words.texts import Texts
from images import render
from rules.core.decisions import Pick
from tests.flows.people import Hall, buttons, more, offered, shown, take, words
from tests.flows.test_korean import unpainted


@pytest.fixture
async def who(hall: Hall) -> MemberActor:
    """Who picks the first die, in a game of Ann and Ben with pictures that are not painted."""
    hall.bot.renderer = Renderer(unpainted, render.words)
    await hall.ann.slash(hall.channel, "pulsar new")
    await hall.ben.click(hall.card, label="Join")
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "flow106")
    await hall.env.settle()
    return await hall.reach("draft")


def drafted(view: Any) -> list[str]:
    """The lines of the draft."""
    return re.findall(r"^(?:-# )?(\d+\. .*)", words(view), re.MULTILINE)


async def test_a_panel_says_at_its_top_what_scores(hall: Hall, who: MemberActor) -> None:
    goals = (await hall.snapshot()).state.goals
    (said,) = [line for line in words(await hall.panel(who)).splitlines() if line.startswith("-# **At the end**: ")]
    texts = Texts("en")
    named = [texts.called("pulsar", "goal", goal).partition(": ")[2] for goal in goals]  # their codes mean nothing here
    assert said.removeprefix("-# **At the end**: ").split(", ") == named


async def test_wishes_are_filed_best_first_and_the_table_takes_the_first_that_is_left(
    hall: Hall, who: MemberActor
) -> None:
    rival = hall.ben if who.id == hall.ann.id else hall.ann
    plan = shown(await rival.click(await hall.panel(rival), label="Plan ahead"))
    assert "Your first die of this round: take which one, if it is there?" in words(plan)
    assert plan.attachments[0].filename == "pulsar-dice.jpg"
    best, second = "Die 5: engineering", "Die 3: engineering while I lead the turn order, else initiative"
    then = await take(rival, plan, best)
    assert "Your first die of this round: take which one, if those before are gone?" in words(then)
    assert best not in offered(then)
    await take(rival, then, second)
    game = (await hall.snapshot()).row.id
    await hall.answer(await hall.bot.table.turns.panel(game, who.id), who.id, {})  # a die, without Confirm
    snapshot = await hall.snapshot()
    assert [hall.at(snapshot, seat.seat).id for seat in snapshot.asked] == [who.id]
    last = (await hall.bot.table.games.log(game))[-1]
    assert (last.line.split()[1], last.how) == ("draft", "order")
    assert last.line.split()[2].startswith("5:engineering")


async def test_a_die_that_was_taken_is_not_offered_for_a_later_one(hall: Hall, who: MemberActor) -> None:
    game = (await hall.snapshot()).row.id
    view = (await hall.snapshot()).state
    die = next(each for each in view.dice if view.dice.count(each) == 1)
    before = await more(who, await hall.panel(who), "plan")
    assert any(label.startswith(f"Die {die}") for label in offered(before))
    panel = await hall.bot.table.turns.panel(game, who.id)
    (question,) = panel.unanswered
    assert isinstance(question.ask, Pick)
    word = next(option.word for option in question.ask.options if option.facts["die"] == die)
    await hall.bot.table.turns.press(game, who.id, panel.panel_revision, question.kind, [(word,)], hall.key())
    drafted = await hall.bot.table.turns.panel(game, who.id)
    assert not drafted.drafting  # it counts already
    asked = [ask for ask in (wish.ask for wish in drafted.ahead.values()) if isinstance(ask, Pick)]
    assert asked
    assert all(option.facts["die"] != die for ask in asked for option in ask.options)


async def test_a_turn_is_put_together_die_by_die_and_counts_when_it_is_confirmed(hall: Hall, who: MemberActor) -> None:
    who = await hall.reach("turn")
    view, posted = await hall.panel(who), len(list(hall.thread.history()))
    assert {"Fly 2 (die 2)", "A +2 token (die 2)"} < set(offered(view))  # one press each, without a heading
    view = await take(who, await take(who, view, "Other ways to pay"), "A +2 token (die 3 −1)")
    assert drafted(view) == [f"1. {who.name} turns a 3 into a 2 with a ±1 token; {who.name} takes a +2 token"]
    assert "+2 tokens 0 → **1**" in words(view).replace("\N{NO-BREAK SPACE}", " ")
    view = await take(who, view, "Fly 2 (die 2)")
    assert "↑ All choices" not in buttons(view)
    view = await take(who, view, "B · Gate O01")
    assert [line[3:] for line in drafted(view)[1:]] == [
        f"{who.name} pays for a flight of 2 (die 2)",
        f"{who.name} flies 2: E2 ▸ O01",
    ]
    assert {"Undo step", "Discard draft"} < set(buttons(view))
    back = shown(await who.click(view, label="Undo step"))
    back = shown(await who.click(back, label="Undo step"))
    assert len(drafted(back)) == 1
    assert "Discard draft" not in buttons(back)  # it would take back the same
    assert len(back.attachments) == 1  # a picture of the draft
    assert len(list(hall.thread.history())) == posted
    sure = shown(await who.click(back, label="End turn, giving up die 2"))
    assert "what you did counts" in words(shown(await who.click(sure, label="Yes, end it")))
    player = (await hall.snapshot()).state.players[(await hall.snapshot()).seat_of(who.id) or 0]
    assert (player.two, player.dice) == (1, [])


async def test_ways_to_fly_lie_side_by_side_on_a_lettered_map(hall: Hall, who: MemberActor) -> None:
    who = await hall.reach("turn")
    view = await hall.panel(who)
    lengths = [label for label in offered(view) if label.startswith("Fly ")]
    assert "Fly 2 (die 2)" in lengths
    assert "Fly 4 (die 3 +1)" in lengths
    assert len({label[:5] for label in lengths}) == len(lengths)  # each once, as cheap as it can be
    view = await take(who, view, "Fly 2 (die 2)")
    assert offered(view)[:3] == ["A · System S04 → 1 station, exploration bonus of S04", "B · Gate O01", "C · Gate O02"]
    (picture,) = view.attachments
    assert picture.filename == "pulsar-places.jpg"
    assert "A S04, B O01, C O02" in (picture.description or "")
    flown = await take(who, view, "B · Gate O01")
    assert "End turn, giving up die 3" in buttons(flown)
    assert len(drafted(flown)) == 2


async def test_the_next_die_does_not_begin_under_the_heading_of_the_one_before(hall: Hall, who: MemberActor) -> None:
    who = await hall.reach("turn")
    view = await take(who, await hall.panel(who), "Other ways to pay")
    assert "↑ All choices" in buttons(view)
    view = await take(who, view, "A +2 token (die 3 −1)")
    assert len(drafted(view)) == 1
    assert "↑ All choices" not in buttons(view)
    assert "Fly 2 (die 2)" in offered(view)


async def test_a_first_game_without_headquarters_has_no_button_to_them(hall: Hall, who: MemberActor) -> None:
    assert "Headquarters" in buttons(shown(await who.slash(hall.thread, "pulsar board")))
    hub = shown(await hall.cho.slash(hall.channel, "play"))
    await hall.cho.select(hub, ["pulsar"], custom_id=str(Call("first")))
    (snapshot,) = await hall.bot.table.games.of_person(hall.cho.id)
    board = shown(await hall.cho.slash(hall.channel, "pulsar board", table=snapshot.row.id))
    assert "Goals" in buttons(board)
    assert "Headquarters" not in buttons(board)


async def test_a_die_is_taken_below_its_heading_and_no_habit_ends_ones_turn(hall: Hall, who: MemberActor) -> None:
    view = await hall.panel(who)
    assert "Counts at once; undo it" in words(view)
    before = (await hall.snapshot()).row.seq
    taken = await take(who, await take(who, view, "Die 5"), "engineering")
    assert "what you did counts" in words(taken)
    assert "Confirm" not in buttons(taken)
    assert "Undo my last turn" in buttons(taken)
    assert (await hall.snapshot()).row.seq == before + 1
    back = shown(await who.click(taken, label="Undo my last turn"))
    assert any(label.startswith("Die 5") for label in offered(back))
    assert "Confirm" not in buttons(back)
