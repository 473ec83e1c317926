"""Action cards dealt anew that a seat cannot see, with what others have said about them (`Game.rearrange`)."""

from __future__ import annotations

from random import Random

from rules.ti4.cards.instructions import instructions_for, windows_of
from rules.ti4.cards.moments import IN_BATTLE, innermost_window, window_options
from rules.ti4.components.action_cards import name_of
from rules.ti4.state import Player, State


def deal_anew(state: State, seat: int, rng: Random) -> None:
    """Other hands and the deck are shuffled together; what their owners have said is about their new cards."""
    others = [player for player in state.players if player.seat != seat]
    cards = [*state.action_deck, *(copy for player in others for copy in player.hand)]
    rng.shuffle(cards)
    for player in others:
        player.hand = sorted(cards.pop() for _ in player.hand)
        player.filed = " ".join(_some(_said(player), rng))
        player.plan = " ".join(_some([word for word in _said(player) if _in_battle(word)], rng)) if player.plan else ""
        player.line = _line(state, player, rng) if player.line else ""
    state.action_deck = sorted(cards)


def _said(player: Player) -> list[str]:
    """All that a player could have said about the cards in hand."""
    return [*instructions_for(dict.fromkeys(map(name_of, player.hand)))]


def _in_battle(instruction: str) -> bool:
    return any(window in IN_BATTLE for window in windows_of(instruction))


def _some(words: list[str], rng: Random) -> list[str]:
    return [word for word in words if rng.random() < 0.5]


def _line(state: State, player: Player, rng: Random) -> str:
    """A card that the player could want to play in the moment that is open, or none."""
    window = innermost_window(state)
    words = [option.word for option in window_options(state, window, player.seat)] if window else []
    return rng.choice(["", *words])
