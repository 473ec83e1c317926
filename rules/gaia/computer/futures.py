"""The rest of the game played out alone: round after round by a plan, with what others may be expected to do to it."""

from __future__ import annotations

from random import Random

from rules.core import flow
from rules.core.flow import Execution
from rules.core.play import copy
from rules.gaia.components import BOOSTERS, ROUNDS, WHEEL, steps_between
from rules.gaia.computer.planning import Breadth, planned
from rules.gaia.computer.turns import Turns
from rules.gaia.computer.worth import booster_worth, rivals, total_without_booster
from rules.gaia.economy.power import charged
from rules.gaia.frames import Action
from rules.gaia.game import GAME, RULES
from rules.gaia.state import Player, State

TAKEN = (  # actions of the board that others take first, in even rounds and in odd ones
    ("power2", "power3", "power5", "power7", "qic1"),
    ("power1", "power4", "power6", "qic2"),
)
CHARGED = 3  # power a round from what others build
EXPANDED = 6  # steps in space and of terraforming that others may go for a planet
NARROW = Breadth(1, 1)


def best_booster(state: State, seat: int) -> str:
    """The booster to take for passing now; none in the last round."""
    if state.round == ROUNDS:
        return ""
    player = state.players[seat]
    income, left = total_without_booster(player), ROUNDS - state.round
    return max(state.boosters, key=lambda each: booster_worth(state, player, BOOSTERS[each], income, left))


def next_round(state: State, seat: int) -> State:
    """The next round, in which this seat alone plays, after it has passed with the best booster."""
    word = f"pass:{best_booster(state, seat)}"
    after: State = copy(GAME, state)
    for other in after.players:
        if other.seat != seat:
            other.passed = True
    after.passed = [other.seat for other in after.players if other.seat != seat]
    after.stack[-1] = Action(seat)
    execution = Execution(after, Random(0), after.stack)
    (question,) = flow.pending(RULES, after)
    flow.answer(RULES, execution, question, (word,))
    while not isinstance(after.stack[-1], Action):
        question = flow.pending(RULES, after)[0]
        answer = ("tile",) if question.kind == "itar-tile" else question.default
        flow.answer(RULES, Execution(after, Random(0), after.stack), question, answer)
    after.stack[-1] = Action(seat)
    after.last = seat
    for other in after.players:
        if other.seat != seat:
            _expand(after, other)
    after.used = list(TAKEN[after.round % 2])
    player = after.players[seat]
    player.power = charged(player.power, CHARGED)[0]
    return after


def _expand(state: State, other: Player) -> None:
    """Another seat settles the planet that is nearest to it and its home's colour, at no cost."""
    galaxy = state.galaxy
    taken = {at for player in state.players for at in (*player.structures, *player.projects)}
    own = [galaxy.hexes[at] for at in other.structures]
    best, least = "", EXPANDED + 1.0
    for at, planet in state.planets.items():
        if at in taken or planet == "transdim":
            continue
        steps = 1 if planet not in WHEEL else steps_between(other.board.home, planet)
        here = galaxy.hexes[at]
        far = min(here.distance(each) for each in own) + steps
        if far < least:
            best, least = at, far
    if best and other.left("mine"):
        other.structures[best] = "mine"


def played_out(state: State, seat: int, breadth: Breadth = NARROW) -> float:
    """What the seat has in the end, if it passes here and goes on alone, as its plans say."""
    rounds = ROUNDS - state.round
    for _ in range(rounds):
        state = next_round(state, seat)
        others = rivals(state, seat, rounds)
        worth, state = planned(state, Turns(seat, others, breadth.ways), breadth)
    return worth if rounds else Turns(seat, rivals(state, seat), 1).worth(state)
