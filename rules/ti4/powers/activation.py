"""Powers of factions behind the activation of a system by another player (5, 34)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Played
from rules.ti4.powers.levies import TOKEN, spend_token
from rules.ti4.state import State
from rules.ti4.turn import end_turn


class NullificationField(Card):
    """Xxcha: where their ships are the turn ends at once."""

    id = "nullification-field"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """The active system, if it holds their ships; it is paid with a command token."""
        if seat != state.acting and state.players[seat].pools.strategy and state.galaxy[state.active].ships(seat):
            yield Option("", "", {"target": state.acting}, TOKEN)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Nothing moves, and nothing is produced."""
        spend_token(execution, played.seat)
        end_turn(execution, played.seat, self.id)
