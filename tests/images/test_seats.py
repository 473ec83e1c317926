"""Six seats can be told apart by shape and letter alone, and by colour too."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PIL import Image

from bot.words.texts import Texts
from images.drawing.canvas import Canvas
from images.drawing.paint import SHARED, Painter, paint
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import PANEL, PANEL_LIGHT, THEMES, Palette, contrast, ink_on, rgb
from images.layout.badges import badge, badge_size, draw_badge
from images.layout.parts import WIDTH
from images.layout.seats import COLOURS, SHAPES, Owner, numbered_owner
from images.layout.sources import Part, Row, bars, table, totals
from images.layout.standings import StandingsRow, people, standings
from images.render import GAMES
from images.words.numbers import MINUS
from rules import games
from testkit.positions import amid, ended
from tests.images.measure import clipped, collisions, faint

EN = Texts("en")
SEATS = range(6)
LETTERS = ("8", "88", "10", "W", "뷁")  # as wide as they come
PAINTERS: dict[str, Painter] = {**SHARED, "badge": draw_badge}
VISIBLE = 3  # contrast of a thing without letters, WCAG 2 level AA
APART = 18  # distance of two colours in CIELAB: plainly different side by side

# How eyes without one kind of cones see, for linear light (Viénot, Brettel and Mollon 1999)
EYES = {
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no long cones": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "no middle cones": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


def shown(ground: str = PANEL) -> Scene:
    """Every seat with every letter: a row for each seat."""
    scene = Scene(80 * len(LETTERS) + 40, 60 * len(SEATS) + 40)
    scene.add(panel((10, 10, scene.width - 10, scene.height - 10), ground))
    for seat in SEATS:
        for column, letter in enumerate(LETTERS):
            who = Owner(seat, "", letter, COLOURS[seat], SHAPES[seat])
            badge(scene, who, 60 + 80 * column, 50 + 60 * seat)
    return scene


@pytest.mark.parametrize("ground", [PANEL, PANEL_LIGHT])
@pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)
def test_letters_of_all_seats_stand_out_from_their_badges(palette: Palette, ground: str) -> None:
    scene = shown(ground)
    assert faint(scene, PAINTERS, palette) == []
    assert collisions(scene) == []
    assert clipped(scene) == []


@pytest.mark.parametrize("shape", SHAPES)
def test_two_digits_fit_within_every_shape(shape: str) -> None:
    """All ink of two digits lies on the shape's own colour, neither on its rim nor beyond it."""
    wide, high = badge_size(shape, "88")
    canvas = Canvas(wide, high)
    draw_badge(canvas, Thing("badge", shape, 0, 0, wide, high, colour="#ff0000"))
    for digits in ("88", "10", "42"):
        ink = Text(digits, wide / 2, high / 2, weight="Bold", anchor="m").box
        corners = [(x, y) for x in (ink[0], ink[2] - 1) for y in (ink[1], ink[3] - 1)]
        beyond = [corner for corner in corners if not on_ground(canvas.done(), corner)]
        assert beyond == [], digits


def on_ground(image: Image.Image, at: tuple[float, float]) -> bool:
    """Whether a pixel of a badge has its own colour."""
    return image.getpixel((math.floor(at[0]), math.floor(at[1]))) == (255, 0, 0, 255)


@pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)
def test_badges_stand_out_from_panels(palette: Palette) -> None:
    """By their colour, or by the rim about it."""
    scene = shown()
    painted = paint(Scene(scene.width, scene.height, scene.things), PAINTERS, palette)
    ground = palette.of(PANEL)
    for seat in SEATS:
        x, y = 60, 50 + 60 * seat
        wide, high = badge_size(SHAPES[seat])
        around = painted.crop((x - wide // 2, y - high // 2, x + wide // 2, y + high // 2))
        seen = {"#{:02x}{:02x}{:02x}".format(*colour) for _, colour in around.getcolors(10_000) or []}  # type: ignore[misc]
        assert max(contrast(colour, ground) for colour in seen) >= VISIBLE, seat


@pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)
def test_tables_hold_six_seats(palette: Palette) -> None:
    owners = [numbered_owner(seat, f"Seat {seat + 1}") for seat in SEATS]
    rows = [StandingsRow(who, {"rank": 188}, "가나다라마바사", "to act", asked=who.seat == 1) for who in owners]
    scene = Scene(WIDTH)
    bottom = standings(scene, rows, {"rank": 300}, 10)
    bottom = people(scene, owners, ["Ada", "Ben", "Cy", "Dee", "Eve", "Fay"], bottom + 10)
    points = [Row(who, {"cards": 103, "chips": 188}) for who in owners]
    parts = {"cards": Part("Cards", colour="#8a8f9e"), "chips": Part("Chips")}
    bottom = bars(scene, {part: Part("", colour="#8a8f9e") for part in parts}, points, bottom + 10)
    bottom = table(scene, parts, points, bottom + 10, totals(points, Texts("en")))
    scene.height = round(bottom + 10)
    assert collisions(scene) == []
    assert clipped(scene) == []
    painters = PAINTERS | {"icon": lambda canvas, thing: None}
    assert faint(scene, painters, palette) == []


def test_shapes_and_letters_of_seats_differ() -> None:
    owners = [numbered_owner(seat, "") for seat in SEATS]
    assert len({who.shape for who in owners}) == len({who.letter for who in owners}) == len(SEATS)
    silhouettes = set()
    for shape in SHAPES:
        wide, high = badge_size(shape)
        canvas = Canvas(wide, high)
        draw_badge(canvas, Thing("badge", shape, 0, 0, wide, high, colour="#ff0000"))
        silhouettes.add(canvas.done().getchannel("A").tobytes())
    assert len(silhouettes) == len(SHAPES)


@pytest.mark.parametrize("eyes", EYES)
def test_colours_of_seats_differ_for_all_eyes(eyes: str) -> None:
    near = [
        (one, other, round(distance(one, other, eyes)))
        for one, other in combinations(COLOURS, 2)
        if distance(one, other, eyes) < APART
    ]
    assert near == []
    assert all(contrast(colour, ink_on(colour)) >= 4.5 for colour in COLOURS)


def distance(one: str, other: str, eyes: str) -> float:
    """How far two colours are apart in CIELAB for such eyes."""
    return math.dist(lab(one, eyes), lab(other, eyes))


def lab(colour: str, eyes: str) -> tuple[float, float, float]:
    light = [linear(channel / 255) for channel in rgb(colour)]
    r, g, b = (sum(share * own for share, own in zip(row, light, strict=True)) for row in EYES[eyes])
    x = cube_root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    y = cube_root(0.2126 * r + 0.7152 * g + 0.0722 * b)
    z = cube_root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def cube_root(share: float) -> float:
    return share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116


@pytest.mark.parametrize("game", GAMES)
def test_rows_go_by_turn_order_and_in_the_end_by_points_and_a_heading_says_so(game: str) -> None:
    """Of a map; what lies before everybody in a game without one has no order, and in the end results above it."""
    shown = next(iter(GAMES[game].values()))
    seats = games.game(game).seats[1]
    headings, points = [], list[list[int]]()
    for position in (amid(game, seats), ended(game, seats)):
        texts = shown.scene(position.view, EN, position.opts).texts
        headings += [text.words for text in texts if text.tag == "section"]
        points.append(
            [int(text.words.replace(MINUS, "-")) for text in texts if text.tag.partition(" ")[0] in ("vp", "total")]
        )
    assert points[-1] == sorted(points[-1], reverse=True) != []
    assert headings in (["In turn order from the top", "Final ranking"], ["Final points"])
