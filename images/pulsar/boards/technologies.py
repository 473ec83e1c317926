"""The technologies view: the three boards in play, row by row, who has which patent, where the time marker stands."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import fit
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED
from images.layout.badges import badge
from images.layout.inline import TextStyle, break_line, inline, inline_width
from images.layout.parts import LINE, WIDTH, cells, heading, lit_panel
from images.options import NO_OPTIONS, Options
from images.pulsar import phrases
from images.pulsar.colours import KIND_EDGES, KINDS
from images.pulsar.seats import owner, stage
from images.pulsar.signs import technology_signs
from images.pulsar.telling import technology_name, words_of_signs
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, first_line, listed, sentences
from rules.pulsar.actions.technologies import OWNERS
from rules.pulsar.components import FACES, ROUNDS, Technology
from rules.pulsar.phases.dice import median_value
from rules.pulsar.state import Patent, State

SIDE = 12
LABEL = 104  # px of the column with the number of the round and the round value
GAP = 6
TITLE = 50  # px of a cell's first line
FOOT = 52  # px of a cell's last line, with the owners
NO_FOOT = 4  # px below the signs of a cell without such a line
OWNER = 48  # px that a badge takes
ROOM = 1000  # px for rows of choices, as tall as a phone has room for beside the question
DIE = 40  # px a die in the first line takes
SHORT = 10  # signs of a name behind a technology


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything on the technology boards; of choices only the rows in which they stand, each with a frame.

    Where these are too tall to stand beside a question, patents stand in the first line of each technology, and its
    kind is told by its colour alone.
    """
    chosen = among(position, options.choices)
    drawn = _rows(position, texts, chosen, FOOT)
    if chosen and drawn.height > ROOM:
        return _rows(position, texts, chosen, NO_FOOT)
    return drawn


def _rows(position: State, texts: Texts, chosen: Sequence[str], foot: float) -> Scene:
    drawn = Scene(WIDTH)
    words = texts("pulsar-picture-technologies")
    top: float = SIDE
    if not chosen:
        top = heading(drawn, words, stage(position, texts))
    for row in rows_of(position, chosen):
        top = _row(drawn, position, texts, row, chosen, top, foot) + GAP
    drawn.height = round(top + 8)
    return drawn


def among(position: State, choices: Sequence[str]) -> list[str]:
    """The technologies that choices name, as `patent:ai-l1:3` does."""
    words = {word for choice in choices for word in choice.split(":")}
    return [technology.id for technology in position.technologies() if technology.id in words]


def rows_of(position: State, chosen: Sequence[str]) -> list[int]:
    """The rows in which technologies stand; all where none is named."""
    rows = {technology.row for technology in position.technologies() if technology.id in chosen}
    return sorted(rows) or list(range(1, ROUNDS + 1))


def in_row(position: State, row: int) -> list[Technology]:
    """The technologies of a row, from the left."""
    return [technology for technology in position.technologies() if technology.row == row]


def row_value(position: State, row: int) -> tuple[str, int | None]:
    """What a row adds to each spinning gyrodyne: as it is printed, and if that is the median, its value now."""
    printed = [value for board in position.boards for value in FACES[board].values][row - 1]
    if printed != "median":
        return f"+{printed}", None
    return "median", median_value(position.median) if position.median and row == position.row else None


def full(position: State, technology: Technology) -> bool:
    """Whether nobody else can take a patent any more."""
    taken = len(position.patents.get(technology.id, []))
    return taken == OWNERS or (taken > 0 and technology.icons == 1 and len(position.players) == OWNERS)


def _row(
    drawn: Scene, position: State, texts: Texts, row: int, chosen: Sequence[str], top: float, foot: float
) -> float:
    own = in_row(position, row)
    boxes = cells(SIDE + LABEL, WIDTH - SIDE, top, 10, len(own), len(own), GAP)
    signs = [break_line(technology_signs(each), boxes[0][2] - boxes[0][0] - 24) for each in own]
    high = TITLE + LINE * max(len(lines) for lines in signs) + foot
    _label(drawn, position, row, (SIDE, top, SIDE + LABEL - GAP, top + high))
    for technology, lines, (left, _, right, _) in zip(own, signs, boxes, strict=True):
        box = (left, top, right, top + high)
        _technology(drawn, position, texts, technology, lines, box, foot)
        if technology.id in chosen:
            x, y = (left + right) / 2, top + high / 2
            drawn.add(Thing("mark", "", x, y, right - left, high, 2, tag=f"choice {technology.id}"))
    return top + high


