"""A position as the peer writes it: checkpoints and final scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.race.cards.military import general
from rules.race.cards.scoring import tie_break
from rules.race.designs import design_of
from rules.race.state import Player, State
from tools.peer.race.setup import NUMBERS

FULL_TABLEAU = 12


def numbers(cards: Iterable[str]) -> list[int]:
    """Cards by the peer's numbers."""
    return list(map(NUMBERS.__getitem__, cards))


def checkpoint(state: State, scores: list[int]) -> dict[str, Any]:
    """Everything on the table at the end of a round; seats stand in `seats` of their own."""
    return {
        "r": state.round,
        "pool": state.pool,
        "deck": len(state.deck),
        "disc": sorted(numbers(state.discard)),
        "p": [seat(state, player, score) for player, score in zip(state.players, scores, strict=True)],
    }


def seat(state: State, player: Player, score: int) -> dict[str, Any]:
    """Everything before a player, with general Military and the points as they stand."""
    return {
        "hand": sorted(numbers(player.hand)),
        "tab": numbers(player.tableau),
        "goods": sorted([NUMBERS[good.world], NUMBERS[good.card]] for good in player.goods),
        "vp": player.chips,
        "mil": general(state, player),
        "score": score,
    }


def final(state: State, player: Player, *, won: bool) -> dict[str, Any]:
    """A seat's final score by what it came from."""
    result = dict(state.results[player.seat])
    chips, printed = result.pop("chips"), result.pop("cards")
    return {
        "score": printed + chips + sum(result.values()),
        "chips": chips,
        "printed": printed,
        "six": sum(result.values()),
        "six_detail": sorted([NUMBERS[card], result[design_of(card)]] for card in player.tableau if card in result),
        "tiebreak": tie_break(player),
        "winner": int(won),
    }


def ending(state: State) -> str:
    """Why the game is over."""
    full = any(len(player.tableau) >= FULL_TABLEAU for player in state.players)
    if state.pool <= 0:
        return "both" if full else "vp_pool"
    return "tableau12" if full else "none"
