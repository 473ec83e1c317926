"""Slices of the galaxy: the places of each player, for a draft of the map.

Together with the homes and the centre they are all places, but with five players for one beside the centre. The box has
tiles for exactly as many slices as there are players: none is left over.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.ti4.components.layouts import LAYOUTS
from rules.ti4.components.places import turned

Slice = tuple[str, ...]

# The places of a slice, each list in the same order: beside the home, before it, beside it on the other side, then
# further away in the second and third ring and beside the centre. What lies as near to two homes is shared out evenly.
_THREE = ("305", "203", "303", "204", "202", "102", "205", "103")
_FOUR = (
    ("306", "204", "304", "203", "303", "102", "307", "202"),
    ("308", "206", "310", "207", "311", "104", "205", "103"),
)
_FIVE = (
    ("304", "203", "302", "202", "301", "102"),
    ("308", "205", "306", "204", "305", "103"),
    ("311", "207", "309", "206", "208", "104"),
    ("312", "209", "314", "210", "315", "105"),
    ("316", "211", "318", "212", "201", "106"),
)
_SIX = ("302", "201", "318", "202", "101")


def _turned(places: Slice, steps: int) -> Slice:
    return tuple(turned(place, steps) for place in places)


def _slices() -> Mapping[int, Mapping[str, Slice]]:
    slices = {
        3: [_turned(_THREE, steps) for steps in (0, 2, 4)],
        4: [_turned(each, steps) for steps in (0, 3) for each in _FOUR],
        5: _FIVE,
        6: [_turned(_SIX, steps) for steps in range(6)],
    }
    return MappingProxyType(
        {number: dict(zip(LAYOUTS[number].homes, each, strict=True)) for number, each in slices.items()}
    )


SLICES = _slices()  # by number of players, then by home
BESIDE_CENTRE = "101"  # in no slice of five: there lies the red tile that else the speaker would put beside the centre
