"""What a computer player is after: the objectives that it can still score, and how near it is to each of them.

What may become of a position is judged by the same rules as the position: a planet more, or a technology, is worth what
the objectives come nearer by it. Everything is counted in victory points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace

from rules.ti4.components.conditions import (
    CentreHeld,
    Condition,
    PlanetsControlled,
    SystemsWithShips,
    TechnologiesOwned,
    UnitsOnBoard,
    WormholesHeld,
)
from rules.ti4.components.objectives import OBJECTIVES, Objective
from rules.ti4.components.technologies import COLOURS, TECHNOLOGIES
from rules.ti4.components.units import UnitKind
from rules.ti4.scoring.conditions import HOLDS, affordable
from rules.ti4.state import Player, State

NEARER = 0.45  # what an objective is worth of which one thing is missing; of which two are, that share of it, and so on
HARD = 0.15  # how near an objective is that asks for a deed, or for a cost that cannot be paid yet
BOARD = ("planets", "systems", "wormholes", "centre", "units")  # kinds of conditions that moves and units change


def unscored(view: State, player: Player) -> Iterator[Objective]:
    """Public objectives and own secret ones that are still to be scored."""
    for id in (*view.objectives, *player.secrets):
        if id in OBJECTIVES and id not in player.scored:
            yield OBJECTIVES[id]


def nearness(view: State, player: Player, objective: Objective) -> float:
    """How near an objective is, from 0 to 1."""
    if objective.cost:
        return 1.0 if affordable(view, player, objective.cost) else HARD
    if objective.condition is None or objective.condition.kind not in HOLDS:
        return HARD
    return NEARER ** missing(view, player, objective.condition)


def missing(view: State, player: Player, condition: Condition) -> int:
    """How many things are missing: by so much less would have to be asked for if the condition were to hold."""
    holds = HOLDS[condition.kind]
    if isinstance(condition, WormholesHeld):
        return sum(not holds(view, player, replace(condition, wormholes=(each,))) for each in condition.wormholes)
    if isinstance(condition, TechnologiesOwned) and condition.colours:
        return _missing_in_colours(player, condition)
    less = [*_less(condition)]
    return next((number for number, each in enumerate(less) if holds(view, player, each)), len(less))


def _less(condition: Condition) -> Iterator[Condition]:
    """The condition, and the same with less and less asked for."""
    if isinstance(condition, CentreHeld):
        yield from (replace(condition, ships=ships) for ships in range(condition.ships, -1, -1))
    elif isinstance(condition, (PlanetsControlled, TechnologiesOwned, UnitsOnBoard, SystemsWithShips)):
        yield from (replace(condition, number=number) for number in range(condition.number, 0, -1))


def _missing_in_colours(player: Player, condition: TechnologiesOwned) -> int:
    """Technologies that are missing in the colours of which the player has most."""
    owned = Counter(TECHNOLOGIES[id].colour for id in player.owned)
    most = sorted((min(condition.number, owned[colour]) for colour in COLOURS), reverse=True)
    return sum(condition.number - number for number in most[: condition.colours])


def prospects(view: State, player: Player, kinds: Collection[str] = BOARD) -> float:
    """The points of all objectives with conditions of these kinds, as far as they are near."""
    return sum(
        objective.points * nearness(view, player, objective)
        for objective in unscored(view, player)
        if objective.condition and objective.condition.kind in kinds
    )


def asked_for(view: State, player: Player, kind: UnitKind) -> float:
    """What objectives come nearer by a unit more of a kind that they ask for."""
    value = 0.0
    for objective in unscored(view, player):
        condition = objective.condition
        if isinstance(condition, UnitsOnBoard) and condition.unit == kind:
            lacking = missing(view, player, condition)
            value += objective.points * (NEARER ** (lacking - 1) - NEARER**lacking) if lacking else 0.0
    return value


def technology_prospects(view: State, player: Player, technology: str) -> float:
    """By how much objectives come nearer with a technology more."""
    kinds = ("technologies",)
    richer = replace(player, technologies=[*player.technologies, technology])
    return prospects(view, richer, kinds) - prospects(view, player, kinds)
