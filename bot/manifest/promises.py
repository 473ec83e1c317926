"""Where people of a game promise each other something in their own words."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Promises:
    """A game in which deals are made that hold more than the rules know.

    Attributes:
        kinds: the kinds of questions beside which promises are made and shown; one with the fact `target` is about that
            seat.
        board: the board under which they are listed.
        option: the table option that says who reads them.
        open_to_all: its choice by which everybody does, and not only the two.
    """

    kinds: Collection[str]
    board: str
    option: str
    open_to_all: str
