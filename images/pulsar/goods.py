"""What a player can spend, in signs: points, cubes, tokens and rings, then dice and what waits to be placed."""

from __future__ import annotations

from images.drawing.scene import Scene, panel
from images.drawing.theme import PANEL
from images.layout.inline import TextStyle, inline, inline_width
from images.layout.parts import MARGIN, WIDTH, cells
from rules.pulsar.state import Player, State

SIDE = 12


def dice_signs(position: State, seat: int) -> list[str]:
    """The dice a player may still spend, bonus dice last."""
    player = position.players[seat]
    return [*(f"@die{die}" for die in sorted(player.dice)), *(f"@red{die}" for die in sorted(player.red))]


def goods(drawn: Scene, position: State, player: Player, top: float) -> float:
    """Points, cubes, tokens, rings, then dice and gyrodynes that wait; returns where they end, in px."""
    amounts = {"vp": player.vp, "cube": player.cubes, "one": player.one, "two": player.two, "ring": player.rings}
    for (icon, amount), box in zip(amounts.items(), cells(SIDE, WIDTH - SIDE, top, 60, 5, 5), strict=True):
        drawn.add(panel(box, PANEL))
        inline(drawn, box[0] + 20, top + 30, [f"@{icon}", str(amount)], TextStyle(34, weight="Bold"), icon)
    waiting = [f"@{size}" for size in player.gyrodynes]
    groups = {
        "dice": dice_signs(position, player.seat),
        "gyrodynes": waiting,
        "awards": [part for vp in player.awards for part in ("@award", str(vp))],
    }
    shown = [parts for parts in groups.values() if parts]
    if not shown:
        return top + 60
    box = (SIDE, top + 68, WIDTH - SIDE, top + 128)
    drawn.add(panel(box, PANEL))
    x = float(MARGIN + 8)
    for parts in shown:
        inline(drawn, x, top + 98, parts, tag="waiting")
        x += inline_width(parts) + 48
    return top + 128
