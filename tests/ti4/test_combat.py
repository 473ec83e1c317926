"""Space combat, invasion and ground combat, with dice that show what is written (78, 10, 49, 42, 25)."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from tests.ti4.scenes import acting, arrive, attack, battle, landing


def test_both_sides_roll_and_lose_until_one_is_gone() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1})
    attack(table, "cruiser:304=1", dice=(6, 1, 7, 2))
    assert table.units("203") == {"cruiser": 1}
    assert table.told("won") == [{"seat": 0, "target": 1, "place": "203", "system": "empty"}]


def test_both_can_be_lost() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1})
    attack(table, "cruiser:304=1", dice=(7, 7))
    assert (table.units("203"), table.units("203", 1)) == ({}, {})
    assert table.told("drawn")


def test_the_barrage_of_the_first_round_hits_fighters_alone() -> None:
    table = battle({"destroyer": 1, "cruiser": 1}, {"fighter": 2, "carrier": 1})
    attack(table, "destroyer:304=1", "cruiser:304=1", dice=(9, 9, 9, 7, 1))
    assert table.told("barrage")[0]["hits"] == 2
    assert table.units("203", 1) == {}


def test_damage_is_sustained_before_a_ship_is_lost() -> None:
    table = battle({"dreadnought": 1}, {"cruiser": 1})
    attack(table, "dreadnought:304=1", dice=(1, 7))
    assert table.asked() == [(0, "assign-hits")]
    table.play("p1 assign-hits sustain:dreadnought=1", dice=(5, 1))
    (force,) = table.state.galaxy["203"].space
    assert (force.units, force.damaged) == ({"dreadnought": 1}, {"dreadnought": 1})


def test_hits_are_assigned_by_whoever_takes_them() -> None:
    table = battle({"cruiser": 2}, {"carrier": 1, "fighter": 1})
    attack(table, "cruiser:304=2", dice=(7, 1, 1, 1))
    assert table.asked() == [(1, "assign-hits")]
    assert table.refused("p2 assign-hits lose:carrier=1 lose:fighter=1") == "allocate-sum"
    table.play("p2 assign-hits lose:fighter=1", dice=(7, 1, 1))
    assert table.units("203") == {"cruiser": 2}


def test_a_defender_in_a_nebula_hits_with_one_less() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1})
    table.lay("203", "42")
    table.put("203", 1, cruiser=1)
    attack(table, "cruiser:304=1", dice=(1, 6))
    assert table.told("fired")[1]["dice"] == "cruiser:6:6"
    assert table.units("203") == {}


def test_the_flagship_of_winnu_has_a_die_for_each_opposing_ship_but_fighters() -> None:
    table = acting("winnu", "sol", "xxcha")
    for seat in (0, 1):
        table.clear(seat)
        table.player(seat).technologies.clear()
    table.staying = True
    table.put("203", 0, flagship=1)
    table.put("203", 1, cruiser=2, fighter=1)
    table.play("p1 action activate:203", dice=(7, 6, 1, 1, 1))
    assert table.told("fired")[0]["dice"] == "flagship:7:7 flagship:7:6"
    assert table.asked() == [(1, "assign-hits")]


def test_against_fighters_alone_the_flagship_of_winnu_has_no_dice() -> None:
    table = battle({"flagship": 1}, {"fighter": 2}, factions=("winnu", "sol", "xxcha"))
    attack(table, "flagship:304=1", dice=(9, 1))
    assert table.told("fired")[0]["thrown"] == 0
    assert table.pending(0)[0].default == ("sustain:flagship=1",)


def test_the_defender_may_announce_a_retreat_and_then_the_attacker_may_not() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1})
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "cruiser:304=1")
    assert table.asked() == [(1, "retreat")]
    table.play("p2 retreat to:202", dice=(1, 1))
    assert table.units("202", 1) == {"cruiser": 1}
    assert table.state.galaxy["202"].tokens == [1]
    assert table.told("won") == [{"seat": 0, "target": 1, "place": "203", "system": "empty"}]


def test_the_attacker_may_retreat_where_the_defender_stays() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1})
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "cruiser:304=1")
    table.play("p2 retreat stay")
    assert table.asked() == [(0, "retreat")]
    table.play("p1 retreat to:304", dice=(1, 1))
    assert table.units("304") == {"cruiser": 1}


@pytest.mark.parametrize(
    ("tile", "laws", "allowed"), [("42", (), False), ("42", ("shared-research",), True), ("46", (), True)]
)
def test_nobody_retreats_to_where_ships_may_not_end(tile: str, laws: tuple[str, ...], allowed: bool) -> None:
    """59, 78: a nebula is entered as the active system alone, but where a law opens it, whatever is there."""
    table = battle({"cruiser": 1}, {"cruiser": 1})
    for law in laws:
        table.enact(law)
    table.lay("202", tile)
    table.put("202", 1, cruiser=1)
    table.staying = False
    attack(table, "cruiser:304=1")
    assert ((1, "retreat") in table.asked()) is allowed


def test_whoever_retreats_takes_ground_forces_along_before_fighters() -> None:
    table = battle({"cruiser": 1}, {"dreadnought": 2, "fighter": 1, "infantry": 2})
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "cruiser:304=1")
    table.state.players[1].pools.fleet = 8
    table.play("p2 retreat to:202", dice=(1, *[1] * 3))
    assert table.units("202", 1) == {"dreadnought": 2, "infantry": 2}
    assert table.units("203", 1) == {}


def test_ground_forces_are_removed_with_the_last_ship_that_carried_them() -> None:
    table = battle({"carrier": 1, "infantry": 2}, {"cruiser": 1})
    attack(table, "carrier:304=1", "infantry:304=2", dice=(1, 7))
    assert table.units("203") == {}
    assert table.told("removed")[-1] == {
        "seat": 0,
        "place": "203",
        "system": "empty",
        "units": "infantry=2",
        "why": "capacity",
    }


def test_assault_cannon_destroys_a_ship_that_is_no_fighter_before_the_dice() -> None:
    table = battle({"cruiser": 3}, {"carrier": 1, "cruiser": 1, "fighter": 1})
    table.player().technologies.append("assault-cannon")
    attack(table, "cruiser:304=3")
    assert table.asked() == [(1, "assign-hits")]
    assert table.refused("p2 assign-hits lose:fighter=1") == "pick-unknown"
    table.play("p2 assign-hits lose:carrier=1", dice=(7, 7, 1, 1, 1))
    assert table.units("203", 1) == {}


@pytest.mark.parametrize(
    ("defenders", "dice", "hit"),
    [(3, (7, 7, 1, 1, 1), [1]), (4, (7, 7, 7, 7, 1), [1, 0])],
)
def test_assault_cannon_of_the_attacker_comes_first_and_may_leave_the_defender_too_few_ships(
    defenders: int, dice: tuple[int, ...], hit: list[int]
) -> None:
    table = battle({"cruiser": 3}, {"cruiser": defenders})
    for seat in (0, 1):
        table.player(seat).technologies.append("assault-cannon")
    attack(table, "cruiser:304=3", dice=dice)
    assert [told["target"] for told in table.told("assault-cannon")] == hit


def test_duranium_armor_repairs_what_did_not_sustain_damage_in_the_round() -> None:
    table = battle({"dreadnought": 2}, {"cruiser": 2})
    table.player().technologies.append("duranium-armor")
    attack(table, "dreadnought:304=2", dice=(1, 1, 7, 1))
    table.play("p1 assign-hits sustain:dreadnought=1", dice=(1, 1, 1, 1, 9, 9, 1, 1))
    assert table.told("repaired") == [{"seat": 0, "kind": "dreadnought"}]


def test_duranium_armor_repairs_in_the_last_round_too() -> None:
    """87: hits are assigned in that round as in any other."""
    table = battle({"dreadnought": 2}, {"cruiser": 1})
    table.player().technologies.append("duranium-armor")
    table.state.galaxy["304"].space[0].damaged = {"dreadnought": 1}
    attack(table, "dreadnought:304=1", "damaged:dreadnought:304=1", dice=(5, 1, 1))
    assert table.told("won")[0]["seat"] == 0
    assert table.told("repaired") == [{"seat": 0, "kind": "dreadnought"}]
    assert table.state.galaxy["203"].space[0].damaged == {}


def test_a_planet_that_nobody_defends_is_taken_exhausted() -> None:
    table = landing({})
    arrive(table)
    table.play("p1 commit wellon=1")
    planet = table.state.planet("wellon")
    assert (planet.owner, planet.exhausted) == (0, True)
    assert table.units("203") == {"carrier": 1, "infantry": 2}


def test_ground_forces_fight_until_one_side_is_gone() -> None:
    table = landing({"infantry": 2})
    arrive(table)
    table.play("p1 commit wellon=3", dice=(8, 1, 1, 8, 1, 8, 1, 1))
    assert table.units("wellon") == {"infantry": 2}
    assert table.state.planet("wellon").owner == 0
    assert table.told("ground-won") == [{"seat": 0, "target": 1, "planet": "wellon"}]


def test_where_both_are_gone_whoever_had_the_planet_has_it_still() -> None:
    table = landing({"infantry": 1})
    arrive(table)
    table.play("p1 commit wellon=1", dice=(8, 8))
    assert table.state.planet("wellon").owner == 1


def test_structures_of_others_are_destroyed_with_control() -> None:
    table = landing({"space_dock": 1, "pds": 1})
    arrive(table, dice=(1,))
    table.play("p1 commit wellon=1", dice=(1,))
    assert table.units("wellon", 1) == {}
    assert table.told("structures-destroyed")


def test_space_cannon_defends_the_planet_it_stands_on() -> None:
    table = landing({"pds": 1, "infantry": 1})
    arrive(table, dice=(1,))
    table.play("p1 commit wellon=1", dice=(6,))
    assert table.told("cannon-defense")[0]["hits"] == 1
    assert table.state.planet("wellon").owner == 1


def test_antimass_deflectors_make_the_defense_worse_too() -> None:
    """Technology: one from each die of space cannons of others, in either step."""
    table = landing({"pds": 1, "infantry": 1})
    table.player().technologies.append("antimass-deflectors")
    arrive(table, dice=(1,))
    table.play("p1 commit wellon=1", dice=(6, 8, 1))
    assert table.told("cannon-defense")[0]["hits"] == 0
    assert table.units("wellon") == {"infantry": 1}


def test_bombardment_before_the_landing_but_not_where_a_planetary_shield_is() -> None:
    table = landing({"infantry": 1}, dreadnought=1)
    arrive(table, "dreadnought:304=1", dice=(5,))
    assert table.told("bombarded")[0]["hits"] == 1
    assert table.units("wellon", 1) == {}
    shielded = landing({"infantry": 1, "pds": 1}, dreadnought=1)
    arrive(shielded, "dreadnought:304=1", dice=(1,))  # the die of the PDS
    assert shielded.told("bombarded") == []


def test_a_war_sun_bombards_in_spite_of_a_planetary_shield() -> None:
    table = landing({"infantry": 3, "pds": 1})
    table.player().technologies.append("war-sun")
    table.put("304", 0, war_sun=1)
    arrive(table, "war-sun:304=1", dice=(1, 3, 3, 1))
    assert table.told("bombarded")[0]["hits"] == 2
    assert table.units("wellon", 1) == {"infantry": 1, "pds": 1}


def test_mecatol_rex_is_closed_until_influence_is_spent_for_the_custodians() -> None:
    table = acting("xxcha", "sol", "hacan")
    table.clear(0)
    table.put("101", 0, carrier=1, infantry=2)
    table.player().trade_goods = 5
    table.play("p1 action activate:000", "p1 move carrier:101=1 infantry:101=2")
    assert table.asked() == [(0, "custodians")]
    assert table.refused("p1 custodians trade-goods=5") == "too-little"
    table.play("p1 custodians trade-goods=5 archon-tau=1")
    assert table.player().points == 1
    assert table.refused("p1 commit") == "must-land"
    table.play("p1 commit mecatol-rex=2")
    assert table.state.planet("mecatol-rex").owner == 0


def test_without_the_custodians_paid_nobody_lands() -> None:
    table = acting("xxcha", "sol", "hacan")
    table.clear(0)
    table.put("101", 0, carrier=1, infantry=2)
    table.player().trade_goods = 6
    table.play("p1 action activate:000", "p1 move carrier:101=1 infantry:101=2", "p1 custodians")
    assert table.state.galaxy["000"].custodians
    assert table.asked() == [(1, "action")]


def test_magen_defense_grid_keeps_the_opponent_from_rolling_for_a_round() -> None:
    table = landing({"infantry": 1, "pds": 1})
    table.player(1).technologies.append("magen-defense-grid")
    arrive(table, dice=(1,))
    table.play("p1 commit wellon=1", dice=(1,))
    assert table.asked() == [(1, "defense-grid")]
    table.play("p2 defense-grid use", dice=(8,))
    assert table.state.planet("wellon").owner == 1
    assert table.player(1).exhausted_technologies == ["magen-defense-grid"]


@pytest.mark.parametrize("own", ["war-sun", "disable"])
def test_magen_defense_grid_does_nothing_where_the_planetary_shield_is_out_of_action(own: str) -> None:
    table = landing({"infantry": 1, "pds": 1})
    table.player(1).technologies.append("magen-defense-grid")
    if own == "war-sun":
        table.player().technologies.append("war-sun")
        table.put("304", 0, war_sun=1)
        arrive(table, "war-sun:304=1", dice=(1, 1, 1, 1))
    else:
        for seat in range(3):
            table.deal_cards(seat)
        table.deal_cards(0, "disable.1")
        arrive(table, dice=(1,))
        table.play("p1 battle-plan disable:always")
    table.play("p1 commit wellon=1", dice=(1, 8, 1) if own == "war-sun" else (8, 1))
    assert table.state.planet("wellon").owner == 0


def test_dacxive_animators_add_a_ground_force_to_a_combat_that_is_won() -> None:
    table = landing({"infantry": 1})
    table.player().technologies.append("dacxive-animators")
    arrive(table)
    table.play("p1 commit wellon=1", dice=(8, 1))
    assert table.units("wellon") == {"infantry": 2}


def test_destroyed_infantry_two_rolls_for_its_return() -> None:
    table = landing({"infantry": 2})
    table.player(1).technologies.append("spec-ops-2")
    arrive(table)
    table.play("p1 commit wellon=3", dice=(8, 8, 1, 1, 1, 5, 4))
    assert table.told("returning") == [{"seat": 1, "dice": "5 4", "count": 1}]
    assert table.units("jord", 1) == {"infantry": 1}  # their turn has begun


def test_a_war_sun_destroyed_is_scored_at_once() -> None:
    table = battle({"cruiser": 2}, {"war_sun": 1, "fighter": 1})
    table.player(1).technologies.append("war-sun")
    table.secret(0, "destroy-their-greatest-ship")
    table.state.galaxy["203"].space[0].damaged = {"war-sun": 1}
    attack(table, "cruiser:304=2", dice=(7, 1, 1, 1, 1, 1))
    table.play("p2 assign-hits lose:war-sun=1", dice=(7, 7, 1))
    assert table.player().scored == ["destroy-their-greatest-ship"]
    assert table.player().points == 1


def test_the_last_ship_that_space_cannon_destroys_is_scored() -> None:
    table = landing({"pds": 1})
    table.secret(1, "turn-their-fleets-to-dust")
    table.clear(0)
    table.put("304", 0, destroyer=1)
    table.play("p1 action activate:203", "p1 move destroyer:304=1", dice=(6,))
    assert table.player(1).scored == ["turn-their-fleets-to-dust"]


def test_the_last_ground_force_that_is_bombarded_is_scored() -> None:
    table = landing({"infantry": 1}, dreadnought=1)
    table.secret(0, "make-an-example-of-their-world")
    arrive(table, "dreadnought:304=1", dice=(5,))
    assert table.player().scored == ["make-an-example-of-their-world"]


def test_one_objective_in_each_combat() -> None:
    table = battle({"flagship": 1}, {"war_sun": 1})
    table.player(1).technologies.append("war-sun")
    table.secret(0, "destroy-their-greatest-ship")
    for player in table.state.players:
        player.secrets = [id for id in player.secrets if id != "unveil-flagship"]
    table.state.secret_deck = [id for id in table.state.secret_deck if id != "unveil-flagship"]
    table.player().secrets = sorted(["destroy-their-greatest-ship", "unveil-flagship"])
    table.state.galaxy["203"].space[0].damaged = {"war-sun": 1}
    attack(table, "flagship:304=1", dice=(5, 5, 1, 1, 1))
    assert table.player().scored == ["destroy-their-greatest-ship"]
    assert table.player().secrets == ["unveil-flagship"]


def test_a_retreat_says_that_its_token_comes_from_the_sheet() -> None:
    """Where the reinforcements have none, an effect takes it from there (20.5)."""
    table = battle({"cruiser": 1}, {"cruiser": 1})
    table.lay("202", "19", 1)
    table.staying = False
    attack(table, "cruiser:304=1")

    def costs() -> dict[str, int]:
        ask = next(each.ask for each in table.pending(1) if each.kind == "retreat")
        assert isinstance(ask, Pick)
        return {name: int(number) for name, number in ask.options[-1].costs.items()}

    assert costs() == {}
    table.player(1).pools.tactic += table.state.tokens_left(1)
    assert costs() == {"tactic": 1}
