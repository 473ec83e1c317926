"""Explore, influence, research, upgrade, build, move, and reactions (chapter 5)."""

from __future__ import annotations

import pytest

from bot.ui.panel.question_controls import wanted
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Allocate
from rules.core.hexes import Hex, parse
from rules.eclipse.actions.explore import SAME, new_sector
from rules.eclipse.components.edges import neighbour, open_edges
from rules.eclipse.economy.ships import profile
from rules.eclipse.frames import Discovery, Place
from rules.eclipse.galaxy.movement import routes
from rules.eclipse.galaxy.wormholes import beside, joined
from rules.eclipse.game import GAME
from tests.eclipse.kit import Table
from tools import presses as presses_tool


def supply(table: Table, *names: str) -> None:
    """Technologies lie in the supply."""
    for name in names:
        if not table.state.supply.get(name):
            table.state.supply[name] = 1
            table.state.bag[name] -= 1


def owns(table: Table, *names: str, seat: int = 0) -> None:
    """A player has technologies."""
    for name in names:
        table.player(seat).technologies.append(name)
        table.state.bag[name] -= 1


def test_a_technology_never_costs_less_than_its_minimum() -> None:
    table = Table()
    owns(table, "monolith", "orbital")
    supply(table, "fusion-drive")
    table.player().science = 3
    table.play("p1 action research:fusion-drive")
    assert table.player().science == 0


def test_hydran_research_two_technologies_with_one_disc() -> None:
    table = Table("hydran", "terran-union")
    owns(table, "nanorobots", "advanced-robotics", "monolith")
    supply(table, "fusion-drive", "wormhole-generator")
    table.player().science = 13
    before = table.player().discs
    table.play("p1 action research:fusion-drive", "p1 research research:wormhole-generator")
    assert table.player().science == 0
    assert table.player().discs == before - 1


def test_a_technology_is_researched_once() -> None:
    table = Table()
    owns(table, "orbital")
    supply(table, "orbital")
    table.player().science = 30
    assert "research:orbital" not in table.options("action")


def test_quantum_grid_brings_two_discs() -> None:
    table = Table()
    supply(table, "quantum-grid")
    table.player().science = 16
    before = table.player().discs
    table.play("p1 action research:quantum-grid")
    assert table.player().discs == before - 1 + 2


def test_the_artifact_key_gives_five_of_a_kind_for_each_artifact() -> None:
    table = Table()
    table.sector("102", "0,-1", disc=0)
    supply(table, "artifact-key")
    table.player().science = 14
    artifacts = sum(sector.printed.artifact for sector in table.state.controlled(0))
    table.play("p1 action research:artifact-key", f"p1 artifacts materials={artifacts}")
    assert table.player().materials == 3 + 5 * artifacts


def test_a_cruiser_and_an_orbital_cost_ten() -> None:
    table = Table()
    owns(table, "orbital")
    table.player().materials = 10
    table.play("p1 action build", "p1 build cruiser:221=1 orbital:221=1")
    assert table.player().materials == 0
    assert table.home().orbital
    assert table.home().fleets[0].ships == {"interceptor": 1, "cruiser": 1}


def test_an_orbital_needs_its_technology() -> None:
    table = Table()
    table.player().materials = 10
    table.play("p1 action build")
    assert table.refused("p1 build orbital:221=1") == "pick-unknown"


def test_a_sector_takes_one_monolith() -> None:
    table = Table()
    owns(table, "monolith")
    table.player().materials = 20
    table.play("p1 action build")
    assert table.refused("p1 build monolith:221=2") == "allocate-cap"


def test_what_is_built_must_be_paid_for_as_a_whole() -> None:
    table = Table()
    table.player().materials = 8
    table.play("p1 action build")
    assert table.refused("p1 build cruiser:221=1 dreadnought:221=1") == "materials-short"


def build_most(table: Table) -> int:
    ask = table.question("build").ask
    assert isinstance(ask, Allocate)
    return ask.most


def test_no_more_is_asked_for_than_can_be_paid() -> None:
    table = Table()
    owns(table, "nanorobots")
    table.player().materials = 7
    table.play("p1 action build")
    assert build_most(table) == 2
    table.player().money = 6
    table.play("p1 anytime trade:money:materials:2")
    assert build_most(table) == 3


