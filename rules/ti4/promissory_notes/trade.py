"""Promissory notes about trade goods: of Hacan and Mentak (69)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.state import State


class TradeConvoys(Card):
    """Hacan: its holder trades with everybody as long as it lies open (`deals/transactions.py`)."""

    id = "trade-convoys"

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Nothing at once: transactions look for it while it lies open (94)."""


class PromiseOfProtection(Card):
    """Mentak: its holder is not pillaged as long as it lies open (`economy/gains.py`)."""

    id = "promise-of-protection"

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Nothing at once: Pillage looks for it while it lies open (34)."""
