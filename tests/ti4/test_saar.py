"""The Clan of Saar: docks in space, no need of a home, trade goods for planets, asteroids that they alone know (34)."""

from __future__ import annotations

import pytest

from rules.core.decisions import Allocate
from rules.ti4.game import GAME
from rules.ti4.scoring.conditions import public_ones
from tests.ti4.kit import Table
from tests.ti4.map_power_scenes import called
from tests.ti4.scenes import acting

ASTEROIDS = "45"


def clan() -> Table:
    """The Saar act, without action cards at the table; their docks and ships lie in space at home, 304."""
    table = acting("saar", "sol", "xxcha")
    for seat in range(3):
        table.deal_cards(seat)
    return table


def test_the_dock_lies_in_space_from_the_start() -> None:
    table = clan()
    assert table.units("304")["space-dock"] == 1


def test_it_moves_with_what_it_carries_and_is_no_ship_for_the_fleet_pool() -> None:
    table = clan()
    table.player().pools.fleet = 1
    table.clear(0)
    table.put("304", 0, space_dock=1, cruiser=1, fighter=4)
    table.play("p1 action activate:203", "p1 move space-dock:304=1 cruiser:304=1 fighter:304=4")
    assert table.units("203") == {"space-dock": 1, "cruiser": 1, "fighter": 4}


def test_no_proposal_takes_it_along() -> None:
    table = clan()
    table.play("p1 action activate:203")
    (decision,) = (each for each in table.pending(0) if each.kind == "move")
    assert isinstance(decision.ask, Allocate)
    assert decision.ask.offers
    assert not any(word.startswith("space-dock") for offer in decision.ask.offers for word in offer)


def test_it_produces_where_it_has_come_to() -> None:
    table = clan()
    table.play("p1 action activate:203", "p1 move space-dock:304=1")
    assert table.asked() == [(0, "produce")]
    table.play("p1 produce cruiser=1 pay:lisis-ii=1 pay:ragh=1")
    assert table.units("203") == {"space-dock": 1, "cruiser": 1}


def test_its_upgrade_goes_further_and_holds_more() -> None:
    table = clan()
    table.player().technologies.append("floating-factory-2")
    table.clear(0)
    table.put("304", 0, space_dock=1, fighter=5)
    table.play("p1 action activate:202", "p1 move space-dock:304=1 fighter:304=5")
    assert table.units("202") == {"space-dock": 1, "fighter": 5}


def test_a_blockade_destroys_it_and_what_only_it_held_is_removed() -> None:
    table = clan()
    table.clear(0)
    table.put("203", 1, cruiser=1)
    table.put("304", 0, space_dock=1, infantry=2)
    table.play("p1 action activate:203", "p1 move space-dock:304=1 infantry:304=2")
    assert table.units("203") == {}
    assert table.told("docks-destroyed")[0]["count"] == 1


@pytest.mark.parametrize(("dice", "left"), [((10, 1), {"space-dock": 1, "cruiser": 1}), ((1, 10), {})])
def test_it_outlasts_a_combat_beside_ships_that_win_it(dice: tuple[int, ...], left: dict[str, int]) -> None:
    table = clan()
    table.clear(0)
    table.put("203", 1, cruiser=1)
    table.put("304", 0, space_dock=1, cruiser=1)
    table.staying = True
    table.play("p1 action activate:203", "p1 move space-dock:304=1 cruiser:304=1", dice=dice)
    assert table.units("203") == left


def test_it_retreats_as_ships_do() -> None:
    table = clan()
    table.clear(0)
    table.put("203", 1, cruiser=1)
    table.put("304", 0, space_dock=1, cruiser=1, fighter=1)
    table.play("p1 action activate:203", "p1 move space-dock:304=1 cruiser:304=1 fighter:304=1")
    assert (0, "retreat") in table.asked()
    table.play("p1 retreat to:304", dice=(1, 1, 1))
    assert table.units("304") == {"space-dock": 1, "cruiser": 1, "fighter": 1}
    assert table.units("203") == {}


def test_public_objectives_need_no_home_planets() -> None:
    table = clan()
    for planet in table.state.home(0).planets:
        planet.owner = 1
    assert public_ones(table.state, table.player()) == table.state.objectives
    table.player().mutated = True
    assert public_ones(table.state, table.player()) == []


def test_a_planet_that_is_gained_brings_a_trade_good() -> None:
    table = clan()
    table.lay("203", "19")
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:lisis-ii=1", "p1 commit wellon=1")
    assert table.player().trade_goods == 1
    assert table.told("scavenged") == [{"seat": 0, "planet": "wellon", "gain:trade-goods": 1}]
    other = clan()
    other.lay("203", "19", 0)
    other.play("p1 action activate:203", "p1 move carrier:304=1 infantry:lisis-ii=1", "p1 commit wellon=1")
    assert other.player().trade_goods == 0  # it was theirs


def mapped() -> Table:
    """Sol act; the Saar have ships in an asteroid field, and Chaos Mapping."""
    table = acting("sol", "saar", "xxcha")
    table.lay("203", ASTEROIDS)
    table.player(1).technologies.append("chaos-mapping")
    table.put("203", 1, cruiser=1)
    return table


def test_nobody_else_activates_asteroids_with_ships_of_theirs() -> None:
    table = mapped()
    assert table.refused("p1 action activate:203") == "pick-unknown"
    (decision,) = table.pending(0)[:1]
    reasons = {each.option.word: each.reason.code for each in GAME.unavailable(table.state, decision)}
    assert reasons["activate:203"] == "chaos-mapping"
    table.state.galaxy["203"].space.clear()
    table.play("p1 action activate:203")
    table = mapped()
    table.player(1).technologies.remove("chaos-mapping")
    table.play("p1 action activate:203")


def test_chaos_mapping_produces_a_unit_before_the_action_once_in_a_turn() -> None:
    table = clan()
    table.player().pools.fleet = 6
    table.player().technologies += ["chaos-mapping", "sarween-tools"]
    table.play("p1 action before:chaos-mapping:304")
    assert table.refused("p1 produce cruiser=1 fighter=1 pay:lisis-ii=1 pay:ragh=1") == "production-limit"
    assert table.refused("p1 produce cruiser=1 pay:lisis-ii=1") == "too-little"  # tools make nothing cheaper here
    table.play("p1 produce cruiser=1 pay:ragh=1")
    assert table.units("304")["cruiser"] == 2
    assert (0, "action") in table.asked()
    assert table.refused("p1 action before:chaos-mapping:304") == "pick-unknown"


def test_without_the_means_chaos_mapping_is_not_offered() -> None:
    table = clan()
    table.player().technologies.append("chaos-mapping")
    for planet in table.state.planets(0):
        planet.exhausted = True
    assert table.refused("p1 action before:chaos-mapping:304") == "pick-unknown"


def test_raghs_call_takes_their_ground_forces_off_the_planet_that_was_landed_on() -> None:
    table = called()
    table.play("p1 commit wellon=2", dice=(1,))
    (told,) = table.told("called-away")
    assert (told["planet"], told["count"]) == ("wellon", 3)
    assert table.units("wellon") == {"infantry": 2}
    assert table.units(str(told["where"]), 1)["infantry"] >= 3
    assert table.state.planet("wellon").owner == 0
    assert "raghs-call.2" in table.player(1).notes


def test_without_another_planet_of_theirs_it_is_not_used() -> None:
    table = called(moving=False)
    table.play("p1 commit wellon=2", dice=(1, 10, 10, 10, 10, 10))  # a space cannon, then all are lost but one
    assert not table.told("called-away")
    assert "raghs-call.2" in table.player().notes
