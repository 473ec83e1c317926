"""Cards on their way: drawn, discarded, put on worlds as goods; points taken from the pool."""

from __future__ import annotations

from bisect import insort
from random import Random

from rules.core.flow import Execution
from rules.race.state import Good, Player, State


def draw_one(state: State, rng: Random) -> str:
    """Take a card out of the deck, at random, in place; RuntimeError for an empty one.

    Afterwards call `refill`: an emptied deck is made anew of the discards at once (rules, "cards").
    """
    if not state.deck:
        raise RuntimeError("no card is left, neither in the deck nor among the discards")
    card = rng.choice(state.deck)
    state.deck.remove(card)
    return card


def refill(state: State) -> None:
    """Shuffle the discards into an empty deck: as a bag, for each draw decides its order."""
    if not state.deck:
        state.deck = sorted(state.discard)
        state.discard = []


def draw(execution: Execution[State], player: Player, number: int) -> list[str]:
    """Draw cards into the hand, in place; returns them, fewer where none are left anywhere.

    Everybody is told how many, the player which. The deck is refilled the moment its last card is in hand.
    """
    drawn = []
    for _ in range(number):
        if not execution.state.deck:
            break  # every card is in somebody's hand, tableau or among the goods
        drawn.append(draw_one(execution.state, execution.rng))
        refill(execution.state)
    player.hand += drawn
    if drawn:
        execution.tell("drew", seat=player.seat, count=len(drawn))
        execution.tell("drew-cards", player.seat, cards=" ".join(drawn))
    return drawn


def throw(state: State, *cards: str) -> None:
    """Put cards on the discard pile, face down, in place; the deck is made of it anew where it is used up."""
    for card in cards:
        insort(state.discard, card)
    refill(state)


def discard(execution: Execution[State], player: Player, cards: list[str]) -> None:
    """Discard cards from the hand, in place; raises ValueError for one that is not there. Nothing is told."""
    for card in cards:
        player.hand.remove(card)
    throw(execution.state, *cards)


def put_good(execution: Execution[State], player: Player, world: str) -> bool:
    """Put the top card of the deck on a world as a good, and tell of it as `good`; False when there is no card.

    Whether the world bears goods, and has none yet, is for the caller to know.
    """
    if not execution.state.deck:
        return False
    card = draw_one(execution.state, execution.rng)
    refill(execution.state)
    player.goods.append(Good(world, card))
    execution.tell("good", seat=player.seat, world=world)
    return True


def take_good(state: State, player: Player, world: str) -> None:
    """Discard the good of a world, in place; StopIteration where there is none."""
    place = next(place for place, good in enumerate(player.goods) if good.world == world)
    throw(state, player.goods.pop(place).card)


def chips(state: State, player: Player, points: int) -> None:
    """Take points from the pool, which may be overdrawn in the last round."""
    player.chips += points
    state.pool -= points


def kind_of(state: State, world: str) -> str:
    """The kind of good a world bears.

    `novelty`, `rare`, `genes` or `alien`; "" for a world that bears none.
    """
    return state.card(world).good
