"""Parts of a page: its width and margin, headings, boxes in rows, lines of signs in boxes. All measures are px."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate

from images.drawing.fonts import wrap
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT, PAPER
from images.layout.inline import PLAIN, TextStyle, break_line, inline, inline_width

WIDTH = 1080
MARGIN = 24
HEADING = 84  # what a heading takes
LINE = 42  # from one line of signs to the next
STAGE_HEADING = 86  # what a heading with a stage takes
SIDEWAYS = 1e-6  # by which columns at the sides, and then later ones, count more than others
ROUNDED = 1e-6  # px by which sums of the same heights may differ


def heading(drawn: Scene, words: str, right: str = "") -> float:
    """The title of a view, with words at the right edge; returns where it ends, in px.

    Each is one line and is not cut: the two have to fit beside each other in both languages.
    """
    drawn.add(Text(words, MARGIN, 42, 40, weight="Bold", tag="title"))
    drawn.add(Text(right, drawn.width - MARGIN, 42, 32, ACCENT, anchor="r"))
    drawn.heading = HEADING
    return HEADING


def stage_heading(drawn: Scene, words: str, right: str, stage: str, signs: Sequence[str] = ()) -> float:
    """The name of a game, how far it is, and signs for what counts now; returns where it ends, in px.

    `right` stands at the right edge of the first line, `stage` begins the second, and `signs` (see `inline`) follow it.
    """
    drawn.add(Text(words, MARGIN, 28, 36, PAPER, "Bold"))
    drawn.add(Text(right, drawn.width - MARGIN, 28, 30, MUTED, anchor="r"))
    end = inline(drawn, MARGIN, 72, [stage], TextStyle(30, ACCENT, "Bold"))
    inline(drawn, end + 24, 72, signs, TextStyle(30))
    drawn.heading = STAGE_HEADING
    return STAGE_HEADING


def section(drawn: Scene, words: str, top: float, colour: str = MUTED) -> float:
    """The heading of a part of a view, on as many lines as it takes; returns where its content begins, in px.

    `top` is where the part before ended, with what air it needs.
    """
    for line in wrap(words, 30, drawn.width - 2 * MARGIN):
        drawn.add(Text(line, MARGIN, top + 22, 30, colour, "Bold", tag="section"))
        top += 38
    return top + 8


def centred(drawn: Scene, box: Box, parts: Sequence[str], style: TextStyle = PLAIN, tag: str = "") -> None:
    """A line of text and icons in the middle of a box, on more lines where it is too long."""
    left, top, right, bottom = box
    rows = break_line(parts, right - left - 8, style)
    y = (top + bottom) / 2 - LINE * (len(rows) - 1) / 2
    for row in rows:
        inline(drawn, (left + right - inline_width(row, style)) / 2, y, row, style, tag)
        y += LINE


def lit_panel(box: Box, *, lit: bool, edged: bool) -> Thing:
    """A panel on a box of left, top, right, bottom in px, lighter where it is `lit`, its edge bright where `edged`."""
    fill, edge = PANEL, ""
    if lit:
        fill = PANEL_LIGHT
    if edged:
        edge = ACCENT
    return panel(box, fill, edge)


def cells(left: float, right: float, top: float, height: float, columns: int, count: int, gap: float = 8) -> list[Box]:
    """`count` boxes in rows of `columns`, as (left, top, right, bottom).

    They fill the width from `left` to `right`, are `height` px tall and stand `gap` px apart both ways, row by row:
    `cells(0, 100, 0, 20, 2, 3, gap=10)` has its third box at (0, 30, 45, 50). For boxes of different heights see
    `stacked`.
    """
    wide = (right - left - gap * (columns - 1)) / columns
    boxes = []
    for i in range(count):
        x = left + (wide + gap) * (i % columns)
        y = top + (height + gap) * (i // columns)
        boxes.append((x, y, x + wide, y + height))
    return boxes


def end_of(boxes: Sequence[Box], top: float) -> float:
    """Where boxes end that begin at the top; there itself without any.

    That is where the last of them ends, which is right for rows (`cells`), but not for columns (`stacked`).
    """
    if boxes:
        return boxes[-1][3]
    return top


def stacked(left: float, right: float, top: float, heights: Sequence[float], columns: int, gap: float = 8) -> list[Box]:
    """Boxes of these heights in so many columns, as (left, top, right, bottom): one column after the other.

    They keep their order from the top of each column to its bottom, and the longest column is as short as it can be.
    The others are as even as that lets them be, and one that is longer than the others stands in the middle.
    """
    wide = (right - left - gap * (columns - 1)) / columns
    boxes: list[Box] = []
    for column, held in enumerate(_columns(heights, columns, gap)):
        x, y = left + (wide + gap) * column, top
        for high in held:
            boxes.append((x, y, x + wide, y + high))
            y += high + gap
    return boxes


def _columns(heights: Sequence[float], columns: int, gap: float) -> list[list[float]]:
    """These heights in order, parted evenly: the greatest sum of a part is the least that so many parts can have."""
    runs = ((first, last) for last in range(1, len(heights) + 1) for first in range(last))
    if not heights:
        return []
    sums = sorted({sum(heights[first:last]) + gap * (last - first - 1) for first, last in runs})
    least = bisect_left(sums, -columns, key=lambda tallest: -len(_filled(heights, tallest, gap)))
    return _even(heights, max(sums[least], *heights), gap, min(columns, len(heights)))


def _even(heights: Sequence[float], tallest: float, gap: float, columns: int) -> list[list[float]]:
    """These heights in order in just so many columns, none above this height: the most even that there are."""
    ends = [0.0, *accumulate(high + gap for high in heights)]
    found = {0: (0.0, tuple[int, ...]())}  # the least sum of squares of what is placed, and where its columns end
    for column in range(columns):
        weight = 1 + SIDEWAYS * (column / columns + columns * abs(column - (columns - 1) / 2))
        further: dict[int, tuple[float, tuple[int, ...]]] = {}
        for first, (cost, cuts) in found.items():
            for last in range(first + 1, len(heights) + 1):
                high = ends[last] - ends[first] - gap
                if high > tallest + ROUNDED:
                    break
                sum_of_squares = cost + weight * high**2
                if last not in further or sum_of_squares < further[last][0]:
                    further[last] = (sum_of_squares, (*cuts, last))
        found = further
    cuts = found[len(heights)][1]
    return [list(heights[first:last]) for first, last in zip((0, *cuts), cuts, strict=False)]


def _filled(heights: Sequence[float], tallest: float, gap: float) -> list[list[float]]:
    """Columns that each take as much as they hold in this height."""
    filled: list[list[float]] = []
    end = 0.0
    for high in heights:
        if not filled or end + gap + high > tallest:
            filled.append([])
            end = -gap
        filled[-1].append(high)
        end += gap + high
    return filled
