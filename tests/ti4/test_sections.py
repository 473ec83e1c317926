"""Paragraphs of the Rules Reference that no test of a chapter is about; each test names its own."""

from __future__ import annotations

import re
from pathlib import Path

from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.frames import Research
from rules.ti4.strategy_cards.technology import researchable
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, arrive, attack, battle, landing

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "ti4.md"
SECTIONS = range(1, 102)  # of the Rules Reference 2.0
OF_THE_EXPANSION = (17, 30, 35, 38, 44, 50, 51, 53, 55, 70, 73, 100)
OF_AGENDAS = (7, 8, 12)


def test_every_section_of_the_base_game_stands_on_the_page_with_its_files_and_tests() -> None:
    rows = [line.split("|") for line in PAGE.read_text("utf-8").splitlines() if line.count("|") == 4]
    named = {int(number) for row in rows for number in re.findall(r"(?<![.\d])\d+(?![.\d])", row[1])}
    assert {*SECTIONS} - {*OF_THE_EXPANSION, *OF_AGENDAS} - named == set()


def diplomatic() -> Table:
    """The first player is about to use Diplomacy."""
    table = Table()
    table.cards("leadership", "politics", "construction", "diplomacy", "trade", "warfare")
    table.player().spent_cards = ["leadership"]
    return table


def test_with_four_players_everybody_chooses_two_strategy_cards() -> None:
    """84.3: a second lap in the same order, and all eight are taken."""
    table = Table("sol", "hacan", "xxcha", "letnev")
    table.cards(*STRATEGY_CARDS)
    assert [len(player.strategy_cards) for player in table.state.players] == [2, 2, 2, 2]
    assert table.player(3).strategy_cards == [[*STRATEGY_CARDS][3], [*STRATEGY_CARDS][7]]


def test_who_has_passed_still_uses_secondary_abilities() -> None:
    """3.4: passing ends turns, and nothing else."""
    table = acting()
    table.player(2).passed = True
    table.player().spent_cards = []
    table.play("p1 action strategic:leadership", "p1 gain-tokens tactic=3")
    assert (2, "secondary") in table.asked()


def test_diplomacy_is_not_for_mecatol_rex_and_nobody_has_two_tokens_in_a_system() -> None:
    """32.2: another system with an own planet; who has a token there keeps the others."""
    table = diplomatic()
    table.state.planet("mecatol-rex").owner = 0
    table.state.galaxy["304"].tokens = [1]
    pools = table.player(1).pools.all
    table.play("p1 action strategic:diplomacy")
    assert table.refused("p1 choose-system 000") == "pick-unknown"
    table.play("p1 choose-system 304")
    assert sorted(table.state.galaxy["304"].tokens) == [1, 2]
    assert table.player(1).pools.all == pools


def test_a_token_that_comes_from_the_sheet_leaves_the_fleet_pool_as_it_is_where_it_can() -> None:
    """20.5: without one in the reinforcements; a smaller fleet pool would cost ships."""
    table = diplomatic()
    table.player(1).pools.tactic, table.player(1).pools.fleet, table.player(1).pools.strategy = 2, 13, 1
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304")
    assert table.player(1).pools.amounts() == {"tactic": 1, "fleet": 13, "strategy": 1}


def test_a_token_out_of_the_fleet_pool_costs_ships_that_are_too_many() -> None:
    """37.3: excess is removed at once, wherever it is."""
    table = diplomatic()
    table.clear(1)
    table.put("310", 1, cruiser=3)
    table.player(1).pools.tactic, table.player(1).pools.fleet, table.player(1).pools.strategy = 0, 3, 0
    for place in [place for place in table.state.galaxy if place != "304"][:13]:
        table.state.galaxy[place].tokens = [1]
    table.play("p1 action strategic:diplomacy", "p1 choose-system 304")
    assert table.player(1).pools.fleet == 2
    assert table.units("310", 1) == {"cruiser": 2}


