"""What a player has to spend, and sees change, in the order in which people count it."""

from __future__ import annotations

from rules.gaia.state import Player

GOODS = ("credits", "ore", "knowledge", "qic")


def purse(player: Player) -> dict[str, int]:
    """Goods, the power cycle, gaiaformers, points. The brainstone counts by its bowl, 0 outside them."""
    power = player.power
    held = {kind: getattr(player, kind) for kind in GOODS}
    held |= {"one": power.one, "two": power.two, "three": power.three}
    if player.faction == "taklons":
        held["stone-bowl"] = int(power.stone) if power.stone.isdigit() else 0
    return held | {"gaia-area": power.gaia, "gaiaformers": player.gaiaformers, "vp": player.vp}
