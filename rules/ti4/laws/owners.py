"""When the owner of a law is asked whether to discard it (7)."""

from __future__ import annotations

from rules.ti4.frames import Frame
from rules.ti4.galaxy.adjacency import seats_with_units
from rules.ti4.laws.frames import ImperialArbiter, MinisterOfPeace, MinisterOfWar
from rules.ti4.state import State

ARBITER, PEACE, WAR = "imperial-arbiter", "minister-of-peace", "minister-of-war"


def after_strategy_phase(state: State) -> list[Frame]:
    """What is asked at the end of the strategy phase."""
    law = state.law(ARBITER)
    return [ImperialArbiter(law.owner)] if law else []


def after_activation(state: State, seat: int, place: str) -> list[Frame]:
    """What is asked after a player has activated a system: in whose turn it ends, the owner gains nothing by it."""
    law = state.law(PEACE)
    if law is None or law.owner == seat or not seats_with_units(state.galaxy[place]) - {seat}:
        return []
    return [MinisterOfPeace(law.owner)]


def after_action(state: State, seat: int) -> list[Frame]:
    """What is asked after an action of a player."""
    return [MinisterOfWar(seat)] if state.owns(seat, WAR) else []
