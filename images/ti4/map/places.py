"""The places view: the part of the galaxy that a question is about, as large as there is room.

A system that can be chosen has its number on a disc, a planet a letter in the place of its worth; below a part of the
galaxy few planets are named with it. What else a question is about has a bright border, and where units may come from
has another one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from images.drawing.fonts import fit, width
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import AREAS, INK, PANEL
from images.layout.fitting import lowered_height
from images.layout.parts import MARGIN, WIDTH, cells, heading
from images.options import NO_OPTIONS, Options
from images.ti4 import phrases
from images.ti4.map.chart import Chart
from images.ti4.map.choices import Question, question
from images.ti4.map.galaxy import chart_of, gaps, gate_of, mark, places_of, systems
from images.ti4.map.tiles import Notes
from images.ti4.seats import named_heading, owner, stage
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold, few, sentences
from rules.ti4.components.places import CENTRE_PLACE, PLACES
from rules.ti4.components.units import UNIT_KINDS, UnitKind, class_of
from rules.ti4.state import OFF_THE_MAP, State

WHOLE = 1164  # px of the whole galaxy: all of a phone that is left beside a question
UP = 14  # px that the map comes close to the heading
HIGHEST = 900  # px of a part of it
LEAST = 80  # px from a hex's middle to its corners, however little room there is: below that signs lie upon others
LARGEST = 126  # px from a hex's middle to its corners
SMALLEST = 96  # px, where tokens and icons can still be told apart on a phone
WORTH_CUTTING = 1.08  # times larger than in the whole galaxy
KEY, KEY_COLUMNS, MOST_KEYS = 54, 3, 9
MOST_ROWS, MOST_KINDS = 4, 6  # of the key of fleets, and kinds of units in half of the width
MOST_CHOICES = 25  # of a description


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The systems of a question and those around them; of no question those where the seat has anything."""
    drawn = _drawn(position, texts, options)
    over = lowered_height(drawn, options.room) - options.room
    if options.room and over > 0:
        return _drawn(position, texts, options, over)
    return drawn


def _drawn(position: State, texts: Texts, options: Options, lower: int = 0) -> Scene:
    """The same with a map that is so many px lower, as far as it can still be read."""
    asked = question(position, options.player, options.choices)
    drawn = Scene(WIDTH)
    top = named_heading(drawn, texts(title(asked)), owner(position, options.player, texts, options.names))
    chart = part(position, options.player, asked, top - UP, lower)
    systems(drawn, chart, position, texts, _notes(asked))
    mark(drawn, chart, [place for place in asked.sources if place not in asked.marked], AREAS[2])
    mark(drawn, chart, asked.marked)
    bottom = chart.bottom
    if len(chart.middles) < len(places_of(position)):  # beside the whole galaxy there is no room for a key
        bottom = _keys(drawn, position, texts, asked, options.player, bottom)
    drawn.height = round(bottom + 10)
    return drawn


def _keys(drawn: Scene, position: State, texts: Texts, asked: Question, seat: int, top: float) -> float:
    """Below the map: planets by letter where they are few, and what the player has where ships may come from."""
    if 1 < len(asked.planets) <= MOST_KEYS:
        top = _key(drawn, position, texts, asked.planets, top + 10)
    rows = {place: found for place in [*asked.sources, *asked.marked] if (found := own_units(position, seat, place))}
    columns = 1 if max(map(len, rows.values()), default=0) > MOST_KINDS else 2
    if asked.sources and len(rows) <= columns * MOST_ROWS:
        top = _fleets(drawn, position, texts, rows, seat, columns, top + 10)
    return top


def own_units(position: State, seat: int, place: str) -> dict[UnitKind, int]:
    """What of a player can move from a place: ships, and ground forces there and on its planets, by kind."""
    system = position.galaxy[place]
    forces = [*system.space, *(force for planet in system.planets for force in planet.forces)]
    found = Counter[UnitKind]()
    for force in forces:
        if force.seat == seat:
            found.update(force.units)
    return {kind: found[kind] for kind in UNIT_KINDS if found[kind] and class_of(kind) != "structure"}


