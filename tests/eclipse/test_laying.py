"""How a sector is laid: which way comes first, and what each says that it is good for."""

from __future__ import annotations

from rules.eclipse.actions.explore import neighbours
from tests.eclipse.kit import Table


def test_the_best_joined_way_comes_first_and_says_whose_sectors_it_joins_and_what_it_opens() -> None:
    """In numbers and names: a player on a telephone does not read coordinates."""
    table = Table()
    table.state.stacks["middle"].possible = ["203"]
    table.play("p1 action explore:-1,-1")
    offered = [option for word, option in table.options("place").items() if word != "discard"]
    own = [int(option.facts["own"]) for option in offered]
    assert own == sorted(own, reverse=True)
    for option in offered:
        joins = [table.state.sector(tile) for tile in str(option.facts["joins"]).split()]
        assert option.facts["own"] == sum(sector.disc == 0 for sector in joins)
        rings = [str(ring).split("=") for ring in str(option.facts["rings"]).split() if ring != "none"]
        opens = [name for name in str(option.facts["opens"]).split() if name != "none"]
        assert sum(int(count) for _, count in rings) == len(opens)


def test_a_way_names_who_and_what_sits_in_the_sectors_it_joins() -> None:
    table = Table()
    state, player = table.state, table.state.players[0]
    way = {"joins": " ".join(sector.tile for sector in state.map.values()), "opens": "none"}
    found = neighbours(state, player, way)
    assert (found["own"], found["rivals"], found["seats"]) == (1, len(state.players) - 1, "1")
    assert found["free"] == "guarded=1"
    assert found["rings"] == "none"
    lone = neighbours(state, player, {"joins": state.players[0].board.home, "opens": "0,3 1,-1"})
    assert "seats" not in lone
    assert lone["rings"] == "inner=1 outer=1"
    state.stacks["inner"].left, state.stacks["inner"].discarded = 0, []
    assert neighbours(state, player, way | {"opens": "0,3 1,-1"})["rings"] == "outer=1"
