"""What everybody answers at once: sealed until all are in, then shown and carried out in the order of turns."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rules.core.decisions import NO_FACTS, Answer, Ask, Decision, Facts
from rules.core.flow import Turn
from rules.race.asking import ActingRule, AskingRule
from rules.race.frames import Frame, Reveal, Sealed, Together
from rules.race.state import Player, State

Kind = Any
Answers = list[tuple[Player, list[str]]]  # what each player answered, in the order of turns; [] of those not asked


def ask_everybody(turn: Turn[State], kind: Kind, seats: Iterable[int]) -> None:
    """Ask these seats, then reveal. Nobody else has anything to say, and is known to have nothing."""
    asked = list(seats)
    for player in turn.state.players:
        player.ready = player.seat not in asked
        player.sealed = ""
    lanes: list[list[Frame]] = [[Sealed(seat, kind)] for seat in asked]
    turn.push(*([Together(lanes)] if lanes else []), Reveal(kind))


def sealed(player: Player, kind: str, ask: Ask, default: Answer, facts: Facts = NO_FACTS) -> Decision:
    """A question to a player whose answer stays hidden."""
    return Decision(player.seat, kind, ask, default, facts, sealed=True, settled=player.ready)


class SealedRule(AskingRule):
    """A question that is open until all answers are in. Subclasses say what is asked, and refuse bad answers."""

    def question(self, state: State, player: Player) -> Decision:
        """What this player is asked."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def judge(self, state: State, player: Player, answer: Answer) -> None:
        """Raise `Illegal` for an answer that makes no sense."""

    def warn(self, turn: Turn[State], player: Player, answer: Answer) -> None:
        """Tell the player what a legal answer gives away."""

    def ask(self, state: State, frame: Sealed) -> Decision:
        """The question, also to those who have answered."""
        return self.question(state, state.players[frame.seat])

    def do(self, turn: Turn[State], frame: Sealed, answer: Answer) -> None:
        """Seal the answer, or another one in its place."""
        player = turn.state.players[frame.seat]
        self.judge(turn.state, player, answer)
        self.warn(turn, player, answer)
        player.sealed = " ".join(answer)
        player.ready = True
        if all(other.ready for other in turn.state.players):
            turn.state.stack.pop()  # the frame with the lanes of all who were asked


class RevealRule(ActingRule):
    """Everybody has answered."""

    def __init__(self, acts: dict[str, Callable[[Turn[State], Answers], None]]) -> None:
        self.acts = acts

    def run(self, turn: Turn[State], frame: Reveal) -> None:
        """Open the answers, in the order of turns, and carry them out."""
        turn.pop()
        answers = [(player, player.sealed.split()) for player in turn.state.in_order()]
        for player in turn.state.players:
            player.sealed = ""
        turn.revealed = True
        self.acts[frame.what](turn, answers)
