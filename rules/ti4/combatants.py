"""Units on the board as the odds take them, without the powers of flagships, which the game does not have yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules.ti4.components.units import UNIT_KINDS, UnitKind
from rules.ti4.odds.fleets import Squadron, Unit
from rules.ti4.odds.printed import POWERS, printed
from rules.ti4.state import Player

Amounts = Mapping[UnitKind, int]


def combatant(id: str) -> Unit:
    """A unit by its id; raises KeyError for none."""
    unit = printed(id)
    return replace(unit, traits=unit.traits - {*POWERS.values()})


def squadrons(player: Player, units: Amounts, damaged: Amounts) -> Iterator[Squadron]:
    """Units of a player by kind, with the upgrades that are owned, and how many of each are damaged."""
    for kind in UNIT_KINDS:
        if number := units.get(kind, 0):
            yield Squadron(combatant(player.units[kind].id), number, damaged.get(kind, 0))
