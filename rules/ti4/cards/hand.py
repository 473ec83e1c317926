"""What is played in the own turn beside a question: before ships move (89.1), and as units are made (68)."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Pick
from rules.core.flow import AskingRule, Execution, leaves
from rules.ti4.cards.card import options_for
from rules.ti4.cards.frames import Hand
from rules.ti4.cards.moments import ACTIVATION, PRODUCING, may_hold
from rules.ti4.cards.playing import announce
from rules.ti4.frames import Move, Produce
from rules.ti4.state import State


class HandRule(AskingRule):
    """Open to a player beside the movement of ships or a production; nobody waits for it."""

    frame = Hand

    def ask(self, state: State, frame: Hand) -> Decision | None:
        """Which card; asked of everybody who holds any, with none to choose where none fits."""
        window = _now(state, frame.seat)
        player = state.players[frame.seat]
        if not (window and may_hold(state, player, window)):
            return None
        options = tuple(options_for(state, frame.seat, window))
        ask = Pick(options, 0, min(1, len(options)))
        return Decision(frame.seat, "hand", ask, (), {"window": window}, optional=True)

    def do(self, execution: Execution[State], frame: Hand, answer: Answer) -> None:
        """Play it: what follows from it stands in the course of the game, above the movement."""
        if answer:
            copy, _, target = answer[0].partition(":")
            window = _now(execution.state, frame.seat)
            execution.stack = execution.state.course
            announce(execution, frame.seat, copy, target, window)


def _now(state: State, seat: int) -> str:
    """The moment at which a player is asked something beside which they may play; "" for none."""
    asked = [frame for _, frame in leaves(state.course) if frame.seat == seat] if state.course else []
    if any(isinstance(frame, Move) for frame in asked):
        return ACTIVATION
    return PRODUCING if any(isinstance(frame, Produce) for frame in asked) else ""
