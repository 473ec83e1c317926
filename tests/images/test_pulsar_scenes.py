"""What lies where in pictures of Pulsar 2849: scenes, without a pixel."""

from __future__ import annotations

import math
from itertools import combinations, product

import pytest

from bot.words.texts import Texts
from images.drawing.scene import Scene, Thing
from images.drawing.theme import MARK
from images.layout.fitting import ONE_SCREEN
from images.layout.seats import COLOURS, SHAPES
from images.options import Options
from images.pulsar.art import stars
from images.pulsar.art.icons import ICONS
from images.pulsar.boards import dice, goals, headquarters, key, scoring, sheet, technologies, transmitters
from images.pulsar.colours import PARTS
from images.pulsar.map import board, pieces, places, trails, zoom
from images.pulsar.map.chart import CLOSEST, Chart
from images.pulsar.map.chart import points as chart_points
from images.pulsar.seats import ranked
from images.pulsar.signs import COUNTED, benefit_signs, purchase_signs, technology_signs
from images.pulsar.telling import project_name
from rules.core.flow import Event
from rules.pulsar.cluster.cluster import CLUSTERS
from rules.pulsar.cluster.routes import routes
from rules.pulsar.components import EXPLORATION, GOALS, HEADQUARTERS, SYSTEMS, TECHNOLOGIES, TRANSMITTERS
from rules.pulsar.phases.drafting import choices
from rules.pulsar.scoring.final import final_scoring
from rules.pulsar.state import BLOCKED, State
from tests.images import pulsar_sample as sample
from tests.images.measure import overlap
from tests.pulsar.kit import Table

EN = Texts("en")
SIDES = pytest.mark.parametrize("side", CLUSTERS)


def words(scene: Scene, tag: str) -> list[str]:
    return [text.words for text in scene.texts if text.tag == tag]


def tagged(scene: Scene, tag: str) -> list[Thing]:
    return [thing for thing in scene.things if thing.tag == tag]


def signs_of(scene: Scene, tag: str) -> list[str]:
    return [thing.id for thing in tagged(scene, tag) if thing.kind == "icon"]


def drawn_board(state: State) -> Scene:
    return board.BOARD.scene(state, EN, Options(names=sample.NAMES))


# Signs


def test_every_sign_is_drawn() -> None:
    benefits = [
        *(system.benefit for system in SYSTEMS.values()),
        *(tile.benefit for tile in TRANSMITTERS.values()),
        *(kind.benefit for kind in EXPLORATION.values()),
        *(project.benefit for side in HEADQUARTERS.values() for project in side.values()),
    ]
    lines = [benefit_signs(benefit) for benefit in benefits]
    lines += [technology_signs(technology) for technology in TECHNOLOGIES.values()]
    lines += [list(COUNTED[goal.what]) for goal in GOALS.values()]
    lines += [purchase_signs(bonus) for goal in GOALS.values() for bonus in goal.bonuses]
    used = {part[1:] for line in lines for part in line if part.startswith("@")}
    assert used <= set(ICONS)
    assert all(line for line in lines[: len(benefits) + len(TECHNOLOGIES)])


def test_the_key_explains_every_icon_but_dice_and_those_that_show_two_at_once() -> None:
    explained = {id for _, ids in key.GROUPS.values() for id in ids}
    alike = {id for id in ICONS if id[-1].isdigit() or "/" in id or id.endswith("-building") or id.startswith("run-")}
    assert set(ICONS) - alike <= explained


# The cluster


@SIDES
@pytest.mark.parametrize("squeezed", [1, CLOSEST])
def test_no_place_lies_on_another_and_none_on_a_segment_of_others(side: str, squeezed: float) -> None:
    state = sample.full(side)
    chart = Chart(state, state.cluster.nodes, (0, 0), squeezed=squeezed)
    boxes = {name: chart.place_box(name) for name in chart.names}
    assert set(boxes) == set(state.cluster.nodes)
    assert [pair for pair in combinations(boxes, 2) if overlap(boxes[pair[0]], boxes[pair[1]])] == []
    crossed = [
        (segment.id, name)
        for segment, name in product(state.cluster.segments, boxes)
        if name not in segment.between and crosses(chart, segment.between, boxes[name])
    ]
    assert crossed == []


