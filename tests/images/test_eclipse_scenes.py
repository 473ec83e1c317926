"""What lies where in pictures of Eclipse: scenes, without a pixel."""

from __future__ import annotations

import math

import pytest

from bot.words.texts import Texts
from images.asked import frames
from images.drawing.scene import Scene, Thing
from images.drawing.theme import DARK
from images.eclipse.art.icons import ICONS
from images.eclipse.boards import key, scoring, sheet, species, supply, upgrade
from images.eclipse.colours import OWNERS, POINT_PARTS
from images.eclipse.explored import explorable_hexes, place_of, wormholes
from images.eclipse.map import crop, galaxy, place, zoom
from images.eclipse.map.chart import Chart
from images.eclipse.map.squares import signs, squares_of
from images.eclipse.painters import PAINTERS, UNEXPLORED_EDGES
from images.eclipse.seats import over, owner, ranked
from images.eclipse.signs import ACTIONS, part_signs, part_value, total_signs
from images.eclipse.telling import printed_signs
from images.layout.seats import SHAPES
from images.options import Options
from images.words.numbers import said, written
from rules.core.decisions import Pick
from rules.core.flow import Event
from rules.core.hexes import Hex, parse
from rules.core.hidden import view
from rules.eclipse.actions.explore import explorable, new_sector
from rules.eclipse.components.edges import EDGES, neighbour
from rules.eclipse.components.sectors import CENTRE, SECTORS
from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.ships import SHIP_CLASSES
from rules.eclipse.components.species import ALIENS, SPECIES, TERRANS
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.components.tracks import INFLUENCE, POPULATION
from rules.eclipse.economy.ships import profile
from rules.eclipse.frames import Place
from rules.eclipse.state import Fleet, State
from tests.images import eclipse_sample as sample
from tests.images.measure import clipped, collisions, faint
from tests.images.test_eclipse_pictures import offered

EN = Texts("en")


def words(scene: Scene, tag: str) -> list[str]:
    return [text.words for text in scene.texts if text.tag == tag]


def tagged(scene: Scene, tag: str) -> list[Thing]:
    return [thing for thing in scene.things if thing.tag == tag]


def drawn(state: State) -> Scene:
    return galaxy.BOARD.scene(state, EN, Options(names=sample.NAMES))


# Signs


def test_every_sign_is_drawn_and_explained() -> None:
    lines = [printed_signs(printed) for printed in SECTORS.values()]
    lines += [group for part in PARTS.values() for group in part_signs(part)]
    state = sample.full()
    lines += [group for one in state.players for kind in SHIP_CLASSES for group in total_signs(profile(one, kind))]
    lines += [line for board in SPECIES.values() for line in species.board_signs(board)]
    used = {part[1:] for line in lines for part in line if part.startswith("@")}
    used |= {f"@{action}"[1:] for action in ACTIONS} | set(scoring.ICONS.values())
    assert used <= set(ICONS)
    explained = {id for _, ids in key.GROUPS.values() for id in ids.split()}
    assert set(ICONS) - {"source"} <= explained  # a source is told by the sign of energy


def test_parts_say_what_they_do() -> None:
    told = {id: part_value(part) for id, part in PARTS.items()}
    assert told["hull"] == "+1"
    assert told["plasma-missile"] == "2×2"
    assert told["antimatter-cannon"] == "4"
    assert told["phase-shield"] == "−2"
    assert told["tachyon-source"] == "+9"
    assert told["fusion-drive"] == "+2"


# The galaxy


def unexplored(scene: Scene) -> dict[str, str]:
    """How each hex is drawn that is not explored."""
    return {thing.tag: thing.variant for thing in scene.of("hex") if thing.variant in UNEXPLORED_EDGES}


