"""Victory points, scored and told."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.pulsar.state import Player, State


def score(execution: Execution[State], player: Player, vp: int, source: str) -> None:
    """Give points for what `source` names; nothing is told of none."""
    if vp:
        player.vp += vp
        execution.tell("scored", seat=player.seat, vp=vp, source=source)
