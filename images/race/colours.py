"""Colours of goods and cards."""

from __future__ import annotations

from images.drawing.theme import PANEL, tinted
from rules.race.designs import Card

GOODS = {"novelty": "#4c9dff", "rare": "#a8642c", "genes": "#3fbf62", "alien": "#ffd23f"}
MILITARY = "#d8323c"
WORLD = "#10131f"
DEVELOPMENT = "#6d5bd0"
PLAIN = "#8fa0c8"
GOLD = "#ffd24a"  # of numbers and suns, the same in every theme
BACK = "#222d63"
BACK_RIM = "#8fa0c8"
ORBIT = "#4a5aa6"  # of cards face down
PHASES = {
    "explore": ("I", "#2f67b8"),
    "develop": ("II", DEVELOPMENT),
    "settle": ("III", "#a83d3d"),
    "trade": ("$", "#93690f"),
    "consume": ("IV", "#93690f"),
    "produce": ("V", "#2f8047"),
}


def tint(card: Card) -> str:
    """The colour of a card: its good's, or that of developments or of other worlds.

    As `#rrggbb`, the same in every theme.
    """
    if card.good:
        return GOODS[card.good]
    if card.world:
        return PLAIN
    return DEVELOPMENT


def ground(card: Card) -> str:
    """What a card's text stands on: a panel with a breath of its colour.

    Every theme mixes it anew (`theme.tinted`): a scene may hold it like a colour, but it cannot be reckoned with.
    """
    return tinted(PANEL, tint(card), 0.16)
