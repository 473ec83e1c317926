"""The map: sector tiles, places and distances.

A hex is named by its sector and its place: `7b2` (outer ring a0-a11, inner ring b0-b5, centre c). Sets of hexes
are bit masks (Python integers), so that "everything within two" is a handful of shifts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.core.data import document
from rules.core.hexes import Hex

OUTER = ((2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (2, -1))
INNER = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
PLACES: dict[str, Hex] = {
    **{f"a{i}": Hex(*at) for i, at in enumerate(OUTER)},
    **{f"b{i}": Hex(*at) for i, at in enumerate(INNER)},
    "c": Hex(0, 0),
}

_WIDTH = 64  # of a row of bits; wider than any map with room for its border
_ORIGIN = 24


@dataclass(frozen=True, slots=True)
class Face:
    """A side of a sector tile: its printed planets by place."""

    id: str
    number: int
    planets: dict[str, str]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where tiles lie, and which tile where in the recommended set-up."""

    tiles: tuple[str, ...]
    centres: tuple[tuple[int, int], ...]


def _faces() -> dict[str, Face]:
    return {row["id"]: Face(**row) for row in document("rules.gaia", "sectors.toml")["tile"]}


def _layouts() -> dict[str, Layout]:
    rows = document("rules.gaia", "sectors.toml")["layout"]
    return {name: Layout(tuple(row["tiles"]), tuple((q, r) for q, r in row["centres"])) for name, row in rows.items()}


FACES = _faces()
LAYOUTS = _layouts()


def turn_place(place: str, steps: int) -> str:
    """The place to which `steps` clockwise sixths of a turn carry what stands at `place`: one carries `b2` to `b3`."""
    if place == "c":
        return place
    ring, number = place[0], int(place[1:])
    if ring == "a":
        return f"a{(number + 2 * steps) % 12}"
    return f"b{(number + steps) % 6}"


class Galaxy:
    """The hexes of a laid-out map and what lies near what. Never changes; shared by all positions of a layout.

    Hexes have names such as `7b2`. A mask is a whole number with a bit for each hex of a set, so that sets are joined,
    compared and grown at once; `mask` and `list` lead from names to it and back. `everywhere` is the mask of all.
    """

    def __init__(self, centres: Iterable[tuple[int, int, int]]) -> None:
        self.hexes: dict[str, Hex] = {
            f"{number}{place}": Hex(q, r) + at for number, q, r in centres for place, at in PLACES.items()
        }
        self.names: dict[Hex, str] = {at: name for name, at in self.hexes.items()}
        self.bits: dict[str, int] = {name: 1 << _index(at) for name, at in self.hexes.items()}
        self._name_of_bit: dict[int, str] = {bit: name for name, bit in self.bits.items()}
        self.everywhere: int = self.mask(self.hexes)

    def mask(self, names: Iterable[str]) -> int:
        """These hexes as a mask; raises KeyError for a name that is not on the map.

        A mask is a whole number in which each hex has a bit, so that sets of hexes are joined by `|` and compared fast.
        The bit of a hex is `bits[name]`.
        """
        mask = 0
        for name in names:
            mask |= self.bits[name]
        return mask

    def list(self, mask: int) -> list[str]:
        """The hexes in a mask, in the order of their bits."""
        return [self._name_of_bit[bit] for bit in each_bit(mask)]

    def grow(self, mask: int) -> int:
        """The mask and all hexes beside it that are on the map.

        For one step: further distances run over holes, for which there is `grow`.
        """
        return grow(mask) & self.everywhere

    def distance(self, one: str, other: str) -> int:
        """Steps between two hexes, in a straight line, over holes in the map, too; KeyError for another name."""
        return self.hexes[one].distance(self.hexes[other])

    def neighbours(self, name: str) -> Iterator[str]:
        """The hexes beside this one that are on the map."""
        for at in self.hexes[name].neighbours():
            if at in self.names:
                yield self.names[at]


def _index(at: Hex) -> int:
    return (at.r + _ORIGIN) * _WIDTH + at.q + _ORIGIN


def grow(mask: int) -> int:
    """The mask and everything beside it, on the map or off: distances run in a straight line, over holes too.

    A mask has a bit for each hex, in rows of a fixed width; what lies off the map is taken off by `Galaxy.everywhere`.
    """
    return mask | mask << 1 | mask >> 1 | mask << _WIDTH | mask >> _WIDTH | mask << _WIDTH - 1 | mask >> _WIDTH - 1


def each_bit(mask: int) -> Iterator[int]:
    """The single bits of a mask, lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


@lru_cache(maxsize=512)
def galaxy(centres: tuple[tuple[int, int, int], ...]) -> Galaxy:
    """The map of sectors given as (number, q, r), made once for each layout.

    The same object for the same layout: it is not to be changed.
    """
    return Galaxy(centres)


def sector(name: str) -> int:
    """The number of the sector a hex belongs to: 7 for `7b2`."""
    if name[-1] != "c":
        return int(name.rstrip("0123456789")[:-1])
    return int(name[:-1])
