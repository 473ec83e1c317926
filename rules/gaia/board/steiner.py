"""Fewest satellites between clusters of structures: Dreyfus and Wagner's recursion on bit masks.

A set of clusters is a small mask over their indices. For every set and every number of satellites the web knows which
hexes can lie in one piece with the set; two sets linked to the same hex are linked to each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.gaia.board.galaxy import each_bit, grow

NEVER = 1 << 30  # more satellites than there are


class Web:
    """The ways to link clusters that do not touch each other.

    `space` are the hexes a satellite may stand on, `parts` the masks of the clusters; passing through one is free.
    `work` counts the unions of sets tried, a measure of the time spent that is the same on every machine.
    """

    __slots__ = ("_beside", "_first", "_meet", "_reach", "_solid", "parts", "space", "work")

    def __init__(self, space: int, parts: Sequence[int]) -> None:
        self.space = space
        self.parts = parts
        self.work = 0
        self._solid = 0
        for part in parts:
            self._solid |= part
        self._reach: dict[int, list[int]] = {1 << i: [part] for i, part in enumerate(parts)}
        self._meet: dict[int, list[int]] = {1 << i: [0] for i in range(len(parts))}
        self._beside: dict[int, int] = {1 << i: grow(part) for i, part in enumerate(parts)}
        self._first: dict[int, int] = dict.fromkeys(self._reach, 1)  # the fewest satellites, and never none

    def reach(self, group: int, satellites: int) -> int:
        """The hexes that lie in one piece with a group of clusters by at most so many satellites, theirs included."""
        rows = self._reach.get(group)
        if rows is None:
            rows = self._reach[group] = [0]
            self._meet[group] = [0]
            self._beside[group] = 0
            self._first[group] = NEVER
        while len(rows) <= satellites:
            self._widen(group, rows)
        return rows[satellites]

    def touched(self, mask: int) -> int:
        """The clusters in a mask of hexes."""
        group = 0
        mask &= self._solid
        if mask:
            for i, part in enumerate(self.parts):
                if mask & part:
                    group |= 1 << i
        return group

    def cost(self, group: int, limit: int) -> int | None:
        """The fewest satellites that link a group of clusters, or None when that takes more than `limit`.

        The work grows with what it takes: keep the limit low.
        """
        if not group & group - 1:
            return 0
        others, goal = self._without_last(group)
        for satellites in range(1, limit + 1):
            if self.reach(others, satellites) & goal:
                return satellites
        return None

    def tree(self, group: int, satellites: int) -> int:
        """A placing of the fewest satellites that links a group; `satellites` is its cost, as found before.

        Both groups and placings are masks. A group of one cluster needs none: 0.
        """
        if not group & group - 1:
            return 0
        others, goal = self._without_last(group)
        return self._trace(others, goal & -goal, satellites)

    def _without_last(self, group: int) -> tuple[int, int]:
        last = group.bit_length() - 1
        return group ^ 1 << last, self.parts[last]

    def _widen(self, group: int, rows: list[int]) -> None:
        before = rows[-1]
        satellites = len(rows)
        mask = before | self._beside[group] & self.space
        if group & group - 1:
            mask |= self._unions(group, satellites)
        beside = grow(mask) if mask != before else self._beside[group]
        while stones := beside & self._solid & ~mask:
            mask |= stones
            beside |= grow(stones)
        self._beside[group] = beside
        if mask and not before:
            self._first[group] = satellites
        rows.append(mask)
        self._meet[group].append(mask & self.space | before & self._solid)

    def _unions(self, group: int, satellites: int) -> int:
        """The hexes where two halves of a group meet with exactly so many satellites."""
        for bit in each_bit(group):
            self.reach(group ^ bit, satellites)  # and with it that of all smaller sets
        rest = half = group & group - 1
        met = 0
        while half:
            other = group ^ half
            ours, theirs = self._reach[other], self._meet[half]
            met |= ours[0] & self._reach[half][satellites]
            first, last = self._first[other], satellites + 1 - self._first[half]
            for mine in range(first, last + 1):
                met |= ours[mine] & theirs[satellites + 1 - mine]
            half = half - 1 & rest
            self.work += 1
        return met

    def _trace(self, group: int, hex_: int, satellites: int) -> int:
        """Satellites of a tree that links a group and a hex within its reach."""
        while satellites and self.reach(group, satellites - 1) & hex_:
            satellites -= 1
        if not satellites:
            return 0
        if hex_ & self.space:
            near = grow(hex_) & self.reach(group, satellites - 1)
            if near:
                return hex_ | self._trace(group, near & -near, satellites - 1)
            return self._trace_halves(group, hex_, satellites, 1)
        part = self.parts[self.touched(hex_).bit_length() - 1]
        near = grow(part) & self.space & self.reach(group, satellites)
        if near:
            return self._trace(group, near & -near, satellites)
        return self._trace_halves(group, hex_, satellites, 0)

    def _trace_halves(self, group: int, hex_: int, satellites: int, shared: int) -> int:
        rest = half = group & group - 1
        while half:
            for a in range(shared, satellites + 1):
                b = satellites + shared - a
                if self.reach(group ^ half, a) & self.reach(half, b) & hex_:
                    return self._trace(group ^ half, hex_, a) | self._trace(half, hex_, b)
            half = half - 1 & rest
        raise AssertionError("a hex within reach has a tree")


def clusters(structures: int) -> list[int]:
    """The structures in groups that touch, lowest hex first."""
    parts: list[int] = []
    for bit in each_bit(structures):
        if not any(bit & part for part in parts):
            parts.append(flood(bit, structures))
    return parts


def flood(seed: int, ground: int) -> int:
    """All of `ground` that hangs together with the seed, which may lie outside it and is not counted then."""
    mask = grow(seed) & ground
    while (wider := grow(mask) & ground) != mask:
        mask = wider
    return mask
