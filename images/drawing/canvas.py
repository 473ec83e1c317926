"""A small drawing surface: shapes are drawn four times as large and scaled down, which smooths their edges."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from images.drawing.fonts import font
from images.drawing.theme import DARK, Palette

Point = tuple[float, float]
SCALE = 4
EDGE = 181  # of a radial gradient in the middle of its sides


class Canvas:
    """A transparent surface of `w` by `h` px whose origin is its centre.

    Points are px from there, x to the right and y downwards. Without a `fill` a shape is empty, without an `edge` it
    has no rim; `width` is that of the rim in px. Colours are drawn as they are: what belongs to the theme goes through
    `palette.of` first. Shapes are drawn `scale` times as large; what is shown larger than it is drawn takes more.
    """

    def __init__(self, w: float, h: float, palette: Palette = DARK, scale: int = SCALE) -> None:
        self.w = math.ceil(w)
        self.h = math.ceil(h)
        self.palette = palette
        self.scale = scale
        self.image = Image.new("RGBA", (self.w * self.scale, self.h * self.scale))
        self.pen = ImageDraw.Draw(self.image)

    def _at(self, points: Iterable[Point]) -> list[Point]:
        return [((x + self.w / 2) * self.scale, (y + self.h / 2) * self.scale) for x, y in points]

    def polygon(self, points: Iterable[Point], fill: str | None, edge: str | None = None, width: float = 0) -> None:
        """A closed shape; the edge runs along its outline, with round joints.

        Corners and `width` are px of the drawing, half of the edge outside the shape. `fill` None draws the edge alone.
        """
        corners = self._at(points)
        self.pen.polygon(corners, fill)
        if edge:
            self.pen.line([*corners, *corners[:2]], edge, round(width * self.scale), "curve")

    def line(self, points: Iterable[Point], colour: str, width: float) -> None:
        """An open line through these points, `width` px wide.

        Its joints and ends are round; the ends reach half of the width beyond the last points.
        """
        path = self._at(points)
        self.pen.line(path, colour, round(width * self.scale), "curve")
        radius = width * self.scale / 2
        for x, y in (path[0], path[-1]):
            self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), colour)

    def circle(self, at: Point, radius: float, fill: str | None, edge: str | None = None, width: float = 0) -> None:
        """A circle about `at`; its edge of `width` px lies inside it. `fill` None draws the edge alone."""
        self.ellipse((at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius), fill, edge, width)

    def ellipse(
        self, box: tuple[float, float, float, float], fill: str | None, edge: str | None = None, width: float = 0
    ) -> None:
        """An ellipse in a box of left, top, right, bottom in px; its edge of `width` px lies inside it."""
        (left, top), (right, bottom) = self._at(((box[0], box[1]), (box[2], box[3])))
        self.pen.ellipse((left, top, right, bottom), fill, edge, round(width * self.scale))

    def glow(self, at: Point, radius: float, colour: str, strength: float = 1.0) -> None:
        """Light that fades from a point outwards; `strength` is how opaque it is at that point, from 0 to 1."""
        self.haze(at, (radius, radius), colour, strength)

    def haze(self, at: Point, radii: Point, colour: str, strength: float = 1.0, core: float = 0.0) -> None:
        """An ellipse that fades towards its rim.

        `radii` are half of its width and height in px; within `core` of them, from 0 to 1, it is as opaque as
        `strength` says.
        """
        shine = Image.new("RGBA", self.image.size, colour)
        shine.putalpha(self.fading(at, radii, strength, core))
        self.image.alpha_composite(shine)

    def fading(self, at: Point, radii: Point, strength: float = 1.0, core: float = 0.0) -> Image.Image:
        """How opaque such a haze is where, from 0 to 255, as large as what is drawn on."""
        wide, high = (round(2 * radius * self.scale) for radius in radii)
        rings = _rings(wide, high)
        ((x, y),) = self._at([at])
        mask = Image.new("L", self.image.size)
        mask.paste(rings.point(_falling(strength, core)), (round(x - wide / 2), round(y - high / 2)))
        return mask

    def lit(self, draw: Callable[[Canvas], None], scale: int = 1) -> None:
        """Finish with light below all that was drawn, if anything was.

        `draw` is called once, with a surface as large as this one that is drawn `scale` times as large only: what has
        no sharp edges needs no more, and takes a fraction of the time.
        """
        below = type(self)(self.w, self.h, self.palette, scale)
        draw(below)
        image = below.done()
        if self.image.getbbox():
            image.alpha_composite(self.done())
        self.show(image)

    def arc(self, at: Point, radius: float, span: tuple[float, float], colour: str, width: float) -> None:
        """Part of a circle between two angles in degrees, clockwise from the right.

        `arc((0, 0), 20, (0, 90), "#c00000", 3)` is the quarter at the bottom right, 3 px wide; its width lies inside
        the radius.
        """
        x, y = self._at((at,))[0]
        r = radius * self.scale
        self.pen.arc((x - r, y - r, x + r, y + r), *span, colour, round(width * self.scale))

    def wedge(self, box: tuple[float, float, float, float], span: tuple[float, float], fill: str) -> None:
        """A slice of the ellipse in a box of left, top, right, bottom, between two angles as for `arc`."""
        (left, top), (right, bottom) = self._at(((box[0], box[1]), (box[2], box[3])))
        self.pen.pieslice((left, top, right, bottom), *span, fill)

    def box(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        fill: str | None,
        edge: str | None = None,
        width: float = 0,
    ) -> None:
        """A rectangle of left, top, right, bottom whose corners are rounded by `radius` px; its edge lies inside it."""
        (left, top), (right, bottom) = self._at(((box[0], box[1]), (box[2], box[3])))
        self.pen.rounded_rectangle(
            (left, top, right, bottom), radius * self.scale, fill, edge, round(width * self.scale)
        )

    def words(self, words: str, size: float, colour: str, at: Point = (0, 0)) -> None:
        """Bold letters of `size` px whose ink is centred on a point, both ways."""
        x, y = self._at((at,))[0]
        typeface = font("Bold", round(size * self.scale))
        top, bottom = typeface.getbbox(words, anchor="ls")[1::2]
        self.pen.text((x, y - (top + bottom) / 2), words, colour, typeface, "ms")

    def scaled(self, size: int, draw: Callable[[Canvas], None]) -> None:
        """Something that is drawn in a square of `size` px, as large as this surface.

        `draw` is called once, with a surface of that size whose middle is (0, 0), so that one drawing serves all sizes.
        """
        if self.w == size:
            draw(self)
            return
        drawn = type(self)(size, size, self.palette, 2 * self.scale)
        draw(drawn)
        self.show(drawn.image.resize((self.w, self.h), Image.Resampling.LANCZOS))

    def show(self, image: Image.Image) -> None:
        """Take a finished picture of the canvas's real size (`w` by `h` px) in place of all that was drawn."""
        self.image = image
        self.scale = 1

    def done(self) -> Image.Image:
        """The picture at its real size, `w` by `h` px, transparent where nothing was drawn."""
        return self.image.reduce(self.scale)


