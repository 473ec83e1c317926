"""Initiative: strategy cards that change hands, and the "0" token of the Naalu (48, 34)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.state import Player, State

TELEPATHIC = "telepathic"


def lay_zero_token(execution: Execution[State]) -> None:
    """The strategy phase ends: the Naalu put their token on a strategy card of theirs, and are first."""
    for player in execution.state.playing():
        if player.able(TELEPATHIC):
            player.zero_token = True
            execution.tell("zero-token", seat=player.seat)


def pass_zero_token(execution: Execution[State], owner: int, holder: int) -> None:
    """For this round another player is first in the place of the Naalu."""
    execution.state.players[owner].zero_token = False
    execution.state.players[holder].zero_token = True
    execution.tell("zero-token", seat=holder)


def take_up_zero_token(state: State) -> None:
    """The status phase ends, and nobody is first by it until the next strategy phase has ended."""
    for player in state.players:
        player.zero_token = False


def swap_cards(execution: Execution[State], own: Player, given: str, other: Player, taken: str) -> None:
    """Two players swap strategy cards, each of which comes to the place of the other."""
    own.strategy_cards[own.strategy_cards.index(given)] = taken
    other.strategy_cards[other.strategy_cards.index(taken)] = given
    execution.tell("swapped-cards", seat=own.seat, target=other.seat, card=given, taken=taken)
