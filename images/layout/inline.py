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
    """How the texts of a line are set."""

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
    """These parts of a line where there is something that they tell of; else none."""
    if not there:
        return []
    return list(parts)


def inline_width(parts: Sequence[str], style: TextStyle = PLAIN) -> float:
    """How long a line of parts is, in px."""
    return sum(_width(part, style) for part in parts) + GAP * max(0, len(parts) - 1)


def inline(scene: Scene, x: float, y: float, parts: Sequence[str], style: TextStyle = PLAIN, tag: str = "") -> float:
    """Place parts from x on, centred on y; where the line ends."""
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
    """Break parts into lines no longer than `room` px, never between a text and the icon after it."""
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
