"""The Nekro Virus: technologies taken in combat, and Valefar Assimilators (34, 90.16-22)."""

from __future__ import annotations

import pytest

from tests.ti4.nekro_scenes import X, Y, fight, landing_docks, launching, one_hit, only_hits, replacing, take
from tests.ti4.scenes import acting


def test_a_destroyed_unit_brings_a_technology_of_its_owner() -> None:
    table = fight("sarween-tools", "gravity-drive")
    one_hit(table)
    assert table.asked() == [(0, "take-technology")]
    take(table, "gravity-drive")
    assert table.player().technologies == ["gravity-drive"]
    assert table.player(1).technologies == ["sarween-tools", "gravity-drive"]


def test_only_once_in_a_combat() -> None:
    table = fight("sarween-tools", "gravity-drive")
    one_hit(table)
    take(table, "gravity-drive")
    assert (0, "take-technology") not in table.asked()
    assert table.player().technologies == ["gravity-drive"]


def test_it_may_wait_for_another_unit() -> None:
    table = fight("sarween-tools")
    one_hit(table)
    take(table, "none")
    assert table.asked() == [(0, "take-technology")]


def test_nothing_is_asked_where_the_enemy_owns_nothing_new() -> None:
    table = fight("sarween-tools", own=("sarween-tools",))
    only_hits(table)
    assert (0, "take-technology") not in table.asked()


def test_antivirus_lies_open_before_its_holder_and_protects() -> None:
    table = fight("sarween-tools")
    table.give_note(1, "antivirus.1")
    table.staying = True
    table.play("p1 action activate:203", "p1 move cruiser:304=2", "p1 battle-plan")
    table.play("p2 battle-plan antivirus.1:always", dice=(10, 10, 1, 1))
    assert (0, "take-technology") not in table.asked()
    assert table.player(1).play_area == ["antivirus.1"]


def test_antivirus_goes_back_when_its_holder_activates_a_system_with_units_of_nekro() -> None:
    table = acting("sol", "nekro", "hacan")
    table.give_note(0, "antivirus.2")
    table.player().notes.remove("antivirus.2")
    table.player().play_area.append("antivirus.2")
    table.put("203", 1, cruiser=1)
    table.play("p1 action activate:203")
    assert table.player().play_area == []
    assert "antivirus.2" in table.player(1).notes


def test_an_assimilator_has_the_text_of_a_technology_of_the_faction() -> None:
    table = fight("instinct-training", enemy="xxcha")
    one_hit(table)
    take(table, "x:instinct-training")
    assert table.player().copied == {X: "instinct-training"}
    assert table.player().has("instinct-training")
    assert table.player(1).has("instinct-training")


def test_a_technology_has_one_assimilator_at_most() -> None:
    table = fight("instinct-training", enemy="xxcha")
    table.player().copied = {X: "instinct-training"}
    only_hits(table)
    assert (0, "take-technology") not in table.asked()


def test_a_token_is_laid_elsewhere_where_both_lie_already() -> None:
    table = fight("instinct-training", enemy="xxcha")
    table.player().copied = {X: "chaos-mapping", Y: "yin-spinner"}
    one_hit(table)
    take(table, "y:instinct-training")
    assert table.player().copied == {X: "chaos-mapping", Y: "instinct-training"}


def test_an_upgrade_of_another_faction_counts_for_the_kind_of_unit() -> None:
    table = replacing()
    assert table.player().units["dreadnought"].id == "super-dreadnought-2"
    assert table.player().technologies == []  # there is one upgrade of each kind (90.21)


def test_an_upgrade_that_is_gained_takes_the_place_of_a_copied_one() -> None:
    table = fight("dreadnought-2")
    table.player().copied = {X: "super-dreadnought-2"}
    one_hit(table)
    take(table, "dreadnought-2")
    assert (table.player().copied, table.player().units["dreadnought"].id) == ({}, "dreadnought-2")


def test_the_token_of_an_upgrade_is_the_one_for_another_of_the_same_kind() -> None:
    table = fight("super-dreadnought-2", enemy="l1z1x")
    table.player().copied = {Y: "exotrireme-2"}
    one_hit(table)
    assert table.refused("p1 take-technology x:super-dreadnought-2") == "pick-unknown"
    take(table, "y:super-dreadnought-2")
    assert table.player().copied == {Y: "super-dreadnought-2"}


def test_docks_go_into_space_with_floating_factories_and_back_without() -> None:  # 90.19
    table = launching()
    assert table.units("304")["space-dock"] == 1
    assert table.units("mordai-ii") == {}
    table = landing_docks()
    assert table.units("mordai-ii") == {"space-dock": 1}
    assert table.units("205") == {}


@pytest.mark.parametrize("generic", [(), ("war-sun",)])
def test_war_suns_go_with_the_technology_unless_the_generic_one_is_owned(generic: tuple[str, ...]) -> None:
    table = fight("instinct-training", own=generic, enemy="xxcha")
    table.player().copied = {X: "prototype-war-sun-2", Y: "yin-spinner"}
    if generic:
        table.player().copied.pop(X)
        table.player().technologies = [*generic]
    table.put("304", 0, war_sun=1)
    one_hit(table)
    take(table, "x:instinct-training")
    assert ("war-sun" in table.units("304")) == bool(generic)


def test_a_destroyed_ground_force_brings_one_too() -> None:
    table = fight("sarween-tools")
    table.clear(1)
    table.lay("203", "19", 1)
    table.put("wellon", 1, infantry=2)
    table.put("304", 0, carrier=1, infantry=3)
    table.play("p1 action activate:203", "p1 move carrier:304=1 infantry:304=3")
    table.play("p1 commit wellon=3", dice=(10, 1, 1, 1, 1))
    assert (0, "take-technology") in table.asked()


def test_what_is_taken_in_a_combat_tells_from_the_next_moment_on() -> None:
    """90: Duranium Armor repairs as the round ends in which it was taken."""
    table = fight("duranium-armor")
    table.put("304", 0, dreadnought=1)
    force = next(force for force in table.state.galaxy["304"].space if force.seat == 0)
    force.damaged = {"dreadnought": 1}
    table.staying = True
    table.play("p1 action activate:203", "p1 move cruiser:304=2 damaged:dreadnought:304=1", dice=(10, 1, 1, 1, 1))
    table.play("p1 take-technology duranium-armor", dice=(10, 1, 1, 1))
    assert table.told("repaired") == [{"seat": 0, "kind": "dreadnought"}]
    assert table.told("won")[0]["seat"] == 0
