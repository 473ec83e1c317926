"""Art of its own for every card: a planet or a device before deep space, always the same for the same card."""

from __future__ import annotations

from random import Random

from PIL import Image, ImageDraw

from images.drawing.canvas import SCALE, Canvas, ring
from images.drawing.scene import Thing
from images.drawing.theme import WHITE, mix, rgb
from images.race.art.devices import draw_device
from images.race.art.planets import draw_planet
from images.race.colours import BACK, BACK_RIM, GOLD, ORBIT, tint
from rules.race.designs import DESIGNS, Card

SIZE = 100  # px of a planet or a device before it is scaled
CORNER = 11
NIGHT = "#0a0f24"
ROOM_FOR_NAME = "room for name"  # a variant of a window


def draw_window(canvas: Canvas, thing: Thing) -> None:
    """The picture of the design that is the id, on the right of a window into space as large as the thing.

    In the variant ROOM_FOR_NAME it stands in the corner below, so that a name has room.
    """
    card = DESIGNS["second"][thing.id]
    random = Random(thing.id)
    wide, high = round(thing.w), round(thing.h)
    image = _space((wide, high), tint(card), random)
    if thing.variant == ROOM_FOR_NAME:
        reach = round(high * 0.68)
        above = high - reach + 4
    else:
        reach = round(min(high * 0.94, wide * 0.5))
        above = high - reach - round((high - reach) * 0.4)
    body = _body(card, reach)
    at = wide - reach - 3, above
    if card.world:
        _shine(image, (at[0] + reach / 2, at[1] + reach / 2), reach, tint(card))
    image.paste(body, at, body)
    image.putalpha(_frame(image.size))
    canvas.show(image)


def _frame(size: tuple[int, int]) -> Image.Image:
    """A rectangle with rounded corners."""
    mask = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), CORNER * SCALE, 255)
    return mask.reduce(SCALE)


def _body(card: Card, size: int) -> Image.Image:
    """A planet or a device, `size` px both ways."""
    canvas = Canvas(SIZE, SIZE, scale=max(SCALE, round(3 * size / SIZE)))
    (draw_planet if card.world else draw_device)(canvas, card, Random(card.id))
    return canvas.image.resize((size, size), Image.Resampling.BOX)


def _space(size: tuple[int, int], colour: str, random: Random) -> Image.Image:
    """A dark sky with a cloud of the card's colour and stars that grow fainter towards the left."""
    image = Image.new("RGB", size, mix(NIGHT, colour, 0.1))
    wide = round(max(size) * random.uniform(1.2, 1.6))
    at = round(size[0] * random.uniform(0.55, 0.9) - wide / 2), round(size[1] * random.uniform(0.1, 0.9) - wide / 2)
    _glow(image, at, wide, mix(NIGHT, colour, 0.55), 0.75)
    pen = ImageDraw.Draw(image)
    for _ in range(size[0] * size[1] // 900):
        x, y = random.randrange(size[0]), random.randrange(size[1])
        light = random.uniform(0.1, 0.9) * x / size[0]
        near = int(light > 0.6)
        pen.ellipse((x, y, x + near, y + near), mix(mix(NIGHT, colour, 0.2), WHITE, light))
    return image


def _shine(image: Image.Image, at: tuple[float, float], size: int, colour: str) -> None:
    """The air around a planet."""
    wide = round(size * 1.35)
    _glow(image, (round(at[0] - wide / 2), round(at[1] - wide / 2)), wide, mix(colour, WHITE, 0.35), 0.5)


def _glow(image: Image.Image, at: tuple[int, int], size: int, colour: str, strength: float) -> None:
    """A round glow with its upper left corner at a place."""
    cloud = Image.radial_gradient("L").point(lambda value: round(max(0, 255 - value * 1.4) * strength))
    image.paste(Image.new("RGB", (size, size), rgb(colour)), at, cloud.resize((size, size)))


def draw_back(canvas: Canvas, thing: Thing) -> None:
    """A card face down: deep blue with an orbit and a sun, in the whole of its box."""
    half = thing.w / 2 - 2, thing.h / 2 - 2
    canvas.box((-half[0], -half[1], half[0], half[1]), 14, BACK, BACK_RIM, 3)
    radius = min(half) * 0.5
    for share, rotation in ((1, 40), (0.66, 160), (0.36, 270)):
        canvas.circle((0, 0), radius * share, None, ORBIT, 3)
        canvas.circle(ring(1, radius * share - 1.5, rotation)[0], radius * 0.11, mix(ORBIT, WHITE, 0.5))
    canvas.circle((0, 0), radius * 0.16, GOLD)
