"""The zoom view: one system, large, with every planet and every unit named."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from images.drawing.fonts import SMALLEST, fit, wrap
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT
from images.layout.badges import badge, beside
from images.layout.inline import TextStyle, inline, signs_if
from images.layout.parts import MARGIN, WIDTH, heading
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.ti4 import phrases
from images.ti4.art.planets import look_of
from images.ti4.map.chart import ROOT3
from images.ti4.map.tiles import Look, Notes, contents, ground, ring_of
from images.ti4.seats import owners_of, stage
from images.words.phrases import Texts, first_line
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.units import UNIT_KINDS
from rules.ti4.economy.worth import worth
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.galaxy.wormholes import wormholes
from rules.ti4.state import NO_SEAT, Force, Planet, State

SIZE = 205  # px from the middle of the system to its corners
BESIDE = MARGIN + 2 * SIZE + 16  # px where planets begin
LINE = 48
UNIT = 46
GAP = 10
GLOBE = 62
IN_SPACE, ON_PLANETS = 3, 2  # units in a row


def place_shown(position: State, sector: str) -> str:
    """The place asked for, by its label or by a planet; the active one or the centre; raises KeyError for another."""
    place = phrases.place_of(position, sector or position.active or CENTRE_PLACE)
    if not place:
        raise KeyError(sector)
    return place


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The system at the left, its planets beside it, below them all ships by kind and count."""
    place = place_shown(position, options.sector)
    system, owners = position.galaxy[place], owners_of(position, texts, options.names)
    drawn = Scene(WIDTH)
    top = heading(drawn, title(texts, position, place), stage(position, texts))
    look, at = Look(SIZE), (MARGIN + SIZE, top + SIZE * ROOT3 / 2)
    ground(drawn, look, at, place, system, owners)
    worths, kinds = phrases.changed_worths(position, system), tuple(sorted(wormholes(position, place)))
    notes = Notes(worths=worths, wormholes=kinds)
    contents(drawn, look, at, phrases.place_name(texts, place), system, owners, notes)
    y = top
    for planet in system.planets:
        y = _planet(drawn, position, texts, planet, owners, y) + GAP
    y = max(y, top + SIZE * ROOT3 + GAP)
    for force in system.space:
        if force.count():
            y = _fleet(drawn, texts, force, owners[force.seat], y) + GAP
    drawn.height = round(_notes(drawn, position, texts, place, y, options.names) + 8)
    return drawn


def title(texts: Texts, position: State, place: str) -> str:
    """The system by its place and the number of its tile."""
    tile = position.galaxy[place].tile
    return texts("ti4-picture-zoom", place=phrases.place_name(texts, place), tile=tile)


def _planet(drawn: Scene, position: State, texts: Texts, planet: Planet, owners: Sequence[Owner], top: float) -> float:
    """A planet on a panel: name, worth, trait and specialty; whose it is; the units there."""
    start, left, right = len(drawn.things), BESIDE + 14, WIDTH - MARGIN / 2
    y = top + LINE / 2 + 8
    ring = ring_of(planet, owners)
    trait = look_of(planet.id)
    drawn.add(Thing("planet", trait, left + GLOBE / 2, top + LINE + 6, GLOBE, GLOBE, 2, ring, tag=f"{planet.id} globe"))
    x = left + GLOBE + 12
    name = phrases.planet_name(texts, planet.id)
    drawn.add(Text(name, x, y, 32, weight="Bold", tag="planet"))
    brings = worth(position, planet.id)
    signs = ["@resources", str(brings.resources), "@influence", str(brings.influence)]
    inline(drawn, right - 190, y, signs, TextStyle(30, weight="Bold"), f"{planet.id} worth")
    y += LINE - 6
    words = phrases.printed_of(texts, planet.id)
    if planet.exhausted:
        words.append(texts("ti4-picture-exhausted"))
    words += phrases.attached_to(position, texts, planet.id)
    lines = wrap(" · ".join(words) or texts("ti4-picture-no-trait"), SMALLEST, right - x - 12)
    for line in lines:
        drawn.add(Text(line, x, y, colour=MUTED, tag="printed"))
        y += LINE - 10
    y += 6
    holders = {force.seat for force in planet.forces if force.count()}
    if planet.owner not in {NO_SEAT, *holders}:
        y = _whose(drawn, owners[planet.owner], left, right, y)
    for force in planet.forces:
        if force.count():
            y = _whose(drawn, owners[force.seat], left, right, y)
            y = _units(drawn, texts, force, owners[force.seat], (left, right), y, ON_PLANETS)
    bottom = y - LINE / 2 + 4
    drawn.things.insert(start, panel((BESIDE, top, right, bottom), PANEL, ring))
    return bottom


