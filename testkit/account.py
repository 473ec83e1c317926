"""What options say that they cost and gain, booked against what answers do.

A game whose purse follows from more than sums of these, such as power that moves through bowls, brings an `Account` of
its own in `testkit/games/<game>.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rules.core.decisions import Allocate, Answer, Decision, Facts, Pick, allocation
from rules.core.game import Game


class Account:
    """A seat's purse and score before an answer, and what the options chosen say of it.

    A game subclasses it where its options and events do not agree one by one: what then holds, its attributes say.
    """

    score = "score"  # what options call the score
    of_others: frozenset[str] = frozenset()  # kinds of events that tell of what comes by itself
    settling: frozenset[str] = frozenset()  # kinds of questions whose options were paid for, or told of, before
    uncounted: frozenset[str] = frozenset()  # numbers that no purse counts
    follows: ClassVar[Mapping[str, Sequence[str]]] = {}  # numbers that move with one of these amounts
    worded: ClassVar[Mapping[str, Mapping[str, int]]] = {}  # what events say without a number, by their kind

    def __init__(self, game: Game, state: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.before = self.counted(state)
        self.booked = dict(self.before)

    def counted(self, state: Any) -> dict[str, int]:
        """What the seat has in a position, by the names that options use: its purse, and its points as `score`.

        A game overrides it where options count more than `Game.purse` does.
        """
        return {**self.game.purse(state, self.seat), self.score: self.game.scores(state)[self.seat]}

    def book(self, decision: Decision, answer: Answer) -> None:
        """Book in `booked` what the options of a legal answer cost and gain; each slot as often as it is taken.

        Nothing for the kinds in `settling`. Raises KeyError for a number that the purse does not have.
        """
        if decision.kind not in self.settling:
            for costs, gains, times in effects(decision, answer):
                self.pay(self._numbers(costs), times)
                self.receive(self._numbers(gains), times)

    def pay(self, costs: Mapping[str, int], times: int) -> None:
        """Take what an option costs, `times` over, off what is booked. Raises KeyError for a name that no purse has."""
        for name, amount in costs.items():
            self.booked[name] -= amount * times

    def receive(self, gains: Mapping[str, int], times: int) -> None:
        """Add what an option gains, `times` over, to what is booked. Raises KeyError for a name that no purse has."""
        for name, amount in gains.items():
            self.booked[name] += amount * times

    def balanced(self, state: Any) -> bool:
        """Whether the seat has in this position just what was booked, number by number."""
        return self.counted(state) == self.booked

    def shown(self, state: Any) -> tuple[bool, bool]:
        """Whether anything became less and whether anything became more since this account began: `(spent, gained)`.

        By what the seat has, points included, and not by what was booked.
        """
        change = {name: amount - self.before.get(name, 0) for name, amount in self.counted(state).items()}
        return any(amount < 0 for amount in change.values()), any(amount > 0 for amount in change.values())

    def _numbers(self, amounts: Facts) -> dict[str, int]:
        return {
            name: amount
            for name, amount in amounts.items()
            if isinstance(amount, int) and ":" not in name and name not in self.uncounted
        }


def effects(decision: Decision, answer: Answer) -> list[tuple[Facts, Facts, int]]:
    """Costs and gains of what was chosen, and how often: each option once, each slot with its amount.

    A `Number` has none.
    """
    ask = decision.ask
    if isinstance(ask, Pick):
        return [(option.costs, option.gains, 1) for option in ask.options if option.word in answer]
    if isinstance(ask, Allocate):
        amounts = allocation(answer)
        return [(slot.costs, slot.gains, amounts[slot.word]) for slot in ask.slots if slot.word in amounts]
    return []
