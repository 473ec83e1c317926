"""The lettered crop: the part of a map where choices lie, as large as there is room, each choice with its letter."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from images.drawing.canvas import Point
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import INK, PANEL
from images.layout.parts import MARGIN, WIDTH, cells, heading
from images.map.atlas import SIZE, Atlas
from images.map.choices import Choice, hexes_of
from images.map.hexgrid import centre, extent
from images.words.phrases import letter
from rules.core.hexes import Hex

TALLEST = 1050  # px of a crop that is not the whole map: 340 of the 800 px of a panel on a phone
KEY_COLUMNS = 3


@dataclass(frozen=True, slots=True)
class CropSizes:
    """How large a game shows its hexes: `steps` from large to small, `whole` where the whole map is shown.

    These are px from a hex's middle to its corners; `scale` is that of the atlas. `reach` hexes around the choices are
    shown, where the map has them.
    """

    steps: Sequence[int] = (80, 70, 60, 52)  # few, since what is drawn is kept by size
    whole: int = SIZE
    reach: int = 3
    scale: float = 0


USUAL = CropSizes()


def begin_crop(
    hexes: Mapping[str, Hex], choices: Sequence[str], title: str, right: str, sizes: CropSizes = USUAL, room: int = 0
) -> tuple[Scene, Atlas]:
    """A scene with its heading, and where the hexes around the choices lie in it.

    Args:
        hexes: those of the whole map, by name.
        choices: a hex each or several, apart by spaces; without any, the whole map is shown.
        title: what is to be chosen.
        right: who chooses.
        sizes: how large the hexes may be.
        room: that of `Options`.

    Raises:
        KeyError: for a choice that is not on the map.
    """
    shown = {name: hexes[name] for name in around_choices(hexes, choices, sizes)}
    size = _size(shown, sizes, room or TALLEST)
    left, _up, right_edge, _down = extent(shown.values(), size)
    drawn = Scene(max(WIDTH, math.ceil(right_edge - left) + MARGIN))
    top = heading(drawn, title, right)
    return drawn, Atlas(shown, drawn.width, top, size, sizes.scale)


def around_choices(hexes: Mapping[str, Hex], choices: Sequence[str], sizes: CropSizes = USUAL) -> list[str]:
    """The hexes of the smallest upright box around the choices, some more on each side."""
    wanted = [name for names in hexes_of(choices) for name in names]
    left, up, right, down = extent([hexes[name] for name in wanted or hexes], 1)
    more = max(sizes.reach, (WIDTH / sizes.steps[0] - (right - left)) / 2)
    box = left - more, up - sizes.reach, right + more, down + sizes.reach
    return [name for name, at in hexes.items() if _within(centre(at, 1), box)]


def _within(point: Point, box: Box) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def _size(hexes: Mapping[str, Hex], sizes: CropSizes, room: int) -> float:
    """As large as the width and the height allow, never smaller than on the whole map."""
    left, up, right, down = extent(hexes.values(), 1)
    fitting = min((WIDTH - MARGIN) / (right - left), min(TALLEST, room) / (down - up))
    return next((size for size in sizes.steps if size <= fitting), sizes.whole)


def area_key(drawn: Scene, areas: Sequence[Choice], meanings: Sequence[str], top: float, taken: str = "") -> float:
    """What each area means, beside its letter, none of those that are `taken`; where that ends, in px."""
    boxes = cells(MARGIN / 2, drawn.width - MARGIN / 2, top, 56, KEY_COLUMNS, len(areas))
    for index, (area, words, box) in enumerate(zip(areas, meanings, boxes, strict=True)):
        x, y = box[0] + 36, (box[1] + box[3]) / 2
        drawn.add(panel(box, PANEL), Thing("disc", "", x, y, 44, 44, 4, area.colour, tag="key"))
        drawn.add(Text(letter(index, taken), x, y, colour=INK, weight="Bold", anchor="m", tag="key"))
        drawn.add(Text(words, x + 36, y, tag="meaning"))
    return boxes[-1][3]
