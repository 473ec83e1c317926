"""The Arborec: docks that make no infantry, infantry that produces, and what grows in the status phase (34)."""

from __future__ import annotations

import pytest

from rules.core.decisions import Illegal
from rules.core.flow import Execution
from rules.ti4.powers.frames import MoveInfantry
from rules.ti4.powers.growth import MoveInfantryRule
from rules.ti4.production.recruits import recruiting
from rules.ti4.production.stymie import is_stymied
from rules.ti4.production.yard import economy_yard
from rules.ti4.state import State
from rules.ti4.strategy_cards.warfare import can_produce
from testkit.dice import Dice
from tests.ti4.kit import Table
from tests.ti4.scenes import acting
from tests.ti4.status_scenes import passing, to_the_end


def growing() -> Table:
    """The Arborec are about to act, next to a system with a planet of theirs and an infantry on it."""
    table = acting("arborec", "xxcha", "hacan")
    table.lay("203", "19", 0)
    return table


def slots(table: Table) -> list[str]:
    """What the open question counts."""
    ask = table.pending()[0].ask
    return [slot.word for slot in getattr(ask, "slots", ())]


def test_docks_make_no_infantry() -> None:
    """Mitosis: the infantry that stands beside the dock makes one, and the dock none."""
    table = acting("arborec", "xxcha", "hacan")
    table.state.planet("nestphar").forces.clear()
    table.put("nestphar", 0, space_dock=1)
    table.play("p1 action activate:304")
    assert "infantry:nestphar" not in slots(table)
    assert table.refused("p1 produce infantry:nestphar=1 pay:nestphar=1") == "pick-unknown"


def test_infantry_produces_where_it_stands_and_makes_ships_too() -> None:
    table = growing()
    table.put("wellon", 0, infantry=2)
    table.play("p1 action activate:203", "p1 move")
    assert table.pending()[0].facts["limit"] == 2
    table.play("p1 produce carrier=1 infantry:wellon=1 pay:nestphar=1 pay:wellon=1")
    assert (table.units("203"), table.units("wellon")) == ({"carrier": 1}, {"infantry": 3})


def test_an_upgraded_one_makes_two() -> None:
    table = growing()
    table.player().technologies.append("letani-warrior-2")
    table.put("wellon", 0, infantry=2)
    table.play("p1 action activate:203", "p1 move")
    assert table.pending()[0].facts["limit"] == 4


def test_in_a_blockade_infantry_makes_infantry_alone() -> None:
    table = growing()
    table.put("wellon", 0, infantry=1)
    table.put("203", 1, cruiser=1)
    table.play("p1 action activate:203", "p1 move")
    assert (0, "produce") in table.asked()
    assert [word for word in slots(table) if not word.startswith("pay")] == ["infantry:wellon"]


def test_infantry_aboard_ships_produces_onto_planets_there() -> None:
    table = growing()
    table.put("203", 0, carrier=1, infantry=1)
    table.play("p1 action activate:203", "p1 move", "p1 commit")
    assert {"infantry", "infantry:wellon"} <= {*slots(table)}


def test_an_infantry_grows_as_the_status_phase_begins_where_the_player_likes() -> None:
    table = passing(growing())
    assert table.asked()[0] == (0, "place-infantry")
    table.play("p1 place-infantry wellon")
    assert table.units("wellon") == {"infantry": 1}
    assert (0, "score") in table.asked()


def test_with_one_planet_it_grows_there_and_nobody_is_asked() -> None:
    table = passing(acting("arborec", "xxcha", "hacan"))
    assert (0, "place-infantry") not in table.asked()
    assert table.told("placed-infantry")[0]["planets"] == "nestphar"


def test_without_a_piece_infantry_comes_only_where_some_are() -> None:
    """36: twelve places have a piece each, and what comes is a token beside one of them."""
    table = growing()
    for place in ("101", "102", "103", "104", "105", "106", "201", "202", "204", "205", "206"):
        table.put(place, 0, infantry=1)
    assert recruiting(table.state, 0) == ["nestphar"]