def crosses(chart: Chart, between: tuple[str, str], box: tuple[float, float, float, float]) -> bool:
    (x1, y1), (x2, y2) = (chart.at[name] for name in between)
    spots = ((x1 + (x2 - x1) * i / 200, y1 + (y2 - y1) * i / 200) for i in range(201))
    return any(box[0] < x < box[2] and box[1] < y < box[3] for x, y in spots)


@SIDES
def test_every_segment_is_drawn_and_those_to_dead_ends_twice(side: str) -> None:
    state = sample.full(side)
    scene = drawn_board(state)
    for segment in state.cluster.segments:
        assert len(tagged(scene, segment.id)) == segment.lanes


@SIDES
def test_every_place_has_its_name(side: str) -> None:
    state = sample.full(side)
    assert sorted(words(drawn_board(state), "place")) == sorted(name.upper() for name in state.cluster.nodes)


def test_gates_differ_in_shape_by_colour() -> None:
    gates = {thing.id: thing.colour for thing in drawn_board(sample.full()).of("gate")}
    assert set(gates) == {"green", "purple", "orange"}
    assert len(set(gates.values())) == 3


def test_stations_have_the_colour_and_shape_of_their_seat() -> None:
    state = sample.full()
    scene = drawn_board(state)
    for name, system in state.systems.items():
        for seat in system.stations:
            if seat >= 0:
                (thing,) = (each for each in tagged(scene, f"{name} seat {seat}") if each.kind == "station")
                assert (thing.id, thing.colour) == (SHAPES[seat], COLOURS[seat])


@SIDES
def test_planets_lie_on_the_orbits_of_their_sun_and_none_on_another(side: str) -> None:
    state = sample.full(side)
    scene = drawn_board(state)
    for sun in scene.of("sun"):
        tags = (sun.tag, *(f"{sun.tag} seat {seat}" for seat in range(4)))
        planets = [thing for thing in scene.of("planet") if thing.tag in tags]
        assert len(planets) == len(SYSTEMS[state.systems[sun.tag].tile].planets)
        for planet in planets:
            far = math.hypot(planet.x - sun.x, (planet.y - sun.y) / stars.FLAT) / (sun.w / 2)
            assert any(math.isclose(far, orbit) for orbit in (stars.INNER, stars.OUTER))
        for one, other in combinations(planets, 2):
            assert math.dist((one.x, one.y), (other.x, other.y)) >= pieces.STATION


def test_a_station_stands_on_its_planet_whose_kind_is_seen() -> None:
    table = Table(4)
    table.reveal("s01", "t03", 1, 2)
    there = {
        seat: {thing.kind: thing for thing in tagged(drawn_board(table.state), f"s01 seat {seat}")} for seat in (1, 2)
    }
    assert [kinds["planet"].id for kinds in there.values()] == ["blue", "blue"]
    for kinds in there.values():
        station, planet = kinds["station"], kinds["planet"]
        assert (station.x, station.y) == (planet.x, planet.y)
        assert station.layer > planet.layer
        assert station.w < planet.w


def test_planets_that_are_not_in_play_are_only_hinted_at() -> None:
    table = Table(2)
    table.reveal("s01", "t02", 1)
    planets = [(thing.id, thing.variant) for thing in tagged(drawn_board(table.state), "s01") if thing.kind == "planet"]
    assert planets == [("blue", ""), ("blue", "blocked")]
    assert table.state.systems["s01"].stations[2] == BLOCKED


def test_a_system_nobody_has_visited_shows_nothing_of_its_tile() -> None:
    table = Table(3)
    scene = drawn_board(table.state)
    assert "S01 ?" in words(scene, "place")
    assert tagged(scene, "s01 bonus") == []


