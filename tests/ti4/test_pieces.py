"""Pieces of structures that are all on the board (23.4), and docks in space (14, 24, 99)."""

from __future__ import annotations

import pytest

from bot.words.texts import Texts
from rules.ti4.galaxy.pieces import stacks
from rules.ti4.tactical.limits import contested
from tests.ti4.kit import Table
from tests.ti4.scenes import acting
from tests.ti4.test_strategy_cards import with_card


def constructing(*factions: str) -> Table:
    """The first player is about to place the first structure; an own system has two planets besides home."""
    table = with_card("construction", *factions)
    table.lay("203", "27", owner=0)  # New Albion, Starpoint
    return table


def test_a_structure_is_taken_from_elsewhere_where_no_piece_is_left() -> None:
    table = constructing()
    table.put("new-albion", 0, space_dock=1)
    table.lay("204", "26", owner=0)  # Lodor
    table.put("lodor", 0, space_dock=1)
    table.play("p1 action strategic:construction", "p1 place-structure space-dock:starpoint")
    assert table.asked()[0] == (0, "take-piece")
    assert table.refused("p1 take-piece starpoint") == "pick-unknown"
    table.play("p1 take-piece lodor")
    assert table.units("starpoint") == {"space-dock": 1}
    assert table.units("lodor") == {}
    assert table.told("removed") == [{"seat": 0, "place": "204", "system": "lodor", "units": "space-dock=1"}]


def test_no_structure_is_taken_from_a_system_with_an_own_token_and_none_by_default() -> None:
    table = constructing()
    for place, tile, planet in (("204", "26", "lodor"), ("205", "24", "mehar-xull")):
        table.lay(place, tile, owner=0)
        table.put(planet, 0, space_dock=1)
    table.state.galaxy["204"].tokens = [0]
    table.state.galaxy["304"].tokens = [0]
    table.play("p1 action strategic:construction")
    decision = table.pending(0)[0]
    assert decision.default[0].startswith("pds")
    table.play("p1 place-structure space-dock:starpoint")  # there is only one that can be taken
    assert table.units("starpoint") == {"space-dock": 1}
    assert table.units("mehar-xull") == {}
    assert table.asked()[0] == (0, "place-structure")


@pytest.mark.parametrize(("locale", "structure", "pds"), [("en", "a structure", "a PDS"), ("ko", "건물", "PDS")])
def test_what_can_be_a_pds_only_is_not_called_a_structure(locale: str, structure: str, pds: str) -> None:
    """24.1: the second structure of the primary ability."""
    table = constructing()
    table.play("p1 action strategic:construction")
    assert structure in Texts(locale).ask("ti4", table.pending(0)[0])
    table.play("p1 place-structure pds:starpoint")
    assert pds in Texts(locale).ask("ti4", table.pending(0)[0])


def test_what_would_leave_another_planet_is_not_placed_by_default() -> None:
    table = constructing()
    table.put("jord", 0, pds=2)
    table.put("new-albion", 0, pds=2)
    table.lay("204", "26", owner=0)
    table.put("lodor", 0, pds=2, space_dock=1)
    table.put("new-albion", 0, space_dock=1)
    table.play("p1 action strategic:construction")
    assert table.pending(0)[0].default == ("none",)
    table.play("p1 place-structure pds:starpoint", "p1 take-piece lodor")
    assert table.units("starpoint") == {"pds": 1}
    assert table.units("lodor") == {"pds": 1, "space-dock": 1}


# Docks in space


def test_a_dock_that_moves_is_built_in_space_and_once_for_each_system() -> None:
    table = constructing("saar", "hacan", "xxcha")
    table.play("p1 action strategic:construction")
    options = table.pending(0)[0].ask.options  # type: ignore[union-attr]  # a choice
    docks = [option.word for option in options if option.word.startswith("space-dock")]
    assert len(docks) == 2  # at home and in the other system
    table.play("p1 place-structure space-dock:new-albion")
    assert table.units("203") == {"space-dock": 1}
    assert table.units("new-albion") == {}


