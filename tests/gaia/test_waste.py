"""Warnings of what a move gives away: told to its mover alone, and nothing is forbidden."""

from __future__ import annotations

from dataclasses import replace

from rules.gaia.economy.income import total
from rules.gaia.state import Power, Technology
from tests.gaia.kit import Table


def test_free_steps_that_a_planet_does_not_need() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].power = Power(0, 0, 5)
    table.play("p1 action power2")
    assert table.wasted("p1 mine 4b0") == [(0, "steps", 1)]  # oxide is one step from terra


def test_steps_that_are_all_needed_are_no_waste() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].power = Power(0, 0, 5)
    table.play("p1 action power2")
    assert table.wasted("p1 mine 1a5") == []


def test_more_range_than_it_takes() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].booster, table.state.boosters[0] = "booster5", "booster4"
    table["terrans"].structures["4a9"], table["terrans"].qic = "mine", 0
    table.play("p1 action special:booster5")
    assert table.wasted("p1 mine gaiaformer:1a3") == [(0, "range", 1)]
    table = Table("terrans", "xenos")
    table["terrans"].booster, table.state.boosters[0] = "booster5", "booster4"
    table.play("p1 action special:booster5")
    assert table.wasted("p1 mine 4a4") == []


def test_a_project_that_nobody_will_finish() -> None:
    table = Table("terrans", "xenos")
    assert table.wasted("p1 action gaiaformer:1a3") == []
    table = Table("terrans", "xenos")
    table.state.round = 6
    assert table.wasted("p1 action gaiaformer:1a3") == [(0, "project", 1)]


def test_goods_above_their_limits() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.credits, player.power = 28, Power(0, 0, 4)
    assert table.wasted("p1 action power4") == [(0, "credits", 5)]
    assert player.credits == 30
    player.ore, player.qic = 15, 1
    assert table.wasted("p1 finish qic-ore:1") == [(0, "ore", 1)]
    player.knowledge, player.power = 15, Power(0, 0, 4)
    assert table.wasted("p1 finish power-knowledge:1") == [(0, "knowledge", 1)]


def test_power_that_finds_no_token_to_move() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.research["sci"], player.power = 2, Power(0, 1, 5)
    assert table.wasted("p1 action research:sci") == [(0, "charge", 2)]


def test_power_that_is_worth_more_than_what_it_pays() -> None:
    nevlas = Table("nevlas", "xenos")
    player = nevlas["nevlas"]
    player.structures["2b4"], player.power = "institute", Power(0, 0, 4)
    assert nevlas.wasted("p1 action power-ore:1") == [(0, "overpaid", 1)]
    taklons = Table("taklons", "xenos")
    taklons["taklons"].power = Power(0, 0, 2, stone="3")
    taklons.play("p1 action power-credits:2")
    assert taklons.wasted("p1 stone 1") == [(0, "overpaid", 1)]


def test_declining_what_costs_nothing() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].structures, table["xenos"].structures = {"3a7": "mine"}, {"3a6": "mine"}
    table["terrans"].ore = 15
    table.play("p1 action station:3a7", "p1 finish end")
    assert table.wasted("p2 charge no") == [(1, "uncharged", 1)]
    table = Table("terrans", "xenos")
    table["terrans"].structures, table["xenos"].structures = {"3a7": "mine"}, {"3a6": "station"}
    table["terrans"].ore = 15
    table.play("p1 action station:3a7", "p1 finish end")
    assert table.wasted("p2 charge no") == []


def test_declining_power_that_nothing_can_be_done_with_any_more() -> None:
    for peer, told in (("no", []), ("yes", [(1, "uncharged", 1)])):
        table = Table("terrans", "xenos", peer=peer)
        table["terrans"].structures, table["xenos"].structures = {"3a7": "mine"}, {"3a6": "mine"}
        table["terrans"].ore, table["xenos"].passed = 15, True
        table.state.round = 6
        table.play("p1 action station:3a7", "p1 finish end")
        assert table.wasted("p2 charge no") == told


def test_a_tile_whose_track_cannot_rise() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.structures["3a7"], player.ore, player.credits = "station", 15, 30
    player.research["eco"] = 4
    table.play("p1 action lab:3a7")
    assert table.wasted("p1 tile eco") == [(0, "level", 1)]
    assert table.kinds(0) == ["finish"]


def test_passing_with_a_special_action_left() -> None:
    table = Table("terrans", "xenos")
    table["terrans"].credits, table["terrans"].ore = 5, 5
    told = table.play("p1 action pass:booster3")
    warning = next(event for event in told if event.kind == "forfeited")
    assert (warning.seen_by, warning.facts["what"], warning.facts["source"]) == ((0,), "special", "booster4")


def test_a_swap_brings_nothing_that_passing_would_give_away() -> None:
    table = Table("ambas", "terrans")
    table["ambas"].structures["6b3"], table["ambas"].used = "institute", ["booster4"]
    assert "special:swap" in table.words(0, "action")
    assert table.wasted("p1 action pass:booster3") == []


def test_passing_with_an_income_to_come_that_is_too_much() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.used, player.credits, player.ore, player.knowledge = ["booster4"], 30, 15, 15
    player.power = Power(0, 0, 4)
    assert table.wasted("p1 action pass:booster3") == [
        (0, "income-credits", 2),
        (0, "income-ore", 3),
        (0, "income-knowledge", 1),
    ]


def test_qic_that_come_to_gleens_as_ore_are_too_much_as_ore() -> None:
    table = Table("gleens", "terrans")
    player = table["gleens"]
    player.used, player.ore = ["booster4"], 15
    income = total(replace(player, booster="booster3"))
    assert (income["ore"], income["qic"]) == (3, 1)
    assert (0, "income-ore", 4) in table.wasted("p1 action pass:booster3")


def test_passing_with_charging_to_come_that_finds_no_token() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    player.used, player.power = ["booster4"], Power(0, 0, 4)
    player.technologies = [Technology("tech5", "eco")]
    assert table.wasted("p1 action pass:booster3") == [(0, "income-charge", 1)]


def test_the_last_pass_of_baltaks_with_gaiaformers_that_are_worth_a_qic_each() -> None:
    table = Table("baltaks", "xenos")
    player = table["baltaks"]
    table.state.round, player.used = 6, ["booster4"]
    player.credits, player.ore, player.knowledge, player.qic, player.power = 0, 0, 0, 0, Power(4, 0, 0)
    player.gaiaformers = 3
    assert table.wasted("p1 action pass") == [(0, "goods", 1)]


def test_the_last_pass_with_goods_that_power_and_qic_would_bring() -> None:
    table = Table("terrans", "xenos")
    player = table["terrans"]
    table.state.round, player.used = 6, ["booster4"]
    player.credits, player.ore, player.knowledge, player.qic, player.power = 0, 0, 0, 2, Power(0, 2, 3)
    assert table.wasted("p1 action pass") == [(0, "goods", 2)]  # four credits, one for a sacrifice, and two ore
    peer = Table("terrans", "xenos", peer="yes")
    peer.state.round, peer["terrans"].used = 6, ["booster4"]
    assert peer.wasted("p1 action pass") == []