def _fleets(
    drawn: Scene,
    position: State,
    texts: Texts,
    rows: Mapping[str, Mapping[UnitKind, int]],
    seat: int,
    columns: int,
    top: float,
) -> float:
    """Each place with the units there, each kind with its count; where that ends."""
    colour = owner(position, seat, texts).colour
    boxes = cells(MARGIN / 2, WIDTH - MARGIN / 2, top, KEY, columns, len(rows))
    for (place, units), (left, up, right, down) in zip(rows.items(), boxes, strict=True):
        x, y = left + 14, (up + down) / 2
        name = phrases.place_name(texts, place)
        drawn.add(panel((left, up, right, down), PANEL), Text(name, x, y, 30, weight="Bold", tag=f"fleet of {place}"))
        x += width(name, 30, "Bold") + 16
        for kind, count in units.items():
            drawn.add(Thing("unit", kind, x + 18, y, 36, 36, 3, colour, tag=f"{kind} {place}"))
            drawn.add(Text(str(count), x + 39, y, 28, tag=f"count {place}"))
            x += 46 + width(str(count), 28)
    return boxes[-1][3]


def title(asked: Question) -> str:
    """The text of the heading: what is to be chosen, or where the question is about."""
    if asked.laying:
        return "ti4-picture-which-place"
    if asked.planets:
        return "ti4-picture-which-planet"
    if asked.sources:
        return "ti4-picture-which-ships"
    if asked.letters:
        return "ti4-picture-which-system"
    return "ti4-picture-where" if asked.marked else "ti4-picture-own-systems"


def _notes(asked: Question) -> Mapping[str, Notes]:
    """Which systems can be chosen, and the letters over the planets of each."""
    whole_systems = {target.place for target in asked.letters if not target.planet}
    places = {target.place for target in asked.letters}
    return {
        place: Notes(
            choosable=place in whole_systems,
            planets={
                target.planet: own for target, own in asked.letters.items() if target.place == place and target.planet
            },
        )
        for place in places
    }


def part(position: State, seat: int, asked: Question, top: float, lower: float = 0) -> Chart:
    """The systems shown, laid out: those of the question with all around them, or the whole galaxy.

    While tiles are laid that is the whole, since what lies where matters to all. They may be so many px `lower`.
    """
    full = _part(position, seat, asked, top)
    if not lower:
        return full
    high = full.bottom - top
    return full.of_height(max(high - lower, high * min(1, LEAST / full.size)))


def _part(position: State, seat: int, asked: Question, top: float) -> Chart:
    """The same as large as can be."""
    whole = chart_of(position, top, WHOLE)
    if gaps(position):
        return whole
    wanted = asked.places or own_systems(position, seat)
    near = Chart(_around(position, wanted), top, gate_of(position), LARGEST, HIGHEST, near=True)
    return near if near.size > whole.size * WORTH_CUTTING else whole


def crop(drawn: Scene, position: State, texts: Texts, marked: Sequence[str], top: float, highest: float) -> float:
    """Places with a bright border and all around them, at most so many px high; where that ends.

    Where they would be too small to be read they stand without what is around them; nothing where that is too much.
    """
    ways = (_around(position, marked), marked)
    charts = (Chart(places, top, gate_of(position), LARGEST, highest, near=True) for places in ways)
    chart = next((chart for chart in charts if chart.size >= SMALLEST), None)
    if chart is None:
        return top
    systems(drawn, chart, position, texts, {})
    mark(drawn, chart, marked)
    bottom: float = chart.bottom
    return bottom


def near(position: State, texts: Texts, options: Options, names: Sequence[str]) -> Scene:
    """The part of the galaxy around these places, which are marked, in the room that `options` give.

    Without any it is what lies around the viewer's systems.
    """
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("ti4-picture-title"), stage(position, texts))
    wanted = _around(position, names or own_systems(position, options.player))
    heights = (options.room - 2 * MARGIN, HIGHEST)
    charts = [Chart(wanted, top - UP, gate_of(position), LARGEST, highest, near=True) for highest in heights]
    chart = next((chart for chart in charts if chart.size >= SMALLEST), charts[-1])
    systems(drawn, chart, position, texts, {})
    mark(drawn, chart, names)
    drawn.height = round(chart.bottom + 10)
    return drawn


