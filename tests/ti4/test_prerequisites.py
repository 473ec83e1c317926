"""What may be researched: prerequisites, and planets with a specialty in their stead (90, 91)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

import pytest

from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.technologies import COLOURS, GENERIC, TECHNOLOGIES, UPGRADES, of_faction
from rules.ti4.components.units import UNITS, units_of
from rules.ti4.state import State
from rules.ti4.technology.prerequisites import researchable
from tests.ti4.positions import empty_galaxy

SPECIAL = [
    planet.id
    for system in empty_galaxy().galaxy.values()
    for planet in system.planets
    if PLANETS[planet.id].specialty is not None
]


def enough(technologies: Iterable[str], planets: Iterable[str], needs: Iterable[str], ignored: int = 0) -> bool:
    """Whether technologies and planets together have the colours of all prerequisites but for so many."""
    given = Counter[str | None](TECHNOLOGIES[id].kind for id in technologies)
    given.update(PLANETS[planet].specialty for planet in planets)
    return (Counter[str | None](needs) - given).total() <= ignored


def brute_force(state: State, technology: str) -> Iterator[frozenset[str]]:
    """Every set of ready planets of the first player that is enough and has none to spare, and Inheritance Systems."""
    own = state.players[0].technologies
    ignored = int(state.players[0].faction == "jolnar" and technology not in UPGRADES)
    ready = [planet.id for planet in state.planets(0) if not planet.exhausted and PLANETS[planet.id].specialty]
    needs = TECHNOLOGIES[technology].needs
    for number in range(len(ready) + 1):
        for planets in combinations(ready, number):
            fewer = (tuple(each for each in planets if each != left_out) for left_out in planets)
            if enough(own, planets, needs, ignored) and not any(enough(own, rest, needs, ignored) for rest in fewer):
                yield frozenset(planets)
    if "inheritance-systems" in own and not enough(own, (), needs):
        yield frozenset({"inheritance-systems"})


@pytest.mark.parametrize("seed", range(60))
def test_brute_force_finds_the_same(seed: int) -> None:
    rng = Random(seed)
    state = empty_galaxy(rng.choice(list(FACTIONS)))
    player = state.players[0]
    generic = rng.sample(GENERIC, rng.randint(0, 7))
    player.technologies = [*generic, *rng.sample(of_faction(player.faction), rng.randint(0, 1))]
    for planet in rng.sample(SPECIAL, rng.randint(0, 6)):
        state.planet(planet).owner = 0
        state.planet(planet).exhausted = rng.random() < 0.3
    found = researchable(state, 0)
    for id, technology in TECHNOLOGIES.items():
        if not is_for(player.faction, id) or id in player.technologies:
            assert id not in found
            continue
        choices = found.get(technology.id, ())
        assert {frozenset(choice) for choice in choices} == {*brute_force(state, id)}
        assert len({frozenset(choice) for choice in choices}) == len(choices)


def is_for(faction: str, id: str) -> bool:
    """Whether a faction may ever research a technology: an upgrade must change what its units are."""
    technology = TECHNOLOGIES[id]
    if "propagation" in FACTIONS[faction].abilities:
        return False
    if technology.faction not in (None, faction) or technology.kind == "assimilator":
        return False
    return id not in UNITS or UNITS[id] in units_of(faction, frozenset((id,))).values()


def test_what_needs_nothing_may_be_researched_from_the_start_and_what_is_owned_never() -> None:
    state = empty_galaxy()
    free = {"antimass-deflectors", "neural-motivator", "plasma-scoring", "sarween-tools"}
    assert {*researchable(state, 0)} == free
    assert all(choices == ((),) for choices in researchable(state, 0).values())
    state.players[0].technologies = ["sarween-tools"]
    assert {*researchable(state, 0)} == free - {"sarween-tools"} | {"graviton-laser-system"}


def test_a_planet_skips_one_prerequisite_of_its_specialty_while_it_is_ready() -> None:
    state = empty_galaxy()
    state.players[0].technologies = ["plasma-scoring"]
    for planet in ("wellon", "lazar"):  # cybernetic
        state.planet(planet).owner = 0
    assert researchable(state, 0)["pds-2"] == (("wellon",), ("lazar",))
    assert researchable(state, 0)["transit-diodes"] == (("wellon", "lazar"),)
    assert "integrated-economy" not in researchable(state, 0)
    state.planet("lazar").exhausted = True
    assert researchable(state, 0)["pds-2"] == (("wellon",),)
    assert "transit-diodes" not in researchable(state, 0)


def test_upgrades_are_no_prerequisite() -> None:
    state = empty_galaxy()
    state.players[0].technologies = ["pds-2", "destroyer-2", "war-sun"]
    assert not [id for id in researchable(state, 0) if TECHNOLOGIES[id].needs]


@pytest.mark.parametrize(
    ("faction", "own", "generic"),
    [
        ("sol", {"spec-ops-2", "advanced-carrier-2"}, {"infantry-2", "carrier-2"}),
        ("muaat", {"prototype-war-sun-2"}, {"war-sun"}),
        ("saar", {"floating-factory-2"}, {"space-dock-2"}),
        ("hacan", {"war-sun", "space-dock-2", "infantry-2", "carrier-2"}, {"spec-ops-2", "prototype-war-sun-2"}),
    ],
)
def test_a_faction_upgrades_the_units_on_its_own_sheet(faction: str, own: set[str], generic: set[str]) -> None:
    state = empty_galaxy(faction)
    for colour in COLOURS:
        state.players[0].technologies += [id for id in GENERIC if TECHNOLOGIES[id].colour == colour]
    assert own <= {*researchable(state, 0)}
    assert generic.isdisjoint(researchable(state, 0))
