"""The Ghosts of Creuss: what is adjacent for them alone, ships out of wormholes, tokens, and a flagship (34)."""

from __future__ import annotations

import pytest

from rules.ti4.galaxy.adjacency import adjacency, adjacency_in_movement, are_neighbors, neighbors
from rules.ti4.galaxy.wormholes import wormholes
from rules.ti4.game import GAME
from rules.ti4.movement.routes import move_value
from rules.ti4.scoring.conditions import met
from rules.ti4.state import NO_SEAT, OFF_THE_MAP
from rules.ti4.tactical.movement import Source, plan
from rules.ti4.tactical.space_cannon import in_range
from rules.ti4.tactical.space_combat import retreat_targets
from tests.ti4.kit import Table
from tests.ti4.map_power_scenes import holding_iff
from tests.ti4.scenes import acting


def ghosts() -> Table:
    """The Creuss act; wormholes alpha lie at 101 and 311, beta at 308."""
    table = acting("creuss", "sol", "xxcha")
    for place, tile in (("101", "26"), ("311", "39"), ("308", "40")):
        table.lay(place, tile)
    return table


def test_for_the_creuss_alone_alpha_and_beta_lead_to_each_other() -> None:
    table = ghosts()
    assert "308" in adjacency(table.state, 0)["101"]
    assert "308" not in adjacency(table.state, 1)["101"]
    assert "308" not in adjacency(table.state, NO_SEAT)["101"]
    assert "101" not in adjacency(table.state, 0)["101"]


def test_nothing_stops_quantum_entanglement() -> None:
    table = ghosts()
    table.enact("enforced-travel-ban")
    table.player().mutated = True
    near = adjacency_in_movement(table.state, 0)["101"]
    assert {"308", "311"} <= near
    assert not {"308", "311"} & adjacency_in_movement(table.state, 1)["101"]


def test_it_makes_neighbors_of_both() -> None:
    table = ghosts()
    table.clear(0)
    table.clear(1)
    for planet in [*table.state.planets(0), *table.state.planets(1)]:
        planet.owner = -1
    table.put("101", 0, cruiser=1)
    table.put("308", 1, cruiser=1)
    assert (neighbors(table.state, 0), neighbors(table.state, 1)) == ([1], [0])
    assert are_neighbors(table.state, 0, 1)
    assert are_neighbors(table.state, 1, 0)


@pytest.mark.parametrize(("owner", "reaches"), [(0, True), (1, False)])
def test_space_cannons_of_the_creuss_reach_through_it_and_those_of_others_do_not(owner: int, reaches: bool) -> None:
    table = ghosts()
    table.state.galaxy["101"].planets[0].owner = owner
    table.put("lodor", owner, pds=1)
    table.state.active = "308"
    assert any(adjacent and force.count("pds") for force, adjacent in in_range(table.state, owner)) == reaches


def test_ships_from_home_and_from_wormholes_alpha_and_beta_go_a_step_further() -> None:
    table = ghosts()
    gate = table.state.home_place(0)
    places = (OFF_THE_MAP, "101", "308", gate, "202")
    assert [move_value(table.state, 0, place, "carrier") for place in places] == [2, 2, 2, 1, 1]
    assert move_value(table.state, 1, "101", "carrier") == 1
    table.player().mutated = True
    assert move_value(table.state, 0, "101", "carrier") == 1


def test_a_ship_of_the_creuss_goes_from_beta_to_alpha_and_a_step_on() -> None:
    table = ghosts()
    table.clear(0)
    table.player().technologies.clear()
    table.put("308", 0, carrier=1)
    table.play("p1 action activate:202", "p1 move carrier:308=1")
    assert table.units("202") == {"carrier": 1}


def test_the_gate_is_no_home_and_leads_to_the_home_system() -> None:
    table = ghosts()
    gate = next(place for place, system in table.state.galaxy.items() if system.tile == "17")
    assert gate == table.state.home_place(0)
    assert not table.state.galaxy[gate].printed.home
    assert adjacency(table.state, 1)[OFF_THE_MAP] == {gate}


def test_the_flagship_brings_a_wormhole_to_its_system() -> None:
    table = ghosts()
    table.put("308", 0, flagship=1)
    assert wormholes(table.state, "308") == {"beta", "delta"}
    assert OFF_THE_MAP in adjacency(table.state, 1)["308"]


def with_flagship() -> Table:
    """The flagship is at 102, a carrier at home, from where it goes one step, and 000 is active."""
    table = ghosts()
    table.clear(0)
    table.player().technologies.clear()
    table.player().mutated = True
    table.put("102", 0, flagship=1)
    table.put(OFF_THE_MAP, 0, carrier=1)
    table.play("p1 action activate:000")
    return table


def test_others_use_the_wormhole_that_the_flagship_has_brought_before_them() -> None:
    table = with_flagship()
    assert table.refused("p1 move carrier:off-the-map=1") == "cannot-move"
    table.play("p1 move carrier:off-the-map=1 flagship:102=1")
    assert table.units("000") == {"carrier": 1, "flagship": 1}