def test_no_planet_has_two_space_docks() -> None:
    """79.3."""
    table = Table()
    table.cards("leadership", "politics", "diplomacy", "construction", "trade", "warfare")
    table.player().spent_cards = ["leadership"]
    table.lay("203", "19", 0)
    table.play("p1 action strategic:construction", "p1 place-structure space-dock:wellon")
    assert table.units("wellon") == {"space-dock": 1}
    assert table.asked()[0] == (0, "place-structure")
    assert table.refused("p1 place-structure space-dock:wellon") == "pick-unknown"


def test_space_cannons_fire_where_nothing_has_moved() -> None:
    """77.3: after the step of movement, whether or not ships came."""
    table = battle({}, {})
    table.put("203", 0, cruiser=1)
    table.lay("202", "19", 1)
    table.put("wellon", 1, pds=1)
    table.player(1).technologies.append("pds-2")
    table.play("p1 action activate:203", dice=(5,))
    assert table.units("203") == {}


def test_a_third_player_fires_at_the_active_player_alone() -> None:
    """77.4: whose ships the active player's are not may not be hit by others."""
    table = battle({"cruiser": 2}, {"cruiser": 1})
    table.lay("202", "19", 2)
    table.put("wellon", 2, pds=1)
    table.player(2).technologies = ["pds-2"]
    attack(table, "cruiser:304=2", dice=(5, 7, 1))
    assert [fired["target"] for fired in table.told("cannon")] == [0]
    assert table.units("203") == {"cruiser": 1}


def test_only_units_on_a_planet_defend_it_with_space_cannons() -> None:
    """77.7: those of other planets and systems do not, even upgraded."""
    table = landing({"infantry": 1})
    table.lay("202", "26", 1)
    table.put("lodor", 1, pds=1)
    table.player(1).technologies.append("pds-2")
    arrive(table, dice=(1,))  # at the carrier
    table.play("p1 commit wellon=1", dice=(8, 1))
    assert table.told("cannon-defense") == []


def test_anti_fighter_barrage_is_rolled_against_no_fighters_too() -> None:
    """10.2."""
    table = battle({"destroyer": 1}, {"cruiser": 1})
    attack(table, "destroyer:304=1", dice=(9, 9, 9, 1))
    assert table.told("barrage")[0]["hits"] == 2
    assert table.told("won")


def test_nobody_retreats_from_a_combat_that_is_over() -> None:
    """78.7: where the other side is gone before."""
    table = battle({"cruiser": 1}, {"cruiser": 1})
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "cruiser:304=1")
    table.play("p2 retreat to:202", dice=(1, 7))
    assert table.units("203", 1) == {"cruiser": 1}
    assert table.told("retreated") == table.told("retreat-failed") == []


def test_a_retreat_for_which_no_ship_is_left_says_so_where_the_combat_ends() -> None:
    """78.4. It was told in the post only, and not where the battle ended in a later one."""
    table = battle({"cruiser": 1}, {"cruiser": 1})
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "cruiser:304=1")
    table.play("p2 retreat to:202", dice=(7, 1))
    assert table.told("retreat-failed") == [{"seat": 1, "place": "202", "system": "wellon"}]


def test_each_unit_bombards_a_planet_of_its_own_choice() -> None:
    """15.1: chosen before the dice."""
    table = acting("yssaril", "sol", "xxcha")
    table.clear(0)
    table.clear(1)
    table.player().technologies.clear()
    table.lay("203", "29", 1)
    table.put("304", 0, dreadnought=2)
    planets = [planet.id for planet in table.state.galaxy["203"].planets]
    for planet in planets:
        table.put(planet, 1, infantry=1)
    table.play("p1 action activate:203", "p1 move dreadnought:304=2")
    table.play(f"p1 bombard dreadnought:{planets[0]}=1 dreadnought:{planets[1]}=1", dice=(5, 4))
    assert [table.units(planet, 1).get("infantry", 0) for planet in planets] == [0, 1]


