"""What `docs/rules/eclipse.md` settles where the rulebook is silent or can be read in two ways, option by option."""

from __future__ import annotations

import pytest

from rules.core.flow import Execution
from rules.core.hexes import parse
from rules.eclipse.actions.explore import explorable, positions
from rules.eclipse.combat_phase.phase import begin_combat, parties
from rules.eclipse.components.edges import EDGES, edge_between
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.frames import Occupation, Phase, SectorCombat
from rules.eclipse.galaxy.wormholes import halves
from rules.eclipse.game import GAME
from rules.eclipse.state import NO_SEAT
from testkit.dice import Dice
from tests.eclipse.kit import Table

CONNECTION = "tile-connection"


def pinned_at(table: Table, tile: str, place: str) -> None:
    """The only ship of the first player in a sector is pinned by one of the second."""
    table.sector(tile, place)
    table.ships(tile, 0, interceptor=1)
    table.ships(tile, 1, interceptor=1)


def test_a_pinned_ship_influences_but_does_not_explore() -> None:
    """Explore asks for ships that are not pinned, Influence for a disc or a ship (chapter 5)."""
    table = Table()
    home = table.home()
    home.disc = -1
    home.remove_ship(0, "interceptor")
    pinned_at(table, "102", "0,-1")
    assert explorable(table.state, table.player()) == []
    table.play("p1 action influence")
    assert f"track:{home.tile}" in table.options("influence")


def beside_a_pinned_ship(reading: str) -> Table:
    """The hex 1,1 lies beside two sectors of the first player: one with a disc, and one where a ship is pinned."""
    table = Table(options={CONNECTION: reading})
    table.sector("101", "0,1", disc=0)
    pinned_at(table, "102", "1,0")
    return table


def test_a_tile_may_be_connected_with_a_pinned_ship() -> None:
    """The tile needs a wormhole to a sector with a disc or a ship; the rulebook says nothing of pinned ones there."""
    found = {}
    for reading in ("any-ship", "free-ship"):
        table = beside_a_pinned_ship(reading)
        found[reading] = set(positions(table.state, table.player(), parse("1,1"), "205"))
    assert found["free-ship"] < found["any-ship"]


@pytest.mark.parametrize(("reading", "named"), [("any-ship", True), ("free-ship", False)])
def test_a_hex_is_explored_from_a_disc_and_connected_with_a_pinned_ship(reading: str, named: bool) -> None:
    """The disc's sector is closed towards the hex; that of the pinned ship has half a wormhole to it."""
    table, place = beside_a_pinned_ship(reading), parse("1,1")
    edge = edge_between(parse("0,1"), place)
    table.sector("101").turned = next(turned for turned in EDGES if not halves("101", turned, edge))
    assert (place in explorable(table.state, table.player())) is named


def test_no_technologies_are_drawn_after_the_last_round() -> None:
    """The game ends with the ninth round: a clean-up would serve nobody (chapters 8 and 9)."""
    table = Table()
    table.state.round = ROUNDS - 1
    table.pass_all()
    assert len(table.told("technologies")) == 1
    table.state.players[0].money = table.state.players[1].money = 30
    table.pass_all()
    assert table.told("over")
    assert len(table.told("technologies")) == 1


@pytest.mark.parametrize("first", [0, 2])
def test_home_sectors_are_turned_clockwise_from_the_start_player(first: int) -> None:
    """As they are placed (chapter 2)."""
    table = Table("hydran", "planta", "mechanema", first=first, options={"home-rotation": "chosen"})
    turned = []
    for _ in range(3):
        (decision,) = GAME.pending(table.state)
        turned.append(decision.seat)
        table.play(f"p{decision.seat + 1} rotate 0")
    assert turned == table.state.clockwise(first)


@pytest.mark.parametrize(("reading", "order"), [("ships", [1, 0]), ("owner", [0, 1])])
def test_whose_ships_entered_first_draws_reputation_first(reading: str, order: list[int]) -> None:
    """The owner of the disc sends ships after the attacker has come, and draws after him, unless the disc counts."""
    table = Table(options={"reputation-order": reading})
    home = table.home()
    home.remove_ship(0, "interceptor")
    table.ships(home.tile, 1, interceptor=1)
    table.ships(home.tile, 0, interceptor=1)
    begin_combat(Execution(table.state, Dice(), table.state.stack))
    assert isinstance(combat := table.state.stack[-1], SectorCombat)
    assert combat.order == order
    assert parties(home) == [0, 1]  # the owner defends in any case


def ancients_destroyed(reading: str, *, disc_stays: bool) -> Table:
    """The ancients beside a disc of Draco have just been destroyed by ships of the second player."""
    table = Table("draco", "terran-union", options={"draco-discovery": reading})
    sector = table.sector("203", "-1,-1", disc=0)
    table.ships("203", 1, cruiser=1)
    sector.ancients = 0
    sector.cubes[0] = disc_stays
    table.state.stack = [Phase("upkeep"), Occupation()]
    table.state.acting = NO_SEAT
    table.start()
    return table


def test_draco_take_the_discovery_under_ancients_that_others_destroyed() -> None:
    """Their disc was the first in the sector ("Explore")."""
    table = ancients_destroyed("owner", disc_stays=True)
    assert "discovery" in table.asked(0)
    table.play("p1 discovery keep")
    assert len(table.player().discoveries) == 1
    assert not table.state.sector("203").discovery


def test_draco_lose_the_discovery_with_their_disc() -> None:
    """A disc without population goes where enemy ships are; whoever places the next one takes the tile."""
    table = ancients_destroyed("owner", disc_stays=False)
    assert (table.asked(0), table.asked(1)) == (set(), {"claim"})
    table.play("p2 claim yes")
    assert "discovery" in table.asked(1)


def test_the_discovery_may_wait_for_the_next_disc() -> None:
    table = ancients_destroyed("next-disc", disc_stays=True)
    assert "discovery" not in table.asked(0)
    assert table.state.sector("203").discovery


def exploring(*, colony_ships: int) -> Table:
    """The first player turns sector 201 over, a money and a materials square, and places a disc."""
    table = Table()
    table.player().colony_ships = colony_ships
    table.state.stacks["middle"].possible, table.state.stacks["middle"].left = ["201"], 1
    table.play("p1 action explore:-1,-1")
    placing = next(word for word in table.options("place") if word.startswith("201"))
    table.play(f"p1 place {placing}", "p1 claim yes")
    return table


def test_the_squares_of_a_sector_are_offered_once_a_disc_is_placed_there() -> None:
    """Right after a disc is placed colony ships may be used there ("Explore")."""
    table = exploring(colony_ships=3)
    assert set(table.options("settle")) == {"colony:201:0:money", "colony:201:1:materials", "none"}
    table.play("p1 settle colony:201:0:money")
    assert set(table.options("settle")) == {"colony:201:1:materials", "none"}
    table.play("p1 settle colony:201:1:materials")
    assert table.asked() == {"end", "anytime"}
    assert table.state.sector("201").population == 2


def test_without_colony_ships_nothing_is_offered() -> None:
    assert "settle" not in exploring(colony_ships=0).asked()


def test_an_influence_disc_that_moves_offers_the_squares_before_the_next_moves() -> None:
    table = Table()
    table.sector("201", "-1,-1", turned=0)
    table.ships("201", 0, interceptor=1)
    table.play("p1 action influence", "p1 influence track:201")
    assert table.asked() == {"settle", "anytime"}
    table.play("p1 settle none")
    assert table.asked() == {"influence", "anytime"}
