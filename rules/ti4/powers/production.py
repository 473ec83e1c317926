"""Powers of factions that produce units, and that change what a production has to spend (68, 34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.economy.swapping import swap_values, swapped
from rules.ti4.economy.worth import worth
from rules.ti4.frames import Produce
from rules.ti4.state import State
from rules.ti4.tactical.activation import CHAOS_MAPPING
from rules.ti4.tactical.production import makeable, yard_asked

PRODUCED = 1


class ChaosMapping(Card):
    """Saar: a unit at the start of the turn, where any of theirs can produce; once in it.

    That is no use of Production: nothing is taken off the price, and nothing follows from it. Which asteroid fields it
    closes to others is said where systems are activated.
    """

    id = CHAOS_MAPPING

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Where something can be made, and paid for."""
        if self.id in state.lasting:
            return
        for place in state.galaxy:
            if makeable(state, seat, yard_asked(state, Produce(seat, place, most=PRODUCED))):
                yield Option(place, "", state.at(place))

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Produce it."""
        execution.state.lasting.append(self.id)
        execution.push(Produce(played.seat, played.target, most=PRODUCED))


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
