"""The course of a game: six rounds of four phases, then the final scoring."""

from __future__ import annotations

from typing import Any

from rules.core.flow import ActingRule, Execution
from rules.gaia.components import ROUNDS
from rules.gaia.economy.income import income_frame
from rules.gaia.economy.scoring import finish
from rules.gaia.frames import Action, ItarTile, LeaveGaia, Neighbours, Phase, Round, Together
from rules.gaia.phases.gaia_phase import finish_projects
from rules.gaia.state import State


class RoundRule(ActingRule):
    """The next round, or the end."""

    frame = Round

    def run(self, execution: Execution[State], frame: Round) -> None:
        """Begin it. The last round has no clean-up."""
        state = execution.state
        if state.round == ROUNDS:
            execution.replace(Phase("final"))
            return
        state.round += 1
        execution.tell("round", round=state.round)
        execution.push(Phase("income"), Phase("gaia"), Phase("actions"), Phase("clean-up"))


class PhaseRule(ActingRule):
    """What the income, gaia, action and clean-up phases of a round and the final scoring consist of."""

    frame = Phase

    def run(self, execution: Execution[State], frame: Phase) -> None:
        """Carry it out, or begin what it consists of."""
        {
            "income": _income,
            "gaia": _gaia,
            "actions": _actions,
            "clean-up": _clean_up,
            "final": _final,
        }[frame.name](execution)


def _each(execution: Execution[State], stacks: list[list[Any]]) -> None:
    """Everybody at once; at the peer's table one after another in turn order. Last frames go first."""
    execution.pop()
    if execution.state.options["peer"] == "yes":
        execution.push(*(frame for stack in stacks for frame in reversed(stack)))
    else:
        execution.push(Together(stacks))


def _income(execution: Execution[State]) -> None:
    state = execution.state
    _each(execution, [[income_frame(state.players[seat])] for seat in state.order])


def _gaia(execution: Execution[State]) -> None:
    """A lost planet that Itars place here is charged for at once; at the peer's table after the next turn."""
    state = execution.state
    finish_projects(state)
    at_once = state.options["peer"] == "no"
    _each(
        execution,
        [[LeaveGaia(seat), *([Neighbours(seat)] if at_once else []), ItarTile(seat)] for seat in state.order],
    )


def _actions(execution: Execution[State]) -> None:
    """The next player in turn order who has not passed."""
    state = execution.state
    if len(state.passed) == len(state.players):
        execution.pop()
        return
    begin = state.order.index(state.last) + 1 if state.last >= 0 else 0
    seats = (*state.order[begin:], *state.order[:begin])
    state.last = next(seat for seat in seats if not state.players[seat].passed)
    execution.push(Action(state.last))


def _clean_up(execution: Execution[State]) -> None:
    """Phase IV: action spaces are free again; the first to pass starts, clockwise or in the order of passing."""
    execution.pop()
    state = execution.state
    if state.round == ROUNDS:
        return
    if state.options["turn-order"] == "passing":
        state.order = list(state.passed)
    else:
        start = state.table.index(state.passed[0])
        state.order = [*state.table[start:], *state.table[:start]]
    state.passed = []
    state.last = -1
    state.used = []
    for player in state.players:
        player.passed = False
        player.used = []


def _final(execution: Execution[State]) -> None:
    execution.pop()
    finish(execution.state)
    execution.tell("over")
