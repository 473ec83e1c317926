"""Where the points of everybody come from: bars with a piece for each part, and a table with a row for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from images.drawing.fonts import fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT, ink_on, text_colour
from images.layout.badges import badge, badge_size, beside
from images.layout.inline import inline, signs_if
from images.layout.parts import MARGIN
from images.layout.seats import Owner
from images.words.numbers import written
from images.words.phrases import Texts

SIDE = MARGIN / 2  # px
BAR, BAR_GAP = 50, 12  # px a bar is high, and between two
NAMED = 240  # px before the bars
TOTAL = 120  # px behind them
HEAD, ROW = 58, 48  # px of the table
PART = 372  # px of what brings points at least, before the columns
LEAST = 100  # px of a column
SWATCH, SIGN = 30, 46  # px of the colour of a part, and of its icon
HEAD_GAP = 9  # px between a badge and the name behind it
HEAD_NAME = 90  # px of a column from which a name fits beside its badge


@dataclass(frozen=True, slots=True)
class Part:
    """What brings points: in words, with its icon and its colour where it has them.

    `icon` is named without its `@`. Bars need the `colour`, a table only shows it before the words.
    """

    name: str
    icon: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A seat: its points by part, and what stands in the place of a number by part, as where some is unknown.

    `more` stands behind their sum.
    """

    owner: Owner
    points: Mapping[str, int]
    words: Mapping[str, str] = field(default_factory=dict)
    more: str = ""

    @property
    def total(self) -> str:
        """The sum of its points."""
        return f"{written(sum(self.points.values()))}{self.more}"


def totals(rows: Sequence[Row], texts: Texts) -> tuple[str, dict[int, str]]:
    """The last line of a table that has the sum of each seat.

    It is what `table` takes as its `last`: the words, and by seat the sum with what stands behind it.
    """
    return texts("picture-total"), {row.owner.seat: row.total for row in rows}


def bars(drawn: Scene, parts: Mapping[str, Part], rows: Sequence[Row], top: float) -> float:
    """A bar for each seat below `top`, its pieces as long as their points; returns where they end, both in px.

    `parts` has the colour of each piece by its id, in the order they stand from left to right. The longest bar fills
    the width; points below zero have no length, though they are in the total behind it.
    """
    most = max(1, *(sum(max(0, points) for points in row.points.values()) for row in rows), 1)
    room = drawn.width - NAMED - SIDE - TOTAL
    bottom = top + (BAR + BAR_GAP) * len(rows) + BAR_GAP
    drawn.add(panel((SIDE, top, drawn.width - SIDE, bottom), PANEL))
    y = top + BAR_GAP + BAR / 2
    for row in rows:
        who = row.owner
        badge(drawn, who, 48, y)
        drawn.add(Text(fit(who.name, 28, NAMED - 92), beside(who, 48, 9), y, tag="name"))
        x = float(NAMED)
        for part, looks in parts.items():
            long = room * max(0, row.points.get(part, 0)) / most
            if long >= 1:
                drawn.add(Thing("bar", part, x + long / 2, y, long, BAR, 2, looks.colour, tag=f"bar {who.seat} {part}"))
                _number(drawn, str(row.points[part]), (x, x + long), y, looks.colour)
            x += long
        right = drawn.width - MARGIN - 8
        drawn.add(Text(row.total, right, y, 36, ACCENT, "Bold", "r", tag=f"total {who.seat}"))
        y += BAR + BAR_GAP
    return bottom


def _number(drawn: Scene, words: str, ends: tuple[float, float], y: float, colour: str) -> None:
    """A number on a piece of a bar, where it has room there."""
    left, right = ends
    if width(words, 28, "Bold") + 6 < right - left:
        drawn.add(Text(words, (left + right) / 2, y, 28, ink_on(colour), "Bold", "m", tag="bar"))


def table(
    drawn: Scene,
    parts: Mapping[str, Part],
    rows: Sequence[Row],
    top: float,
    last: tuple[str, Mapping[int, str]] | None = None,
) -> float:
    """A row for each part, in words that are not cut, and a column for each seat, as wide as there is room.

    `last` is what stands below all of them: the words for it, and by seat what is said. Returns where the table ends,
    in px.
    """
    bottom = top + HEAD + ROW * (len(parts) + bool(last)) + 8
    drawn.add(panel((SIDE, top, drawn.width - SIDE, bottom), PANEL_LIGHT))
    begin = _before_columns(parts.values(), drawn.width - SIDE - LEAST * len(rows))
    wide = (drawn.width - SIDE - begin) / len(rows)
    columns = {row.owner.seat: begin + wide * (number + 0.5) for number, row in enumerate(rows)}
    for row in rows:
        _column_head(drawn, row.owner, columns[row.owner.seat], top + 32, wide)
    y = top + HEAD + ROW / 2
    for part, looks in parts.items():
        _part(drawn, part, looks, y, begin)
        for row in rows:
            points = row.points.get(part, 0)
            said = row.words.get(part, written(points))
            colour = text_colour(muted=said == "0")
            x, tag = columns[row.owner.seat], f"{part} {row.owner.seat}"
            drawn.add(Text(said, x, y, 30, colour, "Bold", "m", tag=tag))
        y += ROW
    if last:
        words, by_seat = last
        drawn.add(Text(fit(words, 28, begin - 2 * MARGIN), MARGIN + 8, y, 28, MUTED, tag="last"))
        for seat, said in by_seat.items():
            drawn.add(Text(said, columns[seat], y, 32, ACCENT, "Bold", "m", tag=f"last {seat}"))
    return bottom


def _before_columns(parts: Iterable[Part], most: float) -> float:
    """How many px the words of parts take before the columns, which begin no farther right than at `most`."""
    longest = max((_words_begin(looks) + width(looks.name, 28) + 8 for looks in parts), default=PART)
    return min(max(PART, longest), most)


def _words_begin(looks: Part) -> float:
    """Where the words of a part begin: behind its colour and its icon."""
    return MARGIN + 8.0 + SWATCH * bool(looks.colour) + SIGN * bool(looks.icon)


def _part(drawn: Scene, part: str, looks: Part, y: float, end: float) -> None:
    """The words of a part behind its colour and its icon, which have room up to the `end`, in px."""
    x = MARGIN + 8.0
    if looks.colour:
        drawn.add(Thing("bar", part, x + 6, y, 24, 34, 2, looks.colour, tag="swatch"))
        x += SWATCH
    name = fit(looks.name, 28, end - _words_begin(looks) - 8)
    inline(drawn, x, y, [*signs_if(looks.icon, f"@{looks.icon}"), name], tag=part)


def _column_head(drawn: Scene, who: Owner, x: float, y: float, wide: float) -> None:
    """The badge of a seat in the middle of its column, with the name behind it where there is room for some of it."""
    room = wide - badge_size(who.shape, who.letter)[0] - 2 * HEAD_GAP
    if room < HEAD_NAME:
        badge(drawn, who, x, y, f"column {who.seat}")
        return
    name = fit(who.name, 28, room)
    left = x - (width(name, 28) + HEAD_GAP) / 2
    badge(drawn, who, left, y, f"column {who.seat}")
    drawn.add(Text(name, beside(who, left, HEAD_GAP), y, tag="column name"))
