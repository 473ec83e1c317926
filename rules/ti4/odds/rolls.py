"""Combat rolls: how probable so many hits are that a side makes in a round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rules.ti4.components.units import UnitKind
from rules.ti4.odds.dice import chance, several, together
from rules.ti4.odds.fleets import Unit
from rules.ti4.odds.losses import Hits
from rules.ti4.odds.side import Side

Rolls = Mapping[Hits, float]

NONE: Rolls = {Hits(): 1.0}
LIKELY = 1e-9  # hits less probable than that are left out
EXTRA = 9  # J.N.S. Hylarim: this or more makes two more hits


class Throw(NamedTuple):
    """Dice of one kind of unit: so many, that hit with this number or more."""

    unit: Unit
    dice: int
    value: int


class Roller:
    """The combat rolls of one side, each worked out once."""

    def __init__(self, side: Side, *, in_space: bool) -> None:
        self.side = side
        self.in_space = in_space
        self._known: dict[tuple[int, int, int], Rolls] = {}
        self._by_foe = any("die for each non-fighter" in unit.traits for unit in side.units)

    def rolls(self, number: int, round_: int, foe_ships: int) -> Rolls:
        """The hits in this round, the first of which is 1, against so many ships that are no fighters."""
        key = number, round_, foe_ships if self._by_foe else 0
        if key not in self._known:
            self._known[key] = self._rolls(*key)
        return self._known[key]

    def _rolls(self, number: int, round_: int, foe_ships: int) -> Rolls:
        if round_ <= self.side.means.silent_rounds:
            return NONE
        throws = list(self._throws(number, round_, foe_ships))
        rerolls = round_ <= self.side.means.rerolled_rounds
        goods = self.side.states[number].goods
        if goods and self.in_space and self.side.has(number, "takes trade goods"):
            return _with_goods(throws, goods, rerolls=rerolls)
        kinds: tuple[UnitKind, ...] = ()
        if self.in_space and self.side.has(number, "hits non-fighters"):
            kinds = ("flagship", "dreadnought")
        forced, free = [1.0], [1.0]
        for throw in throws:
            hits = several(self._die(throw, rerolls=rerolls), throw.dice)
            if throw.unit.kind in kinds:
                forced = together(forced, hits)
            else:
                free = together(free, hits)
        return {
            Hits(one, other): share * part
            for one, share in enumerate(forced)
            for other, part in enumerate(free)
            if share * part > LIKELY
        }

    def _throws(self, number: int, round_: int, foe_ships: int) -> Iterator[Throw]:
        """The dice of each squadron with what is added to them."""
        strengthened = self.in_space and self.side.has(number, "strengthens others")
        for unit, count in zip(self.side.units, self.side.counts(number), strict=True):
            if not unit.combat or not count:
                continue
            dice = unit.combat.number
            if "die for each non-fighter" in unit.traits:
                dice = foe_ships
            bonus = self._bonus(unit, round_)
            if strengthened and "strengthens others" not in unit.traits:
                bonus += 1
            yield Throw(unit, count * dice, unit.combat.value - bonus)

    def _bonus(self, unit: Unit, round_: int) -> int:
        means = self.side.means
        bonus = means.bonus
        if round_ == 1:
            bonus += means.first_round_bonus
        if unit.kind == "fighter":
            bonus += means.fighter_bonus
            if round_ == 1:
                bonus += means.first_round_fighter_bonus
        return bonus

    def _die(self, throw: Throw, *, rerolls: bool) -> list[float]:
        """The distribution of the hits of one die."""
        hit = chance(throw.value)
        die = [1.0 - hit, hit]
        if self.in_space and "extra hits" in throw.unit.traits:
            extra = min(chance(EXTRA), hit)
            die = [1.0 - hit, hit - extra, 0.0, extra]
        if rerolls:
            again = die[0]
            die = [again * die[0], *(share * (1.0 + again) for share in die[1:])]
        return die


def _with_goods(throws: list[Throw], goods: int, *, rerolls: bool) -> Rolls:
    """The hits where a trade good is spent, as long as there are any, on each die that hits with one more."""
    total: dict[Hits, float] = {Hits(): 1.0}
    for throw in throws:
        hit = chance(throw.value)
        near = chance(throw.value - 1) - hit
        for _ in range(throw.dice):
            total = _one_more(total, hit, near, goods, rerolls=rerolls)
    return total


def _one_more(total: Rolls, hit: float, near: float, goods: int, *, rerolls: bool) -> dict[Hits, float]:
    """The hits with one die more; what misses by more than a good mends is rolled again first."""
    after: dict[Hits, float] = defaultdict(float)
    for hits, share in total.items():
        mended = near if hits.spent < goods else 0.0
        miss = 1.0 - hit - mended
        again = 1.0 + miss if rerolls else 1.0
        after[Hits(0, hits.free + 1, hits.spent)] += share * hit * again
        if mended:
            after[Hits(0, hits.free + 1, hits.spent + 1)] += share * mended * again
        after[hits] += share * (1.0 - (hit + mended) * again)
    return after
