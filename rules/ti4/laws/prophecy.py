"""Prophecy of Ixth: better fighters, as long as its owner makes many of them (7)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.laws.discarding import discard_law
from rules.ti4.state import State

PROPHECY = "prophecy-of-ixth"
BONUS = 1  # of the dice of fighters
FIGHTERS = 2  # that keep it, each time its owner produces


def fighter_bonus(state: State, seat: int) -> int:
    """What is added to the combat rolls of a player's fighters."""
    return BONUS * state.owns(seat, PROPHECY)


def check_prophecy(execution: Execution[State], seat: int, fighters: int) -> None:
    """A player has used production, for so many fighters among others: with too few of them the law is discarded."""
    if fighters < FIGHTERS and execution.state.owns(seat, PROPHECY):
        discard_law(execution, PROPHECY)
