"""A tall picture in two halves, each under its heading: a whole one would be scrolled on a phone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

from images.drawing.scene import Scene
from images.options import NO_OPTIONS, Options
from images.view import View
from images.words.phrases import Texts

SECTION, TITLE = "section", "title"  # tags of the headings of parts (`images/layout/parts.py`) and of the whole
LINE = 40  # px from one line of a heading to the next, at most
AIR = 26  # px from the middle of the heading of a part up to where that begins


def in_halves(name: str, whole: View) -> Mapping[str, View]:
    """A view as two: `name`, and `name-2` with what is left; both are described by the words of the whole."""

    def first(position: Any, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
        return half(whole.scene(position, texts, options), 1)

    def second(position: Any, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
        return half(whole.scene(position, texts, options), 2)

    return {name: replace(whole, scene=first), f"{name}-2": replace(whole, scene=second)}


def half(whole: Scene, number: int) -> Scene:
    """The first half of a scene or the second (1 or 2), cut above the part with which both are about as tall.

    Raises ValueError for a scene of a single part.
    """
    headings = [text.y for text in whole.texts if text.tag == SECTION]
    begins = [y - AIR for before, y in pairwise(headings) if y - before > LINE]
    cut = min(begins, key=lambda y: abs(y - (whole.heading + whole.height) / 2))
    if number == 1:
        return _between(whole, 0, cut, up=0)
    drawn = _between(whole, cut, whole.height, up=cut - whole.heading)
    drawn.add(*(text for text in whole.texts if text.tag == TITLE))
    return drawn


def _between(whole: Scene, top: float, bottom: float, *, up: float) -> Scene:
    """What of a scene lies between two heights, moved up by so many px."""
    return Scene(
        whole.width,
        round(bottom - up),
        things=[replace(thing, y=thing.y - up) for thing in whole.things if top <= thing.y < bottom],
        texts=[replace(text, y=text.y - up) for text in whole.texts if top <= text.y < bottom],
        heading=whole.heading,
    )
