"""How often a table waits for somebody: `python -m tools.waits <game> --games 20 --seats 2 3 4 --plans`.

Every seat is a person with the usual standing orders, answering at random but rather acting than passing. All who owe
an answer sit down at once, and that is one waiting point. In one sitting a person answers whatever comes up on their
own account, until somebody else is waited for; with plans, they also plan all that can be planned. Nobody answers
what is optional. Blind questions are answered by people who have a choice and no order that makes it; then their time
is up. Where answers at random soon ruin everybody, `--sensible` answers as the computer player does, and passes when it
passes. `--per action` counts waiting points for each answer to such a question, `--order battle=fire` is an order that
everybody has given, `--most engage claim` tells how often at most one round waits for nothing but such questions.
`--within agenda` counts waiting points while a frame of this name is open, for each event of the same name.
"""

from __future__ import annotations

import argparse
import platform
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import cast

from bot.agents import EASY
from bot.table.game.run import Run
from bot.table.game.snapshot import unanswered
from images.asked import frames
from rules.core import hidden, play
from rules.core.decisions import Decision
from rules.core.game import Game, Setup
from rules.core.plans import plan
from rules.core.play import Move
from rules.games import MODULES


@dataclass(frozen=True, slots=True, kw_only=True)
class People:
    """How people play, and what is told of it: see above."""

    plans: bool = False
    sensible: bool = False
    orders: Mapping[str, str] = field(default_factory=dict)
    per: Sequence[str] = ()
    most: Sequence[str] = ()
    within: str = ""


@dataclass(slots=True)
class Tally:
    """What a game took: waiting points and what for, answers planned, and all answers by how they came."""

    rounds: int = 0
    waits: int = 0
    waited: Counter[str] = field(default_factory=Counter)
    planned: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    by_round: list[Counter[str]] = field(default_factory=list)
    within: int = 0
    events: int = 0


class Sitting:
    """A game and the orders of its seats."""

    def __init__(self, game: Game, setup: Setup, seed: str, people: People) -> None:
        self.game, self.seed, self.tally = game, seed, Tally()
        self.plans, self.sensible, self.within = people.plans, people.sensible, people.within
        self.run = Run(game, play.start(game, setup, seed), seed, 0)
        self.orders: dict[int, Mapping[str, str]] = {
            seat: {**{order.id: order.default for order in game.orders}, **people.orders} for seat in range(setup.seats)
        }

    def game_over(self) -> Tally:
        """Play to the end."""
        self.run.follow(self.orders)
        while questions := self.questions():
            self.tally.waits += 1
            kinds = "+".join(sorted({question.kind for question in questions}))
            self.tally.waited[kinds] += 1
            self.note(kinds)
            for seat in sorted(self.owing()):
                self.sit(seat)
            if all(question.blind for question in questions):
                self.run.close_window(self.orders)
                self.run.follow(self.orders)
        self.tally.rounds = self.run.state.round
        self.tally.answers = Counter(step.how for step in self.run.steps)
        self.tally.events = sum(event.kind == self.within for step in self.run.steps for event in step.outcome.events)
        self.tally.kinds = Counter(step.move.kind for step in self.run.steps if step.how == "person")
        return self.tally

    def note(self, kinds: str) -> None:
        """Note a waiting point in its round."""
        while len(self.tally.by_round) <= self.run.state.round:
            self.tally.by_round.append(Counter())
        self.tally.by_round[-1][kinds] += 1
        self.tally.within += any(frame.at == self.within for frame in frames(self.run.state))

    def questions(self) -> tuple[Decision, ...]:
        """What somebody is waited for."""
        return unanswered(self.game.pending(self.run.state))

    def owing(self) -> set[int]:
        """Who is waited for."""
        return {question.seat for question in self.questions() if self.sits_down(question)}

    def sits_down(self, question: Decision) -> bool:
        """Whether a person sits down for a question: for a blind one, with a choice that no order makes."""
        if not question.blind:
            return True
        seen = hidden.view(self.run.state, question.seat)
        ordered = self.game.standing(seen, question, self.orders[question.seat])
        return ordered is None and question.ask.forced() is None

    def mine(self, seat: int) -> list[Decision]:
        """What a seat sits down for."""
        return [question for question in self.questions() if question.seat == seat and self.sits_down(question)]

    def sit(self, seat: int) -> None:
        """One person's sitting."""
        others = self.owing() - {seat}
        while (mine := self.mine(seat)) and self.owing() - {seat} <= others:
            if not self.file(seat):
                self.answer(mine[0])
                self.file(seat)

    def file(self, seat: int) -> bool:
        """Plan whatever can be planned; whether that answered anything."""
        if not self.plans:
            return False
        before = self.run.seq
        while (found := self._unplanned(seat)) is not None:
            order, question = found
            answer = next(self._offered(question))
            self.orders[seat] = plan(self.orders[seat], order, answer, self._ahead(seat))
            self.tally.planned += 1
        self.run.follow(self.orders)
        return self.run.seq > before

    def _unplanned(self, seat: int) -> tuple[str, Decision] | None:
        return next((found for found in self._ahead(seat).items() if found[0] not in self.orders[seat]), None)

    def _ahead(self, seat: int) -> Mapping[str, Decision]:
        return self.game.ahead(hidden.view(self.run.state, seat), seat, self.orders[seat])

    def _offered(self, question: Decision) -> Iterator[tuple[str, ...]]:
        rng = Random(f"{self.seed}/agent/{self.run.seq}/{self.tally.planned}")
        seen = hidden.view(self.run.state, question.seat)
        answers = list(EASY.choose(self.game.id, seen, question, rng))
        yield from (answer for answer in answers if self.sensible or answer != question.default)
        yield question.default

    def answer(self, question: Decision) -> None:
        """Answer a question, and all that follows by itself."""
        moves = (Move(question.seat, question.kind, answer) for answer in self._offered(question))
        if not any(self.run.attempt(move, "person") for move in moves):
            self.run.take(Move(question.seat, question.kind, question.default))
        self.run.follow(self.orders)