def test_every_sector_has_its_number_and_hexes_that_can_be_explored_are_quiet_until_a_choice_names_them() -> None:
    state = sample.full()
    scene = drawn(state)
    assert sorted(words(scene, "number")) == sorted(sector.tile for sector in state.map.values())
    free = {str(at) for player in state.living() for at in explorable(state, player)}
    assert free
    assert unexplored(scene) == dict.fromkeys(free, "quiet")
    assert words(scene, "coordinate") == []
    named = min(free)
    scene = galaxy.BOARD.scene(state, EN, Options(names=sample.NAMES, marks=(named,)))
    assert unexplored(scene) == {**dict.fromkeys(free, "quiet"), named: "dashed"}
    assert words(scene, "coordinate") == [named]
    assert words(crop.scene(state, EN, Options(choices=(named,))), "coordinate") == [named]


def test_nothing_can_be_explored_when_the_game_is_over() -> None:
    state = sample.over()
    assert over(state)
    assert explorable_hexes(state) == []
    assert unexplored(drawn(state)) == {}


def test_wormholes_stand_where_the_tile_has_them_and_are_whole_where_both_sides_have_one() -> None:
    sectors = {"0,0": new_sector(CENTRE, 0), "0,-1": new_sector("201", 0), "0,1": new_sector("201", 0)}
    assert wormholes(sectors, "0,0") == "211111"  # 201 has one below, but none at its top
    assert wormholes(sectors, "0,-1") == "010201"
    sectors["0,1"].turned = 3
    assert wormholes(sectors, "0,0") == "211211"


def test_sectors_have_the_rim_of_their_owner_and_badges_its_shape() -> None:
    state = sample.full()
    scene = drawn(state)
    rims = {thing.tag: thing.id.partition(" ")[2] for thing in scene.of("hex")}
    for name, sector in state.map.items():
        owned = sector.disc >= 0
        assert rims[name] == (OWNERS[state.players[sector.disc].board.colour] if owned else "")
    badges = {(thing.tag, thing.id, thing.colour) for thing in scene.of("badge")}
    for player in state.living():
        if state.controlled(player.seat):
            assert (f"seat {player.seat}", SHAPES[player.seat], OWNERS[player.board.colour]) in badges


def fleets_drawn(state: State, name: str) -> Scene:
    scene = Scene(1080)
    chart = Chart(list(state.map), 0)
    chart.hexes = {name: parse(name)}
    galaxy.sectors(scene, chart, state, [owner(state, seat, EN) for seat in range(6)])
    return scene


def test_fleets_show_less_the_more_there_are() -> None:
    state = sample.crowded()
    state.map["0,0"] = new_sector(CENTRE, 0)
    centre = state.map["0,0"]
    centre.defended = centre.discovery = False
    centre.fleets = [Fleet(1, {"cruiser": 2, "interceptor": 1})]
    scene = fleets_drawn(state, "0,0")
    assert [thing.id for thing in scene.of("ship")] == ["cruiser", "interceptor"]
    assert words(scene, "count") == ["2"]
    centre.fleets.append(Fleet(2, {"dreadnought": 1, "interceptor": 4}))
    scene = fleets_drawn(state, "0,0")
    assert [thing.id for thing in scene.of("ship")] == ["cruiser", "dreadnought"]
    assert words(scene, "count") == ["3", "5"]
    centre.fleets += [Fleet(3, {"interceptor": 4}), Fleet(0, {"cruiser": 1})]
    scene = fleets_drawn(state, "0,0")
    assert {text.tag for text in scene.texts if text.tag.startswith("ships of ")} == {f"ships of {n}" for n in range(4)}
    centre.fleets += [Fleet(4, {"interceptor": 4}), Fleet(5, {"cruiser": 1})]
    centre.defended = centre.discovery = centre.monolith = centre.ancients = True
    assert [text for text in words(fleets_drawn(state, "0,0"), "count") if text.startswith("+")]


def test_population_squares_say_what_lives_there() -> None:
    sector = new_sector("105", 0)
    sector.cubes = [True, False, False]
    sector.orbital = True
    assert squares_of(sector) == [
        ("money", "", True),
        ("science", "", False),
        ("materials", "advanced", False),
        ("gray", "orbital", False),
    ]