def _label(drawn: Scene, position: State, row: int, box: Box) -> None:
    """The number of a row, and what it adds to each spinning gyrodyne."""
    now = row == position.round and not position.results
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    drawn.add(lit_panel(box, lit=now, edged=now))
    colour, tag = (ACCENT, "row now") if now else (MUTED, "row")
    drawn.add(Text(str(row), x, y - min(30, (box[3] - box[1]) / 2 - 25), 44, colour, "Bold", "m", tag=tag))
    printed, value = row_value(position, row)
    parts = [printed, "@spin"]
    if printed == "median":
        parts = ["@median"]
        if value is not None:
            parts.append(str(value))
    inline(drawn, x - inline_width(parts) / 2, y + 24, parts, tag="value")


def _technology(
    drawn: Scene,
    position: State,
    texts: Texts,
    technology: Technology,
    lines: Sequence[Sequence[str]],
    box: Box,
    foot: float,
) -> None:
    left, top, right, bottom = box
    patents, has_foot = position.patents.get(technology.id, []), foot == FOOT
    taken = 0 if has_foot else OWNER * (len(patents) + full(position, technology))
    reached = technology.row <= position.round
    drawn.add(panel(box, KINDS[technology.kind], KIND_EDGES[technology.kind] if reached else ""))
    cost = f"@{'dice' if technology.icons > 1 else 'die'}{technology.die}"
    inline(drawn, left + 10, top + 28, [cost], tag=f"cost {technology.id}")
    name = fit(technology_name(texts, technology.id), 28, right - left - DIE - 20 - taken)
    drawn.add(Text(name, left + DIE + 14, top + 28, tag="technology"))
    y = top + TITLE + LINE / 2
    for line in lines:
        inline(drawn, left + 14, y, line, TextStyle(30), technology.id)
        y += LINE
    middle = bottom - 28 if has_foot else top + 28
    _owners(drawn, texts, technology, patents, right, middle)
    if has_foot:
        inline(drawn, left + 14, middle, [f"@{technology.kind}"], tag=f"kind {technology.id}")
    if full(position, technology):
        x = left + 76 if has_foot else right - 34 - OWNER * len(patents)
        drawn.add(Thing("icon", "no", x, middle, 36, 36, 3, tag=f"full {technology.id}"))


def _owners(
    drawn: Scene, texts: Texts, technology: Technology, patents: Sequence[Patent], right: float, middle: float
) -> None:
    """Badges of those who have a patent, the first to the left."""
    for i, patent in enumerate(reversed(patents)):
        badge(drawn, owner(patent.seat, texts), right - 34 - OWNER * i, middle, f"{technology.id} {patent.seat}")


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The technology boards: which they are, how many patents everybody has."""
    rows = [(phrases.name_of(seat, texts, options.names), len(position.owned(seat))) for seat in position.seats()]
    boards = ", ".join(board.upper() for board in position.boards)
    return sentences(
        texts("pulsar-picture-alt-technologies", boards=boards, row=position.row),
        texts("pulsar-picture-alt-patents", list=listed(rows)),
    )


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Row by row: the round value, each technology with its die, what it does and who has it."""
    lines = [Line(first_line(texts("pulsar-picture-technologies"), stage(position, texts)))]
    for row in range(1, ROUNDS + 1):
        printed, value = row_value(position, row)
        words = words_of_signs(texts, ["@median"]) if printed == "median" else printed
        now = f" ({value})" if value is not None else ""
        lines.append(Line(bold(texts("pulsar-picture-told-row", row=row, value=f"{words}{now}"))))
        lines += [technology_words(position, texts, technology, options.names) for technology in in_row(position, row)]
    return limited(lines)


def technology_words(position: State, texts: Texts, technology: Technology, names: Sequence[str]) -> Line:
    """A technology, who has it, and what it does."""
    held = [phrases.name_of(patent.seat, texts, names)[:SHORT] for patent in position.patents.get(technology.id, [])]
    name = technology_name(texts, technology.id)
    cost = str(technology.die)
    if technology.icons > 1:
        cost += "×2"
    if held:
        name += f" [{', '.join(held)}]"
    return Line(f"- {cost} {name}", f": {words_of_signs(texts, technology_signs(technology))}")
