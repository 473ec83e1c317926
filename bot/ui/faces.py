"""What a game has to show: the names of its pictures. Each cog adds its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Face:
    """The boards everybody shares, the first of them the main one; `sheet` is a seat's own picture ("" is none)."""

    boards: tuple[str, ...] = ()
    sheet: str = ""


FACES: dict[str, Face] = {}
BLANK = Face()


def face(kind: str) -> Face:
    """The face of a game; one that shows no picture when it registered none."""
    return FACES.get(kind, BLANK)
