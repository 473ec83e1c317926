"""Population and influence tracks, trade, upkeep and bankruptcy (chapters 3 and 7)."""

from __future__ import annotations

import pytest

from rules.eclipse.actions.trade import trade_options
from rules.eclipse.economy.tracks import production, upkeep
from tests.eclipse.kit import Table


def test_a_track_produces_the_leftmost_number_that_no_cube_covers() -> None:
    table = Table()
    player = table.player()
    player.track = {"money": 5, "science": 2, "materials": 4}
    assert [production(player, name) for name in player.track] == [12, 21, 15]


def test_a_full_track_produces_nothing() -> None:
    player = Table().player()
    player.track["science"] = 12
    assert production(player, "science") == 0


def test_upkeep_is_the_leftmost_number_that_no_disc_covers() -> None:
    player = Table().player()
    player.discs = 9
    assert upkeep(player) == 2
    player.discs = 13
    assert upkeep(player) == 0


def test_terrans_begin_as_printed() -> None:
    player = Table().player()
    assert (player.money, player.science, player.materials) == (2, 3, 3)
    assert player.track == {"money": 10, "science": 10, "materials": 10}
    assert [production(player, name) for name in player.track] == [3, 3, 3]
    assert (player.discs, upkeep(player), player.colony_ships) == (12, 0, 3)
    assert player.technologies == ["starbase"]
    assert Table().home().fleets[0].ships == {"interceptor": 1}


def test_eridani_begin_with_upkeep_and_reputation() -> None:
    player = Table("eridani", "hydran").player()
    assert (player.discs, upkeep(player), len(player.reputation)) == (10, 1, 2)


def test_hydran_begin_with_a_cube_on_the_advanced_square() -> None:
    table = Table("hydran", "orion")
    squares = table.home().printed.squares
    taken = [
        (square.resource, square.advanced) for square, cube in zip(squares, table.home().cubes, strict=True) if cube
    ]
    assert ("science", True) in taken


def test_orion_begin_with_a_cruiser() -> None:
    assert Table("orion", "hydran").home().fleets[0].ships == {"cruiser": 1}


@pytest.mark.parametrize(("species", "ratio"), [("terran-union", 2), ("planta", 3), ("orion", 4)])
def test_trade_has_the_rate_of_the_board(species: str, ratio: int) -> None:
    table = Table(species, "terran-directorate")
    player = table.player()
    player.money, player.science, player.materials = 0, 4, 0
    best = max(trade_options(player, ("money",)), key=lambda option: option.gains["money"])
    assert best.gains["money"] == 4 // ratio
    assert best.costs["science"] == 4 // ratio * ratio


def test_two_trades_of_the_terrans() -> None:
    table = Table()
    table.player().science = 4
    table.play("p1 anytime trade:science:money:2")
    assert (table.player().science, table.player().money) == (0, 4)


def upkeep_of(money: int, discs: int) -> Table:
    """The upkeep phase of a player with production 4 on the money track, who has passed."""
    table = Table()
    player = table.player()
    player.money, player.discs, player.track["money"] = money, discs, 9
    player.science = player.materials = 0
    table.state.sector("221").cubes[0] = True
    table.pass_all()
    return table


def test_upkeep_above_production_is_paid_from_the_stock() -> None:
    assert upkeep_of(5, 7).player().money == 5 + 4 - 5


def test_whoever_cannot_pay_must_trade_or_abandon() -> None:
    table = upkeep_of(0, 7)
    assert table.question("pay").facts["short"] == 1
    assert all(word.startswith(("trade", "abandon")) for word in table.options("pay"))


def test_a_disc_given_back_makes_influence_cheaper() -> None:
    """Upkeep 5 becomes 3, and production 4 is enough; no cube of the money track was in the sector."""
    table = Table()
    table.sector("208", "-1,-1", disc=0)
    player = table.player()
    player.money, player.discs, player.track["money"] = 0, 7, 9
    player.colony_ships = 0
    player.science = player.materials = 0
    table.home().cubes = [False] * len(table.home().cubes)
    player.track["science"] = player.track["materials"] = 11
    table.pass_all()
    table.play("p1 pay abandon:208")
    assert player.money == 1


def test_a_civilization_that_cannot_pay_at_all_collapses() -> None:
    table = Table("terran-directorate", "planta", "hydran")
    player = table.player(1)
    player.money = player.science = player.materials = 0
    player.discs = 2
    table.pass_all()
    table.play("p2 pay abandon:226")
    while table.asked(1) & {"return-cube"}:
        table.play(f"p2 return-cube {table.question('return-cube', 1).default[0]}")
    assert table.player(1).collapsed
    assert table.told("collapsed")[0]["seat"] == 1
    assert not table.state.controlled(1)
    assert table.asked(1) == set()


def test_science_and_materials_are_produced_after_upkeep() -> None:
    table = Table()
    player = table.player()
    player.track = {"money": 10, "science": 8, "materials": 10}
    player.science = player.materials = 0
    table.pass_all()
    assert (player.science, player.materials) == (6, 3)
