"""Clean-up phase: new technologies, and everything back to the player boards."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.eclipse.components.setup import PLAYER_COUNTS, ROUNDS
from rules.eclipse.frames import ReturnCube
from rules.eclipse.state import State


def clean_up(execution: Execution[State]) -> None:
    """Draw technologies, then discs, cubes, colony ships and summary cards return; not after the last round."""
    state = execution.state
    if state.round == ROUNDS:
        return
    drawn = draw_technologies(execution, PLAYER_COUNTS[len(state.players)].new_technologies)
    execution.tell("technologies", drawn=" ".join(drawn))
    state.first_passed = False
    for player in state.living():
        player.discs += sum(player.actions.values())
        player.actions = {}
        player.colony_ships = player.board.colony_ships
        player.passed = False
        cubes = [track for track, count in player.graveyard.items() for _ in range(count)]
        player.graveyard = {}
        execution.push(*(ReturnCube(player.seat, [track]) for track in cubes))


def draw_technologies(execution: Execution[State], count: int) -> list[str]:
    """So many tiles from the bag, fewer when it is empty, go to the supply."""
    state, drawn = execution.state, []
    for _ in range(min(count, sum(state.bag.values()))):
        name = execution.rng.choice([each for each, left in sorted(state.bag.items()) for _ in range(left)])
        state.bag[name] -= 1
        state.supply[name] = state.supply.get(name, 0) + 1
        drawn.append(name)
    return sorted(drawn)
