"""Trade: several of one resource for one of another, at the rate printed on the board."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import permutations

from rules.core.decisions import Option
from rules.core.flow import Execution, results
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.state import Player, State


def trade_options(player: Player, wanted: Collection[str] = RESOURCES) -> Iterator[Option]:
    """Every trade a player can pay for that gives one of these resources, once or more times.

    The words are `trade:money:science:2`: what is paid, what is gained, and how often, at the rate of the board.
    """
    rate = player.board.trade_ratio
    for paid, gained in permutations(RESOURCES, 2):
        if gained not in wanted:
            continue
        for times in range(1, getattr(player, paid) // rate + 1):
            yield Option(
                f"trade:{paid}:{gained}:{times}",
                f"trade:{paid}",
                {"paid": paid, "gained": gained, "times": times},
                costs={paid: times * rate},
                gains={gained: times},
            )


def obtainable(player: Player, wanted: str) -> int:
    """How much of a resource a player could get for all of the others."""
    return sum(getattr(player, paid) // player.board.trade_ratio for paid in RESOURCES if paid != wanted)


def trade(execution: Execution[State], player: Player, paid: str, gained: str, times: str) -> None:
    """Carry it out."""
    cost = int(times) * player.board.trade_ratio
    setattr(player, paid, getattr(player, paid) - cost)
    setattr(player, gained, getattr(player, gained) + int(times))
    execution.tell("trade", seat=player.seat, **results({gained: int(times)}, {paid: cost}))
