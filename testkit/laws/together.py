"""Several seats are asked at once: whoever answers first, what the others are asked stays something they can answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, permutations
from random import Random
from typing import Any

from rules.core.chance import chance
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.game import Game
from rules.core.play import Move, copy, step
from rules.games import optional_module
from testkit.laws.base import Station, demand, without_faults

LAW = "together"
FEW = 3  # of so many seats every order is tried
ORDERS = 4  # of more seats, and tries of two
ROUNDS = 2  # an answer may lead to a question of the same seat, beside those of the others
PERMUTED = 720  # orders of six seats; of those that are tried some are drawn

Scarce = Callable[[Any, Random], None]


def together_law(game: Game, station: Station, rng: Random) -> None:
    """Answers in any order: refused is only what another has made impossible, and nobody is stuck.

    Tried are the defaults and listed answers that each seat had before anybody answered, as people and orders give
    them. Where one is refused, its seat is asked anew, and what it is asked can be answered. Tried too with what is
    limited as scarce as can be, where the game says how: `scarce(state, rng)` in `testkit/games/<game>.py`.
    """
    state, scarce = station.position(game), scarcity(game.id)
    if len(seats_asked(game, state)) == 1:
        return
    for begun in (state, *([made(game, station, scarce, rng)] if scarce else [])):
        for number, order in enumerate(orders(seats_asked(game, begun), rng)):
            in_order(game, begun, order, f"{station.seed}/{station.seq}/{number}", rng, by_default=not number)


def scarcity(game_id: str) -> Scarce | None:
    """What makes things scarce in a position of a game, in place; None where the game does not say."""
    return getattr(optional_module(f"testkit.games.{game_id}"), "scarce", None)


def made(game: Game, station: Station, scarce: Scarce, rng: Random) -> Any:
    """The position of a station with what is limited made scarce; it is as sound as before."""
    state = station.position(game)
    scarce(state, rng)
    without_faults(game, state, LAW, "made scarce")
    return state


def seats_asked(game: Game, state: Any) -> list[int]:
    """The seats somebody waits for."""
    return sorted({each.seat for each in game.pending(state) if each.awaited})


def orders(seats: Sequence[int], rng: Random) -> Iterator[Sequence[int]]:
    """Every order of few seats, some of many."""
    found = [list(each) for each in islice(permutations(seats), PERMUTED)]
    if len(seats) > FEW:
        found = rng.sample(found, ORDERS)
    return islice(iter(found * ORDERS), max(ORDERS, len(found)))


def in_order(game: Game, begun: Any, order: Sequence[int], seed: str, rng: Random, *, by_default: bool) -> None:
    """All answer in this order, and once more, each with what it had in mind before the first of them answered."""
    state = begun
    for number in range(ROUNDS):
        asked = set(seats_asked(game, state))
        again = [seat for seat in order if seat in asked]
        state = one_round(game, state, again, f"{seed}/{number}", rng, by_default=by_default)


def one_round(game: Game, state: Any, order: Sequence[int], seed: str, rng: Random, *, by_default: bool) -> Any:
    """The position after each seat has answered once."""
    minds = {seat: in_mind(game, state, seat, rng, by_default=by_default) for seat in order}
    for place, seat in enumerate(order):
        state = answered(game, state, seat, minds[seat], f"{seed}/{place}", rng)
        sound(game, state, f"{order} up to seat {seat}")
        waiting = [each for each in game.pending(state) if each.seat in order[place + 1 :] and each.awaited]
        if waiting:
            given(game, state, rng.choice(waiting), f"{seed}/{place}/default")
    return state


def in_mind(game: Game, state: Any, seat: int, rng: Random, *, by_default: bool) -> Move:
    """What a seat is about to answer."""
    decision = rng.choice([each for each in game.pending(state, seat) if each.awaited])
    answer: Answer = decision.default if by_default else decision.ask.sample(rng)
    return Move(seat, decision.kind, answer)


def answered(game: Game, state: Any, seat: int, mind: Move, seed: str, rng: Random) -> Any:
    """The position after a seat has answered what it had in mind, or else what it is asked now."""
    tried = copy(game, state)
    try:
        step(game, tried, mind, chance(seed, 1))
    except Illegal:
        open_ones = [each for each in game.pending(state, seat) if each.awaited]
        return given(game, state, rng.choice(open_ones), seed) if open_ones else state
    return tried


def given(game: Game, state: Any, decision: Decision, seed: str) -> Any:
    """The position after the default, which must be legal."""
    after = copy(game, state)
    move = Move(decision.seat, decision.kind, decision.default)
    try:
        step(game, after, move, chance(seed, 1))
    except Illegal as refusal:
        demand(False, LAW, f"{move}, the default, is refused: {refusal}")  # noqa: FBT003  # never holds
    without_faults(game, after, LAW, f"{move} leaves")
    return after


def sound(game: Game, state: Any, when: str) -> None:
    """Nothing impossible, nobody asked twice, and somebody awaited while the game goes on."""
    without_faults(game, state, LAW, when)
    questions = game.pending(state)
    demand(not questions or any(each.awaited for each in questions), LAW, f"{when}: nobody is awaited")
    asked_once(questions, LAW)


def asked_once(questions: Sequence[Decision], law: str) -> None:
    """No seat has two open questions of one kind: nobody could say which of them an answer is for."""
    names = [(each.seat, each.kind) for each in questions]
    twice = {name for name in names if names.count(name) > 1}
    demand(not twice, law, f"two open questions of one kind: {sorted(twice)}")
