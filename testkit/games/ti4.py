"""How random games of Twilight Imperium are played, and how costs and gains are booked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.core.decisions import Allocate, Answer, Decision, Pick, spread
from rules.ti4.movement.routes import chart, move_value, routes
from rules.ti4.state import State
from rules.ti4.tactical.movement import parse, plan
from testkit import account

TACTICAL = 0.75  # of actions, where a system is in reach
BOLD = 0.9  # of ships and cargo that may move there, those that are tried first
TRIES = 6


class Account(account.Account):
    """Victory points are the score; what is chosen to be scored is only scored when all have chosen."""

    score = "vp"
    settling = frozenset({"score", "pay-objective"})  # whose points were told of when the objective was chosen
    of_others = frozenset({"readied", "tokens", "drew-secret", "imperial", "dealt-tiles", "starting-components"})

    def book(self, decision: Decision, answer: Answer) -> None:
        """Besides the rest, what is paid for an objective."""
        super().book(decision, answer)
        for costs, _, times in account.effects(decision, answer) if decision.kind == "pay-objective" else ():
            self.pay(self._numbers(costs), times)


def random_answers(state: State, decision: Decision, rng: Random) -> Iterator[Answer]:
    """Answers at random, but systems are activated that ships can reach, and ships go there in numbers.

    Command tokens stay as they are for the most part: at random nobody has a fleet for long.
    """
    if decision.kind == "action" and rng.random() < TACTICAL:
        yield _reaching(state, decision, rng)
    if decision.kind == "move":
        yield _moving(state, decision, rng)
    if decision.kind in ("redistribute", "commit") and rng.random() < BOLD:
        yield decision.default
    while True:
        yield decision.ask.sample(rng)


def _reaching(state: State, decision: Decision, rng: Random) -> Answer:
    """A system that some own ships reach, one with ships of others rather than another."""
    assert isinstance(decision.ask, Pick)
    seat, before = decision.seat, state.active
    systems = [option for option in decision.ask.options if option.word.startswith("activate:")]
    found: list[str] = []
    for option in rng.sample(systems, len(systems)):
        state.active = str(option.facts["place"])
        bounds = chart(state, seat)
        starts = [(place, force) for place, each in state.galaxy.items() for force in each.space if force.seat == seat]
        if any(
            routes(bounds, place, move_value(state, seat, place, kind))
            for place, force in starts
            for kind in force.units
        ):
            hostile = state.galaxy[state.active].ships_of_others(seat) > 0
            found.insert(0 if hostile else len(found), option.word)
    state.active = before
    if not found:
        return decision.ask.sample(rng)
    return (found[0] if rng.random() < BOLD else rng.choice(found),)


def _moving(state: State, decision: Decision, rng: Random) -> Answer:
    """As many units as can be, less and less of them until they can."""
    assert isinstance(decision.ask, Allocate)
    share = BOLD
    for _ in range(TRIES):
        amounts = {slot.word: sum(rng.random() < share for _ in range(slot.cap)) for slot in decision.ask.slots}
        moves = {parse(word): number for word, number in amounts.items() if number}
        if plan(state, decision.seat, moves) is not None:
            return spread(amounts)
        share *= 0.7
    return ()
