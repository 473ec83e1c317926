"""Proposals of what resources or influence are paid with: planets and trade goods (26, 47, 75).

More may be paid than is asked for; what is too much is lost. No proposal has a planet, or a trade good, without which
it would be enough.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Literal

from rules.core.decisions import Answer, Facts, spread
from rules.core.records import record
from rules.ti4.economy.spending import PAY, TRADE_GOODS, amount, counts
from rules.ti4.economy.worth import What, Worth, worth
from rules.ti4.state import Player, State

Aim = Literal["least-lost", "no-goods", "other-kept"]
Means = dict[str, int]  # planets and trade goods by their words, as they are spent


@record
class Payment:
    """A whole answer with what pays for it. `aims`: for which it is the best.

    Facts: how much is `lost` of `what`; the resources that planets could have brought which pay influence, as they are
    gone `besides`; whether anything is `paid`.
    """

    aims: tuple[Aim, ...]
    answer: Answer
    facts: Facts


@record
class _Way:
    """What pays, and what it takes: how much is lost, and what its planets could have brought of the other kind."""

    planets: tuple[str, ...]
    goods: int
    lost: int
    other: int

    @property
    def order(self) -> tuple[int, tuple[str, ...]]:
        """Which comes first of those that take as much."""
        return len(self.planets), self.planets

    @property
    def means(self) -> Means:
        """Its planets and trade goods, those that there are."""
        return {**dict.fromkeys(self.planets, 1), **({TRADE_GOODS: self.goods} if self.goods else {})}


_TAKES: Mapping[Aim, Callable[[_Way], tuple[int, ...]]] = {
    "least-lost": lambda way: (way.lost + way.goods, way.lost, way.other),
    "no-goods": lambda way: (way.goods, way.lost, way.other),
    "other-kept": lambda way: (way.other, way.goods, way.lost),
}


def payments(planets: Mapping[str, Worth], goods: int, what: What, cost: int, each: int = 1) -> Mapping[Aim, Means]:
    """A payment for each aim with some of these planets and trade goods, or none at all where they are too few.

    each: as how much a trade good counts.

    least-lost: what is paid beyond the cost and trade goods, which keep, are together as few as can be, and as little
    as can be beyond. no-goods: as few trade goods as can be, and then as little beyond. other-kept: planets bring as
    little as can be of what is not asked for, so that influence is kept where resources are paid, and then as few trade
    goods are spent. Of what is as good the fewest planets are taken.
    """
    ways = list(_ways(planets, goods, what, cost, each))
    return {aim: min(ways, key=lambda way: (takes(way), way.order)).means for aim, takes in _TAKES.items() if ways}


def _ways(planets: Mapping[str, Worth], goods: int, what: What, cost: int, each: int) -> Iterator[_Way]:
    """For each sum that planets can bring, those that bring it with the least of the other kind.

    Planets are looked at one by one; nothing is added to those that are enough already.
    """
    other: What = "influence" if what == "resources" else "resources"
    least: dict[int, tuple[int, int, tuple[str, ...]]] = {0: (0, 0, ())}  # by sum: of the other kind, how many planets
    for planet in sorted(planet for planet, brings in planets.items() if brings.of(what)):
        for total, (spent, number, chosen) in list(least.items()):
            if total < cost:
                further = (spent + planets[planet].of(other), number + 1, (*chosen, planet))
                brought = total + planets[planet].of(what)
                least[brought] = min(further, least.get(brought, further))
    for total, (spent, _, chosen) in least.items():
        needed = max(0, -((total - cost) // each))  # rounded up
        if needed <= goods:
            yield _Way(chosen, needed, total + needed * each - cost, spent)


def answers(
    state: State,
    player: Player,
    chosen: Mapping[str, int],
    found: Mapping[Aim, Means],
    what: What,
    cost: int,
    head: str = PAY,
) -> tuple[Payment, ...]:
    """What is chosen with each payment that was found, once; what is the best for several aims is named by all.

    `head` stands before the words of what pays.
    """
    aims: dict[Answer, list[Aim]] = {}
    facts: dict[Answer, Facts] = {}
    for aim, paid in found.items():
        answer = spread({**chosen, **{f"{head}{word}": number for word, number in paid.items()}})
        aims.setdefault(answer, []).append(aim)
        besides = sum(worth(state, word).resources for word in paid if word != TRADE_GOODS and what == "influence")
        lost = amount(state, player, paid, what) - cost
        facts[answer] = {"lost": lost, "what": what, "besides": besides, "paid": len(paid)}
    return tuple(Payment((*each,), answer, facts[answer]) for answer, each in aims.items())


def proposals(
    state: State, player: Player, what: What, cost: int, without: Collection[str] = ()
) -> Mapping[Aim, Means]:
    """A payment for each aim with what a player has ready; none at all where it is not enough.

    without: planets that are exhausted for something else. The aims are those of `payments`; two of them may come to
    the same. Nothing is spent by this.
    """
    ready = [planet.id for planet in state.planets(player.seat) if not planet.exhausted and planet.id not in without]
    worths = {planet: worth(state, planet) for planet in ready}
    return payments(worths, player.trade_goods, what, cost, counts(player))


def proposed(state: State, player: Player, what: What, cost: int, without: Collection[str] = ()) -> Means:
    """The payment that loses least, as `spend` takes it; empty where there is not enough, or nothing to pay.

    Ask `available` first where the two must be told apart.
    """
    return proposals(state, player, what, cost, without).get("least-lost", {})