def test_ground_forces_land_on_several_planets_and_fight_on_each() -> None:
    """49.6."""
    table = acting("yssaril", "sol", "xxcha")
    table.clear(0)
    table.clear(1)
    table.lay("203", "29", 1)
    table.put("304", 0, carrier=1, infantry=3)
    planets = [planet.id for planet in table.state.galaxy["203"].planets]
    table.put(planets[1], 1, infantry=1)
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=3")
    table.play(f"p1 commit {planets[0]}=1 {planets[1]}=2", dice=(8, 1, 1))
    assert [table.state.planet(planet).owner for planet in planets] == [0, 0]
    assert [table.units(planet) for planet in planets] == [{"infantry": 1}, {"infantry": 2}]


def test_what_is_removed_is_not_destroyed_and_does_not_come_back() -> None:
    """31.1: ground forces lost with their ship make no dice fall for Infantry II."""
    table = battle({"carrier": 1, "infantry": 2}, {"cruiser": 1})
    table.player().technologies.append("infantry-2")
    attack(table, "carrier:304=1", "infantry:304=2", dice=(1, 7))
    assert table.told("removed")[-1]["units"] == "infantry=2"
    assert (table.told("returning"), table.player().returning) == ([], 0)


def test_a_planet_that_is_left_empty_stays_its_owners() -> None:
    """25.5: a control token lies there until somebody else takes it."""
    table = acting()
    table.lay("203", "19", 0)
    table.put("wellon", 0, infantry=1)
    table.play("p1 action activate:303", "p1 move carrier:304=1 infantry:jord=1")
    table.clear(0)
    assert table.state.planet("wellon").owner == 0


def test_a_planet_that_changes_hands_is_exhausted_and_one_that_is_held_is_not() -> None:
    """25.1."""
    table = landing({})
    table.state.planet("wellon").owner = 0
    arrive(table)
    table.play("p1 commit wellon=1")
    assert not table.state.planet("wellon").exhausted
    assert table.told("gained-control") == []


def test_the_active_player_fires_at_the_ships_of_one_of_several_others() -> None:
    """77.4: and says at whose."""
    table = battle({}, {"destroyer": 1})
    table.put("203", 2, destroyer=1)
    table.lay("202", "19", 0)
    table.put("wellon", 0, pds=1)
    table.player().technologies = ["pds-2"]
    table.play("p1 action activate:203")
    assert table.asked()[0] == (0, "cannon-target")
    table.play("p1 cannon-target p3", dice=(5,))
    assert (table.units("203", 1), table.units("203", 2)) == ({"destroyer": 1}, {})


def test_capacity_is_looked_at_when_the_combat_is_over_and_not_before() -> None:
    """16: fighters fight on without the carrier that brought them; then what no ship holds is removed."""
    table = battle({"carrier": 1, "fighter": 3}, {"cruiser": 2})
    attack(table, "carrier:304=1", "fighter:304=3", dice=(1, 1, 1, 1, 7, 1))
    table.play("p1 assign-hits lose:carrier=1", dice=(9, 9, 1, 1, 1))
    assert table.told("won")[0]["seat"] == 0
    assert table.units("203") == {}
    assert table.told("removed")[-1]["units"] == "fighter=3"


def test_more_hits_of_a_barrage_than_fighters_are_lost() -> None:
    """10: ships that are no fighters take none."""
    table = battle({"destroyer": 2}, {"carrier": 1, "fighter": 1})
    attack(table, "destroyer:304=2", dice=(9, 9, 9, 9, 1, 1, 1, 9, 1, 1))
    assert table.told("barrage")[0]["hits"] == 4
    assert table.told("lost-fighters")[0]["count"] == 1
    assert table.told("fired")[1]["dice"] == "carrier:9:1"


