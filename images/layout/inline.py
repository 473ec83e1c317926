"""Text and icons in a line: a part `@ore` is an icon, `@rare:R` one with a letter on it, any other part is text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from images.drawing.fonts import SMALLEST, width
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import MUTED, PAPER

ICON = 36  # px, both ways
LETTERED = 42
GAP = 7


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How the texts of a line are set.

    `size` is in px, at least `SMALLEST`; `weight` is `Regular`, `SemiBold` or `Bold`. Icons have their own size and
    colour.
    """

    size: int = SMALLEST
    colour: str = PAPER
    weight: str = "SemiBold"


PLAIN = TextStyle()
DIM = TextStyle(colour=MUTED)


def text_style(*, dim: bool) -> TextStyle:
    """How a line is set: dim where it is of something that is used, or not there yet."""
    if dim:
        return DIM
    return PLAIN


def signs_if(there: object, *parts: str) -> list[str]:
    """These parts of a line where there is something that they tell of; else none.

    `signs_if(card.vp, str(card.vp), "@vp")` is empty for 0 points. The parts are made in either case: where that fails
    without the thing, an `if` has to stand around it.
    """
    if not there:
        return []
    return list(parts)


def inline_width(parts: Sequence[str], style: TextStyle = PLAIN) -> float:
    """How long a line of parts is, in px, with a gap between two parts; 0 without any.

    `(left + right - inline_width(parts)) / 2` is where a line begins that is to stand in the middle.
    """
    return sum(_width(part, style) for part in parts) + GAP * max(0, len(parts) - 1)


def inline(scene: Scene, x: float, y: float, parts: Sequence[str], style: TextStyle = PLAIN, tag: str = "") -> float:
    """Place parts from x on, centred on y; returns where the line ends, in px.

    It is neither cut nor broken (see `break_line`). All of its parts get the tag. Without parts it ends a gap before x.
    """
    for part in parts:
        wide = _width(part, style)
        if part.startswith("@"):
            scene.add(icon(part[1:], x + wide / 2, y, tag))
        else:
            scene.add(Text(part, x, y, style.size, style.colour, style.weight, tag=tag))
        x += wide + GAP
    return x - GAP


def icon(id: str, x: float, y: float, tag: str = "") -> Thing:
    """An icon with its middle at (x, y), larger where it carries a letter."""
    return Thing("icon", id, x, y, _size(id), _size(id), 3, tag=tag)


def break_line(parts: Sequence[str], room: float, style: TextStyle = PLAIN) -> list[list[str]]:
    """Break parts into lines no longer than `room` px, never between a text and the icon after it.

    `break_line(["3", "@ore", "→", "@vp"], 60)` is `[["3", "@ore"], ["→", "@vp"]]`. A pair that is longer by itself
    stands on a line of its own. Without parts there is one line with nothing on it.
    """
    broken: list[list[str]] = [[]]
    for group in _groups(parts):
        if broken[-1] and inline_width([*broken[-1], *group], style) > room:
            broken.append([])
        broken[-1] += group
    return broken


def _groups(parts: Sequence[str]) -> list[list[str]]:
    groups: list[list[str]] = []
    for part in parts:
        if part.startswith("@") and groups and not groups[-1][-1].startswith("@"):
            groups[-1].append(part)
        else:
            groups.append([part])
    return groups


def _width(part: str, style: TextStyle) -> float:
    if part.startswith("@"):
        return _size(part)
    return width(part, style.size, style.weight)


def _size(id: str) -> int:
    if ":" in id:
        return LETTERED
    return ICON
