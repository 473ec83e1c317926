"""Colours of gates, planets, dice and kinds of technologies. Whose something is, is told by the colours of seats."""

from __future__ import annotations

from images.drawing.theme import INK, MUTED, PAPER, mix, themed, tinted

GATES = {"green": "#4fcd8a", "purple": "#a684f2", "orange": "#ef8b2c"}
LANES = {
    "green": themed("#3f9a6c", "#4d9c72"),
    "purple": themed("#7d63c4", "#8a74cc"),
    "orange": themed("#bd7a3a", "#c78a4e"),
    "white": themed("#aab4d6", "#7f8ab0"),
}
BLUE = "#3d8bf2"
DEAD = "#9a8a7b"
UNEXPLORED = themed("#0d1228", "#e4e8f5")
UNEXPLORED_EDGE = themed("#414a7c", "#a3aed2")
NIGHT = themed("#050817", "#24306e")  # about what shines
ORBIT = themed("#93a6f0", "#c3d0ff")
ORBIT_BEHIND = themed("#4a5aa6", "#7f8fd8")  # beyond the sun
PULSAR = "#7fd9ff"
PULSAR_HALO = "#3d86ff"
ISOLATED = "#ff9ad5"
ISOLATED_HALO = "#d8459f"
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


def gate_ink(colour: str) -> str:
    """The colour of letters on a gate of a colour, or on an entry gate, which has none."""
    if not colour:
        return MUTED
    own = GATES[colour]
    return tinted(PAPER, themed(own, mix(own, INK, 0.35)), 0.55)
