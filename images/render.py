"""Pictures by game and view: what the bot attaches to a message."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from PIL import Image

from images.gaia import views as gaia

GAMES = {"gaia": gaia.VIEWS}


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture: its bytes, a file name, a description for people who cannot see it, its size in px."""

    data: bytes
    filename: str
    alt: str
    width: int
    height: int


def picture(game_id: str, view: Any, what: str, texts: Callable[..., str], **opts: Any) -> Picture:
    """The picture `what` of a redacted position of the game `game_id`; raises KeyError for an unknown game or view.

    `texts(id, **args)` gives words. Gaia's views and their options: `board` (title, marks: hexes of the last move),
    `sheet` (seat), `research`, `scoring`.
    """
    draw, describe = GAMES[game_id][what]
    image = draw(view, texts, **opts)
    return Picture(encode(image), f"{game_id}-{what}.png", describe(view, texts, **opts), image.width, image.height)


def encode(image: Image.Image) -> bytes:
    """A file's bytes."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=2)
    return file.getvalue()
