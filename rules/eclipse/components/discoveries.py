"""Discovery tiles (chapter 3): whoever takes one chooses its benefit, or keeps it for the points on its back."""

from __future__ import annotations

from dataclasses import dataclass

from rules.component_tables import components
from rules.core.data import document
from rules.eclipse.components.resources import Resources
from rules.eclipse.components.ships import ShipClass


@dataclass(frozen=True, slots=True)
class Discovery:
    """A kind of discovery tile, of which there are so many.

    One of these: resources; the cheapest technology of the supply; a ship, placed in the sector; an ancient ship part.
    """

    id: str
    count: int
    resources: Resources | None = None
    technology: bool = False
    ship: ShipClass | None = None
    part: str | None = None


DISCOVERIES = components(Discovery, document("rules.eclipse", "discovery_tiles.toml")["discovery"])
