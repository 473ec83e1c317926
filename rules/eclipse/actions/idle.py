"""Actions of which nothing came: the disc is on its space all the same, and everybody sees that it is."""

from __future__ import annotations

from rules.core.flow import FORFEITED, WASTED, Execution
from rules.eclipse.components.setup import REACTIONS
from rules.eclipse.state import Player, State


def end_unused(execution: Execution[State], player: Player, action: str, what: str, *, left: int, more: bool) -> None:
    """An action ends with `left` of its activations: its player is told what they give up, all that nothing came of it.

    `what` are the activations, `more` says whether one of them could still do something.
    """
    if more:
        execution.tell(FORFEITED, player.seat, what=what, count=left)
    if left < _activations(player, action):
        return
    execution.tell("idle", seat=player.seat, action=action)
    if not more:
        execution.tell(WASTED, player.seat, what="action")


def _activations(player: Player, action: str) -> int:
    """How many an action has; a reaction, of whoever has passed, has fewer."""
    whole = REACTIONS if player.passed else player.board.activations
    return int(getattr(whole, action))
