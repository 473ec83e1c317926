"""What a player has seen of the hands of others, by a power or a note: known until those cards leave the hand.

A word is `p2:plague.1`. A card that all see go is struck out; where one goes that not all see, the rest is forgotten by
whoever does not see which it was.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.hidden import MASK
from rules.ti4.state import Player, State, seat_in


def seen_of(player: Player, holder: int) -> list[str]:
    """The action cards that a player knows to be in the hand of `holder`; none in the view of anybody else.

    Ids of copies, as in hands. Cards that have left the hand are not among them.
    """
    return [copy for who, copy in _words(player) if who == holder]


def _words(player: Player) -> list[tuple[int, str]]:
    words = [word.partition(":") for word in player.seen.split() if word != MASK]
    return [(seat_in(who), copy) for who, _, copy in words]


def remember(player: Player, holder: int, copies: Iterable[str]) -> None:
    """A player has seen these cards in the hand of another."""
    new = (f"p{holder + 1}:{copy}" for copy in copies)
    player.seen = " ".join(sorted({*player.seen.split(), *new}))


def forget(player: Player, holder: int) -> None:
    """A player knows the hand of another no more."""
    player.seen = " ".join(word for word in player.seen.split() if seat_in(word.partition(":")[0]) != holder)


def left_hand(state: State, holder: int, copy: str) -> None:
    """All have seen this card leave a hand; nothing that was offered with it can be done."""
    state.offers = [each for each in state.offers if each.seat != holder or copy not in each.cards_given.split()]
    for player in state.players:
        player.seen = " ".join(word for word in player.seen.split() if word != f"p{holder + 1}:{copy}")


def pass_unseen(state: State, giver: Player, taker: Player, copy: str) -> None:
    """A card goes from hand to hand, and only the two see which: both know then where it is.

    Whatever else was offered of that hand is so no more, since that would tell which card it was not.
    """
    giver.hand.remove(copy)
    taker.hand = sorted([*taker.hand, copy])
    for player in state.players:
        if player.seat not in (giver.seat, taker.seat):
            forget(player, giver.seat)
    left_hand(state, giver.seat, copy)
    state.offers = [each for each in state.offers if each.seat != giver.seat or not each.cards_given]
    remember(giver, taker.seat, [copy])
