"""How long the game still goes on, and what a card of the hand is worth meanwhile."""

from __future__ import annotations

from rules.race.phases.rounds import TABLEAU_END
from rules.race.state import State

PACE = 0.92  # cards that the fastest player places in a round
DRAIN = 1.1  # points that a player takes from the pool in a round, later in the game
CARD = 0.62  # points that a card of the hand comes to, as long as there is time to place others for it
SOON = 2.5  # rounds before the end when cards of the hand begin to lose that


def rounds_left(state: State) -> float:
    """Rounds until the end as far as can be told: by the longest tableau, and by the pool; at least one."""
    longest = max(len(player.tableau) for player in state.players)
    by_tableau = (TABLEAU_END - longest) / PACE
    by_pool = state.pool / (DRAIN * len(state.players)) + 1
    return max(1.0, min(by_tableau, by_pool))


def card_worth(left: float) -> float:
    """Points that one more card in hand comes to, so many rounds before the end."""
    return CARD * min(1.0, (left - 0.7) / SOON)
