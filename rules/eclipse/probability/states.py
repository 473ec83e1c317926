"""The ways one side's ships can stand in a battle, numbered as they are found."""

from __future__ import annotations

from collections.abc import Sequence

from rules.eclipse.battle.assignment import Group, Target, Tie, TooManyResults, by_rule_of_groups, results
from rules.eclipse.battle.fleets import Squadron
from rules.eclipse.battle.profiles import largeness
from rules.eclipse.probability.work import TooMuchWork

MOST_OPTIONS = 2_000

AWAY = -1  # in the place of its damage: a ship that has retreated

Ships = tuple[tuple[int, ...], ...]  # for each squadron the damage of each ship that is not destroyed, sorted


class FleetStates:
    """One side: its squadrons, and each state they were found in.

    States are numbers; the lists hold what is asked of a state again and again: `firing`, the ships of each squadron
    that are in the sector; `beaten`, whether there are none; `endurance`, how much more damage they can take in all.
    """

    def __init__(self, squadrons: Sequence[Squadron]) -> None:
        self.squadrons = squadrons
        self.ships: list[Ships] = []
        self.firing: list[tuple[int, ...]] = []
        self.beaten: list[bool] = []
        self.endurance: list[int] = []
        self._numbers: dict[Ships, int] = {}
        self._hulls = [one.profile.hull for one in squadrons]
        self._largeness = [largeness(one.ship) for one in squadrons]
        self.start = self._number(tuple(_standing(one) for one in squadrons))

    def leave(self, state: int, squadron: int) -> int:
        """The state in which a squadron has retreated."""
        ships = list(self.ships[state])
        ships[squadron] = (AWAY,) * len(ships[squadron])
        return self._number(tuple(ships))

    def by_rule(self, state: int, hits: Sequence[Group], tie: Tie) -> int:
        """The state after these hits, assigned by the rule of the neutral fleets."""
        targets = self._targets(state)
        needed = [target.needed for target in targets]
        for (die, _), ships in zip(hits, by_rule_of_groups(hits, targets, tie), strict=True):
            for ship in ships:
                needed[ship] -= die.damage
        return self._with_targets(
            state, [(target.squadron, left) for target, left in zip(targets, needed, strict=True)]
        )

    def options(self, state: int, hits: Sequence[Group]) -> tuple[int, ...]:
        """Every state these hits can lead to, by its number, each once and rising.

        `hits` are dice with how many of each hit. Raises `TooMuchWork` for more states than anybody would compare.
        """
        dice = [die for die, count in hits for _ in range(count)]
        try:
            found = results(dice, self._targets(state), MOST_OPTIONS)
        except TooManyResults as many:
            raise TooMuchWork from many
        return tuple(sorted({self._with_targets(state, result) for result in found}))

    def survivors(self, state: int) -> tuple[int, ...]:
        """How many ships of each squadron are not destroyed."""
        return tuple(map(len, self.ships[state]))

    def retreated(self, state: int) -> tuple[int, ...]:
        """How many ships of each squadron have retreated in a state, by its number; in the order of the squadrons."""
        return tuple(squadron.count(AWAY) for squadron in self.ships[state])

    def _targets(self, state: int) -> list[Target]:
        return [
            Target(place, self._largeness[place], self._hulls[place] + 1 - damage)
            for place, ships in enumerate(self.ships[state])
            for damage in ships
            if damage != AWAY
        ]

    def _with_targets(self, state: int, targets: Sequence[tuple[int, int]]) -> int:
        """The state whose ships in the sector need so much damage: (squadron, damage still needed)."""
        ships = [[damage for damage in squadron if damage == AWAY] for squadron in self.ships[state]]
        for place, needed in targets:
            if needed > 0:
                ships[place].append(self._hulls[place] + 1 - needed)
        return self._number(tuple(tuple(sorted(squadron)) for squadron in ships))

    def _number(self, ships: Ships) -> int:
        number = self._numbers.get(ships)
        if number is None:
            number = self._numbers[ships] = len(self.ships)
            firing = tuple(sum(damage != AWAY for damage in squadron) for squadron in ships)
            self.ships.append(ships)
            self.firing.append(firing)
            self.beaten.append(not any(firing))
            self.endurance.append(self._endurance(ships))
        return number

    def _endurance(self, ships: Ships) -> int:
        return sum(
            self._hulls[place] + 1 - damage
            for place, squadron in enumerate(ships)
            for damage in squadron
            if damage != AWAY
        )


def _standing(one: Squadron) -> tuple[int, ...]:
    """A squadron's ships that are not destroyed."""
    if one.status == "away":
        return (AWAY,) * one.survivors
    return tuple(sorted(one.damage[ship] for ship in one.living))
