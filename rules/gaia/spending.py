"""`spend 7pw for 2o,1c`, as players of the peer platform write free actions, as our words for them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.decisions import Illegal
from rules.gaia.actions.free_actions import BAL_TAKS, COMMON, DOUBLED, HADSCH_HALLAS, NEVLAS

AMOUNT = re.compile(r"(\d{0,2})([a-z][a-z0-9-]*)")
AREA = re.compile(r"spend (\S*tg) for (?!\d*tech)(\S+)", re.IGNORECASE)

UNITS = {
    "power": "pw",
    "qic": "q",
    "ore": "o",
    "knowledge": "k",
    "credits": "c",
    "tokens": "t",
    "token": "t-a3",
    "gaiaformer": "gf",
}


@dataclass(frozen=True, slots=True)
class Conversion:
    """A free action: `cost` units of `paid` for one of `good`."""

    word: str
    paid: str
    cost: int
    good: str


def _conversion(word: str, cost: int) -> Conversion:
    paid, _, good = word.partition("-")
    return Conversion(word, UNITS[paid], cost, UNITS[good])


CONVERSIONS = [_conversion(*priced) for priced in (COMMON | HADSCH_HALLAS | NEVLAS | BAL_TAKS).items()]
(TOGETHER,) = DOUBLED


def amounts(text: str) -> Counter[str]:
    """Read `3pw,1t`: how many of each unit; raises `Illegal` notation."""
    read: Counter[str] = Counter()
    for part in text.split(","):
        match = AMOUNT.fullmatch(part)
        if match is None:
            raise Illegal("notation", line=text)
        read[match[2]] += int(match[1] or 1)
    return read


def converted(paid: Counter[str], goods: Counter[str], *, doubled: bool) -> dict[str, int]:
    """The free actions, with their numbers, that turn what was paid into these goods; raises `Illegal` notation.

    `doubled`: tokens are worth two (Nevlas' institute), so ore and credits of odd cost are best paid in one.
    """
    rows = [row for row in CONVERSIONS if paid[row.paid] and goods[row.good]]
    split = _split(rows, paid, goods)
    if split is None:
        raise Illegal("notation", line=f"spend {_written(paid)} for {_written(goods)}")
    found = {row.word: split[row.word] for row in rows}
    if doubled and found.get("power-ore", 0) % 2 and found.get("power-credits", 0) % 2:
        found = {**found, TOGETHER: 1}
        found["power-ore"] -= 1
        found["power-credits"] -= 1
    return {word: count for word, count in found.items() if count}


def joined(commands: Sequence[str]) -> list[str]:
    """The commands of a turn; what Terrans make of the gaia area is one of them, since they are asked once for it.

    Stands where the first of them stood. All others stay as they are, in their order.
    """
    found = [AREA.fullmatch(command) for command in commands]
    parts = [match for match in found if match]
    if len(parts) < 2:
        return list(commands)
    whole = " for ".join(",".join(match[side] for match in parts) for side in (1, 2))
    first = found.index(parts[0])
    rest = zip(commands[first:], found[first:], strict=True)
    return [*commands[:first], f"spend {whole}", *(command for command, match in rest if not match)]


def _written(units: Counter[str]) -> str:
    return ",".join(f"{count}{unit}" for unit, count in units.items())


def _split(rows: Sequence[Conversion], paid: Counter[str], goods: Counter[str]) -> dict[str, int] | None:
    """How often each conversion is made, so that all is paid and all is bought; None where that cannot be.

    The one with the fewest ways goes first: most are settled by being the last for what they take or bring.
    """
    if {unit for unit in paid if paid[unit]} - {row.paid for row in rows}:
        return None
    if {unit for unit in goods if goods[unit]} - {row.good for row in rows}:
        return None
    if not rows:
        return {}
    counts = [_counts(row, rows, paid, goods) for row in rows]
    row, ways = min(zip(rows, counts, strict=True), key=lambda pair: len(pair[1]))
    rest = [other for other in rows if other is not row]
    for count in reversed(ways):
        left = Counter({**paid, row.paid: paid[row.paid] - count * row.cost})
        found = _split(rest, left, Counter({**goods, row.good: goods[row.good] - count}))
        if found is not None:
            return {row.word: count, **found}
    return None


def _counts(row: Conversion, rows: Sequence[Conversion], paid: Counter[str], goods: Counter[str]) -> range:
    """How often a conversion may be made; the last that takes or brings a thing leaves nothing of it."""
    most = min(paid[row.paid] // row.cost, goods[row.good])
    least = 0
    if not any(other.paid == row.paid for other in rows if other is not row):
        least = -(-paid[row.paid] // row.cost)
    if not any(other.good == row.good for other in rows if other is not row):
        least = max(least, goods[row.good])
    return range(least, most + 1)
