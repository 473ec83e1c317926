"""Parts that several views share: headings, lines of signs, boxes in rows, legends, the points at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST, fit, wrap
from images.drawing.scene import Box, Scene, Text, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT
from images.layout.badges import Owner, badge
from images.layout.inline import PLAIN, TextStyle, break_line, inline, inline_width

Texts = Callable[..., str]
WIDTH = 1080
MARGIN = 24
LINE = 42  # px from one line of signs to the next
WORDS = 36  # px from one line of a legend's words to the next
COLUMN = 126
RESULT = 52  # px a column of final points is wide at most and a row high
NAMES = 334  # px before those columns, for whose points they are


def heading(drawn: Scene, words: str, right: str = "") -> float:
    """The title of a view; where it ends, in px."""
    drawn.add(Text(words, MARGIN, 42, 40, weight="Bold", tag="title"))
    drawn.add(Text(right, drawn.width - MARGIN, 42, 32, ACCENT, anchor="r"))
    return 84


def section(drawn: Scene, words: str, top: float, colour: str = MUTED) -> float:
    """The heading of a part of a view, on as many lines as it takes; where its content begins, in px."""
    for line in wrap(words, 30, drawn.width - 2 * MARGIN):
        drawn.add(Text(line, MARGIN, top + 22, 30, colour, "Bold", tag="section"))
        top += 38
    return top + 8


def signs(drawn: Scene, box: Box, parts: Sequence[str], style: TextStyle = PLAIN, tag: str = "") -> None:
    """A line of signs in the middle of a box, on more lines where it is too long."""
    left, top, right, bottom = box
    rows = break_line(parts, right - left - 8, style)
    y = (top + bottom) / 2 - LINE * (len(rows) - 1) / 2
    for row in rows:
        inline(drawn, (left + right - inline_width(row, style)) / 2, y, row, style, tag)
        y += LINE


def cells(left: float, right: float, top: float, height: float, columns: int, count: int, gap: float = 8) -> list[Box]:
    """Boxes in rows of `columns`, as (left, top, right, bottom) in px."""
    wide = (right - left - gap * (columns - 1)) / columns
    boxes = []
    for i in range(count):
        x, y = left + (wide + gap) * (i % columns), top + (height + gap) * (i // columns)
        boxes.append((x, y, x + wide, y + height))
    return boxes


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign with what it means: `draw` places the sign with its middle at a point, `high` px tall with its air."""

    words: str
    draw: Callable[[Point], None]
    high: int = 48


def legend(drawn: Scene, entries: Sequence[Entry], columns: int, room: float, top: float) -> float:
    """Signs in a column `room` px wide, their meanings beside them, filled by rows on a panel; where it ends, in px."""
    start = len(drawn.things)
    y = top + 8
    wide = (drawn.width - 1.5 * MARGIN) / columns
    for first in range(0, len(entries), columns):
        row = entries[first : first + columns]
        told = [wrap(entry.words, SMALLEST, wide - room - 8) for entry in row]
        high = max(*(entry.high for entry in row), *(WORDS * len(words) + 8 for words in told))
        for i, (entry, words) in enumerate(zip(row, told, strict=True)):
            x = MARGIN + i * wide
            middle = y + high / 2
            entry.draw((x + room / 2 - 4, middle))
            for j, line in enumerate(words):
                drawn.add(Text(line, x + room, middle + (j - (len(words) - 1) / 2) * WORDS, tag="legend"))
        y += high
    drawn.things.insert(start, panel((MARGIN / 2, top, drawn.width - MARGIN / 2, y + 8), PANEL))
    return y + 8


def results(drawn: Scene, heads: Sequence[str], rows: Sequence[tuple[Owner, Sequence[int]]], top: float) -> float:
    """What brought everybody their final points, a row each, the sum in the last column; where it ends, in px."""
    bottom = top + 60 + RESULT * len(rows)
    right = drawn.width - 38
    drawn.add(panel((MARGIN / 2, top, drawn.width - MARGIN / 2, bottom), PANEL_LIGHT, ACCENT))
    wide = min(COLUMN, (right - NAMES) / len(heads))
    columns = [right - wide * i for i in reversed(range(len(heads)))]
    for x, words in zip(columns, heads, strict=True):
        drawn.add(Text(words, x, top + 32, colour=MUTED, anchor="r", tag="head"))
    for i, (who, points) in enumerate(rows):
        y = top + 82 + RESULT * i
        badge(drawn, who, 54, y, f"result seat {who.seat}")
        drawn.add(Text(fit(who.name, SMALLEST, columns[0] - wide - 86), 86, y))
        for x, number in zip(columns, points, strict=True):
            weight = "Bold" if x == right else "SemiBold"
            drawn.add(Text(str(number), x, y, 30, weight=weight, anchor="r", tag=f"result {who.seat}"))
    return bottom + 8
