"""Pictures by game and view: what the bot attaches to a message."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PIL import Image

from images.drawing.packing import jpeg
from images.drawing.paint import paint
from images.drawing.theme import THEMES
from images.gaia import views as gaia
from images.race import views as race
from images.view import View

GAMES: dict[str, dict[str, View]] = {"gaia": gaia.VIEWS, "race": race.VIEWS}

QUALITIES = (80, 65, 50)  # the fullest map of a game of four: 0.55 MB at 80; only tables full of cards need less
MOST_BYTES = 600_000  # what a phone loads while its owner looks on


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture: its bytes, a file name, a description for people who cannot see it, its size in px."""

    data: bytes
    filename: str
    alt: str
    width: int
    height: int


def picture(game_id: str, view: Any, what: str, texts: Callable[..., str], theme: str = "dark", **opts: Any) -> Picture:
    """The picture `what` of a redacted position of `game_id`; raises KeyError for an unknown game, view or theme.

    `texts(id, **args)` gives words. Both games have `key`, `since` (events with the numbers of their log lines) and
    `sheet` (seat); Gaia also `board` (title, marks: hexes of the last move), `research`, `scoring`, `zoom` (sector) and
    `places` (seat, choices); Race also `table`, `tableau` (the sheet), `hand` (seat), `explore` (seat), `card` (card).
    All take `names`, the people's by seat.
    """
    shown = GAMES[game_id][what]
    image = paint(shown.scene(view, texts, **opts), shown.painters, THEMES[theme])
    return Picture(encode(image), f"{game_id}-{what}.jpg", shown.alt(view, texts, **opts), image.width, image.height)


def words(game_id: str, view: Any, what: str, texts: Callable[..., str], **opts: Any) -> list[str]:
    """All that the picture `what` shows, in lines of words; raises KeyError as `picture` does."""
    return GAMES[game_id][what].words(view, texts, **opts)


def encode(image: Image.Image) -> bytes:
    """A JPEG file's bytes, its colours as fine as its light (4:4:4), since letters and tokens differ by colour.

    Measured on a full board of 1080 x 1750 px: JPEG of this quality 8-10 ms of CPU and 0.48 MB; WebP of quality 90,
    which halves the colours, 65-70 ms and 0.36 MB; lossless WebP 76 ms and 0.94 MB; PNG 79 ms and 1.2 MB; PNG of 256
    colours 24 ms and 0.35 MB, with bands in the sky. At three times its size nobody can tell this JPEG from the
    original, and encoding was most of what a press cost.
    """
    data = b""
    for quality in QUALITIES:
        data = jpeg(image, quality)
        if len(data) <= MOST_BYTES:
            break
    return data