def test_squares_are_fewer_signs_the_more_it_is_crowded() -> None:
    sector = new_sector("221", 0)
    sector.cubes = [square.resource == "money" for square in sector.printed.squares]
    each, by_resource, in_all = (signs(sector, crowding) for crowding in range(3))
    assert len(each) == len(sector.cubes) + sector.printed.artifact
    assert [(sign.id, sign.cube) for sign in by_resource if sign.id != "artifact"] == [
        ("money", True),
        ("science", False),
        ("materials", False),
    ]
    assert [(sign.id, sign.count) for sign in in_all] == [("gray", sector.cubes.count(False))]
    sector.cubes = [True] * len(sector.cubes)
    assert [sign.cube for sign in signs(sector, 2)] == [True]


def test_numbers_of_the_log_stand_once_at_each_sector() -> None:
    state = sample.full()
    events = [
        (41, Event("moved", {"seat": 0, "ship": "cruiser", "source": "001", "target": "001"})),
        (41, Event("built", {"seat": 0, "kind": "cruiser", "tile": "001"})),
        (44, Event("passed", {"seat": 1})),
        (47, Event("explored", {"seat": 1, "hex": "90,90"})),
    ]
    assert words(galaxy.BOARD.since(state, EN, Options(events=events)), "number").count("41") == 1
    assert galaxy.numbers_of(state, events) == {"0,0": [41]}


# Parts of the galaxy


def test_choices_that_are_places_have_letters() -> None:
    state = sample.full()
    free = explorable_hexes(state)[0]
    scene = crop.scene(state, EN, Options(choices=(free, "001", free)))
    assert words(scene, "choice") == ["A", "B"]
    assert [thing.tag for thing in scene.of("disc")] == [free, "0,0"]


def test_ways_mark_where_they_lead() -> None:
    state = sample.full()
    there = neighbour(parse("0,0"), 0)
    state.map.setdefault(str(there), new_sector("201", 0))
    tile = state.map[str(there)].tile
    assert crop.marked_hexes(state, (f"cruiser:001:{tile}", "none")) == (["0,0"], [str(there)])
    assert crop.marked_hexes(state, ("track:001", "cruiser:001=2")) == ([], ["0,0"])
    scene = crop.scene(state, EN, Options(choices=(f"cruiser:001:{tile}",)))
    assert [thing.tag for thing in scene.of("mark")] == ["0,0", str(there)]


def test_the_sector_that_is_asked_about_is_marked() -> None:
    state, decision = sample.asked("claim")
    scene = crop.scene(view(state, decision.seat), EN, Options(seat=decision.seat, choices=("yes", "no")))
    assert [state.map[thing.tag].tile for thing in scene.of("mark")] == [decision.facts["tile"]]
    assert EN("eclipse-picture-about") in {text.words for text in scene.texts}  # nothing is asked of where


def test_what_is_not_on_the_map_is_refused() -> None:
    state = sample.full()
    with pytest.raises(KeyError):
        crop.scene(state, EN, Options(choices=("90,90",)))
    with pytest.raises(KeyError):
        zoom.scene(state, EN, Options(sector="999"))
    assert place_of(state, "cruiser") == place_of(state, "a,b") == ""


def test_the_close_up_shows_the_sectors_around_one_and_names_everything() -> None:
    state = sample.full()
    scene = zoom.scene(state, EN, Options(sector="001"))
    around = {"0,0", *(str(neighbour(parse("0,0"), edge)) for edge in EDGES)}
    assert set(words(scene, "told")) == {sector.tile for name, sector in state.map.items() if name in around}
    assert any("Defense System" in line for line in words(scene, "about")) == state.map["0,0"].defended


