"""Technologies, and the tracks on which players keep them (chapter 5, research)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, get_args

from rules.component_tables import components
from rules.core.data import document
from rules.eclipse.components.resources import Resource

Category = Literal["military", "grid", "nano"]
CATEGORIES: tuple[Category, ...] = get_args(Category)


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology, of which there are so many `copies`.

    cost, min_cost: science to pay, and what remains of it whatever the discount. part, builds: the ship part, the ship
    or the structure that it allows. opens: of the advanced squares, those that it opens. discs: influence discs that it
    brings at once. artifact_resources: resources of one kind that it brings at once for each artifact on own sectors.
    extra_builds: more to build with an action, not with a reaction. half_wormholes: half a wormhole is enough. bombs:
    all population is destroyed without a roll.
    """

    id: str
    category: Category
    cost: int
    min_cost: int
    copies: int
    part: str | None = None
    builds: str | None = None
    opens: Resource | None = None
    discs: int = 0
    artifact_resources: int = 0
    extra_builds: int = 0
    half_wormholes: bool = False
    bombs: bool = False

    @property
    def kind(self) -> Literal["part", "build", "immediate", "lasting"]:
        """Which of the kinds of technologies it is."""
        if self.part:
            return "part"
        if self.builds:
            return "build"
        if self.discs or self.artifact_resources:
            return "immediate"
        return "lasting"


def _technologies() -> Mapping[str, Technology]:
    categories = document("rules.eclipse", "technologies.toml")
    return components(Technology, [{**row, "category": name} for name, rows in categories.items() for row in rows])


TECHNOLOGIES = _technologies()
OPENED_BY: Mapping[Resource, str] = MappingProxyType(
    {technology.opens: technology.id for technology in TECHNOLOGIES.values() if technology.opens}
)  # the technology for the advanced squares of each resource
