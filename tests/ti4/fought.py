"""Combats in space fought with dice, unit by unit, as the odds hold them to be fought."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from rules.ti4.odds.fleets import LEAST_FIRST, SHIPS, SUSTAINING, Fleet, Trait, Unit


@dataclass(eq=False)
class Ship:
    unit: Unit
    damaged: bool = False
    fresh: bool = False

    def __post_init__(self) -> None:
        self.worth = LEAST_FIRST.index(self.unit.kind)

    @property
    def rank(self) -> tuple[int, bool, bool]:
        return self.worth, self.damaged, self.fresh


@dataclass(eq=False)
class Party:
    """One side while it fights."""

    fleet: Fleet
    rng: Random
    ships: list[Ship] = field(default_factory=list)
    foe: Party | None = None
    sustains: bool = True

    def __post_init__(self) -> None:
        means = self.fleet.means
        self.traits = frozenset[Trait]().union(*(one.unit.traits for one in self.fleet.squadrons))
        for one in self.fleet.squadrons:
            if one.unit.kind in SHIPS or (one.unit.kind == "infantry" and "infantry fight in space" in self.traits):
                self.ships += [Ship(one.unit) for _ in range(one.number)]
        self.shields, self.courage = means.shields_holding, means.courageous
        self.repairs, self.goods, self.cards = means.emergency_repairs, means.trade_goods, means.direct_hits

    def has(self, trait: Trait) -> bool:
        return trait in self.traits and any(trait in ship.unit.traits for ship in self.ships)

    def big(self) -> list[Ship]:
        return [ship for ship in self.ships if ship.unit.kind != "fighter"]

    def die(self) -> int:
        return 1 + int(10 * self.rng.random())

    def rolls(self, number: int) -> tuple[int, int]:
        """Hits that must go to ships that are no fighters, and others."""
        assert self.foe
        means, forced, free = self.fleet.means, 0, 0
        aiming, paying, led = (
            self.has(trait) for trait in ("hits non-fighters", "takes trade goods", "strengthens others")
        )
        for ship in self.ships:
            assert ship.unit.combat
            dice, value = ship.unit.combat.number, ship.unit.combat.value - means.bonus
            if "die for each non-fighter" in ship.unit.traits:
                dice = len(self.foe.big())
            if led and "strengthens others" not in ship.unit.traits:
                value -= 1
            value -= (number == 1) * means.first_round_bonus
            for _ in range(dice):
                shown = self.die()
                if shown < value and number <= means.rerolled_rounds:
                    shown = self.die()
                if shown == value - 1 and paying and self.goods:
                    self.goods -= 1
                    shown += 1
                hits = int(shown >= value)
                if hits and shown >= 9 and "extra hits" in ship.unit.traits:
                    hits = 3
                if aiming and ship.unit.kind in ("flagship", "dreadnought"):
                    forced += hits
                else:
                    free += hits
        return forced, free

    def lose(self, ships: list[Ship]) -> None:
        """Ships are destroyed together, with what follows."""
        assert self.foe
        doomed = any("destroys all" in ship.unit.traits for ship in ships)
        self.ships = [ship for ship in self.ships if ship not in ships]
        if doomed:
            self.ships, self.foe.ships = [], []
        elif ships and self.courage:
            self.courage -= 1
            combat = min(ships, key=lambda ship: ship.rank).unit.combat
            assert combat
            hits = sum(self.die() >= combat.value for _ in range(2))
            self.foe.lose(sorted(self.foe.ships, key=lambda ship: ship.rank)[:hits])

    def assigned(self, forced: int, free: int) -> list[Ship]:
        """The ships that are destroyed by hits."""
        assert self.foe
        if self.shields and forced + free:
            self.shields -= 1
            for _ in range(2):
                if forced:
                    forced -= 1
                elif free:
                    free -= 1
        lost: list[Ship] = []
        budget = 0
        for must in [True] * forced + [False] * free:
            if budget:
                budget -= 1
                continue
            left = [ship for ship in self.ships if ship not in lost]
            if must:
                left = [ship for ship in left if ship.unit.kind != "fighter"] or left
            able = [ship for ship in left if self.sustains and ship.unit.sustains and not ship.damaged]
            if able:
                ship = min(able, key=lambda each: SUSTAINING.index(each.unit.kind))
                budget = int(self.fleet.means.non_euclidean_shielding)
                if self._sustained(ship):
                    lost.append(ship)
            elif left:
                lost.append(min(left, key=lambda each: each.rank))
        return lost

    def _sustained(self, ship: Ship) -> bool:
        """Whether Direct Hit destroys a ship that sustains damage."""
        assert self.foe
        ship.damaged = ship.fresh = True
        if self.foe.cards and "safe from Direct Hit" not in ship.unit.traits:
            self.foe.cards -= 1
            return True
        return False

    def struck(self) -> None:
        """A hit that the opponent assigns."""
        ranked = sorted(self.ships, key=lambda ship: (-ship.rank[0], ship.damaged, ship.fresh))
        for ship in ranked:
            if not (self.sustains and ship.unit.sustains and not ship.damaged):
                self.lose([ship])
                return
        for ship in ranked:
            if self._sustained(ship):
                self.lose([ship])
            return

    def escort(self) -> Ship | None:
        found = [ship for ship in self.ships if ship.unit.kind in ("destroyer", "cruiser")]
        return min(found, key=lambda ship: ship.rank, default=None)

    def begins(self) -> None:
        """A round begins."""
        if self.repairs and any(ship.damaged for ship in self.ships):
            self.repairs -= 1
            for ship in self.ships:
                ship.damaged = False
        for ship in self.ships:
            ship.fresh = False
            if "repaired each round" in ship.unit.traits:
                ship.damaged = False

    def repairs_one(self) -> None:
        worn = [ship for ship in self.ships if ship.damaged and not ship.fresh]
        if self.fleet.means.duranium_armor and worn:
            max(worn, key=lambda ship: ship.rank).damaged = False


def fought(attacker: Fleet, defender: Fleet, rng: Random) -> tuple[list[Ship], list[Ship]]:
    """The ships that are left of both sides."""
    one, other = Party(attacker, rng), Party(defender, rng)
    one.foe, other.foe = other, one
    both = (one, other)
    shot = [_hits(side, "cannon") for side in both]
    for side, count in zip(both, reversed(shot), strict=True):
        side.lose(side.assigned(0, count))
    for side, foe in (both, (other, one)):
        _starts(side, foe, both)
    if one.ships and other.ships:
        hits = [_hits(side, "barrage") for side in both]
        for side, count in zip(both, reversed(hits), strict=True):
            side.lose([ship for ship in side.ships if ship.unit.kind == "fighter"][:count])
    number = 0
    while one.ships and other.ships:
        number += 1
        one.begins()
        other.begins()
        _round(both, number)
    return one.ships, other.ships


def _starts(side: Party, foe: Party, both: tuple[Party, Party]) -> None:
    means = side.fleet.means
    foe.sustains, side.sustains = not side.has("stops Sustain Damage"), not foe.has("stops Sustain Damage")
    if means.ambush and all(each.ships for each in both):
        values = sorted(ship.unit.combat.value for ship in side.ships if ship.unit.kind in ("destroyer", "cruiser"))
        foe.lose(foe.assigned(0, sum(side.die() >= value for value in values[:2])))
    if means.assault_cannon and all(each.ships for each in both) and len(side.big()) >= 3:
        foe.lose(sorted(foe.big(), key=lambda ship: ship.rank)[:1])
    if means.impulse_core and (given := side.escort()) and all(each.ships for each in both):
        side.lose([given])
        foe.lose(foe.assigned(1, 0))
    if means.dimensional_splicer and all(each.ships for each in both):
        foe.struck()


def _hits(side: Party, ability: str) -> int:
    dice = [getattr(ship.unit, ability) for ship in side.ships]
    return sum(side.die() >= each.value for each in dice if each for _ in range(each.number))


def _round(both: tuple[Party, Party], number: int) -> None:
    one, other = both
    one.sustains, other.sustains = not other.has("stops Sustain Damage"), not one.has("stops Sustain Damage")
    ours, theirs = one.rolls(number), other.rolls(number)
    lost, beaten = one.assigned(*theirs), other.assigned(*ours)
    one.ships = [ship for ship in one.ships if ship not in lost]
    other.ships = [ship for ship in other.ships if ship not in beaten]
    one.lose(lost)
    other.lose(beaten)
    for side in both:
        side.repairs_one()
    for side, foe in (both, (other, one)):
        if side.fleet.means.devotion and foe.ships and (given := side.escort()):
            side.lose([given])
            foe.struck()
