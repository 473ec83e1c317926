"""Objectives: points, when they are scored, and what they ask for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal, get_args

from rules.component_tables import components
from rules.core.data import document
from rules.ti4.components.conditions import Condition, ObjectiveCost

Stage = Literal["one", "two", "secret"]
STAGES: tuple[Stage, ...] = get_args(Stage)


@dataclass(frozen=True, slots=True)
class Objective:
    """An objective: public ones of stage one or two, or secret, with either a condition or a cost.

    phase: of a round in which it is scored; those of the action phase at the moment of the deed.
    """

    id: str
    stage: Stage
    points: int
    phase: Literal["action", "status"] = "status"
    condition: Condition | None = None
    cost: ObjectiveCost | None = None


def _objectives() -> Mapping[str, Objective]:
    file = document("rules.ti4", "objectives.toml")
    points = file["points"]
    return components(
        Objective,
        [
            {**row, "id": id, "stage": stage, "points": points[stage]}
            for stage in STAGES
            for id, row in file[stage].items()
        ],
    )


OBJECTIVES = _objectives()


@cache
def of_stage(stage: Stage) -> tuple[str, ...]:
    """The ids of the objectives of a stage, in the order of the data: a deck before it is shuffled."""
    return tuple(objective.id for objective in OBJECTIVES.values() if objective.stage == stage)
