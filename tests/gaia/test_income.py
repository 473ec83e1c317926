"""Phase I: income."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product

import pytest

from rules.gaia.components import FACTIONS
from rules.gaia.economy.income import Icon, tokens_first_is_best, total
from rules.gaia.economy.power import charged
from rules.gaia.state import Player, Power, Technology
from tests.gaia.kit import Table


def player(faction: str, **structures: int) -> Player:
    """A player with so many structures of each kind, without booster, research or tiles."""
    made = Player(0, faction, research=dict.fromkeys(("terra", "nav", "int", "gaia", "eco", "sci"), 0))
    for kind, number in structures.items():
        for index in range(number):
            made.structures[f"{len(made.structures) + 1}a{index}"] = kind.replace("_", "-")
    return made


@pytest.mark.parametrize(("mines", "ore"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 4), (8, 8)])
def test_mines_bring_ore_but_the_third_brings_none(mines: int, ore: int) -> None:
    assert total(player("terrans", mine=mines))["ore"] == ore


def test_stations_bring_credits_labs_knowledge_the_academy_two() -> None:
    goods = total(player("terrans", station=4, lab=3, academy_k=1, academy_q=1))
    assert (goods["credits"], goods["knowledge"]) == (3 + 4 + 4 + 5, 1 + 3 + 2)


def test_mad_androids_swap_the_income_of_stations_and_labs() -> None:
    goods = total(player("bescods", station=2, lab=2))
    assert (goods["knowledge"], goods["credits"]) == (2, 7)


def test_nevlas_labs_charge_and_itars_academy_brings_three() -> None:
    assert total(player("nevlas", lab=2))["charge"] == 4
    assert total(player("itars", academy_k=1))["knowledge"] == 1 + 3


@pytest.mark.parametrize("faction", sorted(FACTIONS))
def test_every_institute_charges_four_and_brings_something(faction: str) -> None:
    with_it, without = total(player(faction, institute=1)), total(player(faction))
    extra = {kind: with_it[kind] - without.get(kind, 0) for kind in with_it}
    extra = {kind: amount for kind, amount in extra.items() if amount}
    assert extra.pop("charge") == 4
    special = {
        "xenos": {"qic": 1},
        "gleens": {"ore": 1},
        "lantids": {},
        "ambas": {"tokens": 2},
        "bescods": {"tokens": 2},
    }
    assert extra == special.get(faction, {"tokens": 1})


def test_the_lost_planet_opens_no_income_slot() -> None:
    owner = player("terrans", mine=2)
    owner.lost = next(iter(owner.structures))
    assert total(owner)["ore"] == 2


def test_covered_tiles_bring_nothing_and_a_level_replaces_the_one_below() -> None:
    owner = player("terrans")
    owner.technologies = [Technology("tech8", "free1"), Technology("tech6", "free2", covered=True)]
    owner.research["eco"] = 3
    goods = total(owner)
    assert goods["credits"] == 4 + 3
    assert (goods["ore"], goods["charge"]) == (2, 3)


def test_the_order_is_asked_only_where_it_changes_the_bowls() -> None:
    table = Table("ambas", "terrans", until="booster")
    table["ambas"].structures["6b3"] = "institute"
    table["ambas"].power = Power(0, 4, 0)
    while table.kinds(0) != ["income"]:
        table.default()
    assert set(table.words(0, "income")) == {"tokens:institute", "charge:institute"}
    table.play("p1 income charge:institute")
    assert table["ambas"].power == Power(2, 0, 4)
    table = Table("ambas", "terrans", until="booster")
    table["ambas"].structures["6b3"] = "institute"
    table["ambas"].power = Power(4, 0, 0)
    while table.state.round == 0:
        table.default()
    assert table.kinds(0) == ["action"]


def test_an_icon_once_begun_is_taken_whole() -> None:
    table = Table("ambas", "terrans", until="booster")
    table["ambas"].structures["6b3"] = "institute"
    table["ambas"].research["eco"] = 2
    table["ambas"].power = Power(0, 5, 0)
    while table.kinds(0) != ["income"]:
        table.default()
    table.play("p1 income charge:eco", "p1 income charge:institute")
    assert "charge:eco" not in (table.words(0, "income") if table.kinds(0) == ["income"] else [])


def test_labs_of_nevlas_are_an_icon_each() -> None:
    table = Table("nevlas", "terrans", until="booster")
    table["nevlas"].structures = {"6b3": "institute", "3b2": "lab", "2b1": "lab"}
    table["nevlas"].power = Power(1, 4, 0)
    while table.kinds(0) != ["income"]:
        table.default()
    table.play("p1 income charge:lab")
    assert set(table.words(0, "income")) == {"tokens:institute", "charge:institute", "charge:lab"}


def test_what_exceeds_a_limit_is_lost() -> None:
    table = Table("terrans", "xenos", until="booster")
    table["terrans"].credits, table["terrans"].ore = 30, 15
    while table.state.round == 0:
        table.default()
    assert (table["terrans"].credits, table["terrans"].ore) == (30, 15)


def every_end(power: Power, icons: list[Icon]) -> set[tuple[int, int, int]]:
    """Where the bowls may end, whatever the order of icons of one kind each."""
    ends = set()
    for order in permutations(icons):
        now = power
        for _, kind, amount in order:
            now = replace(now, one=now.one + amount) if kind == "tokens" else charged(now, amount)[0]
        ends.add((now.one, now.two, now.three))
    return ends


def test_tokens_come_first_by_themselves_only_where_no_other_order_leaves_more() -> None:
    icons: list[Icon] = [("eco", "charge", 3), ("lab", "charge", 2), ("board", "tokens", 1), ("booster", "tokens", 2)]
    decided = 0
    for one, two, three in product(range(4), repeat=3):
        power = Power(one, two, three)
        if tokens_first_is_best(power, icons):
            decided += 1
            lifts = [(end[2], end[1] + 2 * end[2]) for end in every_end(power, icons)]
            best = (max(bowl for bowl, _ in lifts), max(lift for _, lift in lifts))
            assert best in lifts, power
    assert decided > 5


def test_what_is_a_choice_is_asked() -> None:
    """Charging first fills bowl III, new tokens first lift more: only the owner knows which is better."""
    icons: list[Icon] = [("eco", "charge", 4), ("board", "tokens", 1)]
    assert not tokens_first_is_best(Power(0, 4, 0), icons)
    assert tokens_first_is_best(Power(0, 1, 3), icons)
    assert not tokens_first_is_best(
        Power(0, 1, 3), [("board", "charge", 4), ("board", "tokens", 1), ("eco", "tokens", 1)]
    )
