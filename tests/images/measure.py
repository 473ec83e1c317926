"""What readers need of a picture, measured: on a scene in px, on a painted picture in light."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import compress
from typing import ClassVar

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from images.drawing.canvas import Canvas, Point
from images.drawing.fonts import draw
from images.drawing.paint import Painter, paint
from images.drawing.scene import Box, Scene, Text, Thing
from images.drawing.theme import Palette, luminance, rgb
from rules.games import MODULES
from testkit.positions import additions

Part = Text | Thing
PHONE, SIGN = 390, 8  # px
LARGEST = 1400, 3600  # px a picture is wide and high at most


def kinds(of: str) -> list[str]:
    """The kinds of things that games bring to those of this name, each in `testkit/games/<game>.py`."""
    return [kind for game in MODULES for kind in getattr(additions(game), of, ())]


SHAPES = ("line", *kinds("SHAPES"))  # drawn as long or as high as what they show
ENOUGH = 4.5  # contrast of a text, WCAG 2 level AA
SLACK = 2  # px of air about a sign in its box
STRAY = 0.03  # share of the pixels about a letter that may lie on something else, such as a rim
GROUND = ("panel", "line", "hex", "mark", "tail", *kinds("GROUND"))  # things that texts may cross
SIGNS = ("icon", "badge", *kinds("SIGNS"))  # things that stand in lines, never on each other

_LINEAR = [round(255 * luminance(value, value, value)) for value in range(256)] * 3


def smallest(scene: Scene) -> float:
    """The least size of a text, in px of a picture 1080 px wide."""
    return min(text.size for text in scene.texts) * 1080 / scene.width


def small_signs(scene: Scene) -> list[str]:
    """Signs of less than `SIGN` px on a phone, where the picture is `PHONE` px wide."""
    found = [thing for thing in scene.things if thing.kind not in SHAPES and min(thing.w, thing.h) > 0]
    return [f"{thing.kind} {thing.id}" for thing in found if min(thing.w, thing.h) * PHONE / scene.width < SIGN]


def collisions(scene: Scene) -> list[tuple[str, str]]:
    """Texts upon texts, on signs and pieces they do not belong to, and signs upon signs."""
    placed: list[tuple[Part, Box]] = [(text, _shrunk(text.box, 1)) for text in scene.texts]
    placed += [(thing, _shrunk(thing.box, 3)) for thing in scene.things if thing.kind not in GROUND]
    badges = scene.of("badge")
    crossing = [pair for pair in _crossing(placed) if not _covered(*pair, badges)]
    return [(_name(one), _name(other)) for one, other in crossing if _disturb(one, other)]


def _covered(one: Part, other: Part, badges: Sequence[Thing]) -> bool:
    """Whether a text stands on a badge that covers the thing under it there."""
    text, thing = (one, other) if isinstance(one, Text) else (other, one)
    if not isinstance(text, Text) or not isinstance(thing, Thing):
        return False
    return any(badge.layer > thing.layer and _inside(text.box, _shrunk(badge.box, -SLACK)) for badge in badges)


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share any area."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _crossing(placed: list[tuple[Part, Box]]) -> Iterator[tuple[Part, Part]]:
    """The pairs whose boxes share any area, found from left to right."""
    open_: list[tuple[Part, Box]] = []
    for part, box in sorted(placed, key=lambda item: item[1][0]):
        open_ = [item for item in open_ if item[1][2] > box[0]]
        yield from ((other, part) for other, there in open_ if overlap(there, box))
        open_.append((part, box))


def _disturb(one: Part, other: Part) -> bool:
    """Whether two parts must not cross; a text belongs to a thing when it lies within it or about its middle."""
    if isinstance(one, Text) and isinstance(other, Text):
        return True
    if isinstance(one, Thing) and isinstance(other, Thing):
        return one.kind in SIGNS and other.kind in SIGNS
    text, thing = (one, other) if isinstance(one, Text) else (other, one)
    left, top, right, bottom = text.box
    if _inside(text.box, _shrunk(thing.box, -SLACK)):
        return False
    return abs((left + right) / 2 - thing.x) > thing.w / 5 or abs((top + bottom) / 2 - thing.y) > thing.h / 5


def clipped(scene: Scene) -> list[str]:
    """Texts and signs beyond the picture's edge or across the edge of the panel they stand on."""
    panels = [panel.box for panel in scene.of("panel")]
    parts: list[Part] = [*scene.texts, *(thing for thing in scene.things if thing.kind in SIGNS)]
    boxes = [(part, part.box if isinstance(part, Text) else _shrunk(part.box, SLACK)) for part in parts]
    return [_name(part) for part, box in boxes if not all(_inside(box, room) for room in _rooms(scene, panels, box))]