def test_it_moves_by_itself_and_produces_five_units_whatever_the_planet() -> None:
    table = acting("saar", "hacan", "xxcha")
    table.player().trade_goods = 9
    table.player().pools.fleet = 5
    table.play("p1 action activate:203", "p1 move space-dock:304=1 carrier:304=1")
    assert table.units("203") == {"space-dock": 1, "carrier": 1}
    assert table.pending(0)[0].facts["limit"] == 5
    table.player().technologies.append("floating-factory-2")
    assert table.pending(0)[0].facts["limit"] == 7


def test_it_carries_and_does_not_count_against_the_fleet_pool() -> None:
    table = acting("saar", "hacan", "xxcha")
    table.player().pools.fleet = 1
    table.clear(0)
    table.put("304", 0, space_dock=1, infantry=4, fighter=1, cruiser=1)
    table.play("p1 action activate:203")
    assert table.refused("p1 move space-dock:304=1 infantry:304=4 fighter:304=1") == "too-little-capacity"
    table.play("p1 move space-dock:304=1 infantry:304=4 cruiser:304=1")
    assert table.units("203") == {"space-dock": 1, "infantry": 4, "cruiser": 1}


def test_alone_it_is_destroyed_as_soon_as_ships_of_others_arrive() -> None:
    table = acting("hacan", "saar", "xxcha")
    table.put("203", 1, space_dock=1, infantry=1)
    table.play("p1 action activate:203", "p1 move cruiser:304=1")
    assert table.units("203", 1) == {}
    assert table.told("docks-destroyed") == [{"seat": 1, "place": "203", "system": "empty", "count": 1}]


def test_it_is_destroyed_with_the_last_ship_and_not_where_both_sides_are_gone() -> None:
    for dice, left in (((7, 1), {}), ((7, 7), {"space-dock": 1})):
        table = acting("yssaril", "saar", "xxcha")
        table.clear(0)
        table.put("304", 0, cruiser=1)
        table.put("203", 1, space_dock=1, cruiser=1)
        table.staying = True
        table.play("p1 action activate:203", "p1 move cruiser:304=1", dice=dice)
        assert table.units("203", 1) == left


def test_it_retreats_with_the_ships() -> None:
    table = acting("yssaril", "saar", "xxcha")
    table.clear(0)
    table.put("304", 0, cruiser=1)
    table.put("203", 1, space_dock=1, cruiser=1)
    table.put("204", 1, destroyer=1)
    table.play("p1 action activate:203", "p1 move cruiser:304=1")
    table.play("p2 retreat to:204", dice=(1, 1))
    assert table.units("204", 1) == {"space-dock": 1, "cruiser": 1, "destroyer": 1}


def test_warfare_lets_one_dock_in_space_produce() -> None:
    table = with_card("warfare", "hacan", "xxcha", "saar")
    table.put("316", 2, space_dock=1)
    table.player(2).trade_goods = 9
    table.play("p1 action strategic:warfare", "p1 rearrange tactic=3 fleet=3 strategy=2", "p3 secondary use")
    decision = next(each for each in table.pending(2) if each.kind == "produce")
    assert decision.facts["limit"] == 5


def test_a_piece_stands_where_units_of_its_kind_and_player_do() -> None:
    """36: in space, or on a planet, whoever else is there."""
    table = acting()
    table.clear(0)
    table.lay("203", "27", owner=0)
    table.put("203", 1, fighter=2)
    table.put("203", 0, carrier=1, infantry=1)
    table.put("starpoint", 0, infantry=3)
    table.put("new-albion", 0, pds=1)
    assert stacks(table.state, 0, "infantry") == {"203", "starpoint"}
    assert stacks(table.state, 0, "fighter") == set()


def test_a_system_is_contested_by_ships_of_several_players_alone() -> None:
    table = acting()
    table.lay("203", "27", owner=1)
    table.put("203", 0, carrier=1)
    table.put("starpoint", 1, infantry=1)
    assert not contested(table.state, "203")
    table.put("203", 1, fighter=1)
    assert contested(table.state, "203")
