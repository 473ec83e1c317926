"""Tables of people: how they stand during the game, their points at its end, whose badges they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from images.drawing.faces import printable
from images.drawing.fonts import SMALLEST, fit
from images.drawing.scene import Scene, Text, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT
from images.layout.badges import badge, beside
from images.layout.inline import inline
from images.layout.parts import MARGIN, cells, lit_panel
from images.layout.seats import Owner

ROW = 56  # px a row of the standings is high
ROW_WITH_PERSON = 71  # px with the name of a person below that of the seat
PERSON = 190  # px that name may be wide
FINAL_COLUMN = 126  # px a column of final points is wide at most
FINAL_ROW = 52
FINAL_NAMES = 334  # px before those columns, for whose points they are


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A seat's row: what it has by icon, its person's name in signs that faces have, what is said of it at the end."""

    owner: Owner
    amounts: Mapping[str, int | str]
    person: str = ""
    state: str = ""
    asked: bool = False


def standings(
    drawn: Scene,
    rows: Sequence[StandingsRow],
    columns: Mapping[str, float],
    top: float,
    draw_more: Callable[[Owner, float], None] = lambda owner, y: None,
) -> float:
    """Place a row for each seat in this order; those that are asked stand out.

    `columns` says where the amount of each icon begins, in px. `draw_more(owner, y)` adds what else a row has about the
    height y. Returns where the rows end, in px.
    """
    rows = [replace(row, person=_beside(row.owner, row.person)) for row in rows]
    high = ROW_WITH_PERSON if any(row.person for row in rows) else ROW
    for row in rows:
        _standings_row(drawn, row, columns, (MARGIN / 2, top, drawn.width - MARGIN / 2, top + high - 6))
        draw_more(row.owner, top + (high - 6) / 2)
        top += high
    return top


def _beside(who: Owner, person: str) -> str:
    """The name of a person beside that of their seat; "" where the seat is called so itself."""
    if printable(person) == who.name:
        return ""
    return person


def _standings_row(
    drawn: Scene, row: StandingsRow, columns: Mapping[str, float], box: tuple[float, float, float, float]
) -> None:
    y = (box[1] + box[3]) / 2
    aside = 16 if row.person else 0
    colour = ACCENT if row.asked else MUTED
    drawn.add(lit_panel(box, lit=row.asked, edged=row.asked))
    badge(drawn, row.owner, 46, y)
    name_x = beside(row.owner, 46, 9)
    room = min(columns.values(), default=drawn.width) - name_x - 8
    drawn.add(Text(fit(row.owner.name, SMALLEST, room, "Bold"), name_x, y - aside, weight="Bold"))
    for icon, x in columns.items():
        inline(drawn, x, y, [f"@{icon}", str(row.amounts[icon])], tag=icon)
    drawn.add(Text(row.state, drawn.width - 28, y, colour=colour, anchor="r", tag="state"))
    drawn.add(Text(fit(row.person, SMALLEST, PERSON), name_x, y + aside - 1, colour=MUTED, tag="name"))


def points_table(drawn: Scene, heads: Sequence[str], rows: Sequence[tuple[Owner, Sequence[int]]], top: float) -> float:
    """What brought everybody their final points, a row each, the sum in the last column.

    `heads` are the words above the columns. Returns where the table ends, in px.
    """
    bottom = top + 60 + FINAL_ROW * len(rows)
    right = drawn.width - 38
    drawn.add(panel((MARGIN / 2, top, drawn.width - MARGIN / 2, bottom), PANEL_LIGHT, ACCENT))
    wide = min(FINAL_COLUMN, (right - FINAL_NAMES) / len(heads))
    columns = [right - wide * i for i in reversed(range(len(heads)))]
    for x, words in zip(columns, heads, strict=True):
        drawn.add(Text(words, x, top + 32, colour=MUTED, anchor="r", tag="head"))
    for i, (who, points) in enumerate(rows):
        y = top + 82 + FINAL_ROW * i
        badge(drawn, who, 54, y, f"result seat {who.seat}")
        name_x = beside(who, 54, 11)
        drawn.add(Text(fit(who.name, SMALLEST, columns[0] - wide - name_x), name_x, y))
        for x, number in zip(columns, points, strict=True):
            weight = "Bold" if x == right else "SemiBold"
            drawn.add(Text(str(number), x, y, 30, weight=weight, anchor="r", tag=f"result {who.seat}"))
    return bottom + 8


def people(drawn: Scene, owners: Sequence[Owner], names: Sequence[str], top: float) -> float:
    """Whose badges they are, two to a row; `names` are the people's by seat, in signs that faces have.

    Returns where the rows end, in px.
    """
    boxes = cells(MARGIN / 2, drawn.width - MARGIN / 2, top, 56, 2, len(owners))
    for who, box in zip(owners, boxes, strict=True):
        y = (box[1] + box[3]) / 2
        drawn.add(panel(box, PANEL))
        badge(drawn, who, box[0] + 34, y)
        drawn.add(Text(who.name, beside(who, box[0] + 34, 11), y, weight="Bold", tag="faction"))
        if who.seat < len(names) and (person := fit(_beside(who, names[who.seat]), 28, 230)):
            drawn.add(Text(person, box[2] - 16, y, colour=MUTED, anchor="r", tag="name"))
    return boxes[-1][3]
