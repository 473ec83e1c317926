"""Fleets that could be sent to a system: the smallest that lands what is needed, all that is strong, a single ship."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.decisions import Slot
from rules.core.records import record
from rules.ti4.components.units import UnitKind, class_of
from rules.ti4.computer.military.chances import ships_of
from rules.ti4.computer.military.landing import to_take
from rules.ti4.computer.military.reach import is_threatened
from rules.ti4.galaxy.forces import ships_counted
from rules.ti4.state import State
from rules.ti4.tactical.movement import Source, movable, parse

BESIDES = 2  # ground forces that come along besides those that are needed
TRIED = 4  # ships with capacity that are thought of, one at a time

Moves = dict[Source, int]


@record
class Muster:
    """What can move to the active system, and what it is for.

    room: ships that the fleet pool allows besides those that are there. needed: ground forces for all planets there.
    """

    view: State
    seat: int
    slots: tuple[Slot, ...]
    room: int
    needed: int

    @property
    def hostile(self) -> bool:
        """Whether ships of others are there."""
        return self.view.galaxy[self.view.active].ships_of_others(self.seat) > 0

    def cost(self, kind: UnitKind) -> int:
        """What a unit costs, in resources."""
        return self.view.players[self.seat].units[kind].cost or 0

    def capacity(self, kind: UnitKind) -> int:
        """How much a unit carries: fighters and infantry together, of one unit of this kind (16).

        As the player whose muster it is has it now, with technologies; 0 for what carries nothing. Raises KeyError for
        a kind that the player cannot have yet, such as a war sun.
        """
        return self.view.players[self.seat].units[kind].capacity

    def ships(self) -> list[Source]:
        """Ships that move by themselves and are no fighters, one by one, the cheapest first."""
        units = self.view.players[self.seat].units
        sources = [parse(slot.word) for slot in self.slots for _ in range(slot.cap)]
        found = [each for each in sources if units[each.kind].move and class_of(each.kind) == "ship"]
        return sorted((each for each in found if each.kind != "fighter"), key=lambda each: self.cost(each.kind))

    def carriers(self) -> list[Source]:
        """Ships with capacity, one of each kind and place; those first that cost least for what they carry."""
        found = [each for each in dict.fromkeys(self.ships()) if self.capacity(each.kind)]
        return sorted(found, key=lambda each: self.cost(each.kind) / self.capacity(each.kind))

    def has_cargo(self, ship: Source) -> bool:
        """Whether there are ground forces where a ship is."""
        return any(slot.facts["kind"] == "infantry" and slot.facts["place"] == ship.where for slot in self.slots)


def mustered(view: State, seat: int) -> Muster:
    """What a player can move to the active system; of ships that are there none is sent out and back."""
    place = view.active
    room = view.players[seat].ship_limit - ships_counted(ships_of(view, seat, place))
    needed = sum(number for _, number in to_take(view, seat, place))
    slots = tuple(slot for slot in movable(view, seat) if parse(slot.word).where != place)
    return Muster(view, seat, slots, max(0, room), needed)


def fleets(muster: Muster) -> Iterator[Moves]:
    """Fleets that are thought of; first none at all, for what is there already."""
    yield {}
    if muster.room:
        if not muster.hostile:
            yield from _peaceful(muster)
        if muster.hostile or muster.needed:
            yield _loaded(muster, _strongest(muster))


def _peaceful(muster: Muster) -> Iterator[Moves]:
    """One ship with what is needed to land, the cheapest one alone, or empty carriers that come to a dock."""
    if muster.needed:
        yield from (_loaded(muster, [ship]) for ship in muster.carriers()[:TRIED])
    yield from ({ship: 1} for ship in muster.ships()[:1])
    if own_dock(muster.view, muster.seat):
        empty = [ship for ship in muster.carriers() if not muster.has_cargo(ship)]
        yield dict.fromkeys(empty[: muster.room], 1)


def own_dock(view: State, seat: int) -> bool:
    """Whether the player has a space dock in the active system, on a planet or in space."""
    system = view.galaxy[view.active]
    areas = (system.space, *(planet.forces for planet in system.planets))
    return any(force.seat == seat and force.count("space-dock") for forces in areas for force in forces)


def _strongest(muster: Muster) -> list[Source]:
    """As many ships as the fleet pool allows, the dearest first; to land one that carries most comes before them."""
    ships = muster.ships()[::-1]
    if muster.needed and ships:
        carrier = max(ships, key=lambda each: muster.capacity(each.kind) * (1 + muster.has_cargo(each)))
        ships.remove(carrier)
        ships.insert(0, carrier)
    return ships[: muster.room]


def _loaded(muster: Muster, ships: Sequence[Source]) -> Moves:
    """Ships with as many ground forces as are needed and some more, and fighters in what room is left.

    They load where they are. A home planet keeps a ground force where others are near.
    """
    moves: Moves = {}
    room: dict[str, int] = {}
    for ship in ships:
        moves[ship] = moves.get(ship, 0) + 1
        room[ship.where] = room.get(ship.where, 0) + muster.capacity(ship.kind)
    wanted: dict[UnitKind, int] = {"infantry": muster.needed + BESIDES, "fighter": sum(room.values())}
    for kind in wanted:
        for slot in muster.slots:
            source, place = parse(slot.word), str(slot.facts["place"])
            if source.kind == kind:
                spare = slot.cap - _staying(muster, source, place)
                number = max(0, min(spare, room.get(place, 0), wanted[kind]))
                moves |= {source: number} if number else {}
                room[place] = room.get(place, 0) - number
                wanted[kind] -= number
    return moves


def _staying(muster: Muster, source: Source, place: str) -> int:
    """How many ground forces stay on a planet: one at home, where ships of others are near."""
    at_home = source.where != place and bool(muster.view.galaxy[place].printed.home)
    return int(at_home and is_threatened(muster.view, muster.seat, place))
