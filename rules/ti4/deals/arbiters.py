"""Action cards in transactions, by Arbiters of Hacan: any number, either way, and only the two know which (34, 94)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.flow import Execution
from rules.core.hidden import MASK
from rules.ti4.cards.card import ACTION_CARD
from rules.ti4.cards.deck import check_hands
from rules.ti4.cards.frames import DiscardCards, TakeFromHand, Window
from rules.ti4.cards.seen import pass_unseen, seen_of
from rules.ti4.components.action_cards import name_of
from rules.ti4.state import Offer, State

ARBITERS = "arbiters"
CARDS = "cards"  # what an offer is said to hold where there are any


def may_hold_cards(state: State, seat: int, other: int) -> bool:
    """Whether a transaction of these two can hold action cards now.

    Not while cards are played, discarded or looked at: what somebody is about to play or has to discard stays.
    """
    if any(isinstance(frame, DiscardCards | TakeFromHand | Window) for frame in state.frames()):
        return False
    return any(state.players[each].able(ARBITERS) for each in (seat, other))


def free_cards(state: State, seat: int) -> list[str]:
    """The action cards of a player that are not offered to anybody: those are set aside."""
    offered = [copy for offer in state.offers if offer.seat == seat for copy in offer.cards_given.split()]
    return [copy for copy in state.players[seat].hand if copy not in (MASK, *offered)]


def cards_to_want(state: State, seat: int, other: int, proposed: Iterable[str]) -> list[str]:
    """The cards of another that a player knows of: those once seen, and those that the other has just offered."""
    return sorted({*seen_of(state.players[seat], other), *proposed})


def cards_of(offer: Offer) -> Iterator[tuple[list[str], int, int]]:
    """The cards of each side of an offer, with who gives and who gets them."""
    if offer.cards_given:
        yield offer.cards_given.split(), offer.seat, offer.to
    if offer.cards_wanted:
        yield offer.cards_wanted.split(), offer.to, offer.seat


def can_hand_over(state: State, offer: Offer) -> bool:
    """Whether the cards that are wanted are in the hand that gives them, if there are any.

    Those that are given are where they were: an offer ends with the first of them that leaves the hand.
    """
    if not (offer.cards_given or offer.cards_wanted):
        return True
    there = {*offer.cards_wanted.split()} <= {*free_cards(state, offer.to)}
    return there and may_hold_cards(state, *offer.parties)


def tell_offered(execution: Execution[State], offer: Offer) -> None:
    """Only the two know which cards they are."""
    for cards, giver, receiver in cards_of(offer):
        names = " ".join(map(name_of, cards))
        facts: dict[str, str | int] = {"giver": giver, "receiver": receiver, ACTION_CARD: names}
        execution.tell("offered-cards", offer.seat, offer.to, **facts)


def hand_over_cards(execution: Execution[State], offer: Offer) -> None:
    """Into the other hands, unseen; whoever holds too many then discards at once, before anything else."""
    state = execution.state
    for cards, giver, receiver in cards_of(offer):
        for copy in cards:
            pass_unseen(state, state.players[giver], state.players[receiver], copy)
        names = " ".join(map(name_of, cards))
        execution.learned = True
        execution.tell("gave-cards", seat=giver, target=receiver, count=len(cards))
        facts: dict[str, str | int] = {"giver": giver, "receiver": receiver, ACTION_CARD: names}
        execution.tell("gave-which-cards", giver, receiver, **facts)
    if offer.cards_given or offer.cards_wanted:
        execution.stack = state.course
        check_hands(execution, offer.parties)
