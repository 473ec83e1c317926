"""What a computer player is after: the objectives that it can still score, and how near it is to each of them.

What may become of a position is judged by the same rules as the position: a planet more, or a technology, is worth what
the objectives come nearer by it. Everything is counted in victory points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from rules.opponents.reasons import Reason
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
from rules.ti4.computer.reasons import why
from rules.ti4.scoring.conditions import COUNTED, affordable, holds
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
    if objective.condition is None or objective.condition.kind not in COUNTED:
        return HARD
    return NEARER ** missing(view, player, objective.condition)


def how_near(view: State, player: Player, objective: Objective, sign: int = 1) -> Reason:
    """How near an objective is, as a reason to have it, or with the sign −1 not to."""
    worth = sign * nearness(view, player, objective)
    if objective.cost:
        return why("payable" if abs(worth) == 1.0 else "deed", worth)
    if objective.condition is None or objective.condition.kind not in COUNTED:
        return why("deed", worth)
    lacking = missing(view, player, objective.condition)
    return why("missing", worth, n=lacking) if lacking else why("fulfilled", worth)


def missing(view: State, player: Player, condition: Condition) -> int:
    """How many things are missing: by so much less would have to be asked for if the condition were to hold."""
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


def prospects(view: State, player: Player, kinds: Collection[str] = BOARD) -> dict[str, float]:
    """The points of all objectives with conditions of these kinds, as far as they are near, by objective."""
    return {
        objective.id: objective.points * nearness(view, player, objective)
        for objective in unscored(view, player)
        if objective.condition and objective.condition.kind in kinds
    }


def brought_nearer(before: Mapping[str, float], after: Mapping[str, float]) -> Iterator[Reason]:
    """The objectives that are nearer or farther than before."""
    for id in after:
        if change := after[id] - before.get(id, 0.0):
            yield why("nearer" if change > 0 else "farther", change, objective=id)


def asked_for(view: State, player: Player, kind: UnitKind) -> Iterator[Reason]:
    """The objectives that come nearer by a unit more of a kind that they ask for."""
    for objective in unscored(view, player):
        condition = objective.condition
        if not isinstance(condition, UnitsOnBoard) or condition.unit != kind:
            continue
        if lacking := missing(view, player, condition):
            nearer = objective.points * (NEARER ** (lacking - 1) - NEARER**lacking)
            yield why("nearer", nearer, objective=objective.id)


def technology_prospects(view: State, player: Player, technology: str) -> Iterator[Reason]:
    """The objectives that come nearer with a technology more."""
    kinds = ("technologies",)
    richer = replace(player, technologies=[*player.technologies, technology])
    return brought_nearer(prospects(view, player, kinds), prospects(view, richer, kinds))
