"""The reference of Pulsar 2849: every entry in signs and in words, what lies where, and which values are our own."""

from __future__ import annotations

import pytest

from bot.games.pulsar import REFERENCE
from bot.words.texts import Texts
from images.options import Options
from images.pulsar.reference.facts import FILES, own_design, place, title
from images.pulsar.telling import words_of_signs
from images.pulsar.views import VIEWS
from rules.pulsar.components import GOALS, HEADQUARTERS, TECHNOLOGIES
from rules.pulsar.contents import CHAPTERS
from rules.pulsar.replaceable import own_values
from tests.images import pulsar_sample as sample
from tests.images.measure import clipped, collisions

EN = Texts("en")
PHONE = 390 / 1080
PAGE = 16  # entries that are shown side by side
NOWHERE = REFERENCE.nowhere()
VIEW = VIEWS["reference"]


def entries(chapter: str) -> tuple[str, ...]:
    return tuple(f"{chapter}:{id}" for id in CHAPTERS[chapter])


def told(entry: str, texts: Texts) -> str:
    return " ".join(VIEW.words(NOWHERE, texts, Options(entries=[entry])))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_can_be_read(chapter: str, texts: Texts) -> None:
    every = entries(chapter)
    for start in range(0, len(every), PAGE):
        scene = VIEW.scene(NOWHERE, texts, Options(entries=every[start : start + PAGE]))
        assert collisions(scene) == []
        assert clipped(scene) == []
        assert scene.height <= 2400


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_an_entry_alone_fits_a_phone(chapter: str, texts: Texts) -> None:
    for entry in entries(chapter):
        scene = VIEW.scene(NOWHERE, texts, Options(entries=[entry]))
        assert collisions(scene) == []
        assert clipped(scene) == []
        assert scene.height * PHONE < 300
        assert "@" not in told(entry, texts)


@pytest.mark.parametrize("technology", TECHNOLOGIES)
def test_a_technology_says_its_die_its_effect_and_its_row(technology: str, texts: Texts) -> None:
    said = told(f"technology:{technology}", texts)
    assert texts(f"pulsar-tech-{technology}") in said
    assert texts(f"pulsar-does-{technology}") in said
    printed = TECHNOLOGIES[technology]
    kind = "dice" if printed.icons > 1 else "die"
    assert texts(f"pulsar-picture-icon-{kind}-of", value=printed.die) in said
    assert texts("pulsar-reference-row", board=printed.board.upper(), round=printed.row) in said


def test_both_sides_of_a_board_stand_as_they_are_printed(texts: Texts) -> None:
    scene = VIEW.scene(NOWHERE, texts, Options(entries=["headquarters:a1", "headquarters:a2"]))
    for project in HEADQUARTERS["a1"]:
        assert len([thing for thing in scene.of("icon") if thing.tag == f"die {project}"]) == 2
    assert collisions(scene) == []
    assert scene.height * PHONE < 450


def test_a_project_is_told_of_the_sides_in_play() -> None:
    everywhere = VIEW.words(NOWHERE, EN, Options(entries=["project:1a"]))
    assert [line[:3] for line in everywhere[1:9]] == [f"{side.upper()}:" for side in HEADQUARTERS]
    state = sample.full()
    here = VIEW.words(state, EN, Options(entries=["project:1a"]))
    sides = [f"{player.headquarters.upper()}:" for player in state.players]
    assert [line[:3] for line in here[1 : 1 + len(sides)]] == sides


def test_it_says_where_things_lie_and_who_has_them() -> None:
    state = sample.full()
    assert EN("pulsar-reference-in-play") in place(state, EN, "technology", "ai-r1")
    assert EN("pulsar-reference-held", names="Seat 1, Seat 3") in place(state, EN, "technology", "ai-r1")
    assert place(state, EN, "transmitter", "c5") == EN("pulsar-picture-offer")
    assert place(state, EN, "transmitter", "c1") == ""
    assert place(state, EN, "system", "t01") == "S01"
    for chapter, ids in CHAPTERS.items():
        known = chapter == "technology"  # of which the board is always told
        assert all(bool(place(NOWHERE, EN, chapter, id)) == known for id in ids)


def test_it_says_which_values_are_our_own(texts: Texts) -> None:
    marked = {(value.file, value.id) for value in own_values()}
    for chapter, file in FILES.items():
        for id in CHAPTERS[chapter]:
            assert bool(own_design(texts, chapter, id)) == ((file, id) in marked)
    assert own_design(texts, "headquarters", "a1")
    assert not own_design(texts, "headquarters", "a2")
    assert own_design(texts, "term", "final")


def test_goals_are_called_by_what_they_ask_for(texts: Texts) -> None:
    for id, goal in GOALS.items():
        assert str(goal.least) in title(texts, "goal", id)


def test_what_the_game_does_not_have_is_refused() -> None:
    for entry in ("technology:dragon", "dragons:ai-l1"):
        with pytest.raises(KeyError):
            VIEW.scene(NOWHERE, EN, Options(entries=[entry]))


def test_amounts_in_words_are_counted_as_each_language_does() -> None:
    parts = ["3", "@vp", "1", "@cube", "+1", "@station", "@jump", "@blue"]
    assert words_of_signs(Texts("en"), parts) == "3 points, 1 cube, +1 station, jump system"
    assert words_of_signs(Texts("ko"), parts) == "3점, 큐브 1개, 스테이션 +1개, 순간 이동 행성계"
