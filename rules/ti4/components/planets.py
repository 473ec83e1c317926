"""Planets: what their cards say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from rules.component_tables import components
from rules.core.data import document
from rules.ti4.components.technologies import Colour

Trait = Literal["cultural", "hazardous", "industrial"]
TRAITS: tuple[Trait, ...] = get_args(Trait)


@dataclass(frozen=True, slots=True)
class Planet:
    """A planet: resources and influence, and what those outside home systems have besides.

    specialty: the colour of which it may be exhausted to skip one prerequisite.
    """

    id: str
    resources: int
    influence: int
    trait: Trait | None = None
    specialty: Colour | None = None


PLANETS = components(Planet, [{**row, "id": id} for id, row in document("rules.ti4", "planets.toml").items()])
MECATOL_REX = "mecatol-rex"
