"""Ships of the opponent that a power is used against: which of them, the best first."""

from __future__ import annotations

from rules.ti4.combat.joined import fighting
from rules.ti4.combat.sustaining import may_sustain
from rules.ti4.components.units import UNIT_KINDS, UnitKind
from rules.ti4.state import State
from rules.ti4.tactical.space_combat import fleet


def cost(state: State, seat: int, kind: UnitKind) -> float:
    """What one ship costs; resources."""
    return state.players[seat].units[kind].price


def falls(state: State, seat: int, kind: UnitKind) -> bool:
    """Whether a hit that is assigned to ships of this kind destroys one: a damaged one, or one that sustains none."""
    return bool(fleet(state, seat).damaged.get(kind)) or not sustains(state, seat, kind)


def sustains(state: State, seat: int, kind: UnitKind) -> bool:
    """Whether ships of this kind can sustain damage, as nothing there keeps them from it."""
    return state.players[seat].units[kind].sustains and may_sustain(state, seat)


def by_value(state: State, seat: int) -> list[UnitKind]:
    """Kinds of ships of a player in the combat, and of what fights as one; the dearest first that a hit destroys."""
    kinds = [kind for kind in UNIT_KINDS if kind in fighting(state, seat)]
    return sorted(kinds, key=lambda kind: (not falls(state, seat, kind), -cost(state, seat, kind)))


def small_ships(state: State, seat: int) -> list[UnitKind]:
    """Kinds of ships of a player in the active system of which one can be given up for a hit, the cheapest first."""
    kinds: tuple[UnitKind, ...] = ("destroyer", "cruiser")
    return [kind for kind in kinds if fleet(state, seat).count(kind)]


def hits_taken_at_most(state: State, seat: int) -> int:
    """How many hits a player's ships in the active system can take; more are lost."""
    force = fleet(state, seat)
    whole = (number - force.damaged.get(kind, 0) for kind, number in force.units.items() if sustains(state, seat, kind))
    return strength(state, seat) + sum(whole)


def strength(state: State, seat: int) -> int:
    """How many ships a player has in the combat, and units that fight as such."""
    return sum(fighting(state, seat).values())