def _whose(drawn: Scene, who: Owner, left: float, right: float, y: float) -> float:
    badge(drawn, who, left + 28, y)
    x = beside(who, left + 28, 9)
    drawn.add(Text(fit(who.name, 30, right - x - 12, "Bold"), x, y, 30, weight="Bold", tag="owner"))
    return y + LINE


def _fleet(drawn: Scene, texts: Texts, force: Force, who: Owner, top: float) -> float:
    """The units of a player in space on a panel of the picture's width."""
    start, left, right = len(drawn.things), MARGIN / 2 + 14, WIDTH - MARGIN / 2
    y = _whose(drawn, who, left, right - 200, top + LINE / 2 + 6)
    ships = texts("ti4-picture-ships", count=force.ships)
    drawn.add(Text(ships, right - 16, y - LINE, 30, ACCENT, anchor="r", tag="ships"))
    y = _units(drawn, texts, force, who, (left, right), y, IN_SPACE)
    bottom = y - LINE / 2 + 6
    drawn.things.insert(start, panel((MARGIN / 2, top, right, bottom), PANEL_LIGHT, who.colour))
    return bottom


def _units(
    drawn: Scene, texts: Texts, force: Force, who: Owner, ends: tuple[float, float], y: float, columns: int
) -> float:
    """Units by kind in rows: the silhouette, how many, the name, and how many of them have sustained damage."""
    left, right = ends
    wide = (right - left) / columns
    shown = [kind for kind in UNIT_KINDS if force.units.get(kind)]
    for number, kind in enumerate(shown):
        x, row = left + wide * (number % columns), y + LINE * (number // columns)
        drawn.add(Thing("unit", kind, x + UNIT / 2, row, UNIT, UNIT, 3, who.colour, tag=f"{kind} {force.units[kind]}"))
        damaged = force.damaged.get(kind, 0)
        signs = signs_if(damaged, "@damage", str(damaged))
        room = wide - UNIT - 20 - 72 * bool(damaged)
        words = fit(f"{force.units[kind]} {texts(f'ti4-name-{kind}')}", SMALLEST, room)
        inline(drawn, x + UNIT + 8, row, [words, *signs], tag=f"unit {kind}")
    return y + LINE * -(-len(shown) // columns)


def _notes(drawn: Scene, position: State, texts: Texts, place: str, top: float, names: Sequence[str]) -> float:
    """In words: what is in the system besides, whose tokens lie there, and which systems are adjacent."""
    y = top + 8
    for line in notes(position, texts, place, names):
        for row in wrap(line, SMALLEST, WIDTH - 2 * MARGIN):
            drawn.add(Text(row, MARGIN, y + 18, colour=MUTED, tag="note"))
            y += 38
    return y


def notes(position: State, texts: Texts, place: str, names: Sequence[str]) -> list[str]:
    """What is said of a system besides planets and units."""
    system = position.galaxy[place]
    there = [
        *phrases.space_of(texts, system, wormholes(position, place)),
        *phrases.token_parts(position, texts, system, names),
    ]
    near = adjacency(position, NO_SEAT)[place]
    lines = [*there, texts("ti4-picture-adjacent", places=_listed(texts, near))]
    for player in position.players:
        if more := adjacency(position, player.seat)[place] - near:
            name = phrases.name_of(position, player.seat, texts, names)
            lines.append(texts("ti4-picture-adjacent-for", name=name, places=_listed(texts, more)))
    return lines


def _listed(texts: Texts, places: Collection[str]) -> str:
    return ", ".join(phrases.place_name(texts, place) for place in sorted(places))


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """A system, its planets and who is there."""
    place = place_shown(position, options.sector)
    parts = "; ".join(phrases.system_parts(position, texts, place, options.names))
    return f"{title(texts, position, place)}: {parts or texts('ti4-picture-empty')}"[:MOST]


MOST = 1000  # characters of a description


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """A system with its planets, all units there, and what else is of it."""
    place = place_shown(position, options.sector)
    system, names = position.galaxy[place], options.names
    lines = [first_line(title(texts, position, place), stage(position, texts))]
    for planet in system.planets:
        printed = [*phrases.printed_of(texts, planet.id)]
        printed += [texts("ti4-picture-exhausted")] if planet.exhausted else []
        lines.append(
            f"{phrases.planet_words(position, texts, planet, names)} · {' · '.join(printed)}".removesuffix(" · ")
        )
    lines += [phrases.force_words(position, texts, force, names) for force in system.space if force.count()]
    return [*lines, *notes(position, texts, place, names)]
