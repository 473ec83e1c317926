"""The bundled typeface: Latin, signs and all Hangul syllables in three weights."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

ASSETS = Path(__file__).parent.parent / "assets"
SMALLEST = 28  # px in a picture 1080 px wide; below this a phone shows dust


@lru_cache(maxsize=8)  # each holds 0.7 MB; finished letters are kept elsewhere
def font(weight: str, size: int) -> ImageFont.FreeTypeFont:
    """A weight (`Regular`, `SemiBold`, `Bold`) at a size in px. Basic layout, so that every machine sets the same."""
    path = ASSETS / f"OrrerySans-{weight}.otf"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width(words: str, size: int, weight: str = "SemiBold") -> float:
    """How wide a line of text is, in px."""
    return font(weight, size).getlength(words)


@lru_cache(maxsize=4096)
def ink(words: str, size: int, weight: str = "SemiBold") -> tuple[float, float, float, float]:
    """What a line of text covers, in px from where it begins on its baseline: left, top, right, bottom."""
    return font(weight, size).getbbox(words, anchor="ls")


@lru_cache(maxsize=1)
def _unknown() -> bytes:
    return bytes(font("Regular", SMALLEST).getmask("\U000e0001"))


@lru_cache(maxsize=1024)
def printable(words: str) -> str:
    """A text without the signs the typeface lacks: people's names may hold anything."""
    typeface = font("Regular", SMALLEST)
    return "".join(sign for sign in words if sign.isspace() or bytes(typeface.getmask(sign)) != _unknown()).strip()


def fit(words: str, size: int, room: float) -> str:
    """A text cut to at most `room` px, with an ellipsis where something is missing."""
    if width(words, size) <= room:
        return words
    while words and width(f"{words}…", size) > room:
        words = words[:-1].rstrip()
    return f"{words}…"


def wrap(words: str, size: int, room: float, weight: str = "SemiBold") -> list[str]:
    """Break a text into lines no wider than `room` px, at spaces."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
