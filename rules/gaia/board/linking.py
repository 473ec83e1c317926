"""Federations: which structures may be linked by which satellites.

A federation is a set of own structures and the satellites that link them, all in one piece; whatever own free structure
touches it belongs to it. The table plays one of three readings of "as few as possible":

- `subset`: the satellites are the fewest that link these structures, over others on the way if that saves any; and no
  federation made of some of the same structures has both a structure and a satellite fewer.
- `printed`: the same, but no federation at all, wherever it lies, may have a structure and a satellite fewer.
- `flexible`: as `subset`, but a detour around own structures that one does not want is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import Literal

from rules.gaia.board.galaxy import each_bit, grow
from rules.gaia.board.steiner import Web, clusters, flood

Reading = Literal["subset", "printed", "flexible"]

MAX_EXACT_CLUSTERS = 7
"""Finding the fewest satellites takes time exponential in the clusters that they link. A layout of more clusters is
searched for a smaller federation first, which nearly always exists and is found much sooner."""

WORK_LIMIT = 25_000
"""The unions of cluster sets after which a list of proposals ends, once it has any."""


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
    """The clusters of a player's structures with their values, and the ways to link them.

    A group is a set of clusters, as a mask over their indices; the core is cluster 0 when there is one.
    """

    def __init__(self, sites: Sites, reading: Reading) -> None:
        self.sites = sites
        self.reading = reading
        free = _free(sites)
        self.parts = _parts(free, sites.core)
        self.home = 1 if sites.core else 0
        self.everything = (1 << len(self.parts)) - 1
        self.sizes = [(part & free).bit_count() for part in self.parts]
        self.values = [sum([value for bit, value in sites.values if bit & part]) for part in self.parts]
        if sites.core:
            self.values[0] += sites.core_value
        self.highest = max([value for _, value in sites.values], default=0)
        self.web = Web(sites.space & ~(free | sites.core), self.parts)
        self._values: dict[int, int] = {}
        self._detours: dict[int, Web] = {}

    def value(self, group: int) -> int:
        if group not in self._values:
            self._values[group] = sum([value for i, value in enumerate(self.values) if group >> i & 1])
        return self._values[group]

    def size(self, group: int) -> int:
        """How many structures a group has."""
        return sum([size for i, size in enumerate(self.sizes) if group >> i & 1])

    def mask(self, group: int) -> int:
        """The hexes of a group."""
        return sum([part for i, part in enumerate(self.parts) if group >> i & 1])

    def work(self) -> int:
        return self.web.work + sum(web.work for web in self._detours.values())

    def fewest(self, group: int, limit: int) -> int | None:
        """The fewest satellites that link a group as the reading counts them: over others, or with detours."""
        if self.reading == "flexible":
            return self._detour(group, limit)[0]
        return self.web.cost(group, limit)

    def placing(self, group: int, limit: int) -> int | None:
        """As few satellites as the reading asks for, placed so that they touch the structures of this group alone."""
        if self.reading != "flexible":
            cost = self.web.cost(group, limit)
            if cost is None:
                return None
            tree = self.web.tree(group, cost)
            if not self.web.touched(grow(tree)) & ~group:
                return tree
            limit = cost
        cost, web = self._detour(group, limit)
        if cost is None:
            return None
        return web.tree(_all(web), cost)

    def _detour(self, group: int, limit: int) -> tuple[int | None, Web]:
        """The fewest satellites that link a group and touch no other cluster, and the web they are found in."""
        if group not in self._detours:
            shunned = grow(self.mask(self.everything & ~group))
            parts = [part for i, part in enumerate(self.parts) if group >> i & 1]
            self._detours[group] = Web(self.web.space & ~shunned, parts)
        web = self._detours[group]
        return web.cost(_all(web), limit), web

    def joining(self, group: int, satellites: int) -> int:
        """A group with all the clusters that could each join it at this total of satellites."""
        return group | self.web.touched(self.web.reach(group, satellites))

    def starts(self) -> list[int]:
        """The single clusters that all groups grow from: the core, or any."""
        if self.home:
            return [self.home]
        return [1 << i for i in range(len(self.parts))]

    def smallest(self, group: int) -> tuple[int, int]:
        """The order of proposals: fewest structures, then least value."""
        return self.size(group), self.value(group)

    def richest(self, group: int) -> tuple[int, int]:
        """The order that reaches a value soonest."""
        return -self.value(group), 0


def _all(web: Web) -> int:
    return (1 << len(web.parts)) - 1


def _free(sites: Sites) -> int:
    return sum([bit for bit, _ in sites.values])


def _parts(free: int, core: int) -> list[int]:
    if not core:
        return clusters(free)
    home = core | flood(core, free)
    return [home, *clusters(free & ~home)]


class _Bounds:
    """Which groups a federation with fewer satellites rules out, together with all that hold them."""

    def __init__(self, plan: _Plan, among: int, most: int | None = None) -> None:
        self.plan = plan
        self.among = among
        self.most = most
        self.smaller: list[int] = []

    def exclude(self, group: int) -> bool:
        """Whether neither this group nor a larger one can be a legal federation."""
        if group & ~self.among:
            return True
        if self.most is not None:
            room = self.most - self.plan.size(group)
            if room < 0 or self.plan.value(group) + room * self.plan.highest < self.plan.sites.need:
                return True
        return any(not small & ~group for small in self.smaller)

    def tighten(self, groups: list[int]) -> None:
        """Federations of these groups exist, with fewer satellites than any still to come."""
        if self.plan.reading != "printed":
            self.smaller += groups
        elif groups:
            self.most = min(self.plan.size(group) for group in groups)


def _linked(plan: _Plan, satellites: int, bounds: _Bounds, rank: Callable[[int], tuple[int, int]]) -> Iterator[int]:
    """The groups worth enough that so many satellites can link, in the order of `rank`."""
    need = plan.sites.need
    seen = {group for group in plan.starts() if not bounds.exclude(group)}
    heap = [(rank(group), group) for group in seen]
    heapify(heap)
    while heap:
        _, group = heappop(heap)
        if plan.value(group) >= need:
            yield group
        joining = plan.joining(group, satellites)
        if plan.value(joining) < need:
            continue
        for bit in each_bit(joining ^ group):
            wider = group | bit
            if wider not in seen and not bounds.exclude(wider):
                seen.add(wider)
                heappush(heap, (rank(wider), wider))


def whole(sites: Sites, structures: int, satellites: int) -> int:
    """These structures and all own free ones that touch the federation, which belong to it too."""
    return structures | flood(structures | satellites | sites.core, _free(sites))


@lru_cache(maxsize=1024)
def possible(sites: Sites, reading: Reading = "subset") -> bool:
    """Whether there is any legal federation. It is so in all readings or in none, so that `reading` changes no answer.

    Kept for sites that are asked about again; the search ends with the first one found.
    """
    if sites.core_value + sum([value for _, value in sites.values]) < sites.need:
        return False
    plan = _Plan(sites, reading)
    return any(_linked(plan, sites.afford, _Bounds(plan, plan.everything), plan.richest))


@lru_cache(maxsize=256)
def proposals(sites: Sites, reading: Reading = "subset", most: int = 12) -> tuple[Proposal, ...]:
    """The best legal federations: fewest satellites, then fewest structures, then least value.

    One placing of satellites for each set of structures. Cut short in the most crowded positions, never to nothing.
    Kept, since a question is put again when it is answered, and with every panel that shows it.
    """
    plan = _Plan(sites, reading)
    bounds = _Bounds(plan, plan.everything)
    found: list[Proposal] = []
    for satellites in range(sites.afford + 1):
        groups = []
        for group in _linked(plan, satellites, bounds, plan.smallest):
            placing = plan.placing(group, satellites)
            if placing is not None and placing.bit_count() == satellites:
                found.append(Proposal(plan.mask(group) & ~sites.core, placing, plan.value(group)))
                groups.append(group)
            if len(found) == most or (found and plan.work() > WORK_LIMIT):
                return tuple(found)
        bounds.tighten(groups)
    return tuple(found)


def refuse(sites: Sites, structures: int, satellites: int, reading: Reading = "subset") -> str | None:
    """Why these structures, with all that touch them, and satellites make no legal federation; None when they do.

    Both are masks. The reason is a code of a refusal, such as `federation-apart`; where several hold it is the first in
    the order of the checks.
    """
    if structures & ~_free(sites):
        return "federation-structures"
    if satellites & ~sites.space:
        return "federation-space"
    if satellites.bit_count() > sites.afford:
        return "federation-afford"
    structures = whole(sites, structures, satellites)
    body = structures | satellites | sites.core
    if body and flood(body & -body, body) != body:
        return "federation-apart"
    if sites.core_value + sum([value for bit, value in sites.values if bit & structures]) < sites.need:
        return "federation-value"
    return _refuse_waste(_Plan(sites, reading), structures, satellites.bit_count())


def _refuse_waste(plan: _Plan, structures: int, satellites: int) -> str | None:
    if not satellites:
        return None  # nothing has a satellite fewer
    group = plan.web.touched(structures) | plan.home
    fewer = satellites - 1
    large = group.bit_count() > MAX_EXACT_CLUSTERS
    if large and _outdone(plan, group, fewer):
        return "federation-smaller"
    if plan.fewest(group, fewer) is not None:
        return "federation-satellites"
    return "federation-smaller" if not large and _outdone(plan, group, fewer) else None


def _outdone(plan: _Plan, group: int, satellites: int) -> bool:
    """Whether so many satellites make a federation of fewer structures, where the reading has that count."""
    among = plan.everything if plan.reading == "printed" else group
    bounds = _Bounds(plan, among, plan.size(group) - 1)
    return any(
        plan.placing(other, satellites) is not None for other in _linked(plan, satellites, bounds, plan.smallest)
    )
