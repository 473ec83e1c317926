"""What powers of factions do that are used at a moment, a class for each; importing this makes all of them known."""

from rules.ti4.powers import activation, dice, ground_combat, levies, opening_fire, sacrifices

__all__ = ["activation", "dice", "ground_combat", "levies", "opening_fire", "sacrifices"]
