"""Frames of transactions."""

from __future__ import annotations

from rules.core.hidden import OWNER, hidden
from rules.core.records import strict
from rules.ti4.frames import Frame


@strict
class Desk(Frame, at="deal"):
    """Where a player makes offers of trade."""

    seat: int


@strict
class Terms(Frame):
    """What a player offers another; proposed: the words of an answer, turned round from an offer that was made.

    As that may name promissory notes only the player sees it.
    """

    seat: int
    to: int
    proposed: str = hidden(OWNER, default="")


@strict
class Offers(Frame):
    """Where a player answers offers of trade."""

    seat: int
