"""What powers of factions do that are used at a moment, a class for each; importing this makes all of them known."""

from rules.ti4.powers import (
    activation,
    expansion,
    growth,
    levies,
    movement,
    politics,
    production,
    riches,
    secrets,
    wormholes,
)

__all__ = [
    "activation",
    "expansion",
    "growth",
    "levies",
    "movement",
    "politics",
    "production",
    "riches",
    "secrets",
    "wormholes",
]
