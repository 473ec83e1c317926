"""The cards: designs with typed powers, in both editions, and the physical cards made of them.

A card is named by its design, the second copy with `.2`: `colony-ship`, `colony-ship.2`.

Powers by phase; `n` is a number of cards or strength, `good` a kind of good or `any`:
    explore   draw (n more), keep (n more)
    develop   discount (n), draw-first (n when the phase begins), draw-after (n after placing)
    settle    military (n, only against `good` or `tag`), discount (n, only for `good`), draw-after (n),
              tactics (n strength for discarding the card), colony-ship (free world for discarding it),
              contact (pay for a military world, n less than its defense)
    trade     bonus (n cards more for `good`; `this-world`: for the good of this world)
    consume   consume (up to `times` goods, each for vp and cards), set (`goods` goods of `kinds` for vp and cards),
              all-goods (all but one are points), sell (a good, with bonuses or bare), draw (n), gamble,
              hand-cards (up to n, each for vp, never doubled)
    produce   here, windfall (on an empty windfall world of `good`), windfall-for-card (the same for a hand card),
              draw (n), draw-here (n when a good is produced here), draw-worlds (n for each world of `good`),
              draw-goods (n for each `good` produced), draw-kinds (n for each kind produced),
              draw-most (n for strictly the most of `good` produced)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rules.component_tables import table
from rules.core.data import document
from rules.core.hidden import MASK

Named = tuple[tuple[str, "Power"], ...]  # (`card:index`, power)
Keyed = Mapping[tuple[str, str], Named]  # by phase and effect, or all of a phase by ""
VALUE_OF_GOOD = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}  # cards that a good is sold for, without trade powers
GOODS = tuple(VALUE_OF_GOOD)
EDITIONS = ("second", "first")


@dataclass(frozen=True, slots=True)
class Power:
    """One power of a card: what it does (`effect`) in which `phase`.

    Of the numbers and words each effect uses some; what it does not use is 0, "" or False.
    """

    phase: str
    effect: str
    n: int = 0
    good: str = ""
    tag: str = ""
    times: int = 0
    goods: int = 0
    kinds: str = ""
    vp: int = 0
    cards: int = 0
    bonuses: bool = False
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Score:
    """A line of a 6-cost development: points for each card that matches, or per something counted.

    match: a key of `sixes.MATCHES`, which asks for `good` or `card` where it says so; a card counts by the first line
    that it fits. per: in the place of a match, a key of `scoring.COUNTS`.
    """

    points: int
    match: str = ""
    per: str = ""
    good: str = ""
    card: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A design. `cost` is None for military worlds, `defense` for all others.

    There is one object of each, equal to itself only, so that what follows from it can be looked up by it. `world`:
    whether it is one; else it is a development. `price`: printed cost, or defense.
    """

    id: str
    kind: str
    vp: int
    copies: int = 1
    cost: int | None = None
    defense: int | None = None
    good: str = ""
    windfall: bool = False
    tags: tuple[str, ...] = ()
    start: int | None = None
    colour: str = ""
    preset: int = 0
    powers: tuple[Power, ...] = ()
    score: tuple[Score, ...] = ()
    second: Mapping[str, Any] = field(default_factory=dict)
    world: bool = field(init=False)
    price: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "world", self.kind == "world")
        object.__setattr__(self, "price", self.cost if self.cost is not None else self.defense or 0)

    def of(self, phase: str, effect: str = "") -> list[Power]:
        """Its powers of a phase, perhaps of one effect only."""
        return [power for power in self.powers if power.phase == phase and effect in ("", power.effect)]


def _second_edition(card: Card) -> Card:
    """The card as the second edition prints it."""
    if not card.second:
        return card
    changes = dict(card.second)
    if "power" in changes:
        changes["powers"] = (Power(**changes.pop("power")), *card.powers)  # the earlier phase stands first
    if "score" in changes:
        changes["score"] = (*card.score, Score(**changes.pop("score")))
    return replace(card, **changes)


_FIRST = table(Card, document("rules.race", "cards.toml")["card"])
DESIGNS: dict[str, dict[str, Card]] = {
    "first": _FIRST,
    "second": {name: _second_edition(card) for name, card in _FIRST.items()},
}


def design_of(card: str) -> str:
    """The design of a physical card: `x` for the second copy `x.2`, too."""
    return card.removesuffix(".2")


class Cards(dict[str, Card]):
    """Physical cards, and what is printed on them."""

    def __missing__(self, card: str) -> Card:
        """A card that a viewer does not see has nothing on it."""
        return UNSEEN


CARDS: dict[str, Cards] = {
    edition: Cards(
        (f"{name}.2" if copy else name, design) for name, design in designs.items() for copy in range(design.copies)
    )
    for edition, designs in DESIGNS.items()
}

POWERS: dict[str, dict[str, Power]] = {
    edition: {f"{name}:{index}": power for name, card in cards.items() for index, power in enumerate(card.powers)}
    for edition, cards in CARDS.items()
}
UNSEEN = Card(MASK, "unseen", 0, cost=0)  # what a viewer knows of a card that is hidden
EXPERT_STARTS = tuple(name for name, card in _FIRST.items() if card.start is not None and card.start < 0)
START_WORLDS = tuple(name for name, card in _FIRST.items() if card.start is not None and card.start >= 0)
PHYSICAL = tuple(name for name in CARDS["first"] if name not in EXPERT_STARTS)
