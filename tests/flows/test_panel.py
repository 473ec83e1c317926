from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.manifest.manifest import MANIFESTS, Manifest, Telling
from bot.manifest.report import Report
from bot.manifest.weight import Weights
from bot.ui.kit.controls import Style
from bot.ui.kit.ids import Call
from bot.ui.lobby import status_view
from bot.ui.panel import meanwhile, panel_handlers, panel_lines, panel_view
from bot.ui.panel.navigation import START
from bot.ui.panel.spreading import controls
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.flow import Event
from tests.flows.limits import BUTTON, walk
from tests.flows.people import Hall, buttons, choose, components, in_more, more, selects, shown, values, words


async def test_a_turn_is_put_together_taken_back_and_confirmed(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("discard")
    seq = (await hall.snapshot()).row.seq
    panel = await hall.panel(who)
    assert panel.ephemeral
    assert panel.attachments[0].filename == "duel-chart.png"
    cards = values(panel)
    drafted = shown(await choose(who, panel, cards[:2]))
    assert drafted.id == panel.id
    assert f"1. {who.name} put back 2" in words(drafted)
    assert "Which card do you bid?" in words(drafted)
    assert "Confirm" not in buttons(drafted)
    assert "Your answer counts at once" in words(drafted)
    back = shown(await who.click(drafted, label="Undo step"))
    assert "Which cards do you put back?" in words(back)
    assert (await hall.snapshot()).row.seq == seq


async def test_a_turn_is_confirmed(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    seq = (await hall.snapshot()).row.seq
    headings = await hall.panel(who)
    row = shown(await who.click(headings, label=buttons(headings)[2]))
    complete = shown(await who.click(row, label="c3"))
    assert "Your turn is complete" in words(complete)
    assert (await hall.snapshot()).row.seq == seq
    done = shown(await who.click(complete, label="Confirm"))
    assert "what you did counts" in words(done)
    assert (await hall.snapshot()).row.seq == seq + 1


def in_blue(message: Any) -> list[str]:
    """The labels of what is marked."""
    parts = walk(components(message))
    return [part["label"] for part in parts if part["type"] == BUTTON and part["style"] == Style.primary.value]


async def test_a_sealed_answer_counts_at_once_and_is_shown_to_its_owner_alone(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("bid")
    panel = await hall.panel(who)
    first, other, *_ = buttons(panel)
    sealed = shown(await who.click(panel, label=first))
    assert f"Your answer: {first}" in words(sealed).replace("*", "")
    assert "Waiting for: <@" in words(sealed)
    assert "Confirm" not in buttons(sealed)
    assert in_blue(sealed) == [first]
    changed = shown(await who.click(sealed, label=other))
    assert f"Your answer: {other}" in words(changed).replace("*", "")
    assert f"✓ {who.mention} has answered" in words(hall.card)
    public = [words(message) for message in (hall.card, *hall.thread.history())]
    assert not [text for text in public if first in text or other in text]


async def test_a_draft_is_discarded(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("discard")
    drafted = shown(await who.click(await hall.panel(who), label="Nothing"))
    assert f"1. {who.name} put back 0" in words(drafted)
    assert ("Undo step" in buttons(drafted), "Discard draft" in buttons(drafted)) == (True, False)
    fresh = shown(await who.click(drafted, label="Undo step"))
    assert "1. " not in words(fresh)
    assert "Which cards do you put back?" in words(fresh)


async def test_a_draft_of_several_steps_is_discarded(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("power")
    dice = shown(await who.click(await hall.panel(who), label="0"))
    drafted = shown(await who.click(dice, label=buttons(dice)[0]))
    assert "\n2. " in words(drafted)
    fresh = shown(await who.click(drafted, label="Discard draft"))
    assert "1. " not in words(fresh)
    assert "How many dice do you pay for?" in words(fresh)


async def test_ones_own_sheet_opens_in_the_panels_place_and_leads_back(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    panel = await hall.panel(who)
    opened = shown(await who.click(panel, label="Row c · 6 choices"))
    sheet = await more(who, opened, "mine")
    assert sheet.id == panel.id
    assert sheet.attachments[0].filename == "duel-sheet.png"
    other = shown(await who.click(sheet, label="Ann" if who.id == hall.ben.id else "Ben"))
    back = shown(await who.click(other, label="Back to my turn"))
    assert [label for label in buttons(back) if len(label) == 2] == [f"c{n}" for n in range(1, 7)]


async def test_a_button_of_an_older_panel_opens_the_sheet_beside_it(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    old = await hall.forge(Call("mine", game, 1), "My sheet")
    sheet = shown(await who.click(old, label="My sheet"))
    assert sheet.ephemeral
    assert sheet.attachments[0].filename == "duel-sheet.png"
    assert "Back to my turn" not in buttons(sheet)


async def test_the_other_boards_open_in_the_panels_place(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    panel = await hall.panel(who)
    other = await more(who, panel, "boards")
    assert other.id == panel.id
    assert other.attachments[0].filename == "duel-hold.png"


async def test_headings_open_and_close(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    panel = await hall.panel(who)
    assert [label for label in buttons(panel) if label.startswith("Row")] == [
        f"Row {row} · 6 choices" for row in "abcdef"
    ]
    opened = shown(await who.click(panel, label="Row c · 6 choices"))
    assert [label for label in buttons(opened) if len(label) == 2] == [f"c{n}" for n in range(1, 7)]
    closed = shown(await who.click(opened, label="↑ All choices"))
    assert "Row a · 6 choices" in buttons(closed)
    opened = shown(await who.click(closed, label="Row c · 6 choices"))
    drafted = shown(await who.click(opened, label="c3"))
    assert f"{who.name} sets a beacon on c3" in words(drafted)


async def test_a_number_that_draws_counts_at_once(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("power")
    seq = (await hall.snapshot()).row.seq
    panel = await hall.panel(who)
    assert "Dice are rolled at once" in words(panel)
    done = shown(await who.click(panel, label="2"))
    assert "what you did counts" in words(done)
    assert (await hall.snapshot()).row.seq > seq


async def test_hits_are_spread_in_a_select(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """One or two of many things are chosen of a list in one go."""
    monkeypatch.setattr(controls, "FEW", 1)  # so that two hulls are already many
    await hall.game("s", three=True)
    who = await hall.reach("hits", power=("3",))
    panel = await hall.panel(who)
    seat = (await hall.snapshot()).seat_of(who.id)
    victims = [other for other in range(3) if other != seat]
    amounts = values(panel)
    assert amounts[0] == f"seat:{victims[0] + 1}=1"
    assert selects(panel)[0]["options"][0]["label"] == f"Seat {victims[0] + 1} × 1"
    short = shown(await choose(who, panel, [amounts[0]]))
    assert "> At least 2 and at most 2 in all: you chose 1." in words(short)
    drafted = shown(await choose(who, short, [f"seat:{victim + 1}=1" for victim in victims]))
    assert words(drafted).count("is hit 1 times") == 2
    back = shown(await who.click(drafted, label="Undo step"))
    both = f"seat:{victims[0] + 1}=2"
    assert both in values(back)
    assert f"Seat {victims[0] + 1} × 2" not in buttons(back)  # nothing stands twice, also not what would be answered
    ready = shown(await choose(who, back, [both]))
    assert "is hit 2 times" in words(ready)


async def test_offers_and_a_choice_of_ones_own_in_a_modal(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("salvage")
    panel = await hall.panel(who)
    assert "gem, dust" in buttons(panel)
    form = await who.click(panel, label="Something else …")
    assert form.modal is not None
    assert form.modal["title"] == "Which goods do you take (weight up to 4)?"
    heavy = shown(await who.submit_modal(form, {"part0": ["core", "gem"]}))
    assert "> That weighs 7; the hold bears 4." in words(heavy)
    form = await who.click(heavy, label="Something else …")
    light = shown(await who.submit_modal(form, {"part0": ["dust", "gem"]}))
    assert f"{who.name} salvages gem" in words(light)
    assert "Confirm ends your turn here" in words(light)
    back = shown(await who.click(light, label="Undo step"))
    offered = shown(await who.click(back, label="gem, dust"))
    assert f"{who.name} salvages dust" in words(offered)


async def test_confirm_answers_the_last_question_along(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("end")
    panel = await hall.panel(who)
    assert "Mend, or end the turn?" in words(panel)
    assert "Confirm ends your turn here" in words(panel)
    assert "End the turn" not in buttons(panel)
    assert buttons(panel)[0] == "Confirm"
    done = shown(await who.click(panel, label="Confirm"))
    assert "what you did counts" in words(done)
    assert "Round 2" in words(hall.card)


async def test_undo_brings_the_turn_back_as_a_draft(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    opened = shown(await who.click(await hall.panel(who), label="Row c · 6 choices"))
    complete = shown(await who.click(opened, label="c3"))
    done = shown(await who.click(complete, label="Confirm"))
    assert "what you did counts" in words(done)
    undone = shown(await who.click(done, label="Undo my last turn"))
    assert "*Confirm* plays it, *Undo step* drops its last step" in words(undone)
    open_again = await hall.bot.table.turns.panel((await hall.snapshot()).row.id, who.id)
    assert open_again.confirmable
    asked = panel_handlers.undone(replace(open_again, confirmable=False), Texts("en"))
    assert "Confirm" not in asked  # which has no button there
    assert "sets a beacon on c3" in words(undone)
    assert "Confirm" in buttons(undone)


async def test_standing_orders_answer_from_then_on(hall: Hall) -> None:
    await hall.game()
    winner = await hall.reach("chart")
    snapshot = await hall.snapshot()
    other = hall.at(snapshot, 1 - (snapshot.seat_of(winner.id) or 0))
    panel = await hall.panel(other)
    assert "Waiting for" in words(panel)
    orders = await more(other, panel, "orders")
    assert [option["label"] for option in selects(orders)[0]["options"]] == [
        "Parry: Ask me",
        "Parry: Never",
    ]
    set_now = shown(await choose(other, orders, ["never"]))
    assert [option["value"] for option in selects(set_now)[0]["options"] if option.get("default")] == ["never"]
    back = shown(await other.click(set_now, label="Back to the game"))
    assert "Waiting for" in words(back)
    row = (await hall.snapshot()).row
    await hall.bot.table.turns.act(row.id, winner.id, ["chart a1"], confirm=True, key="typed")
    log = await hall.bot.table.games.log(row.id, row.seq)
    assert any(move.how == "order" and "parry pass" in move.line for move in log)


async def test_a_finished_game_has_nothing_to_press(hall: Hall) -> None:
    game = await hall.game()
    panel = await hall.panel(hall.ann)
    for _ in range(200):
        snapshot = await hall.bot.table.games.snapshot(game)
        if not snapshot.pending:
            break
        who = hall.at(snapshot, snapshot.asked[0].seat)
        await hall.answer(await hall.bot.table.turns.panel(game, who.id), who.id, {})
    await hall.env.settle()
    assert "🏁" in words(hall.card)
    assert buttons(hall.card) == ["Open the table"]
    assert "🏁" in words(hall.status)
    assert "My turn" not in buttons(hall.status)
    over = await more(hall.ann, panel, "refresh")
    assert re.search(r"\*\*The game is over\. ((\w+ wins|You won)( by \d+ VP)?|.* share the win)\.\*\*", words(over))
    assert "refresh" not in in_more(over)
    assert "Rematch" in buttons(over)
    log = await more(hall.ann, over, "log")
    assert [label for label in buttons(log) if label.startswith("Back")] == ["Back to the game"]  # nobody has a turn
    assert words(shown(await hall.ann.click(log, label="Back to the game"))) == words(over)


async def test_a_turn_in_korean(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("salvage")
    prefs = await hall.bot.table.preferences.of(who.id)
    await hall.bot.table.preferences.set(replace(prefs, locale="ko"))
    panel = await hall.panel(who)
    assert "어떤 화물을 가져갑니까" in words(panel)
    assert {"보석, 먼지", "다르게 고르기 …", "내 게임 목록"} <= set(buttons(panel))
    form = await who.click(panel, label="다르게 고르기 …")
    assert form.modal is not None
    assert form.modal["title"] == "어떤 화물을 가져갑니까 (무게 4까지)?"
    heavy = shown(await who.submit_modal(form, {"part0": ["core", "gem"]}))
    assert "무게가 7입니다" in words(heavy)
    light = shown(await who.click(heavy, label="보석, 먼지"))
    assert f"{who.name}이(가)" in words(light) or "보석을 건짐" in words(light)
    done = shown(await who.click(light, label="확정"))
    assert "반영되었습니다" in words(done)
    assert "salvages gem" in "".join(message.content for message in hall.thread.history())


@pytest.mark.parametrize(
    ("lang", "starts", "label"),
    [
        ("en", "random", "Keep the 4 easiest to place"),
        ("ko", "random", "놓기 쉬운 4장 가지기"),
        ("en", "expert", "Keep the first world and the four easiest to place"),
        ("ko", "expert", "첫 세계와 놓기 쉬운 네 장 가지기"),
    ],
)
async def test_a_default_of_many_names_is_a_short_button_and_named_above(
    hall: Hall, lang: str, starts: str, label: str
) -> None:
    await hall.bot.table.preferences.set(replace(await hall.bot.table.preferences.of(hall.ann.id), locale=lang))
    await hall.ann.slash(hall.channel, "race new")
    await hall.ben.click(hall.card, label="Join" if lang == "en" else "참가")
    game = (await hall.snapshot()).row.id
    await hall.bot.table.lobby.set_option(game, hall.ann.id, "starts", starts)
    await hall.bot.table.lobby.start(game, hall.ann.id, "names")
    await hall.env.settle()
    panel = shown(await hall.ann.slash(hall.thread, "race turn"))
    question = (await hall.bot.table.turns.panel(game, hall.ann.id)).unanswered[0]
    labels = Labels(Texts(lang), "race", [])
    assert f"**{label}**: {', '.join(map(labels.name, question.default))}" in words(panel)
    assert [each for each in buttons(panel) if "…" in each and "1 ·" in each] == []
    done = shown(await hall.ann.click(panel, label=label))
    assert labels.answer(question, question.default) in words(done)
    assert (await hall.bot.table.turns.panel(game, hall.ann.id)).given == {"start": question.default}


async def test_an_answer_that_does_nothing_yet_stands_in_words_in_the_draft(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("power")
    drafted = shown(await who.click(await hall.panel(who), label="0"))
    assert "1. How many dice do you pay for? 0" in words(drafted)


async def test_what_chance_brought_is_told_to_who_called_it(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("power")
    rolled = shown(await who.click(await hall.panel(who), label="1"))
    assert f"what you did counts.\n> • {who.name} rolls " in words(rolled)


async def test_after_an_answer_that_counts_only_what_follows_waits_for_confirm(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    panel, labels = await hall.bot.table.turns.panel(game, who.id), Labels(Texts("en"), "duel", [])
    (question,) = panel.unanswered
    beginner = replace(panel, snapshot=replace(panel.snapshot, row=replace(panel.snapshot.row, guided=True)))
    for asked, said in (
        (panel, ""),
        (beginner, "-# Nothing counts before you press Confirm."),
        (replace(panel, committed=True), "-# What follows does not count before you press Confirm."),
    ):
        assert list(panel_lines._counts(asked, labels, question, START)) == [said]


async def test_an_answer_after_which_the_same_is_asked_again_is_not_said_to_count(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    panel, labels = await hall.bot.table.turns.panel(game, who.id), Labels(Texts("en"), "duel", [])
    question = replace(panel.unanswered[0], conclusive=True)
    assert [*panel_lines._counts(panel, labels, question, START)] == [Texts("en")("ui-conclusive")]
    again = replace(panel, continued=("chart",))
    assert "Both choices count as soon as" in "".join(panel_lines._counts(again, labels, question, START))


async def test_what_is_open_at_any_time_says_so_only_where_nothing_else_is_asked(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    panel, labels = await hall.bot.table.turns.panel(game, who.id), Labels(Texts("en"), "duel", [])
    beside = replace(panel.unanswered[0], kind="trade", optional=True)
    said = Texts("en")("ui-optional")
    assert said not in [*panel_lines._counts(panel, labels, beside, START)]
    assert said in [*panel_lines._counts(replace(panel, questions=(beside,)), labels, beside, START)]


async def test_what_is_open_at_any_time_leads_back_to_the_turn_by_name(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    panel = await hall.bot.table.turns.panel(game, who.id)
    beside = replace(panel.unanswered[0], optional=True)
    labels, asked = Labels(Texts("en"), "duel", []), panel.unanswered[0]
    assert panel_view._way_to(asked, beside, labels) == "Back to my turn"
    assert panel_view._way_to(beside, asked, labels) == labels.ask(beside)


async def test_the_last_to_answer_in_secret_is_told_what_all_answered(hall: Hall) -> None:
    await hall.game()
    first = await hall.reach("bid")
    await first.click(panel := await hall.panel(first), label=buttons(panel)[0])
    last = await hall.reach("bid")
    opened = await hall.panel(last)
    held = shown(await last.click(opened, label=buttons(opened)[0]))
    assert last is not first
    shown_up = shown(await last.click(held, label="Confirm"))
    assert f"{first.name} shows {buttons(panel)[0]}" in words(shown_up)


def told_first(panel: Any) -> list[str]:
    """The lines with which a panel opens."""
    return [line.removeprefix("-# ") for line in words(panel).splitlines() if line.startswith(("-# • ", "-# **Round"))]


async def test_a_panel_opens_with_what_happened_meanwhile(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.game(three=True)
    await hall.reach("chart")
    panels = {who: told_first(await hall.panel(who)) for who in (hall.ann, hall.ben, hall.cho)}
    other, lines = max(panels.items(), key=lambda each: len(each[1]))
    assert 1 < len(lines) <= 3
    assert " shows Blade" in "".join(lines)
    assert [] in panels.values()  # nothing since the last answer, for who gave it
    monkeypatch.setattr(meanwhile, "_entries", lambda lines, height: 1)
    panel = await hall.panel(other)
    assert told_first(panel)[0].startswith(lines[-1])
    everything = await more(other, panel, "since")
    assert (everything.id, "Since your last move" in words(everything)) == (panel.id, True)
    back = shown(await other.click(everything, label="Back to my turn"))
    assert told_first(back) == told_first(panel)


async def test_who_is_asked_alone_is_not_told_of_the_answers_of_others(hall: Hall) -> None:
    last, question = await hall.last_to_bid()
    assert panel_lines._unsettled(last, question) == "ui-sealed-last"
    alone = replace(last, snapshot=replace(last.snapshot, pending=(question,)))
    assert panel_lines._unsettled(alone, question) == "ui-sealed-alone"


async def test_the_last_to_answer_in_secret_confirms(hall: Hall) -> None:
    game = await hall.game()
    first = await hall.reach("bid")
    panel = await hall.panel(first)
    assert "you can change it until everybody has answered" in words(panel)
    assert "You can change it until" in words(shown(await first.click(panel, label=buttons(panel)[0])))
    last = await hall.reach("bid")
    opened = await hall.panel(last)
    assert "You are the last to answer: Confirm opens all answers" in words(opened)
    seq = (await hall.bot.table.games.snapshot(game)).row.seq
    one, other, *_ = buttons(opened)
    held = shown(await last.click(opened, label=one))
    assert f"Your answer: {one}" in words(held).replace("*", "")
    assert "press Confirm, and the answers are opened" in words(held)
    assert "You can change it until" not in words(held)
    assert buttons(held)[:3] == ["Confirm", "Undo step", "Discard draft"]
    held = shown(await last.click(held, label=other))
    assert f"Your answer: {other}" in words(held).replace("*", "")
    assert (await hall.bot.table.games.snapshot(game)).row.seq == seq
    assert not [told for told in map(words, (hall.card, *hall.thread.history())) if one in told or other in told]
    assert f"shows {other}" in words(shown(await last.click(held, label="Confirm")))


async def test_what_an_answer_brought_names_who_did_it_once(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    panel, snapshot = await hall.bot.table.turns.panel(game, who.id), await hall.snapshot()
    name, seat = snapshot.names[panel.seat], panel.seat
    told = tuple(Event("charted", {"seat": seat, "cell": cell}) for cell in ("a1", "b2"))
    said = meanwhile.lines_of_result(replace(panel, news=told), Texts("en"))
    assert said.endswith(f"• {name} sets a beacon on a1 · sets a beacon on b2")


async def test_what_an_answer_brought_is_told_in_order_with_turning_points_apart(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All stood in one paragraph, a battle with its result before its dice."""
    game = await hall.game()
    telling = Telling(
        Weights(routine=("showed",), turning_points=("charted/b2", "order")),
        lambda events: [events[:1], events[1:-1], events[-1:]],
        report=Report(("showed",), results=("order",)),
    )
    panel, snapshot = await hall.bot.table.turns.panel(game, (await hall.reach("chart")).id), await hall.snapshot()
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    monkeypatch.setattr(Texts, "event", lambda self, kind, event, names: " ".join([event.kind, *event.facts.values()]))
    dice = [Event("showed", {"card": card}) for card in ("1", "2")]
    places = [Event("charted", {"cell": cell}) for cell in ("a1", "b2", "c3")]
    told = (*places[:2], *dice, Event("order"), places[2])
    said = meanwhile.lines_of_result(replace(panel, news=told), Texts("en")).split("\n> ")
    whole = ["• charted a1", "★ **charted b2**", "-# showed 1", "-# showed 2", "★ **order**", "• charted c3"]
    assert said[1:] == whole
    monkeypatch.setattr(meanwhile, "RESULT", 56)
    said = meanwhile.lines_of_result(replace(panel, news=told), Texts("en")).split("\n> ")
    assert said[1:] == [line for line in whole if not line.startswith("-#")]


async def test_the_status_of_a_running_game_has_whoever_leads_first(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.game()
    snapshot = await hall.snapshot()
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [3, 8])
    assert [line.split(":")[1].strip() for line in status_view._points(snapshot, Texts("en"))] == ["8", "3"]


async def test_more_leads_to_a_question_that_is_open_beside(hall: Hall) -> None:
    """Where a phone has no room for its button."""
    game = await hall.game()
    who = await hall.reach("chart")
    revision = (await hall.bot.table.turns.panel(game, who.id)).panel_revision
    message = await hall.forge_select(Call("more", game, revision, ("parry", "_", "0")), "way:chart")
    assert "where do you set a beacon?" in words(shown(await who.select(message, ["way:chart"])))
