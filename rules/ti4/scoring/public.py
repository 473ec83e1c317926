"""Public objectives: the next card of a stage is revealed (61.12)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.components.objectives import Stage
from rules.ti4.state import State


def reveal_objective(execution: Execution[State], stage: Stage) -> None:
    """A card of this stage lies open from now on. Those left over and those face down are alike until they are seen."""
    state = execution.state
    revealed = execution.rng.choice(state.possible[stage])
    state.possible[stage].remove(revealed)
    state.objectives.append(revealed)
    execution.tell("revealed", objective=revealed, stage=stage)
