"""Named colours and themes, for every game.

A scene is written in the colours of the dark theme. Another theme says what stands for each of them, which is looked up
while painting; colours without a place in it (owners, terrain, goods, art) are the same everywhere, unless a game gives
two of them (`themed`). What stands on the sky or on panels takes a colour of the theme (`PAPER`, `MUTED`, `ACCENT`,
`GOOD`); what stands on a coloured token takes `ink_on` its colour, and outlined letters `WHITE` on `INK`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from PIL import ImageColor

WHITE = "#ffffff"
INK = "#0b1020"

SPACE = "#070b1c"
NEBULA = "#12194a"
CLOUD = "#31205e"
DUST = "#123a52"
GLOW = "#10153a"
STAR = "#cdd8ff"
STAR_WARM = "#ffdcae"
HEX = "#0e1531c8"
HEX_OTHER = "#121a3bc8"  # the sky glimmers through hexes
PANEL = "#141b38"
PANEL_LIGHT = "#212b54"
SLOT = "#1a2040"
SLOT_FULL = "#1d5a38"
EDGE = "#2b3765"
SECTOR_EDGE = "#7385c4"
PAPER = "#f4f6ff"
MUTED = "#a9b6dd"
ACCENT = "#ffd84d"
MARK = "#37f0e2"
GOOD = "#5fe08a"
BAD = "#ff8a7a"

AREAS = (
    "#ffdb4d",
    "#2ee6d6",
    "#ff9ad5",
)  # areas to choose from; the same in all themes


def rgb(colour: str) -> tuple[int, int, int]:
    """A colour as red, green, blue from 0 to 255: `rgb("#ff8000")` is `(255, 128, 0)`.

    ValueError for one that was `tinted` or `themed`, which no single colour stands for.
    """
    return ImageColor.getrgb(colour)[:3]


def luminance(red: float, green: float, blue: float) -> float:
    """The light a colour of 0 to 255 gives, from 0 to 1, as the contrast of texts is reckoned (WCAG 2, 1.4.3)."""
    r, g, b = map(_linear, (red, green, blue))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def _linear(channel: float) -> float:
    """The light of one colour of 0 to 255, from 0 to 1 (sRGB)."""
    share = channel / 255
    if share <= 0.04045:
        return share / 12.92
    return float(((share + 0.055) / 1.055) ** 2.4)


def contrast(colour: str, other: str) -> float:
    """How far two colours stand apart, from 1 to 21: `round(contrast("#000000", "#ffffff"))` is `21`.

    Texts need 4.5 (WCAG 2). Raises what `rgb` raises.
    """
    low, high = sorted((luminance(*rgb(colour)), luminance(*rgb(other))))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=256)
def ink_on(colour: str) -> str:
    """The text colour that reads best on a colour, in every theme.

    It is `WHITE` or `INK`. The colour has to be one that looks the same everywhere (`#rrggbb`), such as that of a
    token; ValueError for one that was `tinted` or `themed`.
    """
    return max(WHITE, INK, key=lambda ink: contrast(ink, colour))


def mix(colour: str, other: str, share: float) -> str:
    """A colour moved towards another by a share from 0 to 1.

    Both are written `#rrggbb`, as the result is: `mix("#000000", "#ffffff", 0.5)` is `#808080`. How far they are seen
    through gets lost. Colours that differ by theme are `tinted` instead.
    """
    pairs = zip(rgb(colour), rgb(other), strict=True)
    return "#{:02x}{:02x}{:02x}".format(*(round(a + (b - a) * share) for a, b in pairs))


def tinted(colour: str, other: str, share: float) -> str:
    """A theme's colour moved towards another: mixed while painting, since every theme has its own.

    Scenes may hold it wherever they hold a colour; only `Palette.of` makes sense of it, so that it cannot be given to
    `mix`, `contrast` or `ink_on`. A share of 0 is `colour`, 1 is `other`.
    """
    return f"{colour}|{other}|{share}"


def themed(dark: str, light: str) -> str:
    """A colour of a game's own that differs by theme: one for dark themes, one for the light one.

    As with `tinted`, only `Palette.of` makes sense of it.
    """
    return f"{dark}/{light}"


def lit_colour(*, lit: bool) -> str:
    """The colour of words about what is open, reached or counts now (`ACCENT`), and of the others (`MUTED`)."""
    if lit:
        return ACCENT
    return MUTED


def text_colour(*, muted: bool) -> str:
    """The colour of words about what is over, used or nothing (`MUTED`), and of all others (`PAPER`)."""
    if muted:
        return MUTED
    return PAPER


@dataclass(frozen=True, eq=False)
class Palette:
    """A theme: what stands for each colour of the dark one.

    `name` is `dark` or `light`; `colours` has, by the colour of the dark theme, that of this one. A colour that it does
    not name is the same in both. Scenes hold colours of the dark theme, and painters ask `of` for what to paint.
    """

    name: str
    colours: Mapping[str, str]

    def of(self, colour: str) -> str:
        """A colour as this theme has it: one named above, one that was `tinted` or `themed`, or any other as it is."""
        named, *tint = colour.split("|")
        dark, _, light = named.partition("/")
        own = dark
        if light and self.name == "light":
            own = light
        here = self.colours.get(own, own)
        if tint:
            return mix(here, self.of(tint[0]), float(tint[1]))
        return here


DARK = Palette("dark", MappingProxyType({}))
LIGHT = Palette(
    "light",
    MappingProxyType(
        {
            SPACE: "#eef0f8",
            NEBULA: "#dde4f8",
            CLOUD: "#eadff3",
            DUST: "#d6ecee",
            GLOW: "#e6eaf7",
            STAR: "#8493cf",
            STAR_WARM: "#c99a6a",
            HEX: "#fbfcffc8",
            HEX_OTHER: "#f0f3fcc8",
            PANEL: "#ffffff",
            PANEL_LIGHT: "#e3eafd",
            SLOT: "#e9ecf5",
            SLOT_FULL: "#c9efd6",
            EDGE: "#c3cbe3",
            SECTOR_EDGE: "#5a6aa6",
            PAPER: "#131a33",
            MUTED: "#465276",
            ACCENT: "#8a5200",
            MARK: "#c4006a",
            GOOD: "#116a37",
            BAD: "#b3261e",
        }
    ),
)
THEMES = {palette.name: palette for palette in (DARK, LIGHT)}
SEEN = 3.0  # the contrast that lines and signs need (WCAG 2, 1.4.11)


def rimmed(colour: str, ground: str) -> str:
    """The colour of a rim that sets a line of any colour off from a ground of the themes, in each of them.

    It is that of the ground itself, which parts lines that cross, unless the line would hardly be seen there.
    """
    return themed(*(_rim(colour, ground, palette) for palette in (DARK, LIGHT)))


def _rim(colour: str, ground: str, palette: Palette) -> str:
    if contrast(colour, palette.of(ground)) >= SEEN:
        return palette.of(ground)
    return palette.of(MUTED)