def test_gyrodynes_are_being_built_or_spin() -> None:
    table = Table(3)
    table.own("p01", "small", seat=1)
    table.own("p02", "large", seat=2, spinning=True)
    table.own("x1")
    scene = drawn_board(table.state)
    assert [(thing.id, thing.variant) for thing in tagged(scene, "p01 seat 1") if thing.kind == "rotor"] == [
        ("small", "building")
    ]
    assert [(thing.id, thing.variant) for thing in tagged(scene, "p02 seat 2") if thing.kind == "rotor"] == [
        ("large", "spinning")
    ]
    assert [thing.kind for thing in tagged(scene, "x1 seat 0")] == ["star", "owner"]


def test_ships_that_share_a_place_stand_apart_beside_it() -> None:
    state = sample.full()
    scene = drawn_board(state)
    ships = scene.of("ship")
    assert len(ships) == 4
    assert not any(overlap(one.box, other.box) for one, other in combinations(ships, 2))
    chart = Chart(state, state.cluster.nodes, (12, 86), 1, 1056)
    assert not any(overlap(ship.box, chart.place_box(name)) for ship in ships for name in chart.names)


def test_lines_lead_to_what_is_drawn_of_a_place() -> None:
    """Those to a system that nobody has explored end nearer to its middle than those to one with planets."""
    table = Table(3)
    table.reveal("s01", "t02")
    chart = Chart(table.state, table.state.cluster.nodes, (0, 0))
    for far in ((500, 0), (0, 500), (300, 400)):
        ends = []
        for name in ("s01", "s02"):
            x, y = chart.at[name]
            ends.append(math.dist(chart.edge(name, (x + far[0], y + far[1])), (x, y)))
        assert 0 < ends[1] < ends[0]
    assert chart.edge("p01", chart.at["p01"]) == chart.at["p01"]


def test_numbers_of_the_log_stand_once_at_each_place() -> None:
    state = sample.full()
    events = [(41, Event("flown", {"seat": 0, "place": "s03"})), (41, Event("station", {"seat": 0, "place": "s03"})),
              (44, Event("claimed", {"seat": 1, "place": "p02"}))]  # fmt: skip
    assert sorted(words(board.BOARD.since(state, EN, Options(events=events)), "number")) == ["41", "44"]


# Choices and the close-up


def test_choices_have_letters_and_flights_a_trail() -> None:
    state = sample.full()
    scene = places.scene(state, EN, Options(seat=0, choices=("s08-o12-o11", "s08-v05-v06")))
    assert sorted(words(scene, "choice")) == ["A", "B"]
    assert {thing.tag for thing in scene.of("disc")} == {"o11", "v06"}
    assert len(tagged(scene, "trail 0")) == 3


def test_ways_of_a_few_choices_lie_side_by_side_in_their_colours() -> None:
    ways = ("o12-o11", "o12-o13", "v05-v06", "v05-v04")
    scene = places.scene(sample.full(), EN, Options(seat=0, choices=ways))
    lines = [thing for thing in scene.things if thing.tag.startswith("trail ")]
    assert {(thing.tag, thing.colour) for thing in lines} == {
        (f"trail {number}", colour) for number, colour in enumerate(trails.COLOURS[:4])
    }
    shared = [thing for thing in lines if thing.tag in ("trail 0", "trail 1")]
    assert len({(thing.x, thing.y) for thing in shared}) == len(shared)


def test_of_many_ways_each_segment_is_lit_once() -> None:
    ways = [route.word for route in routes(sample.full().cluster, "s08", 4, frozenset(sample.full().cluster.nodes))]
    assert len(ways) > len(trails.COLOURS)
    scene = places.scene(sample.full(), EN, Options(seat=0, choices=ways[:20]))
    lines = [thing for thing in scene.things if thing.tag.startswith("trail ")]
    assert lines
    assert {thing.colour for thing in lines} == {MARK}
    assert len({(thing.x, thing.y) for thing in lines}) == len(lines)


