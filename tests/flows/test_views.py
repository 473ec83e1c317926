"""What there is to look at beside the turn: places by letter, news since one's move, sectors, words, themes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from simcord import MemberActor

from bot.manifest.digest import Digest
from bot.manifest.manifest import MANIFESTS, Panels
from bot.pictures.renderer import Renderer
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit.ids import Call
from bot.ui.panel import phone
from images.render import Picture
from rules.core.flow import Event
from tests.flows.conftest import paint
from tests.flows.people import Hall, buttons, choose, more, selects, shown, take, values, words


@pytest.fixture
def lettered(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a chart whose cells can be shown by letter."""
    monkeypatch.setitem(
        MANIFESTS,
        "duel",
        replace(MANIFESTS["duel"], boards=replace(MANIFESTS["duel"].boards, crop="places", place="cell")),
    )


@pytest.fixture
async def gaian(gaia: None, hall: Hall) -> MemberActor:
    """Who is asked something about the map of a game of Gaia Project that has just begun."""
    await hall.ann.slash(hall.channel, "gaia new")
    await hall.ben.click(hall.card, label="Join")
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "views")
    await hall.env.settle()
    return await hall.reach("action")


def asking(*what: Any) -> Picture:
    """A picture that is described by the seats it shows as asked."""
    return replace(paint(*what), alt=f"asked: {what[4].asked}")


def beacons(kind: str, view: Any, what: str, *about: Any) -> Picture:
    """A picture that is described by the beacons on the chart."""
    picture = paint(kind, view, what, *about)
    return replace(picture, alt=f"{what}: {[cell for player in view.players for cell in player.beacons]}")


def beacons_in_words(kind: str, view: Any, what: str, *about: Any) -> list[str]:
    return [f"told: {[cell for player in view.players for cell in player.beacons]}"]


async def test_boards_that_are_opened_from_a_panel_show_the_draft_and_say_so(hall: Hall) -> None:
    hall.bot.renderer = Renderer(beacons, beacons_in_words)
    await hall.game()
    who = await hall.reach("chart")
    row = shown(await who.click(await hall.panel(who), label="Row c · 6 choices"))
    drafted = shown(await who.click(row, label="c3"))

    def seen(message: Any) -> tuple[str, bool]:
        """What the picture shows, and whether it is said that it is of a draft."""
        return message.attachments[0].description or "", "With your draft, which only you see" in words(message)

    board = await more(who, drafted, "boards")
    assert seen(board) == ("hold: ['c3']", True)
    assert "told: ['c3']" in words(shown(await who.click(board, label="As text")))
    chart = shown(await who.click(board, label="The chart"))
    assert seen(chart) == ("chart: ['c3']", True)
    row = shown(await choose(who, chart, ["c"]))
    assert seen(row) == ("row: ['c3']", True)
    sheet = await more(who, shown(await who.click(row, label="Back to my turn")), "mine")
    assert seen(sheet) == ("sheet: ['c3']", True)
    other = shown(await who.click(sheet, label="Ann" if who.id == hall.ben.id else "Ben"))
    assert seen(other) == ("sheet: ['c3']", True)
    fresh = shown(await who.click(shown(await who.click(other, label="Back to my turn")), label="Undo step"))
    assert seen(await more(who, fresh, "boards")) == ("hold: []", False)


async def test_boards_that_are_opened_in_public_show_what_all_see(hall: Hall) -> None:
    hall.bot.renderer = Renderer(beacons, beacons_in_words)
    await hall.game()
    who = await hall.reach("chart")
    row = shown(await who.click(await hall.panel(who), label="Row c · 6 choices"))
    await who.click(row, label="c3")
    board = shown(await who.click(hall.status, label="Board"))
    assert (board.attachments[0].description, "With your draft" in words(board)) == ("chart: []", False)


async def test_pictures_are_told_whom_the_table_waits_for(hall: Hall, lettered: None) -> None:
    await hall.game()
    who = await hall.reach("chart")
    hall.bot.renderer = Renderer(asking, lambda *what: [f"asked: {what[4].asked}"])
    waited_for = f"asked: {((await hall.snapshot()).seat_of(who.id),)}"
    board = shown(await hall.ben.click(hall.status, label="Board"))
    assert board.attachments[0].description == waited_for
    assert waited_for in words(shown(await hall.ben.click(board, label="As text")))
    opened = shown(await who.click(await hall.panel(who), label="Row c · 6 places"))
    drafted = shown(await who.click(opened, label="C · c3"))
    assert drafted.attachments[0].description == waited_for  # until the draft is confirmed


