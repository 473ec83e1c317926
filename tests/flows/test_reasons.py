"""Why something cannot be chosen, what a turn costs and what it wastes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from simcord import MemberActor

from bot.ui.panel.advice.unavailable import Told, _entry, _lines
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core import play
from rules.core.decisions import Illegal
from tests.flows.people import Hall, buttons, in_more, more, shown, words


async def charted(hall: Hall, *cells: str) -> MemberActor:
    """Who is to set a beacon after somebody set theirs on these cells."""
    game = await hall.game()
    snapshot = await hall.snapshot()
    state = play.copy(snapshot.game, snapshot.state)
    state.players[0].beacons += cells
    async with hall.bot.table.transactions.store.write() as rows:
        await rows.put(replace(snapshot.row, state=snapshot.game.codec.dump_json(state)))
    assert (await hall.bot.table.games.snapshot(game)).state.players[0].beacons == list(cells)
    return await hall.reach("chart")


async def test_what_cannot_be_chosen_is_listed_with_the_reason_in_the_panels_place(hall: Hall) -> None:
    who = await charted(hall, "c3", "d1")
    owner = (await hall.snapshot()).names[0]
    panel = await hall.panel(who)
    told = await more(who, panel, "why")
    assert told.id == panel.id
    assert f"**c3** — {owner} has a beacon there." in words(told)
    assert "Row d" in words(told)
    assert "sets a beacon" not in words(told)
    back = shown(await who.click(told, label="Back to my turn"))
    assert "where do you set a beacon?" in words(back)
    assert back.id == panel.id


async def test_what_is_forbidden_for_one_reason_stands_in_one_line(hall: Hall) -> None:
    who = await charted(hall, "c3", "d1", "d2")
    told = await more(who, await hall.panel(who), "why")
    owner = (await hall.snapshot()).names[0]
    assert f"**d1, d2** — {owner} has a beacon there." in words(told)


def test_the_rule_behind_reasons_is_named_once() -> None:
    labels = Labels(Texts("en"), "eclipse", ())
    told = [
        Told("explore", f"It costs {cost} science, and you have 1 (Research).", name)
        for name, cost in (("Gauss Shield", 2), ("Fusion Source", 4))
    ]
    first, second = _lines(told, labels, headed=False)
    assert first.endswith("It costs 2 science, and you have 1 (Research).")
    assert second.endswith("It costs 4 science, and you have 1.")


async def test_there_is_nothing_to_ask_where_nothing_is_forbidden_and_no_turn_was_taken(hall: Hall) -> None:
    await hall.game()
    snapshot = await hall.snapshot()
    who = hall.at(snapshot, snapshot.asked[0].seat)
    assert "why" not in in_more(await hall.panel(who))


async def test_many_reasons_stand_under_their_headings_and_on_pages(hall: Hall) -> None:
    row = [f"a{n}" for n in range(1, 7)]
    who = await charted(hall, *row, *(f"b{n}" for n in range(1, 7)), "c1")
    headings = await more(who, await hall.panel(who), "why")
    assert "has a beacon" not in words(headings)
    assert "Row c · 1 reason" in buttons(headings)
    opened = shown(await who.click(headings, label="Row a · 6 reasons"))
    assert f"**{', '.join(row)}**" in words(opened)
    assert "b1" not in words(opened)
    closed = shown(await who.click(opened, label="↑ All choices"))
    assert "Row b · 6 reasons" in buttons(closed)


async def test_the_heading_that_is_open_stays_open_on_the_way_to_the_reasons_and_back(hall: Hall) -> None:
    who = await charted(hall, *(f"a{n}" for n in range(2, 7)), *(f"b{n}" for n in range(2, 7)), "c1", "c2", "c3")
    row = shown(await who.click(await hall.panel(who), label="Row c · 3 choices"))
    told = await more(who, row, "why")
    assert "**c1, c2, c3**" in words(told)
    assert "a2" not in words(told)
    back = shown(await who.click(told, label="Back to my turn"))
    assert [label for label in buttons(back) if len(label) == 2] == ["c4", "c5", "c6"]


async def test_reasons_in_korean(hall: Hall) -> None:
    who = await charted(hall, "c3")
    prefs = await hall.bot.table.preferences.of(who.id)
    await hall.bot.table.preferences.set(replace(prefs, locale="ko"))
    told = await more(who, await hall.panel(who), "why")
    assert "왜 고를 수 없나요?" in words(told)
    assert "**c3** — " in words(told)


async def test_the_panel_shows_what_there_is_to_spend_and_what_the_draft_takes(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("end")
    snapshot = await hall.snapshot()
    state = play.copy(snapshot.game, snapshot.state)
    mine = state.players[snapshot.seat_of(who.id) or 0]
    mine.energy, mine.hull = 3, 2
    async with hall.bot.table.transactions.store.write() as rows:
        await rows.put(replace(snapshot.row, state=snapshot.game.codec.dump_json(state)))
    panel = await hall.panel(who)
    assert "-# Energy 3 · Hull 2" in words(panel)
    mended = shown(await who.click(panel, label="Mend the hull"))
    assert "Energy 3 → **2** · Hull 2 → **3**" in words(mended).replace("\u00a0", " ")
    again = shown(await who.click(mended, label="Mend the hull"))
    assert "Energy 3 → **1** · Hull 2 → **4**" in words(again).replace("\u00a0", " ")


async def test_the_panel_warns_of_what_confirm_would_waste_and_forbids_nothing(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("end", power=("0",))
    panel = await hall.panel(who)
    assert words(panel).endswith("**⚠ A full reactor takes no more: 1 energy will be lost**")  # right above Confirm
    assert buttons(panel)[0] == "Confirm"
    assert "⚠" not in words(hall.card)
    done = shown(await who.click(panel, label="Confirm"))
    assert "what you did counts" in words(done)
    assert "⚠" not in words(done)
    log = shown(await who.slash(hall.thread, "duel log"))
    assert "reactor" not in words(log) + "".join(message.content for message in hall.thread.history())


async def test_nothing_is_said_where_nothing_is_wasted(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("end", power=("2",))
    assert "⚠" not in words(await hall.panel(who))


@pytest.mark.parametrize(("locale", "told"), [("en", "no rare good"), ("ko", "희귀 원소가 없습니다")])
def test_a_reason_may_select_by_an_id_and_show_a_name(locale: str, told: str) -> None:
    labels = Labels(Texts(locale), "race", [])
    assert told in labels.refusal(Illegal("no-good", good="rare"))
    assert labels.refusal(Illegal("second-alone", first="develop")) != labels.refusal(
        Illegal("second-alone", first="settle")
    )


def test_several_choices_with_prices_stand_in_lines_of_their_own() -> None:
    """Apart by commas nobody could tell where a price ended and the next choice began."""
    labels = Labels(Texts("en"), "eclipse", ())
    priced = ["Mine 2A5 — 2 credits, 1 ore", "Mine 10A1 — 2 credits, 1 ore"]
    assert [*_entry(priced, "Too far.", labels)] == ["- Too far.", *(f"  - **{one}**" for one in priced)]
    assert [*_entry(["Move", "Build"], "Not now.", labels)] == ["- **Move, Build** — Not now."]
    assert [*_entry(priced[:1], "Too far.", labels)] == [f"- **{priced[0]}** — Too far."]
