"""Hegemonic Trade Policy: what a production has to spend is changed (68, 90)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.economy.swapping import swap_values, swapped
from rules.ti4.economy.worth import worth
from rules.ti4.state import State


class HegemonicTradePolicy(Card):
    """Winnu: what pays, and how many units a dock on that planet makes, is reckoned with the swapped values."""

    id = "hegemonic-trade-policy"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """A planet that is controlled, of which it makes a difference."""
        for planet in state.planets(seat):
            values = worth(state, planet.id)
            if values.resources != values.influence:
                gains, costs = swapped(state, planet)
                yield Option(planet.id, "", {"planet": planet.id}, costs, gains)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Until the production is over."""
        swap_values(execution, played.seat, played.target)
