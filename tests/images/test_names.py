"""People's names in all writings: shown as they are written, measured as they are drawn, and never nothing."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image, ImageDraw

from bot.words.texts import Texts
from images.drawing.direction import visual
from images.drawing.faces import MAIN, OTHERS, clusters, face, pieces, printable
from images.drawing.fonts import SMALLEST, draw, fit, ink, width
from images.drawing.paint import OUTLINE, SHARED, paint
from images.drawing.scene import Scene, Text
from images.gaia.boards import sheet
from images.gaia.map import board, zoom
from images.options import Options
from images.race.cards import hands
from images.race.table import overview
from images.render import GAMES, naming, words
from rules import games
from testkit.positions import for_view, positions, reached
from tests.images import race_sample, sample

EN = Texts("en")
NAMES = {
    "Latin": "Nguyễn Ærøskøbing ğ",
    "Cyrillic": "Юрий Гагарин",
    "Greek": "Ελένη Κύπρου",
    "Kana": "さくら カナ",
    "Hanzi": "王小明 婷璐鑫 龍澤",
    "Hangul": "가나다라마바사",
    "Arabic": "محمد علي",
    "Persian": "پژمان گل‌ها",
    "Hebrew": "שרה לוי",
    "Thai": "ที่รัก น้ำ",
    "emoji": "🚀 🐙 ♥ 🥳",
    "signs": "★彡✦ ♜",
}
EACH = pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
NOWHERE = "ꦄꦤꦏ"  # in a writing that no face has


@EACH
def test_a_name_is_shown_as_it_is_written(name: str) -> None:
    assert printable(name) == name
    assert printable(printable(name)) == name
    for own, signs in pieces(name):
        assert own in (MAIN, *OTHERS)
        for sign in signs.replace(" ", ""):
            assert face(own, "Bold", 40).getmask(sign).getbbox(), (own, sign)


@EACH
@pytest.mark.parametrize("size", [SMALLEST, 34, 40])
def test_a_name_covers_what_was_measured_and_is_not_cut_off(name: str, size: int) -> None:
    mask = Image.new("L", (1000, 4 * size))
    draw(ImageDraw.Draw(mask), (100, 2 * size), name, size, "SemiBold", 255)
    found = mask.getbbox()
    assert found is not None
    left, top, right, bottom = ink(name, size)
    measured = left + 100, top + 2 * size, right + 100, bottom + 2 * size
    assert all(abs(one - other) <= size / 4 for one, other in zip(found, measured, strict=True))
    assert measured[0] - 1 <= found[0]
    assert found[2] - 1 <= measured[2] <= width(name, size) + 103
    assert -top <= size + OUTLINE
    assert bottom <= 0.4 * size + OUTLINE


@EACH
def test_a_painted_name_has_all_its_ink(name: str) -> None:
    scene = Scene(600, 100, texts=[Text(name, 40, 50, 34, "#ff0000")])
    bare = paint(Scene(600, 100), SHARED)
    painted = paint(scene, SHARED)
    changed = [x for x in range(600) for y in range(100) if painted.getpixel((x, y)) != bare.getpixel((x, y))]
    left, _, right, _ = scene.texts[0].box
    assert left - 1 <= min(changed) <= left + 6
    assert right - 6 <= max(changed) <= right + 1


def shown(words: str) -> str:
    return "".join(visual(list(clusters(words))))


def test_arabic_letters_join_and_run_to_the_left() -> None:
    beh = "\u0628"
    assert shown(beh) == "\ufe8f"
    assert shown(beh * 3) == "\ufe90\ufe92\ufe91"  # read from the right: initial, medial, final
    assert shown("\u0627" + beh) == "\ufe8f\ufe8d"  # alef joins nothing after it
    assert shown("\u0644\u0627") == "\ufefb"  # lam and alef are one sign
    assert shown(f"{beh}\u200c{beh}") == "\ufe8f\ufe8f"  # kept apart
    assert shown(f"{beh}\u0640{beh}") == "\ufe90\u0640\ufe91"


def test_what_runs_to_the_right_does_so_among_what_runs_to_the_left() -> None:
    assert shown("Ada 42 (x)") == "Ada 42 (x)"
    assert shown("אבג דה") == "הד גבא"
    assert shown("אב 42 גד") == "דג 42 בא"
    assert shown("Ada אב 42") == "Ada 42 בא"
    assert shown("אב Ada (7)") == "Ada (7) בא"
    assert shown("אב (7)") == "(7) בא"
    assert shown("(אב)") == "(בא)"
    assert shown("אב…") == "…בא"


def test_letters_in_fancy_dress_become_plain_ones() -> None:
    assert printable("𝓐𝓵𝓮𝔁") == "Alex"


def test_silent_signs_and_towers_of_marks_are_left_out() -> None:
    assert printable("👨\u200d👩 👍🏽\u200b\u202e") == "👨👩 👍"
    towering = "z" + "\u0336\u0322\u031b" * 5
    assert len(printable(towering + "algo")) <= len("zalgo") + 2


def test_a_name_of_which_most_cannot_be_shown_is_not_shown() -> None:
    assert printable(NOWHERE) == printable(f"{NOWHERE}!") == printable("\u200b") == printable("") == ""
    assert printable(f"Ada {NOWHERE[0]}") == "Ada"


def test_a_name_is_cut_between_signs_with_their_marks() -> None:
    for name in NAMES.values():
        for room in range(40, 200, 20):
            cut = fit(name, 34, room, "Bold")
            assert width(cut, 34, "Bold") <= room or cut == "…"
            if cut != name:
                assert list(clusters(name))[: len(list(clusters(cut))) - 1] == list(clusters(cut))[:-1]


def test_a_seat_stands_for_a_name_that_cannot_be_shown() -> None:
    names = ["Юрий", NOWHERE, "王小明", "\u200b"]
    state = sample.full()

    def called(scene: Scene, tag: str = "name") -> list[str]:
        return [text.words for text in scene.texts if text.tag == tag]

    assert called(board.BOARD.scene(state, EN, Options(names=names))) == ["王小明", "Юрий", "Seat 4", "Seat 2"]
    assert called(zoom.scene(state, EN, Options(names=names))) == ["Юрий", "Seat 2", "王小明", "Seat 4"]
    assert called(sheet.scene(state, EN, Options(seat=1, names=names))) == ["Seat 2"]
    race = race_sample.middle()
    assert called(overview.scene(race, EN, Options(names=names)), "player") == ["Юрий", "Seat 2", "王小明", "Seat 4"]
    assert called(hands.tableau(race, EN, Options(seat=3, names=names)), "title") == ["Seat 4"]


PEOPLE = ["Ada", "Bela", "Carl", "Dora", "Emil", "Fred"]
NAMED = 4  # positions, two of each game
NUMBERED = re.compile(r"\bSeat \d")


@pytest.mark.parametrize("game", GAMES)
def test_who_has_a_name_is_never_called_by_the_number_of_their_seat(game: str) -> None:
    """In no view, whether it is given the names or not, neither drawn nor said, from the set-up to the end."""
    found = set()
    most = max(games.game(game).seats)
    crowded = [each for each in positions(game) if len(each.view.players) == most]
    for there in (reached(game, most, 0), *crowded[:NAMED]):
        options = replace(there.opts, names=PEOPLE[: len(there.view.players)])
        texts = naming(EN, game, options.names)
        for what, view in GAMES[game].items():
            asked = for_view(game, what, replace(there, opts=options)).opts
            drawn = [text.words for text in view.scene(there.view, texts, asked).texts]
            said = [*drawn, view.alt(there.view, texts, asked), *words(game, there.view, what, EN, asked)]
            found |= {(what, line) for line in said if NUMBERED.search(line)}
    assert found == set()


def of_four(game: str) -> Any:
    """What somebody sees at the end of a game of four."""
    return [each.view for each in positions(game) if len(each.view.players) == 4][1]


def test_descriptions_name_people_and_not_their_badges() -> None:
    """Who reads them sees no badge."""
    pulsar, eclipse = (of_four(game) for game in ("pulsar", "eclipse"))
    said = GAMES["pulsar"]["board"].alt(pulsar, EN, Options(names=PEOPLE))
    assert re.search(r"Systems with stations, by player: (\w+ \d+, ){3}\w+ \d+\.", said)
    assert all(said.count(name) >= 3 for name in PEOPLE[:4])
    held = GAMES["eclipse"]["galaxy"].alt(eclipse, EN, Options(names=PEOPLE))
    assert all(held.count(f"{name}: ") == 1 for name in PEOPLE[:4])


def test_a_person_is_named_once_in_a_row() -> None:
    state = reached("gaia", 3, 0).view
    scene = board.BOARD.scene(state, naming(EN, "gaia", PEOPLE), Options(names=PEOPLE))
    assert sorted(text.words for text in scene.texts if text.words in PEOPLE) == ["Ada", "Bela", "Carl"]