@lru_cache(maxsize=32)  # of some ten kilobytes each
def _rings(wide: int, high: int) -> Image.Image:
    return Image.radial_gradient("L").resize((wide, high), Image.Resampling.BILINEAR)


@lru_cache(maxsize=64)
def _falling(strength: float, core: float) -> list[int]:
    """How opaque a haze is by each value of a radial gradient."""
    shares = ((value / EDGE - core) / (1 - core) for value in range(256))
    return [round(255 * strength * max(0.0, 1 - max(0.0, share)) ** 1.5) for share in shares]


def ring(corners: int, radius: float, rotation: float = 0, at: Point = (0, 0)) -> list[Point]:
    """The corners of a regular polygon, the first at `rotation` degrees clockwise from the top.

    They follow clockwise, `radius` px from the point `at`, y growing downwards: `ring(4, 10)` is top, right, bottom,
    left. The outline is not closed: the first corner does not come again at its end.
    """
    angles = (math.radians(rotation - 90 + 360 * i / corners) for i in range(corners))
    return [(at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle)) for angle in angles]


def dashes(path: Sequence[Point], drawn: float, left_out: float) -> Iterator[list[Point]]:
    """The pieces of a broken line: so many px drawn, so many left out, again and again along its path."""
    piece = [path[0]]
    more = drawn
    drawing = True
    for (x, y), end in pairwise(path):
        long = math.dist((x, y), end)
        while long > more:
            x, y = x + (end[0] - x) * more / long, y + (end[1] - y) * more / long
            if drawing:
                yield [*piece, (x, y)]
            piece = [(x, y)]
            long = long - more
            drawing = not drawing
            more = drawn if drawing else left_out
        more -= long
        piece.append(end)
    if drawing:
        yield piece


def star(corners: int, outer: float, inner: float, at: Point = (0, 0)) -> list[Point]:
    """A star with a point at the top.

    So many `corners` lie `outer` px from `at`, and as many between them `inner` px: twice as many points in all,
    clockwise.
    """
    points = zip(ring(corners, outer, 0, at), ring(corners, inner, 180 / corners, at), strict=True)
    return [corner for pair in points for corner in pair]