def with_flagship() -> Table:
    """The flagship of the Arborec is in 203, with Wellon."""
    table = growing()
    table.put("203", 0, flagship=1)
    table.player().trade_goods = 10
    return table


def test_the_flagship_makes_up_to_five_units_in_the_system_that_is_activated() -> None:
    table = with_flagship()
    table.play("p1 action activate:203", "p1 hand duha-menaimon")
    assert table.pending()[0].facts["limit"] == 5
    assert table.refused("p1 produce infantry:wellon=5 cruiser=1 pay:trade-goods=5") == "production-limit"
    table.play("p1 produce cruiser=1 infantry:wellon=2 infantry=2 pay:trade-goods=4")
    assert table.units("203") == {"flagship": 1, "cruiser": 1, "infantry": 2}
    assert (0, "move") in table.asked()


def test_what_it_makes_is_besides_the_production_of_the_action() -> None:
    table = with_flagship()
    table.put("wellon", 0, infantry=1)
    table.play("p1 action activate:203", "p1 hand duha-menaimon", "p1 produce", "p1 move")
    assert (table.asked()[0], table.pending()[0].facts["limit"]) == ((0, "produce"), 1)


def test_it_makes_nothing_where_it_is_not_or_twice() -> None:
    table = with_flagship()
    table.play("p1 action activate:202")
    assert table.refused("p1 hand duha-menaimon") == "not-asked"
    table = with_flagship()
    table.play("p1 action activate:203", "p1 hand duha-menaimon", "p1 produce")
    assert table.refused("p1 hand duha-menaimon") == "pick-count"


def test_sarween_tools_take_nothing_off_what_the_flagship_makes() -> None:
    table = with_flagship()
    table.player().technologies.append("sarween-tools")
    table.play("p1 action activate:203", "p1 hand duha-menaimon")
    assert table.refused("p1 produce cruiser=1 pay:trade-goods=1") == "too-little"


def at_the_end(*technologies: str) -> Table:
    """The status phase is over but for its end, at which the Arborec have infantry at home and a planet in 203."""
    table = growing()
    table.player().technologies += technologies
    table.put("wellon", 0, infantry=1)
    return to_the_end(passing(table))


def test_bioplasmosis_moves_infantry_to_planets_nearby_in_one_answer() -> None:
    table = at_the_end("bioplasmosis")
    assert table.asked() == [(0, "play-now")]
    table.play("p1 play-now bioplasmosis")
    assert table.refused("p1 bioplasmosis from:nestphar=2 to:wellon=1") == "bioplasmosis-left"
    before = table.units("nestphar")["infantry"]
    table.play("p1 bioplasmosis from:nestphar=2 to:wellon=2")
    assert table.units("wellon")["infantry"] == 4
    assert table.units("nestphar")["infantry"] == before - 2


def test_it_is_said_beforehand_or_left_for_good() -> None:
    table = growing()
    table.player().technologies.append("bioplasmosis")
    table.play("p1 instructions file:bioplasmosis:always")
    assert to_the_end(passing(table)).asked() == [(0, "bioplasmosis")]
    table.play("p1 bioplasmosis")
    assert table.told("bioplasmosis") == []
    table = growing()
    table.player().technologies.append("bioplasmosis")
    table.play("p1 instructions file:bioplasmosis:never")
    assert to_the_end(passing(table)).asked()[0][1] == "choose-card"


def test_infantry_comes_from_planets_nearby_alone() -> None:
    """Two planets far from each other each have one beside: what is taken at one end does not come to the other."""
    table = growing()
    table.player().technologies.append("bioplasmosis")
    table.lay("208", "20", 0)
    table.lay("209", "21", 0)
    table.put("vefut-ii", 0, infantry=2)
    table.play("p1 instructions file:bioplasmosis:always")
    table = to_the_end(passing(table))
    assert table.refused("p1 bioplasmosis from:vefut-ii=1 to:wellon=1") == "bioplasmosis-far"
    assert table.refused("p1 bioplasmosis from:vefut-ii=1 from:nestphar=1 to:wellon=2") == "bioplasmosis-far"
    table.play("p1 bioplasmosis from:vefut-ii=2 from:nestphar=1 to:thibah=2 to:wellon=1")
    assert table.units("thibah")["infantry"] >= 2


