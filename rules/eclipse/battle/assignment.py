"""Which ship each die hits: what is legal, what makes a difference, and the rule that neutral fleets follow.

The rule ("Combat with ancients and the galactic centre"): destroy a ship if possible, the largest that can be; when
none can be destroyed, do as much damage as possible, to the largest ship. Computers assign a player's dice by the same
rule where the player does not want to be asked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import Literal

from rules.core.records import record

# Damage that destroys nothing goes to ships of one class: all to the one with the most damage, or evenly. The rulebook
# does not say; `focus` is the default, `spread` another program's reading.
Tie = Literal["focus", "spread"]

NO_SHIP = -1
MANY_RESULTS = 256  # with so many on the way it is taken for granted that it makes a difference which one is chosen


@record
class Die:
    """A die that was rolled: `reach` has bit `n` set when it hits ships of the squadron in place `n`.

    `damage` is what it does to the one ship to which it is assigned.
    """

    damage: int
    reach: int


Group = tuple[Die, int]  # dice that are alike, and how many


@record
class Target:
    """A ship that can be hit.

    `squadron` is the place of its squadron, `largeness` the rank of its class (0 the largest), `needed` the damage that
    destroys it.
    """

    squadron: int
    largeness: int
    needed: int


class TooManyResults(Exception):
    """Dice can be assigned in more ways than anybody wants to look at."""


def by_rule(dice: Sequence[Die], targets: Sequence[Target], tie: Tie = "focus") -> list[int]:
    """For each die the place of its ship in `targets`, or NO_SHIP where it hits none that is left.

    Dice that are alike are assigned in the order given, and of ships that are alike the first gets the strongest dice.
    """
    alike: dict[Die, list[int]] = {}
    for number, die in enumerate(dice):
        alike.setdefault(die, []).append(number)
    chosen = by_rule_of_groups([(die, len(numbers)) for die, numbers in alike.items()], targets, tie)
    assigned = [NO_SHIP] * len(dice)
    for numbers, ships in zip(alike.values(), chosen, strict=True):
        for number, ship in zip(numbers, ships, strict=False):
            assigned[number] = ship
    _strongest_first(dice, targets, assigned)
    return assigned


def by_rule_of_groups(groups: Sequence[Group], targets: Sequence[Target], tie: Tie = "focus") -> list[list[int]]:
    """The same for dice of which only their number is known: for each group the ships of its dice that hit one.

    Of several sets of dice that destroy a ship the one that wastes least damage is taken, then the one with the fewest
    dice, and of equal dice those that could hit the fewest other squadrons. Of equally large ships the most damaged are
    destroyed first.
    """
    chosen: list[list[int]] = [[] for _ in groups]
    free = [count for _, count in groups]
    order = sorted(range(len(groups)), key=lambda group: _narrowest(groups[group][0]))
    needed = [target.needed for target in targets]
    left: list[int] = []
    for ship in sorted(range(len(targets)), key=lambda ship: (targets[ship].largeness, needed[ship], ship)):
        squadron = targets[ship].squadron
        if left and targets[left[-1]].squadron == squadron:
            left.append(ship)  # as much damage or less as one that could not be destroyed
            continue
        bit = 1 << squadron
        usable = [
            (group, groups[group][0].damage, free[group])
            for group in order
            if free[group] and groups[group][0].reach & bit
        ]
        spent = _cheapest(usable, needed[ship]) if usable else []
        for group, count in spent:
            free[group] -= count
            chosen[group] += [ship] * count
        if not spent:
            left.append(ship)
    for group in order:
        die = groups[group][0]
        reached = [ship for ship in left if die.reach >> targets[ship].squadron & 1]
        for _ in range(free[group] if reached else 0):
            ship = _largest(reached, targets, needed, tie)
            needed[ship] -= die.damage
            chosen[group].append(ship)
    return chosen


def _narrowest(die: Die) -> tuple[int, int, int]:
    """The order in which dice are used: the strongest first, of those the ones that hit the fewest squadrons."""
    return -die.damage, die.reach.bit_count(), die.reach


def _cheapest(usable: Sequence[tuple[int, int, int]], needed: int) -> list[tuple[int, int]]:
    """The dice to destroy a ship with, as (group, dice); none if all do not suffice.

    `usable` has (group, damage of a die, dice), the strongest first.
    """
    available: dict[int, int] = {}
    for _, damage, count in usable:
        available[damage] = available.get(damage, 0) + count
    useful = tuple((damage, min(count, -(-needed // damage))) for damage, count in available.items())
    spending = dict(_fewest(useful, needed))
    spent = []
    for group, damage, count in usable:
        used = min(count, spending.get(damage, 0))
        if used:
            spending[damage] -= used
            spent.append((group, used))
    return spent


@lru_cache(maxsize=4096)
def _fewest(available: tuple[tuple[int, int], ...], needed: int) -> tuple[tuple[int, int], ...]:
    """How many dice of each damage destroy a ship, wasting little; none if they do not suffice.

    `available` is (damage, dice), and so is what is returned.
    """
    found = []
    for counts in product(*(range(count + 1) for _, count in available)):
        done = sum(damage * count for (damage, _), count in zip(available, counts, strict=True))
        if done >= needed:
            found.append((done, sum(counts), counts))
    if not found:
        return ()
    _, _, best = min(found)
    return tuple((damage, count) for (damage, _), count in zip(available, best, strict=True))


def _largest(reached: Sequence[int], targets: Sequence[Target], needed: Sequence[int], tie: Tie) -> int:
    """The ship that is damaged where none can be destroyed."""
    sign = 1 if tie == "focus" else -1
    return min(reached, key=lambda ship: (targets[ship].largeness, sign * needed[ship], ship))


def _strongest_first(dice: Sequence[Die], targets: Sequence[Target], assigned: list[int]) -> None:
    """Let the strongest dice destroy the first of ships that are alike, which changes nothing but is easy to follow."""
    groups: dict[int, list[int]] = {}
    for number, ship in enumerate(assigned):
        if ship != NO_SHIP:
            groups.setdefault(ship, []).append(number)
    alike: dict[Target, list[int]] = {}
    for ship, numbers in groups.items():
        if sum(dice[number].damage for number in numbers) >= targets[ship].needed:
            alike.setdefault(targets[ship], []).append(ship)
    for ships in alike.values():
        strongest = sorted((groups[ship] for ship in ships), key=lambda group: [-dice[die].damage for die in group])
        for ship, numbers in zip(sorted(ships), strongest, strict=True):
            for number in numbers:
                assigned[number] = ship


def legal(
    dice: Sequence[Die], targets: Sequence[Target], assigned: Sequence[int], number: int | None = None
) -> list[int]:
    """The ships that die `number` may be assigned to, the next one if it is not named; none: it is lost.

    `assigned` has the ships of dice from the first on, NO_SHIP for one that hits none or still waits. A die is never
    split and never withheld. With `first_illegal` one can check all of them at once.
    """
    needed = [target.needed for target in targets]
    for die, ship in zip(dice, assigned, strict=False):
        if ship != NO_SHIP:
            needed[ship] -= die.damage
    reach = dice[len(assigned) if number is None else number].reach
    return [ship for ship, target in enumerate(targets) if needed[ship] > 0 and reach >> target.squadron & 1]


def first_illegal(dice: Sequence[Die], targets: Sequence[Target], assigned: Sequence[int]) -> int | None:
    """The first die that is not assigned as it may be, or None.

    A die may go to a ship that it hits and that the dice before it have not destroyed. It may hit none when all ships
    that it hits are destroyed in the end.
    """
    needed = [target.needed for target in targets]
    for number, (die, ship) in enumerate(zip(dice, assigned, strict=True)):
        if ship == NO_SHIP:
            continue
        if needed[ship] <= 0 or not die.reach >> targets[ship].squadron & 1:
            return number
        needed[ship] -= die.damage
    left = sum({1 << target.squadron for target, lack in zip(targets, needed, strict=True) if lack > 0})
    lost = [number for number, ship in enumerate(assigned) if ship == NO_SHIP and dice[number].reach & left]
    return next(iter(lost), None)


Result = tuple[tuple[int, int], ...]  # (squadron, damage still needed) of each ship that is left, sorted


def results(dice: Collection[Die], targets: Iterable[Target], most: int | None = None) -> set[Result]:
    """Every way the ships can stand after the dice; ships of a squadron with equal damage are the same.

    Raises TooManyResults when more than `most` have to be looked at.
    """
    differ = len(set(dice)) > 1
    found: set[tuple[Result, int]] = {(tuple(sorted((target.squadron, target.needed) for target in targets)), 0)}
    for die in dice:
        if die.reach:
            found = {after for before in found for after in _after(before, die, may_wait=differ)}
        if most is not None and len(found) > most:
            raise TooManyResults
    return {ships for ships, waited in found if not any(waited >> squadron & 1 for squadron, _ in ships)}


def _after(before: tuple[Result, int], die: Die, *, may_wait: bool) -> list[tuple[Result, int]]:
    """The ways one die can be assigned.

    A die may also wait while others destroy all ships that it hits; `before` has, as bits, whom those that wait hit.
    """
    ships, waited = before
    found = []
    for place, (squadron, needed) in enumerate(ships):
        if not die.reach >> squadron & 1 or (place and ships[place - 1] == ships[place]):
            continue
        rest = ships[:place] + ships[place + 1 :]
        left = needed - die.damage
        if left > 0:
            rest = tuple(sorted((*rest, (squadron, left))))
        found.append((rest, waited))
    if not found:
        return [before]
    if may_wait:
        found.append((ships, waited | die.reach))
    return found


def matters(dice: Sequence[Die], targets: Sequence[Target]) -> bool:
    """Whether it makes a difference how the dice are assigned."""
    reaching = [die for die in dice if die.reach]
    if not reaching or len(targets) < 2:
        return False
    try:
        return len(results(reaching, targets, MANY_RESULTS)) > 1
    except TooManyResults:
        return True
