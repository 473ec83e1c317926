"""Which painter draws which kind of thing."""

from __future__ import annotations

from images.drawing.paint import SHARED, Painter
from images.layout.badges import draw_badge
from images.map.painters import MAP_PAINTERS
from images.ti4.art.boards import draw_card, draw_cross, draw_die, draw_pip, draw_points
from images.ti4.art.factions import draw_faction
from images.ti4.art.icons import draw_icon
from images.ti4.art.planets import draw_planet
from images.ti4.art.systems import (
    draw_anomaly,
    draw_custodians,
    draw_gap,
    draw_hex_mark,
    draw_system,
    draw_token,
    draw_wormhole,
)
from images.ti4.art.units import draw_unit

PAINTERS: dict[str, Painter] = {
    **SHARED,
    **MAP_PAINTERS,
    "gap": draw_gap,
    "hex": draw_system,
    "mark": draw_hex_mark,
    "anomaly": draw_anomaly,
    "badge": draw_badge,
    "card": draw_card,
    "cross": draw_cross,
    "custodians": draw_custodians,
    "die": draw_die,
    "faction": draw_faction,
    "icon": draw_icon,
    "pip": draw_pip,
    "planet": draw_planet,
    "points": draw_points,
    "token": draw_token,
    "unit": draw_unit,
    "wormhole": draw_wormhole,
}
