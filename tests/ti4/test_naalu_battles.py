"""Naalu: fighters that land beside their flagship and return when the combat is over (34, 42, 49)."""

from __future__ import annotations

from dataclasses import replace

from rules.core.decisions import Allocate
from rules.ti4.forecast import forecast
from tests.ti4.kit import Table
from tests.ti4.scenes import arrive, landing_as

NAALU = ("naalu", "sol", "xxcha")


def landing(defenders: dict[str, int], *, flagship: int = 1, fighters: int = 2, dice: tuple[int, ...] = ()) -> Table:
    """The Matriarch has arrived at Wellon with fighters and three infantry."""
    table = landing_as(NAALU, defenders, flagship=1, fighter=2)
    for player in table.state.players:
        table.deal_cards(player.seat)
    ships = ["flagship:304=1"] if flagship else []
    arrive(table, *ships, f"fighter:304={fighters}", dice=dice)
    return table


def test_fighters_land_as_ground_forces_and_return_before_control_is_taken() -> None:
    table = landing({"infantry": 2})
    table.play("p1 commit wellon=1 fighter:wellon=2", dice=(8, 8, 1, 1, 1))
    assert table.told("ground-fired")[0]["dice"] == "infantry:8:8 fighter:8:8 fighter:8:1"
    assert (table.units("wellon"), table.units("203")["fighter"]) == ({"infantry": 1}, 2)
    assert table.state.planet("wellon").owner == 0


def test_fighters_alone_take_no_planet_and_the_combat_is_a_draw() -> None:
    table = landing({"infantry": 1})
    table.player().technologies.append("dacxive-animators")
    table.play("p1 commit fighter:wellon=2", dice=(8, 1, 1))
    assert table.told("ground-drawn") != []
    assert (table.units("wellon"), table.units("203")["fighter"]) == ({}, 2)
    assert table.state.planet("wellon").owner == 1


def test_structures_stand_where_only_fighters_landed() -> None:
    table = landing({"space_dock": 1})
    table.play("p1 commit fighter:wellon=2")
    assert table.units("wellon", 1) == {"space-dock": 1}
    assert table.told("fighters-returned") == [{"seat": 0, "planet": "wellon", "count": 2}]


def test_hits_on_the_ground_go_to_fighters_or_infantry_as_their_owner_says() -> None:
    table = landing({"infantry": 2})
    table.play("p1 commit wellon=1 fighter:wellon=2", dice=(8, 1, 1, 8, 1))
    assert table.pending(0)[0].default == ("fighter=1",)
    assert table.refused("p1 lose-landed infantry=1 fighter=1") == "allocate-sum"
    table.play("p1 lose-landed fighter=1", dice=(1, 8, 1))
    assert (table.units("wellon"), table.units("203")["fighter"]) == ({"infantry": 1}, 1)


def test_infantry_may_be_lost_instead_and_rolls_to_return() -> None:
    table = landing({"infantry": 1})
    table.player().technologies.append("infantry-2")
    table.play("p1 commit wellon=1 fighter:wellon=2", dice=(7, 1, 1, 8))
    table.play("p1 lose-landed infantry=1", dice=(6,))
    assert table.told("returning") == [{"seat": 0, "dice": "6", "count": 1}]
    assert table.told("ground-drawn") != []


def test_space_cannon_of_the_planet_may_hit_fighters_that_have_landed() -> None:
    table = landing({"pds": 1}, dice=(1,))
    table.play("p1 commit wellon=1 fighter:wellon=1", dice=(6,))
    assert table.asked() == [(0, "lose-landed")]
    table.play("p1 lose-landed fighter=1")
    assert table.state.planet("wellon").owner == 0
    assert table.units("203")["fighter"] == 1


def test_no_more_land_than_there_are_and_none_without_the_flagship() -> None:
    table = landing({"infantry": 1})
    assert table.refused("p1 commit wellon=4") == "allocate-cap"
    assert table.refused("p1 commit wellon=1 fighter:wellon=3") == "allocate-cap"
    table = landing({"infantry": 1}, flagship=0, fighters=1)
    assert table.refused("p1 commit fighter:wellon=1") == "pick-unknown"


def test_hybrid_crystal_fighters_land_with_their_own_values() -> None:
    table = landing({"infantry": 1})
    table.player().technologies.append("hybrid-crystal-fighter-2")
    table.enact("prophecy-of-ixth", "p1")
    table.play("p1 commit wellon=1 fighter:wellon=1", dice=(1, 6, 1))
    assert table.told("ground-fired")[0]["dice"] == "infantry:8:1 fighter:6:6"


def test_fire_team_rolls_dice_of_fighters_again() -> None:
    table = landing({"infantry": 1})
    table.deal_cards(0, "fire-team.1")
    table.player().filed = "fire-team:always"
    table.player(1).filed = ""
    table.play("p1 commit wellon=1 fighter:wellon=1", dice=(1, 1, 1, 1, 8))
    assert table.state.planet("wellon").owner == 0


def test_the_odds_of_a_landing_are_those_of_taking_the_planet() -> None:
    """Fighters that survive alone take nothing."""
    table = landing({"infantry": 1})
    decision = table.pending(0)[0]
    assert isinstance(decision.ask, Allocate)
    offered = replace(decision, ask=replace(decision.ask, offers=(("fighter:wellon=2",), ("wellon=1",))))
    told = forecast(table.state, offered)
    assert told["fighter:wellon=2"]["odds"] == "0%"
    assert int(str(told["wellon=1"]["odds"]).rstrip("%")) > 30
