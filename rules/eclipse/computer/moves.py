"""Where the computer player sends its ships."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.eclipse.actions.move import move_options
from rules.eclipse.computer.values import defence_value, fleet_value, sector_value
from rules.eclipse.state import Player, Sector, State

STAY = 0.4  # a move must be worth more than this
STRONGER = 1.3  # how much stronger a fleet must be than what it attacks


def best_move(state: State, player: Player) -> float:
    """What the best move is worth now; 0 where there is none."""
    return max((move_value(state, player, option) for option in move_options(state, player)), default=0.0)


def move_value(state: State, player: Player, option: Option) -> float:
    """A move to a sector that can be taken, or that its ships alone would lose; not from where they are needed."""
    if option.word == "none":
        return STAY
    if option.facts["count"] != 1:
        return 0.0
    source, target = state.sector(str(option.facts["source"])), state.sector(str(option.facts["target"]))
    if option.facts.get("betrays") or source.enemy_ships(player.seat) or target.disc == player.seat:
        return 0.0
    against = defence_value(state, player, target)
    coming = available(state, player, target)
    if not coming or coming < STRONGER * against:
        return 0.0
    if against and fleet_value(player, target) > 2 * STRONGER * against:
        return 0.0
    if not against and target.ships(player.seat):
        return 0.0
    return 0.8 * sector_value(state, player, target.tile) + (1.0 if target.disc >= 0 else 0.0)


def available(state: State, player: Player, target: Sector) -> float:
    """How strong a player would be in a sector with all ships that stand in one place near it."""
    nearby = max((fleet_value(player, sector) for sector in state.map.values() if sector is not target), default=0.0)
    together = float(nearby**0.5 + fleet_value(player, target) ** 0.5)
    return together * together
