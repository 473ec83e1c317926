"""Trade goods gained, and planets exhausted, by something that happens to a player."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.flow import Execution, results
from rules.ti4.economy.worth import worth
from rules.ti4.state import Planet, Player, State


def gain_goods(execution: Execution[State], player: Player, number: int) -> None:
    """Trade goods from the supply."""
    player.trade_goods += number
    if number:
        execution.tell("gained-goods", seat=player.seat, **results({"trade-goods": number}))


def exhaust(execution: Execution[State], planets: Iterable[Planet]) -> None:
    """Planets are exhausted without anybody using them; their owners are told what they have lost."""
    for planet in planets:
        if not planet.exhausted:
            planet.exhausted = True
            lost = results({}, worth(execution.state, planet.id).amounts())
            execution.tell("exhausted", seat=planet.owner, planet=planet.id, **lost)
