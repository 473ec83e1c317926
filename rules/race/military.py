"""Military: what conquers worlds. It never lowers a price."""

from __future__ import annotations

from rules.race.cards import Card
from rules.race.state import Player, State


def general(state: State, player: Player) -> int:
    """Military against every world, without what only counts against some."""
    return sum(
        power.n
        for card in player.tableau
        for power in state.card(card).of("settle", "military")
        if not (power.good or power.tag)
    )


def strength(state: State, player: Player, world: Card) -> int:
    """Military of this phase against a world."""
    return sum(
        power.n
        for _, power in state.powers(player, "settle", "military")
        if power.good in ("", world.good) and (not power.tag or power.tag in world.tags)
    )
