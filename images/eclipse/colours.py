"""Colours of species, resources, sectors, ship parts and categories of technologies."""

from __future__ import annotations

from images.drawing.theme import themed

OWNERS = {  # of the boards
    "red": "#ea4f4a",
    "blue": "#4f92f7",
    "green": "#35b46a",
    "yellow": "#f6cf3f",
    "white": "#ffffff",
    "black": "#b8ac94",
}
RESOURCES = {"money": "#f5a53a", "science": "#f08ac0", "materials": "#c58a5c", "gray": "#c9d2e6"}
RINGS = {
    "centre": themed("#3a2a5e", "#e6dcfb"),
    "inner": themed("#1d2a5c", "#dbe6ff"),
    "middle": themed("#182350", "#e4ecff"),
    "outer": themed("#141d43", "#edf1fe"),
    "home": themed("#1f3050", "#dcecf6"),
}
UNEXPLORED = themed("#0a1024", "#f4f6fd")
UNEXPLORED_EDGE = themed("#4a5a97", "#9aa8d4")
UNEXPLORED_QUIET = themed("#2f3b6b", "#b9c4e6")
SECTOR_EDGE = themed("#5165ad", "#93a2d4")
DEEP = themed("#03050f", "#b7c3ef")  # what the rims of tiles that nobody owns fade into
LIT = themed("#8fa6ff", "#ffffff")  # what shines from the middle of tiles
CORE = themed("#ffd9a0", "#ffb347")  # the light of the galactic centre
FLAME = "#ffe9a8"  # engines and cores of ships
WORMHOLE = "#b9c8ff"
JOINED = "#62e6ff"
ANCIENT = "#9adf6b"
DEFENCE = "#ff7a66"
DISCOVERY = "#8f7bff"
POINTS = "#ffd24a"
ENERGY = "#ffe14d"
YELLOW = "#ffd84d"  # dice by the damage they do
ORANGE = "#ff9a3d"
RED = "#f0483e"
MISSILE = "#ff6fb1"
DAMAGE = "#ff5d6a"
CATEGORIES = {
    "military": themed("#3a1f36", "#fbe3ee"),
    "grid": themed("#16343a", "#d9f2ef"),
    "nano": themed("#33301a", "#f8f0d0"),
}
CATEGORY_EDGES = {"military": "#e0608f", "grid": "#3fb8a8", "nano": "#d4a63c"}
PARTS = {  # ship parts by kind
    "cannon": themed("#4a2a20", "#ffe3d2"),
    "missile": themed("#4a1d3a", "#ffdcec"),
    "hull": themed("#2c3550", "#e0e6f6"),
    "drive": themed("#1c3b54", "#d8edfb"),
    "computer": themed("#1f4030", "#d8f2e0"),
    "source": themed("#45401a", "#faf3c8"),
    "shield": themed("#33265a", "#e8defc"),
}
EMPTY_SLOT = themed("#0e1430", "#f2f4fb")
POINT_PARTS = {  # of the final points
    "reputation": "#ea6a5a",
    "ambassadors": "#4f92f7",
    "sectors": "#35b46a",
    "discoveries": "#8f7bff",
    "monoliths": "#c9d2e6",
    "technologies": "#3fb8a8",
    "species": "#f2b632",
    "traitor": "#8a8f9e",
}
