"""The scoring view: points as bars and as a table. What is still hidden is counted with a question mark."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.scene import Scene, Text
from images.drawing.theme import MUTED
from images.eclipse import phrases
from images.eclipse.colours import POINT_PARTS
from images.eclipse.seats import over, owner, ranked, stage
from images.layout.parts import MARGIN, WIDTH, heading
from images.layout.sources import Part, Row, bars, table
from images.options import NO_OPTIONS, Options
from images.words.numbers import written
from images.words.phrases import Texts, first_line, listed, titled
from rules.eclipse.scoring.final import score
from rules.eclipse.state import State

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
    return lines


def _points(position: State, seat: int, part: str, own: dict[str, int]) -> str:
    """The points of a part, with a question mark where some of them are hidden."""
    known = written(own.get(part, 0))
    if part == "reputation" and hidden(position, seat):
        return f"{known} ?"
    return known
