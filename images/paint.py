"""Scenes become pixels: layer 0 as one kept image, then the other things by layer, texts last."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping

from PIL import Image, ImageDraw

from images.cache import Cache
from images.canvas import Canvas
from images.fonts import font
from images.scene import Scene, Text, Thing
from images.sky import draw_sky
from images.theme import DARK, PAPER, Palette, mix, rgb

Painter = Callable[[Canvas, Thing], None]
SKY = 2304  # px: few pictures are taller
OUTLINE = 3  # px around a letter that stands on something colourful

_cache = Cache(64 * 1024 * 1024)


def paint(scene: Scene, painters: Mapping[str, Painter], palette: Palette = DARK) -> Image.Image:
    """Draw a scene in the colours of a theme."""
    still = tuple(thing for thing in scene.things if thing.layer == 0)
    key = ("still", palette.name, scene.width, scene.height, *((thing.look, thing.x, thing.y) for thing in still))
    if still:
        image = _cache.get(key, lambda: _still(scene, still, painters, palette)).copy()
    else:
        image = sky(scene.width, scene.height, palette)
    above = sorted((thing for thing in scene.things if thing.layer), key=lambda thing: thing.layer)
    _place(image, above, painters, palette)
    for text in scene.texts:
        _write(image, text, palette)
    return image


def _still(scene: Scene, things: Iterable[Thing], painters: Mapping[str, Painter], palette: Palette) -> Image.Image:
    image = sky(scene.width, scene.height, palette)
    _place(image, things, painters, palette)
    return image


def _place(image: Image.Image, things: Iterable[Thing], painters: Mapping[str, Painter], palette: Palette) -> None:
    for thing in things:
        sprite = _cache.get((palette.name, thing.look), lambda: _sprite(thing, painters[thing.kind], palette))  # noqa: B023  # called at once
        image.paste(sprite, (round(thing.x - sprite.width / 2), round(thing.y - sprite.height / 2)), sprite)


def _sprite(thing: Thing, painter: Painter, palette: Palette) -> Image.Image:
    canvas = Canvas(thing.w, thing.h, palette)
    painter(canvas, thing)
    return canvas.done()


def _write(image: Image.Image, text: Text, palette: Palette) -> None:
    colours = palette.of(text.colour), palette.of(text.outline)
    sprite = _cache.get((text.words, text.size, *colours, text.weight), lambda: _lettering(text, *colours))
    at = round(text.left) - OUTLINE, round(text.baseline) - text.size - OUTLINE
    image.paste(sprite, at, sprite)


def _lettering(text: Text, colour: str, outline: str) -> Image.Image:
    """A line of text whose origin stands OUTLINE px from the left and the size plus OUTLINE px from the top."""
    face = font(text.weight, text.size)
    room = math.ceil(face.getlength(text.words)) + 2 * OUTLINE + 2, math.ceil(text.size * 1.4) + 2 * OUTLINE
    image = Image.new("RGBA", room, (*rgb(outline or colour), 0))
    at, pen = (OUTLINE, text.size + OUTLINE), ImageDraw.Draw(image)
    if outline:
        pen.text(at, text.words, outline, face, "ls", stroke_width=OUTLINE)
    pen.text(at, text.words, colour, face, "ls")
    return image


def sky(width: int, height: int, palette: Palette = DARK) -> Image.Image:
    """The sky: the upper part of one that serves all pictures of a theme."""
    tall = max(SKY, height)
    whole = _cache.get(("sky", palette.name, width, tall), lambda: draw_sky(width, tall, palette))
    return whole.crop((0, 0, width, height))


def draw_panel(canvas: Canvas, thing: Thing) -> None:
    """A rounded rectangle, its id the colour of its rim."""
    half, of = (thing.w / 2, thing.h / 2), canvas.palette.of
    fill = of(thing.colour)
    rim, width = (of(thing.id), 3.0) if thing.id else (mix(fill, of(PAPER), 0.1), 1.5)
    canvas.box((-half[0], -half[1], half[0], half[1]), 14, fill, rim, width)


def draw_line(canvas: Canvas, thing: Thing) -> None:
    """A closed line: the id gives its width in px."""
    canvas.line([*thing.points, thing.points[0]], canvas.palette.of(thing.colour), float(thing.id))


SHARED: dict[str, Painter] = {"panel": draw_panel, "line": draw_line}
