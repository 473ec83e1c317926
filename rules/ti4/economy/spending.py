"""Spending resources or influence: planets are exhausted, and trade goods count one each (47, 75, 26).

For the owner of Mirror Computing each trade good that is spent counts two. More may be spent than is asked for; nothing
is given back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.decisions import Illegal, Slot
from rules.ti4.economy.worth import What, together, worth
from rules.ti4.state import Player, State

TRADE_GOODS = "trade-goods"
EXHAUSTED = "exhausted"  # what the planets are called by that pay
MIRROR_COMPUTING = "mirror-computing"
PAY = "pay:"  # before the word of a means where an answer says what it pays for, too


def means(state: State, player: Player, what: What) -> Iterator[Slot]:
    """Ready planets that bring any of it, and trade goods, as slots whose words `spend` understands.

    What a planet costs then is what is asked for, and unused the other of its two values.
    """
    for planet in state.planets(player.seat):
        found = worth(state, planet.id)
        if not planet.exhausted and found.of(what):
            yield Slot(planet.id, 1, {"planet": planet.id}, "planets", found.spent_as(what))
    if player.trade_goods:
        yield Slot(TRADE_GOODS, player.trade_goods, {}, TRADE_GOODS, {TRADE_GOODS: 1})


def paying(state: State, player: Player, what: What) -> Iterator[Slot]:
    """The means of a player as slots of an answer that says what they pay for, too."""
    for slot in means(state, player, what):
        yield Slot(f"{PAY}{slot.word}", slot.cap, slot.facts, "payment", slot.costs)


def paid_in(amounts: Mapping[str, int]) -> dict[str, int]:
    """The means in such an answer."""
    return {word.removeprefix(PAY): number for word, number in amounts.items() if word.startswith(PAY)}


def counts(player: Player) -> int:
    """As how much a trade good counts that a player spends for resources or influence."""
    return 2 if player.has(MIRROR_COMPUTING) else 1


def available(state: State, player: Player, what: What) -> int:
    """How much of it, resources or influence, a player could spend: ready planets and trade goods together.

    A trade good counts one, by Mirror Computing two.
    """
    ready = (planet.id for planet in state.planets(player.seat) if not planet.exhausted)
    return player.trade_goods * counts(player) + sum(worth(state, planet).of(what) for planet in ready)


def amount(state: State, player: Player, spent: Mapping[str, int], what: What) -> int:
    """How much these means of a player bring of resources or influence; whether they have them is not looked at."""
    goods = spent.get(TRADE_GOODS, 0) * counts(player)
    return goods + sum(worth(state, word).of(what) for word, number in spent.items() if number and word != TRADE_GOODS)


def spend(state: State, player: Player, spent: Mapping[str, int], what: What, cost: int) -> None:
    """Exhaust planets and take trade goods, in place; what is paid beyond the cost is lost.

    spent: 1 for a planet by its id, and how many trade goods. Raises `Illegal` too-little (what, cost, paid) before
    anything is spent; which planets there are is left to the question.
    """
    paid = amount(state, player, spent, what)
    if paid < cost:
        raise Illegal("too-little", what=what, cost=cost, paid=paid)
    for word, number in spent.items():
        if word == TRADE_GOODS:
            player.trade_goods -= number
        else:
            state.planet(word).exhausted = True


def spent_of(state: State, spent: Mapping[str, int], what: What) -> dict[str, str | int]:
    """What is spent with these means, by name: resources or influence, and trade goods; then what is `exhausted`.

    Of a planet the other of its two values is unused. Reads only.
    """
    gone: dict[str, str | int] = dict(together(worth(state, planet) for planet in _planets(spent)).spent_as(what))
    if spent.get(TRADE_GOODS):
        gone[TRADE_GOODS] = spent[TRADE_GOODS]
    return {**gone, EXHAUSTED: planets} if (planets := " ".join(_planets(spent))) else gone


def _planets(spent: Mapping[str, int]) -> list[str]:
    return [word for word, number in spent.items() if number and word != TRADE_GOODS]
