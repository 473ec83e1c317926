"""A tactical action until ships have arrived: movement, gravity rifts, limits, space cannon (58, 41, 37, 16, 77)."""

from __future__ import annotations

import pytest

from bot.ui.panel.asked import Where
from bot.ui.panel.question_controls import controls
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Allocate, allocation
from rules.core.flow import WASTED, run_until_question
from rules.ti4.frames import Excess
from rules.ti4.game import GAME
from rules.ti4.tactical.movement import Source, parse
from tests.ti4.agenda_moves import execution
from tests.ti4.scenes import acting


def test_ships_arrive_together_with_what_they_carry() -> None:
    table = acting()
    table.play("p1 action activate:203", "p1 move carrier:304=1 fighter:304=1 infantry:jord=3")
    assert table.units("203") == {"carrier": 1, "fighter": 1, "infantry": 3}
    assert table.units("304") == {"carrier": 1, "destroyer": 1, "fighter": 2}
    assert table.units("jord") == {"infantry": 2, "space-dock": 1}


def test_no_more_is_carried_than_there_is_capacity_for() -> None:
    """A carrier holds four, that of Sol six."""
    table = acting("hacan", "sol", "xxcha")
    table.play("p1 action activate:203")
    assert (
        table.refused("p1 move carrier:304=1 infantry:arretze=2 infantry:hercant=1 fighter:304=2")
        == "too-little-capacity"
    )
    table.play("p1 move carrier:304=1 infantry:arretze=2 infantry:hercant=1 fighter:304=1")


@pytest.mark.parametrize("word", ["wrecked:carrier:304", "damaged:damaged:carrier:304", ":carrier:304", "tug:304"])
def test_a_word_of_a_movement_has_no_other_mark_than_that_its_units_are_damaged(word: str) -> None:
    """Whatever stood before the kind was taken for it."""
    assert parse("damaged:carrier:304") == Source("carrier", "304", damaged=True)
    with pytest.raises(ValueError, match="no units that move"):
        parse(word)


def test_nothing_has_to_move_and_the_action_goes_on() -> None:
    table = acting()
    table.play("p1 action activate:304")
    assert table.asked() == [(0, "produce")]


def test_ships_do_not_leave_a_system_with_an_own_token() -> None:
    table = acting()
    table.state.galaxy["304"].tokens = [0]
    table.play("p1 action activate:203")
    assert table.asked() == [(1, "action")]  # nothing can move or be made


def test_a_ship_may_leave_the_active_system_and_come_back_with_what_it_takes_along() -> None:
    table = acting()
    table.clear(0)
    table.lay("203", "19", 0)
    table.put("203", 0, dreadnought=1)
    table.put("wellon", 0, infantry=1)
    table.player().technologies.append("dreadnought-2")
    table.put("303", 0, dreadnought=1, cruiser=1)
    table.play("p1 action activate:303")
    assert table.refused("p1 move infantry:wellon=1") == "nothing-carries"
    table.play("p1 move dreadnought:303=1 infantry:wellon=1")
    assert table.units("303") == {"dreadnought": 1, "cruiser": 1, "infantry": 1}
    assert table.units("203") == {"dreadnought": 1}


def test_ships_in_the_active_system_are_not_asked_to_move_for_nothing() -> None:
    table = acting()
    table.clear(0)
    table.player().technologies.append("dreadnought-2")
    table.put("303", 0, dreadnought=1)
    table.play("p1 action activate:303")
    assert table.told("moved") == []
    assert table.asked() == [(1, "action")]


def test_gravity_drive_lets_one_ship_go_a_step_further() -> None:
    table = acting()
    table.player().technologies.append("gravity-drive")
    table.play("p1 action activate:102")
    assert table.refused("p1 move carrier:304=2") == "cannot-move"
    table.play("p1 move carrier:304=1 destroyer:304=1 infantry:jord=2")
    assert table.units("102") == {"carrier": 1, "destroyer": 1, "infantry": 2}


def test_a_die_falls_for_each_ship_that_leaves_a_gravity_rift_and_low_ones_lose_it_with_its_cargo() -> None:
    table = acting()
    table.lay("203", "41")
    table.clear(0)
    table.put("203", 0, carrier=2, infantry=3)
    table.play("p1 action activate:303", "p1 move carrier:203=2 infantry:203=3", dice=(3, 4))
    assert table.units("303")["carrier"] == 1
    assert table.told("rift") == [
        {"seat": 0, "kind": "carrier", "dice": "3", "lost": 1, "units": "carrier=1 infantry=3"},
        {"seat": 0, "kind": "carrier", "dice": "4", "lost": 0},
    ]