def test_no_more_is_asked_for_than_ships_are_left() -> None:
    table = Table()
    owns(table, "nanorobots")
    table.ships("221", 0, interceptor=6, starbase=4)
    table.player().materials = 10
    table.play("p1 action build")
    assert build_most(table) == 2


def test_nanorobots_build_one_more_but_not_as_a_reaction() -> None:
    table = Table()
    owns(table, "nanorobots")
    table.player().materials = 9
    table.play("p1 action build")
    ask = table.question("build").ask
    assert isinstance(ask, Allocate)
    assert ask.most == 3
    table = Table()
    owns(table, "nanorobots")
    table.player().materials = 9
    table.play("p1 action pass", "p1 end end", "p2 action influence", "p2 influence none", "p2 end end")
    table.play("p1 reaction build")
    ask = table.question("build").ask
    assert isinstance(ask, Allocate)
    assert ask.most == 1


def test_parts_add_up() -> None:
    table = Table()
    table.player().blueprints["cruiser"] = ["fusion-drive", "fusion-drive", None, "tachyon-source", None, None]
    sums = profile(table.player(), "cruiser")
    assert (sums.movement, sums.initiative) == (5, 1 + 5)


def test_mechanema_place_three_parts_and_others_two() -> None:
    for species, parts in (("mechanema", 3), ("terran-directorate", 2)):
        table = Table(species, "planta")
        table.play("p1 action upgrade")
        assert table.question("upgrade").facts["left"] == parts


def test_a_part_needs_its_technology() -> None:
    table = Table()
    table.play("p1 action upgrade")
    assert "part:improved-hull" not in table.options("upgrade")
    assert "part:electron-computer" in table.options("upgrade")


def test_a_tile_is_not_placed_on_a_tile() -> None:
    table = Table()
    table.play("p1 action upgrade", "p1 upgrade part:electron-computer", "p1 slot interceptor:1")
    table.play("p1 upgrade part:hull")
    assert "interceptor:1" not in table.options("slot")


def test_an_upgrade_ends_with_legal_blueprints() -> None:
    table = Table()
    table.play("p1 action upgrade", "p1 upgrade part:electron-computer", "p1 slot interceptor:4")
    assert "done" not in table.options("upgrade")
    table.play("p1 upgrade return:interceptor:4")
    assert "done" in table.options("upgrade")


def test_both_parts_of_an_upgrade_are_named_in_one_answer() -> None:
    table = Table()
    table.player().blueprints["cruiser"][0] = "hull"
    table.play("p1 action upgrade", "p1 upgrade part:electron-computer part:hull return:cruiser:1")
    assert table.question("slot").facts["part"] == "electron-computer"
    table.play("p1 slot interceptor:1")
    assert table.question("slot").facts["part"] == "hull"
    table.play("p1 slot dreadnought:3")
    assert [event["part"] for event in table.told("upgraded")] == ["electron-computer", "hull"]
    assert [event["part"] for event in table.told("returned")] == ["hull"]
    assert table.options("upgrade").keys() == {"done"}


def test_a_part_is_placed_on_as_many_slots_as_the_upgrade_has_left() -> None:
    table = Table()
    table.play("p1 action upgrade", "p1 upgrade part:hull")
    assert {"interceptor:1", "interceptor:2"} <= table.options("slot").keys()
    table.play("p1 slot interceptor:2 cruiser:2")
    assert table.player().blueprints["interceptor"][1] == table.player().blueprints["cruiser"][1] == "hull"
    assert table.options("upgrade").keys() == {"done"}


def test_a_part_leaves_room_for_those_that_were_named_with_it() -> None:
    table = Table()
    table.play("p1 action upgrade", "p1 upgrade part:hull part:electron-computer")
    assert table.refused("p1 slot interceptor:1 interceptor:2") == "pick-count"
    table.play("p1 slot cancel")
    assert table.question("slot").facts["part"] == "electron-computer"
    table.play("p1 slot interceptor:1 interceptor:2")
    assert table.options("upgrade").keys() == {"done"}


