"""Tables of people: how they stand during the game, and whose badges they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from images.drawing.faces import printable
from images.drawing.fonts import SMALLEST, fit
from images.drawing.scene import Scene, Text, panel
from images.drawing.theme import MUTED, PANEL, lit_colour
from images.layout.badges import badge, beside
from images.layout.inline import inline, inline_width
from images.layout.parts import MARGIN, cells, lit_panel
from images.layout.seats import Owner
from images.words.numbers import said

ROW = 56  # px a row of the standings is high
ROW_WITH_PERSON = 71  # px with the name of a person below that of the seat
MOST_CELLS = 4  # seats in a line of their points alone
PERSON = 190  # px that name may be wide


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A seat's row: what it has by icon, its person's name in signs that faces have, what is said of it at the end.

    `amounts` has every icon that `standings` has a column for, named without its `@`. The `person` is left out where
    the seat is called so already; `asked` has the row stand out.
    """

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


def points_only(drawn: Scene, rows: Sequence[StandingsRow], icon: str, top: float) -> float:
    """Place the amount of one icon beside the name of each seat, in this order, several to a line.

    It takes the place of `standings` where there is less room. Returns where the lines end, in px.
    """
    columns = -(-len(rows) // -(-len(rows) // MOST_CELLS))
    boxes = cells(MARGIN / 2, drawn.width - MARGIN / 2, top, ROW - 6, columns, len(rows), gap=6)
    for row, box in zip(rows, boxes, strict=True):
        y, x = (box[1] + box[3]) / 2, box[0] + 34
        drawn.add(lit_panel(box, lit=row.asked, edged=row.asked))
        badge(drawn, row.owner, x, y)
        amount = [f"@{icon}", said(row.amounts[icon])]
        left = box[2] - 12 - inline_width(amount)
        inline(drawn, left, y, amount, tag=icon)
        name_x = beside(row.owner, x, 9)
        drawn.add(Text(fit(row.owner.name, SMALLEST, left - name_x - 8, "Bold"), name_x, y, weight="Bold"))
    return boxes[-1][3]


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
    colour = lit_colour(lit=row.asked)
    drawn.add(lit_panel(box, lit=row.asked, edged=row.asked))
    badge(drawn, row.owner, 46, y)
    name_x = beside(row.owner, 46, 9)
    room = min(columns.values(), default=drawn.width) - name_x - 8
    drawn.add(Text(fit(row.owner.name, SMALLEST, room, "Bold"), name_x, y - aside, weight="Bold"))
    for icon, x in columns.items():
        inline(drawn, x, y, [f"@{icon}", said(row.amounts[icon])], tag=icon)
    drawn.add(Text(row.state, drawn.width - 28, y, colour=colour, anchor="r", tag="state"))
    drawn.add(Text(fit(row.person, SMALLEST, PERSON), name_x, y + aside - 1, colour=MUTED, tag="name"))


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