def own_systems(position: State, seat: int) -> list[str]:
    """Where a player has units or planets; the centre where that is nowhere."""
    found = [
        place
        for place, system in position.galaxy.items()
        if any(force.seat == seat and force.count() for force in system.space)
        or any(planet.owner == seat for planet in system.planets)
    ]
    return found or [CENTRE_PLACE]


def _around(position: State, wanted: Sequence[str]) -> list[str]:
    """These places and those that touch them; of one off the map its gate, too."""
    gates = [gate_of(position)] if OFF_THE_MAP in wanted else []
    on_map = [PLACES[place] for place in [*wanted, *gates] if place in PLACES]
    return [
        place
        for place in places_of(position)
        if place in wanted or (place in PLACES and any(PLACES[place].distance(at) <= 1 for at in on_map))
    ]


def _key(drawn: Scene, position: State, texts: Texts, planets: Mapping[str, str], top: float) -> float:
    """Each planet behind its letter with its name and worth; where that ends."""
    boxes = cells(MARGIN / 2, WIDTH - MARGIN / 2, top, KEY, min(KEY_COLUMNS, len(planets)), len(planets))
    for (planet, own), (left, up, right, down) in zip(planets.items(), boxes, strict=True):
        y = (up + down) / 2
        drawn.add(
            panel((left, up, right, down), PANEL), Thing("disc", "", left + 34, y, 40, 40, 4, AREAS[0], tag="key")
        )
        drawn.add(Text(own, left + 34, y, colour=INK, weight="Bold", anchor="m", tag="key"))
        words = fit(f"{phrases.planet_name(texts, planet)} {phrases.worth(position, planet)}", 30, right - left - 80)
        drawn.add(Text(words, left + 66, y, 30, tag=f"key {planet}"))
    return boxes[-1][3]


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Whose question it is, what is lettered or marked, and how many systems are shown."""
    asked = question(position, options.player, options.choices)
    told = texts(
        "ti4-picture-alt-places",
        name=phrases.name_of(position, options.player, texts, options.names),
        count=len(part(position, options.player, asked, 0).middles),
    )
    named = [f"{own} {_name(texts, target.place, target.planet)}".strip() for target, own in asked.letters.items()]
    parts = {"choices": named, "marked": _names(texts, asked.marked), "sources": _names(texts, asked.sources)}
    more = [texts(f"ti4-picture-alt-{kind}", list=few(rows, MOST_CHOICES)) for kind, rows in parts.items() if rows]
    return sentences(told, *more)[:1000]


def _name(texts: Texts, place: str, planet: str) -> str:
    """A system by its place, a planet by its name with that of its system."""
    where = phrases.place_name(texts, place)
    return f"{phrases.planet_name(texts, planet)} ({where})" if planet else where


def _names(texts: Texts, places: Sequence[str]) -> list[str]:
    return [phrases.place_name(texts, place) for place in places]


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Every choice behind its letter, what else the question is about, and all around it, each with what lies there."""
    asked, names = question(position, options.player, options.choices), options.names
    lines = [Line(bold(texts(title(asked))))]
    for target, own in asked.letters.items():
        lines.append(
            Line(
                " ".join(filter(None, [own and bold(own), _name(texts, target.place, target.planet)])),
                _there(position, texts, target.place, names),
            )
        )
    lettered = {target.place for target in asked.letters}
    for place in dict.fromkeys([*asked.marked, *asked.sources]):
        if place not in lettered:
            lines.append(Line(bold(phrases.place_name(texts, place)), _there(position, texts, place, names)))
    for place in sorted(part(position, options.player, asked, 0).middles):
        if place not in asked.places:
            lines.append(Line(phrases.place_name(texts, place), _there(position, texts, place, names)))
    return limited(lines)


def _there(position: State, texts: Texts, place: str, names: Sequence[str]) -> str:
    if place not in position.galaxy:
        return f": {texts('ti4-picture-gap')}"
    return f": {'; '.join(phrases.system_parts(position, texts, place, names)) or texts('ti4-picture-empty')}"