def test_or_the_one_that_it_leaves_behind_when_it_goes_last() -> None:
    table = with_flagship()
    table.player().mutated = False
    assert "102" in adjacency(table.state, 0)[OFF_THE_MAP]
    table.play("p1 move carrier:off-the-map=1")
    assert table.units("000") == {"carrier": 1}


def test_wormhole_generator_is_asked_openly_as_the_status_phase_begins() -> None:
    table = ghosts()
    table.player().technologies.append("wormhole-generator")
    for seat in range(3):
        table.deal_cards(seat)
    for player in table.state.players:
        player.spent_cards = [*player.strategy_cards]
    table.put("203", 1, cruiser=1)
    table.play("p1 action pass", "p2 action pass", "p3 action pass")
    assert table.asked() == [(0, "play-now")]
    (decision,) = table.pending(0)[:1]
    words = {option.word for option in decision.ask.options}  # type: ignore[union-attr]  # a pick
    home = next(place for place, system in table.state.galaxy.items() if system.tile == "1")
    assert f"wormhole-generator:alpha:{OFF_THE_MAP}" in words
    assert not words & {"wormhole-generator:alpha:203", f"wormhole-generator:beta:{home}"}
    table.play("p1 play-now wormhole-generator:alpha:202")
    assert table.state.galaxy["202"].wormhole_tokens == ["alpha"]
    assert "311" in adjacency(table.state, NO_SEAT)["202"]
    assert table.told("placed-wormhole")[0]["wormhole"] == "alpha"
    assert (0, "play-now") not in table.asked()


def test_creuss_iff_moves_a_token_before_the_action_of_its_holder() -> None:
    table = holding_iff()
    table.play("p1 action before:creuss-iff.2:alpha:204")
    assert (table.state.galaxy["202"].wormhole_tokens, table.state.galaxy["204"].wormhole_tokens) == ([], ["alpha"])
    assert "creuss-iff.2" in table.player(1).notes
    assert (0, "action") in table.asked()
    assert table.refused("p1 action before:creuss-iff.2:beta:204") == "pick-unknown"


def test_creuss_iff_is_for_systems_with_own_planets_or_without_ships_of_others() -> None:
    table = holding_iff()
    table.put("204", 2, destroyer=1)
    assert table.refused("p1 action before:creuss-iff.2:beta:204") == "pick-unknown"
    assert table.refused("p1 action before:creuss-iff.2:alpha:202") == "pick-unknown"
    table.play("p1 action before:creuss-iff.2:beta:304")  # the own home system
    assert table.state.galaxy["304"].wormhole_tokens == ["beta"]


def test_its_owner_cannot_use_it() -> None:
    table = acting("creuss", "sol", "xxcha")
    assert table.refused("p1 action before:creuss-iff.1:alpha:202") == "pick-unknown"


def test_ghost_ship_comes_out_of_a_token() -> None:
    table = holding_iff()
    table.deal_cards(0, "ghost-ship.1")
    table.play("p1 action card:ghost-ship.1:202")
    assert table.units("202") == {"destroyer": 1}


def test_an_objective_counts_tokens_as_wormholes() -> None:
    table = holding_iff()
    table.state.galaxy["203"].wormhole_tokens.append("beta")
    table.put("202", 0, cruiser=1)
    assert not met(table.state, table.player(), "become-the-gatekeeper")
    table.put("203", 0, cruiser=1)
    assert met(table.state, table.player(), "become-the-gatekeeper")


def test_the_ixthian_artifact_is_not_brought_near_by_entanglement() -> None:
    table = ghosts()
    table.state.galaxy["000"].wormhole_tokens.append("beta")
    table.player().pools.fleet = 4
    table.put("101", 0, cruiser=4)
    table.put("311", 0, cruiser=4)
    table.resolve("ixthian-artifact", "for", (0, "for", 1), dice=(1,))
    while table.asked() and table.asked()[0][1] == "lose-units":
        table.default()
    assert (table.units("101")["cruiser"], table.units("311")["cruiser"]) == (1, 4)


def test_a_token_that_lies_in_two_systems_is_a_fault() -> None:
    table = holding_iff()
    assert GAME.faults(table.state) == []
    table.state.galaxy["203"].wormhole_tokens.append("alpha")
    assert GAME.faults(table.state) == ["the wormhole token alpha lies in 2 systems"]


def test_space_combats_are_left_through_what_is_adjacent_for_the_creuss() -> None:
    table = ghosts()
    table.clear(0)
    table.lay("101", "26", 0)
    table.put("308", 0, cruiser=1)
    table.state.active = "308"
    assert retreat_targets(table.state, 0) == ["101"]
    assert retreat_targets(table.state, 1) == []


def test_the_flagship_does_not_use_the_wormhole_that_it_is_going_to_bring() -> None:
    table = ghosts()
    table.clear(0)
    table.player().technologies = ["gravity-drive"]
    table.put("305", 0, flagship=1)  # beside the gate, from where a wormhole would lead on
    table.state.active = "000"
    assert plan(table.state, 0, {Source("flagship", "305"): 1}) is None
    table.state.active = OFF_THE_MAP
    assert plan(table.state, 0, {Source("flagship", "305"): 1}) is not None
