"""What earns a title at the end of a game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tally:
    """How much a seat did: its events of these kinds are counted, or what they say in a `fact` is added up.

    `Tally(("explored",))` counts hexes, `Tally(("fired",), "destroyed")` adds up ships. Whose an event is says its fact
    `seat`. One that has the fact `without` counts for nobody, such as a planet that was taken without a fight.
    """

    kinds: Collection[str]
    fact: str = ""
    without: str = ""
