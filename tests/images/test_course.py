"""The course of a game: a curve for each seat, its end beside its badge, the same in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bot.words.texts import FOLDERS, LOCALES, Texts
from images.course import APART
from images.drawing.scene import Scene
from images.drawing.theme import PANEL, SEEN, THEMES, contrast
from images.layout.parts import WIDTH
from images.layout.seats import numbered_owner
from images.layout.sources import Part, Row, table, totals
from images.options import Options
from images.render import GAMES
from rules import games
from testkit.positions import ended
from tests.images.measure import clipped, collisions

POINTS = ((10, 10, 10), (12, 18, 11), (30, 29, 11), (64, 66, 65))


@pytest.mark.parametrize("game_id", GAMES)
def test_each_seat_has_a_curve_that_ends_in_its_points(game_id: str) -> None:
    position = ended(game_id, 3)
    view, texts = GAMES[game_id]["course"], Texts("en")
    drawn = view.scene(position.view, texts, Options(names=("Ann", "Ben", "Cy"), course=POINTS))
    assert len([thing for thing in drawn.things if thing.tag.startswith("curve")]) == 3
    ends = {text.tag: text for text in drawn.texts if text.tag.startswith("end")}
    assert [ends[f"end {seat}"].words for seat in range(3)] == ["64", "66", "65"]
    assert [text.words for text in drawn.texts if text.tag == "name"] == ["Ben", "Cy", "Ann"]
    heights = [ends[f"end {seat}"].y for seat in (1, 2, 0)]
    assert all(lower - upper >= APART for upper, lower in pairwise(heights))
    told = view.words(position.view, texts, Options(names=("Ann", "Ben", "Cy"), course=POINTS))[1:]
    assert [line for line in told if not line.startswith("-")] == [
        "**Ben**: 10, 18, 29, 66",
        "**Cy**: 10, 11, 11, 65",
        "**Ann**: 10, 12, 30, 64",
    ]


def test_race_says_where_points_come_from_once() -> None:
    """The table of all cards has them already, and stands above the curves in the post that ends a game."""
    drawn = GAMES["race"]["course"].scene(ended("race", 3).view, Texts("en"), Options(course=POINTS))
    assert "Where the points come from" not in [text.words for text in drawn.texts]


def test_with_less_room_curves_are_lower_and_what_brought_little_is_one_row() -> None:
    """The last post of a game took two screens of a phone; its sums stay those of the points."""
    position = ended("gaia", 3)
    points = [{**{f"final-{part}": 9 for part in ("type", "gaia", "sector")}, "levels": 20 + seat} for seat in range(3)]
    sources = [{"tiles": 9, "federations": 8, "actions": 7, "passing": 2, "charging": -3, **own} for own in points]
    shown = Options(names=("Ann", "Ben", "Cy"), course=POINTS, sources=sources)
    tall, low = (
        GAMES["gaia"]["course"].scene(position.view, Texts("en"), replace(shown, room=room)) for room in (0, 700)
    )
    assert low.height < tall.height - 200
    assert "Others" not in [text.words for text in tall.texts]
    for drawn in (tall, low):
        assert [text.words for text in drawn.texts if text.tag.startswith("last ")] == ["71", "72", "70"]
    assert "Ben: Research levels 21, " in GAMES["gaia"]["course"].alt(position.view, Texts("en"), shown)


@pytest.mark.parametrize(("brought", "others"), [((40, 30, 20, 15, 10, 8, 5, 3), True), (range(20, 12, -1), False)])
def test_with_little_room_smaller_parts_in_one_row_are_never_most_of_the_points(
    brought: Sequence[int], others: bool
) -> None:
    """The row of all others was the largest of the last post, and hid what the post named as deciding."""
    position = ended("gaia", 3)
    parts = ("tiles", "federations", "actions", "passing", "levels", "final-type", "final-gaia", "research")
    sources = [dict(zip(parts, brought, strict=True)) for _ in range(3)]
    shown = Options(names=("Ann", "Ben", "Cy"), course=POINTS, sources=sources, room=300)
    table = {text.words for text in GAMES["gaia"]["course"].scene(position.view, Texts("en"), shown).texts}
    assert ("Others" in table) == others


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_no_name_of_what_brings_points_is_cut(game_id: str, locale: str) -> None:
    """*Round and technology tiles* ended in an ellipsis; with as many seats as there are, too."""
    texts, seats = Texts(locale), max(games.game(game_id).seats)
    named = re.compile(rf"^{game_id}-picture-part-([\w-]+) =", re.MULTILINE)
    found = (path.read_text("utf-8") for folder in FOLDERS for path in Path(folder, locale).glob("*.ftl"))
    parts = [part for said in found for part in named.findall(said)]
    rows = [Row(numbered_owner(seat, "W" * 30), dict.fromkeys(parts, -100)) for seat in range(seats)]
    drawn, shown = Scene(WIDTH), {part: Part(texts(f"{game_id}-picture-part-{part}"), "vp") for part in parts}
    drawn.height = round(table(drawn, shown, rows, 0, totals(rows, texts)))
    assert not [text.words for text in drawn.texts if text.tag != "column name" and text.words.endswith("…")]
    assert collisions(drawn) == clipped(drawn) == []


def test_the_scale_of_points_below_zero_has_a_minus() -> None:
    options = Options(names=("Ann", "Ben", "Cy"), course=((0, 0, 0), (-8, -12, 3)))
    drawn = GAMES["gaia"]["course"].scene(ended("gaia", 3).view, Texts("en"), options)
    assert {"−10", "0"} <= {text.words for text in drawn.texts if text.tag == "scale"}
    assert [text.words for text in drawn.texts if text.tag.startswith("end ")] == ["3", "−8", "−12"]


@pytest.mark.parametrize("game_id", GAMES)
def test_before_the_first_round_has_ended_there_is_no_course(game_id: str) -> None:
    position = ended(game_id, 3)
    view, options = GAMES[game_id]["course"], Options(course=POINTS[:1])
    drawn = view.scene(position.view, Texts("en"), options)
    assert [text.words for text in drawn.texts if text.tag == "nothing"] == ["No round has ended yet"]
    assert view.alt(position.view, Texts("ko"), options).endswith("아직 끝난 라운드가 없습니다.")


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("theme", THEMES)
def test_each_curve_or_its_rim_stands_out_from_the_panel(game_id: str, theme: str) -> None:
    """A white seat on white paper, a dark one on a dark panel."""
    position, palette = ended(game_id, 3), THEMES[theme]
    drawn = GAMES[game_id]["course"].scene(position.view, Texts("en"), Options(course=POINTS))
    for seat in range(3):
        lines = [thing for thing in drawn.things if thing.tag in (f"curve {seat}", f"rim {seat}")]
        assert max(contrast(palette.of(line.colour), palette.of(PANEL)) for line in lines) >= SEEN
