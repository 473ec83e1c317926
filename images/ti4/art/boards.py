"""What stands on boards beside the galaxy: strategy cards, pips of the score, points of objectives."""

from __future__ import annotations

from images.drawing.canvas import Canvas, ring
from images.drawing.scene import Thing
from images.drawing.signs import ON_GOLD
from images.drawing.theme import BAD, EDGE, INK, MUTED, PANEL, SECTOR_EDGE, SLOT, ink_on, mix
from images.ti4.colours import GOLD


def draw_card(canvas: Canvas, thing: Thing) -> None:
    """A strategy card in its colour with its initiative, the id; a used one is pale."""
    wide, high = thing.w / 2 - 1, thing.h / 2 - 1
    colour = mix(thing.colour, canvas.palette.of(PANEL), 0.6) if thing.variant == "used" else thing.colour
    canvas.box((-wide, -high, wide, high), 12, colour, mix(colour, INK, 0.5), 3)
    canvas.polygon(ring(6, wide * 0.74), mix(colour, INK, 0.22))
    canvas.words(thing.id, thing.w * 0.62, ink_on(mix(colour, INK, 0.22)))


def draw_pip(canvas: Canvas, thing: Thing) -> None:
    """A point on the track, filled in the colour of its owner, or small where it is still to be scored."""
    half = thing.w / 2 - 1
    if thing.colour:
        canvas.polygon(ring(6, half), thing.colour, mix(thing.colour, INK, 0.65), 2.4)
    else:
        canvas.polygon(ring(6, half * 0.45), None, canvas.palette.of(SECTOR_EDGE), 2)


def draw_points(canvas: Canvas, thing: Thing) -> None:
    """What an objective is worth: its points, the id, on gold."""
    canvas.polygon(ring(6, thing.w / 2 - 1), GOLD, ON_GOLD, 2.4)
    canvas.words(thing.id, thing.w * 0.66, INK)


def draw_die(canvas: Canvas, thing: Thing) -> None:
    """A die with ten faces that shows its id; one that hit is `lit`, any other pale."""
    half = thing.w / 2 - 1
    of = canvas.palette.of
    if thing.variant == "lit":
        canvas.box((-half, -half, half, half), 10, GOLD, ON_GOLD, 3)
        canvas.words(thing.id, thing.w * 0.66, INK)
    else:
        canvas.box((-half, -half, half, half), 10, of(SLOT), of(EDGE), 2)
        canvas.words(thing.id, thing.w * 0.6, of(MUTED))


def draw_cross(canvas: Canvas, thing: Thing) -> None:
    """The stroke through a unit that is lost."""
    half = thing.w / 2 - 3
    for colour, broad in ((INK, 9), (canvas.palette.of(BAD), 5)):
        canvas.line([(-half, half), (half, -half)], colour, broad)
