"""Military: what conquers worlds. It never lowers a price."""

from __future__ import annotations

from collections.abc import Sequence

from rules.race.cards import Card
from rules.race.state import Player, State, powers


def general(state: State, player: Player) -> int:
    """Military against every world, without what only counts against some."""
    return general_of(state, player.tableau)


def general_of(state: State, cards: Sequence[str]) -> int:
    """Military of these cards against every world."""
    found = powers(state.options["edition"], tuple(cards)).get(("settle", "military"), ())
    return sum(power.n for _, power in found if not (power.good or power.tag))


def strength(state: State, player: Player, world: Card) -> int:
    """Military of this phase against a world."""
    return sum(
        power.n
        for _, power in state.powers(player, "settle", "military")
        if power.good in ("", world.good) and (not power.tag or power.tag in world.tags)
    )
