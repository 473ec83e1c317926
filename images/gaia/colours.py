"""Colours of factions, planets and boards. Those of factions differ in lightness too, for colour-blind eyes."""

from __future__ import annotations

from images.drawing.theme import themed

OWNERS = {
    "blue": "#3b82f6",
    "red": "#ee3b45",
    "orange": "#f58a1f",
    "yellow": "#ffe14a",
    "brown": "#6a3d1f",
    "grey": "#98a3b3",
    "white": "#ffffff",
}
NEUTRAL = "#5b678f"

TERRAIN = {
    "terra": "#2f6fd0",
    "oxide": "#b8323a",
    "volcanic": "#e0701c",
    "desert": "#e3c23e",
    "swamp": "#80522f",
    "titanium": "#8b95a4",
    "ice": "#dfeaf5",
    "gaia": "#2fa85a",
    "transdim": "#7a3fbf",
    "lost": "#2a2a38",
}

TECH = themed("#2a2142", "#efe9ff")
POWER = themed("#3a2768", "#e4d8ff")
QIC = themed("#17452c", "#d3f2de")