def test_an_ancient_part_is_placed_as_often_as_it_was_found() -> None:
    table = Table()
    table.player().ancient_parts.append("ion-turret")
    table.play("p1 action upgrade", "p1 upgrade part:ion-turret")
    assert table.refused("p1 slot interceptor:1 interceptor:2") == "pick-count"
    table.play("p1 slot interceptor:1")
    assert table.question("upgrade").facts["left"] == 1


def test_parts_above_those_left_and_answers_that_stand_alone_are_refused() -> None:
    table = Table()
    table.player().blueprints["cruiser"][0] = "hull"
    table.play("p1 action upgrade")
    three = "part:hull part:electron-computer part:nuclear-source"
    assert table.refused(f"p1 upgrade {three}") == "upgrade-parts"
    assert table.refused("p1 upgrade part:hull done") == "upgrade-alone"
    table.play("p1 upgrade part:hull")
    assert table.refused("p1 slot interceptor:1 cancel") == "upgrade-alone"


def test_a_returned_tile_shows_what_is_printed_below() -> None:
    table = Table()
    table.player().blueprints["interceptor"][1] = "hull"
    assert profile(table.player(), "interceptor").cannons == ()
    table.play("p1 action upgrade", "p1 upgrade return:interceptor:2")
    assert profile(table.player(), "interceptor").cannons == (1,)


def test_terrans_move_three_times_also_the_same_ship() -> None:
    table = Table()
    table.sector("102", "0,-1")
    table.play("p1 action move")
    assert table.question("move").facts["left"] == 3


def test_a_pinned_ship_stays_and_another_passes() -> None:
    table = Table()
    table.sector("101", "0,-1", turned=1).ancients = 0
    table.state.sector("101").discovery = False
    table.ships(table.home().tile, 0, interceptor=1)
    table.player().blueprints["interceptor"][0] = "nuclear-drive"
    table.ships("101", 1, interceptor=1)
    start = Hex(0, -2)
    ways = routes(table.state, table.player(), start, "interceptor")
    assert Hex(0, -1) in ways
    assert Hex(0, 0) not in ways
    home = table.home().tile
    table.play("p1 action move", f"p1 move interceptor:{home}:101")
    assert Hex(0, 0) in routes(table.state, table.player(), start, "interceptor")
    assert not routes(table.state, table.player(), Hex(0, -1), "interceptor")


def test_the_defense_system_pins_all_who_come() -> None:
    table = Table()
    table.ships("001", 0, cruiser=3)
    assert not routes(table.state, table.player(), Hex(0, 0), "cruiser")


def test_a_reaction_moves_one_ship_and_takes_a_disc() -> None:
    table = Table()
    table.sector("101", "0,-1", turned=1).ancients = 0
    table.play("p1 action pass", "p1 end end", "p2 action influence", "p2 influence none", "p2 end end")
    before = table.player().discs
    table.play("p1 reaction move")
    assert (table.question("move").facts["left"], table.player().discs) == (1, before - 1)


def test_ancients_keep_discs_away_and_lie_on_the_discovery() -> None:
    table = Table()
    table.state.stacks["middle"].possible = ["203"]
    table.play("p1 action explore:-1,-1")
    placing = next(word for word in table.options("place") if word.startswith("203"))
    table.play(f"p1 place {placing}")
    sector = table.state.sector("203")
    assert (sector.ancients, sector.discovery) == (2, True)
    assert "claim" not in table.asked()


def test_that_a_sector_gets_no_disc_is_told_once_nobody_is_asked_any_more() -> None:
    """*leaves 203 without an influence disc* stood above *Place an influence disc in 203?*."""
    for tile, answer, told in (("203", "", 1), ("201", "", 0), ("201", "no", 1), ("201", "yes", 0)):
        table = Table()
        table.state.stacks["middle"].possible = [tile]
        table.play("p1 action explore:-1,-1")
        placing = next(word for word in table.options("place") if word.startswith(tile))
        table.play(f"p1 place {placing}")
        assert ("claim" in table.asked()) is (tile == "201")
        if answer:
            table.play(f"p1 claim {answer}")
        assert [event.kind for event in table.events].count("unclaimed") == told


