"""Federations found the slow way: every set of satellites is tried."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations

from rules.gaia.board.galaxy import each_bit, grow
from rules.gaia.board.linking import Reading, Sites

Federation = tuple[int, int]  # structures, satellites


class Exhaustive:
    """All federations of a small map."""

    def __init__(self, sites: Sites, reading: Reading) -> None:
        self.sites, self.reading = sites, reading
        self.free = sum(bit for bit, _ in sites.values)

    @cached_property
    def spreads(self) -> list[int]:
        hexes = list(each_bit(self.sites.space))
        return [sum(some) for count in range(len(hexes) + 1) for some in combinations(hexes, count)]

    @cached_property
    def pieces(self) -> list[tuple[int, int]]:
        """(structures, satellites put anywhere) of every piece that satellites, own structures and the core make."""
        return [
            (piece & self.free, spread)
            for spread in self.spreads
            for piece in split(spread | self.free | self.sites.core)
            if not self.sites.core & ~piece
        ]

    @cached_property
    def feasible(self) -> list[Federation]:
        """Pieces that use all their satellites and reach the power value, whether frugal or not."""
        return [
            (structures, satellites)
            for spread in self.spreads
            for piece in split(spread | self.free | self.sites.core)
            if not self.sites.core & ~piece and not spread & ~piece
            for structures, satellites in [(piece & self.free, spread)]
            if self.value(structures) >= self.sites.need
        ]

    def value(self, structures: int) -> int:
        return self.sites.core_value + sum(value for bit, value in self.sites.values if bit & structures)

    @cached_property
    def frugal(self) -> list[Federation]:
        """Those with the fewest satellites for their structures, as the reading counts."""
        return [(s, t) for s, t in self.feasible if t.bit_count() == self.fewest(s)]

    def fewest(self, structures: int) -> int:
        if self.reading == "flexible":
            return min(t.bit_count() for s, t in self.feasible if s == structures)
        return min(t.bit_count() for s, t in self.pieces if not structures & ~s)

    @cached_property
    def legal(self) -> list[Federation]:
        return [(s, t) for s, t in self.frugal if t.bit_count() <= self.sites.afford and not self.outdone(s, t)]

    def outdone(self, structures: int, satellites: int) -> bool:
        return any(
            s.bit_count() < structures.bit_count()
            and t.bit_count() < satellites.bit_count()
            and (self.reading == "printed" or not s & ~structures)
            for s, t in self.frugal
        )


def split(mask: int) -> list[int]:
    """The pieces of a mask that hang together."""
    pieces = []
    while mask:
        piece = mask & -mask
        while (wider := grow(piece) & mask) != piece:
            piece = wider
        pieces.append(piece)
        mask ^= piece
    return pieces
