from __future__ import annotations

import math
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from images.drawing.cache import Cache
from images.drawing.canvas import Canvas
from images.drawing.fonts import SMALLEST, font, printable, width, wrap
from images.drawing.packing import Pixels, jpeg, packed
from images.drawing.paint import SHARED, draw_panel, paint
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.sky import sky
from images.drawing.theme import (
    ACCENT,
    DARK,
    LIGHT,
    PANEL,
    PAPER,
    THEMES,
    WHITE,
    Palette,
    contrast,
    ink_on,
    mix,
    rgb,
    tinted,
)
from images.gaia.colours import OWNERS, TERRAIN
from images.layout.inline import break_line, inline_width
from images.map.hexgrid import border, centre
from images.render import MOST_PICTURE_BYTES, QUALITIES, encode
from localdiscord.actions.uploads import MAX_BYTES
from rules.core.hexes import Hex, disc
from tests.images.measure import LARGEST, faint


def area(points: list[tuple[float, float]]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True))) / 2


@pytest.mark.parametrize(
    "places", [{Hex(0, 0)}, {Hex(0, 0), Hex(1, 0)}, {Hex(0, 0), Hex(1, 0), Hex(0, 1)}, set(disc(2))]
)
def test_a_border_encloses_its_hexes(places: set[Hex]) -> None:
    (line,) = border(frozenset(places), 10)
    assert area(line) == pytest.approx(len(places) * 150 * math.sqrt(3))
    (inner,) = border(frozenset(places), 10, 2)
    assert area(inner) < area(line)


def test_a_haze_fades_from_its_core_to_its_rim() -> None:
    canvas = Canvas(40, 20)
    canvas.haze((0, 0), (20, 10), "#ff0000", 0.8, 0.5)
    across = canvas.done().getchannel("A").crop((20, 10, 40, 11)).tobytes()
    assert canvas.done().getpixel((20, 10)) == (255, 0, 0, 204)
    assert across[0] == across[8] > across[14] > across[19]


def test_light_lies_below_what_was_drawn() -> None:
    canvas = Canvas(20, 20)
    canvas.circle((0, 0), 4, "#00ff00")
    canvas.lit(lambda below: below.circle((0, 0), 9, "#ff0000"))
    assert [canvas.done().getpixel((10 + x, 10)) for x in (0, 7)] == [(0, 255, 0, 255), (255, 0, 0, 255)]


def test_an_area_with_a_hole_has_two_borders() -> None:
    assert len(border(frozenset(disc(1)) - {Hex(0, 0)}, 10)) == 2


def test_neighbouring_hexes_lie_side_by_side() -> None:
    assert {round(math.dist(centre(at, 10), (0, 0)), 6) for at in Hex(0, 0).neighbours()} == {
        round(10 * math.sqrt(3), 6)
    }


def test_the_typeface_has_both_languages() -> None:
    assert printable("Gaia 가이아 뷁 7B2 → × ★") == "Gaia 가이아 뷁 7B2 → × ★"
    assert printable("a\U0001f680b") == "a\U0001f680b"


@pytest.mark.parametrize("anchor", ["l", "m", "r"])
def test_the_box_of_a_text_holds_its_ink(anchor: str) -> None:
    text = Text("Ägypten 가", 100, 50, 30, anchor=anchor)
    left, top, right, bottom = text.box
    assert right - left == pytest.approx(width("Ägypten 가", 30), abs=6)
    assert top < 50 < bottom
    assert font("SemiBold", 30).size == 30


def test_lines_are_broken_between_signs_only() -> None:
    parts = ["@income", "1", "@ore", "2", "@credits", "/", "@mine"]
    broken = break_line(parts, 120)
    assert [part for line in broken for part in line] == parts
    assert all(inline_width(line) <= 120 for line in broken)
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


