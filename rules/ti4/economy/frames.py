"""The frame behind every gain of trade goods."""

from __future__ import annotations

from rules.core.records import strict
from rules.ti4.frames import Frame


@strict
class Enriched(Frame):
    """A player has just gained trade goods, or traded; `told`: whoever could use that has had the moment for it."""

    seat: int
    told: bool = False
