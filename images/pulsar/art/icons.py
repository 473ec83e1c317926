"""Icons for goods, dice and what technologies count, drawn about their centre in a box of 36 px."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from images.drawing.canvas import Canvas, Point, star
from images.drawing.scene import Thing
from images.drawing.signs import ON_GOLD, cube, victory_points
from images.drawing.theme import GOOD, INK, PAPER, WHITE, mix
from images.pulsar.art.dice import die
from images.pulsar.art.tokens import SIZES, gyrodyne
from images.pulsar.colours import BLUE, CUBE, DEAD, GATES, ISOLATED, ONE, POINTS, PULSAR, TWO

SIZE = 36  # px
STATION = "#c3ccdf"
BEAM = "#6f86d6"


def _token(words: str, colour: str, canvas: Canvas) -> None:
    canvas.circle((0, 0), 17, colour, mix(colour, INK, 0.7), 2)
    canvas.words(words, 20, INK)


def _die(kind: str, value: int, canvas: Canvas) -> None:
    die(canvas, value, 16, kind)


def _two_dice(value: int, canvas: Canvas) -> None:
    die(canvas, 0, 12, "silver", (6, -6))
    die(canvas, value, 13.5, "silver", (-4, 4))


def _any_die(kind: str, canvas: Canvas) -> None:
    die(canvas, 0, 16, kind)
    canvas.words("?", 24, INK)


def _one_gyrodyne(size: str, state: str, canvas: Canvas) -> None:
    gyrodyne(canvas, size, 17, state)


def _any_gyrodyne(canvas: Canvas) -> None:
    gyrodyne(canvas, "large", 17)
    canvas.circle((0, 0), 10, "#1e2a33", WHITE, 1.4)
    canvas.words("?", 17, WHITE)


def _two_gyrodynes(first: str, second: str, canvas: Canvas) -> None:
    gyrodyne(canvas, first, 12, at=(-7, -7))
    gyrodyne(canvas, second, 12, at=(7, 7))
    canvas.line([(-12, 14), (14, -12)], "#8fa0c8", 2.4)


def _spin(canvas: Canvas) -> None:
    gyrodyne(canvas, "medium", 12)
    canvas.arc((0, 0), 16, (200, 330), GOOD, 3.4)
    canvas.arc((0, 0), 16, (20, 150), GOOD, 3.4)
    canvas.polygon([(11, -15), (17, -4), (6, -6)], GOOD)
    canvas.polygon([(-11, 15), (-17, 4), (-6, 6)], GOOD)


def _explore(canvas: Canvas) -> None:
    canvas.box((-15, -15, 15, 15), 5, "#3a2f72", "#c9b8ff", 2.4)
    canvas.words("?", 24, "#f1eaff")


def _station(canvas: Canvas) -> None:
    canvas.box((-15, -5, 15, 5), 2, "#6f86d6", INK, 1.6)
    canvas.circle((0, 0), 9, STATION, INK, 2)
    canvas.line([(0, -9), (0, -16)], STATION, 2.4)
    canvas.circle((0, -15), 2.4, "#ff7a6a")


def _more_station(canvas: Canvas) -> None:
    _station(canvas)
    canvas.line([(10, 5), (10, 17)], GOOD, 4.4)
    canvas.line([(4, 11), (16, 11)], GOOD, 4.4)


def _planet(colour: str, canvas: Canvas) -> None:
    canvas.circle((0, 0), 15, colour, mix(colour, INK, 0.6), 2)
    if colour == BLUE:
        canvas.ellipse((-10, -8, 2, 1), "#7fd08a")
        canvas.ellipse((-1, 2, 10, 9), "#7fd08a")
    else:
        for x, y, size in ((-5, -4, 4), (5, -1, 3), (-2, 6, 3)):
            canvas.circle((x, y), size, mix(colour, INK, 0.35))


def _pulsar(glow: str, canvas: Canvas) -> None:
    canvas.circle((0, 0), 16, "#0b1330", glow, 2)
    canvas.polygon([(-9, -13), (0, 3), (3, 0)], mix(glow, INK, 0.3))
    canvas.polygon([(9, 13), (0, -3), (-3, 0)], mix(glow, INK, 0.3))
    canvas.circle((0, 0), 6, glow)
    canvas.circle((0, 0), 3, WHITE)


def _isolated(canvas: Canvas) -> None:
    _pulsar(ISOLATED, canvas)


def _ring(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16, None, "#8fa0c8", 6)
    canvas.circle((0, 0), 16, None, INK, 1.4)


def gate_shape(colour: str, wide: float, high: float, at: Point = (0, 0)) -> list[Point]:
    """The outline of a jump gate: pointed ends for green, a slanted box for orange, a cut box for purple."""
    x, y = at
    if colour == "green":
        end = high * 0.62
        corners = [(-wide, 0.0), (end - wide, -high), (wide - end, -high), (wide, 0.0), (wide - end, high)]
        corners.append((end - wide, high))
    elif colour == "orange":
        corners = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    else:
        steps = [math.radians(15 * step) for step in range(24)]
        bend = min(wide, high)
        corners = [
            (math.copysign(wide - bend, math.cos(step)) + bend * math.cos(step), bend * math.sin(step))
            for step in steps
        ]
    return [(x + across, y + down) for across, down in corners]


def _gate(colour: str, canvas: Canvas) -> None:
    own = GATES[colour]
    canvas.polygon(gate_shape(colour, 16, 11), own, mix(own, INK, 0.65), 2)
    canvas.words({"green": "G", "purple": "V", "orange": "O"}[colour], 17, INK)


def _run(colour: str, canvas: Canvas) -> None:
    if colour == "choose":
        for own, at in zip(GATES, ((-8, -11), (9, -11), (0, 2)), strict=True):
            canvas.polygon(gate_shape(own, 8, 5.5, at), GATES[own], INK, 1.4)
    else:
        own = GATES[colour]
        canvas.polygon(gate_shape(colour, 14, 9, (0, -6)), own, mix(own, INK, 0.65), 2)
        canvas.words({"green": "G", "purple": "V", "orange": "O"}[colour], 15, INK, (0, -6))
    canvas.line([(-15, 14), (10, 14)], "#8fa0c8", 3.4)
    canvas.polygon([(8, 7), (17, 14), (8, 18)], "#8fa0c8")


def _flight(canvas: Canvas) -> None:
    canvas.polygon([(0, -17), (8, -7), (8, 9), (-8, 9), (-8, -7)], "#dfe6fb", INK, 2)
    canvas.polygon([(-8, 2), (-15, 13), (-8, 9)], "#8e9bd0", INK, 1.4)
    canvas.polygon([(8, 2), (15, 13), (8, 9)], "#8e9bd0", INK, 1.4)
    canvas.polygon([(-5, 10), (0, 18), (5, 10)], "#ffb13d")
    canvas.circle((0, -4), 3.4, "#3d8bf2")


def _jump(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16, "#2a1f55", "#c9a8ff", 2.4)
    canvas.arc((0, 0), 10, (-120, 150), "#c9a8ff", 3)
    canvas.polygon([(-1, -15), (-9, -9), (0, -4)], "#c9a8ff")


def _transmitter(beam: str, canvas: Canvas) -> None:
    canvas.polygon([(-9, 16), (0, -6), (9, 16)], "#3a4474", PAPER, 2)
    canvas.circle((0, -6), 4.5, beam)
    for radius in (9, 14):
        canvas.arc((0, -6), radius, (200, 250), beam, 2.6)
        canvas.arc((0, -6), radius, (290, 340), beam, 2.6)


def _link(canvas: Canvas) -> None:
    canvas.box((-17, -8, -2, 8), 4, None, BEAM, 3.4)
    canvas.box((2, -8, 17, 8), 4, None, BEAM, 3.4)
    canvas.line([(-7, 0), (7, 0)], "#ff8a8a", 4)


def _patent(canvas: Canvas) -> None:
    canvas.box((-13, -16, 13, 16), 3, "#f1ead2", INK, 2)
    for y in (-9, -3):
        canvas.line([(-7, y), (7, y)], "#8a7d55", 2.4)
    canvas.polygon(star(8, 8, 5.4, (4, 8)), "#d5353c", INK, 1.2)


def _pyramid(lit: int, canvas: Canvas) -> None:
    """Three rows of projects, of which the first so many at the bottom are lit."""
    for row, count in enumerate((1, 2, 3)):
        for i in range(count):
            x, y = (i - (count - 1) / 2) * 12, -12 + row * 12
            fill = "#f2b632" if row == 2 and i < lit else "#52608f"
            canvas.box((x - 5, y - 5, x + 5, y + 5), 1.6, fill, INK, 1.2)


def _award(canvas: Canvas) -> None:
    canvas.polygon([(-8, 2), (-13, 17), (-5, 13), (0, 17), (5, 13), (13, 17), (8, 2)], "#5f80c8", INK, 1.4)
    canvas.circle((0, -5), 12, POINTS, ON_GOLD, 2.2)
    canvas.polygon(star(5, 8, 3.6, (0, -5)), ON_GOLD)


def _goal(canvas: Canvas) -> None:
    canvas.line([(-11, -16), (-11, 17)], "#8fa0c8", 3)
    canvas.polygon([(-10, -15), (15, -8), (-10, 0)], "#ff8a6a", INK, 1.6)


def _full_goal(canvas: Canvas) -> None:
    canvas.line([(-11, -16), (-11, 17)], "#8fa0c8", 3)
    canvas.polygon([(-10, -15), (15, -8), (-10, 0)], POINTS, INK, 1.6)
    canvas.polygon(star(5, 6, 2.8, (-1, -8)), ON_GOLD)


def _gates(canvas: Canvas) -> None:
    for own, at in zip(GATES, ((-8, -8), (9, -8), (0, 8)), strict=True):
        canvas.polygon(gate_shape(own, 8.5, 6.5, at), GATES[own], INK, 1.4)


def _anywhere(canvas: Canvas) -> None:
    canvas.circle((-7, -8), 8.5, BLUE, INK, 1.4)
    canvas.circle((9, -6), 7, PULSAR, INK, 1.4)
    canvas.polygon(gate_shape("orange", 9, 6.5, (1, 9)), GATES["orange"], INK, 1.4)


def _bonus(canvas: Canvas) -> None:
    canvas.circle((0, 0), 15, BLUE, mix(BLUE, INK, 0.6), 2)
    canvas.line([(0, -8), (0, 8)], WHITE, 5)
    canvas.line([(-8, 0), (8, 0)], WHITE, 5)


def _no_bonus(canvas: Canvas) -> None:
    canvas.circle((0, 0), 15, DEAD, mix(DEAD, INK, 0.6), 2)
    canvas.line([(-8, 0), (8, 0)], WHITE, 5)


def _copy(canvas: Canvas) -> None:
    die(canvas, 0, 11, "silver", (-6, -6))
    die(canvas, 0, 11, "red", (6, 6))


def _median(canvas: Canvas) -> None:
    canvas.polygon([(0, 14), (-14, -8), (14, -8)], "#ff9ad5", INK, 2)
    canvas.box((-14, -15, 14, -8), 2, "#ff9ad5", INK, 1.6)


def _initiative(canvas: Canvas) -> None:
    canvas.polygon([(-15, 15), (0, -16), (15, 15), (0, 8)], "#ef7c5a", INK, 2)


def _engineering(canvas: Canvas) -> None:
    canvas.polygon(star(8, 17, 12.5), "#8fa0c8", INK, 1.6)
    canvas.circle((0, 0), 6, INK)


def _immediate(canvas: Canvas) -> None:
    canvas.polygon([(4, -17), (-11, 3), (-2, 3), (-5, 17), (11, -5), (2, -5)], "#ffd24a", INK, 1.8)


def _ongoing(canvas: Canvas) -> None:
    canvas.circle((-8, 0), 8.5, None, "#7ea8ff", 4.4)
    canvas.circle((8, 0), 8.5, None, "#7ea8ff", 4.4)


def _production(canvas: Canvas) -> None:
    canvas.polygon(star(8, 16.5, 12), "#3fb874", INK, 1.8)
    canvas.circle((0, 0), 5.5, INK)


def _final(canvas: Canvas) -> None:
    canvas.line([(-11, -16), (-11, 17)], "#8fa0c8", 3)
    for row in range(3):
        for column in range(4):
            x, y = -10 + column * 6.5, -15 + row * 6
            canvas.polygon(
                [(x, y), (x + 6.5, y), (x + 6.5, y + 6), (x, y + 6)], PAPER if (row + column) % 2 else "#a678ea"
            )


def _ok(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16, "#1c6b3c", GOOD, 2.4)
    canvas.line([(-8, 1), (-2, 7), (8, -6)], WHITE, 4)


def _no(canvas: Canvas) -> None:
    canvas.circle((0, 0), 16, "#3a3f52", "#8c93a8", 2.2)
    canvas.line([(-6, -6), (6, 6)], "#d5dae6", 4)
    canvas.line([(6, -6), (-6, 6)], "#d5dae6", 4)


ICONS: dict[str, Callable[[Canvas], None]] = {
    "vp": partial(victory_points, colour=POINTS),
    "cube": partial(cube, colour=CUBE),
    "one": partial(_token, "±1", ONE),
    "two": partial(_token, "+2", TWO),
    **{f"die{value}": partial(_die, "silver", value) for value in range(1, 7)},
    **{f"red{value}": partial(_die, "red", value) for value in range(7)},
    **{f"dark{value}": partial(_die, "dark", value) for value in range(7)},
    **{f"dice{value}": partial(_two_dice, value) for value in range(1, 7)},
    "die": partial(_any_die, "silver"),
    "red": partial(_any_die, "red"),
    **{size: partial(_one_gyrodyne, size, "spinning") for size in SIZES},
    **{f"{size}-building": partial(_one_gyrodyne, size, "building") for size in SIZES},
    **{f"{one}/{other}": partial(_two_gyrodynes, one, other) for one in SIZES for other in SIZES if one != other},
    "any": _any_gyrodyne,
    "spin": _spin,
    "explore": _explore,
    "station": _station,
    "more-station": _more_station,
    "blue": partial(_planet, BLUE),
    "dead": partial(_planet, DEAD),
    "pulsar": partial(_pulsar, PULSAR),
    "isolated": _isolated,
    "ring": _ring,
    **{f"gate-{colour}": partial(_gate, colour) for colour in GATES},
    **{f"run-{colour}": partial(_run, colour) for colour in (*GATES, "choose")},
    "flight": _flight,
    "jump": _jump,
    "transmitter": partial(_transmitter, "#8e98bf"),
    "online": partial(_transmitter, GOOD),
    "link": _link,
    "patent": _patent,
    "project": partial(_pyramid, 1),
    "project-row": partial(_pyramid, 3),
    "award": _award,
    "goal": _goal,
    "goal-full": _full_goal,
    "gate": _gates,
    "anywhere": _anywhere,
    "bonus": _bonus,
    "no-bonus": _no_bonus,
    "copy": _copy,
    "median": _median,
    "initiative": _initiative,
    "engineering": _engineering,
    "immediate": _immediate,
    "ongoing": _ongoing,
    "production": _production,
    "final": _final,
    "yes": _ok,
    "no": _no,
}


def draw_icon(canvas: Canvas, thing: Thing) -> None:
    """The icon whose name is the id, as large as the thing is."""
    canvas.scaled(SIZE, ICONS[thing.id])
