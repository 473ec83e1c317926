"""Rounds of combat: the states in which both sides may be after one, with their probabilities."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import cache, partial

from rules.ti4.odds.dice import chance, hits_of
from rules.ti4.odds.fleets import Trait
from rules.ti4.odds.losses import Hits
from rules.ti4.odds.rolls import Roller, Rolls
from rules.ti4.odds.side import NOTHING, Side

Pair = tuple[int, int]
Course = dict[Pair, float]

COURAGE = 2  # dice of Courageous to the End


class Rounds:
    """The rounds of one combat between two sides, the attacker first.

    `harrow` is the distribution of the hits with which the attacker bombards after each round on a planet.
    """

    def __init__(self, sides: tuple[Side, Side], *, in_space: bool, harrow: list[float] | None = None) -> None:
        self.sides = sides
        self.in_space = in_space
        self.harrow = harrow
        self.rollers = tuple(Roller(side, in_space=in_space) for side in sides)
        self.closed = cache(self._closed)
        self._stopping = tuple(_any_with(side, "stops Sustain Damage") for side in sides)
        self._destroying = tuple(_any_with(side, "destroys all") for side in sides)

    @property
    def numbered(self) -> int:
        """How many rounds, from the first, differ from those after them."""
        means = [side.means for side in self.sides]
        first = any(each.first_round_bonus or each.first_round_fighter_bonus for each in means)
        return max(int(first), *(max(each.rerolled_rounds, each.silent_rounds) for each in means))

    def is_over(self, pair: Pair) -> bool:
        """Whether a side has nothing left."""
        return NOTHING in pair

    def can_sustain(self, pair: Pair, place: int) -> bool:
        """Whether a side may use Sustain Damage: not against Fourth Moon."""
        foe = 1 - place
        return not (self.in_space and self._stopping[foe] and self.sides[foe].has(pair[foe], "stops Sustain Damage"))

    def is_entangled(self, pair: Pair) -> bool:
        """Whether what one side suffers in a round may depend on what the other does in it."""
        return bool(self.harrow) or any(map(self._entangles, range(len(pair)), pair))

    def is_woven(self, pair: Pair) -> bool:
        """Whether the rolls of both sides must be looked at together."""
        return any(map(self._weaves, range(len(pair)), pair))

    def _entangles(self, place: int, number: int) -> bool:
        side = self.sides[place]
        devotes = self.in_space and side.means.devotion and side.without_escort(number) is not None
        return devotes or self._weaves(place, number) or self._reacts(place, number)

    def _weaves(self, place: int, number: int) -> bool:
        """Whether what a side rolls does more than hit."""
        side = self.sides[place]
        if self.in_space:
            return side.states[number].goods > 0
        return side.means.valkyrie_particle_weave

    def _reacts(self, place: int, number: int) -> bool:
        """Whether losses of a side may do something to both."""
        if not self.in_space:
            return False
        side = self.sides[place]
        return side.states[number].courage > 0 or (self._destroying[place] and side.has(number, "destroys all"))

    def each_alone(self, pair: Pair, round_: int) -> tuple[Mapping[int, float], Mapping[int, float]]:
        """After a round: the states of the attacker, and those of the defender, of a pair that is not entangled."""
        ours, theirs = self._each_hit(pair, round_)
        return self._closed_alone(0, ours), self._closed_alone(1, theirs)

    def _each_hit(self, pair: Pair, round_: int) -> tuple[Mapping[int, float], Mapping[int, float]]:
        """The states of both sides when each has assigned the hits of the other."""
        return self._hit_by(pair, 0, self.rolls(pair, 1, round_)), self._hit_by(pair, 1, self.rolls(pair, 0, round_))

    def _hit_by(self, pair: Pair, place: int, rolls: Rolls) -> Mapping[int, float]:
        take, number, can_sustain = self.sides[place].take, pair[place], self.can_sustain(pair, place)
        after: dict[int, float] = defaultdict(float)
        for hits, probability in rolls.items():
            after[take(number, hits, can_sustain)] += probability
        return after

    def _closed_alone(self, place: int, states: Mapping[int, float]) -> Mapping[int, float]:
        side = self.sides[place]
        after: dict[int, float] = defaultdict(float)
        for number, probability in states.items():
            after[side.repaired(side.ended(number))] += probability
        return after

    def rolls(self, pair: Pair, place: int, round_: int) -> Rolls:
        """The hits that a side (0 or 1) makes in a round, with how likely each number of them is.

        round_: 1 is the first.
        """
        foe = 1 - place
        return self.rollers[place].rolls(pair[place], round_, self.sides[foe].ships_without_fighters(pair[foe]))

    def after(self, pair: Pair, round_: int) -> Course:
        """The states after a round."""
        course = self._fought(pair, round_)
        if any(map(self._reacts, range(len(pair)), pair)):
            course = followed(course, partial(self.settled, pair))
        return followed(course, self.closed)

    def _fought(self, pair: Pair, round_: int) -> Course:
        """The states when both sides have assigned the hits of the other."""
        if not self.is_woven(pair):
            first, second = self._each_hit(pair, round_)
            return {(one, other): share * part for one, share in first.items() for other, part in second.items()}
        course: Course = defaultdict(float)
        for ours, probability in self.rolls(pair, 0, round_).items():
            for theirs, share in self.rolls(pair, 1, round_).items():
                course[self.assigned(pair, ours, theirs)] += probability * share
        return course

    def assigned(self, pair: Pair, ours: Hits, theirs: Hits) -> Pair:
        """The states when both sides have assigned these hits, and paid for them."""
        ours, theirs = self._woven(0, ours, theirs), self._woven(1, theirs, ours)
        spent = self._without_goods(pair, 0, ours), self._without_goods(pair, 1, theirs)
        return self._both_hit(spent, (theirs, ours))

    def _woven(self, place: int, own: Hits, foe: Hits) -> Hits:
        """The hits of a side with the one of Valkyrie Particle Weave."""
        woven = not self.in_space and self.sides[place].means.valkyrie_particle_weave
        if woven and foe.forced + foe.free:
            return own._replace(free=own.free + 1)
        return own

    def _without_goods(self, pair: Pair, place: int, hits: Hits) -> int:
        side, number = self.sides[place], pair[place]
        if not hits.spent:
            return number
        state = side.states[number]
        return side.number(state._replace(goods=state.goods - hits.spent))

    def hit(self, pair: Pair, hits: tuple[Hits, Hits]) -> Course:
        """The states after both sides take hits at once, each with its probability, with what losses bring about."""
        return self.settled(pair, self._both_hit(pair, hits))

    def _both_hit(self, pair: Pair, hits: tuple[Hits, Hits]) -> Pair:
        one, other = (
            side.take(number, taken, self.can_sustain(pair, place))
            for place, (side, number, taken) in enumerate(zip(self.sides, pair, hits, strict=True))
        )
        return one, other

    def settled(self, before: Pair, after: Pair) -> Course:
        """What the losses between two states bring about: Van Hauge, and Courageous to the End."""
        for place, side in enumerate(self.sides):
            if before[place] == after[place] or not self._reacts(place, before[place]):
                continue
            if side.has(before[place], "destroys all") and not side.has(after[place], "destroys all"):
                return {(NOTHING, NOTHING): 1.0}
            lost = side.least_lost(before[place], after[place])
            if lost is not None and side.states[before[place]].courage:
                return self._courageous(before, after, place, lost)
        return {after: 1.0}

    def _courageous(self, before: Pair, after: Pair, place: int, lost: int) -> Course:
        """The states after two dice for a ship that was lost."""
        side, foe = self.sides[place], self.sides[1 - place]
        combat = side.units[lost].combat
        if not combat:
            return {after: 1.0}
        dead = replaced(after, place, side.without_courage(after[place]))
        known = replaced(before, place, dead[place])  # no other card is played for the same ship
        course: Course = defaultdict(float)
        for hits, probability in enumerate(hits_of(COURAGE, chance(combat.value))):
            destroyed = replaced(dead, 1 - place, foe.forced_to_destroy(dead[1 - place], hits))
            for pair, share in self.settled(known, destroyed).items():
                course[pair] += probability * share
        return course

    def struck(self, place: int, pair: Pair) -> Course:
        """The states after a side takes a hit that its opponent assigns."""
        number = self.sides[place].struck(pair[place], can_sustain=self.can_sustain(pair, place))
        return self.settled(pair, replaced(pair, place, number))

    def _closed(self, pair: Pair) -> Course:
        """The states in which the next round begins."""
        one, other = (side.ended(number) for side, number in zip(self.sides, pair, strict=True))
        course: Course = {(one, other): 1.0}
        for place, side in enumerate(self.sides):
            if side.means.devotion and self.in_space:
                course = followed(course, partial(self._devoted, place))
        if self.harrow:
            course = followed(course, self._harrowed)
        closed: Course = defaultdict(float)
        for (first, second), probability in course.items():
            closed[self.sides[0].repaired(first), self.sides[1].repaired(second)] += probability
        return closed

    def _devoted(self, place: int, pair: Pair) -> Course:
        """The states after a side has destroyed a destroyer or cruiser of its own for a hit."""
        number = self.sides[place].without_escort(pair[place])
        if self.is_over(pair) or number is None:
            return {pair: 1.0}
        return followed(self.settled(pair, replaced(pair, place, number)), partial(self.struck, 1 - place))

    def _harrowed(self, pair: Pair) -> Course:
        """The states after ships in space have bombarded the defender once more."""
        course: Course = defaultdict(float)
        for hits, probability in enumerate(self.harrow or ()):
            course[pair[0], self.sides[1].take(pair[1], Hits(free=hits), True)] += probability  # noqa: FBT003
        return course


def followed(course: Course, step: Callable[[Pair], Course]) -> Course:
    """The states after a step, from each of those before it."""
    after: Course = defaultdict(float)
    for pair, probability in course.items():
        for state, share in step(pair).items():
            after[state] += probability * share
    return after


def replaced(pair: Pair, place: int, number: int) -> Pair:
    """The pair with another state of one side."""
    if place:
        return pair[0], number
    return number, pair[1]


def _any_with(side: Side, trait: Trait) -> bool:
    return any(trait in unit.traits for unit in side.units)
