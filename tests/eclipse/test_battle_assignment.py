"""Which ship each die hits: the rule of the neutral fleets against all there is to choose from."""

from __future__ import annotations

from random import Random

import pytest

from rules.eclipse.battle.assignment import NO_SHIP, Die, Result, Target, by_rule, first_illegal, matters, results

BOTH = 0b11


def after(dice: list[Die], targets: list[Target], assigned: list[int]) -> Result:
    needed = [target.needed for target in targets]
    for die, ship in zip(dice, assigned, strict=True):
        if ship != NO_SHIP:
            needed[ship] -= die.damage
    left = zip(targets, needed, strict=True)
    return tuple(sorted((target.squadron, lack) for target, lack in left if lack > 0))


def destroyed(targets: list[Target], result: Result) -> list[int]:
    """How many ships of each squadron are gone; the first squadron is the largest class."""
    squadrons = [target.squadron for target in targets]
    left = [squadron for squadron, _ in result]
    return [squadrons.count(place) - left.count(place) for place in sorted(set(squadrons))]


def drawn_targets(rng: Random) -> list[Target]:
    sizes = range(rng.randint(1, 3))
    return [Target(place, place, rng.randint(1, 4)) for place in sizes for _ in range(rng.randint(1, 3))]


@pytest.mark.parametrize("seed", range(5))
def test_dice_that_are_alike_destroy_the_largest_ships_there_are_to_destroy(seed: int) -> None:
    rng = Random(seed)
    for _ in range(80):
        targets = drawn_targets(rng)
        dice = [Die(rng.choice((1, 2, 4)), 0b111)] * rng.randint(1, 6)
        best = max(destroyed(targets, result) for result in results(dice, targets))
        assert destroyed(targets, after(dice, targets, by_rule(dice, targets))) == best


@pytest.mark.parametrize("seed", range(5))
def test_the_rule_does_what_somebody_might_choose(seed: int) -> None:
    rng = Random(seed)
    for _ in range(80):
        targets = drawn_targets(rng)
        dice = [Die(rng.choice((1, 2, 4)), rng.choice((0, 0b1, 0b11, 0b111))) for _ in range(rng.randint(1, 5))]
        dice.sort(key=lambda die: -die.damage)
        for tie in ("focus", "spread"):
            assigned = by_rule(dice, targets, tie)
            assert first_illegal(dice, targets, assigned) is None
            if not matters(dice, targets):
                assert results(dice, targets) == {after(dice, targets, assigned)}


def test_the_dice_that_waste_least_destroy_a_ship() -> None:
    targets = [Target(0, 0, 2), Target(1, 1, 4)]
    assert by_rule([Die(4, BOTH), Die(2, BOTH)], targets) == [1, 0]


def test_one_strong_die_is_rather_spent_than_two_weak_ones() -> None:
    targets = [Target(0, 0, 2), Target(1, 1, 1), Target(1, 1, 1)]
    assert by_rule([Die(2, BOTH), Die(1, BOTH), Die(1, BOTH)], targets) == [0, 1, 2]


def test_a_die_that_hits_little_is_spent_first() -> None:
    targets = [Target(0, 0, 1), Target(1, 1, 1)]
    assert by_rule([Die(1, BOTH), Die(1, 0b01)], targets) == [1, 0]


def test_the_most_damaged_of_equal_ships_is_destroyed_first() -> None:
    targets = [Target(0, 0, 3), Target(0, 0, 1)]
    assert by_rule([Die(1, 1), Die(1, 1)], targets, "focus") == [1, 0]
    assert by_rule([Die(1, 1), Die(1, 1)], targets, "spread") == [1, 0]


def test_of_ships_that_are_alike_the_first_gets_the_strongest_dice() -> None:
    assert by_rule([Die(4, 1), Die(1, 1)], [Target(0, 0, 1), Target(0, 0, 1)]) == [0, 1]


@pytest.mark.parametrize(
    ("dice", "targets", "asked"),
    [
        ([Die(1, 0)], [Target(0, 0, 1), Target(1, 1, 1)], False),  # a miss
        ([Die(1, 1)], [Target(0, 0, 3)], False),  # one ship
        ([Die(1, 1)], [Target(0, 0, 2), Target(0, 0, 2)], False),  # ships that are alike
        ([Die(1, 1)], [Target(0, 0, 2), Target(0, 0, 1)], True),
        ([Die(1, BOTH)], [Target(0, 0, 1), Target(1, 1, 1)], True),
        ([Die(1, 0b01)], [Target(0, 0, 1), Target(1, 1, 1)], False),  # it hits only one
        ([Die(1, BOTH), Die(1, BOTH)], [Target(0, 0, 1), Target(1, 1, 1)], False),  # all are destroyed
        ([Die(1, 1), Die(1, 1)], [Target(0, 0, 3), Target(0, 0, 3)], True),
        ([Die(2, 0b01), Die(1, BOTH)], [Target(0, 0, 1), Target(1, 1, 2)], True),  # the weaker one may go first
    ],
)
def test_people_are_asked_only_where_it_matters(dice: list[Die], targets: list[Target], asked: bool) -> None:
    assert matters(dice, targets) == asked