@pytest.mark.parametrize("palette", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("edge", ["", ACCENT], ids=["plain", "rimmed"])
def test_a_large_panel_looks_as_if_drawn_whole(palette: Palette, edge: str) -> None:
    scene = Scene(400, 300)
    whole = paint(scene, SHARED, palette)
    scene.add(panel((10, 20, 391, 281), PANEL, edge))
    drawn = Canvas(381, 261, palette)
    draw_panel(drawn, scene.things[0])
    whole.paste(drawn.done(), (10, 20), drawn.done())
    assert ImageChops.difference(paint(scene, SHARED, palette), whole).getbbox() is None


def test_skies_of_all_heights_are_the_same_sky() -> None:
    low, high = sky(1080, 300, DARK), sky(1080, 900, DARK)
    apart = ImageChops.difference(low, high.crop((0, 0, 1080, 300))).getextrema()
    assert all(most <= 1 for _, most in apart)  # type: ignore[misc]  # rounding; each band has its extremes
    assert low.getcolors(1080 * 300) != sky(1080, 300, LIGHT).getcolors(1080 * 300)


def test_letters_have_the_colours_of_the_theme() -> None:
    scene = Scene(200, 100)
    scene.add(Text("■■■", 20, 50, 40, PAPER), Text("", 20, 50))
    assert [text.words for text in scene.texts] == ["■■■"]
    for palette in THEMES.values():
        colours = paint(scene, SHARED, palette).getcolors(200 * 100) or []
        assert rgb(palette.of(PAPER)) in {colour for count, colour in colours if count > 50}


@pytest.mark.parametrize("layer", [0, 1])
def test_things_of_the_same_name_are_drawn_by_the_painters_of_their_own_game(layer: int) -> None:
    def painted(colour: str) -> Image.Image:
        def draw(canvas: Canvas, thing: Thing) -> None:
            canvas.box((-20, -20, 20, 20), 0, colour)

        return paint(Scene(60, 60, [Thing("icon", "vp", 30, 30, 40, 40, layer)]), {"icon": draw})

    first, other = painted("#ff0000"), painted("#00ff00")
    assert first.getpixel((30, 30)) != other.getpixel((30, 30))


def test_the_cache_keeps_what_was_used_last() -> None:
    cache, made = Cache(200), []

    def make(name: str) -> Image.Image:
        made.append(name)
        return Image.new("L", (10, 10))

    for name in ("a", "b", "a", "c", "a", "b"):
        cache.get(name, lambda name=name: make(name))  # type: ignore[misc]
    assert made == ["a", "b", "c", "b"]


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_a_photograph_comes_out_of_its_parcel_nearly_as_it_went_in(mode: str) -> None:
    whole = sky(200, 150, DARK).convert(mode)
    if mode == "RGBA":
        whole.putalpha(Image.linear_gradient("L").resize(whole.size).point(lambda value: 255 - value // 12))
    stored = packed(whole)
    opened = stored.open()
    assert (opened.mode, opened.size) == (mode, whole.size)
    assert stored.byte_size < Pixels(whole).byte_size / 5
    apart = ImageStat.Stat(ImageChops.difference(opened, whole)).mean
    assert max(apart[:3]) < 2
    assert apart[3:] in ([], [0])


def test_what_is_seen_through_comes_out_of_its_parcel_exactly() -> None:
    canvas = Canvas(200, 200)
    canvas.line([(-90, -80), (90, 70)], ACCENT, 6)
    drawn = canvas.done()
    stored = packed(drawn)
    assert ImageChops.difference(stored.open(), drawn).getbbox(alpha_only=False) is None
    assert stored.open() is not stored.open()


def test_a_text_that_is_kept_with_the_sky_is_written_again_where_things_may_lie_over_it() -> None:
    def drawn(*things: Thing, covered: bool) -> Image.Image:
        scene = Scene(200, 100)
        scene.add(panel((0, 0, 1, 1), PANEL, layer=0), *things)
        scene.add(Text("■■■", 20, 50, 40, PAPER, layer=0, covered=covered))
        return paint(scene, SHARED)

    over = panel((10, 10, 190, 90), ACCENT)
    letters = rgb(DARK.of(PAPER))
    clear, under, again = drawn(covered=False), drawn(over, covered=False), drawn(over, covered=True)
    assert under.getpixel((40, 50)) == rgb(DARK.of(ACCENT))
    assert again.getpixel((40, 50)) == letters
    apart = ImageChops.difference(clear, again).getpixel((40, 50))
    assert isinstance(apart, tuple)
    assert max(apart) < 10


def test_a_picture_too_heavy_for_a_phone_is_encoded_more_coarsely() -> None:
    noise = Image.effect_noise((1200, 1000), 60).convert("RGB")
    finest = BytesIO()
    noise.save(finest, "JPEG", quality=QUALITIES[0], subsampling=0)
    assert len(finest.getvalue()) > MOST_PICTURE_BYTES >= len(encode(noise))


def test_no_picture_is_too_heavy_for_discord() -> None:
    """Nothing takes more bytes than noise; one part in ten of it is enough to tell."""
    wide, high = LARGEST
    noise = Image.frombytes("RGB", (wide, high // 10), Random(1).randbytes(wide * high // 10 * 3))
    assert 10 * len(jpeg(noise, QUALITIES[0])) < MAX_BYTES


def test_letters_in_signs_have_to_stand_out() -> None:
    def grey(canvas: Canvas, thing: Thing) -> None:
        canvas.circle((0, 0), 16, "#808080")
        canvas.words("?", 22, thing.colour)

    for colour, found in ((WHITE, ["icon any: ?"]), ("#000000", [])):
        scene = Scene(40, 40, [Thing("icon", "any", 20, 20, 40, 40, 1, colour)])
        assert [words for words, _ in faint(scene, {"icon": grey}, DARK)] == found