def _rooms(scene: Scene, panels: list[Box], box: Box) -> Iterator[Box]:
    yield 4, 4, scene.width - 4, scene.height - 4
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    yield from (panel for panel in panels if panel[0] < x < panel[2] and panel[1] < y < panel[3])


def _inside(box: Box, room: Box) -> bool:
    return room[0] <= box[0] and room[1] <= box[1] and box[2] <= room[2] and box[3] <= room[3]


def _shrunk(box: Box, less: float) -> Box:
    return box[0] + less, box[1] + less, box[2] - less, box[3] - less


def _name(part: Part) -> str:
    return f"{part.words if isinstance(part, Text) else f'@{part.kind} {part.id}'} ({part.tag})"


def faint(scene: Scene, painters: Mapping[str, Painter], palette: Palette) -> list[tuple[str, float]]:
    """Texts that stand out too little from what is really behind them, with the share of their pixels that fail.

    Letters and figures that are parts of signs stand as `kind id: letters`.
    """
    light = paint(replace(scene, texts=[]), painters, palette).point(_LINEAR).convert("L", _GREY)
    shares = [(text.words, _failing(text, light, palette)) for text in scene.texts]
    shares += [letter for thing in scene.things for letter in _letters(thing, painters, palette)]
    return [(words, share) for words, share in shares if share > STRAY]


_drawn: dict[tuple[object, ...], list[tuple[str, float]]] = {}  # a sign looks the same in every picture


def _letters(thing: Thing, painters: Mapping[str, Painter], palette: Palette) -> list[tuple[str, float]]:
    """The letters that a sign draws on itself, with the share of their ground from which they do not stand out."""
    if thing.kind in GROUND:
        return []
    painter = painters[thing.kind]
    key = (palette.name, painter, thing.appearance)
    if key not in _drawn:
        painter(Sheet(thing.w, thing.h, palette), thing)
        _drawn[key] = [(f"{thing.kind} {thing.id}: {words}", share) for words, share in Sheet.written]
        Sheet.written.clear()
    return _drawn[key]


class Sheet(Canvas):
    """A surface that notes the letters written on it, with how much of their ground is too near to their colour."""

    written: ClassVar[list[tuple[str, float]]] = []

    def words(self, words: str, size: float, colour: str, at: Point = (0, 0)) -> None:
        """Write letters and note them."""
        ground = self.image.convert("RGB")
        super().words(words, size, colour, at)
        mask = ImageChops.difference(ground, self.image.convert("RGB")).convert("L").point(_ANY)
        behind = ground.point(_LINEAR).convert("L", _GREY).histogram(mask.convert("1"))
        self.written.append((words, sum(compress(behind, _too_near(luminance(*rgb(colour))))) / max(1, sum(behind))))


_ANY = [0, *[255] * 255]
_GREY = (0.2126, 0.7152, 0.0722, 0)


def _failing(text: Text, light: Image.Image, palette: Palette) -> float:
    """The share of the pixels about a text's letters from which its colour does not stand out enough."""
    own = luminance(*rgb(palette.of(text.colour)))
    if text.outline:
        return float(_contrast(own, luminance(*rgb(palette.of(text.outline)))) < ENOUGH)
    left, top, right, bottom = (round(edge) for edge in text.box)
    at, room = (text.left - left, text.baseline - top), (right - left, bottom - top)
    behind = light.crop((left, top, right, bottom)).histogram(_about(text.words, text.size, text.weight, at, room))
    return sum(compress(behind, _too_near(own))) / sum(behind)


@cache
def _too_near(own: float) -> tuple[bool, ...]:
    """Of each light from 0 to 255, whether a colour of this light does not stand out from it."""
    return tuple(_contrast(own, value / 255) < ENOUGH for value in range(256))


def _contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@lru_cache(maxsize=4096)  # the same words stand in many pictures, and in all themes
def _about(words: str, size: int, weight: str, at: tuple[float, float], room: tuple[int, int]) -> Image.Image:
    """The letters and 2 px around them, white on black."""
    mask = Image.new("1", room)
    draw(ImageDraw.Draw(mask), at, words, size, weight, 1)
    return mask.convert("L").filter(ImageFilter.MaxFilter(5)).convert("1")
