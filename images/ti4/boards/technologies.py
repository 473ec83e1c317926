"""The technologies view: the tree of a seat by colour and number of prerequisites, its upgrades and its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST, fit, width, wrap
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MARK, MUTED, PANEL, PANEL_LIGHT, PAPER
from images.layout.fitting import fitting
from images.layout.inline import inline, inline_width
from images.layout.legend import Entry, legend
from images.layout.parts import MARGIN, WIDTH, cells, heading, section
from images.options import NO_OPTIONS, Options
from images.ti4 import phrases
from images.ti4.boards.prerequisites import CLOSED, OPEN, OWNED, SKIPPED, Standing, standing
from images.ti4.colours import TECHNOLOGIES as COLOURS
from images.ti4.colours import TECHNOLOGY_GROUNDS
from images.ti4.seats import owner, stage
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, first_line, sentences
from rules.ti4.components.technologies import GENERIC, TECHNOLOGIES, UPGRADES, of_faction
from rules.ti4.components.units import UNITS
from rules.ti4.state import Player, State

SIDE = MARGIN / 2
CELL = 122  # px a technology is high
UPGRADE = 86  # px an upgrade is high
UNIT = 52


@dataclass(frozen=True, slots=True)
class Looks:
    """How a technology is drawn by how it stands."""

    fill: str
    edge: str
    colour: str


LOOKS = {
    OPEN: Looks(PANEL_LIGHT, MARK, PAPER),
    SKIPPED: Looks(PANEL_LIGHT, ACCENT, PAPER),
    CLOSED: Looks(PANEL, "", MUTED),
}


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Four columns of technologies, then upgrades of units, then those of the faction; what the looks mean.

    Beside a question that is left out where there is no room for it.
    """
    with_legend = partial(_drawn, position, texts, options, legend=True)
    if not options.question:
        return with_legend()
    return fitting([with_legend, partial(_drawn, position, texts, options, legend=False)], options.room)


def _drawn(position: State, texts: Texts, options: Options, *, legend: bool) -> Scene:
    player = position.players[options.player]
    drawn = Scene(WIDTH)
    words = texts("ti4-picture-tree")
    who = owner(position, player.seat, texts, options.names)
    room = WIDTH - 2 * MARGIN - width(words, 40, "Bold") - 30
    top = heading(drawn, words, fit(who.name, 32, room))
    top = _tree(drawn, position, texts, player, top)
    top = section(drawn, texts("ti4-picture-upgrades"), top)
    boxes = cells(SIDE, WIDTH - SIDE, top, UPGRADE, 3, len(upgrades_of(player)))
    for id, box in zip(upgrades_of(player), boxes, strict=True):
        _technology(drawn, position, texts, player, id, box)
    bottom = boxes[-1][3]
    if own := own_of(player):
        top = section(drawn, texts("ti4-picture-own-technologies"), bottom + 4)
        boxes = cells(SIDE, WIDTH - SIDE, top, UPGRADE, 3, len(own))
        bottom = boxes[-1][3]
        for id, box in zip(own, boxes, strict=True):
            _technology(drawn, position, texts, player, id, box)
    if legend:
        bottom = _legend(drawn, texts, bottom + 12)
    drawn.height = round(bottom + 12)
    return drawn


def column_of(colour: str) -> list[str]:
    """The technologies of a colour that everybody can research, those with few prerequisites first."""
    return sorted((id for id in GENERIC if TECHNOLOGIES[id].kind == colour), key=lambda id: len(TECHNOLOGIES[id].needs))


def upgrades_of(player: Player) -> list[str]:
    """Upgrades of units: for a kind of unit of its own a faction has its own upgrade, in the place of everybody's."""
    own = [id for id in of_faction(player.faction) if id in UPGRADES]
    kinds = {UNITS[id].kind for id in own}
    generic = [id for id in GENERIC if id in UPGRADES and (UNITS[id].kind not in kinds or player.has(id))]
    return [*generic, *own]


def own_of(player: Player) -> list[str]:
    """Technologies of the faction that upgrade nothing, and of other factions those that it came to own."""
    own = [id for id in of_faction(player.faction) if id not in UPGRADES]
    shown = {*own, *GENERIC, *upgrades_of(player)}
    return [*own, *(id for id in player.technologies if id not in shown)]


def _tree(drawn: Scene, position: State, texts: Texts, player: Player, top: float) -> float:
    columns = cells(SIDE, WIDTH - SIDE, top, CELL, len(COLOURS), len(COLOURS))
    bottom = top
    for colour, (left, _, right, _) in zip(COLOURS, columns, strict=True):
        words = [f"@{colour}", texts(f"ti4-picture-colour-{colour}")]
        inline(drawn, (left + right - inline_width(words)) / 2, top + 20, words, tag="colour")
        y = top + 46
        for id in column_of(colour):
            _technology(drawn, position, texts, player, id, (left, y, right, y + CELL))
            y += CELL + 8
        bottom = max(bottom, y)
    return bottom