def stymied(holder_at: str) -> Table:
    """Another has laid Stymie open, and has a cruiser in a system."""
    table = growing()
    table.put("wellon", 0, infantry=1)
    table.player(1).strategy_cards, table.player().strategy_cards = ["leadership"], ["diplomacy"]
    table.give_note(1, "stymie.1")
    table.player(1).notes.remove("stymie.1")
    table.player(1).play_area.append("stymie.1")
    table.put(holder_at, 1, cruiser=1)
    return table


def test_stymie_is_an_action_and_lies_open_then() -> None:
    table = acting("xxcha", "arborec", "hacan")
    table.give_note(0, "stymie.2")
    table.play("p1 action card:stymie.2")
    assert table.player().play_area == ["stymie.2"]
    assert table.asked()[0] == (1, "action")


def to_production(table: Table) -> Table:
    """The action goes on by what is asked by default, until units are produced or it is over."""
    while table.asked()[0][1] in ("move", "commit", "retreat", "assign-hits"):
        table.default()
    return table


def test_stymie_keeps_the_arborec_from_producing_next_to_its_holder() -> None:
    for place, produces in (("202", False), ("203", False), ("309", True)):
        table = stymied(place)
        table.play("p1 action activate:203")
        assert ((0, "produce") in to_production(table).asked()) is produces, place


def test_neither_flagship_nor_integrated_economy_produce_then() -> None:
    table = stymied("202")
    table.put("203", 0, flagship=1)
    table.play("p1 action activate:203")
    assert table.refused("p1 hand duha-menaimon") == "pick-count"
    table.player().technologies.append("integrated-economy")
    assert not economy_yard(table.state, 0, "wellon").producers


def test_units_in_home_systems_stymie_nothing() -> None:
    home = acting("arborec", "xxcha", "hacan").state.home_place(1)
    assert not is_stymied(stymied(home).state, 0, home)


def test_stymie_of_the_creuss_reaches_through_what_is_adjacent_for_them() -> None:
    """6, 34: by Quantum Entanglement a wormhole alpha is adjacent to each beta, where their ships are."""
    for holder, works in (("creuss", True), ("xxcha", False)):
        table = acting("arborec", holder, "hacan")
        table.lay("203", "26", 0)  # alpha
        table.lay("307", "25")  # beta
        table.give_note(1, "stymie.1")
        table.player(1).notes.remove("stymie.1")
        table.player(1).play_area.append("stymie.1")
        table.put("307", 1, cruiser=1)
        assert is_stymied(table.state, 0, "203") is works, holder


def test_stymie_goes_back_when_its_holder_activates_a_system_with_arborec_units() -> None:
    table = stymied("202")
    table.player().spent_cards = table.player().strategy_cards
    table.play("p1 action pass")
    while table.asked()[0] != (1, "action"):
        table.default()
    table.play("p2 action activate:203")
    assert table.player(1).play_area == []
    assert "stymie.1" in table.player().notes


def test_warfare_produces_nothing_at_a_home_that_is_stymied() -> None:
    table = stymied("203")
    assert not can_produce(table.state, 0)
    table.clear(1)
    assert can_produce(table.state, 0)


def test_bioplasmosis_brings_infantry_to_no_more_places_than_there_are_pieces() -> None:
    """36: twelve places have a piece each."""
    table = growing()
    table.player().technologies.append("bioplasmosis")
    for place in ("101", "102", "103", "104", "105", "106", "201", "202", "204", "205", "206"):
        table.put(place, 0, infantry=1)
    run: Execution[State] = Execution(table.state, Dice(), table.state.course)
    run.push(MoveInfantry(0))
    with pytest.raises(Illegal, match="plastic-stacks"):
        MoveInfantryRule().do(run, MoveInfantry(0), ("from:nestphar=1", "to:wellon=1"))
