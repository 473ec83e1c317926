"""Parts that several views share: headings, boxes of signs, the key to the icons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from images.flow import PLAIN, Style, flow, icon, length, lines
from images.fonts import wrap
from images.scene import Box, Scene, Text, panel
from images.theme import ACCENT, MUTED, PANEL

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


def key(
    drawn: Scene, texts: Texts, top: float, game: str, more: Sequence[str] = (), without: Sequence[str] = ()
) -> float:
    """What the icons on the view of a game mean, `more` of them first, `without` some; where it ends, in px.

    An icon `kind:letter` shows a letter and is named by its kind.
    """
    shown = dict.fromkeys([*more, *(thing.id for thing in drawn.of("icon"))])
    icons = [id for id in shown if id not in without]
    if not icons:
        return top
    boxes = cells(MARGIN, drawn.width - MARGIN / 2, top + 10, 46, 3, len(icons), 0)
    bottom = boxes[-1][3] + 10
    drawn.add(panel((MARGIN / 2, top, drawn.width - MARGIN / 2, bottom), PANEL))
    for id, (left, up, _, down) in zip(icons, boxes, strict=True):
        words, y = texts(f"{game}-picture-icon-{id.partition(':')[0]}"), (up + down) / 2
        drawn.add(icon(id, left + 18, y, "key"))
        drawn.add(Text(words, left + 48, y, colour=MUTED, note="legend"))
    return bottom
