"""Promissory notes about production (69)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.production.stymie import STYMIE
from rules.ti4.state import State


class Stymie(Card):
    """It lies before its holder, near whose units the Arborec produce nothing."""

    id = STYMIE

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Nothing at once: production looks for it while it lies open (68)."""
