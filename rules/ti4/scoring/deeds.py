"""Deeds of an action phase, and which objectives they meet (61 Objectives)."""

from __future__ import annotations

from typing import Literal

from rules.core.records import record
from rules.ti4.components.conditions import CombatWon, LastDestroyed, UnitDestroyed
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.units import UnitClass, UnitKind
from rules.ti4.state import State

Manner = Literal["bombardment", "space-cannon", "combat", "ability", "other"]


@record
class Destruction:
    """A player destroys units of another at once, in one place: a planet, or the space of a system.

    units: their kinds. by: how. last: the classes of which the owner has none left there. Units that are removed, for
    want of capacity for one, are not destroyed (31).
    """

    seat: int
    owner: int
    units: tuple[UnitKind, ...]
    by: Manner
    last: tuple[UnitClass, ...] = ()


@record
class Victory:
    """A player wins a combat against another; flagship: whether the own one is in its system afterwards."""

    seat: int
    loser: int
    where: Literal["space", "ground"]
    flagship: bool = False


Deed = Destruction | Victory


def met_by(state: State, seat: int, objective: str, deed: Deed) -> bool:
    """Whether a deed is what an objective of the action phase asks a player for, in the position right after it.

    False for deeds of others and for objectives of the status phase.
    """
    if deed.seat != seat:
        return False
    match OBJECTIVES[objective].condition, deed:
        case UnitDestroyed() as asked, Destruction():
            return unit_destroyed(deed, asked)
        case LastDestroyed() as asked, Destruction():
            return last_destroyed(deed, asked)
        case CombatWon() as asked, Victory():
            return combat_won(state, deed, asked)
    return False


def unit_destroyed(deed: Destruction, asked: UnitDestroyed) -> bool:
    """Another player's unit of one of the kinds, however it was destroyed."""
    return deed.owner != deed.seat and any(unit in asked.units for unit in deed.units)


def last_destroyed(deed: Destruction, asked: LastDestroyed) -> bool:
    """The last of the class, by the ability itself."""
    return deed.owner != deed.seat and deed.by == asked.ability and asked.last in deed.last


def combat_won(state: State, deed: Victory, asked: CombatWon) -> bool:
    """Against a player with as many points as anybody in the game, or in space with the own flagship still there."""
    if asked.with_flagship and not (deed.where == "space" and deed.flagship):
        return False
    most = max(player.points for player in state.playing())
    return not asked.against_leader or state.players[deed.loser].points >= most
