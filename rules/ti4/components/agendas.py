"""Agendas: laws, which stay in force, and directives, and what is voted on for each (7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.component_tables import components
from rules.core.data import document

Elect = Literal["for-against", "player", "planet", "cultural", "hazardous", "industrial", "colony", "law", "secret"]
FOR, AGAINST = "for", "against"


@dataclass(frozen=True, slots=True)
class AgendaCard:
    """An agenda.

    elect: what is voted on: `for-against`, or what can be elected; of planets that somebody controls those of a trait,
    all of them, or a `colony`, which is neither at home nor Mecatol Rex. law: whether it stays in force.
    resources, influence: what it adds to the planet to which it is attached.
    """

    id: str
    elect: Elect
    law: bool = False
    resources: int = 0
    influence: int = 0


AGENDAS = components(AgendaCard, document("rules.ti4", "agendas.toml")["agenda"])
