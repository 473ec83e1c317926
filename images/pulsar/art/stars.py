"""Pulsars, systems and what nobody has explored: what shines in the cluster, and what does not yet."""

from __future__ import annotations

import math
from functools import partial

from PIL import Image, ImageChops, ImageDraw

from images.drawing.canvas import Canvas, Point, dashes
from images.drawing.scene import Thing
from images.drawing.theme import INK, WHITE, mix
from images.pulsar.colours import (
    ISOLATED,
    ISOLATED_HALO,
    NIGHT,
    ORBIT,
    ORBIT_BEHIND,
    PULSAR,
    PULSAR_HALO,
    UNEXPLORED,
    UNEXPLORED_EDGE,
)

BODY = 0.52  # of half a pulsar's picture: what a claim ring lies about; all beyond is glow
BEAM = (-0.5, -0.87)  # the direction of a pulsar's beams, unless the thing says one
SPREAD = 0.17  # of a beam's length: half its width at its end
SMOOTH = 4  # times as large as shown: the edges of beams
FLAT = 0.42  # how flat the orbits are seen
INNER, OUTER = 0.56, 0.835  # half of an orbit's width, of half a system's
CORE = 0.175  # a sun's radius, of half a system's width
SPOTS: dict[int, tuple[tuple[float, float], ...]] = {  # the orbit, and where on it, in degrees clockwise from the right
    2: ((INNER, 146), (OUTER, 338)),
    3: ((OUTER, 190), (INNER, 311), (OUTER, 22)),
    4: ((OUTER, 200), (INNER, 131), (INNER, 311), (OUTER, 20)),
}


def spots(count: int, half: float) -> list[Point]:
    """Where the planets of a system are, in px from its sun; `half` is half of the system's width."""
    angles = ((size * half, math.radians(angle)) for size, angle in SPOTS[count])
    return [(size * math.cos(angle), size * FLAT * math.sin(angle)) for size, angle in angles]


def draw_pulsar(canvas: Canvas, thing: Thing) -> None:
    """A pulsar that glows and sends out two beams; the id is its kind, the colour that of a claim ring.

    Its point is the direction of its beams. `covered` by a gyrodyne it shines around that.
    """
    if thing.colour:
        _claim_ring(canvas, thing.w / 2 * BODY, thing.colour)
    canvas.lit(partial(_light, thing))


def _light(thing: Thing, soft: Canvas) -> None:
    """The light of a pulsar, before a night of its own."""
    half, body = thing.w / 2, thing.w / 2 * BODY
    light, halo = (ISOLATED, ISOLATED_HALO) if thing.id == "isolated" else (PULSAR, PULSAR_HALO)
    soft.haze((0, 0), (half, half), halo, 0.75, BODY if thing.colour else 0)
    soft.haze((0, 0), (body * 1.4, body * 1.4), soft.palette.of(NIGHT), 0.8, 0.4)
    soft.glow((0, 0), body * 1.7, halo, 0.7)
    soft.glow((0, 0), body * 1.2, light, 0.8)
    _beams(soft, half, light, thing.points[0] if thing.points else BEAM)
    if thing.variant != "covered":
        soft.glow((0, 0), body * 0.8, WHITE, 1)
        soft.haze((0, 0), (body * 0.3, body * 0.3), WHITE, 1, 0.66)


def _claim_ring(canvas: Canvas, body: float, colour: str) -> None:
    """The ring of who claimed the pulsar, dark on either side, so that it stands out from all light."""
    canvas.circle((0, 0), body + 2, None, mix(colour, INK, 0.75), 10.5)
    canvas.circle((0, 0), body, None, colour, 6.5)


def _beams(soft: Canvas, half: float, light: str, way: Point) -> None:
    """Two cones of light from the pulsar, brightest there and gone at their ends."""
    fading = soft.fading((0, 0), (half, half), 1, 0.2)
    for wide, colour in ((SPREAD, light), (SPREAD * 0.45, mix(light, WHITE, 0.6))):
        cones = Image.new("L", (soft.w * SMOOTH, soft.h * SMOOTH))
        for far in (-half * SMOOTH, half * SMOOTH):
            x, y = cones.width / 2, cones.height / 2
            ends = ((x + far * (way[0] + way[1] * off), y + far * (way[1] - way[0] * off)) for off in (-wide, wide))
            ImageDraw.Draw(cones).polygon([(x, y), *ends], 255)
        shine = Image.new("RGBA", soft.image.size, colour)
        shine.putalpha(ImageChops.multiply(cones.reduce(SMOOTH), fading))
        soft.image.alpha_composite(shine)


def draw_system(canvas: Canvas, thing: Thing) -> None:
    """The sun of a system with its corona, in its colour, and the orbits around it, brighter before it than behind."""
    canvas.lit(partial(_sun, thing), 2)


def _sun(thing: Thing, soft: Canvas) -> None:
    """A sun and its light, before a night of its own, and the orbits."""
    half, high = thing.w / 2, thing.h / 2
    radius = CORE * half
    soft.haze((0, 0), (half, high), soft.palette.of(NIGHT), 0.92, 0.55)
    soft.glow((0, 0), high * 1.25, thing.colour, 0.6)
    soft.glow((0, 0), radius * 2.4, thing.colour, 0.9)
    soft.circle((0, 0), radius, mix(thing.colour, WHITE, 0.2))
    soft.glow((-radius * 0.2, -radius * 0.2), radius, WHITE, 0.95)
    for size in (OUTER, INNER):
        for span, colour, width in (((180, 360), ORBIT_BEHIND, 1.5), ((0, 180), ORBIT, 2.0)):
            steps = (math.radians(angle) for angle in range(span[0], span[1] + 1, 9))
            path = [(size * half * math.cos(step), size * half * FLAT * math.sin(step)) for step in steps]
            soft.line(path, soft.palette.of(colour), width)


def draw_unknown(canvas: Canvas, thing: Thing) -> None:
    """Where there is a system that nobody has explored: a dark place in a broken orbit."""
    wide, high = thing.w / 2 - 1, thing.h / 2 - 1
    canvas.ellipse((-wide, -high, wide, high), canvas.palette.of(UNEXPLORED))
    steps = (math.radians(3 * step) for step in range(121))
    path = [(wide * math.cos(step), high * math.sin(step)) for step in steps]
    for piece in dashes(path, 9, 7):
        canvas.line(piece, canvas.palette.of(UNEXPLORED_EDGE), 1.8)
