"""Tables at which promissory notes were just given, used or lost."""

from __future__ import annotations

from collections.abc import Callable

from tests.ti4.kit import Table
from tests.ti4.scenes import neighboring


def holding_note(note: str, holder: int = 1) -> Table:
    """A player holds a note of another; the first is about to act, and the second has a cruiser in 203."""
    table = neighboring()
    table.give_note(holder, note)
    return table


def supporting() -> Table:
    """The first player gives a support for commodities."""
    table = neighboring()
    table.play("p1 deal with:p2", "p1 terms give:support-for-the-throne.1=1 get:commodities=1", "p2 offers accept:p1")
    return table


def breaking_with() -> Table:
    """The first player activates a system with units of whoever supports them."""
    table = holding_note("support-for-the-throne.2", holder=0)
    table.play("p1 action activate:203")
    return table


def ceasing() -> Table:
    """A ceasefire keeps the first player out of a system."""
    table = holding_note("ceasefire.1")
    table.put("202", 0, cruiser=1)
    table.play("p2 instructions file:ceasefire.1:always", "p1 action activate:203")
    return table


def agreeing(commodities: int = 0) -> Table:
    """Trade replenishes commodities, all of which go to the holder of a trade agreement."""
    table = Table("sol", "hacan", "xxcha")
    table.cards("trade", "warfare", "imperial", "leadership", "technology", "construction")
    table.give_note(1, "trade-agreement.1")
    table.player().commodities = commodities
    table.play("p2 instructions file:trade-agreement.1:always", "p1 action strategic:trade", "p1 share-trade")
    return table


SCENES: tuple[Callable[[], Table], ...] = (supporting, breaking_with, ceasing, agreeing)
