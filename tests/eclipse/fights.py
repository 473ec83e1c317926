"""Fights for tests: the ships of the rulebook's long battle, and fights drawn by lot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.eclipse.battle.automatic import Dice
from rules.eclipse.battle.fleets import SIDES, Side, Squadron, squadron
from rules.eclipse.battle.profiles import Profile

INTERCEPTOR = Profile(initiative=3, cannons=(1,))
CRUISER = Profile(initiative=2, hull=1, computer=1, cannons=(1,))
DREADNOUGHT = Profile(initiative=1, hull=2, computer=1, cannons=(1, 1))
ANCIENT = Profile(initiative=2, hull=1, computer=1, cannons=(1, 1))
GCDS = Profile(initiative=0, hull=7, computer=1, cannons=(1, 1, 1, 1))
UNARMED = Profile(initiative=2, hull=3)

CLASSES = ("interceptor", "cruiser", "dreadnought", "starbase")


def long_battle() -> list[Squadron]:
    """The rulebook's example of a battle: the attacker's interceptors and cruiser, then the defender's."""
    return [
        squadron("interceptor", "attacker", Profile(initiative=4, cannons=(1,), missiles=(2, 2)), 3),
        squadron("cruiser", "attacker", Profile(initiative=3, hull=2, shield=1, cannons=(2,), missiles=(2, 2))),
        squadron("interceptor", "defender", Profile(initiative=3, cannons=(1,), missiles=(2, 2)), 3),
        squadron("cruiser", "defender", Profile(initiative=3, hull=1, computer=2, cannons=(1, 1))),
    ]


def drawn(rng: Random, most: int = 2) -> list[Squadron]:
    """A fight of up to `most` classes a side, with any arms, also none."""
    return [_drawn(rng, ship, side) for side in SIDES for ship in rng.sample(CLASSES, rng.randint(1, most))]


def _drawn(rng: Random, ship: str, side: Side) -> Squadron:
    profile = Profile(
        initiative=rng.randint(0, 4),
        hull=rng.choice((0, 0, 1, 1, 2)),
        computer=rng.choice((0, 1, 2, 3, 6)),
        shield=rng.choice((0, 0, 1)),
        cannons=tuple(rng.choices((1, 1, 2, 4), k=rng.choice((0, 1, 1, 2)))),
        missiles=tuple(rng.choices((2,), k=rng.choice((0, 0, 2)))),
    )
    return squadron(ship, side, profile, rng.randint(1, 3))


def dice_of(rng: Random) -> Dice:
    """Dice that fall by lot."""
    return lambda number: rng.choices(range(1, 7), k=number)


def given(rolls: Sequence[int]) -> Dice:
    """Dice that fall as given."""
    stream = iter(rolls)
    return lambda number: [next(stream) for _ in range(number)]
