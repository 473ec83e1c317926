"""Named colours. Owner colours differ in lightness as well as in hue, so that they stay apart for colour-blind eyes."""

from __future__ import annotations

from PIL import ImageColor

SPACE = "#070b1c"
NEBULA = "#1a1f4a"
PANEL = "#141b38"
PANEL_LIGHT = "#212b54"
EDGE = "#2b3765"
SECTOR_EDGE = "#7385c4"
INK = "#0b1020"
PAPER = "#f4f6ff"
MUTED = "#a9b6dd"
ACCENT = "#ffd84d"
MARK = "#37f0e2"
GOOD = "#5fe08a"

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


def rgb(colour: str) -> tuple[int, int, int]:
    """A colour as red, green, blue from 0 to 255."""
    return ImageColor.getrgb(colour)[:3]


def lightness(colour: str) -> float:
    """How bright a colour looks, from 0 to 1."""
    red, green, blue = rgb(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def ink_on(colour: str) -> str:
    """The text colour that reads best on a colour."""
    return INK if lightness(colour) > 0.5 else PAPER


def mix(colour: str, other: str, share: float) -> str:
    """A colour moved towards another by a share from 0 to 1."""
    pairs = zip(rgb(colour), rgb(other), strict=True)
    return "#{:02x}{:02x}{:02x}".format(*(round(a + (b - a) * share) for a, b in pairs))
