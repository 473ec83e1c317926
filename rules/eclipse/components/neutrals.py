"""Ancient ships, and the defence system of the galactic centre (chapter 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from rules.component_tables import components
from rules.core.data import document

NeutralKind = Literal["ancient", "gcds"]
NEUTRAL_KINDS: tuple[NeutralKind, ...] = get_args(NeutralKind)


@dataclass(frozen=True, slots=True)
class Neutral:
    """A ship that nobody owns: the damage of each die, and draws of reputation tiles for destroying it."""

    id: NeutralKind
    cannons: tuple[int, ...]
    computer: int
    hull: int
    initiative: int
    reputation: int
    shield: int = 0
    missiles: tuple[int, ...] = ()


NEUTRALS = components(Neutral, document("rules.eclipse", "neutrals.toml")["neutral"])
