"""What each entry of the reference shows: numbers and tiles as printed, then words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from images.drawing.canvas import Point
from images.drawing.scene import Scene, Text, Thing
from images.layout.plates import LARGE, Line, Plate, Size, draw_groups, group_rows
from images.ti4.boards.values import production_words, rolled_words, values
from images.ti4.colours import CARDS, STEEL
from images.ti4.colours import TECHNOLOGIES as COLOURS
from images.ti4.map.chart import ROOT3
from images.ti4.map.tiles import Look, contents, ground
from images.ti4.reference import facts
from images.ti4.reference.facts import REFERENCE, title
from images.ti4.reference.signs import sign
from images.words.phrases import Texts
from rules.ti4.components.factions import FACTIONS, FLAGSHIPS
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.promissory_notes import PROMISSORY_NOTES
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.components.technologies import TECHNOLOGIES, UPGRADES, of_faction
from rules.ti4.components.units import UNIT_KINDS, UNITS, Unit
from rules.ti4.state import Planet, State, System

HEX = 90  # px of a system from its middle to a corner
BETWEEN = 22  # px from one group of signs to the next
PIECE = 38
Groups = Sequence[Sequence[str]]  # of a line; a sign `@move` is an icon


def plate(drawn: Scene, position: State, texts: Texts, entry: str, size: Size, *, many: bool = False) -> Plate:
    """An entry as a plate, drawn in this size; of `many` factions it is not said what each does well."""
    chapter, id = REFERENCE.parted(entry)
    lines = [*_drawn(drawn, texts, chapter, id, size)]
    named = (words for _, words in told(texts, chapter, id, large=size is LARGE))
    about = () if many and chapter == "faction" else facts.about(texts, chapter, id)
    said = (*named, *about)
    lines += [Line(words=words) for words in said]
    if notes := " · ".join(facts.notes(position, texts, chapter, id)):
        lines.append(Line(words=notes, muted=True))
    return Plate(title(texts, chapter, id), lines, sign(drawn, chapter, id), _edge(chapter, id), f"{chapter} {id}")


def _edge(chapter: str, id: str) -> str:
    if chapter == "technology":
        return COLOURS.get(TECHNOLOGIES[id].kind, "")
    if chapter == "colour":
        return COLOURS[id]
    return CARDS[id] if chapter == "strategy-card" else ""


def _drawn(drawn: Scene, texts: Texts, chapter: str, id: str, size: Size) -> Iterator[Line]:
    """What an entry is, in signs or as it is printed."""
    if chapter == "system":
        yield Line(draw=partial(_tile, drawn, id), high=round(HEX * ROOT3) + 12)
    for row in group_rows(groups(texts, chapter, id), size, BETWEEN):
        yield Line(draw=partial(draw_groups, drawn, row, size, BETWEEN), high=size.signs)
    if chapter == "system":
        names = {planet: texts(f"ti4-name-{planet}") for planet in SYSTEMS[id].planets}
        yield from (Line(_planet_signs(planet, name)) for planet, name in names.items())
    if chapter == "faction":
        yield Line(draw=partial(_pieces, drawn, id), high=PIECE + 14)


def groups(texts: Texts, chapter: str, id: str) -> Groups:
    """The numbers and signs of an entry; none where words say all."""
    of_chapter: Mapping[str, Callable[[], Groups]] = {
        "technology": lambda: _needs(texts, id),
        "unit": lambda: [*(_needs(texts, id) if id in UPGRADES else ()), *_values(texts, UNITS[id])],
        "faction": lambda: [["@commodities", str(FACTIONS[id].commodities)], *_home(id)],
        "planet": lambda: _planet(texts, id),
    }
    return of_chapter.get(chapter, list)()


def _needs(texts: Texts, id: str) -> Groups:
    """The prerequisites of a technology, a sign for each."""
    signs = [f"@{colour}" for colour in TECHNOLOGIES[id].needs]
    return [signs or [texts("ti4-reference-no-needs")]]


def _values(texts: Texts, unit: Unit) -> Groups:
    """What a unit costs, hits with, how far it moves, what it carries, and what it can do."""
    icons = ("resources", "dice", "move", "capacity")
    found = [[f"@{icon}", said] for icon, said in zip(icons, values(unit), strict=True) if said != "–"]
    plain = {"sustain": unit.sustains, "shield": unit.planetary_shield}
    found += [[f"@{icon}", texts(f"ti4-picture-ability-{icon}")] for icon, there in plain.items() if there]
    return [*found, *([words] for words in (*rolled_words(texts, unit), *production_words(texts, unit)))]


def _home(faction: str) -> Groups:
    """What the planets of a home system are worth together."""
    planets = [PLANETS[planet] for planet in SYSTEMS[FACTIONS[faction].home].planets]
    resources, influence = sum(one.resources for one in planets), sum(one.influence for one in planets)
    return [["@resources", str(resources)], ["@influence", str(influence)]]


def _planet(texts: Texts, id: str) -> Groups:
    planet = PLANETS[id]
    found = [["@resources", str(planet.resources)], ["@influence", str(planet.influence)]]
    if planet.trait:
        found.append([f"@{planet.trait}", texts(f"ti4-picture-trait-{planet.trait}")])
    if planet.specialty:
        found.append([f"@{planet.specialty}", texts(f"ti4-picture-specialty-{planet.specialty}")])
    return found


def _planet_signs(id: str, name: str) -> list[str]:
    """A planet in one line: its worth, trait and specialty, its name."""
    planet = PLANETS[id]
    printed = [f"@{sign}" for sign in (planet.trait, planet.specialty) if sign]
    return ["@resources", str(planet.resources), "@influence", str(planet.influence), *printed, name]


def told(texts: Texts, chapter: str, id: str, *, large: bool) -> Iterator[tuple[str, str]]:
    """Names that belong to an entry: what a faction has of its own and begins with; most of it where it has room.

    As pairs of what it is, such as `abilities`, and its words.
    """
    if chapter != "faction":
        return
    faction = FACTIONS[id]
    own = {
        "abilities": faction.abilities,
        "technologies": of_faction(id),
        "units": [unit.id for unit in UNITS.values() if unit.faction == id and _is_basic(unit)],
        "flagship": [FLAGSHIPS[id]],
        "note": [note.id for note in PROMISSORY_NOTES.values() if note.faction == id],
        "starts": faction.technologies,
    }
    named = {what: [texts(f"ti4-name-{one}") for one in ids] for what, ids in own.items()}
    if faction.chosen_technologies:
        named["starts"].append(texts("ti4-reference-chosen", count=faction.chosen_technologies))
    named["home"] = [texts(f"ti4-name-system-{faction.home}")]
    for what, names in named.items():
        if names and (large or what in ("abilities", "technologies", "starts")):
            yield what, f"{texts(f'ti4-reference-{what}')}: {', '.join(names)}"


def _is_basic(unit: Unit) -> bool:
    """Whether a unit is on a faction sheet, and no flagship."""
    return unit.id not in UPGRADES and unit.kind != "flagship"


def _tile(drawn: Scene, tile: str, at: Point) -> None:
    """A system as it is printed."""
    system = System(tile, [Planet(planet) for planet in SYSTEMS[tile].planets])
    middle, look = (at[0] + HEX, at[1]), Look(HEX)
    ground(drawn, look, middle, tile, system, (), layer=1)
    contents(drawn, look, middle, tile, system, ())


def _pieces(drawn: Scene, faction: str, at: Point) -> None:
    """The units of the start, each kind with its count."""
    x = at[0]
    units = FACTIONS[faction].units
    for kind in UNIT_KINDS:
        if units.get(kind):
            drawn.add(Thing("unit", kind, x + PIECE / 2, at[1], PIECE, PIECE, 3, STEEL, tag=f"starts {kind}"))
            drawn.add(Text(str(units[kind]), x + PIECE + 4, at[1], 30, weight="Bold", tag="starts"))
            x += PIECE + 31
