"""Federations: which structures may be linked by which satellites.

A federation is a set of own structures and the satellites that link them, all in one piece; whatever own free structure
touches it belongs to it. The table plays one of three readings of "as few as possible":

- `printed`: the satellites are the fewest that link these structures, over others on the way if that saves any; and no
  federation at all has both a structure and a satellite fewer.
- `subset`: the same, but a smaller federation counts only if it is made of some of the same structures.
- `flexible`: as `subset`, but a detour around own structures that one does not want is allowed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import Literal

from rules.gaia.galaxy import grow
from rules.gaia.steiner import Web, clusters, flood

Reading = Literal["printed", "subset", "flexible"]
PATIENCE = 60_000  # unions of cluster sets that a list of proposals may cost


@dataclass(frozen=True, slots=True)
class Sites:
    """What a player may build a federation of. Hexes are masks of the map."""

    space: int
    """Hexes where a satellite may stand."""
    values: tuple[tuple[int, int], ...]
    """(bit, power value) of the own structures and stations that are in no federation and beside none."""
    need: int
    """The power value to reach, all told."""
    afford: int
    """The most satellites."""
    core: int = 0
    """The federation to extend (Ivits): must be part of it and costs nothing."""
    core_value: int = 0


@dataclass(frozen=True, slots=True)
class Proposal:
    """A federation: the own structures in it, its new satellites, its power value."""

    sites: int
    satellites: int
    value: int


class _Plan:
    """The clusters of a player's structures with their values, and the ways to link them."""

    def __init__(self, sites: Sites, reading: Reading) -> None:
        self.sites, self.reading = sites, reading
        free = 0
        for bit, _ in sites.values:
            free |= bit
        self.parts = _parts(free, sites.core)
        self.home = 1 if sites.core else 0
        self.values = [0] * len(self.parts)
        self.sizes = [(part & ~sites.core).bit_count() for part in self.parts]
        for bit, value in sites.values:
            self.values[next(i for i, part in enumerate(self.parts) if bit & part)] += value
        if sites.core:
            self.values[0] += sites.core_value
        self.space = sites.space & ~(free | sites.core)
        self.web = Web(self.space, self.parts)
        self._detours: dict[int, Web] = {}

    def everything(self) -> int:
        return (1 << len(self.parts)) - 1

    def value(self, group: int) -> int:
        return sum(value for i, value in enumerate(self.values) if group >> i & 1)

    def size(self, group: int) -> int:
        return sum(size for i, size in enumerate(self.sizes) if group >> i & 1)

    def mask(self, group: int) -> int:
        """The hexes of a group of clusters."""
        mask = 0
        for i, part in enumerate(self.parts):
            if group >> i & 1:
                mask |= part
        return mask

    def placing(self, group: int, limit: int) -> int | None:
        """The fewest satellites, as the reading counts them, that link a group and touch no other structure."""
        if self.reading != "flexible":
            cost = self.web.cost(group, limit)
            if cost is None:
                return None
            tree = self.web.tree(group, cost)
            if not self.web.touched(grow(tree)) & ~group:
                return tree
            limit = cost
        web = self.detour(group)
        cost = web.cost(self.within(group), limit)
        return None if cost is None else web.tree(self.within(group), cost)

    def detour(self, group: int) -> Web:
        """The web of this group alone, on the space that touches no other cluster."""
        if group not in self._detours:
            shunned = grow(self.mask(self.everything() & ~group))
            parts = [part for i, part in enumerate(self.parts) if group >> i & 1]
            self._detours[group] = Web(self.space & ~shunned, parts)
        return self._detours[group]

    @staticmethod
    def within(group: int) -> int:
        """The whole group by the indices of its own detour."""
        return (1 << group.bit_count()) - 1

    def fewest(self, group: int, limit: int) -> int | None:
        """The fewest satellites for a group as the reading counts them: over others, or with detours."""
        if self.reading == "flexible":
            return self.detour(group).cost(self.within(group), limit)
        return self.web.cost(group, limit)

    def work(self) -> int:
        return self.web.work + sum(web.work for web in self._detours.values())

    def linked(self, satellites: int, among: int, done: _Done) -> Iterator[int]:
        """The groups that so many satellites can link, smallest first, leaving out what is `done` with."""
        heap: list[tuple[int, int, int]] = []
        seen: set[int] = set()
        for group in self.starts(among):
            self._push(heap, seen, group)
        while heap:
            _, _, group = heappop(heap)
            if done.with_(self, group):
                continue
            yield group
            for i in self.neighbours(group, satellites):
                if among >> i & 1:
                    self._push(heap, seen, group | 1 << i)

    def starts(self, among: int) -> list[int]:
        """The single clusters every group of `among` grows from: the core, or any."""
        return [self.home] if self.home else [1 << i for i in range(len(self.parts)) if among >> i & 1]

    def neighbours(self, group: int, satellites: int) -> list[int]:
        """The clusters that join a group at this total of satellites."""
        reach = self.web.reach(group, satellites)
        return [i for i, part in enumerate(self.parts) if reach & part and not group >> i & 1]

    def reaches_need(self) -> bool:
        """Whether any linked group is worth enough. The fewest satellites for any are legal in every reading."""
        heap = [(-self.value(group), group) for group in self.starts(self.everything())]
        heapify(heap)
        seen = {group for _, group in heap}
        while heap:
            value, group = heappop(heap)
            if -value >= self.sites.need:
                return True
            joining = self.neighbours(group, self.sites.afford)
            if sum(self.values[i] for i in joining) < self.sites.need + value:
                continue
            for i in joining:
                wider = group | 1 << i
                if wider not in seen:
                    seen.add(wider)
                    heappush(heap, (value - self.values[i], wider))
        return False

    def _push(self, heap: list[tuple[int, int, int]], seen: set[int], group: int) -> None:
        if group not in seen:
            seen.add(group)
            heappush(heap, (self.size(group), self.value(group), group))


