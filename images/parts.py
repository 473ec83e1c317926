"""Parts that several views share: headings, lines of signs, boxes in rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from images.flow import PLAIN, Style, flow, length, lines
from images.fonts import wrap
from images.scene import Box, Scene, Text
from images.theme import ACCENT, MUTED

Texts = Callable[..., str]
WIDTH = 1080
MARGIN = 24
LINE = 42  # px from one line of signs to the next


def heading(drawn: Scene, words: str, right: str = "") -> float:
    """The title of a view; where it ends, in px."""
    drawn.add(Text(words, MARGIN, 42, 40, weight="Bold", note="title"))
    drawn.add(Text(right, drawn.width - MARGIN, 42, 32, ACCENT, anchor="r"))
    return 84


def section(drawn: Scene, words: str, top: float, colour: str = MUTED) -> float:
    """The heading of a part of a view, on as many lines as it takes; where its content begins, in px."""
    for line in wrap(words, 30, drawn.width - 2 * MARGIN):
        drawn.add(Text(line, MARGIN, top + 22, 30, colour, "Bold", note="section"))
        top += 38
    return top + 8


def signs(drawn: Scene, box: Box, parts: Sequence[str], style: Style = PLAIN, note: str = "") -> None:
    """A line of signs in the middle of a box, on more lines where it is too long."""
    left, top, right, bottom = box
    rows = lines(parts, right - left - 8, style)
    y = (top + bottom) / 2 - LINE * (len(rows) - 1) / 2
    for row in rows:
        flow(drawn, (left + right - length(row, style)) / 2, y, row, style, note)
        y += LINE


def cells(left: float, right: float, top: float, height: float, columns: int, count: int, gap: float = 8) -> list[Box]:
    """Boxes in rows of `columns`, as (left, top, right, bottom) in px."""
    wide = (right - left - gap * (columns - 1)) / columns
    boxes = []
    for i in range(count):
        x, y = left + (wide + gap) * (i % columns), top + (height + gap) * (i // columns)
        boxes.append((x, y, x + wide, y + height))
    return boxes
