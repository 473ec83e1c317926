"""The whole course of a combat: how probable it is to end in each pair of states.

What hits do only lessens a state, so states are followed from the strongest pair to the weakest, and rounds in which
nothing happens are summed up at once. Where something is repaired pairs grow stronger, too: they are followed in a
further sweep, until next to nothing is left. Fleets may be too large for that: what is then left is fought by lot.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush

from rules.core.chance import chance
from rules.core.records import record
from rules.ti4.odds.lot import Lot
from rules.ti4.odds.rounds import Course, Pair, Rounds
from rules.ti4.odds.side import NOTHING

NEGLIGIBLE = 1e-10  # a pair of states this improbable is not followed
LIGHT = 1e-11  # nor is what comes to less than this from one pair
UNSETTLED = 1e-9  # what is left for further sweeps
MOST_WORK = 14_000_000  # probabilities that are entered before the rest is fought by lot: most of a second
ENTANGLED = 50  # a probability of an entangled pair takes so much longer
WOVEN = 120  # and even longer where the rolls of both sides are looked at together
ROLL = 15  # so does each number of hits that a side may roll
BATTLES = 2_000
SEED = "odds"  # the same combat has the same odds whenever it is asked for
MOST_SWEEPS = 1_000  # then nobody can win
REMEMBERED = 1_000  # pairs whose next round is remembered, for further sweeps

Rows = defaultdict[int, defaultdict[int, float]]


@record
class Ending:
    """How probable each last pair of states is, and how probable it was to come to a combat fought by lot."""

    course: Course
    by_lot: float


class Exact:
    """The exact course of one combat."""

    def __init__(self, rounds: Rounds) -> None:
        self.rounds = rounds
        self.last: Course = defaultdict(float)
        self.waiting: Rows = _rows()
        self.left: dict[tuple[Pair, int], float] = {}  # pairs before this round, when too much work is done
        self.work = 0
        self._after = lru_cache(REMEMBERED)(rounds.after)
        self._each_alone = lru_cache(REMEMBERED)(rounds.each_alone)

    def ending(self, course: Course) -> Ending:
        """How a combat ends whose first round begins in these states."""
        self._enter(course)
        for number in range(1, self.rounds.numbered + 1):
            self._round(number)
        for _ in range(MOST_SWEEPS):
            if self.work > MOST_WORK or self._waits() < UNSETTLED:
                break
            self._sweep(self.rounds.numbered + 1)
        for ours, row in self.waiting.items():
            for theirs, probability in row.items():
                if self.work > MOST_WORK:
                    self.left[(ours, theirs), self.rounds.numbered + 1] = probability
                else:
                    self.last[ours, theirs] += probability
        return Ending(self.last, self._fought_by_lot())

    def _waits(self) -> float:
        """The probability of all pairs that wait."""
        return sum(sum(row.values()) for row in self.waiting.values())

    def _fought_by_lot(self) -> float:
        """Fight battles from the pairs that are left; the probability of those."""
        if not self.left:
            return 0.0
        probability = sum(self.left.values())
        rng = chance(SEED, 0)
        lot = Lot(self.rounds, rng)
        for pair, round_ in rng.choices(list(self.left), list(self.left.values()), k=BATTLES):
            self.last[lot.ending(pair, round_)] += probability / BATTLES
        return probability

    def _round(self, number: int) -> None:
        """Play a round that differs from others."""
        before, self.waiting = self.waiting, _rows()
        for ours, row in before.items():
            for theirs, probability in row.items():
                if probability < NEGLIGIBLE:
                    continue
                pair = ours, theirs
                self.work += self._effort(pair, number)
                if self.work > MOST_WORK:
                    self.left[pair, number] = probability
                else:
                    self._play(pair, probability, number)

    def _sweep(self, round_: int) -> None:
        """Follow each pair that waits, from the attacker's strongest state on, and there from the defender's."""
        attacker, defender = self.rounds.sides
        for ours in strongest_first(self.waiting, attacker.strength):
            row = self.waiting[ours]
            for theirs in strongest_first(row, defender.strength):
                if row[theirs] < NEGLIGIBLE:
                    del row[theirs]
                    continue
                self.work += self._effort((ours, theirs), round_)
                if self.work > MOST_WORK:
                    return
                self._play_on((ours, theirs), row.pop(theirs), round_)
            if not row:
                del self.waiting[ours]

    def _effort(self, pair: Pair, round_: int) -> int:
        """The work that a round of this pair takes."""
        ours, theirs = (len(self.rounds.rolls(pair, place, round_)) for place in range(len(pair)))
        if self.rounds.is_woven(pair):
            return WOVEN * ours * theirs
        if self.rounds.is_entangled(pair):
            return ENTANGLED * ours * theirs
        return ROLL * (ours + theirs)

    def _play(self, pair: Pair, probability: float, round_: int) -> None:
        """Play one round."""
        if self.rounds.is_entangled(pair):
            self._enter({state: probability * share for state, share in self._after(pair, round_).items()})
        else:
            self._enter_product(probability, *self._each_alone(pair, round_))

    def _play_on(self, pair: Pair, probability: float, round_: int) -> None:
        """Play rounds until something happens."""
        if self.rounds.is_entangled(pair):
            after = self._after(pair, round_)
            stays = after.get(pair, 0.0)
        else:
            ours, theirs = self._each_alone(pair, round_)
            stays = ours.get(pair[0], 0.0) * theirs.get(pair[1], 0.0)
        if 1.0 - stays < UNSETTLED:
            self.last[pair] += probability
            return
        row = self.waiting[pair[0]]
        waiting = row.get(pair[1])
        self._play(pair, probability / (1.0 - stays), round_)
        # What stays where it is has been summed up.
        if waiting is not None:
            row[pair[1]] = waiting
        else:
            row.pop(pair[1], None)

    def _enter(self, course: Course) -> None:
        """Enter states with their probabilities."""
        for pair, probability in course.items():
            if self.rounds.is_over(pair):
                self.last[pair] += probability
            elif probability > LIGHT:
                self.waiting[pair[0]][pair[1]] += probability

    def _enter_product(self, probability: float, ours: Mapping[int, float], theirs: Mapping[int, float]) -> None:
        """Enter each state of the one side with each of the other."""
        self.work += len(ours) * len(theirs)
        standing = [(number, share) for number, share in theirs.items() if number != NOTHING]
        beaten = theirs.get(NOTHING, 0.0)
        for number, share in ours.items():
            weight = probability * share
            if beaten:
                self.last[number, NOTHING] += weight * beaten
            if number == NOTHING:
                for other, part in standing:
                    self.last[NOTHING, other] += weight * part
            elif weight > LIGHT:
                row = self.waiting[number]
                for other, part in standing:
                    row[other] += weight * part


def _rows() -> Rows:
    return defaultdict(lambda: defaultdict(float))


def strongest_first(waiting: Mapping[int, object], strength: Callable[[int], int]) -> Iterator[int]:
    """The states that wait, from the strongest to the weakest.

    Whoever asks for them takes each away. Those that come in meanwhile are given, too, if they are weaker than the last
    one; the others are left.
    """
    queue: list[tuple[int, int]] = []
    seen: set[int] = set()
    last: tuple[int, int] | None = None
    while True:
        if len(waiting) != len(seen):
            for number in waiting.keys() - seen:
                place = -strength(number), number
                if last is None or place > last:
                    heappush(queue, place)
            seen.update(waiting)
        if not queue:
            return
        last = heappop(queue)
        yield last[1]
        seen.discard(last[1])
