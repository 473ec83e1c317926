"""Pictures that leave room on a phone's screen for a question and its controls."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from images.drawing.scene import Scene

ONE_SCREEN = 1160  # px of a picture 1080 px wide: 419 of the 700 px that a phone 390 px wide shows below its bars


def fitting(ways: Sequence[Callable[[], Scene]]) -> Scene:
    """The first of several ways to draw something that is at most ONE_SCREEN tall; the last where none is.

    Ways are given from the most telling to the shortest; raises ValueError without any.
    """
    for way in ways:
        drawn = way()
        if drawn.height <= ONE_SCREEN:
            return drawn
    if not ways:
        raise ValueError("no way to draw it")
    return drawn
