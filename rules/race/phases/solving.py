"""The best way to consume, where one way is at least as good in everything as all others.

Everything that goods are turned into is tried: which power next, and which goods it takes. Two ways are compared by
points, cards and the goods that are left; where one gives more points and another more cards, nothing is decided for
the player. Powers that only draw come when no good can be consumed any more, and what is a gamble or costs cards of the
hand is left to the player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from rules.core.decisions import Answer
from rules.core.flow import leaves
from rules.race.designs import VALUE_OF_GOOD, Power
from rules.race.frames import Consume, Goods, Trade
from rules.race.phases.consuming import doubled
from rules.race.phases.trading import price
from rules.race.state import Player, State

LIMIT = 4000  # positions looked at; beyond that the player is asked
USES_GOODS = ("consume", "set", "all-goods", "sell")


@dataclass(frozen=True, slots=True, order=True)
class Kept:
    """A good as far as it matters: its kind, where it lies, and what it brings when sold. Alike goods are equal."""

    kind: str
    windfall: bool
    sold: int


Stock = tuple[Kept, ...]  # sorted


@dataclass(frozen=True, slots=True)
class Result:
    """What a way of consuming comes to."""

    vp: int
    cards: int
    left: Stock

    def after(self, vp: int, cards: int) -> Result:
        """The result of a way that begins with these points and cards."""
        return Result(self.vp + vp, self.cards + cards, self.left)

    def covers(self, other: Result) -> bool:
        """Whether it is at least as good in everything."""
        return self.vp >= other.vp and self.cards >= other.cards and not Counter(other.left) - Counter(self.left)


@dataclass(frozen=True, slots=True)
class Use:
    """A way to use a power: the goods it takes, the points and cards it gives."""

    power: str
    goods: Stock
    vp: int
    cards: int


class TooMany(Exception):
    """There is too much to try."""


@dataclass(slots=True)
class Search:
    """All ways of a player's powers; `times` is what points are multiplied by."""

    powers: dict[str, Power]
    times: int
    known: dict[tuple[Stock, frozenset[str]], list[Result]] = field(default_factory=dict)

    def results(self, stock: Stock, powers: frozenset[str]) -> list[Result]:
        """The best results from here, none of which covers another.

        `stock` is what can still be consumed, `powers` are those not used yet. Raises `TooMany` where there are more
        ways than are worth looking at.
        """
        here = (stock, powers)
        if here not in self.known:
            if len(self.known) >= LIMIT:
                raise TooMany
            found = [result for use in self.uses(stock, powers) for result in self.after(use, stock, powers)]
            self.known[here] = best(found) if found else [Result(0, 0, stock)]
        return self.known[here]

    def after(self, use: Use, stock: Stock, powers: frozenset[str]) -> list[Result]:
        """The best results that begin with a use."""
        left = Counter(stock) - Counter(use.goods)
        rest = self.results(tuple(sorted(left.elements())), powers - {use.power})
        return [result.after(use.vp, use.cards) for result in rest]

    def uses(self, stock: Stock, powers: Iterable[str]) -> Iterator[Use]:
        """Everything that can be done next."""
        for key in sorted(powers):
            for goods in sorted(takes(self.powers[key], stock)):  # the same in every process
                yield self.use(key, goods)

    def use(self, key: str, goods: Stock) -> Use:
        """What a power gives for goods."""
        power = self.powers[key]
        if power.effect == "all-goods":
            return Use(key, goods, self.times * (len(goods) - 1), 0)
        if power.effect == "sell":
            return Use(key, goods, 0, goods[0].sold if power.bonuses else VALUE_OF_GOOD[goods[0].kind])
        times = 1 if power.goods else len(goods)
        return Use(key, goods, self.times * power.vp * times, power.cards * times)


def takes(power: Power, stock: Stock) -> set[Stock]:
    """The goods a power may take, as many as it can."""
    if not stock:
        return set()
    if power.effect == "all-goods":
        return {stock}
    if power.effect == "sell":
        return {(good,) for good in stock}
    kinds = power.kinds or power.good
    fitting = [good for good in stock if kinds in ("any", "all-different", good.kind)]
    number = power.goods or min(power.times, len(fitting))
    ways = set(combinations(fitting, number)) if number else set()
    return {way for way in ways if kinds != "all-different" or len({good.kind for good in way}) == number}


def best(results: Iterable[Result]) -> list[Result]:
    """Those that no other covers."""
    kept: list[Result] = []
    for result in results:
        if not any(other.covers(result) for other in kept):
            kept = [other for other in kept if not result.covers(other)] + [result]
    return kept


def best_consume(view: State, seat: int) -> Answer | None:
    """The answer to the seat's open question of Consume that is best in everything; None where there is none such."""
    player = view.players[seat]
    frames = (frame for _, frame in leaves(view.stack) if getattr(frame, "seat", None) == seat)
    frame = next((frame for frame in frames if isinstance(frame, Consume | Goods | Trade)), None)
    if frame is None:
        return None
    worlds = {world: _kept(view, player, world) for world in _drawing_first(view, player)}
    powers = dict(view.powers(player, "consume"))
    left = frozenset(key for key in powers if key not in player.used and powers[key].effect in USES_GOODS)
    search = Search(powers, doubled(player))
    stock = tuple(sorted(worlds.values()))
    try:
        first = _first(search, list(_openings(search, view, frame, stock, left)), stock, left)
    except TooMany:
        return None
    if first is None:
        return _draw(view, player) if isinstance(frame, Consume) and not any(search.uses(stock, left)) else None
    if isinstance(frame, Consume):
        return (first.power,)
    return _named(first.goods, worlds)


def _drawing_first(view: State, player: Player) -> list[str]:
    """Worlds with a good. Of alike goods that one goes first whose world draws cards when it produces again."""
    drawn = {
        good.world: sum(power.n for power in view.card(good.world).of("produce", "draw-here")) for good in player.goods
    }
    return sorted(drawn, key=lambda world: -drawn[world])


def _kept(view: State, player: Player, world: str) -> Kept:
    card = view.card(world)
    return Kept(card.good, card.windfall, price(view, player, world, bonuses=True))


def _openings(
    search: Search, view: State, frame: Consume | Goods | Trade, stock: Stock, left: frozenset[str]
) -> Iterator[Use]:
    """What the open question may be answered with."""
    if isinstance(frame, Consume):
        yield from search.uses(stock, left)
    elif isinstance(frame, Goods):
        yield from (search.use(frame.power, goods) for goods in sorted(takes(view.power(frame.power), stock)))
    else:
        yield from (
            Use("", (good,), 0, good.sold if frame.bonuses else VALUE_OF_GOOD[good.kind]) for good in sorted(set(stock))
        )


def _first(search: Search, openings: list[Use], stock: Stock, left: frozenset[str]) -> Use | None:
    """The first use of the only best way."""
    ways = [(use, result) for use in openings for result in search.after(use, stock, left)]
    top = best(result for _, result in ways)
    if len(top) != 1:
        return None
    return next(use for use, result in ways if result == top[0])


def _draw(view: State, player: Player) -> Answer | None:
    """A power that only draws."""
    keys = [key for key, _ in view.powers(player, "consume", "draw") if key not in player.used]
    return (keys[0],) if keys else None


def _named(goods: Stock, worlds: dict[str, Kept]) -> Answer:
    """Worlds that bear such goods."""
    free = dict(worlds)
    named = []
    for good in goods:
        world = next(world for world, kept in free.items() if kept == good)
        named.append(world)
        del free[world]
    return tuple(named)