@pytest.mark.parametrize("kind", ["drafted", "chosen"])
def test_a_tile_is_shown_in_every_legal_position_beside_its_neighbours(kind: str) -> None:
    state, decision = sample.asked("place", species=kind, least=2)
    scene = place.scene(view(state, decision.seat), EN, Options(seat=decision.seat, choices=offered(decision)))
    legal = [word for word in offered(decision) if word != "discard"]
    assert len(words(scene, "choice")) == len(legal)
    frame = next(frame for frame in frames(state) if isinstance(frame, Place))
    for word in legal:
        (tile,) = tagged(scene, word)
        after = {**state.map, frame.hex: new_sector(*split(word))}
        assert tile.id.split(" ")[0] == wormholes(after, frame.hex)
    near = [sector for edge in EDGES if (sector := state.map.get(str(neighbour(parse(frame.hex), edge))))]
    assert len(words(scene, "beside")) == len(near) * len(legal)
    assert isinstance(decision.ask, Pick)
    opens = [name for option in decision.ask.options for name in str(option.facts.get("opens", "")).split()]
    assert sorted(words(scene, "opens")) == sorted(name for name in opens if name != "none")
    assert any(frame.hex in each for each in words(scene, "title"))
    assert collisions(scene) == clipped(scene) == []


@pytest.mark.parametrize("edges", [(0,), (2,), (5,), (1, 4), (0, 1, 2, 3, 4, 5)])
def test_twelve_positions_can_be_read_wherever_the_neighbours_lie(edges: tuple[int, ...]) -> None:
    state = sample.full()
    hex = Hex(20, 0)
    for edge, tile in zip(edges, ("201", "202", "205", "209", "210", "301"), strict=False):
        state.map[str(neighbour(hex, edge))] = new_sector(tile, edge)
    state.stack = [Place(3, str(hex), ["101", "107"])]
    choices = tuple(f"{tile}:{turned}" for tile in ("101", "107") for turned in range(6))
    scene = place.scene(state, EN, Options(seat=3, choices=choices))
    assert len(words(scene, "choice")) == 12
    assert scene.height * 390 / scene.width <= 450
    assert collisions(scene) == clipped(scene) == []
    assert faint(scene, PAINTERS, DARK) == []


def split(word: str) -> tuple[str, int]:
    tile, _, turned = word.partition(":")
    return tile, int(turned)


def test_a_home_sector_is_shown_in_its_three_positions() -> None:
    state, decision = sample.asked("rotate", least=0, home="chosen")
    scene = place.scene(view(state, decision.seat), EN, Options(seat=decision.seat, choices=offered(decision)))
    home = state.players[decision.seat].board.home
    edges = [tile.id.split(" ")[0] for turned in range(3) for tile in tagged(scene, f"{home}:{turned}")]
    assert words(scene, "choice") == ["A", "B", "C"]
    assert len(set(edges)) == 3


def test_start_positions_have_their_letters() -> None:
    """Nobody has a home sector yet: the six positions lie around the galactic center."""
    state, decision = sample.asked("start-position", seats=4, least=0)
    scene = crop.scene(view(state, decision.seat), EN, Options(seat=decision.seat, choices=offered(decision)))
    assert len(offered(decision)) in range(3, 7)
    assert words(scene, "choice") == list("ABCDEF")[: len(offered(decision))]
    assert set(offered(decision)) <= {thing.tag for thing in scene.of("disc")}
    assert collisions(scene) == clipped(scene) == []


def test_where_one_may_build_is_marked() -> None:
    state, decision = sample.asked("build", least=2)
    scene = crop.scene(view(state, decision.seat), EN, Options(seat=decision.seat))
    own = {state.hex_of(sector.tile) for sector in state.controlled(decision.seat)}
    assert {thing.tag for thing in scene.of("mark")} == own


def test_no_tile_no_place() -> None:
    scene = place.scene(sample.choosing(), EN)
    assert words(scene, "nothing")


# Boards


def test_the_influence_track_shows_discs_and_the_upkeep() -> None:
    state = sample.full()
    player = state.players[3]
    player.discs = 5
    scene = sheet.scene(state, EN, Options(seat=3))
    assert sum(bool(thing.colour) for thing in scene.of("ring")) == 5
    assert words(scene, "upkeep")[0] == written(-INFLUENCE.circles[5])


