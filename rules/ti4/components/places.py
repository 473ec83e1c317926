"""Places of the galaxy: three rings about its centre, each place with a label, and which places touch.

A label is the number of the ring and two digits that count clockwise from the top: `000` is the centre, `101` lies
above it, `301` at the top of the third ring. Axial places are those of the kernel, here with `r` straight down.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from rules.core.hexes import DIRECTIONS, Hex

RINGS = 3
CENTRE_PLACE = "000"
_UP = 4  # of the six directions


def _ring(radius: int) -> Iterator[Hex]:
    """The places of a ring, clockwise from the top."""
    place = Hex(0, -radius)
    for direction in DIRECTIONS:
        for _ in range(radius):
            yield place
            place += direction


def _places() -> Mapping[str, Hex]:
    rings = {
        f"{radius}{number:02}": place
        for radius in range(1, RINGS + 1)
        for number, place in enumerate(_ring(radius), start=1)
    }
    return MappingProxyType({CENTRE_PLACE: Hex(0, 0), **rings})


PLACES = _places()  # by label, ring by ring
LABELS: Mapping[Hex, str] = MappingProxyType({place: label for label, place in PLACES.items()})


def ring(label: str) -> int:
    """How many steps a place is from the centre, 0 to 3, by its label."""
    return int(label[0])


@cache
def touching(label: str) -> tuple[str, ...]:
    """The places that touch one, clockwise from the one above; fewer than six at the rim.

    By the map alone: wormholes make more systems adjacent. Raises KeyError for a label that there is not.
    """
    clockwise = (PLACES[label].neighbours()[(_UP + edge) % 6] for edge in range(6))
    return tuple(LABELS[place] for place in clockwise if place in LABELS)


def turned(label: str, steps: int) -> str:
    """Where a place comes to lie when the galaxy is turned clockwise by `steps` sixths.

    >>> turned("101", 1), turned("301", 2), turned("000", 5)
    ('102', '307', '000')
    """
    return LABELS[PLACES[label].turned(steps)]
