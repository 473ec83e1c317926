"""Legends: signs in columns with what they mean beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST, wrap
from images.drawing.scene import Scene, Text, panel
from images.drawing.theme import PANEL
from images.layout.parts import MARGIN

LINE = 36  # px from one line of a meaning to the next


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign with what it means: `draw` places the sign with its middle at a point, `high` px tall with its air.

    The words are broken into lines; where these are higher than the sign, they say how high the row is.
    """

    words: str
    draw: Callable[[Point], None]
    high: int = 48


def legend(drawn: Scene, entries: Sequence[Entry], columns: int, room: float, top: float) -> float:
    """Place entries row by row on a panel, each sign in a column `room` px wide.

    Returns where the panel ends, in px.
    """
    start = len(drawn.things)
    y = top + 8
    wide = (drawn.width - 1.5 * MARGIN) / columns
    for first in range(0, len(entries), columns):
        y += _row(drawn, entries[first : first + columns], wide, room, y)
    drawn.things.insert(start, panel((MARGIN / 2, top, drawn.width - MARGIN / 2, y + 8), PANEL))
    return y + 8


def _row(drawn: Scene, entries: Sequence[Entry], wide: float, room: float, top: float) -> float:
    """Place entries side by side, each `wide` px; how high the row is, in px."""
    meanings = [wrap(entry.words, SMALLEST, wide - room - 8) for entry in entries]
    high = max(*(entry.high for entry in entries), *(LINE * len(lines) + 8 for lines in meanings))
    middle = top + high / 2
    for i, (entry, lines) in enumerate(zip(entries, meanings, strict=True)):
        x = MARGIN + i * wide
        entry.draw((x + room / 2 - 4, middle))
        for j, line in enumerate(lines):
            drawn.add(Text(line, x + room, middle + (j - (len(lines) - 1) / 2) * LINE, tag="legend"))
    return high
