"""Every choice of a place has a letter of its own, and choices of one place stand together."""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence
from itertools import groupby

import pytest

from bot.manifest.manifest import Manifest, manifest
from bot.ui.panel import letters, panel_pictures, panel_view, question_controls
from bot.ui.panel.navigation import START, open_question
from bot.words.texts import Texts
from images.render import GAMES
from rules import games
from rules.core import saves
from rules.core.decisions import Decision, Option, Pick, choose
from tests.bot.test_tips import panels
from tools.keep import kept

AWAY = "off-the-map"  # the place of a choice that lies on no map
SIGNS = ("terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice", "gaia", "transdim", "lost")


def test_choices_of_one_place_have_its_letter_and_a_number() -> None:
    places = {"one": "c3", "two": "a1", "three": "c3", "four": "b2"}
    assert letters.letters(places) == {"one": "A-1", "three": "A-2", "two": "B", "four": "C"}


def test_choices_of_one_place_stand_together_in_a_list() -> None:
    game = manifest("eclipse")
    ways = ["track:307", "track:316", "227:track", "227:307", "227:316"]
    options = [Option(way, facts={"place": way[-3:]} if way[-1].isdigit() else {}) for way in ways]
    listed = question_controls.options_shown(choose(0, "influence", options), None, 0, game)
    assert [option.word for option in listed] == ["track:307", "227:307", "track:316", "227:316", "227:track"]


def test_under_headings_that_are_closed_nothing_has_a_letter() -> None:
    """Otherwise marks of cards nobody has opened hide what planets are worth."""
    game = manifest("ti4")
    rings = [Option(f"activate:{number}", "ring-1", {"place": str(number)}) for number in range(101, 107)]
    cards = [Option(f"card:uprising:{planet}", "action-cards", {"planet": planet}) for planet in "abcdefgh"]
    question = choose(0, "action", [*rings, *cards])
    assert question_controls.closed(question, None, game)
    assert not question_controls.closed(question, "action-cards", game)
    assert not question_controls.closed(choose(0, "action", rings), None, game)


@pytest.mark.parametrize("game_id", games.MODULES)
def test_no_letter_stands_for_two_choices_and_no_place_in_two_parts_of_a_list(game_id: str) -> None:
    game, shown = games.game(game_id), manifest(game_id)
    for path in kept(game).values() if shown.boards.place else ():
        state = saves.load(game, game.version, gzip.decompress(path.read_bytes()))
        for question in game.pending(state):
            for listed in lists(question, shown):
                places = {one.word: str(place) for one in listed if (place := one.facts.get(shown.boards.place))}
                assert len(set(letters.letters(places).values())) == len(places)
                parts = [place for place, _ in groupby(places.values())]
                assert len(parts) == len(set(parts)), question.kind


def lists(question: Decision, shown: Manifest) -> Iterator[Sequence[Option]]:
    """The first page of each list of a question."""
    options = question.ask.options if isinstance(question.ask, Pick) else ()
    for group in dict.fromkeys([None, *(option.group for option in options)]):
        yield question_controls.options_shown(question, group, 0, shown)


def test_letters_have_no_gaps_but_for_those_of_planets() -> None:
    """Gaia Project writes the letter of its type on a planet; in no other game does a letter mean something else."""
    texts = Texts("en")
    signs = {texts(f"gaia-picture-short-{each}")[0] for each in SIGNS}
    taken = {game: set(manifest(game).boards.taken(texts)) for game in games.MODULES}
    assert {game: found for game, found in taken.items() if found} == {"gaia": signs}
    for count, said in ((3, ""), (4, "D"), (6, "D, G")):
        places = {f"mine:{number}": str(number) for number in range(count)}
        line = f"-# Letters of planets ({said}) name no choice." if said else ""
        own = letters.letters(places, manifest("gaia").boards.taken(texts))
        assert letters.left_out(own.values(), "gaia", texts) == line
    assert letters.left_out("ABCDE", "eclipse", texts) == ""


def test_where_planets_have_korean_signs_no_letter_is_left_out() -> None:
    texts = Texts("ko")
    assert not any(manifest(game).boards.taken(texts) for game in games.MODULES)
    assert letters.left_out("ABCDEFGH", "gaia", texts) == ""


def test_a_panel_of_gaia_project_says_which_letters_are_left_out() -> None:
    panel = next(each for each in panels("gaia") if each.questions and each.questions[0].kind == "settle")
    assert "Letters of planets (D" in str(panel_view.view(panel, Texts("en")).to_components())
    korean = str(panel_view.view(panel, Texts("ko")).to_components())
    assert "행성 글자" not in korean
    assert "D ·" in korean


def on_the_map(shown: Manifest, option: Option) -> bool:
    """Whether an option has a place on the map; the picture of a battle shows where it is fought alone."""
    return (option.facts.get(shown.boards.place) or AWAY) != AWAY


@pytest.mark.parametrize("kind", games.MODULES)
def test_every_place_that_a_choice_names_has_its_letter_or_its_name_on_the_picture(kind: str) -> None:
    """A lone mine was offered by coordinates that the board does not show; tiles opened to hexes nobody could find."""
    texts, shown, looked_at = Texts("en"), manifest(kind), 0
    for panel in panels(kind) if shown.boards.place else ():
        question = open_question(panel, START)
        wanted = panel_pictures.about(panel, question) if question else None
        if question is None or wanted is None or wanted.what in shown.panels.lately:
            continue
        options = question_controls.options_shown(question, None, 0, shown)
        lettered = letters.of_choices(panel, question, START, texts)
        scene = GAMES[kind][wanted.what].scene(wanted.view, texts, wanted.options)
        said = " ".join(text.words for text in scene.texts).casefold()
        places = {one.word: str(one.facts[shown.boards.place]) for one in options if on_the_map(shown, one)}
        unlettered = {place for word, place in places.items() if word not in lettered}
        assert [place for place in unlettered if place not in said] == [], question.kind
        looked_at += bool(places)
    assert looked_at or not shown.boards.place
