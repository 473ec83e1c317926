"""What lies where in pictures of Twilight Imperium: scenes, without a pixel."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from itertools import combinations

from bot.words.texts import Texts
from images.drawing.canvas import Canvas
from images.drawing.scene import Thing
from images.drawing.theme import ACCENT
from images.layout.seats import COLOURS
from images.options import Options
from images.ti4.art.units import draw_unit
from images.ti4.map.chart import ROOT3, Chart
from images.ti4.map.galaxy import chart_of
from images.ti4.views import VIEWS
from rules.core.hidden import view
from rules.ti4.components.objectives import of_stage
from rules.ti4.components.places import PLACES, touching
from rules.ti4.components.planets import MECATOL_REX, PLANETS
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.components.units import UNIT_KINDS
from rules.ti4.scoring.victory import sources
from rules.ti4.state import NO_SEAT, OFF_THE_MAP, Force, Law, State
from tests.images import ti4_sample as sample
from tests.images.measure import clipped, collisions

TEXTS = Texts("en")


def test_systems_that_touch_lie_side_by_side() -> None:
    chart = Chart(PLACES, 0)
    for place in PLACES:
        for beside in touching(place):
            assert math.isclose(math.dist(chart.at(place), chart.at(beside)), ROOT3 * chart.size)
    assert chart.at("101")[1] < chart.at("000")[1]  # above the centre


def test_a_system_off_the_map_lies_apart_from_all_others_near_its_gate() -> None:
    state = sample.off_the_map()
    chart = chart_of(state, 0)
    far = {place: math.dist(chart.at(place), chart.at(OFF_THE_MAP)) for place in state.galaxy if place != OFF_THE_MAP}
    assert min(far.values()) > ROOT3 * chart.size
    gate = next(place for place, system in state.galaxy.items() if system.tile == "17")
    assert far[gate] <= sorted(far.values())[5]


def test_everything_of_every_system_is_on_the_map() -> None:
    state = sample.full()
    scene = VIEWS["galaxy"].scene(state, TEXTS, Options())
    systems = [*state.galaxy.values()]
    planets = [planet for system in systems for planet in system.planets]
    tags = Counter(thing.tag for thing in scene.things)
    assert {text.words for text in scene.texts if text.tag == "place"} == {*state.galaxy}
    assert len(scene.of("planet")) == len(planets)
    assert len([tag for tag in tags if tag.endswith(" owner")]) == sum(planet.owner != NO_SEAT for planet in planets)
    assert len(scene.of("anomaly")) == sum(system.printed.anomaly is not None for system in systems)
    assert len(scene.of("wormhole")) == sum(system.printed.wormhole is not None for system in systems)
    assert len(scene.of("token")) == sum(len(system.tokens) for system in systems)
    for seat in range(6):
        assert tags[f"fleet {seat}"] == sum(system.ships(seat) > 0 for system in systems)


def test_a_fleet_alone_shows_what_its_largest_ships_are() -> None:
    state = sample.full()
    place = next(place for place, system in state.galaxy.items() if not system.space)
    fleet = Force(0, {"war-sun": 1, "carrier": 2, "cruiser": 1, "fighter": 4, "infantry": 2})

    def ships() -> list[str]:
        shown = VIEWS["zoom"].scene(state, TEXTS, Options(sector=place))
        return [thing.tag for thing in shown.of("unit") if thing.tag.startswith("ship ")]

    state.galaxy[place].space = [fleet]
    assert ships() == ["ship war-sun", "ship carrier", "ship cruiser"]
    state.galaxy[place].space = [fleet, Force(1, {"cruiser": 1})]
    assert ships() == []


def test_a_badge_on_the_map_says_how_many_ships_there_are() -> None:
    state = sample.crowded()
    scene = VIEWS["galaxy"].scene(state, TEXTS, Options())
    letters = Counter(text.words for text in scene.texts if text.tag == "letter")
    ships = Counter(str(force.ships) for system in state.galaxy.values() for force in system.space if force.ships)
    assert letters == ships


def test_the_active_system_is_marked_and_what_is_asked_for_in_its_place() -> None:
    state = sample.full()
    scene = VIEWS["galaxy"].scene(state, TEXTS, Options())
    assert [thing.tag for thing in scene.of("mark")] == [state.active]
    scene = VIEWS["galaxy"].scene(state, TEXTS, Options(marks=(MECATOL_REX, "301")))
    assert [thing.tag for thing in scene.of("mark")] == ["000", "301"]


def test_every_kind_of_unit_has_its_own_silhouette() -> None:
    drawn = {}
    for kind in UNIT_KINDS:
        canvas = Canvas(60, 60)
        draw_unit(canvas, Thing("unit", kind, 0, 0, 60, 60, colour="#ffffff"))
        drawn[kind] = canvas.done().getchannel("A")
    for one, other in combinations(UNIT_KINDS, 2):
        differing = sum(
            (a > 127) != (b > 127) for a, b in zip(drawn[one].tobytes(), drawn[other].tobytes(), strict=True)
        )
        assert differing > 250, (one, other)


def test_the_close_up_names_every_unit_with_its_count_and_damage() -> None:
    state = sample.crowded()
    place = next(place for place, system in state.galaxy.items() if system.space[0].damaged.get("war-sun"))
    system = state.galaxy[place]
    scene = VIEWS["zoom"].scene(state, TEXTS, Options(sector=place))
    forces = [*system.space, *(force for planet in system.planets for force in planet.forces)]
    wanted = Counter(f"{count} {TEXTS(f'ti4-name-{kind}')}" for force in forces for kind, count in force.units.items())
    assert Counter(text.words for text in scene.texts if text.tag.startswith("unit ")) - Counter(["1", "2"]) == wanted
    damaged = [thing.tag for thing in scene.of("icon") if thing.id == "damage"]
    assert damaged == ["unit war-sun", "unit dreadnought"]


def test_a_planet_is_found_by_its_name() -> None:
    scene = VIEWS["zoom"].scene(sample.full(), TEXTS, Options(sector=MECATOL_REX))
    assert "000" in {text.words for text in scene.texts}


def test_the_sheet_shows_what_units_are_with_upgrades() -> None:
    state = sample.full()
    player = state.players[1]
    player.faction, player.technologies = "sol", ["advanced-carrier-2"]
    scene = VIEWS["sheet"].scene(state, TEXTS, Options(seat=1))
    carrier = next(text for text in scene.texts if text.tag == "unit advanced-carrier-2")
    beside = [text.words for text in scene.texts if text.tag == "value" and text.y == carrier.y]
    assert (carrier.words, beside) == ("Advanced Carrier II", ["3", "9", "2", "8"])
    assert carrier.colour == ACCENT
    assert not [text for text in scene.texts if text.tag == "unit advanced-carrier"]


def test_exhausted_planets_are_drawn_so_and_counted_out() -> None:
    state = sample.full()
    own = [*state.planets(2)]
    for planet in own:
        planet.exhausted = planet is own[0]
    scene = VIEWS["sheet"].scene(state, TEXTS, Options(seat=2))
    assert [thing.tag for thing in scene.of("planet") if thing.variant == "exhausted"] == [own[0].id]
    ready = sum(PLANETS[planet.id].resources for planet in own[1:])
    (amount,) = [text.words for text in scene.texts if text.tag == "amount resources"]
    assert amount == f"{ready}/{ready + PLANETS[own[0].id].resources}"


def test_only_the_owner_reads_secret_objectives() -> None:
    state = sample.full()
    state.players[0].secrets = ["mine-rare-metals"]
    own, other = ("\n".join(VIEWS["sheet"].words(view(state, seat), TEXTS, Options(seat=0))) for seat in (0, 1))
    assert "Mine Rare Metals" in own
    assert "Mine Rare Metals" not in other


def test_ones_own_secret_objectives_stand_below_the_public_ones(texts: Texts) -> None:
    state = sample.full()
    state.players[0].secrets = ["mine-rare-metals"]
    task = texts("ti4-task-mine-rare-metals")
    for seat, seen in ((0, True), (1, False), (None, False)):
        scene = VIEWS["objectives"].scene(view(state, seat), texts, Options(seat=seat, names=sample.NAMES))
        assert collisions(scene) == clipped(scene) == []
        assert (task in {text.words for text in scene.texts if text.tag == "task"}) is seen
        said = "\n".join(VIEWS["objectives"].words(view(state, seat), texts, Options(seat=seat)))
        assert (task in said) is seen


def test_strategy_cards_have_their_holder_or_their_goods() -> None:
    state = sample.full()
    state.strategy_goods = dict.fromkeys(state.strategy_goods, 2)
    scene = VIEWS["strategy"].scene(state, TEXTS, Options())
    assert sorted(thing.id for thing in scene.of("card")) == [*"12345678"]
    held = [card for player in state.players for card in player.strategy_cards]
    assert len([text for text in scene.texts if text.tag == "holder"]) == len(held) == 6
    assert {thing.tag for thing in scene.of("icon")} == {f"goods {card}" for card in STRATEGY_CARDS if card not in held}
    spent = {card for player in state.players for card in player.spent_cards}
    assert {thing.tag for thing in scene.of("card") if thing.variant == "used"} == spent != set()


def test_cards_that_can_be_chosen_stand_out() -> None:
    state = sample.early()
    scene = VIEWS["strategy"].scene(state, TEXTS, Options(choices=("trade", "imperial")))
    assert [thing.id for thing in scene.of("panel")].count(ACCENT) == 2


def test_what_strategy_cards_do_stands_on_those_that_can_be_chosen_and_else_on_all(texts: Texts) -> None:
    for choices, told in ((("trade", "strategic:imperial"), {"trade", "imperial"}), ((), {*STRATEGY_CARDS})):
        scene = VIEWS["strategy"].scene(sample.early(), texts, Options(choices=choices))
        assert {text.tag.removeprefix("does ") for text in scene.texts if text.tag.startswith("does ")} == told
        assert collisions(scene) == clipped(scene) == []


def test_the_track_has_a_pip_for_every_point_and_objectives_a_badge_for_every_scorer() -> None:
    state = sample.full()
    scene = VIEWS["objectives"].scene(state, TEXTS, Options())
    for player in state.players:
        pips = [thing for thing in scene.of("pip") if thing.tag == f"pip {player.seat}"]
        assert len(pips) == 10
        assert sum(thing.colour == COLOURS[player.seat] for thing in pips) == min(10, player.points)
    scored = {thing.tag for thing in scene.of("badge") if thing.tag.startswith("scored ")}
    public = {*state.objectives}
    assert scored == {f"scored {id} {one.seat}" for one in state.players for id in one.scored if id in public}
    assert [text.words for text in scene.texts if text.tag == "objective"] == [
        TEXTS(f"ti4-name-{id}") for id in state.objectives
    ]


def test_a_longer_game_has_a_longer_track() -> None:
    state = sample.full()
    state.options["points"] = "14"
    scene = VIEWS["objectives"].scene(state, TEXTS, Options())
    assert len(scene.of("pip")) == 6 * 14


def test_every_public_objective_says_what_it_asks_for(texts: Texts) -> None:
    for stage in ("one", "two"):
        state = sample.full()
        state.objectives = [*of_stage(stage)]  # type: ignore[arg-type]  # a stage
        scene = VIEWS["objectives"].scene(state, texts, Options(names=sample.NAMES))
        assert collisions(scene) == clipped(scene) == []
        assert {texts(f"ti4-task-{id}") for id in state.objectives} <= {
            text.words for text in scene.texts if text.tag == "task"
        }


def test_the_points_at_the_end_come_from_what_the_rules_counted() -> None:
    state = sample.over()
    assert sources(sample.full()) == []
    assert [sum(own.values()) for own in sources(state)] == [player.points for player in state.players]
    assert len({(*own,) for own in sources(state)}) == 1  # the same parts for everybody


def test_what_a_law_adds_to_a_planet_is_seen_on_the_map_close_up_and_on_the_sheet() -> None:
    state = sample.full(3)
    planet = next(planet for planet in state.planets(0) if PLANETS[planet.id].trait)
    printed = PLANETS[planet.id]
    state.laws = [Law("terraforming-initiative", planet.id)]
    more = f"{printed.resources + 1}/{printed.influence + 1}"
    for name in ("galaxy", "sheet"):
        before = Counter(words_of(replace(state, laws=[]), name))
        assert Counter(words_of(state, name))[more] == before[more] + 1
    close = VIEWS["zoom"].scene(state, TEXTS, Options(sector=state.place_of(planet.id)))
    signs = [text.words for text in close.texts if text.tag == f"{planet.id} worth"]
    assert [word for word in signs if word.isdigit()] == [*more.split("/")]
    told = " ".join(text.words for text in close.texts if text.tag == "printed")
    assert "Terraforming Initiative" in told


def words_of(state: State, name: str) -> list[str]:
    """What planets are worth in a picture."""
    scene = VIEWS[name].scene(state, TEXTS, Options(seat=0))
    return [text.words for text in scene.texts if text.tag == "worth"]


def test_a_secret_that_was_made_public_stands_among_the_objectives() -> None:
    state = sample.full(3)
    leaked = of_stage("secret")[0]
    state.players[0].scored, state.players[1].scored = [leaked], []
    state.objectives.append(leaked)
    scene = VIEWS["objectives"].scene(state, TEXTS, Options())
    assert "Made public by a law" in [text.words for text in scene.texts]
    assert [thing.tag for thing in scene.of("points")].count(leaked) == 1
    assert collisions(scene) == []


def test_points_of_everything_make_up_those_of_a_seat() -> None:
    state = sample.full(3)
    state.results = [{"objectives": 3, "support": 1}, {"objectives": 2, "custodians": 1}, {"shard-of-the-throne": 1}]
    assert [sum(own.values()) for own in sources(state)] == [4, 3, 1]
