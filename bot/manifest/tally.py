"""What earns a title at the end of a game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tally:
    """How much a seat did: its events of these kinds are counted, or what they say in a `fact` is added up.

    `Tally(("explored",))` counts hexes, `Tally(("fired",), "destroyed")` adds up ships. Whose an event is says its fact
    `seat`.
    """

    kinds: Collection[str]
    fact: str = ""
