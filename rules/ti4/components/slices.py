"""Slices of the galaxy of six: the five places of each player, for a draft of the map.

Together with the homes and the centre they are all places. The box has tiles for exactly six slices: none is left over.
With fewer players some places lie as near to one home as to another, see `Layout.nearest_homes`.
"""

from __future__ import annotations

from rules.ti4.components.layouts import LAYOUTS
from rules.ti4.components.places import turned

PLAYERS = 6
_TOP = ("302", "201", "318", "202", "101")


def slice_of(home: str) -> tuple[str, ...]:
    """The places of the player with this home.

    They lie beside it clockwise, before it, beside it counter-clockwise, in the second ring halfway to the next home
    clockwise, and beside the centre.
    """
    steps = LAYOUTS[PLAYERS].homes.index(home)
    return tuple(turned(place, steps) for place in _TOP)
