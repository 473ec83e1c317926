"""Nothing that is ever shown breaks Discord's limits: views in whole games, questions of any size, the command tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
from discord import ui

from bot.manifest.manifest import manifest
from bot.store.rows import GameRow, PrefsRow, SeatRow
from bot.store.server_rows import ServerRow
from bot.table.drafts.drafts import panel_of
from bot.table.game.change import Acted
from bot.table.game.run import begin
from bot.table.game.seated import ListedGame
from bot.table.game.snapshot import GameSnapshot, Panel
from bot.table.waiting.ledger import followed
from bot.ui.boards import board_views, log_view, lookup_view
from bot.ui.boards.lookup_view import Lookup
from bot.ui.kit.controls import Control, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Picture, card, layout
from bot.ui.kit.menus import last_page
from bot.ui.lobby import hub_view, public_message, status_view
from bot.ui.lobby.options import options_view
from bot.ui.panel import forms, panel_view, phone, question_controls, typed
from bot.ui.panel.advice import unavailable
from bot.ui.panel.asked import Where
from bot.ui.panel.meanwhile import News
from bot.ui.panel.navigation import START, Nav
from bot.ui.panel.navigation import labels_of as labels_of_panel
from bot.ui.panel.orders import orders_view
from bot.ui.panel.spreading.controls import NOTHING_SPREAD
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules import games
from rules.core.decisions import Allocate, Ask, Decision, Number, Option, Pick, Slot
from rules.core.game import Setup
from testkit.kept import kept_games
from testkit.playouts import playout
from tests.flows.conftest import Bot
from tests.flows.limits import check_modal, check_view, labels_of, texts_of, walk

KINDS = tuple(games.MODULES)  # before a toy takes the place of one
EXPLAINED = tuple(kind for kind in KINDS if manifest(kind).reference)
EVERY = {"ti4": 400}  # of so many positions one is shown; its games have more than a thousand
LONG = "Bartholomew the Extraordinarily Long"
PICTURE = Picture("board.png", b"", "words " * 400)


def snapshots(kind: str, seats: int, every: int) -> Iterator[GameSnapshot]:
    """Some positions of a game, from the first to the last: a kept one, of the toy a random one."""
    game = games.game(kind)
    played = (state for state, _, _ in playout(game, Setup(seats), "limits", Random(5)))
    if kind in KINDS:
        played = (state for state, _ in next(each for each in kept_games(kind) if each.seats == seats).played(game))
    row = GameRow("abc123", kind, 1, 2, 3, "en", 0, "running", 4, 5, seed="s")
    people = tuple(SeatRow("abc123", seat, 10**18 + seat, LONG) for seat in range(seats))
    for number, state in enumerate(played):
        if number % every == 0 or not state.stack:
            asked = tuple(game.pending(state))
            now = replace(row, seq=number + 1, status="running" if asked else "over")
            waits = followed(now, (), asked, Acted(), 1_700_000_000)
            yield GameSnapshot(now, people, game, state, asked, waits=waits)


def check_panel(shown: Panel, texts: Texts) -> None:
    labels = labels_of_panel(shown, texts)
    check_view(panel_view.view(shown, texts, note="n" * 200, pictures=[PICTURE]))
    for question in shown.questions:
        single = getattr(question.ask, "most", 1) == 1  # of several the panel has one list, without headings to open
        groups = {option.group for option in getattr(question.ask, "options", ()) if single}
        resting = replace(shown, undoable=True)
        for group in groups if len(groups) > 1 else ():
            check_view(panel_view.view(resting, texts, Nav(question.kind, group, 0), "n" * 200, [PICTURE]))
        headings = {found.option.group or unavailable.REST for found in unavailable.reasons(shown, question)}
        for nav in (Nav(question.kind, group, page) for group in (None, *headings) for page in (0, 99)):
            check_view(unavailable.view(shown, texts, question, nav))
        if getattr(question.ask, "options", True):  # nothing can be chosen where somebody is asked for secrecy alone
            call = Call("fill", shown.snapshot.row.id, shown.panel_revision, (question.kind,))
            check_modal(forms.form(question, labels, call))
    for name, value in typed.complete(shown, "", labels):
        assert 1 <= len(name) <= 100
        assert 1 <= len(value) <= 100


@pytest.mark.parametrize(("kind", "every"), [("duel", 3), *((kind, EVERY.get(kind, 25)) for kind in KINDS)])
def test_every_view_of_a_game(kind: str, every: int, gaia: None) -> None:
    seats, both = games.game(kind).seats[-1], [Texts(each) for each in LOCALES]
    for snapshot in snapshots(kind, seats, every):
        for seat, texts in product(range(seats), both):
            check_panel(panel_of(snapshot, seat, begin(snapshot)), texts)
        for ended in (snapshot, replace(snapshot, row=replace(snapshot.row, status="over"))):
            check_view(public_message.view(ended, both))
            check_view(status_view.view(ended, both, [PICTURE, PICTURE]))
    for texts in both:
        check_parts_of_a_game(snapshot, texts)


@pytest.mark.parametrize("guided", [False, True])
def test_a_panel_with_more_to_say_than_a_message_holds_says_what_fits(guided: bool, gaia: None) -> None:
    snapshot = next(snapshots("gaia", 2, 1))
    snapshot = replace(snapshot, row=replace(snapshot.row, guided=guided))
    seat = snapshot.asked[0].seat
    news = News(["n" * 80] * 3, 9, "n" * 200, "n" * 200)  # as much as is told at most
    shown = panel_view.view(panel_of(snapshot, seat, begin(snapshot)), Texts("en"), START, "m" * 6000, (), news)
    assert 3990 <= len(texts_of(shown).replace("\n", "")) <= 4000


def check_parts_of_a_game(snapshot: GameSnapshot, texts: Texts) -> None:
    """What shows one thing of a game by itself."""
    check_view(orders_view.view(panel_of(snapshot, 0, begin(snapshot)), texts, {}))
    check_view(board_views.board_view(snapshot, texts, "").view([PICTURE]))
    check_view(board_views.zoom_view(snapshot, texts, "7").view([PICTURE]))
    check_view(board_views.sheet_view(snapshot, texts, 0).view([PICTURE]))
    told = ["n" * log_view.LINE] * log_view.MOVES
    for way in board_views.since_view(snapshot, texts, told, 99).ways:
        check_view(way([PICTURE]))
    check_view(board_views.words_view(texts, ["n" * 4500], lambda page: Call("read", "abc123", 0, (str(page),))))
    check_view(lookup_view.public_view(texts, ["n" * 4500], [PICTURE]))
    check_view(board_views.rules_view(snapshot.row.kind, texts))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", EXPLAINED)
def test_everything_that_can_be_looked_up(kind: str, locale: str, gaia: None, monkeypatch: pytest.MonkeyPatch) -> None:
    texts, nothing = Texts(locale), Lookup(kind, "abcdefghij")
    check_view(lookup_view.view(nothing, texts, []).view([]))
    for chapter, ids in nothing.reference.chapters.items():
        for page in range(last_page(len(ids), lookup_view.SHOWN) + 1):
            opened = nothing.opened(chapter, page)
            check_view(lookup_view.view(opened, texts, []).view([PICTURE]))
            for entry in opened.entries:
                one = replace(opened, entries=(entry,), beside=opened.entries)
                check_view(lookup_view.view(one, texts, ["n" * 4500]).view([PICTURE]))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", ["duel", *KINDS])
def test_every_view_before_a_game(kind: str, locale: str, gaia: None) -> None:
    game, texts, both = games.game(kind), Texts(locale), [Texts(each) for each in LOCALES]
    seats = tuple(SeatRow("abc123", seat, seat, LONG) for seat in range(game.seats[-1]))
    snapshot = GameSnapshot(GameRow("abc123", kind, 1, 2, 3, locale, 0), seats, game, None, ())
    check_view(public_message.view(snapshot, both))
    for opened in ("", *(option.id for option in game.options)):
        check_view(options_view.options_view(snapshot, texts, 0, opened))
    many = [ListedGame(replace(snapshot.row, id=f"game{n:02}"), seats) for n in range(18)]
    check_view(hub_view.view(hub_view.Hub(99, many[:9], many[9:]), texts))
    check_view(hub_view.settings_view(PrefsRow(1), texts, takes_over=True, moderates=True))
    check_view(hub_view.server_view(texts, ServerRow(1, 2)))


def options(count: int, groups: int = 1) -> tuple[Option, ...]:
    return tuple(Option(f"a{n}", f"row:{n % groups}" if groups > 1 else "") for n in range(count))


SIZES: dict[str, Ask] = {
    "one": Pick(options(1)),
    "twelve": Pick(options(12, 3)),
    "pages": Pick(options(60)),
    "headings": Pick(options(100, 9)),
    "pages under headings": Pick(options(300, 9)),
    "many headings": Pick(options(300, 30)),
    "single options": Pick((*options(80, 8), Option("pass", "row:x"), Option("b1"))),
    "perhaps one": Pick(options(30), 0, 1),
    "some": Pick(options(25), 0, 3),
    "some of many": Pick(options(125), 1, 40),
    "some of very many": Pick(options(126), 1, 2),
    "proposals": Pick(options(40), 1, 9, tuple((f"a{n}", f"a{n + 1}", "a39") for n in range(30))),
    "proposals of very many": Pick(options(200), 1, 9, (("a1", "a2"),)),
    "small number": Number(-3, 3),
    "number": Number(0, 20),
    "big number": Number(0, 5000),
    "amounts": Allocate((Slot("seat:1", 9), Slot("seat:2", 9)), 0, 9),
    "big amounts": Allocate(tuple(Slot(f"seat:{n}", 40) for n in range(5)), 1, 90),
    "wide amounts": Allocate((*(Slot(f"seat:{n}", 1) for n in range(26)), Slot("seat:99", 20)), 4, 20),
    "wide amounts with proposals": Allocate(tuple(Slot(f"seat:{n}", 2) for n in range(26)), 0, 9, (("seat:1=1",),)),
    "many amounts": Allocate(tuple(Slot(f"seat:{n}", 40) for n in range(30)), 1, 90),
}


@pytest.mark.parametrize("size", SIZES)
def test_a_question_of_any_size_can_be_answered(size: str) -> None:
    ask = SIZES[size]
    default = ("seat:1=1",) if isinstance(ask, Allocate) else ("a1",)
    decision = Decision(0, "salvage", ask, default, {"most": 4})
    labels = Labels(Texts("en"), "duel", [LONG])
    groups = (None, "row:0", "row:8", "a1.3", "zz.26", NOTHING_SPREAD)
    places = [Where("abc123", 99999, group, page) for group in groups for page in (0, 1, 99)]
    for place in places:
        rows = question_controls.controls(decision, labels, place)
        check_view(layout(*rows))
    if len(getattr(ask, "options", ())) <= 125:
        check_modal(forms.form(decision, labels, Call("fill", "abc123", 99999, ("salvage",))))


def test_only_options_that_say_more_have_a_second_line() -> None:
    row = select(Call("pick", "id"), [("Pass", "pass"), ("Build", "build", "Costs 2")], "Choose")
    (menu,) = (child.item for child in row.children if isinstance(child, Control))
    assert isinstance(menu, ui.Select)
    assert [option.description for option in menu.options] == [None, "Costs 2"]


def test_a_choice_of_nothing_is_never_sent() -> None:
    """Discord refuses it, and whoever pressed would read of a fault."""
    empty = [ui.ActionRow[Any](), select(Call("pick", "id"), [], "Choose")]
    with pytest.raises(ValueError, match="a row without controls"):
        layout(card(empty[0]))
    with pytest.raises(ValueError, match="a select without options: o1:pick"):
        layout(card(empty[1]))
    with pytest.raises(ValueError, match="without"):
        layout(empty[1])


def test_long_lists_are_turned_page_by_page() -> None:
    decision = Decision(0, "chart", Pick(options(60)), ("a1",), {"round": 1})
    labels = Labels(Texts("en"), "duel", ["Ann"])
    seen: list[str] = []
    for page in range(3):
        view = layout(*question_controls.controls(decision, labels, Where("abc123", 1, None, page)))
        seen += [option["value"] for option in view.to_components()[0]["components"][0]["options"]]
        assert ("1–25 / 60", "26–50 / 60", "51–60 / 60")[page] in labels_of(view)
    assert seen == [f"a{n}" for n in range(60)]


def test_orders_are_turned_page_by_page(gaia: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phone, "MOST", 1)
    snapshot = next(snapshots("gaia", 2, 1))
    panel = panel_of(snapshot, 0, begin(snapshot))
    orders = [order.id for order in snapshot.game.orders_for(snapshot.view(0), 0)]
    seen: list[str] = []
    for page in range(len(orders)):
        view = orders_view.view(panel, Texts("en"), {}, orders_view.Shown(page))
        check_view(view)
        assert f"{page + 1}/{len(orders)}" in labels_of(view)
        chosen = [part["custom_id"] for part in walk(view.to_components()) if part["type"] == 3]  # selects
        seen += [custom_id.split(":")[4].split("/")[0] for custom_id in chosen]
    assert len(orders) > 1
    assert seen == orders


def test_what_cannot_be_pressed_is_to_be_typed() -> None:
    snapshot = next(snapshots("duel", 2, 1))
    vast = Decision(0, "salvage", SIZES["some of very many"], ("a1",), {"most": 4})
    shown = replace(panel_of(snapshot, 0, begin(snapshot)), questions=(vast,))
    view = panel_view.view(shown, Texts("en"))
    assert "`/duel act`" in texts_of(view)
    check_view(view)


def length(command: dict[str, Any]) -> int:
    """The characters Discord counts: names, descriptions and choices, the longest of all languages."""
    own = [command.get("name"), command.get("description"), command.get("value")]
    longest = [
        max(map(len, [str(text or ""), *(command.get(f"{key}_localizations") or {}).values()]))
        for key, text in zip(("name", "description", "value"), own, strict=True)
    ]
    inner = [*command.get("options", ()), *command.get("choices", ())]
    return sum(longest) + sum(map(length, inner))


def check_command(command: dict[str, Any], depth: int = 0) -> None:
    texts = [command["description"], *(command.get("description_localizations") or {}).values()]
    assert all(1 <= len(text) <= 100 for text in texts)
    assert 1 <= len(command["name"]) <= 32
    assert command["name"] == command["name"].lower()
    inner = command.get("options", ())
    assert len(inner) <= 25
    assert depth < 3
    for option in inner:
        check_command(option, depth + 1)


async def test_the_command_tree(simcord_bot: Bot, gaia: None) -> None:
    from bot.ui.install import install
    from tests.flows.conftest import duel_cog

    await simcord_bot.add_cog(duel_cog()())
    await install(simcord_bot)
    tree = simcord_bot.tree
    assert tree.translator is not None
    payload = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    assert {command["name"] for command in payload} == {"play", "help", "setup", "privacy", "import", *games.MODULES}
    for command in payload:
        check_command(command)
        assert length(command) <= 8000
        assert "ko" in command["description_localizations"]
        assert command["name"] in ("play", "help", "privacy", "import") or command["contexts"] == [0]
