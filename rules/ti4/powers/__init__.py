"""What powers of factions do that are used at a moment, a class for each; importing this makes all of them known."""

from rules.ti4.powers import (
    activation,
    dice,
    expansion,
    ground_combat,
    growth,
    levies,
    movement,
    opening_fire,
    politics,
    production,
    riches,
    sacrifices,
    secrets,
)

__all__ = [
    "activation",
    "dice",
    "expansion",
    "ground_combat",
    "growth",
    "levies",
    "movement",
    "opening_fire",
    "politics",
    "production",
    "riches",
    "sacrifices",
    "secrets",
]
