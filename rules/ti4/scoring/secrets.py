"""Secret objectives of the action phase: scored by themselves at the moment of their deed (61).

Nobody would rather not: so nobody is asked, and nobody learns from waiting that somebody could have been.
"""

from __future__ import annotations

from collections.abc import Collection

from rules.core.flow import Execution
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.scoring.deeds import Deed, met_by
from rules.ti4.scoring.paying import score
from rules.ti4.state import State


def score_deed(execution: Execution[State], deed: Deed, barred: Collection[int] = ()) -> bool:
    """Score an objective that a deed meets, but for seats that have scored one in this combat; whether one was."""
    player = execution.state.players[deed.seat]
    if player.seat in barred:
        return False
    for id in player.secrets:
        if id in OBJECTIVES and met_by(execution.state, player.seat, id, deed):
            score(execution, player, id)
            return True
    return False
