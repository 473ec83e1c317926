"""The scoring view: points as bars and as a table. What is still hidden is counted with a question mark."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT, PAPER, ink_on
from images.eclipse import phrases
from images.eclipse.colours import POINT_PARTS
from images.eclipse.seats import over, owner, ranked, stage
from images.layout.badges import badge, badge_size, beside
from images.layout.inline import inline
from images.layout.parts import MARGIN, WIDTH, heading
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts, first_line, listed, titled
from rules.eclipse.scoring.final import score
from rules.eclipse.state import State

SIDE = 12
BAR = 50
NAMED = 240  # px before the bars
ROW = 48
PARTS = 372  # px before the columns of the table, for what brings points
HEAD_GAP = 9  # px between a badge and the name behind it
HEAD_NAME = 90  # px of a column from which a name fits beside its badge
ICONS = {
    "reputation": "reputation",
    "ambassadors": "ambassador",
    "sectors": "vp",
    "discoveries": "discovery",
    "monoliths": "monolith",
    "technologies": "research",
    "species": "colony",
    "traitor": "traitor",
}


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The final points, or what they would be if the game ended now."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts(title(position)), stage(position, texts))
    rows = points(position)
    if not rows:
        drawn.add(Text(texts("eclipse-picture-no-board"), MARGIN, top + 30, colour=MUTED, tag="nothing"))
        drawn.height = round(top + 70)
        return drawn
    top = _bars(drawn, position, texts, options.names, rows, top)
    top = _table(drawn, position, texts, options.names, rows, top + 8)
    drawn.height = round(top + 12)
    return drawn


def title(position: State) -> str:
    """The text of the heading: final points, or those of a game that still goes on."""
    if over(position):
        return "eclipse-picture-scoring"
    return "eclipse-picture-scoring-now"


def points(position: State) -> dict[int, dict[str, int]]:
    """What brings each seat its points, most points first; seats without a species have none."""
    order = [seat for seat in ranked(position) if position.players[seat].species]
    return {seat: dict(position.results[seat] or score(position, position.players[seat])) for seat in order}


def hidden(position: State, seat: int) -> int:
    """How many reputation tiles of a seat the viewer does not know."""
    if position.results[seat]:
        return 0
    return position.players[seat].reputation.count(0)


def tied(position: State) -> dict[int, int]:
    """The resources of the seats that share their points with another: of those, who has more stands before."""
    sums = {seat: total(position, seat, row) for seat, row in points(position).items()}
    shared = [seat for seat, own in sums.items() if list(sums.values()).count(own) > 1]
    return {seat: position.players[seat].resources() for seat in shared}


def _bars(
    drawn: Scene,
    position: State,
    texts: Texts,
    names: Sequence[str],
    rows: dict[int, dict[str, int]],
    top: float,
) -> float:
    """A bar for each player, its pieces as long as their points."""
    most = max(1, *(sum(max(0, vp) for vp in row.values()) for row in rows.values()), 1)
    room = WIDTH - NAMED - SIDE - 120
    bottom = top + (BAR + 12) * len(rows) + 12
    drawn.add(panel((SIDE, top, WIDTH - SIDE, bottom), PANEL))
    y = top + 12 + BAR / 2
    for seat, row in rows.items():
        who = owner(position, seat, texts, names)
        badge(drawn, who, 48, y)
        drawn.add(Text(fit(who.name, 28, NAMED - 92), beside(who, 48, 9), y, tag="name"))
        x = float(NAMED)
        for part, colour in POINT_PARTS.items():
            long = room * max(0, row.get(part, 0)) / most
            if long >= 1:
                drawn.add(Thing("bar", part, x + long / 2, y, long, BAR, 2, colour, tag=f"bar {seat} {part}"))
                if width(str(row[part]), 28, "Bold") + 6 < long:
                    drawn.add(Text(str(row[part]), x + long / 2, y, 28, ink_on(colour), "Bold", "m", tag="bar"))
            x += long
        drawn.add(Text(total(position, seat, row), WIDTH - MARGIN - 8, y, 36, ACCENT, "Bold", "r", tag=f"total {seat}"))
        y += BAR + 12
    return bottom


def total(position: State, seat: int, row: dict[str, int]) -> str:
    """The sum of a seat, with a question mark where something is hidden."""
    more = "+?" if hidden(position, seat) else ""
    return f"{sum(row.values())}{more}"


def _table(
    drawn: Scene,
    position: State,
    texts: Texts,
    names: Sequence[str],
    rows: dict[int, dict[str, int]],
    top: float,
) -> float:
    """Where the points come from: a row for each part, and a column for each seat, as wide as there is room."""
    ties = tied(position)
    bottom = top + 58 + ROW * (len(POINT_PARTS) + bool(ties)) + 8
    drawn.add(panel((SIDE, top, WIDTH - SIDE, bottom), PANEL_LIGHT))
    wide = (WIDTH - SIDE - PARTS) / len(rows)
    columns = {seat: PARTS + wide * (number + 0.5) for number, seat in enumerate(rows)}
    for seat, x in columns.items():
        _column_head(drawn, owner(position, seat, texts, names), x, top + 32, wide)
    y = top + 58 + ROW / 2
    room = PARTS - MARGIN - 92
    for part, colour in POINT_PARTS.items():
        drawn.add(Thing("bar", part, MARGIN + 14, y, 24, 34, 2, colour, tag="swatch"))
        words = fit(texts(f"eclipse-picture-part-{part}"), 28, room)
        inline(drawn, MARGIN + 38, y, [f"@{ICONS[part]}", words], tag=part)
        for seat, x in columns.items():
            vp = rows[seat].get(part, 0)
            unknown = part == "reputation" and hidden(position, seat)
            known = str(vp) if vp or not unknown else ""
            shown = " ".join(filter(None, (known, "?" if unknown else "")))
            drawn.add(Text(shown, x, y, 28, PAPER if vp or unknown else MUTED, "Bold", "m", tag=f"{part} {seat}"))
        y += ROW
    if ties:
        drawn.add(Text(fit(texts("eclipse-picture-tie"), 28, room + 62), MARGIN + 8, y, 28, MUTED, tag="tie"))
        for seat, resources in ties.items():
            drawn.add(Text(str(resources), columns[seat], y, 28, PAPER, "Bold", "m", tag=f"tie {seat}"))
    return bottom


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


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The points of everybody, as they stand now or at the end."""
    rows = points(position)
    if not rows:
        return f"{texts('eclipse-picture-no-board')}."
    told = [
        (phrases.name_of(position, seat, texts, options.names), total(position, seat, own))
        for seat, own in rows.items()
    ]
    kind = "over" if over(position) else "now"
    return texts(f"eclipse-picture-alt-scoring-{kind}", list=listed(told))


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Everybody's points by where they come from."""
    lines = [first_line(texts(title(position)), stage(position, texts))]
    rows = points(position)
    if not rows:
        return [*lines, texts("eclipse-picture-no-board")]
    for seat, own in rows.items():
        told = [(texts(f"eclipse-picture-part-{part}"), _points(position, seat, part, own)) for part in POINT_PARTS]
        lines.append(
            titled(
                phrases.name_of(position, seat, texts, options.names), f"{total(position, seat, own)} ({listed(told)})"
            )
        )
    if ties := tied(position):
        told = [
            (phrases.name_of(position, seat, texts, options.names), str(resources)) for seat, resources in ties.items()
        ]
        lines.append(titled(texts("eclipse-picture-tie"), listed(told)))
    return lines


def _points(position: State, seat: int, part: str, own: dict[str, int]) -> str:
    unknown = " ?" if part == "reputation" and hidden(position, seat) else ""
    return f"{own.get(part, 0)}{unknown}"
