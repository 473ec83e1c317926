"""Colours of gates, planets, dice and kinds of technologies. Whose something is, is told by the colours of seats."""

from __future__ import annotations

from images.drawing.theme import themed

GATES = {"green": "#4fcd8a", "purple": "#a684f2", "orange": "#ef8b2c"}
LANES = {
    "green": themed("#3f9a6c", "#4d9c72"),
    "purple": themed("#7d63c4", "#8a74cc"),
    "orange": themed("#bd7a3a", "#c78a4e"),
    "white": themed("#aab4d6", "#7f8ab0"),
}
ENTRY = "#dfe6fb"
BLUE = "#3d8bf2"
DEAD = "#9a8a7b"
UNEXPLORED = themed("#171b36", "#dfe4f4")
UNEXPLORED_EDGE = themed("#3a4270", "#b6c0e0")
SYSTEM = themed("#1b2450", "#e6ecff")
SYSTEM_EDGE = themed("#5f73c6", "#8d9bd2")
PULSAR = "#7fd9ff"
ISOLATED = "#ff9ad5"
SILVER = "#d9dee9"
RED = "#d5353c"
CUBE = "#35c0c9"
POINTS = "#ffd24a"
ONE = "#58b7f2"
TWO = "#f2b632"
KINDS = {
    "immediate": themed("#3a3418", "#fbf1cd"),
    "ongoing": themed("#1b2d55", "#dfe9ff"),
    "production": themed("#173f2b", "#d5f3df"),
    "final": themed("#38225a", "#ecdfff"),
}
KIND_EDGES = {"immediate": "#d9b53c", "ongoing": "#5f8ff0", "production": "#3fb874", "final": "#a678ea"}
PARTS = {  # of the final points
    "game": "#7f8db8",
    "patents": "#a678ea",
    "goals": "#f2b632",
    "pulsars": "#5cc8f5",
    "gyrodynes": "#3fb874",
    "cubes": "#2f9aa3",
    "initiative": "#ef7c5a",
    "stations": "#3d8bf2",
}
