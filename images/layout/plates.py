"""Plates: what a thing of the game is and does, in signs and in words, on panels in columns. All measures are px."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST, wrap
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, PANEL, PAPER, text_colour
from images.layout.inline import TextStyle, break_line, inline, inline_width
from images.layout.parts import MARGIN, WIDTH

EDGE = 16  # from a plate's rim to what stands on it
GAP = 10
LONE = 60  # px by which columns differ at most where whatever comes below one of them seems alone in its row
SIGN = 56  # the width that the sign before a title takes


@dataclass(frozen=True, slots=True)
class Size:
    """How large a plate is written: its words, its title, a line of words, a line of signs."""

    words: int
    title: int
    line: int
    signs: int


SMALL = Size(SMALLEST, 34, 35, 44)
LARGE = Size(32, 46, 42, 50)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a plate: signs and texts as `images.layout.inline` takes them, or words that are broken into lines.

    `draw` places it by itself, from a point on that is its left end, and `high` px tall.
    """

    parts: Sequence[str] = ()
    words: str = ""
    muted: bool = False
    draw: Callable[[Point], None] | None = None
    high: int = 0
    sign: str = ""  # an icon before the words

    @property
    def colour(self) -> str:
        """The colour of its texts."""
        return text_colour(muted=self.muted)

    @property
    def indent(self) -> int:
        """How far its words stand from the left, px."""
        if not self.sign:
            return 0
        return SIGN


@dataclass(frozen=True, slots=True)
class Plate:
    """A thing: its title, a sign before it, its lines, the colour of its rim.

    `sign` is called with the point on which the middle of the sign lies; it may be up to `SIGN` px wide. The title is
    broken into lines and has the `tag`, or `title`.
    """

    title: str
    lines: Sequence[Line]
    sign: Callable[[Point], None] | None = None
    edge: str = ""
    tag: str = ""

    @property
    def indent(self) -> int:
        """How far its title stands from the left, px."""
        if not self.sign:
            return 0
        return SIGN


def columns_and_size(*, large: bool) -> tuple[int, Size]:
    """In how many columns plates stand and how large they are: `large` ones below each other, others two in a row."""
    if large:
        return (1, LARGE)
    return (2, SMALL)


def plates(drawn: Scene, shown: Sequence[Plate], top: float, columns: int, size: Size = SMALL) -> float:
    """Place plates in columns, each in the one that ends highest; returns where they end, in px.

    They are as wide as the columns that share the picture, and as tall as what they say; the last stands in the middle
    where it would be alone below the others. Without plates nothing is placed and they end at the top.
    """
    left, right = MARGIN / 2, drawn.width - MARGIN / 2
    wide = (right - left - GAP * (columns - 1)) / columns
    ends = [top] * columns
    for plate in shown:
        column = ends.index(min(ends))
        x, y = left + (wide + GAP) * column, ends[column]
        if plate is shown[-1] and max(ends) - y < LONE:
            x, y = (left + right - wide) / 2, max(ends)
        high = _high(plate, wide, size)
        _plate(drawn, plate, (x, y, x + wide, y + high), size)
        ends[column] = y + high + GAP
    if not shown:
        return top
    return max(ends) - GAP


def group_rows(groups: Sequence[Sequence[str]], size: Size, between: float) -> list[list[Sequence[str]]]:
    """Groups of words and signs in rows as wide as a plate of this size; none is torn apart.

    `between` are the px from one group to the next.
    """
    columns, _ = columns_and_size(large=size is LARGE)
    room = (WIDTH - MARGIN - GAP * (columns - 1)) / columns - 2 * EDGE
    rows: list[list[Sequence[str]]] = [[]]
    for group in groups:
        wide = sum(inline_width(one, TextStyle(size.words)) + between for one in rows[-1])
        if rows[-1] and wide + inline_width(group, TextStyle(size.words)) > room:
            rows.append([])
        rows[-1].append(group)
    return [row for row in rows if row]


def draw_groups(drawn: Scene, row: Sequence[Sequence[str]], size: Size, between: float, at: Point) -> None:
    """A row of groups of signs (see `inline`), `between` px apart; `at` is the left end of its middle line."""
    x = at[0]
    for group in row:
        x = inline(drawn, x, at[1], group, TextStyle(size.words), "signs") + between


def _title(plate: Plate, wide: float, size: Size) -> list[str]:
    room = wide - 2 * EDGE - plate.indent
    return wrap(plate.title, size.title, room, "Bold")


def _broken(line: Line, wide: float, size: Size) -> list[list[str]]:
    return break_line(line.parts, wide - 2 * EDGE, TextStyle(size.words))


def _wrapped(line: Line, wide: float, size: Size) -> list[str]:
    return wrap(line.words, size.words, wide - 2 * EDGE - line.indent)


def _line_high(line: Line, wide: float, size: Size) -> float:
    if line.draw:
        return line.high
    if line.parts:
        return size.signs * len(_broken(line, wide, size))
    return size.line * len(_wrapped(line, wide, size)) + 6


def _high(plate: Plate, wide: float, size: Size) -> float:
    title = (size.title + 8) * len(_title(plate, wide, size))
    return 2 * EDGE + title + sum(_line_high(line, wide, size) for line in plate.lines)


def _plate(drawn: Scene, plate: Plate, box: Box, size: Size) -> None:
    left, top, right, _ = box
    drawn.add(panel(box, PANEL, plate.edge))
    x, y = left + EDGE, top + EDGE
    if plate.sign:
        plate.sign((x + 22, y + size.title / 2 + 2))
    for row in _title(plate, right - left, size):
        at = x + plate.indent
        drawn.add(Text(row, at, y + size.title / 2 + 2, size.title, PAPER, "Bold", tag=plate.tag or "title"))
        y += size.title + 8
    for line in plate.lines:
        _line(drawn, line, (x, y), right - left, size)
        y += _line_high(line, right - left, size)


def _line(drawn: Scene, line: Line, at: Point, wide: float, size: Size) -> None:
    x, y = at
    if line.draw:
        line.draw((x, y + line.high / 2))
    elif line.parts:
        style = TextStyle(size.words, line.colour)
        for row in _broken(line, wide, size):
            inline(drawn, x, y + size.signs / 2, row, style, "signs")
            y += size.signs
    else:
        if line.sign:
            inline(drawn, x, y + size.line / 2, [line.sign], tag="sign")
        for words in _wrapped(line, wide, size):
            drawn.add(Text(words, x + line.indent, y + size.line / 2, size.words, line.colour, tag="words"))
            y += size.line


def icon_sign(drawn: Scene, icon: str, size: int = 42) -> Callable[[Point], None] | None:
    """What draws an icon before a title; None without an icon.

    It is called with the middle of the icon in px and puts it into `drawn`, `size` px wide and high.
    """
    if not icon:
        return None
    return lambda at: drawn.add(Thing("icon", icon, *at, size, size, 3, tag=icon))


def head(drawn: Scene, words: str) -> float:
    """The heading over plates; returns where it ends, in px."""
    drawn.add(Text(words, MARGIN, 36, 36, ACCENT, "Bold", tag="title"))
    return 68