def test_several_ways_to_a_place_share_its_letter() -> None:
    choices = ("s08-o12-o11 s08-o12-o13-o11", "s08-v05-v06")
    scene = places.scene(sample.full(), EN, Options(seat=0, choices=choices))
    assert sorted(words(scene, "choice")) == ["A", "B"]
    told = places.words(sample.full(), EN, Options(seat=0, choices=choices))
    assert told[1].count("O11:") == 1


def test_the_ship_of_who_chooses_has_a_rim() -> None:
    scene = places.scene(sample.full(), EN, Options(seat=2, choices=("o12-o11",)))
    assert [thing.tag for thing in scene.of("ship") if thing.variant == "own"] == ["s08 seat 2"]


def test_a_choice_of_several_places_has_its_letter_on_each() -> None:
    scene = places.scene(sample.full(), EN, Options(choices=("p01 p02", "p03")))
    assert sorted(words(scene, "choice")) == ["A", "A", "B"]


def test_choices_near_each_other_are_shown_larger() -> None:
    state = sample.full()
    near = places.scene(state, EN, Options(choices=("s01", "v01")))
    assert max(text.size for text in near.texts if text.tag == "place") > 28
    far = places.scene(state, EN, Options(choices=tuple(chart_points("normal"))))
    assert {text.size for text in far.texts if text.tag == "place"} == {28}


@SIDES
def test_the_whole_map_is_as_low_as_a_question_beside_it_needs(side: str) -> None:
    far = places.scene(sample.full(side), EN, Options(choices=tuple(chart_points(side))))
    assert far.height <= ONE_SCREEN + 50


def test_what_is_not_on_the_map_is_refused() -> None:
    with pytest.raises(KeyError):
        places.scene(sample.full(), EN, Options(choices=("s99",)))
    with pytest.raises(KeyError):
        zoom.scene(sample.full(), EN, Options(sector="7"))


def test_the_close_up_names_everything_in_words() -> None:
    state = sample.full("dead-end")
    scene = zoom.scene(state, EN, Options(sector="S04", names=sample.NAMES))
    told = words(scene, "told")
    assert "S04" in told
    assert any("dead end" in line for line in words(scene, "about"))


# Beside the cluster


def test_dice_lead_where_the_rules_say() -> None:
    """The dice below a track stand under the spaces to which the draft would move the counter."""
    for seats in (2, 3, 4):
        state = sample.drafting(seats)
        seat = dice.picks(state)[0]
        offered = {
            (str(option.facts["track"]), int(option.facts["die"]), int(option.facts["space"]))
            for option in choices(state, seat)
            if option.facts.get("track") in ("initiative", "engineering")
        }
        shown = {
            (track, die, space)
            for track in ("initiative", "engineering")
            for _, found in dice.ends(state, seat, track)
            for space, row in found.items()
            for die in row
        }
        assert shown == offered


def test_counters_stand_in_stacks_the_uppermost_on_top() -> None:
    state = sample.drafting()
    scene = dice.scene(state, EN)
    stack = state.initiative[7]
    heights = [tagged(scene, f"initiative 8 {seat}")[0].y for seat in stack]
    assert heights == sorted(heights, reverse=True)


def test_everybody_stands_in_the_turn_order_by_name_with_the_dice_they_took() -> None:
    state = sample.drafting()
    state.players[1].dice = [4]
    names = ["Ada", "Bo", "Cy", "Di"]
    scene = dice.scene(state, EN, Options(seat=1, names=names, choices=("draft:3:order",)))
    assert words(scene, "in order") == [names[seat] for seat in state.order]
    assert words(scene, "next") == [names[dice.picks(state)[0]]]
    assert signs_of(scene, "dice 1") == ["die4"]
    assert "Dice in hand: Bo 4." in dice.alt(state, EN, Options(names=names))
    assert any(
        line.startswith(f"- {names[dice.picks(state)[0]]}: ") for line in dice.words(state, EN, Options(names=names))
    )


def test_with_two_players_each_stands_in_the_turn_order_twice() -> None:
    state = sample.drafting(2)
    scene = dice.scene(state, EN, Options(seat=0, names=["Ada", "Bo"], choices=("draft:3:order",)))
    assert sorted(words(scene, "in order")) == ["Ada", "Ada", "Bo", "Bo"]


