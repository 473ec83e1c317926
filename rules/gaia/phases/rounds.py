"""The course of a game: six rounds of four phases, then the final scoring."""

from __future__ import annotations

from typing import Any

from rules.core.flow import Rule, Turn
from rules.gaia.components import ROUNDS
from rules.gaia.economy.income import income_frame
from rules.gaia.economy.scoring import finish
from rules.gaia.frames import Action, ItarTile, LeaveGaia, Neighbours, Phase, Round, Together
from rules.gaia.phases.gaia_phase import finish_projects
from rules.gaia.state import State


class RoundRule(Rule):
    """The next round, or the end."""

    def run(self, turn: Turn[State], frame: Round) -> None:
        """Begin it. The last round has no clean-up."""
        state = turn.state
        if state.round == ROUNDS:
            turn.replace(Phase("final"))
            return
        state.round += 1
        turn.tell("round", round=state.round)
        turn.push(Phase("income"), Phase("gaia"), Phase("actions"), Phase("clean-up"))


class PhaseRule(Rule):
    """A phase."""

    def run(self, turn: Turn[State], frame: Phase) -> None:
        """Carry it out, or begin what it consists of."""
        {
            "income": _income,
            "gaia": _gaia,
            "actions": _actions,
            "clean-up": _clean_up,
            "final": _final,
        }[frame.name](turn)


def _each(turn: Turn[State], stacks: list[list[Any]]) -> None:
    """Everybody at once; at the peer's table one after another in turn order. Last frames go first."""
    turn.pop()
    if turn.state.options["peer"] == "yes":
        turn.push(*(frame for stack in stacks for frame in reversed(stack)))
    else:
        turn.push(Together(stacks))


def _income(turn: Turn[State]) -> None:
    state = turn.state
    _each(turn, [[income_frame(state.players[seat])] for seat in state.order])


def _gaia(turn: Turn[State]) -> None:
    """A lost planet that Itars place here is charged for at once; at the peer's table after the next turn."""
    state = turn.state
    finish_projects(state)
    at_once = state.options["peer"] == "no"
    _each(
        turn,
        [[LeaveGaia(seat), *([Neighbours(seat)] if at_once else []), ItarTile(seat)] for seat in state.order],
    )


def _actions(turn: Turn[State]) -> None:
    """The next player in turn order who has not passed."""
    state = turn.state
    if len(state.passed) == len(state.players):
        turn.pop()
        return
    begin = state.order.index(state.last) + 1 if state.last >= 0 else 0
    seats = (*state.order[begin:], *state.order[:begin])
    state.last = next(seat for seat in seats if not state.players[seat].passed)
    turn.push(Action(state.last))


def _clean_up(turn: Turn[State]) -> None:
    """Phase IV: action spaces are free again; the first to pass starts, clockwise or in the order of passing."""
    turn.pop()
    state = turn.state
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


def _final(turn: Turn[State]) -> None:
    turn.pop()
    finish(turn.state)
    turn.tell("over")
