"""Points: cards, chips, and what the 6-cost developments say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from rules.race.cards import CARDS, Card, Score, design_of
from rules.race.military import general, general_of
from rules.race.state import Player, State

SIX = 6


def _with_power(kind: str, phase: str) -> Callable[[Card, Score], bool]:
    return lambda card, score: card.kind == kind and bool(card.of(phase))


MATCHES: dict[str, Callable[[Card, Score], bool]] = {
    "production-world": lambda card, score: card.good == score.good and not card.windfall,
    "windfall-world": lambda card, score: card.good == score.good and card.windfall,
    "military-world": lambda card, score: card.defense is not None,
    "rebel-military-world": lambda card, score: card.defense is not None and "rebel" in card.tags,
    "world": lambda card, score: card.world,
    "development": lambda card, score: not card.world,
    "development-cost-6": lambda card, score: not card.world and card.price == SIX,
    "tag-alien-card": lambda card, score: "alien" in card.tags,
    "card-named": lambda card, score: card.id == score.card,
    "development-with-explore-power": _with_power("development", "explore"),
    "world-with-explore-power": _with_power("world", "explore"),
    "development-with-consume-power": _with_power("development", "consume"),
    "world-with-consume-power": _with_power("world", "consume"),
    "development-with-trade-power": _with_power("development", "trade"),
    "world-with-trade-power": _with_power("world", "trade"),
}
COUNTS: dict[str, Callable[[State, Player, Sequence[str]], int]] = {
    "general-military-strength": lambda state, player, tableau: general_of(state, tableau),
    "3-vp-chips": lambda state, player, tableau: player.chips // 3,
    "good-on-own-worlds-at-game-end": lambda state, player, tableau: len(player.goods),
}


def six_points(state: State, player: Player, card: str) -> int:
    """What a 6-cost development of the tableau is worth."""
    return _six_points(state, player, player.tableau, card)


def worth(state: State, player: Player, card: str) -> int:
    """What a 6-cost development is worth now: it lies in the tableau, or would be placed in it."""
    tableau = player.tableau if card in player.tableau else [*player.tableau, card]
    return _six_points(state, player, tableau, card)


def _six_points(state: State, player: Player, tableau: list[str], card: str) -> int:
    """Each card by the first line it fits, counted things besides."""
    edition = state.options["edition"]
    lines = state.card(card).score
    counted = sum(line.points * COUNTS[line.per](state, player, tableau) for line in lines if line.per)
    return counted + sum(_line_points(edition, own, card) for own in tableau)


@lru_cache(4096)
def _line_points(edition: str, own: str, card: str) -> int:
    """What a 6-cost development counts for one card."""
    printed, lines = CARDS[edition][own], CARDS[edition][card].score
    return next((line.points for line in lines if line.match and MATCHES[line.match](printed, line)), 0)


def breakdown(state: State, player: Player) -> dict[str, int]:
    """Points as they stand: printed on cards, chips, and each 6-cost development."""
    parts = {"cards": sum(state.card(card).vp for card in player.tableau), "chips": player.chips}
    for card in player.tableau:
        if state.card(card).score:
            parts[design_of(card)] = six_points(state, player, card)
    return parts


def points(state: State, player: Player) -> int:
    """All points as they stand."""
    return sum(breakdown(state, player).values())


def purse(state: State, player: Player) -> dict[str, int]:
    """What a player counts."""
    return {
        "hand": len(player.hand),
        "goods": len(player.goods),
        "chips": player.chips,
        "military": general(state, player),
        "tableau": len(player.tableau),
        "points": points(state, player),
    }


def tie_break(player: Player) -> int:
    """Cards in hand and goods on worlds."""
    return len(player.hand) + len(player.goods)


def finish(state: State) -> None:
    """Write down what came from where."""
    state.results = [breakdown(state, player) | {"tie": tie_break(player)} for player in state.players]


def winners(state: State) -> list[int]:
    """Most points, then most cards and goods, then together."""
    ranks = [(points(state, player), tie_break(player)) for player in state.players]
    return [player.seat for player, rank in zip(state.players, ranks, strict=True) if rank == max(ranks)]
