"""Where units are produced: which units produce, how many, and what is in the system already (68 Production)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from rules.core.records import record
from rules.ti4.components.units import UNIT_KINDS, WITH_TOKENS, Unit, UnitKind, class_of
from rules.ti4.economy.worth import worth
from rules.ti4.galaxy.forces import dock_room, force_of
from rules.ti4.galaxy.pieces import pieces_left, stacks
from rules.ti4.laws.zones import may_hold_units, may_produce
from rules.ti4.production.stymie import is_stymied
from rules.ti4.state import Force, State, System

SPACE = ""  # for the space area, where else a planet stands
SARWEEN_TOOLS = "sarween-tools"
BY_FLAGSHIP = 5  # units that Duha Menaimon makes
MITOSIS = "mitosis"  # by which docks make no ground forces (68), whatever else produces there


@record
class Producer:
    """A unit that produces: where it is, how many units it makes, and whether ground forces may be among them."""

    kind: UnitKind
    where: str
    limit: int
    makes_ground_forces: bool


@record
class Yard:
    """What the production of a player in a system depends on.

    units: what each kind is for the player. landing: planets that ground forces can be placed on. blockaded: no ships
    can be made. here: own units in the space area, by kind. room: fighters that docks hold beyond the capacity of
    ships. fleet: ships that the fleet pool allows. plastic: pieces in the reinforcements, by kind. stacks: by kind that
    tokens are used for, the places that have some, in each of which one piece has to be. removable: ships that may be
    taken off the board for new ones, by place and kind. discount: resources that are taken off the price. budget: the
    highest price that is allowed, if any. most: units that another effect allows at most, if any. kinds: the only ones
    that can be made, if not all.
    """

    place: str
    units: Mapping[UnitKind, Unit]
    producers: tuple[Producer, ...]
    landing: tuple[str, ...]
    blockaded: bool
    here: Mapping[UnitKind, int]
    room: int
    fleet: int
    plastic: Mapping[UnitKind, int]
    stacks: Mapping[UnitKind, frozenset[str]]
    removable: Mapping[tuple[str, UnitKind], int]
    discount: int
    budget: int | None = None
    kinds: frozenset[str] | None = None
    most: int | None = None

    @property
    def limit(self) -> int:
        """How many units can be made here in all: the limits of all producers, or `most` where that is less (67)."""
        limit = sum(producer.limit for producer in self.producers)
        return limit if self.most is None else min(self.most, limit)


def producers(state: State, seat: int, place: str) -> tuple[Producer, ...]:
    """Every unit of a player in a system that can produce, one for each unit, in space and then planet by planet.

    None where a promissory note keeps the player from producing there, and none of those on a planet where a law does.
    """
    if is_stymied(state, seat, place):
        return ()
    return tuple(
        Producer(kind, where, *_produces(state, seat, kind, where))
        for where, force in _forces(state.galaxy[place], seat)
        if may_produce(state, where)
        for kind in UNIT_KINDS
        if force.count(kind) and state.players[seat].units[kind].production
        for _ in range(force.count(kind))
    )


def _produces(state: State, seat: int, kind: UnitKind, where: str) -> tuple[int, bool]:
    """How many units one unit makes, and whether ground forces too."""
    player = state.players[seat]
    unit = player.units[kind]
    resources = worth(state, where).resources if where and unit.adds_resources else 0
    ground = not (kind == "space-dock" and player.able(MITOSIS))
    return unit.production + resources, ground


def _forces(system: System, seat: int) -> Iterator[tuple[str, Force]]:
    """The units of a player in a system, with where they are."""
    yield SPACE, force_of(system.space, seat)
    yield from ((planet.id, force_of(planet.forces, seat)) for planet in system.planets)


def yard_of(state: State, seat: int, place: str, using: Collection[Producer] | None = None) -> Yard:
    """What production in a system depends on, by all units there that can produce, or by those of `using` only.

    Read from the position once: what changes afterwards does not show in it.
    """
    player, system = state.players[seat], state.galaxy[place]
    here = force_of(system.space, seat)
    return Yard(
        place=place,
        units=player.units,
        producers=producers(state, seat, place) if using is None else tuple(using),
        landing=tuple(each.id for each in system.planets if each.owner == seat and may_hold_units(state, each.id)),
        blockaded=not system.ships(seat) and system.ships_of_others(seat) > 0,
        here={kind: here.count(kind) for kind in UNIT_KINDS},
        room=dock_room(player, system),
        fleet=player.ship_limit,
        plastic=pieces_left(state, seat),
        stacks={kind: stacks(state, seat, kind) for kind in WITH_TOKENS},
        removable=dict(_removable(state, seat)),
        discount=int(player.has(SARWEEN_TOOLS)),
    )


def economy_yard(state: State, seat: int, planet: str) -> Yard:
    """What Integrated Economy produces on a planet: whatever is worth its resources, as if something there produced.

    That is at most two units for each resource. No unit uses its production, so nothing is taken off the price.
    """
    budget, place = worth(state, planet).resources, state.place_of(planet)
    producer = Producer("space-dock", planet, 2 * budget, makes_ground_forces=True)
    using = () if is_stymied(state, seat, place) else (producer,)
    return replace(yard_of(state, seat, place, using), discount=0, budget=budget)


def flagship_yard(state: State, seat: int, place: str) -> Yard:
    """What Duha Menaimon makes where it is: up to five units of any kind.

    That is no production of a unit, so nothing is taken off the price.
    """
    producer = Producer("flagship", SPACE, BY_FLAGSHIP, makes_ground_forces=True)
    using = () if is_stymied(state, seat, place) else (producer,)
    return replace(yard_of(state, seat, place, using), discount=0)


def salvage_yard(state: State, seat: int, place: str, kinds: Collection[str]) -> Yard:
    """What Salvage Operations produces: one ship of these kinds, by no unit, so that nothing is taken off the price."""
    using = (Producer("space-dock", SPACE, 1, makes_ground_forces=False),)
    return replace(yard_of(state, seat, place, using), discount=0, kinds=frozenset(kinds))


def _removable(state: State, seat: int) -> Iterator[tuple[tuple[str, UnitKind], int]]:
    """Ships in systems without a command token of the player, by place and kind (23 Component limits)."""
    for place, system in state.galaxy.items():
        if seat in system.tokens:
            continue
        units = force_of(system.space, seat).units
        yield from (((place, kind), number) for kind, number in units.items() if _piece(kind))


def _piece(kind: UnitKind) -> bool:
    """Whether a ship is always a piece of plastic."""
    return class_of(kind) == "ship" and kind not in WITH_TOKENS
