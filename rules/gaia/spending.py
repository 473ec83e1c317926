"""`spend 7pw for 2o,1c`, as players of the peer platform write free actions, as our words for them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.core.decisions import Illegal

AMOUNT = re.compile(r"(\d{0,3})([a-z][a-z0-9-]*)")


@dataclass(frozen=True, slots=True)
class Conversion:
    """A free action: `cost` units of `paid` for `amounts` of goods."""

    word: str
    paid: str
    cost: int
    goods: Mapping[str, int]


CONVERSIONS = (
    Conversion("power-qic", "pw", 4, {"q": 1}),
    Conversion("power-ore", "pw", 3, {"o": 1}),
    Conversion("power-knowledge", "pw", 4, {"k": 1}),
    Conversion("power-credits", "pw", 1, {"c": 1}),
    Conversion("qic-ore", "q", 1, {"o": 1}),
    Conversion("knowledge-credits", "k", 1, {"c": 1}),
    Conversion("ore-credits", "o", 1, {"c": 1}),
    Conversion("ore-tokens", "o", 1, {"t": 1}),
    Conversion("credits-qic", "c", 4, {"q": 1}),
    Conversion("credits-ore", "c", 3, {"o": 1}),
    Conversion("credits-knowledge", "c", 4, {"k": 1}),
    Conversion("token-knowledge", "t-a3", 1, {"k": 1}),
    Conversion("gaiaformer-qic", "gf", 1, {"q": 1}),
)
TOGETHER = Conversion("power-ore-credits", "pw", 4, {"o": 1, "c": 1})


def amounts(text: str) -> Counter[str]:
    """Read `3pw,1t`: how many of each unit; raises `Illegal` notation."""
    read: Counter[str] = Counter()
    for part in text.split(","):
        match = AMOUNT.fullmatch(part)
        if match is None:
            raise Illegal("notation", line=text)
        read[match[2]] += int(match[1] or 1)
    return read


def converted(paid: Counter[str], goods: Counter[str], doubled: bool) -> dict[str, int]:
    """The free actions, with their numbers, that turn what was paid into these goods; raises `Illegal` notation.

    `doubled`: tokens are worth two (Nevlas' institute), so ore and credits of odd cost are best paid in one.
    """
    rows = [row for row in CONVERSIONS if paid[row.paid] and all(goods[unit] for unit in row.goods)]
    found = _split(rows, paid, goods)
    if found is None:
        raise Illegal("notation", line=f"spend {_written(paid)} for {_written(goods)}")
    if doubled and found.get("power-ore", 0) % 2 and found.get("power-credits", 0) % 2:
        found = {**found, TOGETHER.word: 1}
        found["power-ore"] -= 1
        found["power-credits"] -= 1
    return {word: count for word, count in found.items() if count}


def _written(units: Counter[str]) -> str:
    return ",".join(f"{count}{unit}" for unit, count in units.items())


def _split(rows: Sequence[Conversion], paid: Counter[str], goods: Counter[str]) -> dict[str, int] | None:
    if not any(paid.values()) and not any(goods.values()):
        return {}
    if not rows:
        return None
    row, rest = rows[0], rows[1:]
    (unit,) = row.goods
    for count in range(min(paid[row.paid] // row.cost, goods[unit]), -1, -1):
        left = Counter({**paid, row.paid: paid[row.paid] - count * row.cost})
        found = _split(rest, left, Counter({**goods, unit: goods[unit] - count}))
        if found is not None:
            return {row.word: count, **found}
    return None
