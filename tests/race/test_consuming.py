"""IV: Consume."""

from __future__ import annotations

import pytest

from tests.race.kit import PLAIN, Table, facts

STARTS = {"old-earth", "epsilon-eridani", "earths-lost-colony", "gateway-station", "galactic-trade-emissaries"}


def ready(*tableau: str, goods: str = "", action: str = "trade", second: str = "double", **options: str) -> Table:
    """Seat 0 has these cards and goods of these kinds on plain worlds, sold nothing, and is asked what to consume."""
    own = [card for card in tableau if card in STARTS]
    table = Table(*(own or ["new-sparta"]), "alpha-centauri", **options)
    table.lay(0, *(card for card in tableau if card not in own))
    table.p2.goods = []
    table.state.deck = sorted(set(table.state.deck) | missing(table))
    table.choose(action, second)
    for player in table.state.players:
        player.actions = ["double"] if player.seat == 0 and action == "double" else []
    kinds = {kind: iter(worlds) for kind, worlds in PLAIN.items()}
    table.load(0, *(next(kinds[kind]) for kind in goods.split()))
    return table
