"""What a player has to spend, as it is counted."""

from __future__ import annotations

from rules.gaia.game import GAME
from rules.gaia.state import Power
from tests.gaia.kit import Table


def test_a_purse_counts_goods_power_and_points_in_this_order() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.credits, player.ore, player.knowledge, player.qic, player.vp = 1, 2, 3, 4, 5
    player.power, player.gaiaformers = Power(6, 7, 8, 9), 1
    assert list(GAME.purse(table.state, 0).items()) == [
        ("credits", 1),
        ("ore", 2),
        ("knowledge", 3),
        ("qic", 4),
        ("one", 6),
        ("two", 7),
        ("three", 8),
        ("gaia-area", 9),
        ("gaiaformers", 1),
        ("vp", 5),
    ]


def test_the_brainstone_counts_by_its_bowl() -> None:
    table = Table("taklons", "xenos")
    bowls = []
    for place in ("1", "2", "3", "gaia", "gone"):
        table["taklons"].power.stone = place
        bowls.append(GAME.purse(table.state, 0)["stone-bowl"])
    assert bowls == [1, 2, 3, 0, 0]
    assert "stone-bowl" not in GAME.purse(table.state, 1)
