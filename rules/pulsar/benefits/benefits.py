"""Benefits that are gained at once, from wherever they come. What cannot be used is lost."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.pulsar.benefits.bonus_dice import offer_bonus_die
from rules.pulsar.components import Benefit
from rules.pulsar.frames import Draw, Isolated, TakeGyrodyne, Teleport
from rules.pulsar.state import Player, State


def grant(
    execution: Execution[State], player: Player, benefit: Benefit, source: str, *, may_decline: bool = False
) -> None:
    """Give a benefit; what has to be chosen is asked next, in the order of the icon index.

    What it brings `at_once` (`telling.py`) is told by the event of its `source`, which goes before.
    `may_decline`: an isolated pulsar may be left unclaimed.

    A double die and a paid one are paid for and checked where the action is taken, gate runs are kept with the project.
    """
    player.vp += benefit.vp
    player.cubes += benefit.cubes
    player.one += benefit.one
    player.two += benefit.two
    player.extra_stations += benefit.stations
    if benefit.red is not None:
        offer_bonus_die(execution, player, benefit.red, source)
    seat = player.seat
    execution.push(
        *_gyrodynes(seat, benefit),
        *(Draw(seat) for _ in range(benefit.exploration)),
        *(Isolated(seat, may_decline) for _ in range(benefit.isolated)),
        *([Teleport(seat, list(benefit.teleport))] if benefit.teleport else []),
    )


def _gyrodynes(seat: int, benefit: Benefit) -> list[TakeGyrodyne]:
    """The gyrodynes to take one after another; of two that must differ the first one limits the second."""
    return [TakeGyrodyne(seat, list(sizes), benefit.distinct) for sizes in benefit.gyrodynes]