def test_the_median_marker_stands_on_a_space_or_between_two() -> None:
    state = sample.drafting()
    state.median = 7
    on_four = tagged(dice.scene(state, EN), "median 7")[0].x
    state.median = 8
    beyond = tagged(dice.scene(state, EN), "median 8")[0].x
    state.median = 9
    assert on_four < beyond < tagged(dice.scene(state, EN), "median 9")[0].x


def test_patents_show_their_owners_and_what_nobody_else_can_have() -> None:
    state = sample.full()
    scene = technologies.scene(state, EN)
    assert [thing.id for thing in tagged(scene, "ai-r1 0")] == [SHAPES[0]]
    assert [thing.id for thing in tagged(scene, "ai-r1 2")] == [SHAPES[2]]
    assert tagged(scene, "full ai-r1")
    assert not tagged(scene, "full ai-l2")
    assert words(scene, "row now") == ["7"]
    assert len(words(scene, "technology")) == 17


def test_projects_are_done_and_their_gate_runs_left_or_used() -> None:
    state = sample.full()
    scene = headquarters.scene(state, EN, Options(seat=1))
    assert signs_of(scene, "die 1a")[0].startswith("dark")
    assert signs_of(scene, "die 4a")[0].startswith("die")
    assert tagged(scene, "run 1c left")
    assert len(words(headquarters.scene(state, EN), "board")) == 4


def test_projects_say_in_few_words_what_they_bring(texts: Texts) -> None:
    for side in HEADQUARTERS.values():
        for project in side.values():
            assert 1 <= len(project_name(texts, project).split(" + ")) <= 2
    shown = words(headquarters.scene(sample.full(), EN, Options(seat=1)), "project")
    assert len(shown) == 8
    assert {"Gate run + 6 points", "Cube + token"} <= set(shown)
    assert "To be done next: 2A" in headquarters.alt(sample.full(), EN, Options(seat=1))


def test_arrays_lie_as_they_are_joined() -> None:
    state = sample.full()
    chains = transmitters.arrays(state.players[0])
    assert [[placed.tile.id for placed in chain] for chain in chains] == [["a2", "b2", "b7", "c4"], ["a7"]]
    assert [placed.turned for placed in chains[0]] == [False, False, True, False]
    assert [placed.link for placed in chains[0]] == [None, 4, 3, 4]
    assert [placed.lit for placed in chains[0]] == [False, True, True, False]


def test_every_tile_of_an_array_is_drawn_once() -> None:
    state = sample.full()
    shown = words(transmitters.scene(state, EN), "tile")
    assert sorted(shown) == ["A2", "A7", "B2", "B7", "C4", "C5", "C7", "C8"]


def test_goals_say_how_far_everybody_is() -> None:
    state = sample.full()
    scene = goals.scene(state, EN)
    assert [text.words for text in scene.texts if text.tag == "reached 3a 0"] == ["4 / 3"]
    assert tagged(scene, "met 3a 0")
    assert not tagged(scene, "met 3a 1")


def test_the_final_points_add_up() -> None:
    state = sample.full()
    before = scoring.points(state)
    final_scoring(state)
    after = scoring.points(state)
    assert before == after
    assert {seat: sum(parts.values()) for seat, parts in after.items()} == {
        player.seat: player.vp for player in state.players
    }
    assert list(after) == ranked(state)
    assert set(after[0]) == set(PARTS)
    bars = [thing for thing in scoring.scene(state, EN).of("bar") if thing.tag.startswith("bar 0")]
    assert sum(thing.w for thing in bars) > 0


def test_a_sheet_has_everything_of_its_player() -> None:
    state = sample.full()
    scene = sheet.scene(state, EN, Options(seat=0, names=sample.NAMES))
    assert words(scene, "title") == ["Ada"]
    assert sorted(words(scene, "claim")) == sorted(name.upper() for name in state.claims(0))
    assert len(words(scene, "technology")) == 4
    assert len(words(scene, "tile")) == 5
