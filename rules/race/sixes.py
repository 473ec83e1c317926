"""What the lines of 6-cost developments match."""

from __future__ import annotations

from collections.abc import Callable

from rules.race.designs import Card, Score

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


def matched(card: Card, six: Card) -> int:
    """Points that a 6-cost development counts for a card: those of the first line it fits."""
    return next((line.points for line in six.score if line.match and MATCHES[line.match](card, line)), 0)
