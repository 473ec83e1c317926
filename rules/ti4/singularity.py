"""Technological Singularity: once in a combat Nekro takes a technology of whoever has lost a unit in it (34)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.frames import GroundCombat, SpaceCombat, TakeTechnology
from rules.ti4.state import State

SINGULARITY = "technological-singularity"
ANTIVIRUS = "antivirus"  # the promissory note


def after_destruction(execution: Execution[State], loser: int) -> None:
    """Tell Technological Singularity that a unit of `loser` was destroyed (34).

    Where Nekro is the other side of the combat and has not used it there, a question is pushed; outside a combat, and
    against Antivirus, nothing happens.
    """
    state = execution.state
    combat = next((each for each in reversed(state.course) if isinstance(each, SpaceCombat | GroundCombat)), None)
    if combat is None or combat.taken or loser not in (combat.attacker, combat.defender):
        return
    taker = state.players[combat.attacker + combat.defender - loser]
    protected = state.players[loser].in_play(ANTIVIRUS)
    if taker.able(SINGULARITY) and not protected:
        execution.push(TakeTechnology(taker.seat, [loser]))
