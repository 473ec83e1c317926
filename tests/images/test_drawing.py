from __future__ import annotations

import math

import pytest
from PIL import Image

from images.cache import Cache
from images.flow import length, lines
from images.fonts import SMALLEST, font, known, width, wrap
from images.hexgrid import border, centre
from images.scene import Text
from images.theme import DARK, LIGHT, OWNERS, PANEL, TERRAIN, WHITE, contrast, ink_on, mix, tinted
from rules.core.hexes import Hex, disc


def area(points: list[tuple[float, float]]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True))) / 2


@pytest.mark.parametrize(
    "places", [{Hex(0, 0)}, {Hex(0, 0), Hex(1, 0)}, {Hex(0, 0), Hex(1, 0), Hex(0, 1)}, set(disc(2))]
)
def test_a_border_encloses_its_hexes(places: set[Hex]) -> None:
    (line,) = border(places, 10)
    assert area(line) == pytest.approx(len(places) * 150 * math.sqrt(3))
    (inner,) = border(places, 10, 2)
    assert area(inner) < area(line)


def test_an_area_with_a_hole_has_two_borders() -> None:
    assert len(border({at for at in disc(1) if at != Hex(0, 0)}, 10)) == 2


def test_neighbouring_hexes_lie_side_by_side() -> None:
    assert {round(math.dist(centre(at, 10), (0, 0)), 6) for at in Hex(0, 0).neighbours()} == {
        round(10 * math.sqrt(3), 6)
    }


def test_the_typeface_has_both_languages() -> None:
    assert known("Gaia 가이아 뷁 7B2 → × ★") == "Gaia 가이아 뷁 7B2 → × ★"
    assert known("a\U0001f680b") == "ab"


@pytest.mark.parametrize("anchor", ["l", "m", "r"])
def test_the_box_of_a_text_holds_its_ink(anchor: str) -> None:
    text = Text("Ägypten 가", 100, 50, 30, anchor=anchor)
    left, top, right, bottom = text.box
    assert right - left == pytest.approx(width("Ägypten 가", 30), abs=6)
    assert top < 50 < bottom
    assert font("SemiBold", 30).size == 30


def test_lines_are_broken_between_signs_only() -> None:
    parts = ["@income", "1", "@ore", "2", "@credits", "/", "@mine"]
    broken = lines(parts, 120)
    assert [part for line in broken for part in line] == parts
    assert all(length(line) <= 120 for line in broken)
    assert not any(line[-1].isdigit() for line in broken)
    assert all(width(line, SMALLEST) <= 200 for line in wrap("a few words in several lines of text", SMALLEST, 200))


def test_owner_and_planet_colours_differ() -> None:
    assert len(set(OWNERS.values())) == len(OWNERS)
    assert len(set(TERRAIN.values())) == len(TERRAIN)
    for colour in OWNERS.values():
        assert contrast(colour, ink_on(colour)) >= 4.5


def test_themes_change_the_ground_and_leave_owners_terrain_and_goods() -> None:
    for colour in (*OWNERS.values(), *TERRAIN.values(), WHITE):
        assert LIGHT.of(colour) == DARK.of(colour) == colour
    assert DARK.of(PANEL) == PANEL != LIGHT.of(PANEL)
    assert DARK.of(tinted(PANEL, "#ff0000", 0.2)) == mix(PANEL, "#ff0000", 0.2)
    assert LIGHT.of(tinted(PANEL, "#ff0000", 0.2)) == mix(LIGHT.of(PANEL), "#ff0000", 0.2)


def test_the_cache_keeps_what_was_used_last() -> None:
    cache, made = Cache(200), []

    def make(name: str) -> Image.Image:
        made.append(name)
        return Image.new("L", (10, 10))

    for name in ("a", "b", "a", "c", "a", "b"):
        cache.get(name, lambda name=name: make(name))  # type: ignore[misc]
    assert made == ["a", "b", "c", "b"]
