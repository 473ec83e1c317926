"""A seat's turns played alone, as if the others waited: the rules carry out every answer, and nobody else moves.

All is open in this game and rivals meet over few things, so a round is planned one's own turns in a row.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rules.core import flow
from rules.core.decisions import Answer, Decision, Pick
from rules.core.flow import Execution
from rules.gaia.components import ROUNDS
from rules.gaia.frames import Action, Finish
from rules.gaia.game import RULES
from rules.gaia.state import Federation, Player, Power, State, Technology

_NOTHING = Pick(())
_NO_CHANCE = Random(0)  # the rules draw nothing after the set-up


def in_turn(state: State, seat: int) -> bool:
    """Whether it is this seat's turn, so that what is asked of it is asked beside nobody else."""
    if not 1 <= state.round <= ROUNDS or state.last != seat:
        return False
    acting = [frame.at for frame in state.stack[1:3]] == ["phase", "phase"]
    return acting and getattr(state.stack[-1], "seat", -1) == seat


def at_action(state: State) -> bool:
    """Whether a turn is about to begin."""
    return isinstance(state.stack[-1], Action)


def copied(state: State, seat: int) -> State:
    """A position in which this seat may go on; what its own turns do not change is shared with the old one."""
    players = list(state.players)
    players[seat] = _player(players[seat])
    return State(
        state.options,
        players,
        state.sectors,
        dict(state.planets),
        state.slots,
        dict(state.advanced),
        state.terra_token,
        dict(state.tokens),
        state.round_tiles,
        state.final_tiles,
        state.boosters,
        state.order,
        state.table,
        list(state.stack),
        state.offered,
        state.pool,
        state.round,
        state.passed,
        state.last,
        list(state.used),
        [],
        state.results,
    )


def _player(old: Player) -> Player:
    power = old.power
    return Player(
        old.seat,
        old.faction,
        old.vp,
        old.credits,
        old.ore,
        old.knowledge,
        old.qic,
        Power(power.one, power.two, power.three, power.gaia, power.stone),
        dict(old.research),
        dict(old.structures),
        list(old.guests),
        old.lost,
        old.gaiaformers,
        list(old.projects),
        old.resting,
        list(old.satellites),
        list(old.stations),
        list(old.federated),
        [Federation(each.token, each.green) for each in old.federations],
        old.formed,
        [Technology(each.tile, each.slot, each.covered) for each in old.technologies],
        old.booster,
        list(old.used),
        old.passed,
        old.bid,
    )


def given(state: State, seat: int, answer: Answer) -> State:
    """The position after an answer to what the top of the stack asks; an action's end leads to the next own turn.

    Raises `Illegal` where the rules refuse the answer.
    """
    after = copied(state, seat)
    execution = Execution(after, _NO_CHANCE, after.stack)
    flow.answer(RULES, execution, Decision(seat, after.stack[-1].at, _NOTHING, ()), answer)
    if isinstance(after.stack[-1], Finish):
        after.stack[-1] = Action(seat)
        after.built = []
    return after


def played(state: State, seat: int, answers: Sequence[Answer]) -> State:
    """The position after several answers in a row; raises `Illegal` where the rules refuse one."""
    for answer in answers:
        state = given(state, seat, answer)
    return state


def question(state: State) -> Any:
    """What the top of the stack asks."""
    frame = state.stack[-1]
    return RULES[frame.at].ask(state, frame)