def test_a_ship_beyond_the_fleet_pool_is_removed_by_choice() -> None:
    table = acting()
    table.player().pools.fleet = 2
    table.play("p1 action activate:203", "p1 move carrier:304=2 destroyer:304=1")
    assert table.asked() == [(0, "excess")]
    assert table.refused("p1 excess carrier=1 destroyer=1") == "excess-too-much"
    table.play("p1 excess destroyer=1")
    assert table.units("203") == {"carrier": 2}


def test_nothing_is_removed_where_enough_has_gone_meanwhile() -> None:
    table = acting()
    happening = execution(table)
    happening.push(Excess(0, "304"))
    run_until_question(GAME.rules, happening)
    assert table.asked() == [(0, "action")]


def test_fighters_left_without_a_carrier_are_removed_but_for_those_that_a_dock_holds() -> None:
    table = acting()
    table.put("304", 0, fighter=2)
    table.play("p1 action activate:203", "p1 move carrier:304=2")
    assert table.asked()[0] == (0, "excess")
    table.play("p1 excess fighter=2")
    assert table.units("304") == {"destroyer": 1, "fighter": 3}


def test_fighters_that_fly_alone_count_against_the_fleet_pool_beyond_capacity() -> None:
    table = acting()
    table.player().technologies.append("fighter-2")
    table.player().pools.fleet = 3
    table.clear(0)
    table.put("304", 0, fighter=5)
    table.play("p1 action activate:303", "p1 move fighter:304=4")
    assert table.units("303") == {"fighter": 3}


def test_space_cannon_fires_at_ships_that_have_come() -> None:
    table = acting()
    table.lay("203", "19", 1)
    table.put("wellon", 1, pds=2)
    table.play("p1 action activate:203", "p1 move carrier:304=1 destroyer:304=1", dice=(7, 6))
    assert table.asked() == [(0, "assign-hits")]
    table.play("p1 assign-hits lose:destroyer=1")
    assert table.units("203") == {"carrier": 1}


def test_only_an_upgraded_pds_reaches_the_next_system() -> None:
    table = acting()
    table.lay("303", "19", 1)
    table.put("wellon", 1, pds=1)
    table.play("p1 action activate:203", "p1 move destroyer:304=1")
    assert table.told("cannon") == []
    table = acting()
    table.lay("303", "19", 1)
    table.put("wellon", 1, pds=1)
    table.player(1).technologies.append("pds-2")
    table.play("p1 action activate:203", "p1 move destroyer:304=1", dice=(4,))
    assert table.told("cannon")[0]["hits"] == 0
    assert table.told("cannon")[0]["dice"] == "pds:6:4"  # 5, and Antimass Deflectors take one from each die


def test_plasma_scoring_rolls_a_die_more() -> None:
    table = acting("hacan", "letnev", "xxcha")
    table.lay("203", "19", 1)
    table.put("wellon", 1, pds=1)
    table.player().technologies.clear()
    table.play("p1 action activate:203", "p1 move cruiser:304=1", dice=(1, 1))
    assert table.told("cannon")[0]["dice"] == "pds:6:1 pds:6:1"


def test_graviton_laser_system_hits_ships_that_are_no_fighters() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "19", 1)
    table.put("wellon", 1, pds=1)
    table.player(1).technologies.append("graviton-laser-system")
    table.player().technologies.clear()
    table.play("p1 action activate:203", "p1 move carrier:304=1 fighter:304=2")
    table.play("p2 cannon-target p1:graviton", dice=(9,))
    assert "carrier" not in table.units("203")
    assert table.player(1).exhausted_technologies == ["graviton-laser-system"]


def test_what_other_ships_cannot_take_of_the_graviton_laser_goes_to_fighters() -> None:
    table = acting("sol", "hacan", "xxcha")
    table.lay("203", "19", 1)
    table.put("wellon", 1, pds=2)
    table.player(1).technologies.append("graviton-laser-system")
    table.player().technologies.clear()
    table.clear(0)
    table.put("304", 0, destroyer=1, carrier=1, fighter=2)
    table.play("p1 action activate:203", "p1 move destroyer:304=1")
    table.put("203", 0, fighter=2)
    table.play("p2 cannon-target p1:graviton", dice=(9, 9))
    assert table.told("hit")[0]["units"] == "lose:destroyer=1 lose:fighter=1"


