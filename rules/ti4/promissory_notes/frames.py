"""Frames of what promissory notes ask."""

from __future__ import annotations

from rules.core.records import strict
from rules.ti4.frames import Frame


@strict
class SwapCards(Frame):
    """A player swaps a strategy card with one of another player."""

    seat: int
    other: int
