"""Laws whose point goes from hand to hand, and the Crown of Thalnos (7, 98)."""

from __future__ import annotations

import pytest

from rules.core.decisions import Allocate
from rules.ti4.agendas.elimination import eliminate_players
from rules.ti4.game import GAME
from rules.ti4.planning.standing_orders import standing
from tests.ti4 import agenda_scenes_elected as scenes
from tests.ti4.agenda_moves import end, execution, question, stored
from tests.ti4.scenes import attack, battle, landing


def test_shard_of_the_throne_goes_to_whoever_wins_a_space_combat_against_its_owner() -> None:
    table = scenes.shard()
    assert table.told("law-point") == [
        {"seat": 1, "law": "shard-of-the-throne", "gain:vp": 1},
        {"seat": 0, "law": "shard-of-the-throne", "gain:vp": 1},
    ]
    assert table.told("lost-law-point") == [{"seat": 1, "law": "shard-of-the-throne", "cost:vp": 1}]
    assert [player.points for player in table.state.players] == [1, 0, 0]
    stored(table)
    assert table.state.owns(0, "shard-of-the-throne")


def test_shard_of_the_throne_goes_to_whoever_wins_a_ground_combat_against_its_owner() -> None:
    table = landing({"infantry": 1})
    table.resolve("shard-of-the-throne", "p2")
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=3")
    table.play("p1 commit wellon=1", dice=(8, 1))
    assert [player.points for player in table.state.players] == [1, 0, 0]


def test_shard_of_the_throne_stays_where_its_owner_wins_or_nobody_does() -> None:
    for dice in ((1, 7), (7, 7)):
        table = battle({"cruiser": 1}, {"cruiser": 1})
        table.resolve("shard-of-the-throne", "p2")
        attack(table, "cruiser:304=1", dice=dice)
        assert table.state.owns(1, "shard-of-the-throne")
        assert [player.points for player in table.state.players] == [0, 1, 0]


def test_a_point_of_the_shard_wins_the_game() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1})
    table.resolve("shard-of-the-throne", "p2")
    table.player().vp["imperial"] = 9
    attack(table, "cruiser:304=1", dice=(7, 1))
    assert GAME.winners(table.state) == [0]
    assert table.state.results[0]["shard-of-the-throne"] == 1
    assert len(table.told("over")) == 1


def test_a_crown_that_is_passed_on_after_the_last_point_changes_nothing() -> None:
    table = battle({"cruiser": 1, "flagship": 1}, {"cruiser": 1})
    table.resolve("shard-of-the-throne", "p2")
    table.secret(0, "unveil-flagship")
    table.player().vp["imperial"] = 9
    attack(table, "cruiser:304=1", "flagship:304=1", dice=(7, 1, 1, 1))
    assert len(table.told("over")) == 1
    assert table.state.owns(1, "shard-of-the-throne")


def test_crown_of_emphidia_goes_to_whoever_takes_a_home_planet_of_its_owner() -> None:
    table = scenes.crown()
    assert table.state.owns(0, "crown-of-emphidia")
    assert [player.points for player in table.state.players] == [1, 0, 0]


def test_crown_of_emphidia_stays_where_another_planet_is_taken() -> None:
    table = landing({})
    table.resolve("crown-of-emphidia", "p2")
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=3", "p1 commit wellon=1")
    assert table.state.owns(1, "crown-of-emphidia")
    assert table.player(1).points == 1


@pytest.mark.parametrize("law", ["shard-of-the-throne", "crown-of-emphidia"])
def test_points_stay_when_the_law_is_repealed(law: str) -> None:
    table = scenes.at_rest()
    table.resolve(law, "p2")
    end(table, law)
    assert table.player(1).points == 1


def test_whoever_is_out_of_the_game_leaves_no_law_behind() -> None:
    table = scenes.at_rest()
    table.resolve("shard-of-the-throne", "p2")
    table.enact("core-mining", "abyz")
    table.clear(1)
    for planet in [*table.state.planets(1)]:
        planet.owner = 0
    happening = execution(table)
    eliminate_players(happening)
    assert [law.id for law in table.state.laws] == ["core-mining"]
    assert GAME.faults(table.state) == []