def test_more_hits_of_bombardment_than_ground_forces_are_lost() -> None:
    """15.1: and structures take none."""
    table = landing({"infantry": 1, "space_dock": 1}, dreadnought=2)
    arrive(table, "dreadnought:304=2", dice=(5, 5))
    assert table.units("wellon", 1) == {"space-dock": 1}


def test_a_ship_that_leaves_a_gravity_rift_rolls_a_die_and_one_that_ends_there_none() -> None:
    """41."""
    table = acting()
    table.clear(0)
    table.lay("203", "41")
    table.put("203", 0, cruiser=1)
    table.player().technologies.append("cruiser-2")
    table.play("p1 action activate:303", "p1 move cruiser:203=1", dice=(4,))
    assert table.told("rift")[0]["dice"] == "4"
    assert table.units("303") == {"cruiser": 1}
    table = acting()
    table.lay("203", "41")
    table.play("p1 action activate:203", "p1 move destroyer:304=1")
    assert table.told("rift") == []


def test_ships_that_leave_a_nebula_go_one_step_and_gravity_drive_adds_one() -> None:
    """59: the move value is one, which other effects raise."""
    for technologies, goes in (([], False), (["gravity-drive"], True)):
        table = acting()
        table.clear(0)
        table.lay("203", "42")
        table.put("203", 0, destroyer=1)
        table.player().technologies += technologies
        table.play("p1 action activate:101")
        assert ((0, "move") in table.asked()) is goes, technologies


def test_units_are_produced_in_the_active_system_without_any_movement() -> None:
    """89: the last step comes whatever came before."""
    table = acting()
    table.play("p1 action activate:304", "p1 produce infantry:jord=2 pay:jord=1")
    assert table.units("jord")["infantry"] == 7


def test_who_activates_a_system_with_ships_of_others_fights_there_without_moving() -> None:
    """5, 89: own ships that are there are in the combat."""
    table = battle({}, {"cruiser": 1})
    table.put("203", 0, cruiser=2)
    table.play("p1 action activate:203", dice=(7, 1, 1))
    assert table.told("won")[0]["seat"] == 0


def test_whoever_has_no_tactic_token_left_still_has_other_actions() -> None:
    """3, 22: component and strategic actions cost none."""
    table = acting()
    table.player().pools.tactic = 0
    table.deal_cards(0, "mining-initiative.1")
    table.play("p1 action card:mining-initiative.1:jord")
    assert table.asked() == [(1, "action")]


def test_what_is_researched_is_readied_and_owned_and_gone_from_what_can_be() -> None:
    """90, 91."""
    table = acting()
    table.player().strategy_cards, table.player().spent_cards = ["technology"], []
    table.play("p1 action strategic:technology", "p1 research gravity-drive")
    assert "gravity-drive" in table.player().technologies
    assert table.player().exhausted_technologies == []
    offered = {option.word.partition(":")[0] for option in researchable(table.state, Research(0, 0))}
    assert "gravity-drive" not in offered
    assert offered


def test_an_upgrade_changes_all_units_of_its_kind_at_once() -> None:
    """97: those on the board, too."""
    table = battle({"cruiser": 1}, {"cruiser": 1})
    table.player().technologies.append("cruiser-2")
    attack(table, "cruiser:304=1", dice=(6, 1))
    assert table.told("fired")[0]["dice"] == "cruiser:6:6"


def test_planets_are_taken_one_by_one_and_whoever_had_none_gets_the_card_exhausted() -> None:
    """25.1: also from nobody, and nothing is gained again where it is held."""
    table = acting()
    table.lay("203", "27")
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:jord=2")
    table.play("p1 commit new-albion=1 starpoint=1")
    assert [told["planet"] for told in table.told("gained-control")] == ["new-albion", "starpoint"]
    assert all(table.state.planet(planet).exhausted for planet in ("new-albion", "starpoint"))