def test_population_tracks_show_the_production_beside_the_last_cube() -> None:
    state = sample.full()
    state.players[3].track["science"] = 7
    scene = sheet.scene(state, EN, Options(seat=3))
    assert words(scene, "science production")[0] == str(POPULATION.squares[7])
    cubes = [thing for thing in scene.of("art") if thing.id == "science" and thing.variant == "cube"]
    planets = [(thing.id, thing.tag) for thing in scene.of("planet")]
    assert ("science", "science 7") in planets
    assert [kind for kind, _ in planets] == ["money", "science", "materials"]
    assert len(cubes) == 7


def test_a_question_about_a_board_shows_its_tracks_on_one_screen() -> None:
    state = sample.full()
    scene = sheet.scene(state, EN, Options(seat=3, question=True))
    assert scene.height * 390 / scene.width <= 450
    assert scene.of("ring")
    assert scene.of("art")
    assert words(scene, "slot number") == []


def test_reputation_of_others_lies_face_down() -> None:
    state = sample.full()
    state.players[2].reputation = [1, 4]
    assert words(sheet.scene(view(state, 2), EN, Options(seat=2)), "reputation") == ["1", "4"]
    assert words(sheet.scene(view(state, 3), EN, Options(seat=2)), "reputation") == ["?", "?"]
    state.players[2].discoveries = ["money"]
    assert len(tagged(sheet.scene(view(state, 2), EN, Options(seat=2)), "discoveries")) > 0
    assert tagged(sheet.scene(view(state, 3), EN, Options(seat=2)), "discoveries") == []


def test_blueprints_show_printed_parts_tiles_and_totals() -> None:
    state = sample.full()
    player = state.players[3]
    player.blueprints = {kind: [None] * len(player.board.blueprints[kind].slots) for kind in SHIP_CLASSES}
    player.blueprints["cruiser"][1] = "improved-hull"
    scene = sheet.scene(state, EN, Options(seat=3))
    (second,) = tagged(scene, "cruiser 2")
    assert (second.id, second.variant) == ("hull", "placed")
    (first,) = tagged(scene, "cruiser 1")
    assert first.variant == ""
    sums = profile(player, "cruiser")
    totals = [text.words for text in scene.texts if text.tag == "total cruiser"]
    assert totals[:2] == [str(sums.energy_left), str(sums.initiative)]


def test_offered_slots_say_what_the_part_would_leave() -> None:
    state, decision = sample.asked("slot")
    scene = upgrade.scene(view(state, decision.seat), EN, Options(seat=decision.seat, choices=offered(decision)))
    assert getattr(decision.ask, "options", ())
    for option in getattr(decision.ask, "options", ()):
        kind, _, number = option.word.partition(":")
        if number and "energy" in option.facts:
            told = words(scene, f"outcome {kind} {number}")
            assert told == [said(option.facts[what]) for what in ("energy", "initiative")]
            assert [thing.variant for thing in tagged(scene, f"{kind} {number}")] == ["offered"]


def test_an_illegal_blueprint_has_a_warning_rim() -> None:
    state = sample.full()
    player = state.players[3]
    player.blueprints = {kind: [None] * len(player.board.blueprints[kind].slots) for kind in SHIP_CLASSES}
    before = {thing.id for thing in upgrade.scene(state, EN, Options(seat=3)).of("panel")}
    drive = player.board.blueprints["cruiser"].slots.index("nuclear-drive")
    player.blueprints["cruiser"][drive] = "hull"
    after = {thing.id for thing in upgrade.scene(state, EN, Options(seat=3)).of("panel")}
    assert len(after - before) == 1


def test_parts_to_choose_stand_below_the_blueprints() -> None:
    state, decision = sample.asked("upgrade")
    scene = upgrade.scene(state, EN, Options(seat=decision.seat, choices=offered(decision)))
    parts = [word for word in offered(decision) if word.startswith("part:")]
    assert len(words(scene, "part name")) == len(parts)


