"""Objectives of the action phase: scored by themselves at the moment of their deed (61).

They are secret ones, of one's own or made public by a law.

Nobody would rather not: so nobody is asked, and nobody learns from waiting that somebody could have been. An answer
that brings a deed about counts at once where it might score something unseen, so that nobody takes it back, wiser.
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
    """Score an objective of the action phase that a deed meets, in place, and say whether one was scored (61).

    One at most; secret objectives are looked at before public ones. barred: seats that have scored one in this combat,
    for which nothing is.
    """
    player = execution.state.players[deed.seat]
    if player.seat in barred:
        return False
    if player.secrets and _may_score(execution.state, deed):
        execution.closed = True
    public = [id for id in public_ones(execution.state, player) if OBJECTIVES[id].phase == "action"]
    for id in (*player.secrets, *public):
        if id in OBJECTIVES and id not in player.scored and met_by(execution.state, player.seat, id, deed):
            score(execution, player, id)
            return True
    return False


def _may_score(state: State, deed: Deed) -> bool:
    """Whether a deed meets any objective of the action phase that somebody may hold unseen."""
    known = {id for player in state.players for id in player.scored} | {*state.objectives}
    unseen = (id for id, printed in OBJECTIVES.items() if printed.phase == "action" and id not in known)
    return any(met_by(state, deed.seat, id, deed) for id in unseen)
