"""Frames of units that come to the board, and of what may follow production."""

from __future__ import annotations

from rules.core.records import strict
from rules.ti4.frames import Frame


@strict
class PlaceInfantry(Frame):
    """A player puts so many infantry from the reinforcements on one planet of theirs, by a power that is named.

    optional: whether they may leave it.
    """

    seat: int
    number: int
    by: str
    optional: bool = False