def test_whole_fleets_are_proposed_with_what_they_carry() -> None:
    table = acting()
    table.player().pools.fleet = 4
    table.put("204", 0, cruiser=1)
    table.play("p1 action activate:203")
    (decision,) = table.waited(0)
    home = ("carrier:304=2", "destroyer:304=1", "infantry:jord=5", "fighter:304=3")
    assert isinstance(decision.ask, Allocate)
    assert [{*offer} for offer in decision.ask.offers] == [{"cruiser:204=1"}, {*home}, {*home, "cruiser:204=1"}]
    table.play("p1 move " + " ".join(decision.ask.offers[-1]))
    assert table.units("203") == {"carrier": 2, "cruiser": 1, "destroyer": 1, "fighter": 3, "infantry": 5}


def test_no_fleet_is_proposed_that_the_fleet_pool_does_not_hold() -> None:
    """37: what is too much would be removed, of one's own ships."""
    table = acting()
    table.player().pools.fleet = 2
    table.put("204", 0, cruiser=1)
    table.put("203", 0, destroyer=1)
    table.play("p1 action activate:203")
    (decision,) = table.waited(0)
    assert isinstance(decision.ask, Allocate)
    one = ("carrier:304=1", "infantry:jord=5", "fighter:304=1")
    assert [{*offer} for offer in decision.ask.offers] == [{"cruiser:204=1"}, {*one}]


def test_whoever_leaves_behind_what_nothing_carries_any_more_is_warned() -> None:
    """Without a choice of what goes the rule removes it (16): its player learns that while the move is a draft."""
    table = acting()
    table.clear(0)
    table.put("304", 0, carrier=1, infantry=2)
    table.play("p1 action activate:203", "p1 move carrier:304=1")
    (told,) = (event for event in table.events if event.kind == WASTED)
    assert (told.seen_by, told.facts["what"], told.facts["count"], told.facts["place"]) == (
        (0,),
        "left-behind",
        2,
        "304",
    )
    assert "infantry" not in table.units("304")


def test_nobody_is_warned_who_takes_all_along() -> None:
    table = acting()
    table.clear(0)
    table.put("304", 0, carrier=1, infantry=2)
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=2")
    assert not [event for event in table.events if event.kind == WASTED]


@pytest.mark.parametrize(
    ("locale", "told", "asked"),
    [
        ("en", "All ships stay", "No ship of yours can move to 203"),
        ("ko", "함선을 모두 그대로 두기", "이동할 수 있는 함선이 없습니다"),
    ],
)
def test_where_nothing_can_move_one_button_says_so(locale: str, told: str, asked: str) -> None:
    """`All ships stay × 1` stood beside `Nothing`, and nobody could tell how they differ."""
    table = acting()
    table.clear(0)
    table.deal_cards(0, "flank-speed.1")
    table.play("p1 action activate:203")
    question = next(each for each in table.pending(0) if each.kind == "move")
    labels = Labels(Texts(locale), "ti4", ("Ann", "Ben", "Cid"))
    rows = controls(question, labels, Where("game", 0))
    pressed = [part["label"] for row in rows for part in row.to_component_dict()["components"]]
    assert pressed == [told]
    assert asked in labels.ask(question)  # and not which of them move


def test_the_suggested_landing_takes_as_many_planets_as_it_can() -> None:
    """49: both infantry were to land on one of two planets that nobody held."""
    for infantry, landing in ((1, {1}), (2, {1}), (3, {1, 2})):
        table = acting()
        table.lay("203", "37")  # Arinam and Meer
        table.clear(0)
        table.put("203", 0, carrier=1, infantry=infantry)
        table.play("p1 action activate:203")
        while (0, "commit") not in table.asked():
            table.default()
        (question,) = (each for each in table.pending(0) if each.kind == "commit")
        amounts = allocation(question.default)
        assert (sum(amounts.values()), len(amounts), {*amounts.values()}) == (infantry, min(infantry, 2), landing)
        beside = Labels(Texts("en"), "ti4", ["Ann", "Ben"]).beside(question)
        assert beside == ("-# What is suggested takes both planets." if infantry > 1 else "")
        assert question.facts["takes"] == min(infantry, 2)