# The Crown of Thalnos


def test_crown_of_thalnos_rolls_misses_again_and_destroys_ships_that_miss_again() -> None:
    table = scenes.thalnos({"cruiser": 2}, {"cruiser": 2}, 1, 1, 1, 1)
    asked = question(table)
    assert isinstance(asked.ask, Allocate)
    assert asked.default == ()
    assert [(slot.word, slot.cap) for slot in asked.ask.slots] == [("cruiser", 2)]
    stored(table)
    table.play("p1 reroll-ships cruiser=2", dice=(7, 1, 1, 1))  # then one cruiser against one
    assert table.told("rerolled-ships")[0]["dice"] == "cruiser:7:7 cruiser:7:1"
    assert table.told("lost-units")[0] == {**table.state.at("203"), "seat": 0, "target": 0, "units": "cruiser=1"}
    assert (table.units("203"), table.units("203", 1)) == ({"cruiser": 1}, {"cruiser": 1})


def test_crown_of_thalnos_may_roll_nothing_again() -> None:
    table = scenes.thalnos({"cruiser": 1}, {"cruiser": 1}, 1, 7)
    table.play("p1 reroll-ships")
    assert table.told("won")[0]["seat"] == 1
    assert table.told("rerolled-ships") == []


def test_hits_of_the_crown_of_thalnos_count_besides_the_others() -> None:
    table = scenes.thalnos({"cruiser": 2}, {"cruiser": 2}, 7, 1, 1, 1)
    table.play("p1 reroll-ships cruiser=1", dice=(7,))
    assert table.told("won")[0]["seat"] == 0
    assert table.units("203") == {"cruiser": 2}


def test_a_ship_with_several_dice_is_safe_where_one_of_them_has_hit() -> None:
    table = scenes.thalnos({"war_sun": 2}, {"cruiser": 1, "dreadnought": 1}, 3, 1, 1, 1, 1, 1, 1, 1)
    asked = question(table)
    assert isinstance(asked.ask, Allocate)
    assert asked.ask.slots[0].cap == 5
    table.play("p1 reroll-ships war-sun=2", dice=(1, 1))  # both of the one that has hit
    assert table.told("lost-units") == []
    assert table.units("203") == {"war-sun": 2}


def test_a_ship_with_several_dice_is_destroyed_where_none_of_them_hits() -> None:
    table = scenes.thalnos({"war_sun": 1}, {"cruiser": 1}, 1, 1, 1, 1)
    table.play("p1 reroll-ships war-sun=1", dice=(1,))
    assert table.told("lost-units")[0]["units"] == "war-sun=1"
    assert table.told("won")[0]["seat"] == 1


def test_crown_of_thalnos_is_asked_only_of_its_owner_and_only_after_a_miss() -> None:
    table = battle({"cruiser": 1}, {"cruiser": 1})
    table.enact("crown-of-thalnos", "p3")
    attack(table, "cruiser:304=1", dice=(7, 1))
    assert table.told("won")[0]["seat"] == 0
    table = scenes.thalnos({"cruiser": 1}, {"cruiser": 1}, 7, 1)
    assert table.told("won")[0]["seat"] == 0


def test_crown_of_thalnos_works_in_ground_combat() -> None:
    table = scenes.thalnos_landed(1, 1, 1)
    table.play("p1 reroll-ground-forces infantry=2", dice=(1, 8))
    assert table.told("ground-won")[0]["seat"] == 0
    assert table.units("wellon") == {"infantry": 1}


def test_crown_of_thalnos_may_be_left_alone_in_ground_combat() -> None:
    table = scenes.thalnos_landed(8, 1, 1)
    assert table.asked() == [(0, "reroll-ground-forces")]
    table.play("p1 reroll-ground-forces")
    assert table.units("wellon") == {"infantry": 2}


@pytest.mark.parametrize("scene", [scenes.SCENES[11], scenes.SCENES[13]])
def test_a_standing_order_leaves_dice_as_they_fell(scene: object) -> None:
    table = scene()  # type: ignore[operator]
    asked = question(table)
    assert standing(table.state, asked, {"rerolls": "never"}) == ()
    assert standing(table.state, asked, {}) is None
