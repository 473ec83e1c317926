"""The close-up (view `zoom`): a sector and the hexes around it, so large that everything on them can be named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST, wrap
from images.drawing.scene import Scene, Text
from images.drawing.theme import HEX, INK, MUTED, PAPER, WHITE
from images.layout.parts import MARGIN, WIDTH, heading
from images.map.atlas import Atlas
from images.map.hexgrid import extent
from rules.core.hexes import Hex

SCALE = 1.3  # of pieces; texts keep their size
NAME_OFFSET_Y = -56  # px from a hex's middle to its name
LINES_OFFSET_Y = (24, 51)  # px from a hex's middle to the lines of words about it
PIECE_OFFSET_Y = -15
LINE_ROOM = 148  # px a line may be wide
PIECE_STEPS = {1: 0, 2: 60, 3: 44, 4: 36}  # px between things that share a hex, by how many they are
CROWDED_STEP = 30


def around(hexes: Mapping[str, Hex], middle: str, reach: int = 3) -> list[str]:
    """The hexes at most `reach` from the one in the middle; raises KeyError where there is none of that name."""
    return [name for name, at in hexes.items() if hexes[middle].distance(at) <= reach]


def begin_close_up(hexes: Mapping[str, Hex], names: Sequence[str], title: str, right: str) -> tuple[Scene, Atlas]:
    """A scene with its heading, and where the hexes of these names lie in it, as wide as the picture."""
    drawn = Scene(WIDTH)
    top = heading(drawn, title, right)
    left, _up, right_edge, _down = extent([hexes[name] for name in names], 1)
    shown = {name: hexes[name] for name in names}
    return drawn, Atlas(shown, WIDTH, top, (WIDTH - MARGIN) / (right_edge - left), SCALE)


def spots(atlas: Atlas, name: str, count: int) -> list[Point]:
    """Where `count` things stand side by side on a hex, in px."""
    x, y = atlas.at(name)
    step = PIECE_STEPS.get(count, CROWDED_STEP)
    return [(x + step * (i - (count - 1) / 2), y + PIECE_OFFSET_Y) for i in range(count)]


def wrapped(words: Iterable[str]) -> list[str]:
    """Words as the lines that fit on a hex."""
    return [line for own in words for line in wrap(own, SMALLEST, LINE_ROOM)]


def write(scene: Scene, atlas: Atlas, name: str, lines: Sequence[str], *, bright: bool) -> None:
    """The name of a hex and at most two lines of words about it; on a picture they are `bright`."""
    x, y = atlas.at(name)
    name_colour, line_colour, outline = (WHITE, WHITE, INK) if bright else (MUTED, PAPER, HEX)
    words = name.upper()
    scene.add(Text(words, x, y + NAME_OFFSET_Y, colour=name_colour, anchor="m", outline=outline, tag="coordinate"))
    for line, down in zip(lines, LINES_OFFSET_Y, strict=False):
        scene.add(Text(line, x, y + down, colour=line_colour, anchor="m", outline=outline, tag="word"))
