"""Pages about a picture, which panels lead to, and `/play` are no taller than a phone: words and pictures give way."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from bot.manifest.manifest import manifest
from bot.pictures import requests
from bot.pictures.requests import ImageRequest
from bot.ui.boards import board_views, log_view, lookup_view
from bot.ui.boards.lookup_view import Lookup
from bot.ui.kit import way_back
from bot.ui.kit.controls import rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Picture
from bot.ui.panel import phone
from bot.ui.panel.pages.pictured import Pictured
from bot.words.texts import LOCALES, Texts
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Scene
from images.layout.fitting import lowered
from images.render import GAMES
from rules import games
from tests.bot.test_tips import panels
from tests.images.measure import clipped, collisions, small_signs, smallest

EXPLAINED = [kind for kind in games.MODULES if manifest(kind).reference]
LINE = "`  7` P1 builds a mine on 2A11 (volcanic) — 2 credits, 1 ore → 3 VP; P2 charges 1 power"
KO = Texts("ko")


def drawn(page: Pictured, wanted: ImageRequest | None) -> tuple[Scene, Picture]:
    """The picture of a page as it is painted there."""
    assert wanted is not None
    view, options = GAMES[wanted.kind][wanted.what], replace(wanted.options, room=page.room)
    scene = lowered(view.scene(wanted.view, KO, options), page.room)
    return scene, Picture("a.jpg", b"", view.alt(wanted.view, KO, options), scene.width, scene.height)


@pytest.mark.parametrize("kind", games.MODULES)
def test_the_main_board_each_sheet_and_what_happened_fit_a_phone(kind: str) -> None:
    """Nothing in their pictures is smaller for that, and nothing lies upon another."""
    for panel in islice(panels(kind), 0, None, 14):
        snapshot, back = panel.snapshot, rows([way_back.to(Call("home", "abc123"), KO)])
        main, seat = manifest(kind).boards.main, panel.seat
        told = [LINE] * log_view.MOVES
        pages = (
            (board_views.board_view(snapshot, KO, main, back), requests.board(snapshot, main, seat)),
            (board_views.sheet_view(snapshot, KO, seat, back=back), requests.sheet(snapshot, seat, seat)),
            (board_views.since_view(snapshot, KO, told, 5, back), requests.since(snapshot, [], seat)),
        )
        for page, wanted in pages:
            scene, picture = drawn(page, wanted)
            at = wanted and wanted.what, panel.questions[:1]
            assert page.fits([picture]), at
            assert smallest(scene) >= SMALLEST, at
            assert collisions(scene) == clipped(scene) == small_signs(scene) == [], at


@pytest.mark.parametrize("kind", EXPLAINED)
def test_every_page_of_the_reference_fits_a_phone(kind: str) -> None:
    """Six headquarters were up to 822 px tall at a table that says who holds them; such chapters have fewer on a page.

    Each page is reckoned in one of the languages.
    """
    *_, last = panels(kind)
    for chapter, ids in Lookup(kind).reference.chapters.items():
        seen = list[str]()
        for page in range(len(ids)):
            texts = Texts(LOCALES[page % len(LOCALES)])
            back = rows([way_back.to(Call("home", "abc123"), texts)])
            shown = Lookup(kind, "abc123").opened(chapter, page)
            seen += shown.entries
            wanted = requests.entries(last.snapshot, shown.entries, 0) or requests.printed(kind, shown.entries)
            looked_at = lookup_view.view(shown, texts, [], back)
            view, options = GAMES[kind][wanted.what], replace(wanted.options, room=looked_at.room)
            scene = lowered(view.scene(wanted.view, texts, options), looked_at.room)
            assert looked_at.fits([Picture("a.jpg", b"", "", scene.width, scene.height)]), shown.entries
            if len(seen) == len(ids):
                break
        assert seen == [f"{chapter}:{id}" for id in ids]


def test_of_more_entries_than_fit_the_first_are_pictured_and_all_can_be_chosen() -> None:
    entries, beside = [f"track:{id}" for id in "abcdefgh"], ["term:range"]
    shown, counts = replace(Lookup("gaia"), entries=entries, beside=beside), list[int]()
    while len(shown.entries) > 1:
        shown = lookup_view.fewer(shown)
        counts.append(len(shown.entries))
        assert [*shown.beside] == [*entries, *beside]
    assert counts == [6, 4, 2, 1]


def test_four_long_tableaus_of_race_fit_a_phone_as_slips_of_cards() -> None:
    """The board of four was up to 944 px of a phone tall; where there is room it has the powers of cards."""
    longest = max(panels("race"), key=lambda each: sum(len(player.tableau) for player in each.snapshot.state.players))
    snapshot = longest.snapshot
    assert len(snapshot.seats) == 4
    page, wanted = board_views.board_view(snapshot, KO, "table"), requests.board(snapshot, "table", 0)
    scene, picture = drawn(page, wanted)
    assert page.fits([picture])
    assert collisions(scene) == clipped(scene) == []
    assert wanted
    whole = GAMES["race"]["table"].scene(wanted.view, KO, wanted.options)
    assert whole.height > 1.3 * scene.height


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_headquarters_of_four_fit_a_phone_by_their_signs_alone(locale: str) -> None:
    """They were up to 975 px of a phone tall."""
    texts, found = Texts(locale), 0
    for panel in panels("pulsar"):
        snapshot = panel.snapshot
        if len(snapshot.seats) == 4 and all(player.headquarters for player in snapshot.state.players):
            page = board_views.board_view(snapshot, texts, "headquarters")
            scene, picture = drawn(page, requests.board(snapshot, "headquarters", 0))
            assert page.fits([picture])
            assert collisions(scene) == clipped(scene) == []
            found += 1
        if found == 3:
            return
    raise AssertionError("no four of them")


def test_a_board_is_described_in_words_and_has_buttons_to_the_others_where_there_is_room() -> None:
    snapshot, texts = next(panels("gaia")).snapshot, Texts("en")
    page = board_views.board_view(snapshot, texts, "board")
    seen = []
    for height in (400, 1200, 1500):
        picture = Picture("a.jpg", b"", "It has ten planets. " * 9, phone.PICTURE, height)
        made = str([each["components"] for each in page.view([picture]).to_components()])
        text = made.partition("'media'")[0]
        seen.append(("ten planets" in text, "'label': 'Research', 'value'" in made))
    assert seen == [(True, False), (False, False), (False, True)]
    assert texts("ui-no-picture") in str(page.view([]).to_components())


def test_what_happened_gets_shorter_line_by_line_beside_a_tall_picture() -> None:
    snapshot, texts = next(panels("gaia")).snapshot, Texts("en")
    page = board_views.since_view(snapshot, texts, [LINE] * 6, 0)
    told = []
    for height in (100, 900, 1500, 1800):
        made = str(page.view([Picture("a.jpg", b"", "", phone.PICTURE, height)]).to_components())
        told.append((made.count("-# `"), made.count("charges"), "more before them" in made))
    assert told == [(0, 6, False), (6, 6, False), (6, 0, False), (2, 0, True)]


def test_an_entry_says_in_words_what_its_picture_shows_where_there_is_room() -> None:
    texts, told = Texts("en"), ["**Science** · Research tracks", *["A level costs 4 knowledge."] * 12]
    page = lookup_view.view(replace(Lookup("gaia"), entries=("track:science",)), texts, told)
    seen = []
    for height in (300, 1000, 1800):
        made = str(page.view([Picture("a.jpg", b"", "", phone.PICTURE, height)]).to_components())
        seen.append((made.count("-# A level"), made.count("A level"), "**Science**" in made))
    assert seen == [(0, 12, True), (12, 12, True), (0, 0, True)]


@pytest.mark.parametrize("kind", EXPLAINED)
def test_an_entry_says_more_than_its_name_beside_its_picture(kind: str) -> None:
    """Of Gaia's factions the name stood alone below pictures that left room for most of their words.

    Each entry is reckoned in one of the languages.
    """
    for number, entry in enumerate(manifest(kind).reference.entries()):  # type: ignore[union-attr]  # those explained
        texts = Texts(LOCALES[number % len(LOCALES)])
        back = rows([way_back.to(Call("home", "abc123"), texts)])
        chapter, wanted = entry.partition(":")[0], requests.printed(kind, [entry])
        shown = replace(Lookup(kind, "abc123"), entries=(entry,), chapter=chapter)
        view = GAMES[kind][wanted.what]
        lines = view.words(wanted.view, texts, wanted.options)
        page = lookup_view.view(shown, texts, lines, back)
        scene = lowered(view.scene(wanted.view, texts, replace(wanted.options, room=page.room)), page.room)
        pictures = [Picture("a.jpg", b"", "", scene.width, scene.height)]
        said = str(page.view(pictures).to_components())
        assert page.fits(pictures), entry
        assert repr(lines[1])[1:-1] in said, entry
