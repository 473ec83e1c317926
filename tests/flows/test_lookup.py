"""Looking things up: by name, from a panel, chapter by chapter; and panels whose picture is chosen by what is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from simcord import MemberActor

from bot.manifest.manifest import MANIFESTS, Panels
from bot.ui.boards.lookup_view import SHOWN
from bot.ui.kit.ids import Call
from rules.core.decisions import Pick
from tests.flows.people import Hall, buttons, choose, in_more, more, selects, shown, values, words


def picture(message: Any) -> str:
    """What the picture of a message was painted with."""
    return str(message.attachments[0].description)


async def speak_korean(hall: Hall, who: MemberActor) -> None:
    prefs = await hall.bot.table.preferences.of(who.id)
    await hall.bot.table.preferences.set(replace(prefs, locale="ko"))


@pytest.fixture
async def choosing(gaia: None, hall: Hall) -> MemberActor:
    """Who chooses a faction in a game of Gaia Project that has just begun."""
    await hall.ann.slash(hall.channel, "gaia new")
    await hall.ben.click(hall.card, label="Join")
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "views")
    await hall.env.settle()
    return await hall.reach("faction")


async def test_a_thing_is_looked_up_by_its_name(hall: Hall) -> None:
    found = await hall.cho.autocomplete(hall.channel, "duel lookup", "name", "g")
    assert {"name": "Goods: gas", "value": "good:gas"} in found
    for typed in ("good:gas", "Goods: gas", "gas", "GAS"):
        entry = shown(await hall.cho.slash(hall.channel, "duel lookup", name=typed))
        assert entry.ephemeral
        assert picture(entry) == "reference {'entries': ('good:gas',)}"
        assert "duel reference" in words(entry)
    refused = shown(await hall.cho.slash(hall.channel, "duel lookup", name="dragon"))
    assert "Nothing of the game has that name" in words(refused)


async def test_names_are_found_in_both_languages(hall: Hall) -> None:
    english = await hall.cho.autocomplete(hall.channel, "race lookup", "name", "우주 해병")
    assert english == [{"name": "Cards: Space Marines", "value": "card:space-marines"}]
    await speak_korean(hall, hall.cho)
    korean = await hall.cho.autocomplete(hall.channel, "race lookup", "name", "space mar")
    assert korean == [{"name": "카드: 우주 해병대", "value": "card:space-marines"}]
    typed = shown(await hall.cho.slash(hall.channel, "race lookup", name="Space Marines"))
    assert picture(typed) == "reference {'entries': ('card:space-marines',)}"


async def test_an_entry_is_posted_for_all_to_see_as_the_box_has_it(hall: Hall) -> None:
    await hall.game()
    await hall.reach("discard")
    answer = await hall.ann.slash(hall.thread, "duel lookup", name="gem", public=True)
    assert "Posted for all to see: gem" in words(answer.response)
    posted = answer.followups[-1]
    assert not posted.ephemeral
    assert picture(posted) == "reference {'entries': ('good:gem',)}"
    assert buttons(posted) == []
    assert selects(posted) == []
    refused = shown(await hall.ann.slash(hall.thread, "duel lookup", name="dragon", public=True))
    assert refused.ephemeral


async def test_what_a_panel_asks_about_is_one_press_away(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("salvage")
    panel = await hall.panel(who)
    asked = await more(who, panel, "lookup")
    assert asked.id == panel.id
    assert "What you can choose now" in words(asked)
    now = await hall.bot.table.turns.panel(game, who.id)
    (salvage,) = (question.ask for question in now.questions if question.kind == "salvage")
    assert isinstance(salvage, Pick)
    offered = [f"good:{option.word}" for option in salvage.options]
    assert values(asked) == offered
    one = shown(await who.select(asked, [offered[1]], custom_id=str(Call("entry", game, 0, ("duel",)))))
    assert one.id == asked.id
    assert picture(one) == f"reference {{'entries': ('{offered[1]}',)}}"
    assert "duel reference" in words(one)


async def test_a_question_about_nothing_in_particular_leads_to_the_chapters(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    asked = await more(who, await hall.panel(who), "lookup")
    assert "Choose a chapter" in words(asked)
    assert values(asked) == ["good", "captain"]
    assert not asked.attachments
    opened = shown(await choose(who, asked, ["captain"]))
    assert picture(opened) == "reference {'entries': ('captain:energy', 'captain:hull')}"


async def test_a_chapter_is_browsed_page_by_page(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = MANIFESTS["duel"].reference
    assert whole is not None
    many = replace(whole, chapters={"good": tuple(f"gem.{n}" for n in range(40))})
    monkeypatch.setitem(MANIFESTS, "duel", replace(MANIFESTS["duel"], reference=many))
    entry = shown(await hall.cho.slash(hall.channel, "duel lookup", name="good:gem.20"))
    first = shown(await hall.cho.select(entry, ["good"], custom_id=str(Call("chapter", "", 0, ("duel",)))))
    assert values(first) == [f"good:gem.{n}" for n in range(SHOWN)]
    second = shown(await hall.cho.click(first, label="▶"))
    assert values(second) == [f"good:gem.{n}" for n in range(SHOWN, 2 * SHOWN)]


async def test_a_forged_press_looks_nothing_up(hall: Hall) -> None:
    await hall.game()
    for call in (Call("chapter", "", 0, ("duel", "dragon")), Call("chapter", "", 0, ("nothing", "good"))):
        refused = shown(await hall.cho.click(await hall.forge(call), label="forged"))
        assert "This has moved on" in words(refused)


async def test_choosing_a_faction_shows_the_factions(choosing: MemberActor, hall: Hall) -> None:
    panel = await hall.panel(choosing)
    assert picture(panel).startswith("reference {'entries': ('faction:terrans', 'faction:lantids', ")
    assert picture(panel).count("faction:") == 14
    pictured = picture(panel).removeprefix("reference ")
    assert pictured in words(await more(choosing, panel, "words"))


async def test_choosing_research_shows_the_tracks_and_not_the_map(choosing: MemberActor, hall: Hall) -> None:
    who = await hall.reach("action")
    panel = await hall.panel(who)
    assert panel.attachments[0].filename == "gaia-goods.png"
    game = (await hall.snapshot()).row.id
    now = await hall.bot.table.turns.panel(game, who.id)
    opened = shown(await who.click(await hall.forge(Call("open", game, now.panel_revision, ("action", "pass", "0")))))
    assert picture(opened).startswith("reference {'entries': ('booster:booster")
    free = shown(await who.click(await hall.forge(Call("open", game, now.panel_revision, ("action", "free", "0")))))
    assert free.attachments[0].filename == "gaia-goods.png"
    looked = await more(who, await hall.panel(who), "lookup")
    assert "turn:pass" in picture(looked)


async def test_a_picture_of_what_is_asked_is_told_the_words_of_the_options(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown_by_kind = replace(
        MANIFESTS["duel"], panels=Panels({"salvage": "hold", "chart/row:f": "cells"}, headed=("chart",))
    )
    monkeypatch.setitem(MANIFESTS, "duel", shown_by_kind)
    await hall.game()
    who = await hall.reach("chart")
    headings = await hall.panel(who)
    assert headings.attachments[0].filename == "duel-chart.png"
    row = shown(await who.click(headings, label="Row f · 6 choices"))
    assert row.attachments[0].filename == "duel-cells.png"
    assert "'choices': ('f1', 'f2', 'f3', 'f4', 'f5', 'f6')" in picture(row)
    who = await hall.reach("salvage")
    hold = await hall.panel(who)
    assert hold.attachments[0].filename == "duel-hold.png"
    assert "'choices': (" in picture(hold)


async def test_where_the_options_are_no_things_the_panel_keeps_the_main_board(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MANIFESTS, "duel", replace(MANIFESTS["duel"], panels=Panels({"chart": "reference"})))
    await hall.game()
    who = await hall.reach("chart")
    assert (await hall.panel(who)).attachments[0].filename == "duel-chart.png"


async def test_a_game_without_a_reference_has_nothing_to_look_up(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MANIFESTS, "duel", replace(MANIFESTS["duel"], reference=None))
    await hall.game()
    who = await hall.reach("chart")
    assert "lookup" not in in_more(await hall.panel(who))


async def test_nothing_hidden_enters_the_reference_or_its_completion(hall: Hall) -> None:
    """An onlooker finds the printed list, whatever is in anybody's hand, and sees entries as an onlooker."""
    await hall.ann.slash(hall.channel, "race new")
    await hall.ben.click(hall.card, label="Join")
    game = (await hall.snapshot()).row.id
    before = await hall.cho.autocomplete(hall.channel, "race lookup", "name", "world")
    await hall.bot.table.lobby.start(game, hall.ann.id, "card")
    await hall.env.settle()
    assert await hall.cho.autocomplete(hall.channel, "race lookup", "name", "world") == before
    seen: list[Any] = []
    paint = hall.bot.renderer.picture

    async def watched(kind: str, view: Any, *what: Any, **options: Any) -> Any:
        seen.append(view)
        return await paint(kind, view, *what, **options)

    hall.bot.renderer.picture = watched  # type: ignore[method-assign]
    await hall.cho.slash(hall.thread, "race lookup", name="space marines")
    await hall.cho.slash(hall.thread, "race lookup", name="space marines", public=True)
    assert seen
    assert all(set(player.hand) <= {"?"} for view in seen for player in view.players)