def test_each_way_a_tile_may_lie_says_what_it_joins_and_where_it_opens_to() -> None:
    """As the map shows it once the tile lies so."""
    table = Table()
    table.state.stacks["middle"].possible = ["203"]
    table.play("p1 action explore:-1,-1")
    for word, option in table.options("place").items():
        if word == "discard":
            continue
        place, placed = parse("-1,-1"), new_sector("203", int(option.facts["turned"]))
        joins = {
            there.tile
            for edge, _, there in beside(table.state, place)
            if joined(placed, there, edge, half_is_enough=False)
        }
        assert set(str(option.facts["joins"]).split()) == joins != set()
        opens = {str(neighbour(place, edge)) for edge in open_edges("203", placed.turned)} - table.state.map.keys()
        assert set(str(option.facts["opens"]).split()) == (opens or {"none"})


def test_ways_in_which_a_tile_lies_the_same_are_offered_once_and_may_all_be_answered() -> None:
    """Sector 201 has a wormhole at every other edge, so that there are two ways in which it can lie."""
    table = Table()
    table.state.stacks["middle"].possible = ["201"]
    table.play("p1 action explore:-1,-1")
    ways = {word: option for word, option in table.options("place").items() if word != "discard"}
    offered = [option.word for option in wanted(table.question("place")) if option.word != "discard"]
    lies = {word: open_edges("201", int(option.facts["turned"])) for word, option in ways.items()}
    assert len(offered) == len({lies[word] for word in offered}) < len(ways)
    again = [word for word in ways if word not in offered]
    assert all(lies[word] == lies[str(ways[word].facts[SAME])] for word in again)
    presses = [presses_tool.Panel("eclipse").press(table.question("place"), (word,)) for word in (offered[0], again[0])]
    assert presses == [1, 1]  # whoever answers with a way that is not offered presses the one that is
    table.play(f"p1 place {again[0]}")
    assert f"201:{table.state.sector('201').turned}" == again[0]


def test_draco_may_live_with_ancients_but_not_take_their_discovery() -> None:
    table = Table("draco", "terran-union")
    table.state.stacks["middle"].possible = ["203"]
    table.state.stacks["middle"].left = 1
    table.play("p1 action explore:-1,-1")
    placing = next(word for word in table.options("place") if word.startswith("203"))
    table.play(f"p1 place {placing}", "p1 claim yes")
    assert table.state.sector("203").disc == 0
    assert "discovery" not in table.asked()


def test_an_ancient_technology_says_what_it_brings_where_it_is_known_which() -> None:
    table = Table()
    military = ["neutron-bombs", "plasma-cannon", "phase-shield"]
    table.player().technologies = military  # one more brings a point
    table.state.supply = {"advanced-mining": 1}
    table.state.stack.append(Discovery(0, "221", "technology"))
    assert table.options("discovery")["use"].gains == {"vp": 1}
    table.state.supply["advanced-economy"] = 1
    assert table.options("discovery")["use"].gains == {}
    table.play("p1 discovery use")
    chosen = {word: option.gains for word, option in table.options("ancient-technology").items()}
    opens = {name: {"does": name} for name in ("advanced-mining", "advanced-economy")}
    assert chosen == {**opens, "advanced-mining": {"vp": 1, **opens["advanced-mining"]}}


def test_draco_turn_two_tiles_over_and_keep_one() -> None:
    table = Table("draco", "terran-union")
    table.play("p1 action explore:-1,-1")
    tiles = {word.partition(":")[0] for word in table.options("place")} - {"discard"}
    assert len(table.told("explored")[0]["tiles"].split()) == 2  # type: ignore[union-attr]
    assert len(tiles) <= 2


def test_planta_explore_twice_with_one_disc_placing_one_and_discarding_one() -> None:
    table = Table("planta", "terran-directorate")
    before = table.player().discs
    table.play("p1 action explore:-1,-1", "p1 place discard")
    further = next(word for word in table.options("explore") if word != "none")
    table.play(f"p1 explore {further}", "p1 place discard")
    assert table.asked() >= {"end"}
    assert table.player().discs == before - 1


def test_discarded_tiles_are_shuffled_when_a_stack_is_empty() -> None:
    table = Table()
    stack = table.state.stacks["middle"]
    stack.discarded, stack.possible, stack.left = [*stack.possible], [], 0
    assert "explore:-1,-1" in table.options("action")
    table.play("p1 action explore:-1,-1")
    assert (stack.left, len(stack.discarded)) == (10, 0)


