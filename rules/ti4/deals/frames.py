"""Frames of transactions."""

from __future__ import annotations

from dataclasses import field

from rules.core.records import strict
from rules.ti4.frames import Frame


@strict
class Desk(Frame, at="deal"):
    """Where a player makes offers of trade."""

    seat: int


@strict
class Terms(Frame):
    """What a player offers another; proposed: of goods, in answer to an offer that was made."""

    seat: int
    to: int
    proposed: dict[str, int] = field(default_factory=dict)


@strict
class Offers(Frame):
    """Where a player answers offers of trade."""

    seat: int
