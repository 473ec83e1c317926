"""Texts as faces set them: how wide they are, what they cover, how they are cut, broken and drawn.

The bundled typeface has Latin, signs and all Hangul syllables in three weights; what else people's names hold is shown
by other faces (`images.drawing.faces`), which have one weight.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import ImageDraw, ImageFont

from images.drawing.faces import clusters, face, pieces, printable

__all__ = ["SMALLEST", "draw", "fit", "font", "ink", "printable", "width", "wrap"]

SMALLEST = 28  # px in a picture 1080 px wide; below this a phone shows dust


def font(weight: str, size: int) -> ImageFont.FreeTypeFont:
    """The main typeface in a weight (`Regular`, `SemiBold`, `Bold`) at a size in px."""
    return face("", weight, size)


@lru_cache(maxsize=4096)
def width(words: str, size: int, weight: str = "SemiBold") -> float:
    """How wide a line of text is, in px: what its letters take, spaces at its ends too.

    `size` is that of the letters in px. `weight` is `Regular`, `SemiBold` or `Bold`; signs that only other faces have
    are measured in those, which have one weight.
    """
    return sum(face(name, weight, size).getlength(signs) for name, signs in pieces(words))


@lru_cache(maxsize=4096)
def ink(words: str, size: int, weight: str = "SemiBold") -> tuple[float, float, float, float]:
    """What a line of text covers, in px from where it begins on its baseline: left, top, right, bottom."""
    boxes = []
    x = 0.0
    for name, signs in pieces(words):
        left, top, right, bottom = face(name, weight, size).getbbox(signs, anchor="ls")
        boxes.append((x + left, top, x + right, bottom))
        x += face(name, weight, size).getlength(signs)
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def draw(
    pen: ImageDraw.ImageDraw, at: tuple[float, float], words: str, size: int, weight: str, fill: int, stroke: int = 0
) -> None:
    """Draw a line of text that begins at a point of its baseline, with so many px around its letters."""
    x, y = at
    for name, signs in pieces(words):
        typeface = face(name, weight, size)
        pen.text((x, y), signs, fill, typeface, "ls", stroke_width=stroke)
        x += typeface.getlength(signs)


def fit(words: str, size: int, room: float, weight: str = "SemiBold") -> str:
    """A text cut to at most `room` px, with an ellipsis where something is missing.

    Whole signs go, and spaces before the ellipsis: `fit("A long name", 28, 110)` is `A long…`. Where there is
    not even room for an ellipsis, that is what is left, and it is wider than `room`.
    """
    if width(words, size, weight) <= room:
        return words
    left = list(clusters(words))
    while left and width("".join(left).rstrip() + "…", size, weight) > room:
        left.pop()
    return "".join(left).rstrip() + "…"


def wrap(words: str, size: int, room: float, weight: str = "SemiBold") -> list[str]:
    """Break a text into lines no wider than `room` px, at spaces.

    A word that is wider by itself stands on a line of its own and is not cut (see `fit`). A text without words has no
    lines. Several spaces count as one.
    """
    lines: list[str] = []
    for word in words.split():
        if lines and width(f"{lines[-1]} {word}", size, weight) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