def _technology(drawn: Scene, position: State, texts: Texts, player: Player, id: str, box: Box) -> None:
    """A technology: its name, its prerequisites, and how it stands."""
    found, kind = standing(position, player, id), TECHNOLOGIES[id].kind
    looks = LOOKS.get(found.state) or Looks(TECHNOLOGY_GROUNDS[kind], COLOURS.get(kind, MUTED), PAPER)
    drawn.add(replace(panel(box, looks.fill, looks.edge), tag=f"{id} {found.state}"))
    left, top, right, bottom = box
    x = left + 12
    if id in UNITS:
        colour = owner(position, player.seat, texts).colour
        drawn.add(Thing("unit", UNITS[id].kind, x + UNIT / 2, (top + bottom) / 2, UNIT, UNIT, 3, colour, tag=id))
        x += UNIT + 10
    lines = wrap(texts(f"ti4-name-{id}"), SMALLEST, right - x - 8, "Bold")
    lines = lines if bottom - top >= CELL else [fit(" ".join(lines), SMALLEST, right - x - 8, "Bold")]
    for number, line in enumerate(lines):
        y = top + 24 + 34 * number
        drawn.add(Text(line, x, y, colour=looks.colour, weight="Bold", tag=f"technology {id}"))
    inline(drawn, x, bottom - 24, [f"@{sign}" for sign in found.signs], tag=f"needs {id}")
    inline(drawn, right - 12 - inline_width(mark_of(found)), bottom - 24, mark_of(found), tag=f"state {id}")


def mark_of(found: Standing) -> list[str]:
    """The sign of an owned technology, or of the planets to exhaust with their number."""
    if found.state == OWNED:
        return ["@owned"]
    return ["@skip", str(found.skipped)] if found.state == SKIPPED else []


def _legend(drawn: Scene, texts: Texts, top: float) -> float:
    entries = [Entry(texts(f"ti4-picture-state-{state}"), _sample(drawn, state)) for state in (OWNED, *LOOKS)]
    return legend(drawn, entries, 2, 96, top)


def _sample(drawn: Scene, state: str) -> Callable[[Point], None]:
    def draw(at: Point) -> None:
        looks = LOOKS.get(state) or Looks(TECHNOLOGY_GROUNDS["propulsion"], COLOURS["propulsion"], PAPER)
        x, y = at
        drawn.add(panel((x - 36, y - 18, x + 36, y + 18), looks.fill, looks.edge))
        if state in (OWNED, SKIPPED):
            drawn.add(Thing("icon", "owned" if state == OWNED else "skip", x, y, 28, 28, 3, tag="legend"))

    return draw


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Whose technologies, how many are owned, and which can be researched."""
    player = position.players[options.player]
    name = phrases.name_of(position, player.seat, texts, options.names)
    told = texts("ti4-picture-alt-tree", name=name, count=len(player.technologies))
    rows = [
        texts("ti4-picture-told-state", state=texts(f"ti4-picture-state-{state}"), list=", ".join(named))
        for state in (OPEN, SKIPPED)
        if (named := _named(position, texts, player, state))
    ]
    return sentences(told, *rows)[:MOST]


MOST = 1000  # characters of a description


def _all(player: Player) -> Iterator[str]:
    for colour in COLOURS:
        yield from column_of(colour)
    yield from [*upgrades_of(player), *own_of(player)]


def _named(position: State, texts: Texts, player: Player, state: str) -> list[str]:
    found = ((id, standing(position, player, id)) for id in _all(player))
    return [texts(f"ti4-name-{id}") for id, own in found if own.state == state]


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Technologies by how they stand, each with what it needs."""
    player = position.players[options.player]
    name = phrases.name_of(position, player.seat, texts, options.names)
    lines = [Line(first_line(f"{texts('ti4-picture-tree')}: {name}", stage(position, texts)))]
    for state in (OWNED, *LOOKS):
        there = [id for id in _all(player) if standing(position, player, id).state == state]
        if there:
            told = "; ".join(_told(position, texts, player, id) for id in there)
            lines.append(Line(bold(texts(f"ti4-picture-state-{state}")), f": {told}"))
    return limited(lines)


def _told(position: State, texts: Texts, player: Player, id: str) -> str:
    """A technology with the colours of its prerequisites, and how many planets would be exhausted for it."""
    needs = Counter(TECHNOLOGIES[id].needs)
    colours: Sequence[str] = [f"{count} {texts(f'ti4-picture-colour-{colour}')}" for colour, count in needs.items()]
    found = standing(position, player, id)
    colours = [*colours, texts("ti4-picture-planets-exhausted", count=found.skipped)] if found.skipped else colours
    return texts(f"ti4-name-{id}") + (f" ({', '.join(colours)})" if colours else "")