def report(game: Game, seats: int, games: int, seed: str, people: People) -> str:
    """Means over some games."""
    tallies = [Sitting(game, Setup(seats), f"{seed}/{number}", people).game_over() for number in range(games)]
    rounds, waits = sum(t.rounds for t in tallies), sum(t.waits for t in tallies)
    answers: Counter[str] = sum((t.answers for t in tallies), Counter())
    planned, made = sum(t.planned for t in tallies), sum(answers.values())
    shares = ", ".join(f"{how} {answers[how] / made:.0%}" for how in ("person", "order", "forced"))
    clicks = (planned + answers["person"]) / rounds / seats
    waited: Counter[str] = sum((t.waited for t in tallies), Counter())
    top = ", ".join(f"{kind} {count / games:.1f}" for kind, count in waited.most_common(8))
    return "\n  ".join(
        (
            f"{game.id}, {seats} seats, {'with' if people.plans else 'without'} plans: {rounds / games:.1f} rounds",
            f"waiting points: {waits / games:.1f} a game, {waits / rounds:.2f} a round",
            f"answers by hand a seat and round: {clicks:.1f}, planned {planned / rounds / seats:.1f} of them",
            f"moves by {shares}",
            f"waited for, a game: {top}",
            *_of_kinds(tallies, people),
        )
    )


def _of_kinds(tallies: Sequence[Tally], people: People) -> Iterator[str]:
    """Waiting points for each answer to some kinds of questions, and those of a round about some kinds only."""
    waits, counted = sum(t.waits for t in tallies), sum(t.kinds[kind] for t in tallies for kind in people.per)
    if counted:
        yield f"waiting points for each answer to {' '.join(people.per)}: {waits / counted:.2f}"
    if events := sum(t.events for t in tallies):
        within = sum(t.within for t in tallies)
        yield f"waiting points within each {people.within}, of {events}: {within / events:.2f}"
    if people.most:
        rounds = [
            sum(count for kinds, count in waited.items() if set(kinds.split("+")) <= {*people.most})
            for tally in tallies
            for waited in tally.by_round[1:]
        ]
        spread = ", ".join(f"{count} in {times}" for count, times in sorted(Counter(rounds).items()))
        yield f"waiting points of a round for {' '.join(people.most)} alone: most {max(rounds)}; {spread}"


def main() -> None:
    """Report for each number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help=f"one of {', '.join(MODULES)}, or a module that holds a GAME")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--seed", default="waits")
    parser.add_argument("--plans", action="store_true")
    parser.add_argument("--sensible", action="store_true")
    parser.add_argument("--order", nargs="+", default=[], metavar="ORDER=CHOICE")
    parser.add_argument("--per", nargs="+", default=[], metavar="KIND")
    parser.add_argument("--most", nargs="+", default=[], metavar="KIND")
    parser.add_argument("--within", default="", metavar="FRAME")
    given = parser.parse_args()
    game = cast(Game, import_module(MODULES.get(given.game, given.game)).GAME)
    print(f"Python {platform.python_version()} on {platform.machine()}")
    orders = dict(order.split("=", 1) for order in given.order)
    people = People(
        plans=given.plans,
        sensible=given.sensible,
        orders=orders,
        per=given.per,
        most=given.most,
        within=given.within,
    )
    for seats in given.seats or game.seats:
        print(report(game, seats, given.games, given.seed, people))


if __name__ == "__main__":
    main()
