"""Frames of what powers of factions ask."""

from __future__ import annotations

from rules.core.records import strict
from rules.ti4.frames import Frame


@strict
class MoveInfantry(Frame, at="bioplasmosis"):
    """A player moves infantry among planets of theirs in the same systems, or adjacent ones."""

    seat: int
