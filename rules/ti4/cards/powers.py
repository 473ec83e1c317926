"""Powers of factions that are used as cards are played: they lie open, cost no card and cannot be sabotaged (34)."""

from __future__ import annotations

from collections.abc import Collection

from rules.ti4.components.action_cards import ACTION_CARDS
from rules.ti4.components.factions import POWERS, Power
from rules.ti4.components.units import UNITS
from rules.ti4.galaxy.forces import force_of
from rules.ti4.state import NO_SEAT, Player, State

TRANSPARASTEEL = "transparasteel-plating"
CARD_WINDOWS = frozenset(window for card in ACTION_CARDS.values() for window in card.windows)


def powers_of(player: Player) -> list[str]:
    """The powers that a player could use if its moment came, those of exhausted technologies not among them."""
    if player.eliminated:
        return []
    units = {unit.id for unit in player.units.values()}
    held = {*player.printed.abilities, *player.owned, *units}  # which is little of all that there is
    return [id for id, power in POWERS.items() if id in held and _works(player, power, units)]


def _works(player: Player, power: Power, units: Collection[str]) -> bool:
    if power.kind == "ability":
        return player.able(power.id)
    return power.id in units if power.kind == "unit" else player.can_use(power.id)


def may_play(state: State, player: Player, *windows: str) -> bool:
    """Whether a player may have something to play at any of these moments: a card, whichever, or a power for it.

    At which moments cards are played, how many a player holds and what powers they have lies open: this tells nothing.
    """
    asked = {*windows}
    if player.hand and asked & CARD_WINDOWS and may_play_cards(state, player):
        return True
    return any(asked & {*POWERS[id].windows} and is_there(state, player, id) for id in powers_of(player))


def may_play_cards(state: State, player: Player) -> bool:
    """Whether nothing keeps a player from playing action cards now.

    By Transparasteel Plating those who have passed play none in the turns of its owner.
    """
    if state.acting in (NO_SEAT, player.seat) or not player.passed:
        return True
    return not state.players[state.acting].has(TRANSPARASTEEL)


def is_there(state: State, player: Player, id: str) -> bool:
    """Whether the unit of a power is in the active system, where any is; true of what is no unit."""
    if POWERS[id].kind != "unit" or not state.active:
        return True
    return force_of(state.galaxy[state.active].space, player.seat).count(UNITS[id].kind) > 0


def is_power(word: str) -> bool:
    """Whether this is the id of a power."""
    return word in POWERS