def test_a_tile_needs_a_whole_wormhole_and_half_with_the_generator() -> None:
    table = Table()
    table.state.stacks["inner"].possible = ["106"]
    table.state.stacks["inner"].left = 1
    table.play("p1 action explore:0,-1")
    whole = [word for word in table.options("place") if word != "discard"]
    assert len(whole) == 4
    table = Table()
    owns(table, "wormhole-generator")
    table.state.stacks["inner"].possible = ["106"]
    table.state.stacks["inner"].left = 1
    table.play("p1 action explore:0,-1")
    assert len([word for word in table.options("place") if word != "discard"]) == 6


def test_the_influence_action_turns_two_colony_ships_up() -> None:
    table = Table()
    table.player().colony_ships = 0
    table.play("p1 action influence")
    assert table.player().colony_ships == 2


def test_colony_ships_used_during_the_influence_action_are_turned_up_in_it() -> None:
    """The rulebook lets a player turn two up at any time of the action, also after they were used."""
    table = Table()
    free = table.sector("201", "-1,-1", disc=0)
    assert not any(free.cubes)
    table.play("p1 action influence")
    settling = [word for word in table.options("anytime") if word.startswith("colony:201")]
    for word in settling[:2]:
        table.play(f"p1 anytime {word}")
    assert (free.population, table.player().colony_ships) == (2, 3)
    table.play("p1 influence none", "p1 end end")
    assert table.player().to_turn_up == 0


def test_a_disc_that_leaves_a_sector_sends_its_cubes_home() -> None:
    table = Table()
    before = dict(table.player().track)
    table.play("p1 action influence", "p1 influence 221:track")
    assert table.player().track == {name: count + 1 for name, count in before.items()}
    assert table.home().population == 0


def test_the_first_to_pass_begins_the_next_round() -> None:
    table = Table("terran-federation", "terran-directorate", "planta")
    table.play("p1 action influence", "p1 influence none", "p1 end end", "p2 action pass", "p2 end end")
    assert table.state.first == 1
    table.pass_all()
    assert table.state.round == 2
    assert table.asked(1) >= {"action"}


def test_a_tile_with_ancients_shows_the_points_of_who_scores_them() -> None:
    for species, points in (("draco", 1), ("planta", 0)):
        table = Table(species, "terran-directorate")
        table.state.stack.append(Place(0, "0,-1", ["211"]))
        assert {option.gains.get("vp", 0) for word, option in table.options("place").items() if word != "discard"} == {
            points
        }


@pytest.mark.parametrize(("locale", "why"), [("en", "Ancients are in"), ("ko", "고대 전투함이 지키고")])
def test_a_tile_on_which_no_disc_can_follow_says_so(locale: str, why: str) -> None:
    """Explore: no disc beside ancients, but for Draco's; nobody was told why they were not asked for one."""
    for species, tile, told in (("planta", "211", True), ("draco", "211", False), ("planta", "201", False)):
        table = Table(species, "terran-directorate")
        table.state.stack.append(Place(0, "0,-1", [tile]))
        labels = Labels(Texts(locale), "eclipse", ("Ann", "Ben"))
        said = labels.beside(table.question("place"))
        assert (why in said, tile in said) == (told, told)


@pytest.mark.parametrize(
    ("ships", "cubes", "reason"), [(0, False, "colony-ships-used"), (2, True, "colony-no-square"), (2, False, "")]
)
def test_why_no_colony_ship_can_be_sent_is_said(ships: int, cubes: bool, reason: str) -> None:
    table = Table()
    table.player().colony_ships = ships
    table.home().cubes = [cubes] * len(table.home().cubes)
    found = GAME.unavailable(table.state, table.question("anytime"))
    assert [each.reason.code for each in found if each.option.word == "colony"] == [reason][: bool(reason)]


def test_where_only_advanced_squares_are_free_a_technology_is_what_is_missing() -> None:
    table = Table()
    table.home().cubes = [not square.advanced for square in table.home().printed.squares]
    (found,) = GAME.unavailable(table.state, table.question("anytime"))
    assert found.reason.code == "colony-advanced"
