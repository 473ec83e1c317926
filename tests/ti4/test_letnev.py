"""The Barony of Letnev: two ships more in each system than tokens in the fleet pool (34, 37)."""

from __future__ import annotations

from rules.ti4.production.yard import yard_of
from tests.ti4.kit import Table
from tests.ti4.scenes import acting


def arriving(cruisers: int) -> Table:
    """So many cruisers come to a system, with one token in the fleet pool."""
    table = acting("letnev", "sol", "xxcha")
    table.clear(0)
    table.player().pools.fleet = cruisers  # while they wait at home
    table.put("304", 0, cruiser=cruisers)
    table.play("p1 action activate:203")
    table.player().pools.fleet = 1
    table.play(f"p1 move cruiser:304={cruisers}")
    return table


def test_two_ships_more_may_be_in_a_system() -> None:
    assert arriving(3).units("203") == {"cruiser": 3}
    assert arriving(4).units("203") == {"cruiser": 3}


def test_production_fills_it_as_far() -> None:
    table = acting("letnev", "sol", "xxcha")
    assert yard_of(table.state, 0, "304").fleet == table.player().pools.fleet + 2
    assert yard_of(table.state, 1, "310").fleet == table.player(1).pools.fleet


def test_without_the_ability_there_is_no_room_for_them() -> None:
    table = acting("letnev", "sol", "xxcha")
    assert table.player().ship_limit == table.player().pools.fleet + 2
    table.player().mutated = True
    assert table.player().ship_limit == table.player().pools.fleet
