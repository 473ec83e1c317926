"""Frames of what players gain."""

from __future__ import annotations

from rules.core.records import strict
from rules.ti4.frames import Frame


@strict
class Enriched(Frame):
    """A player has just gained trade goods, or traded; asked: whether others have been asked about it."""

    seat: int
    asked: bool = False
