"""Directives about units on the board: every outcome (7)."""

from __future__ import annotations

from rules.core.play import copy
from rules.ti4.components.agendas import AGENDAS
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.game import GAME
from tests.ti4 import agenda_scenes_units as scenes
from tests.ti4.kit import Table
from tests.ti4.scenes import acting
from tests.ti4.test_laws_voted_on import kinds, to_strategy


def test_every_agenda_of_the_box_is_in_the_deck() -> None:
    assert len(AGENDAS) == 50
    assert Table().state.agenda_deck == sorted(AGENDAS)


def test_arms_reduction_leaves_two_dreadnoughts_and_four_cruisers() -> None:
    table = scenes.reducing()
    assert kinds(table) == ["lose-units"]
    table.play("p1 lose-units dreadnought:203=1")
    assert kinds(table) == ["lose-units"]
    assert table.refused("p1 lose-units cruiser:203=1") == "allocate-sum"
    table.play("p1 lose-units cruiser:203=1 cruiser:204=1")
    assert table.units("203") == {"dreadnought": 1, "cruiser": 3}
    assert table.units("204") == {"dreadnought": 1, "cruiser": 1}


def test_arms_reduction_is_chosen_by_all_at_once_and_stored() -> None:
    table = scenes.reducing()
    assert table.asked() == [(0, "lose-units"), (1, "lose-units")]
    assert copy(GAME, table.state) == table.state


def test_arms_reduction_leaves_fewer_ships_alone() -> None:
    table = acting()
    table.player().pools.fleet = 6
    table.put("203", 0, dreadnought=2, cruiser=4)
    table.resolve("arms-reduction", "for")
    assert kinds(table) == ["action"]
    assert table.units("203") == {"dreadnought": 2, "cruiser": 4}


def test_against_arms_reduction_planets_with_a_specialty_are_exhausted() -> None:
    table = acting()
    table.lay("203", "26", 0)  # Lodor, without a specialty
    table.lay("204", "19", 0)  # Wellon, with one
    table.resolve("arms-reduction", "against")
    to_strategy(table)
    assert table.state.planet("wellon").exhausted
    assert not table.state.planet("lodor").exhausted


def test_a_planet_is_emptied_and_somebody_with_fewest_points_settles_there() -> None:
    table = scenes.redistributing()
    assert table.state.planet("wellon").forces == []
    assert table.asked() == [(1, "choose-settler")]
    assert table.refused("p2 choose-settler p3") == "pick-unknown"  # with a point more
    table.play("p2 choose-settler p1", "p1 settle place")
    planet = table.state.planet("wellon")
    assert (planet.owner, planet.exhausted) == (0, True)
    assert table.units("wellon") == {"infantry": 1}


def test_nobody_has_to_settle_and_the_controller_stays() -> None:
    table = scenes.redistributing()
    table.play("p2 choose-settler p1", "p1 settle none")
    assert table.state.planet("wellon").owner == 1
    assert table.state.planet("wellon").forces == []


def test_the_only_one_with_fewest_points_is_not_chosen() -> None:
    table = acting()
    table.lay("203", "19", 1)
    table.player(1).vp = {"custodians": 1}
    table.player(2).vp = {"custodians": 1}
    table.resolve("colonial-redistribution", "wellon")
    assert table.asked() == [(0, "settle")]


def test_nobody_settles_on_a_demilitarized_planet() -> None:
    table = acting()
    table.lay("203", "26", 1)
    table.enact("demilitarized-zone", "lodor")
    table.resolve("colonial-redistribution", "lodor")
    table.play("p2 choose-settler p1")
    assert kinds(table) == ["action"]
    assert table.state.planet("lodor").owner == 1


def test_ground_forces_are_paid_for() -> None:
    table = acting()
    table.lay("203", "19", 1)
    table.put("wellon", 1, infantry=3, pds=1)
    table.resolve("compensated-disarmament", "wellon")
    assert table.units("wellon", 1) == {"pds": 1}
    assert table.player(1).trade_goods == 3
    assert table.state.planet("wellon").owner == 1


