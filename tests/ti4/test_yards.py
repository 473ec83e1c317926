"""Production in a system: orders that are legal and what they cost, against brute force and by hand (67, 68, 14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from random import Random

import pytest

from rules.ti4.components.planets import PLANETS
from rules.ti4.components.units import UNIT_KINDS, UnitKind, class_of
from rules.ti4.production.solver import Item, Order, best, items, legal, most, price, refusal
from rules.ti4.production.yard import Yard, producers, yard_of
from rules.ti4.state import Force, State
from tests.ti4.positions import KINDS, empty_galaxy, put

HOME = "304"  # of whoever comes second: three planets
PLACES = ("203", HOME)
FACTIONS = ("arborec", "saar", "naalu", "muaat", "sol", "jolnar")
UPGRADES = ("fighter-2", "space-dock-2", "war-sun", "cruiser-2", "letani-warrior-2", "hybrid-crystal-fighter-2")


def random_position(rng: Random) -> tuple[State, str]:
    """A position in which the first player produces in a place."""
    state = empty_galaxy(rng.choice(FACTIONS))
    player, place = state.players[0], rng.choice(PLACES)
    player.pools.fleet = rng.randint(1, 4)
    player.technologies = rng.sample((*UPGRADES, "sarween-tools"), rng.randint(0, 4))
    player.trade_goods = rng.randint(0, 3)
    floating = bool(player.units["space-dock"].move)
    for planet in state.galaxy[place].planets:
        planet.owner = rng.choice((-1, 0, 0, 0))
        if planet.owner == 0:
            docks = 0 if floating else rng.randint(0, 1)
            put(state, planet.id, 0, space_dock=docks, infantry=rng.randint(1, 2))
    if floating or rng.random() < 0.5:
        put(state, place, 0, space_dock=rng.randint(0, 1) if floating else 0, infantry=rng.randint(0, 1))
        put(state, place, 0, **{kind: rng.randint(1, 2) for kind in rng.sample(("carrier", "fighter", "cruiser"), 2)})
    if rng.random() < 0.3:
        put(state, place, 1, destroyer=1)
    for far in ("101", "102"):
        kind = rng.choice(("carrier", "cruiser", "dreadnought"))
        left = state.plastic_left(0, KINDS[kind])
        put(state, far, 0, **{kind: rng.choice((min(1, left), left))})
        state.galaxy[far].tokens = rng.choice(([], [], [0], [1]))
    _drop_nothing(state)
    return state, place


def _drop_nothing(state: State) -> None:
    """Name no kind of which there are no units."""
    for force in state.forces(0):
        force.units = {kind: number for kind, number in force.units.items() if number}


def random_order(rng: Random, state: State, place: str) -> Order:
    """An order that may be as wrong as can be, or just fit."""
    wheres = ["", *(planet.id for planet in state.galaxy[place].planets)]
    possible = [*items(yard_of(state, 0, place))]
    made: Counter[Item] = Counter()
    for _ in range(rng.randint(1, 4)):
        wild = Item(rng.choice(UNIT_KINDS), rng.choice(wheres))
        made[rng.choice(possible) if possible and rng.random() < 0.9 else wild] += 1
    removed: Counter[tuple[str, UnitKind]] = Counter()
    for kind in UNIT_KINDS:
        wanting = sum(number for item, number in made.items() if item.kind == kind) - state.plastic_left(0, kind)
        if kind not in ("fighter", "infantry") and wanting > 0 and rng.random() < 0.9:
            removed[rng.choice(("101", "102", place)), kind] += wanting
    return Order(dict(made), dict(removed))


def single_units(made: Order) -> Iterator[Item]:
    for item, number in made.units.items():
        yield from [item] * number


def assignable(state: State, place: str, made: Order) -> bool:
    """Whether every unit has a unit that makes it: all ways of sharing them out are followed."""
    units = state.players[0].units
    system = state.galaxy[place]
    makers: list[tuple[UnitKind, str, int]] = []
    for where, forces in (("", system.space), *((planet.id, planet.forces) for planet in system.planets)):
        for force in forces:
            for kind in force.units if force.seat == 0 else ():
                extra = PLANETS[where].resources if where and units[kind].adds_resources else 0
                makers += [(kind, where, units[kind].production + extra)] * (
                    force.units[kind] if units[kind].production else 0
                )
    left = {tuple(number for _, _, number in makers)}
    for item in single_units(made):
        left = {
            (*numbers[:each], numbers[each] - 1, *numbers[each + 1 :])
            for numbers in left
            for each, (kind, where, _) in enumerate(makers)
            if numbers[each] and makes(state, place, kind, where, item)
        }
    return bool(left)


def makes(state: State, place: str, kind: UnitKind, where: str, item: Item) -> bool:
    """Whether a unit in one part of a system may make an item."""
    system, player = state.galaxy[place], state.players[0]
    if item.kind not in player.units or player.units[item.kind].cost is None:
        return False
    if class_of(item.kind) == "ship":
        return not item.where and (system.ships(0) > 0 or not system.ships_of_others(0))
    if player.faction == "arborec" and kind == "space-dock":
        return False
    controlled = not item.where or system.planet(item.where).owner == 0
    return controlled and where in ("", item.where)


def after(state: State, place: str, made: Order) -> State | None:
    """The position with the units made and the ships removed; None where a removed one is not there."""
    result = deepcopy(state)
    for (far, kind), number in made.removed.items():
        force = next((force for force in result.galaxy[far].space if force.seat == 0), None)
        if force is None or force.count(kind) < number or 0 in result.galaxy[far].tokens:
            return None
        force.units[kind] -= number
    for item, number in made.units.items():
        system = result.galaxy[place]
        forces = system.planet(item.where).forces if item.where else system.space
        force = next((force for force in forces if force.seat == 0), None)
        if force is None:
            forces.append(force := Force(0))
        force.units[item.kind] = force.count(item.kind) + number
    return result


def has_pieces(state: State, before: State, made: Order) -> bool:
    """Whether there is plastic for all, and no ship was removed that had not to be."""
    for kind in ("flagship", "war-sun", "dreadnought", "carrier", "cruiser", "destroyer"):
        removed = sum(number for (_, each), number in made.removed.items() if each == kind)
        if state.plastic_left(0, kind) < 0 or (removed and before.plastic_left(0, kind) + removed > made.count(kind)):
            return False
    return True


def fits(state: State, place: str) -> bool:
    """Whether fighters and ground forces can be shared out among docks, ships and, for some, the fleet pool."""
    system, player = state.galaxy[place], state.players[0]
    space: Counter[UnitKind] = Counter()
    for force in system.space:
        space.update(force.units if force.seat == 0 else {})
    docks = sum(force.count("space-dock") for planet in system.planets for force in planet.forces if force.seat == 0)
    capacity = sum(player.units[kind].capacity * number for kind, number in space.items())
    ships = sum(number for kind, number in space.items() if class_of(kind) == "ship" and kind != "fighter")
    halves = player.units["fighter"].excess_halves
    for on_docks, on_ships in product(range(space["fighter"] + 1), repeat=2):
        alone = space["fighter"] - on_docks - on_ships
        if alone < 0 or (alone and not halves) or on_docks > docks * player.units["space-dock"].free_fighters:
            continue
        if on_ships + space["infantry"] <= capacity and 2 * ships + alone * halves <= 2 * player.pools.fleet:
            return True
    return False


def allowed(state: State, place: str, made: Order) -> bool:
    """Brute force: whether an order may be made."""
    result = after(state, place, made)
    shared_out = assignable(state, place, made)
    into_space = any(not item.where for item in made.units)
    if not shared_out or result is None or not has_pieces(result, state, made):
        return False
    return fits(result, place) or not into_space


@pytest.mark.parametrize("seed", range(25))
def test_brute_force_allows_the_same_orders(seed: int) -> None:
    rng = Random(seed)
    for _ in range(10):
        state, place = random_position(rng)
        where = yard_of(state, 0, place)
        for _ in range(5):
            made = random_order(rng, state, place)
            assert legal(where, made) == allowed(state, place, made), (refusal(where, made), made)


def test_random_orders_are_refused_for_every_reason_and_often_legal() -> None:
    rng, reasons = Random(1), Counter[str]()
    for _ in range(800):
        state, place = random_position(rng)
        refused = refusal(yard_of(state, 0, place), random_order(rng, state, place))
        reasons[refused.code if refused else "legal"] += 1
    expected = {"legal", "production-limit", "not-produced", "ground-force-limit", "plastic", "not-removable"}
    assert {*reasons} == expected | {"fleet-pool", "capacity"}
    assert min(reasons.values()) >= 2
    assert reasons["legal"] >= 60


def home(**space: int) -> State:
    """The first player, Sol, has a dock at home, 4 resources there, and these units in space."""
    state = empty_galaxy()
    put(state, "jord", 0, space_dock=1)
    put(state, "301", 0, **space)
    return state


def made(yard: Yard, **units: int) -> bool:
    """Whether so many ships, and ground forces on Jord, can be made."""
    return legal(yard, Order({item(kind): number for kind, number in units.items()}))


def item(word: str) -> Item:
    return Item("infantry", "jord") if word == "infantry" else Item(KINDS[word])


def priced(yard: Yard, **units: int) -> int:
    return price(yard, Order({item(kind): number for kind, number in units.items()}))


def refused(yard: Yard, wanted: Order) -> str | None:
    """The word for why an order is refused."""
    reason = refusal(yard, wanted)
    return reason.code if reason else None


def test_two_fighters_or_ground_forces_cost_one_and_an_odd_one_as_much() -> None:
    sol = yard_of(home(), 0, "301")
    assert [priced(sol, fighter=number) for number in range(6)] == [0, 1, 1, 2, 2, 3]
    assert priced(sol, fighter=1, infantry=1) == 2  # no pair
    assert price(sol, Order({Item("infantry", "jord"): 1, Item("infantry"): 1})) == 1  # a pair in two places
    assert priced(sol, carrier=1, cruiser=2, infantry=3) == 3 + 4 + 2


def test_sarween_tools_takes_one_off_the_sum_but_nothing_off_nothing() -> None:
    state = home()
    state.players[0].technologies = ["sarween-tools"]
    assert [priced(yard_of(state, 0, "301"), fighter=number) for number in (0, 2, 4)] == [0, 0, 1]


def test_a_dock_makes_as_many_as_its_number_and_the_resources_of_its_planet() -> None:
    state = home()
    assert yard_of(state, 0, "301").limit == 6
    assert made(yard_of(state, 0, "301"), infantry=6)
    assert not made(yard_of(state, 0, "301"), infantry=7)
    state.players[0].technologies = ["space-dock-2"]
    assert yard_of(state, 0, "301").limit == 8


def test_ground_forces_are_made_on_the_planet_of_the_dock_and_as_many_as_that_dock_makes() -> None:
    state = empty_galaxy()
    put(state, "new-albion", 0, space_dock=1)  # 1 resource: 3 units
    put(state, "starpoint", 0, space_dock=1)  # 3 resources: 5 units
    both = yard_of(state, 0, "203")
    assert both.limit == 8
    assert legal(both, Order({Item("infantry", "new-albion"): 3, Item("infantry", "starpoint"): 5}))
    assert refused(both, Order({Item("infantry", "new-albion"): 4})) == "ground-force-limit"
    one = yard_of(state, 0, "203", [each for each in producers(state, 0, "203") if each.where == "new-albion"])
    assert one.limit == 3
    assert refused(one, Order({Item("infantry", "starpoint"): 1})) == "not-produced"
    assert refused(one, Order({Item("infantry"): 1})) == "not-produced"


def test_docks_in_space_make_ground_forces_there_or_on_controlled_planets() -> None:
    state = empty_galaxy("saar")
    put(state, "203", 0, space_dock=1)
    state.planet("starpoint").owner = 0
    saar = yard_of(state, 0, "203")
    assert saar.limit == 5
    assert {each.where for each in items(saar) if each.kind == "infantry"} == {"", "starpoint"}
    assert legal(saar, Order({Item("infantry", "starpoint"): 1, Item("infantry"): 4}))
    assert refused(saar, Order({Item("infantry"): 5})) == "capacity"  # the factory holds four


def test_docks_of_the_arborec_make_no_ground_forces_and_their_infantry_does() -> None:
    state = empty_galaxy("arborec")
    put(state, "starpoint", 0, space_dock=1, infantry=2)
    arborec = yard_of(state, 0, "203")
    assert arborec.limit == 5 + 2
    assert legal(arborec, Order({Item("infantry", "starpoint"): 2, Item("destroyer"): 3}))
    assert refused(arborec, Order({Item("infantry", "starpoint"): 3})) == "ground-force-limit"


def test_in_a_blockade_no_ships_are_made_but_ground_forces_are() -> None:
    state = home()
    put(state, "301", 1, fighter=1)
    assert {each.kind for each in items(yard_of(state, 0, "301"))} == {"infantry"}
    assert made(yard_of(state, 0, "301"), infantry=2)
    assert not made(yard_of(state, 0, "301"), fighter=1)
    put(state, "301", 0, fighter=1)
    assert made(yard_of(state, 0, "301"), fighter=1)


def test_no_more_ships_than_the_fleet_pool_has_and_fighters_are_not_among_them() -> None:
    state = home(cruiser=1)
    state.players[0].pools.fleet = 3
    assert made(yard_of(state, 0, "301"), destroyer=2, fighter=3)
    assert not made(yard_of(state, 0, "301"), destroyer=3)


def test_fighters_need_room_in_docks_or_in_ships_that_may_be_new() -> None:
    sol = yard_of(home(), 0, "301")
    assert made(sol, fighter=3)
    assert not made(sol, fighter=4)
    assert made(sol, fighter=5, carrier=1)
    full = yard_of(home(infantry=6, carrier=1), 0, "301")  # Sol's carrier holds six; only the dock has room
    assert made(full, fighter=3)
    assert not made(full, fighter=4)


def test_fighters_beyond_capacity_count_against_the_fleet_pool_once_they_are_upgraded() -> None:
    state = home(destroyer=1)
    state.players[0].technologies = ["fighter-2"]
    state.players[0].pools.fleet = 3
    assert made(yard_of(state, 0, "301"), fighter=5)
    assert not made(yard_of(state, 0, "301"), fighter=6)
    naalu = empty_galaxy("naalu")
    naalu.players[0].technologies = ["hybrid-crystal-fighter-2"]
    naalu.players[0].pools.fleet = 1
    put(naalu, "starpoint", 0, space_dock=1)
    assert made(yard_of(naalu, 0, "203"), fighter=5)  # two of them for one ship
    naalu.players[0].pools.fleet = 0
    assert not made(yard_of(naalu, 0, "203"), fighter=4)


def test_a_ship_without_a_piece_is_taken_from_a_system_without_an_own_token() -> None:
    state = home()
    put(state, "101", 0, carrier=4)
    state.galaxy["102"].tokens = [0]
    carrier = Item("carrier")
    assert refused(yard_of(state, 0, "301"), Order({carrier: 1})) == "plastic"
    assert legal(yard_of(state, 0, "301"), Order({carrier: 1}, {("101", "carrier"): 1}))
    assert refused(yard_of(state, 0, "301"), Order({carrier: 1}, {("101", "carrier"): 2})) == "plastic"
    assert refused(yard_of(state, 0, "301"), Order({carrier: 1}, {("103", "carrier"): 1})) == "not-removable"
    state.galaxy["101"].tokens = [1, 0]
    assert refused(yard_of(state, 0, "301"), Order({carrier: 1}, {("101", "carrier"): 1})) == "not-removable"


def test_tokens_stand_for_fighters_and_infantry_but_one_piece_has_to_be_with_them() -> None:
    state = home()
    put(state, "101", 0, fighter=40)
    assert made(yard_of(state, 0, "301"), fighter=3)
    for place in ("102", "103", "104", "105", "106", "201", "202", "203"):
        put(state, place, 0, fighter=1)
    assert made(yard_of(state, 0, "301"), fighter=3)  # the tenth place
    put(state, "204", 0, fighter=1)
    assert refused(yard_of(state, 0, "301"), Order({Item("fighter"): 1})) == "plastic-stacks"
    put(state, "301", 0, fighter=1)
    state.galaxy["204"].space.clear()
    assert made(yard_of(state, 0, "301"), fighter=2)


def test_structures_are_not_produced_nor_war_suns_without_their_technology() -> None:
    state = home()
    kinds = {each.kind for each in items(yard_of(state, 0, "301"))}
    assert kinds == {*UNIT_KINDS} - {"pds", "space-dock", "war-sun"}
    state.players[0].technologies = ["war-sun"]
    assert "war-sun" in {each.kind for each in items(yard_of(state, 0, "301"))}


def test_an_order_is_paid_in_three_ways_or_not_at_all() -> None:
    state = home()
    player, sol = state.players[0], yard_of(state, 0, "301")
    player.trade_goods = 1
    for planet in ("lodor", "tequran"):
        state.planet(planet).owner = 0
    ways = best(state, player, sol, Order({Item("carrier"): 1}))
    assert ways["least-lost"] == {"lodor": 1}
    assert ways["other-kept"] == {"tequran": 1, "trade-goods": 1}
    assert ways["no-goods"] == {"lodor": 1}
    assert best(state, player, sol, Order({Item("carrier"): 7})) == {}
    assert best(state, player, sol, Order({Item("dreadnought"): 3})) == {}


@pytest.mark.parametrize("seed", range(20))
def test_the_most_of_a_unit_is_what_can_be_made_and_paid_and_no_more(seed: int) -> None:
    rng = Random(seed)
    state, place = random_position(rng)
    where, able = yard_of(state, 0, place), rng.randint(0, 8)
    for each in items(where):
        orders = [(number, Order({each: number})) for number in range(1, where.limit + 2)]
        possible = [number for number, made in orders if legal(where, made) and price(where, made) <= able]
        assert most(where, each, able) == max(possible, default=0)
