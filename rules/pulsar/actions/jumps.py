"""Jumps of the ship, and claims of isolated pulsars, which no ship reaches."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import AskingRule, Execution, Rule
from rules.pulsar.actions.landing import arrival, claim
from rules.pulsar.components import GATE_COLOURS
from rules.pulsar.frames import Isolated, Landing, Teleport
from rules.pulsar.state import State

RING = {"rings": 1}
DECLINE = "none"


class TeleportRule(AskingRule):
    """The ship jumps, and it counts as if a flight ended there. No gate run goes with it."""

    frame = Teleport

    def ask(self, state: State, frame: Teleport) -> Decision:
        """Any place of the kinds named; the one where the ship is, too."""
        player = state.players[frame.seat]
        options = [
            Option(place, heading, {"place": place}, *arrival(state, player, [place]))
            for kind in frame.kinds
            for heading, places in _headings(state, kind)
            for place in places
        ]
        return choose(frame.seat, "teleport", options)

    def do(self, execution: Execution[State], frame: Teleport, answer: Answer) -> None:
        """Jump."""
        player = execution.state.players[frame.seat]
        execution.tell("jumped", seat=frame.seat, start=player.ship, place=answer[0])
        execution.replace(Landing(frame.seat, [answer[0]]))


def _headings(state: State, kind: str) -> list[tuple[str, Sequence[str]]]:
    """The places of a kind under its name; gates, which are many, under their colours."""
    if kind == "gate":
        return [(colour, sorted(state.cluster.gates(colour))) for colour in GATE_COLOURS]
    return [(kind, state.cluster.of_kind(kind))]


class IsolatedRule(Rule):
    """Claiming an isolated pulsar; lost without a ring or where all are claimed.

    One "may" do so with a transmitter (icon index), and keep the ring; a technology says that one does.
    """

    frame = Isolated

    def ask(self, state: State, frame: Isolated) -> Decision | None:
        """Which of those nobody has claimed, or none where that is allowed."""
        free = [place for place in state.cluster.of_kind("isolated") if place not in state.pulsars]
        if not free or not state.players[frame.seat].rings:
            return None
        options = [Option(place, facts={"place": place}, costs=RING) for place in free]
        return choose(frame.seat, "isolated", [*options, *([Option(DECLINE)] if frame.optional else [])])

    def do(self, execution: Execution[State], frame: Isolated, answer: Answer) -> None:
        """Claim it, or leave it."""
        execution.pop()
        player = execution.state.players[frame.seat]
        if answer[0] == DECLINE:
            execution.tell("declined", seat=frame.seat)
        else:
            claim(execution, player, answer[0])
