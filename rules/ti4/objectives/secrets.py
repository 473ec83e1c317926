"""Objectives of the action phase: scored by themselves at the moment of their deed (61).

They are secret ones, of one's own or made public by a law.

Nobody would rather not: so nobody is asked, and nobody learns from waiting that somebody could have been.
"""

from __future__ import annotations

from collections.abc import Collection

from rules.core.flow import Execution
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.objectives.paying import score
from rules.ti4.scoring.conditions import public_ones
from rules.ti4.scoring.deeds import Deed, met_by
from rules.ti4.state import State


def score_deed(execution: Execution[State], deed: Deed, barred: Collection[int] = ()) -> bool:
    """Score an objective that a deed meets, but for seats that have scored one in this combat; whether one was."""
    player = execution.state.players[deed.seat]
    if player.seat in barred:
        return False
    public = [id for id in public_ones(execution.state, player) if OBJECTIVES[id].phase == "action"]
    for id in (*player.secrets, *public):
        if id in OBJECTIVES and id not in player.scored and met_by(execution.state, player.seat, id, deed):
            score(execution, player, id)
            return True
    return False
