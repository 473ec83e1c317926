"""The Mentak Coalition: Ambush and Salvage Operations (34, 78)."""

from __future__ import annotations

from tests.ti4.battle_power_scenes import FRONT, attack, fighting, plan
from tests.ti4.kit import Table


def ambushing(enemy: dict[str, int], **own: int) -> Table:
    """Mentak have arrived, and both sides make plans."""
    table = fighting("mentak", "sol", own, enemy)
    attack(table)
    return table


def test_ambush_is_proposed_and_rolls_for_two_of_the_best_ships() -> None:
    table = ambushing({"carrier": 2}, cruiser=1, destroyer=2)
    question = next(each for each in table.pending(0) if each.kind == "battle-plan")
    assert question.default == ("ambush:always",)
    table.staying = False
    plan(table, 0, *question.default, dice=(7, 9))
    assert table.told("ambushed")[0]["dice"] == "cruiser:7:7 destroyer:9:9"
    assert table.units(FRONT, 1) == {}
    assert table.told("won")[0]["seat"] == 0


def test_ambush_hits_are_assigned_by_the_opponent() -> None:
    table = ambushing({"carrier": 1, "fighter": 1}, cruiser=1)
    plan(table, 0, "ambush:always", dice=(7,))
    assert table.asked()[0] == (1, "assign-hits")


def test_ambush_is_used_in_the_first_round_alone_and_not_without_such_ships() -> None:
    table = ambushing({"dreadnought": 1}, cruiser=2)
    plan(table, 0, "ambush:always", dice=(1, 1, 1, 1, 1, 7, 7, 1))
    assert len(table.told("ambushed")) == 1
    assert len(table.told("fired")) == 4
    table = fighting("mentak", "sol", {"dreadnought": 1}, {"carrier": 1})
    attack(table, dice=(5, 1))
    assert table.told("won")
    assert not table.told("ambushed")


def test_shields_holding_cancels_hits_of_an_ambush() -> None:
    table = fighting("mentak", "sol", {"cruiser": 2}, {"carrier": 2})
    table.deal_cards(1, "shields-holding.1")
    attack(table)
    table.staying = False
    plan(table, 0, "ambush:always")
    plan(table, 1, "shields-holding:two", dice=(7, 7))
    assert table.told("cancelled-hits") == [{"seat": 1, "count": 2}]
    assert table.units(FRONT, 1) == {"carrier": 2}


def test_direct_hit_destroys_what_has_sustained_a_hit_of_an_ambush() -> None:
    table = fighting("mentak", "sol", {"cruiser": 2}, {"dreadnought": 1, "carrier": 1})
    table.deal_cards(0, "direct-hit.1")
    attack(table)
    table.staying = False
    plan(table, 0, "ambush:always", "direct-hit:always", dice=(7, 1))
    table.play("p2 assign-hits sustain:dreadnought=1")
    assert table.units(FRONT, 1) == {"carrier": 1}


def test_ambush_is_silent_by_greyfire_mutagen() -> None:
    table = fighting("mentak", "sol", {"cruiser": 1}, {"carrier": 1})
    table.player().mutated = True
    attack(table, dice=(7, 1))
    assert table.told("won")
    assert not table.told("ambushed")


def salvaging(own: dict[str, int], enemy: dict[str, int]) -> Table:
    """Mentak own Salvage Operations."""
    table = fighting("mentak", "sol", own, enemy)
    table.player().technologies.append("salvage-operations")
    table.player().trade_goods = 3
    return table


def test_the_winner_gains_a_good_and_may_produce_a_ship_of_a_kind_that_was_destroyed() -> None:
    table = salvaging({"dreadnought": 1}, {"cruiser": 1})
    attack(table, dice=(5, 1))
    assert table.player().trade_goods == 4
    assert table.asked()[0] == (0, "produce")
    assert table.refused("p1 produce destroyer=1 pay:trade-goods=1") != ""
    assert table.refused("p1 produce cruiser=1 pay:trade-goods=1") == "too-little"
    table.play("p1 produce cruiser=1 pay:trade-goods=2")
    assert table.units(FRONT) == {"dreadnought": 1, "cruiser": 1}
    assert table.player().trade_goods == 2


def test_the_loser_gains_a_good_and_produces_nothing() -> None:
    table = salvaging({"cruiser": 1}, {"dreadnought": 1})
    attack(table)
    plan(table, 0, dice=(1, 5))
    assert table.player().trade_goods == 4
    assert (0, "produce") not in table.asked()


def test_nothing_is_salvaged_from_a_draw() -> None:
    table = salvaging({"carrier": 1}, {"carrier": 1})
    attack(table, dice=(9, 9))
    assert table.told("drawn")
    assert not table.told("salvaged")


def test_only_one_ship_is_produced_and_only_with_room_in_the_fleet_pool() -> None:
    table = salvaging({"dreadnought": 1}, {"cruiser": 1})
    table.player().pools.fleet = 1
    attack(table, dice=(5, 1))
    assert table.refused("p1 produce cruiser=1 pay:trade-goods=2") == "fleet-pool"
    table.play("p1 produce")
    assert table.units(FRONT) == {"dreadnought": 1}


def test_a_defender_salvages_too_in_the_turn_of_another() -> None:
    table = fighting("sol", "mentak", {"cruiser": 1}, {"dreadnought": 1})
    table.player(1).technologies.append("salvage-operations")
    table.player(1).trade_goods = 1
    attack(table, dice=(1, 5))
    assert table.asked()[0] == (1, "produce")
    table.play("p2 produce cruiser=1 pay:trade-goods=2")
    assert table.units(FRONT, 1) == {"dreadnought": 1, "cruiser": 1}
