"""What is proposed for cards that are given away or kept: a plain rule, no judgement of the game.

What is hardest to place now goes first: a development that lies in the tableau already, a military world beyond one's
Military, then whatever costs most cards after discounts; of equals, the one that lies farther to the left. What is kept
is what that leaves.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.race.designs import design_of
from rules.race.phases.paying import ways
from rules.race.state import Player, State

NEVER = 100  # more cards than any card costs


def hardest(state: State, player: Player, cards: Sequence[str], count: int) -> tuple[str, ...]:
    """So many of these cards, as they lie: those that are hardest to place."""
    if not count:
        return ()
    gone = sorted(cards, key=lambda card: -_difficulty(state, player, card))[:count]
    return tuple([card for card in cards if card in gone])


def easiest(state: State, player: Player, cards: Sequence[str], count: int) -> tuple[str, ...]:
    """So many of these cards, as they lie: those that are easiest to place."""
    kept = sorted(cards, key=lambda card: _difficulty(state, player, card))[:count]
    return tuple([card for card in cards if card in kept])


def _difficulty(state: State, player: Player, card: str) -> int:
    """Cards that placing it costs, or more than any where it cannot be placed; 0 of a card that nobody sees yet."""
    printed, lying = state.cards[card], state.tableau(player)
    if printed.kind == "world":
        return min([way.price for way in ways(lying, printed)], default=NEVER)
    if any(design_of(other) == printed.id for other in player.tableau):
        return NEVER
    return max(0, printed.price - lying.totals.get(("develop", "discount"), 0))