async def test_places_are_chosen_by_the_letters_on_a_crop_of_the_map(hall: Hall, lettered: None) -> None:
    await hall.game()
    who = await hall.reach("chart")
    seat = (await hall.snapshot()).seat_of(who.id)
    headings = await hall.panel(who)
    assert headings.attachments[0].filename == "duel-chart.png"
    opened = shown(await who.click(headings, label="Row c · 6 places"))
    cells = tuple(f"c{n}" for n in range(1, 7))
    assert opened.attachments[0].filename == "duel-places.png"
    assert opened.attachments[0].description == f"places {{'seat': {seat}, 'choices': {cells}}}"
    assert [label for label in buttons(opened) if " · " in label] == [
        f"{letter} · {cell}" for letter, cell in zip("ABCDEF", cells, strict=True)
    ]
    drafted = shown(await who.click(opened, label="C · c3"))
    assert f"{who.name} sets a beacon on c3" in words(drafted)


async def test_choices_have_the_letters_that_a_picture_of_their_own_gives_them(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown_there = replace(
        MANIFESTS["duel"], panels=Panels({"chart": "cells"}, lettered={"cells": "cell"}, headed=("chart",))
    )
    monkeypatch.setitem(MANIFESTS, "duel", shown_there)
    await hall.game()
    who = await hall.reach("chart")
    opened = shown(await who.click(await hall.panel(who), label="Row c · 6 choices"))
    assert opened.attachments[0].filename == "duel-cells.png"
    assert lettered_labels(opened) == [f"{letter} · c{n}" for n, letter in enumerate("ABCDEF", 1)]


async def test_a_picture_may_show_what_has_happened_of_late(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(MANIFESTS["duel"], panels=Panels({"chart": "cells"}))
    await hall.game()
    who = await hall.reach("chart")
    monkeypatch.setitem(MANIFESTS, "duel", plain)
    assert "'events'" not in str((await hall.panel(who)).attachments[0].description)
    monkeypatch.setitem(MANIFESTS, "duel", replace(plain, panels=replace(plain.panels, lately=("cells",))))
    told = str((await hall.panel(who)).attachments[0].description)
    assert "'events': ((" in told
    assert "kind='bid'" in told or "Event(" in told


@pytest.fixture
def proposed(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """With goods whose weights are places, so that loads are areas."""
    monkeypatch.setitem(
        MANIFESTS,
        "duel",
        replace(MANIFESTS["duel"], boards=replace(MANIFESTS["duel"].boards, crop="places", place="weight")),
    )


async def test_proposals_are_areas_with_letters_as_many_on_a_page_as_a_crop_shows(hall: Hall, proposed: None) -> None:
    await hall.game()
    who = await hall.reach("salvage")
    first = await hall.panel(who)
    assert [label[:4] for label in lettered_labels(first)] == ["A · ", "B · ", "C · "]
    assert "A · core" in buttons(first)
    assert "'choices': ('4', '2 1 1', '2 2')" in str(first.attachments[0].description)
    second = shown(await who.click(first, label="▶"))
    assert [label[:6] for label in lettered_labels(second)] == ["A-1 · ", "A-2 · "]  # of one weight
    assert "Nothing" in buttons(second)  # which is nowhere, and has no letter
    assert "'choices': ('3 1',)" in str(second.attachments[0].description)
    described = str(second.attachments[0].description)
    told = await more(who, second, "words")
    assert words(told).strip().startswith(described.replace("places ", "duel places\n", 1))
    second = shown(await who.click(told, label="Back to my turn"))
    assert [label[:6] for label in lettered_labels(second)] == ["A-1 · ", "A-2 · "]  # the page one came from
    offered = shown(await who.click(shown(await who.click(second, label="◀")), label="A · core"))
    assert f"{who.name} salvages core" in words(offered)


def lettered_labels(message: object) -> list[str]:
    return [label for label in buttons(message) if " · " in label]


async def test_the_words_of_a_panel_are_of_the_crop_it_shows(hall: Hall, lettered: None) -> None:
    await hall.game()
    who = await hall.reach("chart")
    row = shown(await who.click(await hall.panel(who), label="Row c · 6 places"))
    assert "duel places" in words(await more(who, row, "words"))


async def test_news_since_ones_own_move_have_the_numbers_of_the_log(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    log = await hall.bot.table.games.log(game)
    seat = (await hall.snapshot()).seat_of(who.id)
    last = max(move.seq for move in log if move.seat == seat and move.how == "person")
    news = shown(await who.click(hall.status, label="Since my move"))
    assert news.ephemeral
    assert "Since your last move" in words(news)
    told = {line.split("`")[1].strip() for line in words(news).splitlines() if line.startswith("`")}
    assert told == {str(move.seq) for move in log if move.seq > last and move.events}
    assert news.attachments[0].filename == "duel-since.png"
    assert f"({max(map(int, told))}, Event(" in str(news.attachments[0].description)


async def test_what_happened_is_told_in_short_since_ones_move_and_in_this_round(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told(before: Any, after: Any, events: Sequence[Event]) -> list[Event]:
        return [Event("told", {"count": len(events)})]

    telling = replace(MANIFESTS["duel"].telling, digest=Digest(("charted",), None, told, view="digest"))
    monkeypatch.setitem(MANIFESTS, "duel", replace(MANIFESTS["duel"], telling=telling))
    await hall.game()
    who = await hall.reach("chart")
    await who.click(hall.status, label="Since my move")
    news = shown(await who.click(hall.status, label="Since my move"))
    turn = shown(await who.click(news, label="In short: since my move"))
    whole = shown(await who.click(turn, label="In short: this round"))
    assert [each.attachments[0].filename for each in (turn, whole)] == ["duel-digest.png"] * 2
    counts = [int(str(each.attachments[0].description).split("'count': ")[1].split("}")[0]) for each in (turn, whole)]
    assert 0 < counts[0] < counts[1]
    assert "duel digest" in words(shown(await who.click(whole, label="As text")))
    lurking = shown(await hall.cho.click(hall.status, label="Since my move"))
    assert "In short: this round" in words(shown(await hall.cho.click(lurking, label="In short: since my move")))


async def test_who_only_watches_reads_of_the_last_moves(hall: Hall) -> None:
    await hall.game()
    await hall.reach("chart")
    news = words(shown(await hall.cho.click(hall.status, label="Since my move")))
    assert "What happened lately" in news
    assert "your last move" not in news


async def test_news_tell_nobody_what_they_may_not_know(hall: Hall) -> None:
    await hall.game()
    await hall.reach("chart")
    await hall.reach("discard")
    news = shown(await hall.cho.click(hall.status, label="Since my move"))
    described = words(news) + str(news.attachments[0].description)
    assert "shows Blade" in described
    assert "drew" not in described


async def test_of_many_news_the_newest_are_told(hall: Hall) -> None:
    await hall.game()
    for kind in ("end", "chart", "end", "chart"):
        await hall.reach(kind)
    news = shown(await hall.cho.slash(hall.thread, "duel since"))
    assert len([line for line in words(news).splitlines() if line.startswith("`")]) == 12
    assert "before them; the log has them all" in words(news)


async def test_where_nothing_has_happened_that_is_said(hall: Hall) -> None:
    await hall.game()
    news = shown(await hall.ann.click(hall.status, label="Since my move"))
    assert "Nothing has happened since your last move" in words(news)


async def test_news_open_in_the_panels_place_and_lead_back(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    panel = await hall.panel(who)
    news = await more(who, panel, "since")
    assert (news.id, buttons(news)) == (panel.id, ["Back to my turn"])
    assert "where do you set a beacon?" in words(shown(await who.click(news, label="Back to my turn")))


async def test_every_picture_can_be_read_as_text(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    seat = (await hall.snapshot()).seat_of(who.id)
    panel = await hall.panel(who)
    told = await more(who, panel, "words")
    assert told.id == panel.id
    assert words(told).strip() == f"duel chart\n{{'seat': {seat}}}"
    mine = await more(who, shown(await who.click(told, label="Back to my turn")), "mine")
    assert "duel sheet" in words(shown(await who.click(mine, label="As text")))
    board = shown(await hall.cho.slash(hall.thread, "duel board", board="hold"))
    assert "duel hold" in words(shown(await hall.cho.click(board, label="As text")))
    sheet = shown(await hall.cho.slash(hall.thread, "duel sheet", player=(await hall.snapshot()).names[1]))
    assert words(shown(await hall.cho.click(sheet, label="As text"))).strip() == "duel sheet\n{'seat': 1}"


async def test_what_is_too_long_for_a_phone_is_read_page_by_page(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phone, "MOST", 1)
    await hall.game()
    who = await hall.reach("chart")
    board = shown(await who.slash(hall.thread, "duel board", board="hold"))
    page = shown(await who.click(board, label="As text"))
    assert words(page).strip() == "duel hold"
    assert words(shown(await who.click(page, label="▶"))).strip() == "{}"
    assert words(shown(await who.click(page, label="◀"))).strip() == "duel hold"
    rules = shown(await who.slash(hall.thread, "race rules"))
    first = words(rules)
    assert words(shown(await who.click(rules, label="▶"))) != first


async def test_a_sheet_is_asked_for_by_name(hall: Hall) -> None:
    """Completed by the names of the table; the number of a seat, which nobody knows, is taken still."""
    await hall.game()
    second = (await hall.snapshot()).names[1]
    found = await hall.cho.autocomplete(hall.thread, "duel sheet", "player", second[:2].lower())
    assert [choice["value"] for choice in found] == [second]
    for player in (second.upper(), "2"):
        sheet = shown(await hall.cho.slash(hall.thread, "duel sheet", player=player))
        assert words(shown(await hall.cho.click(sheet, label="As text"))).strip() == "duel sheet\n{'seat': 1}"
    refused = shown(await hall.cho.slash(hall.thread, "duel sheet", player="Nobody"))
    assert "Nobody at this table is called “Nobody”" in words(refused)


@pytest.mark.parametrize("what", [("board", "hand"), ("zoom", "x"), ("sheet", "7"), ("explore",), ()])
async def test_only_what_can_be_shown_can_be_read(hall: Hall, what: tuple[str, ...]) -> None:
    game = await hall.game()
    forged = await hall.forge(Call("words", game, 0, what))
    assert "This has moved on" in words(shown(await hall.ann.click(forged, label="forged")))


async def test_the_words_of_a_panel_are_for_its_seat_alone(hall: Hall) -> None:
    game = await hall.game()
    forged = await hall.forge(Call("words", game, 0, ("panel",)))
    assert "You have no seat" in words(shown(await hall.cho.click(forged, label="forged")))


async def test_a_sector_is_chosen_under_the_board(hall: Hall) -> None:
    await hall.game()
    board = shown(await hall.cho.slash(hall.thread, "duel board"))
    assert values(board) == list("abcdef")
    close = shown(await choose(hall.cho, board, ["c"]))
    assert close.id == board.id
    assert close.attachments[0].description == "row {'sector': 'c'}"
    assert [option["value"] for option in selects(close)[0]["options"] if option.get("default")] == ["c"]
    assert "'sector': 'c'" in words(shown(await hall.cho.click(close, label="As text")))
    assert "The chart" in buttons(close)


async def test_a_sector_there_is_not(hall: Hall) -> None:
    game = await hall.game()
    view = await hall.forge(Call("zoom", game))
    assert "This has moved on" in words(shown(await hall.ann.click(view, label="forged")))


async def test_a_part_of_the_map_by_command(hall: Hall) -> None:
    await hall.game()
    close = shown(await hall.ann.slash(hall.thread, "duel zoom", sector="b"))
    assert close.ephemeral
    assert close.attachments[0].description == "row {'sector': 'b'}"


async def test_what_a_game_does_not_have_has_no_command(gaia: None, hall: Hall) -> None:
    there = {command.qualified_name for command in hall.bot.tree.walk_commands()}
    assert {"duel zoom", "gaia zoom", "race card"} <= there
    assert not {"duel card", "gaia card", "race zoom"} & there


async def test_a_game_without_sheets_has_no_button_for_them(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        MANIFESTS, "duel", replace(MANIFESTS["duel"], boards=replace(MANIFESTS["duel"].boards, sheet=""))
    )
    await hall.game()
    assert buttons(hall.status) == ["My turn", "Since my move", "Board", "Log", "Rules"]


async def test_zoom_by_command_with_completion(gaian: MemberActor, hall: Hall) -> None:
    sectors = await gaian.autocomplete(hall.thread, "gaia zoom", "sector", "")
    assert {"name": "Sector 7", "value": "7"} in sectors
    assert await gaian.autocomplete(hall.thread, "gaia zoom", "sector", "99") == []
    close = shown(await gaian.slash(hall.thread, "gaia zoom", sector="7"))
    assert close.ephemeral
    assert close.attachments[0].description == "zoom {'sector': '7'}"
    refused = shown(await gaian.slash(hall.thread, "gaia zoom", sector="99"))
    assert "There is no sector 99 on this map" in words(refused)


async def test_mines_are_chosen_on_a_crop_of_the_map(gaian: MemberActor, hall: Hall) -> None:
    panel = await hall.panel(gaian)
    opened = await take(gaian, panel, "build a mine")
    assert opened.attachments[0].filename == "gaia-places.png"
    labels = [option["label"] for option in selects(opened)[0]["options"]] if selects(opened) else buttons(opened)
    assert labels[0].startswith("A · ")


async def test_where_the_panel_shows_a_hand_the_table_opens_beside_it(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "race new")
    await hall.ben.click(hall.card, label="Join")
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "beside")
    await hall.env.settle()
    who = await hall.reach("actions")
    panel = await hall.panel(who)
    assert panel.attachments[0].filename == "race-hand.png"
    assert (await more(who, panel, "boards")).attachments[0].filename == "race-table.png"


async def test_a_card_is_looked_up_by_its_name(hall: Hall) -> None:
    found = await hall.cho.autocomplete(hall.channel, "race card", "name", "contact")
    assert {"name": "Contact Specialist", "value": "contact-specialist"} in found
    card = shown(await hall.cho.slash(hall.channel, "race card", name="contact-specialist"))
    assert card.ephemeral
    assert card.attachments[0].description == "reference {'entries': ('card:contact-specialist',)}"
    assert "race reference" in words(card)
    by_name = shown(await hall.cho.slash(hall.channel, "race card", name="Contact Specialist"))
    assert by_name.attachments[0].description == card.attachments[0].description
    assert "There is no card of that name" in words(
        shown(await hall.cho.slash(hall.channel, "race card", name="dragon"))
    )


async def test_cards_are_found_in_korean(hall: Hall) -> None:
    prefs = await hall.bot.table.preferences.of(hall.cho.id)
    await hall.bot.table.preferences.set(replace(prefs, locale="ko"))
    found = await hall.cho.autocomplete(hall.channel, "race card", "name", "우주 해병")
    assert [choice["value"] for choice in found] == ["space-marines"]


async def test_each_reader_has_the_theme_they_set_and_the_table_stays_dark(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    prefs = await hall.bot.table.preferences.of(who.id)
    await hall.bot.table.preferences.set(replace(prefs, theme="light"))
    panel = await hall.panel(who)
    assert "'theme': 'light'" in str(panel.attachments[0].description)
    sheet = await more(who, panel, "mine")
    assert "'theme': 'light'" in str(sheet.attachments[0].description)
    board = shown(await who.click(hall.status, label="Board"))
    assert "'theme': 'light'" in str(board.attachments[0].description)
    other = shown(await hall.cho.click(hall.status, label="Board"))
    assert "theme" not in str(other.attachments[0].description)
    assert "theme" not in str(hall.status.attachments[0].description)


async def test_a_card_is_shown_as_it_lies_at_the_table(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "race new")
    await hall.ben.click(hall.card, label="Join")
    game = (await hall.snapshot()).row.id
    await hall.bot.table.lobby.start(game, hall.ann.id, "card")
    await hall.env.settle()
    for place, named in ((hall.thread, {}), (hall.channel, {"table": game})):
        card = shown(await hall.cho.slash(place, "race card", name="space-marines", **named))
        assert card.attachments[0].description == "reference {'entries': ('card:space-marines',)}"
    refused = shown(await hall.cho.slash(hall.channel, "race card", name="space-marines", table="zzzzzz"))
    assert "There is no such table" in words(refused)


async def test_boards_and_sheets_that_are_listed_are_chosen(
    gaian: MemberActor, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a phone has no room for their buttons."""
    monkeypatch.setattr(phone, "MOST", 0)
    board = await more(gaian, await hall.panel(gaian), "boards")
    assert "scoring" in values(board)
    assert "gaia-scoring" in shown(await choose(gaian, board, ["scoring"])).attachments[0].filename
    table = (await hall.snapshot()).row.id
    many = [f"A player with a long name {number}" for number in range(2)]
    monkeypatch.setattr(GameSnapshot, "names", many)
    sheet = shown(await gaian.slash(hall.thread, "gaia sheet", player="1"))
    assert values(sheet) == ["0", "1"]
    assert selects(sheet)[0]["custom_id"] == str(Call("sheets", table))
    other = shown(await choose(gaian, sheet, ["1"]))
    assert [option["default"] for option in selects(other)[0]["options"]] == [False, True]
