"""Everything of the game that has a name, by chapters, for whoever looks something up."""

from __future__ import annotations

from rules.gaia.components import (
    ADVANCED_TILES,
    BOARD_ACTIONS,
    BOOSTERS,
    FACTIONS,
    FEDERATION_TOKENS,
    FINAL_TILES,
    ROUND_TILES,
    STANDARD_TILES,
    TRACKS,
    WHEEL,
)

STRUCTURES = ("mine", "station", "lab", "institute", "academy-k", "academy-q")
PIECES = ("gaiaformer", "satellite", "space-station")
CHAPTERS: dict[str, tuple[str, ...]] = {
    "faction": tuple(FACTIONS),
    "structure": (*STRUCTURES, *PIECES),
    "track": tuple(TRACKS),
    "standard": STANDARD_TILES,
    "advanced": ADVANCED_TILES,
    "booster": tuple(BOOSTERS),
    "token": tuple(FEDERATION_TOKENS),
    "board-action": tuple(BOARD_ACTIONS),
    "round-tile": tuple(ROUND_TILES),
    "final-tile": tuple(FINAL_TILES),
    "planet": (*WHEEL, "gaia", "transdim", "lost"),
    "resource": ("credits", "ore", "knowledge", "qic", "vp", "power", "tokens", "stone"),
    "turn": ("mine", "gaia", "upgrade", "federation", "research", "board", "special", "free", "pass"),
}
SPECIALS = {
    "academy-q": "structure:academy-q",
    "swap": "faction:ambas",
    "downgrade": "faction:firaks",
    "space-station": "structure:space-station",
    "lowest": "faction:bescods",
}  # special actions that are called otherwise than the thing that has them
