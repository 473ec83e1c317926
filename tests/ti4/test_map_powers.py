"""Powers of single factions on the map: Winnu, Jol-Nar, Muaat, Yssaril, Naalu (34, 58, 90)."""

from __future__ import annotations

import pytest

from rules.ti4.galaxy.adjacency import adjacency, adjacency_in_movement
from rules.ti4.galaxy.wormholes import wormholes
from rules.ti4.state import NO_SEAT
from tests.ti4.kit import Table
from tests.ti4.map_power_scenes import foreseeing, leaving, silent, watched
from tests.ti4.scenes import acting

SUPERNOVA, WORMHOLE_ALPHA, EMPTY_ALPHA = "43", "26", "39"


# Winnu: Lazax Gate Folding


def folding() -> Table:
    """Winnu act, with a wormhole alpha at 202."""
    table = silent(acting("winnu", "sol", "xxcha"))
    table.player().technologies.append("lazax-gate-folding")
    table.lay("202", EMPTY_ALPHA)
    return table


def test_in_their_tactical_actions_mecatol_rex_has_wormholes_for_everybody() -> None:
    table = folding()
    assert "202" not in adjacency(table.state, NO_SEAT)["000"]
    table.play("p1 action activate:203")
    assert wormholes(table.state, "000") == {"alpha", "beta"}
    assert all("202" in adjacency(table.state, seat)["000"] for seat in range(3))
    table.player().exhausted_technologies.append("lazax-gate-folding")
    assert "202" in adjacency(table.state, 2)["000"]
    table.state.planet("mecatol-rex").owner = 0
    assert "202" not in adjacency(table.state, NO_SEAT)["000"]


def test_not_in_those_of_others() -> None:
    table = folding()
    table.state.acting = 1
    table.state.active = "203"
    assert wormholes(table.state, "000") == set()


def test_a_travel_ban_closes_them() -> None:
    table = folding()
    table.enact("enforced-travel-ban")
    table.play("p1 action activate:203")
    assert "202" not in adjacency_in_movement(table.state, 0)["000"]


def test_ships_go_through_them_to_mecatol_rex() -> None:
    table = folding()
    table.clear(0)
    table.put("202", 0, carrier=1)
    table.play("p1 action activate:000", "p1 move carrier:202=1")
    assert table.units("000") == {"carrier": 1}


def test_an_infantry_comes_to_mecatol_rex_for_the_exhausted_card() -> None:
    table = folding()
    assert table.refused("p1 action card:lazax-gate-folding") == "pick-unknown"
    table.state.planet("mecatol-rex").owner = 0
    table.play("p1 action card:lazax-gate-folding")
    assert table.units("mecatol-rex") == {"infantry": 1}
    assert table.player().exhausted_technologies == ["lazax-gate-folding"]
    assert table.state.acting != 0


# Jol-Nar: Spatial Conduit Cylinder, E-Res Siphons


def conducting() -> Table:
    """Jol-Nar have units at home and at 308, and own Spatial Conduit Cylinder."""
    table = silent(acting("jolnar", "sol", "xxcha"))
    table.player().technologies.append("spatial-conduit-cylinder")
    table.clear(0)
    table.put("203", 0, destroyer=1)
    table.lay("308", "19", 0)
    table.put("308", 0, carrier=1)
    return table


def test_the_active_system_is_adjacent_to_all_with_their_units() -> None:
    table = conducting()
    table.play("p1 action activate:203", "p1 hand spatial-conduit-cylinder")
    assert "308" in adjacency(table.state, NO_SEAT)["203"]
    assert "203" in adjacency(table.state, 2)["308"]
    assert "204" not in adjacency(table.state, NO_SEAT)["308"]
    assert table.player().exhausted_technologies == ["spatial-conduit-cylinder"]
    table.play("p1 move carrier:308=1")
    assert table.units("203") == {"destroyer": 1, "carrier": 1}


def test_without_units_there_it_cannot_be_used_nor_while_exhausted() -> None:
    table = conducting()
    table.play("p1 action activate:202")
    assert table.refused("p1 hand spatial-conduit-cylinder") == "pick-count"  # there is nothing to choose
    table = conducting()
    table.player().exhausted_technologies.append("spatial-conduit-cylinder")
    table.play("p1 action activate:203")
    assert table.refused("p1 hand spatial-conduit-cylinder") == "not-asked"


def test_e_res_siphons_bring_four_trade_goods_where_another_activates_a_system_with_their_ships() -> None:
    table = watched("e-res-siphons", "jolnar")
    table.play("p1 action activate:203")
    assert table.player(1).trade_goods == 4
    other = watched("e-res-siphons", "jolnar")
    other.play("p1 action activate:202")
    assert other.player(1).trade_goods == 0


def test_they_bring_nothing_for_the_own_activation() -> None:
    table = silent(acting("jolnar", "sol", "xxcha"))
    table.player().technologies.append("e-res-siphons")
    table.put("203", 0, cruiser=1)
    table.play("p1 action activate:203")
    assert table.player().trade_goods == 0


def test_neuroglaive_takes_a_token_of_the_fleet_pool_and_ships_that_are_too_many_then() -> None:
    table = watched("neuroglaive", "naalu")
    table.clear(0)
    table.player().pools.fleet = 2
    table.put("304", 0, cruiser=2)
    table.play("p1 action activate:203")
    assert table.player().pools.fleet == 1
    assert table.units("304") == {"cruiser": 1}
    assert table.told("lost-fleet-token")


