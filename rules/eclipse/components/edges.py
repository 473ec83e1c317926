"""Edges of sectors and where they lead: tiles lie with an edge at the top, not with a corner.

A place is a `Hex` of the kernel, the galactic centre its origin: here `q` counts columns to the right and `r` runs
straight down, so that `Hex(0, -1)` lies above the centre. Edge 0 is the one at the top; the others follow clockwise:
1 to the upper right, 2 to the lower right, 3 down, 4 to the lower left, 5 to the upper left. Edge k of a tile touches
edge k + 3 of its neighbour. A tile turned by r steps has its printed edge k at edge k + r. All of it is modulo 6.
"""

from __future__ import annotations

from functools import cache, lru_cache

from rules.core.hexes import DIRECTIONS, Hex
from rules.eclipse.components.sectors import SECTORS, Ring

EDGES = range(6)
CENTRE_PLACE = Hex(0, 0)
START_DISTANCE = 2  # steps from the galactic centre (chapter 2)
_OUTER = 3  # steps from the galactic centre at which the outer sectors begin


def towards(edge: int) -> Hex:
    """The step through an edge."""
    return DIRECTIONS[(edge + 4) % 6]


def neighbour(place: Hex, edge: int) -> Hex:
    """The place on the other side of an edge, from 0 at the top clockwise to 5."""
    return place + towards(edge)


@lru_cache(maxsize=1024)  # maps are looked through often, and have some sixty places
def around(place: Hex) -> tuple[tuple[int, Hex, str], ...]:
    """The six places around one: across which edge each lies, the place, and its name on a map."""
    found = ((edge, neighbour(place, edge)) for edge in EDGES)
    return tuple((edge, there, str(there)) for edge, there in found)


def edge_between(place: Hex, other: Hex) -> int:
    """The edge of a place that touches another; raises ValueError where they do not touch."""
    step = other - place
    if step not in DIRECTIONS:
        raise ValueError(f"{place} and {other} do not touch")
    return (DIRECTIONS.index(step) + 2) % 6


def opposite(edge: int) -> int:
    """The edge of a neighbour that touches this one."""
    return (edge + 3) % 6


@cache
def open_edges(sector: str, rotation: int) -> frozenset[int]:
    """The edges at which there is half a wormhole, on the tile of this id turned clockwise by so many steps.

    Raises KeyError for a tile that does not exist.
    """
    return frozenset((edge + rotation) % 6 for edge in EDGES if SECTORS[sector].wormholes[edge])


def ring_of(place: Hex) -> Ring:
    """The ring of a place, which says from which stack it is explored; a start sector lies among the middle ones.

    >>> ring_of(Hex(0, 0)), ring_of(Hex(0, -2)), ring_of(Hex(5, 0))
    ('centre', 'middle', 'outer')
    """
    steps = place.distance(CENTRE_PLACE)
    if steps >= _OUTER:
        return "outer"
    rings: tuple[Ring, ...] = ("centre", "inner", "middle")
    return rings[steps]


def start_place(edge: int) -> Hex:
    """The start position straight through an edge, 0 to 5, of the galactic centre; two steps from it."""
    step = towards(edge)
    return Hex(step.q * START_DISTANCE, step.r * START_DISTANCE)


def home_rotation(edge: int) -> int:
    """How a home sector lies at the start position of an edge: two of its open edges face the centre and away from it.

    The rulebook does not say that a player could choose.
    """
    return edge
