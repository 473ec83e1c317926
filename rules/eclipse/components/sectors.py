"""Sector tiles: what is printed on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from rules.component_tables import Row, components
from rules.core.data import document
from rules.eclipse.components.resources import Square, squares

Ring = Literal["centre", "inner", "middle", "outer", "home"]
RINGS: tuple[Ring, ...] = get_args(Ring)
SYMBOLS = ("defence", "ancient", "discovery", "artifact")


@dataclass(frozen=True, slots=True)
class Sector:
    """A sector tile.

    ring: the stack it belongs to, or `centre`, or `home` of a start sector. wormholes: whether there is half of one at
    each edge of the upright tile, from the top clockwise. ancients: so many ancient ships are put here when the tile is
    placed. defended: the defence system of the galactic centre is put here. discovery: a discovery tile is put here.
    artifact: the symbol that the Artifact Key counts.
    """

    id: str
    ring: Ring
    vp: int
    wormholes: tuple[bool, bool, bool, bool, bool, bool]
    squares: tuple[Square, ...] = ()
    ancients: int = 0
    defended: bool = False
    discovery: bool = False
    artifact: bool = False


def _row(number: str, ring: str, printed: Row) -> Row:
    symbols = printed.pop("symbols", "").split()
    if not set(symbols) <= set(SYMBOLS):
        raise ValueError(f"sector {number}: symbols must be of {', '.join(SYMBOLS)}")
    return {
        **printed,
        "id": number,
        "ring": ring,
        "wormholes": [half == "1" for half in printed["wormholes"]],
        "squares": squares(printed["squares"]),
        "ancients": symbols.count("ancient"),
        "defended": "defence" in symbols,
        "discovery": "discovery" in symbols,
        "artifact": "artifact" in symbols,
    }


def _sectors() -> Mapping[str, Sector]:
    rings = document("rules.eclipse", "sectors.toml")
    return components(Sector, [_row(id, ring, {**row}) for ring, rows in rings.items() for id, row in rows.items()])


SECTORS = _sectors()
CENTRE = "001"


def of_ring(ring: Ring) -> tuple[str, ...]:
    """The tiles of a ring, by rising number: those of a stack before it is shuffled."""
    return tuple(sorted(sector.id for sector in SECTORS.values() if sector.ring == ring))