def test_neuroglaive_takes_nothing_of_an_empty_pool() -> None:
    table = watched("neuroglaive", "naalu")
    table.clear(0)
    table.player().pools.fleet = 0
    table.play("p1 action activate:203")
    assert table.player().pools.fleet == 0
    assert not table.told("lost-fleet-token")


# Muaat: Gashlai Physiology, Magmus Reactor


def hot(*technologies: str, active: str = "202") -> Table:
    """A cruiser of the Muaat at 304, a supernova at 203."""
    table = silent(acting("muaat", "sol", "xxcha"))
    table.player().technologies = list(technologies)
    table.clear(0)
    table.lay("203", SUPERNOVA)
    table.lay("303", SUPERNOVA)
    table.lay("305", SUPERNOVA)
    table.put("304", 0, cruiser=1)
    table.play(f"p1 action activate:{active}")
    return table


def test_ships_of_the_muaat_go_through_supernovas_but_do_not_end_there() -> None:
    table = hot()
    table.play("p1 move cruiser:304=1")
    assert table.units("202") == {"cruiser": 1}
    assert (0, "move") not in hot(active="203").asked()


def test_with_magmus_reactor_they_end_there() -> None:
    table = hot("magmus-reactor", active="203")
    table.play("p1 move cruiser:304=1")
    assert table.units("203") == {"cruiser": 1}


def test_without_the_ability_there_is_no_way_through() -> None:
    table = silent(acting("muaat", "sol", "xxcha"))
    table.clear(0)
    for place in ("203", "303", "305"):
        table.lay(place, SUPERNOVA)
    table.put("304", 0, cruiser=1)
    table.player().mutated = True
    table.play("p1 action activate:202")
    assert (0, "move") not in table.asked()


@pytest.mark.parametrize(("war_sun", "supernova", "earned"), [(True, False, 1), (False, True, 1), (False, False, 0)])
def test_production_in_the_heat_brings_a_trade_good(war_sun: bool, supernova: bool, earned: int) -> None:
    table = silent(acting("muaat", "sol", "xxcha"))
    table.player().technologies = ["magmus-reactor"]
    if not war_sun:
        table.state.galaxy["304"].space.clear()
    if supernova:
        table.lay("203", SUPERNOVA)
    table.play("p1 action activate:304", "p1 produce infantry:muaat=1 pay:muaat=1")
    assert table.player().trade_goods == earned


def test_where_nothing_is_produced_it_brings_none() -> None:
    table = silent(acting("muaat", "sol", "xxcha"))
    table.player().technologies = ["magmus-reactor"]
    table.play("p1 action activate:304", "p1 produce")
    assert table.player().trade_goods == 0


# Yssaril: the flagship


def test_their_flagship_passes_ships_of_others_and_takes_nobody_else_along() -> None:
    table = silent(acting("yssaril", "sol", "xxcha"))
    table.clear(0)
    for place in ("203", "303", "305"):
        table.put(place, 1, destroyer=1)
    table.put("304", 0, flagship=1, cruiser=1)
    table.play("p1 action activate:202")
    assert table.refused("p1 move cruiser:304=1") == "pick-unknown"
    table.play("p1 move flagship:304=1")
    assert table.units("202") == {"flagship": 1}


# Naalu: Foresight


def test_foresight_is_asked_openly_and_leaves_for_an_adjacent_system() -> None:
    table = foreseeing()
    table.play("p1 action activate:203", "p1 move cruiser:304=1")
    assert table.asked() == [(1, "play-now")]
    assert table.refused("p2 play-now foresight:204") == "pick-unknown"  # the Xxcha are there
    table.play("p2 play-now foresight:202")
    assert table.units("202", 1) == {"carrier": 1, "fighter": 1, "infantry": 1}
    assert table.units("203", 1) == {}
    assert (table.player(1).pools.strategy, 1 in table.state.galaxy["202"].tokens) == (1, True)
    assert not table.told("combat")


def test_foresight_needs_a_token_and_ships_there() -> None:
    table = foreseeing()
    table.player(1).pools.strategy = 0
    table.play("p1 action activate:203", "p1 move cruiser:304=1")
    assert table.asked() == [(0, "retreat")]
    other = foreseeing()
    other.play("p1 action activate:202", "p1 move cruiser:304=1")
    assert (1, "play-now") not in other.asked()


def test_foresight_that_was_filed_speaks_against_twice_as_many() -> None:
    for ships, used in ((2, False), (4, True)):
        table = foreseeing(ships)
        table.play("p2 instructions file:foresight:outnumbered", "p1 action activate:203")
        table.play(f"p1 move cruiser:304={ships}")
        assert bool(table.told("used-power")) == used


def test_ships_that_leave_take_ground_forces_of_planets_along_as_far_as_there_is_room() -> None:
    table = leaving()
    assert table.asked() == [(1, "withdraw")]
    assert table.refused("p2 withdraw wellon=3") == "allocate-sum"
    table.play("p2 withdraw wellon=2")
    assert table.units("202", 1) == {"carrier": 1, "fighter": 1, "infantry": 3}
    assert table.units("wellon", 1) == {"infantry": 1}
