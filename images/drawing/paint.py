"""Scenes become pixels: layer 0 as one kept image, then the other things by layer, texts last."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial

from PIL import Image, ImageDraw

from images.drawing.cache import Cache
from images.drawing.canvas import SCALE, Canvas, dashes
from images.drawing.fonts import draw, width
from images.drawing.packing import packed
from images.drawing.scene import Scene, Text, Thing
from images.drawing.sky import sky
from images.drawing.theme import DARK, INK, PAPER, Palette, mix, rgb

Painter = Callable[[Canvas, Thing], None]
HUGE = 300 * 300  # px; such things are drawn twice as large only
LARGE = 150 * 150  # px; such things are kept packed: a few hundred of them would fill the memory
HIGH = 1600  # px of a sky that is kept: few pictures are higher
MEGABYTE = 1024 * 1024
CORNER = 20  # px of a panel that hold its round corner and its rim
OUTLINE = 3  # px around a letter that stands on something colourful

_small = Cache(6 * MEGABYTE)
_large = Cache(16 * MEGABYTE, packed)
_skies = Cache(11 * MEGABYTE)  # of the usual width one for each theme: nearly all pictures go back to those two


def paint(scene: Scene, painters: Mapping[str, Painter], palette: Palette = DARK) -> Image.Image:
    """Draw a scene in the colours of a theme, as large as it says it is.

    `painters` draw the things by their kind; KeyError for a kind without one. What was drawn before is taken from a
    cache, so that a painter must depend on nothing but `Thing.appearance` and the palette.
    """
    still = replace(scene, things=[thing for thing in scene.things if not thing.layer],
                    texts=[text for text in scene.texts if not text.layer])  # fmt: skip
    if still.things:
        parts: tuple[Thing | Text, ...] = (*still.things, *still.texts)
        shown = ((part.appearance, part.x, part.y) for part in parts)
        drawn_by = dict.fromkeys(painters[thing.kind] for thing in still.things)  # games share names of things
        key = ("still", palette.name, scene.width, scene.height, *drawn_by, *shown)
        image = _large.get(key, lambda: _still(still, painters, palette))
    else:
        image = _sky(scene, palette)
    above = sorted((thing for thing in scene.things if thing.layer), key=lambda thing: thing.layer)
    _place(image, above, painters, palette)
    _write(image, (text for text in scene.texts if text.layer or text.covered), palette)
    return image


def _still(scene: Scene, painters: Mapping[str, Painter], palette: Palette) -> Image.Image:
    image = _sky(scene, palette)
    _place(image, scene.things, painters, palette)
    _write(image, scene.texts, palette)
    return image


def _sky(scene: Scene, palette: Palette) -> Image.Image:
    if scene.height > HIGH:
        return sky(scene.width, scene.height, palette)
    kept = _skies.get((palette.name, scene.width), lambda: sky(scene.width, HIGH, palette))
    return kept.crop((0, 0, scene.width, scene.height))


def _place(image: Image.Image, things: Iterable[Thing], painters: Mapping[str, Painter], palette: Palette) -> None:
    for thing in things:
        if thing.kind == "panel" and min(thing.w, thing.h) > 2 * CORNER:
            _panel(image, thing, palette)
        else:
            sprite = _kept(thing, painters[thing.kind], palette)
            image.paste(sprite, (round(thing.x - sprite.width / 2), round(thing.y - sprite.height / 2)), sprite)


def _kept(thing: Thing, painter: Painter, palette: Palette) -> Image.Image:
    cache = _small if thing.w * thing.h < LARGE else _large
    return cache.get((palette.name, painter, thing.appearance), lambda: _sprite(thing, painter, palette))


def _sprite(thing: Thing, painter: Painter, palette: Palette) -> Image.Image:
    canvas = Canvas(thing.w, thing.h, palette, SCALE if thing.w * thing.h < HUGE else 2)
    painter(canvas, thing)
    return canvas.done()


def _panel(image: Image.Image, thing: Thing, palette: Palette) -> None:
    """A panel of any size, made of the corners and edges of a small one: large ones are dear to draw and to keep."""
    small = _kept(replace(thing, w=3 * CORNER, h=3 * CORNER), draw_panel, palette)
    wide, high = math.ceil(thing.w), math.ceil(thing.h)
    at = round(thing.x - wide / 2), round(thing.y - high / 2)
    for left, right, x, w in _thirds(wide):
        for up, down, y, h in _thirds(high):
            box = at[0] + x, at[1] + y, at[0] + x + w, at[1] + y + h
            if x == y == CORNER:
                image.paste(rgb(palette.of(thing.colour)), box)
            else:
                part = small.resize((w, h), Image.Resampling.NEAREST, (left, up, right, down))
                image.paste(part, box, part)


def _thirds(length: int) -> list[tuple[int, int, int, int]]:
    """Along one side: from and to px of the small panel, and where in the large one that stands and how long it is."""
    end = 3 * CORNER
    middle = length - 2 * CORNER
    return [
        (0, CORNER, 0, CORNER),
        (CORNER, end - CORNER, CORNER, middle),
        (end - CORNER, end, length - CORNER, CORNER),
    ]


def _write(image: Image.Image, texts: Iterable[Text], palette: Palette) -> None:
    for text in texts:
        at = round(text.left) - OUTLINE, round(text.baseline) - text.size - OUTLINE
        for colour, stroke in ((text.outline, OUTLINE), (text.colour, 0)):
            if colour:
                key = ("text", text.words, text.size, text.weight, stroke)
                image.paste(rgb(palette.of(colour)), at, _small.get(key, partial(_letters, text, stroke)))


def _letters(text: Text, stroke: int) -> Image.Image:
    """Where the letters are; they begin OUTLINE px from the left and stand the size plus OUTLINE px from the top."""
    room = (
        math.ceil(width(text.words, text.size, text.weight)) + 2 * OUTLINE + 2,
        math.ceil(text.size * 1.4) + 2 * OUTLINE,
    )
    mask = Image.new("L", room)
    draw(ImageDraw.Draw(mask), (OUTLINE, text.size + OUTLINE), text.words, text.size, text.weight, 255, stroke)
    return mask


def draw_panel(canvas: Canvas, thing: Thing) -> None:
    """A rounded rectangle, its id the colour of its rim."""
    half = (thing.w / 2, thing.h / 2)
    of = canvas.palette.of
    fill = of(thing.colour)
    rim, width = (of(thing.id), 3.0) if thing.id else (mix(fill, of(PAPER), 0.1), 1.5)
    canvas.box((-half[0], -half[1], half[0], half[1]), 14, fill, rim, width)


def draw_line(canvas: Canvas, thing: Thing) -> None:
    """A closed line: the id gives its width in px, and of a broken one how long its dashes and gaps are."""
    width, *broken = map(float, thing.id.split())
    path = [*thing.points, thing.points[0]]
    for piece in dashes(path, *broken) if broken else [path]:
        canvas.line(piece, canvas.palette.of(thing.colour), width)


def draw_bar(canvas: Canvas, thing: Thing) -> None:
    """A piece of a bar in the thing's colour, its ends straight."""
    wide, high = thing.w / 2, thing.h / 2
    canvas.polygon([(-wide, -high), (wide, -high), (wide, high), (-wide, high)], thing.colour, INK, 1.2)


SHARED: dict[str, Painter] = {"panel": draw_panel, "line": draw_line, "bar": draw_bar}
