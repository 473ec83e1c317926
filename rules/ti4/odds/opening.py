"""What comes before the rounds: space cannon, bombardment, effects at the start of a combat, anti-fighter barrage."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial

from rules.ti4.components.units import Dice
from rules.ti4.odds.dice import chance, harder, hits_of, rolled, together, with_one_more
from rules.ti4.odds.fleets import Fleet, Unit
from rules.ti4.odds.losses import Hits
from rules.ti4.odds.rounds import Course, Pair, Rounds, followed, replaced

BATTLESTATION = Dice(5, 3)
BUNKER = 4
ASSAULT = 3  # ships that are no fighters, with which Assault Cannon may be used

Effect = Callable[[int, Pair], Course]


def opening(fleets: tuple[Fleet, Fleet], rounds: Rounds) -> Course:
    """The states in which the first round begins."""
    one = Opening(fleets, rounds)
    start = {(rounds.sides[0].start, rounds.sides[1].start): 1.0}
    if rounds.in_space:
        return one.in_space(start)
    return one.on_a_planet(start)


def bombardment(attacker: Fleet, defender: Fleet) -> list[float]:
    """The distribution of the hits of one bombardment; of none where it may not be."""
    if attacker.means.no_bombardment or defender.means.no_bombardment or _is_shielded(attacker, defender):
        return [1.0]
    dice = _dice(attacker, lambda unit: unit.bombardment)
    if attacker.means.plasma_scoring:
        dice = with_one_more(dice)
    return rolled(harder(dice, BUNKER if defender.means.bunker else 0))


def _is_shielded(attacker: Fleet, defender: Fleet) -> bool:
    """Whether Planetary Shield keeps the attacker from bombarding."""
    if attacker.means.disable or attacker.has("ignores planetary shield"):
        return False
    return defender.has("planetary shield")


def _dice(fleet: Fleet, ability: Callable[[Unit], Dice | None]) -> list[Dice]:
    """All dice of an ability, of each squadron of the fleet."""
    found = [(ability(one.unit), one.number) for one in fleet.squadrons]
    return [Dice(dice.value, dice.number * number) for dice, number in found if dice and number]


class Opening:
    """The opening of one combat."""

    def __init__(self, fleets: tuple[Fleet, Fleet], rounds: Rounds) -> None:
        self.fleets = fleets
        self.rounds = rounds
        self.sides = rounds.sides

    def in_space(self, course: Course) -> Course:
        """Space cannon, the effects of the attacker and of the defender, anti-fighter barrage."""
        course = followed(course, self._cannonade)
        course = followed(course, self._mustered)
        effects: list[Effect] = [self._ambush, self._assault_cannon, self._impulse_core, self._dimensional_splicer]
        for place in range(len(self.sides)):
            for effect in effects:
                course = followed(course, partial(self._unless_over, effect, place))
        course = followed(course, self._barrage)
        return followed(course, self._round_begins)

    def on_a_planet(self, course: Course) -> Course:
        """Bombardment, and space cannon against those who landed."""
        hits = bombardment(*self.fleets)
        course = followed(course, partial(self._fired_at, 1, hits))
        if not (self.fleets[0].means.disable or self.fleets[0].means.l4_disruptors):
            course = followed(course, partial(self._fired_at, 0, self._cannons(1, in_space=False)))
        course = followed(course, self._mustered)
        return followed(course, self._round_begins)

    def _fired_at(self, place: int, hits: list[float], pair: Pair) -> Course:
        """The states after a side takes hits before the combat begins."""
        course: Course = defaultdict(float)
        for number, probability in enumerate(hits):
            taken = self.sides[place].take(pair[place], Hits(free=number), True)  # noqa: FBT003
            course[replaced(pair, place, taken)] += probability
        return course

    def _cannonade(self, pair: Pair) -> Course:
        """The states after the space cannons of both sides, all dice of which are rolled before hits are assigned."""
        course: Course = defaultdict(float)
        ours, theirs = (self._cannons(place, in_space=True) for place in range(len(self.sides)))
        for fired, probability in enumerate(ours):
            for answered, share in enumerate(theirs):
                hits = self._cannon_hits(1, answered), self._cannon_hits(0, fired)
                for state, part in self.rounds.hit(pair, hits).items():
                    course[state] += probability * share * part
        return course

    def _cannons(self, place: int, *, in_space: bool) -> list[float]:
        """The distribution of the hits of a side's space cannons; on a planet those of ships do not fire."""
        fleet, foe = self.fleets[place], self.fleets[1 - place]
        if not in_space:
            fleet = Fleet(tuple(one for one in fleet.squadrons if one.unit.kind == "pds"), fleet.means)
        dice = _dice(fleet, lambda unit: unit.cannon)
        if in_space:
            dice += [BATTLESTATION] * fleet.means.experimental_battlestations
        if fleet.means.plasma_scoring:
            dice = with_one_more(dice)
        return rolled(harder(dice, 1 if foe.means.antimass_deflectors else 0))

    def _cannon_hits(self, place: int, number: int) -> Hits:
        """So many hits of a side's space cannons, as its opponent must assign them."""
        left = max(number - self.sides[1 - place].means.maneuvering_jets, 0)
        if self.sides[place].means.graviton_laser_system:
            return Hits(forced=left)
        return Hits(free=left)

    def _mustered(self, pair: Pair) -> Course:
        if self.rounds.is_over(pair):
            return {pair: 1.0}
        one, other = (side.mustered(number) for side, number in zip(self.sides, pair, strict=True))
        return {(one, other): 1.0}

    def _unless_over(self, effect: Effect, place: int, pair: Pair) -> Course:
        if self.rounds.is_over(pair):
            return {pair: 1.0}
        return effect(place, pair)

    def _ambush(self, place: int, pair: Pair) -> Course:
        side = self.sides[place]
        if not side.means.ambush:
            return {pair: 1.0}
        hits = [1.0]
        for value in side.ambushing(pair[place]):
            hits = together(hits, hits_of(1, chance(value)))
        course: Course = defaultdict(float)
        for number, probability in enumerate(hits):
            for state, share in self._taken(1 - place, Hits(free=number), pair).items():
                course[state] += probability * share
        return course

    def _taken(self, place: int, hits: Hits, pair: Pair) -> Course:
        """The states after one side takes hits at the start of the combat."""
        if place:
            return self.rounds.hit(pair, (Hits(), hits))
        return self.rounds.hit(pair, (hits, Hits()))

    def _assault_cannon(self, place: int, pair: Pair) -> Course:
        side, foe = self.sides[place], self.sides[1 - place]
        if not side.means.assault_cannon or side.ships_without_fighters(pair[place]) < ASSAULT:
            return {pair: 1.0}
        number = foe.forced_to_destroy(pair[1 - place], 1, spare_fighters=True)
        return self.rounds.settled(pair, replaced(pair, 1 - place, number))

    def _impulse_core(self, place: int, pair: Pair) -> Course:
        side = self.sides[place]
        given = side.without_escort(pair[place])
        if not side.means.impulse_core or given is None:
            return {pair: 1.0}
        course = self.rounds.settled(pair, replaced(pair, place, given))
        return followed(course, partial(self._taken, 1 - place, Hits(forced=1)))

    def _dimensional_splicer(self, place: int, pair: Pair) -> Course:
        if not self.sides[place].means.dimensional_splicer:
            return {pair: 1.0}
        return self.rounds.struck(1 - place, pair)

    def _barrage(self, pair: Pair) -> Course:
        """The states after anti-fighter barrage, which both sides roll before fighters are lost."""
        if self.rounds.is_over(pair):
            return {pair: 1.0}
        ours, theirs = (self._barraging(place, pair[place]) for place in range(len(pair)))
        course: Course = defaultdict(float)
        for fired, probability in enumerate(ours):
            for answered, share in enumerate(theirs):
                after = self.sides[0].barraged(pair[0], answered), self.sides[1].barraged(pair[1], fired)
                for state, part in self.rounds.settled(pair, after).items():
                    course[state] += probability * share * part
        return course

    def _barraging(self, place: int, number: int) -> list[float]:
        side = self.sides[place]
        dice = []
        for unit, count in zip(side.units, side.counts(number), strict=True):
            if unit.barrage and count:
                dice.append(Dice(unit.barrage.value, unit.barrage.number * count))
        return rolled(dice)

    def _round_begins(self, pair: Pair) -> Course:
        one, other = (side.repaired(number) for side, number in zip(self.sides, pair, strict=True))
        return {(one, other): 1.0}
