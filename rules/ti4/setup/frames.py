"""Frames of the set-up."""

from __future__ import annotations

from rules.core.records import strict
from rules.ti4.frames import Frame


@strict
class ChooseFaction(Frame):
    """A player chooses a faction."""

    seat: int


@strict
class LayGalaxy(Frame):
    """The galaxy is laid out in the way that the table has chosen."""


@strict
class LayRedTile(Frame):
    """The speaker puts this red tile beside the centre."""

    seat: int
    tile: str


@strict
class LayTile(Frame):
    """A player puts one of the system tiles in hand into the galaxy."""

    seat: int


@strict
class Draft(Frame):
    """A player takes a slice, a position at the table or a faction, whichever of them is not taken yet.

    Answers are `slice:b`, `position:1` (from 1, as on the layout) and `faction:sol`.
    """

    seat: int


@strict
class LaySlices(Frame):
    """All slices and positions are taken: the galaxy is laid out of them."""


@strict
class StartingComponents(Frame):
    """Everybody gets what the faction sheet gives, and secret objectives are dealt."""


@strict
class KeepSecret(Frame):
    """A player was dealt secret objectives, and keeps one of them."""

    seat: int


@strict
class StartingUnits(Frame):
    """A player puts the ground forces and structures of the start on the planets of the home system.

    How many of each go where, `infantry:jord=4`; all of them have to. Not asked where the system has one planet.
    """

    seat: int


@strict
class StartingTechnology(Frame):
    """A player chooses a technology of the start, one of those without prerequisites."""

    seat: int
