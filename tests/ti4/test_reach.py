"""What may move in random galaxies is offered and accepted, and nothing else (58, 95, 16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from random import Random

import pytest

from rules.ti4.components.units import Unit, UnitKind
from rules.ti4.galaxy.forces import force_of, put
from rules.ti4.state import Force
from rules.ti4.tactical.movement import movable, parse, plan
from testkit.games.ti4_galaxies import MOVERS, galaxy, galaxy_of_movers
from tests.ti4.walking import NAMED, Walks, holes

GALAXIES = 200
OF_EACH = 40  # of a faction
ANSWERS = 6  # tried in each
MOST_SHIPS, MOST_CARGO = 3, 4  # in an answer, so that all ways to load can be tried
CARRIED: tuple[UnitKind, ...] = ("infantry", "fighter")
Passed = frozenset[str]


class Brute:
    """The moves of the first player in a galaxy, found by trying every walk."""

    def __init__(self, number: int, first: str = "") -> None:
        self.rng = Random(f"reach/{first}{number}")
        players = 3 + number % 4
        self.state = galaxy_of_movers(self.rng, players, first) if first else galaxy(self.rng, players)
        self.player = self.state.players[0]
        for place, system in self.state.galaxy.items():
            self._damage(force_of(system.space, 0))
            if force_of(system.space, 0).ships and self.rng.random() < 1 / 3:
                put(self.state.galaxy[place].space, 0, "infantry", self.rng.randint(1, 2))
        self.ways = cache(self._ways)
        self.walks = cache(lambda flagship_at: Walks(self.state, 0, flagship_at))

    def _damage(self, force: Force) -> None:
        for kind in force.units:
            if self.player.units[kind].sustains and self.rng.random() < 1 / 2:
                force.damaged[kind] = 1

    def unit(self, kind: UnitKind) -> Unit:
        return self.player.units[kind]

    def move(self, place: str, kind: UnitKind) -> int:
        """The move value of a ship in a place: 1 out of a nebula, 0 for what does not move by itself."""
        if not self.unit(kind).move:
            return 0
        tile = self.state.galaxy[place].printed
        slips = self.player.faction == "creuss" and (tile.id == "51" or bool(holes(self.state, place) & NAMED))
        return slips + (1 if tile.anomaly == "nebula" else self.unit(kind).move)

    def orders(self) -> Iterator[tuple[str, int]]:
        """Where the flagship of the Creuss is while others move, and the steps Gravity Drive has left for those."""
        yield "", self.drive
        start = self.flagship
        if start and start != self.state.active:
            move = self.move(start, "flagship")
            faster = (each for each in range(self.drive + 1) if self.ways(start, move + each, "flagship"))
            for used in faster:
                yield self.state.active, self.drive - used

    @property
    def flagship(self) -> str:
        """Where the flagship of the Creuss is, if the first player has it."""
        if self.player.faction != "creuss":
            return ""
        systems = self.state.galaxy.items()
        return next((place for place, each in systems if force_of(each.space, 0).count("flagship")), "")

    @property
    def drive(self) -> int:
        return int(self.player.has("gravity-drive"))

    def _ways(self, start: str, move: int, kind: UnitKind, flagship_at: str = "") -> set[Passed]:
        """The systems of each walk to the active one, both ends with it."""
        if not move:
            return set()
        slips = self.unit(kind).id == "ysia-yssrila"
        behind = "" if self.unit(kind).id == "hil-colish" else flagship_at
        return {frozenset(walk) for walk, _ in self.walks(behind).of(start, move, slips=slips)}

    def loads(self, place: str) -> bool:
        """Whether anything can be taken along in a place."""
        return place == self.state.active or 0 not in self.state.galaxy[place].tokens

    def slots(self) -> dict[str, int]:
        """What may move, and how many of each."""
        found: dict[str, int] = {}
        passed: set[str] = set()
        for place, system in self.state.galaxy.items():
            force = force_of(system.space, 0)
            for kind in force.units:
                ways = set[Passed]()
                for flagship_at, drive in self.orders():
                    move = self.move(place, kind) + drive * bool(self.unit(kind).move)
                    ways |= self.ways(place, move, kind, flagship_at)
                if ways and (place != self.state.active or self._fetches(kind, ways)):
                    found |= self._counted(force, kind, place)
                    if self.unit(kind).capacity:
                        passed |= {each for way in ways for each in way}
        for place in passed:
            if self.loads(place):
                found |= self._cargo(place, found)
        return found

    def _fetches(self, kind: UnitKind, ways: set[Passed]) -> bool:
        """Whether a ship that is there already could take something along on a way out and back."""
        passed = {each for way in ways for each in way if each != self.state.active and self.loads(each)}
        systems = [self.state.galaxy[place] for place in passed]
        areas = [forces for each in systems for forces in (each.space, *(planet.forces for planet in each.planets))]
        waits = any(force_of(forces, 0).count(carried) for forces in areas for carried in CARRIED)
        return bool(self.unit(kind).capacity) and waits

    def _cargo(self, place: str, moving: Mapping[str, int]) -> dict[str, int]:
        system = self.state.galaxy[place]
        found: dict[str, int] = {}
        if place != self.state.active:
            force = force_of(system.space, 0)
            kinds = [kind for kind in CARRIED if force.count(kind) and f"{kind}:{place}" not in moving]
            found |= {word: n for kind in kinds for word, n in self._counted(force, kind, place).items()}
        for planet in system.planets:
            if number := force_of(planet.forces, 0).count("infantry"):
                found[f"infantry:{planet.id}"] = number
        return found

    @staticmethod
    def _counted(force: Force, kind: UnitKind, where: str) -> dict[str, int]:
        damaged = force.damaged.get(kind, 0)
        found = {f"{kind}:{where}": force.units[kind] - damaged, f"damaged:{kind}:{where}": damaged}
        return {word: number for word, number in found.items() if number}

    def answers(self) -> Iterator[dict[str, int]]:
        """Some of what is offered, at random; some of it cannot be done."""
        slots = self.slots()
        for _ in range(ANSWERS if slots else 0):
            ships = [word for word in slots if self.unit(parse(word).kind).move]
            cargo = [word for word in slots if word not in ships]
            words = self.rng.choices(ships, k=self.rng.randint(1, MOST_SHIPS))
            words += self.rng.choices(cargo, k=self.rng.randint(0, MOST_CARGO)) if cargo else []
            amounts = {word: words.count(word) for word in words}
            yield {word: min(number, slots[word]) for word, number in amounts.items()}

    def legal(self, answer: Mapping[str, int]) -> bool:
        """Whether some walk of each ship and some share of the cargo do; Gravity Drive makes one ship faster."""
        units = [parse(word) for word, number in answer.items() for _ in range(number)]
        flying = [each for each in units if each.kind == "fighter" and self.unit("fighter").move]
        others = [each for each in units if each not in flying]
        ships = [each for each in others if self.unit(each.kind).move]
        cargo = [each for each in others if each not in ships]
        for carried in product((False, True), repeat=len(flying)):
            aboard = [each for each, is_carried in zip(flying, carried, strict=True) if is_carried]
            moving = ships + [each for each, is_carried in zip(flying, carried, strict=True) if not is_carried]
            places = [self._place(each.where) for each in (*cargo, *aboard)]
            if all(map(self.loads, places)) and self._carries([(each.where, each.kind) for each in moving], places):
                return True
        return False

    def _place(self, where: str) -> str:
        return where if where in self.state.galaxy else self.state.place_of(where)

    def _carries(self, ships: list[tuple[str, UnitKind]], cargo: list[str]) -> bool:
        leads = any(kind == "flagship" and place == self.flagship for place, kind in ships)
        orders = ("", self.state.active) if leads else ("",)
        for faster, order in product(range(-1, len(ships) * self.drive), orders):
            ways = [
                self.ways(place, self.move(place, kind) + (number == faster), kind, order)
                for number, (place, kind) in enumerate(ships)
            ]
            useful = [_useful(each, cargo) for each in ways]
            if any(self._loaded(ships, chosen, cargo) for chosen in product(*useful)):
                return True
        return False

    def _loaded(self, ships: list[tuple[str, UnitKind]], ways: tuple[Passed, ...], cargo: list[str]) -> bool:
        capacities = [self.unit(kind).capacity for _, kind in ships]
        return any(
            all(place in ways[carrier] for place, carrier in zip(cargo, carriers, strict=True))
            and all(carriers.count(ship) <= capacity for ship, capacity in enumerate(capacities))
            for carriers in product(range(len(ships)), repeat=len(cargo))
        )


def _useful(ways: Iterable[Passed], cargo: Collection[str]) -> set[Passed]:
    """What of the cargo lies on a way; of ways past the same cargo one is enough."""
    return {way & {*cargo} for way in ways}


@pytest.mark.parametrize("number", range(0, GALAXIES, 20))
def test_all_that_can_move_is_offered_and_nothing_else(number: int) -> None:
    for each in range(number, number + 20):
        brute = Brute(each)
        assert {slot.word: slot.cap for slot in movable(brute.state, 0)} == brute.slots(), each


@pytest.mark.parametrize("faction", MOVERS)
def test_so_it_is_with_powers_of_factions(faction: str) -> None:
    for number in range(OF_EACH):
        brute = Brute(number, faction)
        assert {slot.word: slot.cap for slot in movable(brute.state, 0)} == brute.slots(), number


def accepted(brutes: Iterable[Brute]) -> tuple[int, int]:
    """How many answers are accepted, and how many refused, each just where ships can do it."""
    counts = Counter[bool]()
    for brute in brutes:
        for answer in brute.answers():
            legal = brute.legal(answer)
            moves = {parse(word): amount for word, amount in answer.items()}
            assert (plan(brute.state, 0, moves) is not None) == legal, answer
            counts[legal] += 1
    return counts[True], counts[False]


def test_an_answer_is_accepted_just_where_ships_can_do_it() -> None:
    legal, illegal = accepted(map(Brute, range(GALAXIES)))
    assert legal > GALAXIES
    assert illegal > GALAXIES / 2


@pytest.mark.parametrize("faction", MOVERS)
def test_so_is_an_answer_with_powers_of_factions(faction: str) -> None:
    legal, illegal = accepted(Brute(number, faction) for number in range(OF_EACH))
    assert legal > OF_EACH
    assert illegal > OF_EACH / 4
