"""Where home sectors lie: on any of the six start positions, chosen in turn order, or on drawn ones (chapter 2)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import Execution, Rule
from rules.eclipse.components.edges import EDGES, start_place
from rules.eclipse.components.setup import PLAYER_COUNTS
from rules.eclipse.frames import StartPosition
from rules.eclipse.setup.species import START_POSITIONS, lay_home
from rules.eclipse.state import State


def given_starts(seats: int, options: Mapping[str, str], given: Mapping[str, Any], rng: Random) -> list[int]:
    """The edges of the galactic center beyond which home sectors lie, by seat; [] where players choose them.

    A start that is laid out with its species has the positions that are printed for so many, in the order of seats.
    """
    printed = PLAYER_COUNTS[seats].starts
    if "species" in given:
        return list(printed)
    if options[START_POSITIONS] != "drawn":
        return []
    return rng.sample(printed, seats)


def free_starts(state: State) -> list[int]:
    """The start positions where nobody's home sector lies yet, by the edge of the galactic center."""
    return [edge for edge in EDGES if str(start_place(edge)) not in state.map]


class StartPositionRule(Rule):
    """A player chooses one of the six start positions that are left. Turns then go clockwise around the map."""

    frame = StartPosition

    def asks(self, state: State, frame: StartPosition) -> bool:
        """Only where more than one is left."""
        return len(free_starts(state)) > 1

    def ask(self, state: State, frame: StartPosition) -> Decision | None:
        """Which one; by default those printed for so many players, as they sit."""
        if not self.asks(state, frame):
            return None
        free = free_starts(state)
        options = [
            Option(str(start_place(edge)), facts={"edge": edge, "place": str(start_place(edge))}) for edge in free
        ]
        printed = PLAYER_COUNTS[len(state.players)].starts
        wanted = [edge for edge in (printed[frame.seat], *printed) if edge in free]
        return choose(frame.seat, "start-position", options, (str(start_place([*wanted, *free][0])),))

    def do(self, execution: Execution[State], frame: StartPosition, answer: Answer) -> None:
        """Lay the home sector there."""
        edge = next(edge for edge in EDGES if str(start_place(edge)) == answer[0])
        self._lay(execution, frame, edge)

    def run(self, execution: Execution[State], frame: StartPosition) -> None:
        """Lay it on the only one left."""
        self._lay(execution, frame, free_starts(execution.state)[0])

    def _lay(self, execution: Execution[State], frame: StartPosition, edge: int) -> None:
        execution.pop()
        player = execution.state.players[frame.seat]
        lay_home(execution.state, player, edge)
        execution.tell("home", seat=frame.seat, tile=player.board.home, edge=edge)
