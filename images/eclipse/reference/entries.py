"""What each entry of the reference shows: signs from the game's data, tiles and slots as printed, words from texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from images.drawing.canvas import Point
from images.drawing.scene import Scene
from images.eclipse.boards import blueprints
from images.eclipse.boards.species import board_signs, ship_signs
from images.eclipse.colours import CATEGORY_EDGES, OWNERS
from images.eclipse.explored import wormholes
from images.eclipse.map.chart import ROOT3
from images.eclipse.map.tiles import contents, look_at, sector_ground
from images.eclipse.reference import facts
from images.eclipse.reference.facts import REFERENCE, title
from images.eclipse.reference.sides import HIGH, sides
from images.eclipse.reference.values import TERRAN, Groups, lines
from images.eclipse.signs import part_icon
from images.eclipse.telling import printed_signs
from images.layout.plates import LARGE, Line, Plate, Size, draw_groups, group_rows, icon_sign
from images.words.phrases import Texts
from rules.core.hexes import Hex
from rules.eclipse.actions.explore import new_sector
from rules.eclipse.components.sectors import SECTORS
from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.ships import SHIPS
from rules.eclipse.components.species import SPECIES
from rules.eclipse.components.technologies import CATEGORIES, TECHNOLOGIES
from rules.eclipse.contents import CHAPTERS
from rules.eclipse.state import State

SIGN = 42  # px of the sign before a title
HEX = 84  # px of a sector from its middle to a corner
BETWEEN = 20  # px from one group of signs to the next
ICONS: Mapping[str, Mapping[str, str]] = {
    "technology": {each.id: each.category for each in TECHNOLOGIES.values()},
    "part": {part: part_icon(PARTS[part]) for part in PARTS},
    "ship": {ship: ship for ship in CHAPTERS["ship"]},
    "discovery": dict.fromkeys(CHAPTERS["discovery"], "discovery"),
    "category": {category: category for category in CATEGORIES},
    "action": {
        **{action: action for action in ("explore", "influence", "research", "upgrade", "build", "move")},
        "colony": "colony",
        "trade": "trade",
        "diplomacy": "ambassador",
    },
    "resource": {
        **{resource: resource for resource in ("money", "science", "materials")},
        "discs": "disc",
        "colony-ships": "colony",
    },
    "term": {
        **{sign: sign for sign in ("energy", "initiative", "missile", "reputation", "ambassador", "traitor")},
        **{sign: sign for sign in ("artifact", "discovery", "graveyard")},
        "upkeep": "money",
        "production": "cube",
        "square": "square-money",
        "advanced-square": "advanced",
        "gray-square": "square-gray",
        "dice": "cannon1",
        "ancients": "ancient",
        "final": "vp",
    },
}


def plate(drawn: Scene, position: State, texts: Texts, entry: str, size: Size) -> Plate:
    """An entry as a plate; a large one says all there is to say."""
    chapter, id = REFERENCE.parted(entry)
    shown = [*_drawn(drawn, texts, chapter, id, size), *_texts(position, texts, chapter, id, large=size is LARGE)]
    return Plate(title(texts, chapter, id), shown, _sign(drawn, chapter, id), _edge(chapter, id), f"{chapter} {id}")


def _sign(drawn: Scene, chapter: str, id: str) -> Callable[[Point], None] | None:
    icon = ICONS.get(chapter, {}).get(id, "")
    return icon_sign(drawn, icon, SIGN)


def _edge(chapter: str, id: str) -> str:
    if chapter == "technology":
        return CATEGORY_EDGES[TECHNOLOGIES[id].category]
    if chapter == "category":
        return CATEGORY_EDGES[id]
    if chapter != "species":
        return ""
    return OWNERS[SPECIES[id].colour]


def _drawn(drawn: Scene, texts: Texts, chapter: str, id: str, size: Size) -> Iterator[Line]:
    """What an entry is, in signs or as it is printed."""
    rows = lines(texts, chapter, id)
    if chapter == "sector":
        yield Line(draw=lambda at: _tile(drawn, id, at), high=round(HEX * ROOT3) + 12)
        yield Line(printed_signs(SECTORS[id]))
    if chapter == "discovery" and size is LARGE:
        yield Line(draw=lambda at: sides(drawn, texts, id, at), high=HIGH)
    if chapter == "ship" and id in SHIPS:
        yield Line(draw=lambda at: _slots(drawn, id, at), high=blueprints.SLOT[1] + 14)
    if chapter == "species":
        species = SPECIES[id]
        rows = [_pairs(parts) for parts in [*board_signs(species), ship_signs(species)]]
    for groups in rows:
        yield from (
            Line(draw=partial(draw_groups, drawn, row, size, BETWEEN), high=size.signs)
            for row in group_rows(groups, size, BETWEEN)
        )
    if chapter == "species":
        yield Line([species.home, *printed_signs(SECTORS[species.home])])


def _pairs(parts: Sequence[str]) -> Groups:
    """Signs with the amount behind each as groups."""
    return [parts[start : start + 2] for start in range(0, len(parts), 2)]


def _tile(drawn: Scene, id: str, at: Point) -> None:
    """A sector as it is printed, upright."""
    sector, place, look = new_sector(id, 0), str(Hex(0, 0)), look_at(HEX)
    middle = at[0] + HEX, at[1]
    sector_ground(drawn, look, middle, sector, wormholes({place: sector}, place), (), f"tile {id}", layer=1)
    contents(drawn, look, middle, sector, (), f"tile {id}")


def _slots(drawn: Scene, ship: str, at: Point) -> None:
    """The slots of a class on the boards of the Terrans."""
    for number, part in enumerate(TERRAN.blueprints[ship].slots):
        middle = at[0] + blueprints.SLOT[0] / 2 + blueprints.STEP * number, at[1]
        blueprints.draw_part(drawn, part, middle, tag=f"{ship} {number + 1}")


def _texts(position: State, texts: Texts, chapter: str, id: str, *, large: bool) -> Sequence[Line]:
    said = [facts.begins(texts, chapter, id), facts.about(texts, chapter, id)]
    muted = [facts.notes(position, texts, chapter, id)]
    if large:
        said.append(facts.chapter_about(texts, chapter))
    told = [Line(words=words) for words in said if words]
    return told + [Line(words=words, muted=True) for words in muted if words]
