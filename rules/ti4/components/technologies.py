"""Technologies: their colours, and what must be owned to research them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from rules.component_tables import Row, components
from rules.core.data import document

Colour = Literal["propulsion", "biotic", "warfare", "cybernetic"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
TechnologyKind = Literal["propulsion", "biotic", "warfare", "cybernetic", "upgrade", "assimilator"]


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology card.

    kind: its colour, or an upgrade of the unit that has the same id, or an assimilator, which is in play from the start
    and is what it lies on. needs: the colours of its prerequisites, one for each. faction: whose it is, if not
    everybody's. exhausts: it is exhausted when it is used.
    """

    id: str
    kind: TechnologyKind
    needs: tuple[Colour, ...] = ()
    faction: str | None = None
    exhausts: bool = False

    @property
    def colour(self) -> Colour | None:
        """What it counts as for prerequisites; upgrades and assimilators count as nothing."""
        return next((colour for colour in COLOURS if colour == self.kind), None)


def _row(kind: str, printed: Row) -> Row:
    return {**printed, "kind": kind, "needs": printed.get("needs", "").split()}


def _technologies() -> Mapping[str, Technology]:
    kinds = document("rules.ti4", "technologies.toml")
    return components(Technology, [_row(kind, row) for kind, rows in kinds.items() for row in rows])


TECHNOLOGIES = _technologies()
GENERIC = tuple(technology.id for technology in TECHNOLOGIES.values() if technology.faction is None)
UPGRADES = frozenset(technology.id for technology in TECHNOLOGIES.values() if technology.kind == "upgrade")


def of_faction(faction: str) -> tuple[str, ...]:
    """The technologies that only this faction has.

    Ids in the order of the data, upgrades of units among them; () for what is no faction.

    >>> of_faction("sol")
    ('spec-ops-2', 'advanced-carrier-2')
    """
    return tuple(technology.id for technology in TECHNOLOGIES.values() if technology.faction == faction)
