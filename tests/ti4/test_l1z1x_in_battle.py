"""The L1Z1X Mindnet: Harrow and Assimilate (15, 25, 34, 42, 65)."""

from __future__ import annotations

from tests.ti4.battle_power_scenes import landed, plan
from tests.ti4.scenes import arrive


def test_harrow_bombards_after_each_round_and_is_proposed() -> None:
    table = landed("l1z1x", "sol", {"infantry": 2}, dreadnought=1)
    arrive(table, "dreadnought:304=1")
    question = next(each for each in table.pending(0) if each.kind == "battle-plan")
    assert question.default == ("harrow:always",)
    plan(table, 0, "harrow:always", dice=(1,))
    table.play("p1 commit wellon=3", dice=(1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 5))
    assert len(table.told("bombarded")) == 3
    assert table.told("ground-won")[0]["seat"] == 0
    assert table.units("wellon") == {"infantry": 3}


def test_a_planetary_shield_stops_harrow() -> None:
    table = landed("l1z1x", "sol", {"infantry": 1, "pds": 1}, dreadnought=1)
    arrive(table, "dreadnought:304=1", dice=(1,))
    plan(table, 0, "harrow:always")
    table.play("p1 commit wellon=3", dice=(1, 1, 1, 1, 1, 8, 1, 1, 1))
    assert not table.told("bombarded")


def test_harrow_is_not_used_against_ones_will_or_by_mutated_ones() -> None:
    table = landed("l1z1x", "sol", {"infantry": 1}, dreadnought=1)
    arrive(table, "dreadnought:304=1")
    plan(table, 0, dice=(1,))
    table.play("p1 commit wellon=3", dice=(1, 1, 1, 1, 8, 1, 1, 1))
    assert len(table.told("bombarded")) == 1
    table = landed("l1z1x", "sol", {"infantry": 1}, dreadnought=1)
    table.player().mutated = True
    arrive(table, "dreadnought:304=1", dice=(1,))
    table.play("p1 commit wellon=3", dice=(1, 1, 1, 1, 8, 1, 1, 1))
    assert len(table.told("bombarded")) == 1


def test_harrow_makes_an_example_of_their_world() -> None:
    table = landed("l1z1x", "sol", {"infantry": 1}, dreadnought=1)
    table.secret(0, "make-an-example-of-their-world")
    arrive(table, "dreadnought:304=1")
    plan(table, 0, "harrow:always", dice=(1,))
    table.play("p1 commit wellon=3", dice=(1, 1, 1, 1, 5))
    assert "make-an-example-of-their-world" in table.player().scored


def test_structures_on_a_planet_that_is_gained_become_own_ones() -> None:
    table = landed("l1z1x", "sol", {"pds": 1, "space_dock": 1})
    arrive(table, dice=(1,))
    table.play("p1 commit wellon=3", dice=(1,))
    assert table.units("wellon") == {"infantry": 3, "pds": 1, "space-dock": 1}
    assert table.units("wellon", 1) == {}
    assert table.state.planet("wellon").owner == 0


def test_a_structure_without_a_piece_falls() -> None:
    table = landed("l1z1x", "sol", {"space_dock": 1})
    for place in ("201", "202", "205"):
        table.lay(place, {"201": "20", "202": "21", "205": "22"}[place], 0)
    for planet in ("vefut-ii", "thibah", "tarmann"):
        table.put(planet, 0, space_dock=1)
    arrive(table)
    table.play("p1 commit wellon=3")
    assert table.units("wellon") == {"infantry": 3}
    assert table.told("structures-destroyed")


def test_nobody_else_assimilates() -> None:
    table = landed("yssaril", "sol", {"pds": 1})
    arrive(table, dice=(1,))
    table.play("p1 commit wellon=3", dice=(1,))
    assert table.units("wellon") == {"infantry": 3}
