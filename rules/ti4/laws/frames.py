"""Frames of laws: what their owners are asked."""

from __future__ import annotations

from dataclasses import field

from rules.core.records import strict
from rules.ti4.frames import Frame


@strict
class ImperialArbiter(Frame):
    """The owner of the law may swap one of their strategy cards with one of another player."""

    seat: int


@strict
class MinisterOfPeace(Frame):
    """The owner of the law may end the turn of the active player."""

    seat: int


@strict
class MinisterOfWar(Frame):
    """The owner of the law may take up a command token, and perform another action."""

    seat: int


@strict
class RerollShips(Frame):
    """The owner of the Crown of Thalnos may roll dice of a space combat again.

    needed, dice: by kind, what a die has to show for a hit, and what each shows, those of one ship side by side. hits,
    and those of them that are aimed: of each side, by the number of the player, `p2`.
    """

    seat: int
    needed: dict[str, int]
    dice: dict[str, list[int]]
    hits: dict[str, int]
    aimed: dict[str, int] = field(default_factory=dict)


@strict
class RerollGroundForces(Frame):
    """The owner of the Crown of Thalnos may roll dice of a ground combat again."""

    seat: int
