"""The rest of the game played out alone: round after round by a plan, with what others may be expected to do to it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, inf, log2
from random import Random

from rules.core import flow
from rules.core.flow import Execution
from rules.core.play import copy
from rules.gaia.components import BOOSTERS, ROUNDS, WHEEL, steps_between
from rules.gaia.computer.planning import Breadth, planned
from rules.gaia.computer.turns import Turns
from rules.gaia.computer.worth import NEUTRAL, Leaning, booster_worth, rivals, total_without_booster
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
LEANINGS: tuple[Leaning, ...] = (
    NEUTRAL,
    {"income": 0.7},
    {"research": 1.4},
    {"income": 1.4},
    {"federations": 0.7},
    {"board": 0.7},
    {"at-hand": 1.4},
    {"federations": 1.4},
    {"research": 0.7},
    {"at-hand": 0.7},
    {"board": 1.4, "places": 1.4},
    {"power": 1.4},
    {"final-tiles": 1.4},
    {"final-tiles": 0.7},
    {"booster": 1.4},
    {"places": 1.4},
)


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


def played_out(state: State, seat: int, leaning: Leaning = NEUTRAL) -> float:
    """What the seat has in the end, if it passes here and goes on alone, as its plans say by this leaning."""
    rounds = ROUNDS - state.round
    for _ in range(rounds):
        state = next_round(state, seat)
        others = rivals(state, seat, rounds)
        worth, state = planned(state, Turns(seat, others, NARROW.ways, leaning), NARROW)
    return worth if rounds else Turns(seat, rivals(state, seat), 1).worth(state)


def weighed(ends: Sequence[State], seat: int, rounds: int) -> list[float]:
    """The most that each end of a plan led to, for so many rounds played out in all.

    All are played out by the same leanings, the better half of them by further ones, and so on. What one leaning
    finds can be played, so that the best counts.
    """
    if not ends:
        return []
    most = [-inf] * len(ends)
    left = list(range(len(ends)))
    heats = max(1, ceil(log2(len(ends))))
    futures = rounds // heats // max(1, ROUNDS - ends[0].round)
    begun = 0
    for _ in range(heats):
        leanings = LEANINGS[begun : begun + max(1, futures // len(left))]
        begun += len(leanings)
        for place in left:
            most[place] = max([most[place], *(played_out(ends[place], seat, leaning) for leaning in leanings)])
        left = sorted(left, key=lambda place: -most[place])[: ceil(len(left) / 2)]
    return most
