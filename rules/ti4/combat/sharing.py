"""How hits are shared out among the ships of a player: which answers do, and the one that loses least (87).

Some hits are aimed: they go to ships that are no fighters as long as these can take any. A ship that sustains damage
may take several at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from rules.core.decisions import Allocate, Answer, Illegal, Slot, spread
from rules.core.records import record


@record
class Target:
    """A kind of ship that can take hits in one way: how many, and how many hits each of them takes.

    big: it is no fighter.
    """

    slot: Slot
    takes: int
    big: bool

    @property
    def room(self) -> int:
        """How many hits all of them take."""
        return self.slot.cap * self.takes


@record
class Shares:
    """So many hits, of which some are aimed, for these targets: as many as they have room for."""

    targets: Sequence[Target]
    hits: int
    aimed: int

    @property
    def due(self) -> int:
        """The hits that are taken."""
        return min(self.hits, _room(self.targets))

    @property
    def due_aimed(self) -> int:
        """Of those the ones that ships take that are no fighters."""
        return min(self.aimed, self.hits, _room(self._big()))

    @property
    def offered(self) -> Sequence[Target]:
        """The targets there is any choice about: no fighters where all hits are aimed and others have room.

        In the order of `targets`.
        """
        return self._big() if self.due_aimed == self.due else self.targets

    def ask(self) -> Allocate:
        """The question: how many of each take hits."""
        slots = tuple(target.slot for target in self.offered)
        return Allocate(slots, _fewest(self.offered, self.due), self.due)

    def forced(self) -> Answer | None:
        """The only answer there is, where there is one."""
        if self.due_aimed == _room(self._big()):
            return self.least(lambda _: (False, 0.0))
        return self.ask().forced()

    def check(self, amounts: Mapping[str, int]) -> None:
        """Raise `Illegal` for hits that are shared out in no legal way.

        hits-left (hits) where some are left, aimed-hits (hits) where aimed ones are, hits-too-many (hits) where a ship
        takes one that nobody made.
        """
        if self._missing(amounts):
            raise Illegal("hits-left", hits=self.due)
        if self._missing_aimed(amounts):
            raise Illegal("aimed-hits", hits=self.due_aimed)
        for word in amounts:
            fewer = {**amounts, word: amounts[word] - 1}
            if not (self._missing(fewer) or self._missing_aimed(fewer)):
                raise Illegal("hits-too-many", hits=self.due)

    def least(self, worth: Callable[[Slot], tuple[bool, float]]) -> Answer:
        """The answer that loses least: targets first that are worth least; aimed hits before all others.

        `worth` gives a pair for a slot, such as whether it would be lost at all and what it is worth; the least comes
        first.
        """
        taken: dict[str, int] = {target.slot.word: 0 for target in self.targets}
        ordered = sorted(self.targets, key=lambda target: worth(target.slot))
        for chosen, due in ((self._big(), self.due_aimed), (self.targets, self.due)):
            left = due - sum(taken[target.slot.word] * target.takes for target in chosen)
            for target in ordered:
                if target in chosen and left > 0:
                    number = min(target.slot.cap - taken[target.slot.word], -(-left // target.takes))
                    taken[target.slot.word] += number
                    left -= number * target.takes
        return spread(taken)

    def _big(self) -> Sequence[Target]:
        return [target for target in self.targets if target.big]

    def _missing(self, amounts: Mapping[str, int]) -> bool:
        return _taken(self.targets, amounts) < self.due

    def _missing_aimed(self, amounts: Mapping[str, int]) -> bool:
        return _taken(self._big(), amounts) < self.due_aimed


def _room(targets: Iterable[Target]) -> int:
    return sum(target.room for target in targets)


def _taken(targets: Iterable[Target], amounts: Mapping[str, int]) -> int:
    return sum(amounts.get(target.slot.word, 0) * target.takes for target in targets)


def _fewest(targets: Iterable[Target], hits: int) -> int:
    """How few ships can take so many hits."""
    ships = 0
    for target in sorted(targets, key=lambda target: -target.takes):
        number = min(target.slot.cap, -(-hits // target.takes))
        ships, hits = ships + number, hits - number * target.takes
        if hits <= 0:
            break
    return ships
