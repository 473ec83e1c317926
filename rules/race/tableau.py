"""What the cards of a tableau give together: the sum of what is printed on each, worked out once for the same cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from rules.race.designs import CARDS, GOODS, Card, Keyed, Named, Power
from rules.race.sixes import matched

HELPERS = ("tactics", "colony-ship", "contact")

K = TypeVar("K")


@dataclass(slots=True, eq=False)  # not frozen for the reason of `rules.core.records`; nothing changes it
class Tableau:
    """Sums and lists over cards. Nothing of it changes while the same cards lie there.

    It is equal to itself only, so that what follows from it can be looked up by it.
    """

    designs: frozenset[str]
    powers: Keyed
    totals: Mapping[tuple[str, str], int]  # what the `n` of powers add up to, by phase and effect
    military: int  # against every world
    specialised: tuple[Power, ...]  # Military against worlds of a good or with a tag
    discounts: Mapping[str, int]  # cards that worlds cost less, by the kind of their good; none where it is not named
    helpers: Mapping[str, str]  # cards that may help to settle, and what they do for it
    windfalls: tuple[str, ...]  # windfall worlds
    vp: int  # printed; a 6-cost development says itself what it is worth
    sixes: tuple[str, ...]  # 6-cost developments
    matched: Mapping[str, int]  # points for these cards by 6-cost development, whether it lies here or not

    def __add__(self, other: Tableau) -> Tableau:
        powers = {key: self.powers.get(key, ()) + named for key, named in other.powers.items()}
        return Tableau(
            designs=self.designs | other.designs,
            powers={**self.powers, **powers},
            totals=_sums(self.totals, other.totals),
            military=self.military + other.military,
            specialised=self.specialised + other.specialised,
            discounts=_sums(self.discounts, other.discounts),
            helpers={**self.helpers, **other.helpers},
            windfalls=self.windfalls + other.windfalls,
            vp=self.vp + other.vp,
            sixes=self.sixes + other.sixes,
            matched=_sums(self.matched, other.matched),
        )


def _sums(some: Mapping[K, int], more: Mapping[K, int]) -> Mapping[K, int]:
    if not more:
        return some
    return {**some, **{key: some.get(key, 0) + number for key, number in more.items()}}


@lru_cache(256)
def tableau(edition: str, cards: tuple[str, ...]) -> Tableau:
    """What these physical cards of an edition (`first`, `second`) give together, in the order of play.

    A card that a viewer does not see gives nothing.

    >>> tableau("second", ("old-earth", "new-sparta")).military
    2
    """
    if not cards:
        return NOTHING
    return tableau(edition, cards[:-1]) + alone(edition, cards[-1])


@lru_cache(256)
def alone(edition: str, name: str) -> Tableau:
    """A physical card on its own."""
    card = CARDS[edition][name]
    others = CARDS[edition].values()
    powers = _keyed([(f"{name}:{index}", power) for index, power in enumerate(card.powers)])
    military = card.of("settle", "military")
    helping = [power.effect for power in card.of("settle") if power.effect in HELPERS]
    helpers = {name: helping[0]} if helping else {}
    windfalls = (name,) if card.windfall else ()
    sixes = (name,) if card.score else ()
    return Tableau(
        designs=frozenset({card.id}),
        powers=powers,
        totals={key: sum(power.n for _, power in named) for key, named in powers.items() if key[1]},
        military=sum(power.n for power in military if not (power.good or power.tag)),
        specialised=tuple(power for power in military if power.good or power.tag),
        discounts=_some({good: _discount(card, good) for good in ("", *GOODS)}),
        helpers=helpers,
        windfalls=windfalls,
        vp=card.vp,
        sixes=sixes,
        matched=_some({six.id: matched(card, six) for six in others if six.score}),
    )


def _keyed(named: list[tuple[str, Power]]) -> Keyed:
    """Powers by phase and effect, and all of a phase by ""."""
    found: dict[tuple[str, str], Named] = {}
    for key, power in named:
        for effect in ("", power.effect):
            found[power.phase, effect] = (*found.get((power.phase, effect), ()), (key, power))
    return found


def _discount(card: Card, good: str) -> int:
    return sum(power.n for power in card.of("settle", "discount") if power.good in ("", good))


def _some(numbers: Mapping[K, int]) -> dict[K, int]:
    return {key: number for key, number in numbers.items() if number}


NOTHING = Tableau(frozenset(), {}, {}, 0, (), {}, {}, (), 0, (), {})
