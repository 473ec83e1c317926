"""Action cards that are played in the own turn, after a system was activated and before ships move (89.1)."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Pick
from rules.core.flow import AskingRule, Execution
from rules.ti4.cards.card import options_for
from rules.ti4.cards.frames import Hand
from rules.ti4.cards.moments import ACTIVATION, may_hold
from rules.ti4.cards.playing import announce
from rules.ti4.frames import Move
from rules.ti4.state import State


class HandRule(AskingRule):
    """Open to the active player beside the movement of ships; nobody waits for it."""

    frame = Hand

    def ask(self, state: State, frame: Hand) -> Decision | None:
        """Which card; asked of everybody who holds any, with none to choose where none fits."""
        course = state.course
        now = bool(course) and isinstance(course[-1], Move) and course[-1].seat == frame.seat
        player = state.players[frame.seat]
        if not (now and may_hold(state, player, ACTIVATION)):
            return None
        options = tuple(options_for(state, frame.seat, ACTIVATION))
        return Decision(frame.seat, "hand", Pick(options, 0, min(1, len(options))), (), optional=True)

    def do(self, execution: Execution[State], frame: Hand, answer: Answer) -> None:
        """Play it: what follows from it stands in the course of the game, above the movement."""
        if answer:
            copy, _, target = answer[0].partition(":")
            execution.stack = execution.state.course
            announce(execution, frame.seat, copy, target, ACTIVATION)
