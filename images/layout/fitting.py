"""Pictures that leave room on a phone's screen for a question and its controls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from images.drawing.scene import Scene, Text, Thing
from images.layout.parts import WIDTH

ONE_SCREEN = 1160  # px of a picture 1080 px wide: 419 of the 700 px that a phone 390 px wide shows below its bars
BELOW = 8  # px above the end of a heading up to which the middle of what belongs to it lies
AIR = 12  # px above a picture without its heading


def fitting(ways: Sequence[Callable[[], Scene]], room: int = 0) -> Scene:
    """The first of several ways to draw something that has room; the last where none has.

    That is ONE_SCREEN, or the `room` of `Options` where it is less, for which its heading may go (`lowered`). Ways are
    given from the most telling to the shortest; raises ValueError without any.
    """
    return _first(ways, room, min(room or ONE_SCREEN, ONE_SCREEN))


def within(ways: Sequence[Callable[[], Scene]], room: int) -> Scene:
    """The first of several ways to draw something that has the `room` of `Options`; the last where none has.

    Where that is 0, something may take as much as it does: that is the first. Otherwise as `fitting`.
    """
    return _first(ways, room, room)


def _first(ways: Sequence[Callable[[], Scene]], room: int, most: int) -> Scene:
    """The first way that is at most `most` px tall, 0 for any height; its heading may go for the `room`."""
    for way in ways:
        drawn = way()
        if not most or lowered_height(drawn, room) * WIDTH <= most * drawn.width:
            return drawn
    if not ways:
        raise ValueError("no way to draw it")
    return drawn


def has_room(drawn: Scene, room: int) -> bool:
    """Whether a picture is at most so many px high where it is WIDTH px wide."""
    return drawn.height * WIDTH <= room * drawn.width


def lowered(drawn: Scene, room: int) -> Scene:
    """A picture without its heading where it has no `room` otherwise; 0 is as much as it takes.

    What a heading says stands in the message, too: which game it is, who is asked and what.
    """
    up = _goes_up(drawn, room)
    if up is None:
        return drawn
    things, texts = _below_heading(drawn)
    return Scene(
        drawn.width,
        round(drawn.height - up),
        things=[replace(thing, y=thing.y - up) for thing in things],
        texts=[replace(text, y=text.y - up) for text in texts],
    )


def lowered_height(drawn: Scene, room: int) -> int:
    """How many px high `lowered` makes a picture, which takes much longer to make than to reckon."""
    up = _goes_up(drawn, room)
    return drawn.height if up is None else round(drawn.height - up)


def _goes_up(drawn: Scene, room: int) -> float | None:
    """By how many px all below the heading of a picture goes up where that goes; None where it stays."""
    if not room or not drawn.heading or has_room(drawn, room):
        return None
    things, texts = _below_heading(drawn)
    tops = [*(thing.box[1] for thing in things), *(text.box[1] for text in texts)]
    return max(0.0, min(tops, default=drawn.heading) - AIR)


def _below_heading(drawn: Scene) -> tuple[list[Thing], list[Text]]:
    end = drawn.heading - BELOW
    return [thing for thing in drawn.things if thing.y >= end], [text for text in drawn.texts if text.y >= end]
