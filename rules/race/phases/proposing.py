"""What is proposed for cards that are given away or kept: a plain rule, no judgement of the game.

What is hardest to place now goes first: a development that lies in the tableau already, a military world beyond one's
Military, the more it is beyond it, then whatever costs most cards after discounts; of equals, the one that lies farther
to the left. What is kept is what that leaves.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.race.cards.military import strength
from rules.race.designs import Card
from rules.race.phases.paying import cheapest
from rules.race.state import Player, State
from rules.race.tableau import Tableau

UNREACHED = 100  # more cards than any card costs
NEVER = 2 * UNREACHED  # and more than any world is harder than that for the Military that it takes


def hardest(state: State, player: Player, cards: Sequence[str], count: int) -> tuple[str, ...]:
    """So many of these cards, as they lie: those that are hardest to place."""
    if not count or count >= len(cards):
        return tuple(cards[:count])
    cost = _difficulties(state, player, cards)
    gone = sorted(cards, key=cost.__getitem__, reverse=True)[:count]
    return tuple([card for card in cards if card in gone])


def easiest(state: State, player: Player, cards: Sequence[str], count: int) -> tuple[str, ...]:
    """So many of these cards, as they lie: those that are easiest to place."""
    if not count or count >= len(cards):
        return tuple(cards[:count])
    cost = _difficulties(state, player, cards)
    kept = sorted(cards, key=cost.__getitem__)[:count]
    return tuple([card for card in cards if card in kept])


def _difficulties(state: State, player: Player, cards: Sequence[str]) -> dict[str, int]:
    printed, lying = state.cards, state.tableau(player)
    return {card: _difficulty(lying, printed[card]) for card in cards}


def _difficulty(lying: Tableau, card: Card) -> int:
    """Cards that placing it costs, or more than any where it cannot be placed; 0 of a card that nobody sees yet."""
    if not card.world:
        if card.id in lying.designs:
            return NEVER
        price = card.price - lying.totals.get(("develop", "discount"), 0)
        return price if price > 0 else 0
    if card.defense is None:
        return cheapest(lying, card, otherwise=UNREACHED)
    lacking = card.defense - strength(lying, card)
    if lacking <= 0:
        return 0
    return cheapest(lying, card, otherwise=UNREACHED + lacking)
