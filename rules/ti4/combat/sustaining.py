"""Sustain damage: who may use it, and how many hits one use cancels (87)."""

from __future__ import annotations

from rules.ti4.combat.flagships import FOURTH_MOON, has_flagship
from rules.ti4.state import Player, State

NON_EUCLIDEAN_SHIELDING = "non-euclidean-shielding"
SHIELDED = 2  # hits that a use cancels with it


def may_sustain(state: State, seat: int) -> bool:
    """Whether ships of a player in the active system can sustain damage: not beside another player's Fourth Moon."""
    others = (player.seat for player in state.players if player.seat != seat)
    return not any(has_flagship(state, other, FOURTH_MOON) for other in others)


def cancelled_by(player: Player) -> int:
    """How many hits a ship of a player cancels that sustains damage."""
    return SHIELDED if player.has(NON_EUCLIDEAN_SHIELDING) else 1
