"""Frames of combats: what sides decide besides their hits."""

from __future__ import annotations

from rules.core.records import strict
from rules.ti4.frames import Frame


@strict
class DefenseGrid(Frame):
    """A player may exhaust Magen Defense Grid, so that the opponent does not roll."""

    seat: int
    planet: str


@strict
class LoseLanded(Frame):
    """A player loses so many of the units that have landed on a planet, infantry or fighters."""

    seat: int
    planet: str
    number: int
