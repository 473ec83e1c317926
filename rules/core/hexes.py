"""Axial hexes: `q` to the right, `r` down and right; the third coordinate is `-q-r`."""

from __future__ import annotations

from typing import NamedTuple


class Hex(NamedTuple):
    """A place on a hexagonal map. Places add up: `str(Hex(1, 0) + Hex(0, 2))` is `1,2`."""

    q: int
    r: int

    def __add__(self, other: tuple[int, ...]) -> Hex:  # type: ignore[override]  # places add up, they do not chain
        return Hex(self.q + other[0], self.r + other[1])

    def __sub__(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def __str__(self) -> str:
        return f"{self.q},{self.r}"

    def distance(self, other: Hex) -> int:
        """Steps between two places: `Hex(0, 0).distance(Hex(2, -1))` is `2`."""
        q, r = self.q - other.q, self.r - other.r
        return max(abs(q), abs(r), abs(q + r))

    def turned(self, steps: int) -> Hex:
        """Turned clockwise about the origin by `steps` sixths: `str(Hex(1, 0).turned(1))` is `0,1`."""
        q, r = self.q, self.r
        for _ in range(steps % 6):
            q, r = -r, q + r
        return Hex(q, r)

    def neighbours(self) -> list[Hex]:
        """The six places beside this one, clockwise from the one on the right, whether there is a map there or not."""
        return [self + direction for direction in DIRECTIONS]


DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))


def parse(text: str) -> Hex:
    """The place that is written `q,r`: `parse("1,-2")` is `Hex(q=1, r=-2)`; ValueError for any other text."""
    q, r = text.split(",")
    return Hex(int(q), int(r))


def disc(radius: int) -> list[Hex]:
    """All places within `radius` steps of the origin: `len(disc(1))` is `7`."""
    reach = range(-radius, radius + 1)
    return [Hex(q, r) for q in reach for r in reach if abs(q + r) <= radius]