class _Done:
    """Which groups a smaller federation rules out, with all that hold them."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most
        self.smaller: list[int] = []

    def with_(self, plan: _Plan, group: int) -> bool:
        """Whether neither this group nor a larger one can be a legal federation."""
        if self.most is not None and plan.size(group) > self.most:
            return True
        return any(not small & ~group for small in self.smaller)

    def add(self, plan: _Plan, groups: list[int]) -> None:
        """A federation of these groups exists with fewer satellites than any still to come."""
        if plan.reading != "printed":
            self.smaller += groups
        elif groups:
            least = min(plan.size(group) for group in groups)
            self.most = least if self.most is None else min(self.most, least)


def _parts(free: int, core: int) -> list[int]:
    if not core:
        return clusters(free)
    home = core | flood(core, free | core)
    return [home, *clusters(free & ~home)]


def whole(sites: Sites, structures: int, satellites: int) -> int:
    """These structures and all own free ones that touch the federation, which belong to it too."""
    free = 0
    for bit, _ in sites.values:
        free |= bit
    return structures | flood(structures | satellites | sites.core, free)


@lru_cache(maxsize=1024)
def possible(sites: Sites, reading: Reading = "printed") -> bool:
    """Whether there is any legal federation."""
    if sites.core_value + sum(value for _, value in sites.values) < sites.need:
        return False
    return _Plan(sites, reading).reaches_need()


def proposals(sites: Sites, reading: Reading = "printed", most: int = 12) -> list[Proposal]:
    """The best legal federations: fewest satellites, then fewest structures, then least value. May be cut short."""
    plan, done = _Plan(sites, reading), _Done()
    found: list[Proposal] = []
    for satellites in range(sites.afford + 1):
        groups = []
        for group in plan.linked(satellites, plan.everything(), done):
            if len(found) == most or plan.work() > PATIENCE:
                return found
            value = plan.value(group)
            if value < sites.need:
                continue
            placing = plan.placing(group, satellites)
            if placing is not None and placing.bit_count() == satellites:
                found.append(Proposal(plan.mask(group) & ~sites.core, placing, value))
                groups.append(group)
        done.add(plan, groups)
    return found


def refuse(sites: Sites, structures: int, satellites: int, reading: Reading = "printed") -> str | None:
    """Why these structures, with all that touch them, and satellites make no legal federation; None when they do."""
    if structures & ~sum(bit for bit, _ in sites.values):
        return "federation-structures"
    if satellites & ~sites.space:
        return "federation-space"
    if satellites.bit_count() > sites.afford:
        return "federation-afford"
    structures = whole(sites, structures, satellites)
    body = structures | satellites | sites.core
    if body and flood(body & -body, body) != body:
        return "federation-apart"
    if sites.core_value + sum(value for bit, value in sites.values if bit & structures) < sites.need:
        return "federation-value"
    return _refuse_thrift(_Plan(sites, reading), structures, satellites.bit_count())


def _refuse_thrift(plan: _Plan, structures: int, satellites: int) -> str | None:
    if not satellites:
        return None
    group = plan.web.touched(structures) | plan.home
    fewer = satellites - 1
    if plan.fewest(group, fewer) is not None:
        return "federation-satellites"
    printed = plan.reading == "printed"
    among = plan.everything() if printed else group
    done = _Done(plan.size(group) - 1)
    for smaller in plan.linked(fewer, among, done):
        if plan.value(smaller) >= plan.sites.need and plan.placing(smaller, fewer) is not None:
            return "federation-smaller"
    return None
