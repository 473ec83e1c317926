"""What earns a title at the end of a game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tally:
    """How much a seat did: its events of these kinds are counted, or what they say in a `fact` is added up."""

    kinds: Collection[str]
    fact: str = ""
