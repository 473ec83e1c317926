"""Victory points, scored and told."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.pulsar.state import Player, State


def score(execution: Execution[State], player: Player, vp: int, source: str) -> None:
    """Give a player points in place, and tell of them as `scored` with their `source`; nothing is told of 0.

    `source` is the id of the technology that brings them, or a word such as `gyrodynes` for points of production.
    """
    if vp:
        player.vp += vp
        execution.tell("scored", seat=player.seat, vp=vp, source=source)
