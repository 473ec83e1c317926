"""What stands before the name of an entry: its sign, piece or card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import ink_on
from images.layout.plates import icon_sign
from images.ti4.art.planets import look_of
from images.ti4.colours import CARDS, LETTERS, STEEL, WORMHOLES
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.promissory_notes import PROMISSORY_NOTES
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.components.units import UNITS

Sign = Callable[[Point], None]
SIGNED: Mapping[str, Mapping[str, str | None]] = {  # what bears the sign of a faction
    "faction": {id: id for id in FACTIONS},
    "faction-ability": {ability: faction.id for faction in FACTIONS.values() for ability in faction.abilities},
    "promissory-note": {note.id: note.faction for note in PROMISSORY_NOTES.values()},
}
SIGN = 44  # px, both ways
ICONS: Mapping[str, Mapping[str, str]] = {  # of entries by chapter
    "technology": {one.id: one.kind for one in TECHNOLOGIES.values()},
    "resource": {
        **{sign: sign for sign in ("tactic", "fleet", "strategy", "resources", "influence", "commodities", "vp")},
        "trade-goods": "goods",
    },
    "colour": {sign: sign for sign in ("propulsion", "biotic", "warfare", "cybernetic")},
    "trait": {sign: sign for sign in ("cultural", "hazardous", "industrial")},
    "ability": {"sustain": "sustain", "shield": "shield", "bombardment": "dice", "barrage": "dice"},
    "action": {"strategy-phase": "card", "tactical": "tactic", "strategic": "strategy", "transaction": "goods"},
    "term": {
        **{sign: sign for sign in ("speaker", "exhausted")},
        "active-system": "tactic",
        "movement": "move",
        "transport": "capacity",
        "hits": "damage",
        "space-combat": "dice",
        "ground-combat": "dice",
        "command-token": "pools",
        "specialty": "biotic",
        "prerequisite": "propulsion",
        "initiative": "card",
        "victory": "vp",
    },
}
PIECES: Mapping[str, Mapping[str, str]] = {  # units that stand for entries
    "unit": {unit.id: unit.kind for unit in UNITS.values()},
    "ability": {"space-cannon": "pds", "production": "space-dock"},
    "term": {"flagship": "flagship", "invasion": "infantry", "blockade": "space-dock"},
}


def sign(drawn: Scene, chapter: str, id: str) -> Sign | None:
    """What draws the sign of an entry about a point; None without one."""
    if piece := PIECES.get(chapter, {}).get(id):
        return partial(_thing, drawn, Thing("unit", piece, 0, 0, SIGN, SIGN, 3, STEEL, tag=f"{id} sign"))
    if faction := SIGNED.get(chapter, {}).get(id):
        return faction_sign(drawn, faction)
    if chapter == "planet":
        trait = look_of(id)
        return partial(_thing, drawn, Thing("planet", trait, 0, 0, SIGN, SIGN, 3, tag=f"{id} sign"))
    if chapter == "strategy-card":
        number = str(STRATEGY_CARDS[id].initiative)
        return partial(_thing, drawn, Thing("card", number, 0, 0, SIGN, SIGN + 6, 3, CARDS[id], tag=f"{id} sign"))
    if chapter == "objective":
        return partial(_thing, drawn, Thing("points", str(OBJECTIVES[id].points), 0, 0, SIGN, SIGN, 3, tag=id))
    if chapter == "anomaly":
        return partial(_thing, drawn, Thing("anomaly", id, 0, 0, SIGN, SIGN, 3, tag=id))
    if chapter == "wormhole":
        return partial(_wormhole, drawn, id)
    if (chapter, id) == ("term", "custodians"):
        return partial(_thing, drawn, Thing("custodians", "", 0, 0, SIGN, SIGN, 3, tag=id))
    return icon_sign(drawn, ICONS.get(chapter, {}).get(id, ""), SIGN - 4)


def faction_sign(drawn: Scene, faction: str) -> Sign:
    """What draws the sign of a faction about a point."""
    return partial(_thing, drawn, Thing("faction", faction, 0, 0, SIGN, SIGN, 3, tag=f"{faction} sign"))


def _thing(drawn: Scene, thing: Thing, at: Point) -> None:
    """A thing about a point."""
    x, y = at
    drawn.add(Thing(thing.kind, thing.id, x, y, thing.w, thing.h, thing.layer, thing.colour, tag=thing.tag))


def _wormhole(drawn: Scene, wormhole: str, at: Point) -> None:
    colour = WORMHOLES[wormhole]
    drawn.add(Thing("wormhole", wormhole, *at, SIGN, SIGN, 3, tag=wormhole))
    drawn.add(Text(LETTERS[wormhole], *at, SMALLEST, ink_on(colour), "Bold", "m", colour, "sign"))
