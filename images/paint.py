"""Scenes become pixels: layer 0 as one kept image, then the other things by layer, texts last."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from random import Random

from PIL import Image, ImageDraw

from images.cache import Cache
from images.canvas import Canvas
from images.fonts import font
from images.scene import Scene, Text, Thing
from images.theme import NEBULA, SPACE, rgb

Painter = Callable[[Canvas, Thing], None]
OUTLINE = 3  # px around a letter that stands on something colourful

_cache = Cache(64 * 1024 * 1024)


def paint(scene: Scene, painters: Mapping[str, Painter]) -> Image.Image:
    """Draw a scene."""
    still = tuple(thing for thing in scene.things if thing.layer == 0)
    key = ("still", scene.width, scene.height, *((thing.look, thing.x, thing.y) for thing in still))
    image = _cache.get(key, lambda: _still(scene, still, painters)).copy() if still else sky(scene.width, scene.height)
    _place(image, sorted((thing for thing in scene.things if thing.layer), key=lambda thing: thing.layer), painters)
    for text in scene.texts:
        _write(image, text)
    return image


def _still(scene: Scene, things: Iterable[Thing], painters: Mapping[str, Painter]) -> Image.Image:
    image = sky(scene.width, scene.height)
    _place(image, things, painters)
    return image


def _place(image: Image.Image, things: Iterable[Thing], painters: Mapping[str, Painter]) -> None:
    for thing in things:
        sprite = _cache.get(thing.look, lambda: _sprite(thing, painters[thing.kind]))  # noqa: B023  # called at once
        image.paste(sprite, (round(thing.x - sprite.width / 2), round(thing.y - sprite.height / 2)), sprite)


def _sprite(thing: Thing, painter: Painter) -> Image.Image:
    canvas = Canvas(thing.w, thing.h)
    painter(canvas, thing)
    return canvas.done()


def _write(image: Image.Image, text: Text) -> None:
    sprite = _cache.get((text.words, text.size, text.colour, text.weight, text.outline), lambda: _lettering(text))
    at = round(text.left) - OUTLINE, round(text.baseline) - text.size - OUTLINE
    image.paste(sprite, at, sprite)


def _lettering(text: Text) -> Image.Image:
    """A line of text whose origin stands OUTLINE px from the left and the size plus OUTLINE px from the top."""
    face = font(text.weight, text.size)
    room = math.ceil(face.getlength(text.words)) + 2 * OUTLINE + 2, math.ceil(text.size * 1.4) + 2 * OUTLINE
    image = Image.new("RGBA", room, (*rgb(text.outline or text.colour), 0))
    at, pen = (OUTLINE, text.size + OUTLINE), ImageDraw.Draw(image)
    if text.outline:
        pen.text(at, text.words, text.outline, face, "ls", stroke_width=OUTLINE)
    pen.text(at, text.words, text.colour, face, "ls")
    return image


def sky(width: int, height: int) -> Image.Image:
    """Deep space: a faint glow from the upper middle and a few stars, the same every time."""
    tall = math.ceil(height / 512) * 512  # few skies serve all pictures
    return _cache.get(("sky", width, tall), lambda: _sky(width, tall)).crop((0, 0, width, height))


def _sky(width: int, height: int) -> Image.Image:
    glow = Image.radial_gradient("L").resize((width, height), Image.Resampling.BILINEAR)
    image = Image.composite(Image.new("RGB", glow.size, SPACE), Image.new("RGB", glow.size, NEBULA), glow)
    random, pen = Random(1961), ImageDraw.Draw(image)
    for _ in range(width * height // 9000):
        x, y, light = random.randrange(width), random.randrange(height), random.randrange(60, 190)
        size = 0 if light < 150 else 1
        pen.ellipse((x - size, y - size, x + size, y + size), (light, light, min(255, light + 40)))
    return image


def draw_panel(canvas: Canvas, thing: Thing) -> None:
    """A rounded rectangle, its id the colour of its rim."""
    half = thing.w / 2, thing.h / 2
    canvas.box((-half[0], -half[1], half[0], half[1]), 14, thing.colour, thing.id or None, 3 if thing.id else 0)


def draw_line(canvas: Canvas, thing: Thing) -> None:
    """A closed line: the id gives its width in px."""
    canvas.line([*thing.points, thing.points[0]], thing.colour, float(thing.id))


SHARED: dict[str, Painter] = {"panel": draw_panel, "line": draw_line}
