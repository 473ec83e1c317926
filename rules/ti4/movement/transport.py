"""What ships carry to the active system (95 Transport, 16 Capacity).

A ship takes fighters and ground forces along up to its capacity: from the system it begins in, those it passes and the
active one, but never from a system with one of its owner's command tokens that is not the active one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from rules.core.records import record
from rules.ti4.movement.routes import Chart, Manner, Route, Stops, routes

Load = Mapping[str, int]  # units that are carried, by the place they are taken from
Way = tuple[Stops, Route]  # where a ship can load, and by which route
ENDLESS = 1_000  # more dice than any ships roll


@record
class Mover:
    """A ship that moves: where from, its move value and its capacity, and the manner in which it moves."""

    start: str
    move: int
    capacity: int
    manner: Manner = ""


@record
class Voyage:
    """A ship on its way: its route, and the load it takes along."""

    ship: int  # its place among the movers
    route: Route
    load: tuple[tuple[str, int], ...]


def voyages(chart: Chart, ships: Sequence[Mover], cargo: Load) -> list[Voyage] | None:
    """How these ships can get to the active system with this cargo, one voyage each; None where they cannot.

    Of several ways one with the fewest dice for gravity rifts is taken; cargo goes where the fewest are rolled.
    """
    stops = [place for place in cargo if may_load(chart, place)]
    if len(stops) < len(cargo):
        return None
    ways = [_ways(chart, ship, stops) for ship in ships]
    if not all(ways):
        return None
    chosen = _fewest_rolls(ships, ways, cargo)
    if chosen is None:
        return None
    loads = _loads(ships, chosen, cargo) or []
    return [
        Voyage(number, route, tuple(load.items()))
        for number, ((_, route), load) in enumerate(zip(chosen, loads, strict=True))
    ]


def _fewest_rolls(ships: Sequence[Mover], ways: Sequence[Sequence[Way]], cargo: Load) -> list[Way] | None:
    """A way for each ship by which all cargo finds room, with the fewest dice in all; None where there is none.

    Ships get theirs one after the other. Those that have none yet count as if they could load wherever any of their
    ways leads: where even so the cargo finds no room, nothing further is tried.
    """
    least = [min(route.rolls for _, route in each) for each in ways]
    anywhere = [(frozenset().union(*(stops for stops, _ in each)), each[0][1]) for each in ways]
    best: list[Way] | None = None
    fewest = ENDLESS
    open_ways: list[list[Way]] = [[]]
    while open_ways:
        begun = open_ways.pop()
        number = len(begun)
        rolls = sum(route.rolls for _, route in begun)
        if rolls + sum(least[number:]) >= fewest or _loads(ships, [*begun, *anywhere[number:]], cargo) is None:
            continue
        if number == len(ships):
            best, fewest = begun, rolls
            continue
        further = sorted(ways[number], key=lambda way: way[1].rolls, reverse=True)
        open_ways.extend([*begun, way] for way in further)
    return best


def may_load(chart: Chart, place: str) -> bool:
    """Whether units may be taken along from a place."""
    return chart.may_leave(place)


def _ways(chart: Chart, ship: Mover, stops: Collection[str]) -> list[Way]:
    """The places a ship can load at and the way by them, without ways that are worse and load nowhere else."""
    found = routes(chart.of(ship.manner), ship.start, ship.move, stops if ship.capacity else ())
    everywhere = {start for start in (ship.start, chart.active) if start in stops}
    ways = [(passed | everywhere, route) for passed, route in found.items()]
    return [
        (loads, route)
        for loads, route in ways
        if not any(other > loads and better.rolls <= route.rolls for other, better in ways)
    ]


def _loads(ships: Sequence[Mover], chosen: Sequence[Way], cargo: Load) -> list[Counter[str]] | None:
    """A load for each ship that together are all cargo; None where there is none.

    Ships without dice to roll are filled first: cargo is moved from one to the next along a chain of ships.
    """
    order = sorted(range(len(ships)), key=lambda number: chosen[number][1].rolls)
    loads: list[Counter[str]] = [Counter() for _ in ships]
    for place, number in cargo.items():
        for _ in range(number):
            if not _placed(place, order, ships, chosen, loads, set()):
                return None
    return loads


def _placed(
    place: str,
    order: Sequence[int],
    ships: Sequence[Mover],
    chosen: Sequence[Way],
    loads: Sequence[Counter[str]],
    tried: set[int],
) -> bool:
    """Whether one more unit from a place finds room, where others may change ships for it (an augmenting path)."""
    fitting = [number for number in order if place in chosen[number][0] and number not in tried]
    for number in fitting:
        if loads[number].total() < ships[number].capacity:
            loads[number][place] += 1
            return True
    for number in fitting:
        tried.add(number)
        for other in [*loads[number]]:
            if other != place and _placed(other, order, ships, chosen, loads, tried):
                loads[number][other] -= 1
                loads[number] += Counter()  # which drops what is 0
                loads[number][place] += 1
                return True
    return False
