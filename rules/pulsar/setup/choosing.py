"""Chosen before the first roll: the side of the headquarters, and the entry gate."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution
from rules.pulsar.actions.transmitter_market import offered
from rules.pulsar.frames import Gate, Side
from rules.pulsar.state import State


class SideRule(AskingRule):
    """Side 1 is somewhat better for gyrodynes, side 2 for flights. Everybody chooses before the first roll."""

    frame = Side

    def ask(self, state: State, frame: Side) -> Decision:
        """Which side."""
        board = state.dealt[frame.seat]
        options = [Option(f"{board}{side}") for side in "12"]
        return choose(frame.seat, "side", options, board=board, **_transmitters(state))

    def do(self, execution: Execution[State], frame: Side, answer: Answer) -> None:
        """Lay it before the player."""
        execution.pop()
        execution.state.players[frame.seat].headquarters = answer[0]
        execution.tell("side", seat=frame.seat, headquarters=answer[0])


class GateRule(AskingRule):
    """Entry gates are chosen in reverse turn order, each by one player."""

    frame = Gate

    def ask(self, state: State, frame: Gate) -> Decision:
        """Which of the free ones."""
        taken = {player.ship for player in state.players}
        free = [gate for gate in state.cluster.of_kind("entry") if gate not in taken]
        options = [Option(gate, facts={"place": gate}) for gate in free]
        return choose(frame.seat, "gate", options, **_transmitters(state))

    def do(self, execution: Execution[State], frame: Gate, answer: Answer) -> None:
        """The ship waits there for its first flight."""
        execution.pop()
        execution.state.players[frame.seat].ship = answer[0]
        execution.tell("gate", seat=frame.seat, place=answer[0])


def _transmitters(state: State) -> dict[str, str | int]:
    """The transmitters of the first round, which lie open before anything is chosen; none where version 1 began."""
    return {"offered": len(state.shown), **offered(state)}
