"""Dice: how many units roll, with what they hit, and what came of it (18 Combat, 77 Space cannon, 15, 10)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from random import Random

from rules.core.records import record
from rules.ti4.components.units import FACES, Dice, UnitKind

EXTRA_HITS = 2  # that a die makes besides its own, where it makes any


@record
class Roll:
    """Dice of units of a kind: each hits with `value` or more, and makes more hits if it shows `extra_from`."""

    kind: UnitKind
    value: int
    number: int
    extra_from: int | None = None

    @property
    def most(self) -> int:
        """How many hits they can make at most."""
        return self.number * (1 if self.extra_from is None else 1 + EXTRA_HITS)


@record
class Rolled:
    """What dice of units of a kind showed, and how many hit."""

    roll: Roll
    dice: tuple[int, ...]

    @property
    def hits(self) -> int:
        """How many hits they made."""
        extra = sum(self.roll.extra_from is not None and die >= self.roll.extra_from for die in self.dice)
        return len(self.dice) - self.misses + EXTRA_HITS * extra

    @property
    def misses(self) -> int:
        """How many did not hit."""
        return sum(die < self.roll.value for die in self.dice)


def rolls(
    kind: UnitKind, dice: Dice | None, units: int, bonus: int = 0, extra_from: int | None = None
) -> Iterator[Roll]:
    """The dice of so many units, each of which gets a bonus; none where the units have none."""
    if dice and units:
        yield Roll(kind, max(1, dice.value - bonus), dice.number * units, extra_from)


def one_more(found: list[Roll]) -> list[Roll]:
    """These rolls with a die more for the units that hit best (Plasma Scoring)."""
    if not found:
        return found
    best = min(range(len(found)), key=lambda place: found[place].value)
    better = replace(found[best], number=found[best].number + 1)
    return [*found[:best], better, *found[best + 1 :]]


def rolled(found: list[Roll], rng: Random) -> list[Rolled]:
    """All dice fall."""
    return [Rolled(roll, tuple(rng.randint(1, FACES) for _ in range(roll.number))) for roll in found]


def misses_again(found: list[Rolled], rng: Random) -> list[Rolled]:
    """Dice that have missed fall once more; nobody would roll a hit again."""
    return [
        Rolled(each.roll, tuple(die if die >= each.roll.value else rng.randint(1, FACES) for die in each.dice))
        for each in found
    ]


def hits_by(found: list[Rolled], kinds: Collection[UnitKind]) -> int:
    """How many hits units of these kinds made."""
    return hits([each for each in found if each.roll.kind in kinds])


def hits(found: list[Rolled]) -> int:
    """How many hits they made together."""
    return sum(each.hits for each in found)


def roll_told(found: list[Rolled]) -> dict[str, str | int]:
    """The facts of a roll: how many dice fell, and each by its unit, what it needed and what it showed.

    A die is written `cruiser:7:4`. `hits` counts what they made; `hit` and `missed` are what the dice showed that did
    and that did not, of which there are `misses`.
    """
    fallen = [(each.roll, die) for each in found for die in each.dice]
    shown = " ".join(f"{roll.kind}:{roll.value}:{die}" for roll, die in fallen)
    hit = " ".join(str(die) for roll, die in fallen if die >= roll.value)
    missed = [str(die) for roll, die in fallen if die < roll.value]
    told: dict[str, str | int] = {"dice": shown, "thrown": len(fallen), "hits": hits(found), "hit": hit}
    return {**told, "missed": " ".join(missed), "misses": len(missed)}
