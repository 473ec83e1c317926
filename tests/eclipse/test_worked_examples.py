"""Examples of the rulebook that no other test plays; `docs/rules/eclipse.md` says which test shows each of them."""

from __future__ import annotations

import re
from pathlib import Path

from rules.core.hexes import Hex
from rules.eclipse.combat_phase.battle_rule import retreat_targets
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.components.tracks import price
from rules.eclipse.galaxy.movement import routes
from rules.eclipse.phases.upkeep import outlook
from rules.eclipse.state import State
from tests.eclipse.kit import Table

HERE = Path(__file__).parent
EXAMPLES = 36
DOCS = HERE.parents[1] / "docs/rules/eclipse.md"


def test_every_example_has_a_test_that_exists() -> None:
    chapter = DOCS.read_text("utf-8").partition("## Worked examples")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([^|]+) \| `(test_\w+)\.py`: `(test_\w+)` \|$", chapter, re.MULTILINE)
    assert len(rows) == EXAMPLES
    missing = [test for _, file, test in rows if f"def {test}(" not in (HERE / f"{file}.py").read_text("utf-8")]
    assert missing == []


def test_ships_retreat_only_to_own_discs_without_enemies() -> None:
    """Beside the battle lie an own sector, one with own ships only, a free one, and an own one with an enemy."""
    table = Table("terran-directorate", "terran-federation", "terran-union")
    state: State = table.state
    state.map = {place: sector for place, sector in state.map.items() if sector.tile == "001"}
    state.sector("001").defended = False
    table.player().technologies.append("wormhole-generator")
    for tile, (q, r) in zip(("101", "102", "103", "104"), ((0, -1), (1, -1), (1, 0), (0, 1)), strict=True):
        sector = table.sector(tile, str(Hex(q, r)))
        sector.ancients, sector.discovery = 0, False
        sector.turned = next(turned for turned in range(6) if _reaches_the_centre(table, tile, turned))
    table.ships("001", 0, cruiser=1)
    table.sector("101").disc = 0
    table.ships("102", 0, interceptor=1)
    table.sector("104").disc = 0
    table.ships("104", 1, interceptor=1)
    assert retreat_targets(state, "001", 0) == ["101"]


def _reaches_the_centre(table: Table, tile: str, turned: int) -> bool:
    """Whether a sector beside the centre has a wormhole to it when it is turned so."""
    table.sector(tile).turned = turned
    before, table.sector(tile).disc = table.sector(tile).disc, 0
    reached = tile in retreat_targets(table.state, "001", 0)
    table.sector(tile).disc = before
    return reached


def test_mechanema_return_a_part_and_place_three() -> None:
    table = Table("mechanema", "terran-directorate")
    player = table.player()
    player.technologies += ["plasma-missile", "positron-computer", "fusion-source"]
    player.blueprints["interceptor"][0] = "electron-computer"
    player.blueprints["cruiser"][3] = "fusion-source"
    table.play("p1 action upgrade", "p1 upgrade return:interceptor:1")
    table.play("p1 upgrade part:plasma-missile", "p1 slot interceptor:1")
    table.play("p1 upgrade part:positron-computer")
    table.play(f"p1 slot {_on('cruiser', table)}", "p1 upgrade part:ion-cannon")
    table.play(f"p1 slot {_on('cruiser', table)}")
    assert player.blueprints["interceptor"][0] == "plasma-missile"
    assert {"positron-computer", "ion-cannon"} <= {*player.blueprints["cruiser"]}
    assert len(table.told("upgraded")) == 3


def _on(ship: str, table: Table) -> str:
    """A slot of a ship for the part that is being placed."""
    return next(word for word in table.options("slot") if word.startswith(ship))


def test_nobody_else_places_a_third_part() -> None:
    table = Table()
    table.play("p1 action upgrade")
    for _ in range(2):
        table.play("p1 upgrade part:hull")
        table.play(f"p1 slot {_on('dreadnought', table)}")
    assert table.refused("p1 upgrade part:hull") == "pick-unknown"


def test_an_interceptor_moves_twice_and_a_cruiser_once() -> None:
    """A cruiser with two drives goes two sectors; an interceptor may be activated twice in one action."""
    table = Table()
    home = table.home().tile
    sector = table.sector("102", "0,-1")
    sector.ancients, sector.discovery = 0, False
    table.ships(home, 0, cruiser=1)
    table.player().blueprints["interceptor"][0] = "nuclear-drive"
    assert outlook(table.state, 0)["upkeep"] + outlook(table.state, 0)["more"] == 0
    table.play("p1 action move", f"p1 move interceptor:{home}:102", f"p1 move interceptor:102:{home}")
    table.play(f"p1 move cruiser:{home}:102")
    assert table.asked() >= {"end"}
    assert (table.home().ships(0), sector.ships(0)) == (1, 1)


def test_several_ships_move_in_one_go() -> None:
    table = Table()
    home = table.home().tile
    sector = table.sector("102", "0,-1")
    sector.ancients, sector.discovery = 0, False
    table.ships(home, 0, interceptor=3)
    table.play("p1 action move")
    words = [word for word in table.options("move") if word.startswith(f"interceptor:{home}:102")]
    assert words == [f"interceptor:{home}:102", f"interceptor:{home}:102:2", f"interceptor:{home}:102:3"]
    table.play(f"p1 move interceptor:{home}:102:2")
    assert table.question("move").facts["left"] == 1
    table.play(f"p1 move interceptor:{home}:102")
    assert (table.home().ships(0), sector.ships(0)) == (1, 3)
    assert len(table.told("moved")) == 3


def test_pinned_ships_do_not_go_along() -> None:
    table = Table()
    home = table.home().tile
    sector = table.sector("102", "0,-1")
    sector.ancients, sector.discovery = 0, False
    table.ships(home, 0, interceptor=2)
    table.ships(home, 1, cruiser=1)
    table.play("p1 action move")
    words = [word for word in table.options("move") if word.startswith(f"interceptor:{home}:102")]
    assert words == [f"interceptor:{home}:102", f"interceptor:{home}:102:2"]


def test_hydran_prices_of_two_technologies() -> None:
    assert price(TECHNOLOGIES["fusion-drive"], 4) == 3
    assert price(TECHNOLOGIES["wormhole-generator"], 5) == 10


def test_routes_end_where_drives_do() -> None:
    table = Table()
    table.sector("102", "0,-1").ancients = 0
    table.player().blueprints["interceptor"][0] = "nuclear-drive"
    assert max(map(len, routes(table.state, table.player(), Hex(0, -2), "interceptor").values())) == 2
