"""The scoring view: points as bars and as a table. What is still hidden is counted with a question mark."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import SMALLEST, fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import MUTED, PANEL, PAPER
from images.eclipse import phrases
from images.eclipse.colours import POINT_PARTS
from images.eclipse.seats import over, owner, ranked, stage
from images.layout.badges import badge, beside
from images.layout.parts import MARGIN, WIDTH, cells, heading, section
from images.layout.seats import Owner
from images.layout.sources import Part, Row, bars, table
from images.options import NO_OPTIONS, Options
from images.words.numbers import written
from images.words.phrases import Texts, first_line, listed, titled
from rules.eclipse.scoring.final import score
from rules.eclipse.state import State

SEAT = 54  # px the tiles of a seat are high
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
    rows = _rows(position, texts, options.names)
    if not rows:
        drawn.add(Text(texts("eclipse-picture-no-board"), MARGIN, top + 30, colour=MUTED, tag="nothing"))
        drawn.height = round(top + 70)
        return drawn
    parts = {
        part: Part(texts(f"eclipse-picture-part-{part}"), ICONS[part], colour) for part, colour in POINT_PARTS.items()
    }
    top = bars(drawn, parts, rows, top)
    top = table(drawn, parts, rows, top + 8, _last(position, texts))
    top = _turned_up(drawn, position, texts, [row.owner for row in rows], top)
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


def _rows(position: State, texts: Texts, names: Sequence[str]) -> list[Row]:
    """Each seat with its points, and where some are unknown."""
    found = []
    for seat, own in points(position).items():
        unknown = dict[str, str]()
        if hidden(position, seat):
            unknown["reputation"] = _points(position, seat, "reputation", own)
        found.append(Row(owner(position, seat, texts, names), own, unknown, more(position, seat)))
    return found


def tiles(position: State) -> dict[int, str]:
    """The reputation tiles of each seat that has any, the highest first, once the game is over."""
    turned_up = {seat: sorted(position.players[seat].reputation, reverse=True) for seat in position.opened}
    return {seat: ", ".join(map(str, values)) for seat, values in turned_up.items() if values}


def _turned_up(drawn: Scene, position: State, texts: Texts, owners: Sequence[Owner], top: float) -> float:
    """The reputation tiles that the end of the game turns up, seat by seat; where they end."""
    found = tiles(position)
    shown = [who for who in owners if who.seat in found]
    if not shown:
        return top
    top = section(drawn, texts("eclipse-picture-turned-up"), top + 4)
    for who, box in zip(shown, cells(MARGIN / 2, WIDTH - MARGIN / 2, top, SEAT, 2, len(shown)), strict=True):
        left, high, right, low = box
        y, said = (high + low) / 2, found[who.seat]
        drawn.add(panel(box, PANEL))
        badge(drawn, who, left + 36, y, f"tiles of {who.seat}")
        drawn.add(Thing("icon", "reputation", right - 36, y, 34, 34, 3, tag="reputation"))
        drawn.add(Text(said, right - 64, y, 30, PAPER, "Bold", "r", tag=f"tiles {who.seat}"))
        x = beside(who, left + 36, 10)
        room = right - 84 - width(said, 30, "Bold") - x
        drawn.add(Text(fit(who.name, SMALLEST, room), x, y, SMALLEST, tag="name"))
    return top + (SEAT + 8) * ((len(shown) + 1) // 2)


def _last(position: State, texts: Texts) -> tuple[str, dict[int, str]] | None:
    """What decides between those who share their points; None where nobody does."""
    ties = tied(position)
    if not ties:
        return None
    return texts("eclipse-picture-tie"), {seat: str(resources) for seat, resources in ties.items()}


def total(position: State, seat: int, row: dict[str, int]) -> str:
    """The sum of a seat, with a question mark where something is hidden."""
    return f"{written(sum(row.values()))}{more(position, seat)}"


def more(position: State, seat: int) -> str:
    """What stands behind the sum of a seat: a question mark where something is hidden."""
    if hidden(position, seat):
        return "+?"
    return ""


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
    if found := tiles(position):
        turned_up = [
            f"{phrases.name_of(position, seat, texts, options.names)} {found[seat]}" for seat in rows if seat in found
        ]
        lines.append(titled(texts("eclipse-picture-turned-up"), "; ".join(turned_up)))
    return lines


def _points(position: State, seat: int, part: str, own: dict[str, int]) -> str:
    """The points of a part, with a question mark where some of them are hidden."""
    known = written(own.get(part, 0))
    if part == "reputation" and hidden(position, seat):
        return f"{known} ?"
    return known
