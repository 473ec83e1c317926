"""Sustain damage: who may use it, and how many hits one use cancels (87)."""

from __future__ import annotations

from rules.ti4.combat.flagships import FOURTH_MOON, has_flagship
from rules.ti4.galaxy.forces import force_of
from rules.ti4.state import Player, State

DURANIUM_ARMOR = "duranium-armor"
NON_EUCLIDEAN_SHIELDING = "non-euclidean-shielding"
SHIELDED = 2  # hits that a use cancels with it


def may_sustain(state: State, seat: int) -> bool:
    """Whether ships of a player in the active system can sustain damage: not beside another player's Fourth Moon."""
    others = (player.seat for player in state.players if player.seat != seat)
    return not any(has_flagship(state, other, FOURTH_MOON) for other in others)


def cancelled_by(player: Player) -> int:
    """How many hits a ship of a player cancels that sustains damage."""
    return SHIELDED if player.has(NON_EUCLIDEAN_SHIELDING) else 1


def outlasts(state: State, seat: int, hits: int) -> bool:
    """Whether ships of a player in the active system take so many hits in every round, and lose none for ever.

    One sustains damage for all of them, and another one is repaired meanwhile.
    """
    player, force = state.players[seat], force_of(state.galaxy[state.active].space, seat)
    able = {kind: number for kind, number in force.units.items() if player.units[kind].sustains}
    whole = sum(number - force.damaged.get(kind, 0) for kind, number in able.items())
    repairing = player.has(DURANIUM_ARMOR) and may_sustain(state, seat)
    return repairing and whole > 0 and sum(able.values()) > 1 and hits <= cancelled_by(player)
