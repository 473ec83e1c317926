"""Bonus dice that come with something: one may be used each turn."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.pulsar.benefits.telling import Amounts
from rules.pulsar.state import Player, State


def of_use(player: Player) -> bool:
    """Whether a player may still choose a bonus die in this turn: none was used, and none must be."""
    return not player.bonus_used and player.due is None


def offer_bonus_die(execution: Execution[State], player: Player, die: int, source: str) -> None:
    """Lay a bonus die ready that `source` brings; it is lost where another one was used or must be."""
    if not of_use(player):
        execution.tell("bonus-die-lost", seat=player.seat, die=die, source=source)
        return
    player.bonus.append(die)
    execution.tell("bonus-die", seat=player.seat, die=die, source=source)


def without_lost_die(player: Player, gains: Amounts) -> dict[str, str | int]:
    """Gains in which a bonus die that would be lost is told as such."""
    if of_use(player):
        return dict(gains)
    return {"lost-die" if name == "bonus-die" else name: amount for name, amount in gains.items()}