def test_prices_of_the_supply_are_those_that_research_takes() -> None:
    state, decision = sample.asked("action", least=4)
    scene = supply.scene(view(state, decision.seat), EN, Options(seat=decision.seat))
    options = [option for option in getattr(decision.ask, "options", ()) if option.word.startswith("research:")]
    assert options
    for option in options:
        name = option.word.removeprefix("research:")
        assert words(scene, f"price {name}") == [str(option.costs["science"])]
    assert len(words(scene, "technology")) == len(state.supply)
    assert set(state.supply) <= set(TECHNOLOGIES)


def test_all_boards_stand_side_by_side_the_terrans_once() -> None:
    state = sample.choosing()
    scene = species.scene(state, EN, Options(choices=tuple(SPECIES)))
    assert len(words(scene, "species")) == 1 + len(ALIENS)
    assert species.shown(state, TERRANS[:2] + ALIENS[:1]) == [list(TERRANS[:2]), [ALIENS[0]]]


def test_what_sets_a_species_apart_stands_below_its_signs() -> None:
    """Of a board across the picture a single line stood in a column of its own."""
    scene = species.scene(sample.choosing(), EN, Options(choices=("planta",)))
    told = [text for text in scene.texts if text.tag == "power"]
    assert len({text.x for text in told}) == 1 < len(told)
    assert min(text.y for text in told) > max(thing.y for thing in tagged(scene, "board planta"))


# Points


def test_points_add_up_and_what_is_hidden_is_marked() -> None:
    state = sample.over()
    rows = scoring.points(state)
    assert list(rows) == ranked(state)
    assert all(set(row) <= set(POINT_PARTS) for row in rows.values())
    bars = [thing for thing in scoring.scene(state, EN).of("bar") if thing.tag.startswith("bar")]
    assert bars
    running = sample.full()
    running.players[2].reputation = [4, 4]
    seen = view(running, 3)
    assert scoring.total(seen, 2, scoring.points(seen)[2]).endswith("?")
    own = view(running, 2)
    assert not scoring.total(own, 2, scoring.points(own)[2]).endswith("?")


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_the_end_turns_up_the_reputation_tiles_of_everybody(locale: str) -> None:
    """A sum of fourteen was all that anybody learnt of tiles that had won the game."""
    state, texts = sample.over(), Texts(locale)
    for player in state.players:
        player.reputation = [1, 4] if player.seat == 2 else []
    seen = view(state, None)
    assert words(sheet.scene(seen, EN, Options(seat=2)), "reputation") == ["1", "4"]
    scene = scoring.scene(seen, texts)
    assert words(scene, "tiles 2") == ["4, 1"]
    assert not any(text.tag == "tiles 3" for text in scene.texts)
    assert collisions(scene) == clipped(scene) == []
    assert any(line.startswith(f"**{texts('eclipse-picture-turned-up')}**") for line in scoring.words(seen, texts))
    running = sample.full()
    assert scoring.tiles(view(running, None)) == scoring.tiles(running) == {}


def test_hexes_are_wider_than_high() -> None:
    (hexagon, *_) = drawn(sample.full()).of("hex")
    assert math.isclose((hexagon.h - 1) / (hexagon.w - 1), math.sqrt(3) / 2, rel_tol=0.01)


def test_a_tie_shows_the_resources_that_decide_it() -> None:
    state = sample.over()
    one, other = state.living()[:2] if len(state.living()) > 1 else state.players[:2]
    state.results[one.seat] = state.results[other.seat] = {"sectors": 40}
    one.money, other.money = 1, 30
    assert ranked(state)[:2] == [other.seat, one.seat]
    assert scoring.tied(state)[other.seat] > scoring.tied(state)[one.seat]
    shown = {text.tag for text in scoring.scene(state, EN).texts}
    assert {"last", f"last {one.seat}", f"last {other.seat}"} <= shown
    assert any(line.startswith("**If tied: resources**") for line in scoring.words(state, EN))
