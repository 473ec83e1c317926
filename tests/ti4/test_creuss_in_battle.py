"""The Ghosts of Creuss: Dimensional Splicer (34, 78)."""

from __future__ import annotations

from tests.ti4.battle_power_scenes import FRONT, attack, fighting, plan
from tests.ti4.kit import Table

ALPHA = "26"  # a system with a wormhole
SPLICE = "dimensional-splicer:always"


def splicing(enemy: dict[str, int], tile: str = ALPHA) -> Table:
    """Creuss own the splicer, and attack where a wormhole may be."""
    table = fighting("creuss", "sol", {"cruiser": 2}, {})
    table.player().technologies.append("dimensional-splicer")
    if tile:
        table.lay(FRONT, tile)
    table.put(FRONT, 1, **enemy)
    table.put("202", 0, cruiser=1)  # where a retreat could lead
    table.staying = False
    return table


def test_the_splicer_hits_the_dearest_ship_that_a_hit_destroys() -> None:
    table = splicing({"dreadnought": 1, "carrier": 1, "fighter": 2})
    attack(table)
    plan(table, 0, SPLICE)
    assert table.told("used-power")[0]["kind"] == "carrier"
    assert table.units(FRONT, 1) == {"dreadnought": 1, "fighter": 2}


def test_its_owner_may_sustain_damage_but_not_with_another_ship() -> None:
    table = splicing({"dreadnought": 1, "carrier": 1})
    attack(table)
    plan(table, 0, "ask")
    table.play("p1 play-now dimensional-splicer:dreadnought")
    question = next(each for each in table.pending(1) if each.kind == "assign-hits")
    assert question.default == ("sustain:dreadnought=1",)
    assert table.refused("p2 assign-hits lose:carrier=1") != ""
    table.play("p2 assign-hits sustain:dreadnought=1")
    assert table.units(FRONT, 1) == {"dreadnought": 1, "carrier": 1}


def test_a_damaged_ship_is_destroyed_where_others_of_its_kind_are_whole() -> None:
    table = splicing({"dreadnought": 2})
    table.state.galaxy[FRONT].space[0].damaged = {"dreadnought": 1}
    attack(table)
    plan(table, 0, SPLICE)
    assert table.units(FRONT, 1) == {"dreadnought": 1}
    assert table.state.galaxy[FRONT].space[0].damaged == {}


def test_without_a_wormhole_nothing_is_spliced_and_no_plan_asked() -> None:
    table = splicing({"carrier": 1}, tile="")
    attack(table)
    table.play("p1 retreat stay", dice=(7, 1, 1))
    assert table.told("won")
    assert not table.told("used-power")


def test_shields_holding_cancels_a_hit_of_the_splicer() -> None:
    table = splicing({"carrier": 1})
    table.deal_cards(1, "shields-holding.1")
    attack(table)
    plan(table, 0, SPLICE)
    plan(table, 1, "shields-holding:any")
    assert table.told("cancelled-hits") == [{"seat": 1, "count": 1}]
    assert table.units(FRONT, 1) == {"carrier": 1}


def test_direct_hit_follows_what_sustained_a_hit_of_the_splicer() -> None:
    table = splicing({"dreadnought": 1})
    table.deal_cards(0, "direct-hit.1")
    attack(table)
    plan(table, 0, SPLICE, "direct-hit:always")
    table.play("p2 assign-hits sustain:dreadnought=1")
    assert table.units(FRONT, 1) == {}


def test_the_splicer_is_silent_by_greyfire_mutagen() -> None:
    table = splicing({"carrier": 1})
    table.player().mutated = True
    attack(table)
    table.play("p1 retreat stay", dice=(7, 1, 1))
    assert not table.told("used-power")
