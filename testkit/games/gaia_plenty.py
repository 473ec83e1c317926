"""Games in which nobody ever lacks anything: they reach what random games seldom do.

Goods are put back before every action, so these positions prove nothing about costs; they show every question.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from rules.core.decisions import Answer, Decision, Illegal, Pick
from rules.core.flow import Event, leaves
from rules.core.game import Setup
from rules.core.play import Move, copy
from rules.gaia.game import GAME
from rules.gaia.state import Player, State
from testkit.playouts import Pending

TIRED = 0.06  # how often a turn is a pass although there is more to do
TIDY = ("free", "pass", "")  # headings that a busy player leaves alone


def rich_game(setup: Setup, seed: int, pending: Pending = GAME.pending) -> Iterator[tuple[State, Move, list[Event]]]:
    """The positions in which somebody answered, each with the answer and its events, to the end of the game.

    `pending` tells what is open in place of the game's own, where somebody asks it besides.
    """
    for before, move, _, events in rich_answers(setup, seed, pending):
        yield before, move, events


def rich_answers(
    setup: Setup, seed: int, pending: Pending = GAME.pending
) -> Iterator[tuple[State, Move, State, list[Event]]]:
    """The same with the position after each answer."""
    rng = Random(seed)
    state = GAME.new(setup, rng)
    while True:
        if any(frame.at == "action" for _, frame in leaves(state.stack)):  # others hang on the goods that there are
            state = copy(GAME, state)  # that before stays as it was told of
            _fill(state)
        questions = pending(state)
        if not questions:
            assert state.results, f"nobody is asked in round {state.round}"
            return
        decision = rng.choice(questions)
        before = state
        state, move, events = _answered(state, decision, rng)
        yield before, move, state, events


def _fill(state: State) -> None:
    for player in state.players:
        player.credits, player.ore, player.knowledge, player.qic = 30, 15, 15, 6
        _charge(player)


def _charge(player: Player) -> None:
    power = player.power
    power.one, power.two, power.three = max(power.one, 3), max(power.two, 4), max(power.three, 8)


def _answered(state: State, decision: Decision, rng: Random) -> tuple[State, Move, list[Event]]:
    for answer in (_answer(decision, rng), decision.default):
        tried = copy(GAME, state)
        with suppress(Illegal):
            events = GAME.apply(tried, decision, answer, rng).events
            return tried, Move(decision.seat, decision.kind, answer), list(events)
    raise AssertionError(f"the default of {decision.kind} was refused")


def _answer(decision: Decision, rng: Random) -> Answer:
    if decision.kind == "finish" and rng.random() > TIRED:
        return decision.default
    ask = decision.ask
    if decision.kind == "action" and isinstance(ask, Pick) and rng.random() > TIRED:
        busy = Pick(tuple(option for option in ask.options if option.group not in TIDY))
        return busy.sample(rng) if busy.options else decision.default
    return ask.sample(rng)
