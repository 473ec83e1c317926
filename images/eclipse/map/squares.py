"""The population squares of a sector on the map, as many as can be told apart on a phone.

Each square has a sign of its own where there is room. Where it gets crowded there is one for each resource, with how
many of its squares are open, then one with how many are open at all, and at last none.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST, width
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import PAPER
from images.layout.parts import WIDTH
from images.layout.seats import Owner
from rules.eclipse.state import NO_SEAT, Sector

PHONE = 390  # px that a picture is wide on a phone
LEAST = math.ceil(8 * WIDTH / PHONE)  # px of a sign, at scale 1: 8 of them on a phone
MOST = {1: 60, 2: 50, 3: 44}  # px of one where there is room, by how many there are
USUAL = 38  # px of one of more
ARTIFACT = 34  # px of the sign of an artifact
AIR = 2  # px around it
WIDE = 1.25  # of the size of a hex: how wide a row may be
CROWDING = 3  # ways to show the squares: each, by resource, how many are open
FONT = SMALLEST


@dataclass(frozen=True, slots=True)
class Sign:
    """One or more squares: the resource (or the artifact), how it is drawn, whether a cube lies there, how many."""

    id: str
    variant: str = ""
    cube: bool = False
    count: int = 1

    @property
    def number(self) -> str:
        """What stands beside it."""
        if self.count > 1:
            return str(self.count)
        return ""

    def wide(self, font: int) -> float:
        """Px of the number beside it."""
        if not self.number:
            return 0
        return width(self.number, font, "Bold") + AIR


def squares_of(sector: Sector) -> list[tuple[str, str, bool]]:
    """Population squares, then the orbital: the resource, how it is drawn, whether a cube lies there.

    An advanced square of money that is empty is `("money", "advanced", False)`; how it is drawn is "" for a plain
    one and "orbital" for the last.
    """
    printed = zip(sector.printed.squares, sector.cubes, strict=True)
    found: list[tuple[str, str, bool]] = []
    for square, cube in printed:
        found.append((square.resource, "advanced" if square.advanced else "", cube))
    if sector.orbital:
        return [*found, ("gray", "orbital", sector.orbital_cube)]
    return found


def signs(sector: Sector, crowding: int) -> list[Sign]:
    """The squares and the artifact of a sector, in fewer signs the more it is crowded."""
    each = [Sign(*square) for square in squares_of(sector)]
    artifact = list[Sign]()
    if sector.printed.artifact:
        artifact.append(Sign("artifact"))
    if crowding == 0 or not each:
        return [*each, *artifact]
    kinds = dict.fromkeys((sign.id, sign.variant == "orbital") for sign in each)
    parts = [[sign for sign in each if (sign.id, sign.variant == "orbital") == kind] for kind in kinds]
    if crowding == 1:
        return [*map(_together, parts), *artifact]
    total = _together(each)
    return [replace(total, id="gray", variant="") if total.count > 1 else total]


def _together(those: Sequence[Sign]) -> Sign:
    """One sign for several: how many are open, a plain one before an advanced one; with a cube where none is."""
    open_ones = sorted((sign for sign in those if not sign.cube), key=lambda sign: sign.variant)
    if open_ones:
        return replace(open_ones[0], count=len(open_ones))
    return those[0]


@dataclass(frozen=True, slots=True)
class Block:
    """Signs in rows, each `side` px wide and high; numbers in letters of `font` px."""

    rows: Sequence[Sequence[Sign]] = ()
    side: float = 0
    font: int = FONT

    @property
    def high(self) -> float:
        """How high they are together, in px."""
        return len(self.rows) * (self.side + AIR)


def block(sector: Sector, size: float, scale: float, font: int, room: float, most_rows: int) -> Block:
    """The squares of a sector in the first way in which they are large enough, in one row or, where larger, in more.

    `size` are px from the middle of the hex to its corners, `room` those that the rows may be high.
    """
    for crowding in range(CROWDING):
        shown = signs(sector, crowding)
        rows = most_rows if not any(sign.number for sign in shown) else 1
        blocks = [_in_rows(shown, number, size, scale, font, room) for number in range(1, rows + 1)]
        best = max(blocks, key=lambda one: one.side)
        if best.side >= LEAST * scale:
            return best
    return Block()


def _in_rows(shown: Sequence[Sign], number: int, size: float, scale: float, font: int, room: float) -> Block:
    columns = max(1, math.ceil(len(shown) / number))
    rows = [shown[first : first + columns] for first in range(0, len(shown), columns)]
    if not rows:
        return Block()
    across = min((size * WIDE - sum(sign.wide(font) for sign in row)) / len(row) for row in rows)
    most = MOST.get(len([sign for sign in shown if sign.id != "artifact"]), USUAL)
    return Block(rows, math.floor(min(most * scale, across - AIR, room / len(rows) - AIR)), font)


def draw_squares(scene: Scene, block: Block, foot: Point, sector: Sector, owners: Sequence[Owner], name: str) -> None:
    """The signs upwards from `foot`, the middle of their lower edge."""
    for number, row in enumerate(block.rows):
        x = foot[0] - sum(block.side + AIR + sign.wide(block.font) for sign in row) / 2
        y = foot[1] - block.high + (number + 0.5) * (block.side + AIR)
        for sign in row:
            middle = x + (block.side + AIR) / 2
            _draw(scene, sign, (middle, y), block.side, sector, owners, name)
            x += block.side + AIR
            if sign.number:
                at = x + sign.wide(block.font) / 2 - AIR / 2, y
                scene.add(Text(sign.number, *at, block.font, PAPER, "Bold", "m", tag="open squares"))
                x += sign.wide(block.font)


def cube_colour(owners: Sequence[Owner], sector: Sector, *, cube: bool) -> str:
    """The colour of a square with a cube of the sector's owner; "" is an open one."""
    if cube and sector.disc != NO_SEAT:
        return owners[sector.disc].colour
    return ""


def _draw(scene: Scene, sign: Sign, at: Point, side: float, sector: Sector, owners: Sequence[Owner], name: str) -> None:
    if sign.id == "artifact":
        side = min(side, ARTIFACT)
        scene.add(Thing("icon", "artifact", *at, side, side, 3, tag="artifact"))
        return
    colour = cube_colour(owners, sector, cube=sign.cube)
    scene.add(Thing("square", sign.id, *at, side, side, 3, colour, tag=f"{name} square", variant=sign.variant))