def test_the_artifact_gives_everybody_two_technologies() -> None:
    table = scenes.researching()
    assert table.told("ixthian-die") == [{"seat": 0, "dice": "6"}]
    assert table.asked() == [(0, "research"), (1, "research"), (2, "research")]
    table.play("p1 research gravity-drive", "p1 research sarween-tools")
    assert {"gravity-drive", "sarween-tools"} <= {*table.player().technologies}
    table.play("p2 research none", "p2 research none", "p3 research none", "p3 research none")
    assert table.asked() == [(0, "action")]


def test_the_artifact_lays_mecatol_rex_and_what_is_beside_it_waste() -> None:
    table = scenes.wasted()
    assert table.units(CENTRE_PLACE) == {}
    assert table.units("mecatol-rex") == {}
    assert table.state.planet("mecatol-rex").owner == 0
    assert table.units("101", 1) == {}  # two of them, less than three
    assert table.asked() == [(0, "lose-units")]
    table.play("p1 lose-units cruiser:101=2 fighter:101=1")
    assert table.units("101") == {"cruiser": 1, "carrier": 1, "fighter": 2}


def test_infantry_that_is_carried_may_come_back() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.player(1).technologies.append("infantry-2")
    table.put(CENTRE_PLACE, 1, carrier=1, infantry=2)
    table.resolve("ixthian-artifact", "for", dice=(1, 9, 2))
    assert table.player(1).returning == 1


def test_carriers_go_with_the_fighters_that_are_named_beside_them() -> None:
    table = scenes.wasted()
    table.play("p1 lose-units carrier:101=1 fighter:101=2")
    assert table.asked()[0] == (0, "excess")  # the fighter that is left has no carrier
    table = scenes.wasted()
    table.play("p1 lose-units fighter:101=3")
    assert table.asked() == [(0, "action")]


def test_against_the_artifact_nothing_happens() -> None:
    table = acting()
    table.put(CENTRE_PLACE, 0, cruiser=1)
    table.resolve("ixthian-artifact", "against")
    assert table.units(CENTRE_PLACE) == {"cruiser": 1}


def test_half_of_the_infantry_becomes_trade_goods() -> None:
    table = acting()
    table.lay("203", "19", 0)
    table.put("wellon", 0, infantry=3)
    home = table.units("jord")["infantry"]
    table.resolve("swords-to-plowshares", "for")
    assert table.units("wellon") == {"infantry": 1}
    assert table.units("jord")["infantry"] == home // 2
    assert table.player().trade_goods == 2 + (home + 1) // 2


def test_against_plowshares_an_infantry_comes_to_each_planet() -> None:
    table = acting()
    table.lay("203", "19", 0)
    home = table.units("jord")["infantry"]
    table.resolve("swords-to-plowshares", "against")
    assert table.units("wellon") == {"infantry": 1}
    assert table.units("jord")["infantry"] == home + 1


def test_ships_at_wormholes_bring_a_technology_and_are_lost() -> None:
    table = scenes.at_wormholes()
    assert table.asked() == [(0, "research")]
    assert table.units("203") == {"carrier": 1, "infantry": 2}
    table.play("p1 research gravity-drive")
    assert table.units("203") == {}
    assert "gravity-drive" in table.player().technologies
    assert table.units("303", 1)  # no wormhole there


def test_against_wormhole_research_a_token_is_lost_by_those_who_voted_so() -> None:
    table = scenes.losing_tokens()
    assert table.asked() == [(1, "lose-token")]
    before = table.player(1).pools.amounts()
    table.play("p2 lose-token strategy")
    assert table.player(1).pools.amounts() == {**before, "strategy": before["strategy"] - 1}
    assert table.told("lost-token")[0]["seat"] == 1
