"""Paying resources and influence: the proposals are the best there are (26, 47, 75)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from random import Random

import pytest

from rules.ti4.components.planets import PLANETS
from rules.ti4.economy.payment import Aim, payments, proposals, proposed
from rules.ti4.economy.spending import TRADE_GOODS
from rules.ti4.economy.worth import What, Worth, printed
from tests.ti4.positions import empty_galaxy


def worths(planets: list[str]) -> dict[str, Worth]:
    """What is printed on these planets."""
    return {planet: printed(planet) for planet in planets}


def amount(means: dict[str, int], what: What) -> int:
    """What these means bring."""
    return sum(number if word == TRADE_GOODS else printed(word).of(what) for word, number in means.items())


OTHER: Mapping[What, What] = {"resources": "influence", "influence": "resources"}


def every(planets: list[str], goods: int, what: What, cost: int) -> Iterator[dict[str, int]]:
    """All payments that are enough, with planets that bring nothing too."""
    for number in range(len(planets) + 1):
        for chosen in combinations(sorted(planets), number):
            for spent in range(goods + 1):
                means = {**dict.fromkeys(chosen, 1), **({TRADE_GOODS: spent} if spent else {})}
                if amount(means, what) >= cost:
                    yield means


def takes(aim: Aim, what: What, cost: int) -> Callable[[dict[str, int]], tuple[object, ...]]:
    """By what payments are compared."""

    def of(means: dict[str, int]) -> tuple[object, ...]:
        planets = tuple(word for word in means if word != TRADE_GOODS)
        lost, goods = amount(means, what) - cost, means.get(TRADE_GOODS, 0)
        other = sum(printed(planet).of(OTHER[what]) for planet in planets)
        first = {"least-lost": (lost + goods, lost), "no-goods": (goods, lost), "other-kept": (other, goods, lost)}
        return *first[aim], other, len(planets), planets

    return of


@pytest.mark.parametrize("seed", range(150))
def test_brute_force_finds_none_that_is_better(seed: int) -> None:
    rng = Random(seed)
    planets, goods = rng.sample(list(PLANETS), rng.randint(0, 9)), rng.randint(0, 4)
    what: What = rng.choice(("resources", "influence"))
    cost = rng.randint(0, goods + sum(printed(planet).of(what) for planet in planets) + 1)
    found, possible = payments(worths(planets), goods, what, cost), list(every(planets, goods, what, cost))
    assert bool(found) == bool(possible)
    for aim, means in found.items():
        assert means == min(possible, key=takes(aim, what, cost))


@pytest.mark.parametrize("seed", range(50))
def test_nothing_in_a_proposal_could_be_left_out(seed: int) -> None:
    rng = Random(seed)
    planets, goods = rng.sample(list(PLANETS), 30), rng.randint(0, 6)
    what: What = rng.choice(("resources", "influence"))
    cost = rng.randint(1, goods + sum(printed(planet).of(what) for planet in planets))
    found = payments(worths(planets), goods, what, cost)
    assert len(found) == 3
    for means in found.values():
        assert amount(means, what) >= cost
        assert all(amount(one_less(means, word), what) < cost for word in means)


def one_less(means: dict[str, int], word: str) -> dict[str, int]:
    """Without a planet, or with one trade good less."""
    return {each: number - (each == word) for each, number in means.items() if number > (each == word)}


def test_each_aim_has_its_own_payment() -> None:
    planets = ["starpoint", "resculon", "vefut-ii"]  # resources and influence: 3 and 1, 2 and 0, 2 and 2
    assert payments(worths(planets), 4, "resources", 6) == {
        "least-lost": {"resculon": 1, "starpoint": 1, TRADE_GOODS: 1},
        "no-goods": {"resculon": 1, "starpoint": 1, "vefut-ii": 1},
        "other-kept": {"resculon": 1, TRADE_GOODS: 4},
    }


def test_one_resource_is_rather_lost_than_two_trade_goods_spent() -> None:
    assert payments(worths(["jord"]), 3, "resources", 3)["least-lost"] == {"jord": 1}  # worth 4
    assert payments(worths(["tequran"]), 3, "resources", 3)["least-lost"] == {"tequran": 1, TRADE_GOODS: 1}


def test_ready_planets_and_trade_goods_pay_but_no_commodities() -> None:
    state = empty_galaxy()
    player = state.players[0]
    player.commodities, player.trade_goods = 4, 2
    for planet in ("lodor", "quann", "mellon"):
        state.planet(planet).owner = 0
    state.planet("lodor").exhausted = True
    assert proposed(state, player, "resources", 6, without=["quann"]) == {"jord": 1, TRADE_GOODS: 2}
    assert proposals(state, player, "resources", 7, without=["quann"]) == {}
    assert proposed(state, player, "influence", 6) == {"jord": 1, "mellon": 1, "quann": 1, TRADE_GOODS: 1}


def test_nothing_is_asked_for_nothing_and_nothing_proposed_where_it_is_too_dear() -> None:
    assert [*payments(worths(["lodor"]), 2, "resources", 0).values()] == [{}, {}, {}]
    assert payments(worths(["lodor"]), 2, "resources", 6) == {}
