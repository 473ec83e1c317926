"""Everything of the game that has a name, by chapters, for whoever looks something up."""

from __future__ import annotations

from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.neutrals import NEUTRALS
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.components.sectors import SECTORS
from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.ships import SHIPS, STRUCTURES
from rules.eclipse.components.species import SPECIES
from rules.eclipse.components.technologies import CATEGORIES, TECHNOLOGIES

ACTIONS = (
    *("explore", "influence", "research", "upgrade", "build", "move", "pass", "reaction"),
    *("colony", "trade", "diplomacy"),
)
TERMS = (
    *(
        "wormhole",
        "pinned",
        "upkeep",
        "bankruptcy",
        "production",
        "square",
        "advanced-square",
        "gray-square",
        "graveyard",
    ),
    *("energy", "initiative", "dice", "missile", "retreat", "stalemate", "population-attack", "reputation"),
    *("ambassador", "traitor", "artifact", "discovery", "ancients", "final"),
)
CHAPTERS: dict[str, tuple[str, ...]] = {
    "technology": tuple(TECHNOLOGIES),
    "part": tuple(PARTS),
    "ship": (*SHIPS, *STRUCTURES, *NEUTRALS),
    "species": tuple(SPECIES),
    "sector": tuple(SECTORS),
    "discovery": tuple(DISCOVERIES),
    "action": ACTIONS,
    "category": CATEGORIES,
    "resource": (*RESOURCES, "discs", "colony-ships"),
    "term": TERMS,
}
ADVANCED_SQUARES = tuple(f"advanced-{resource}" for resource in RESOURCES)
