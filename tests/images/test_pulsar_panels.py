"""What panels of Pulsar 2849 show for each question: all that is chosen among, low enough for a phone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.games.pulsar import PICTURES, REFERENCE
from bot.manifest.manifest import manifest
from bot.words.texts import Texts
from images.drawing.scene import Scene
from images.options import NO_OPTIONS, Options
from images.pulsar.map.chart import points
from images.pulsar.map.places import lettered
from images.pulsar.views import VIEWS
from rules.core.decisions import Decision, Option, Pick
from rules.core.flow import Rule
from rules.core.game import Setup
from rules.core.hidden import view
from rules.pulsar.frames import Fly, Settle
from rules.pulsar.game import GAME, RULES
from rules.pulsar.state import State
from testkit.playouts import playout
from tests.images import pulsar_sample as sample
from tests.images.measure import clipped, collisions

EN = Texts("en")
PHONE = 390 / 1080
TALL = 450  # px of a phone
LITTLE = 760  # px of a picture beside a draft of several steps
ROWS_OF_ALL = 370  # px, of technologies to choose among in every row
SHOWN = manifest("pulsar")
SETUPS = (Setup(2, {"cluster": "dead-end"}), Setup(3, {}), Setup(4, {"passing-blue": "may"}))
Asked = tuple[State, Decision, str | None]


@cache
def asked() -> dict[str, Asked]:
    """A position for each kind of question and each heading, with most options."""
    found: dict[str, Asked] = {}
    for number, setup in enumerate(SETUPS):
        for state, _, _ in playout(GAME, setup, f"panels/{number}", Random(number), eager=3):
            for decision in GAME.pending(state):
                for group, options in headings(decision).items():
                    key = f"{decision.kind}/{(group or '').partition(':')[0]}"
                    if key not in found or len(options) > len(under(found[key][1], found[key][2])):
                        found[key] = (GAME.codec.validate_json(GAME.codec.dump_json(state)), decision, group)
    return found


def headings(decision: Decision) -> dict[str | None, list[Option]]:
    assert isinstance(decision.ask, Pick)
    groups = {option.group for option in decision.ask.options} - {""}
    return {group: under(decision, group) for group in (None, *sorted(groups))}


def under(decision: Decision, group: str | None) -> list[Option]:
    assert isinstance(decision.ask, Pick)
    return [option for option in decision.ask.options if group in (None, option.group)]


def panel(asked: Asked, texts: Texts = EN) -> tuple[str, Scene]:
    """The view of a panel, and its picture."""
    state, decision, group = asked
    seen, what = view(state, decision.seat), SHOWN.picture(decision.kind, group).what
    options = under(decision, group)
    given: dict[str, Any] = {"seat": decision.seat, "choices": tuple(option.word for option in options)}
    if what == REFERENCE.what:
        given = {"entries": tuple(REFERENCE.asked(decision, options))}
        assert given["entries"]
    return what, VIEWS[what].scene(seen, texts, Options(**given))


def with_pictures() -> Iterator[tuple[str, Asked]]:
    """All but the entry gates, which lie on the four sides of the map and have its crop."""
    yield from ((key, each) for key, each in asked().items() if not key.startswith("gate/"))


def test_a_turn_shows_ones_own_ship_beside_the_choices() -> None:
    state = sample.full()
    state.players[1].ship = "s07"
    scene = VIEWS["nearby"].scene(state, EN, Options(seat=1, choices=("spin:p09:3",)))
    assert {"S07", "P09"} <= {text.words.rstrip(" ?") for text in scene.texts if text.tag == "place"}
    assert [text for text in scene.texts if text.tag == "signpost"] == []


def test_a_turn_says_where_ones_own_ship_is_wherever_the_choices_are() -> None:
    state = sample.full()
    heights = points(state.options["cluster"])
    low, high = (find(state.cluster.of_kind("pulsar"), key=lambda name: heights[name][1]) for find in (min, max))
    for ship, choice in ((low, high), (high, low)):
        state.players[1].ship = ship
        scene = VIEWS["nearby"].scene(state, EN, Options(seat=1, choices=(f"spin:{choice}:3",)))
        shown = {text.words for text in scene.texts if text.tag == "place"}
        (sign,) = (text.words for text in scene.texts if text.tag == "signpost")
        assert choice.upper() in shown
        assert sign == f"ship at {ship.upper()} {'↑' if ship == low else '↓'}"
        assert collisions(scene) == []
        assert scene.height * PHONE <= TALL


def test_every_question_has_a_picture_of_its_own() -> None:
    kinds = {kind for kind, rule in RULES.items() if type(rule).ask is not Rule.ask}
    assert kinds <= {"gate", *(key.partition("/")[0] for key in PICTURES)}
    assert {"side", "turn", "fly", "settle", "bonus", "draft"} <= {key.partition("/")[0] for key in asked()}


def test_panels_are_low_enough_for_a_phone(texts: Texts) -> None:
    for key, each in with_pictures():
        scene = panel(each, texts)[1]
        assert collisions(scene) == [], key
        assert clipped(scene) == [], key
        assert scene.height * PHONE <= (ROWS_OF_ALL if key == "turn/patent" else TALL), key


def test_both_sides_of_the_headquarters_are_shown() -> None:
    state, decision, _ = asked()["side/"]
    what, scene = panel((state, decision, None))
    assert what == "reference"
    board = state.dealt[decision.seat]
    assert [text.tag for text in scene.texts if text.tag.startswith("headquarters ")] == [
        f"headquarters {board}1",
        f"headquarters {board}2",
    ]


def test_flights_leave_trails_to_marked_ends() -> None:
    state, decision, group = asked()["fly/to"]
    what, scene = panel((state, decision, group))
    assert what == "nearby"
    ends = {name for option in under(decision, group) for name in lettered(option.word)}
    assert {thing.tag for thing in scene.of("mark")} == ends
    assert {thing.tag for thing in scene.things if thing.tag.startswith("trail ")}


def test_a_flight_of_one_step_has_a_line_as_well() -> None:
    state, flying = sample.full(), sample.full()
    near = next(name for name, _ in state.cluster.neighbours[state.players[0].ship])
    flying.stack.append(Fly(0, 1))
    for position, lines in ((state, 0), (flying, 1)):
        for what in ("nearby", "places"):
            scene = VIEWS[what].scene(position, EN, Options(seat=0, choices=(near,)))
            assert len([thing for thing in scene.things if thing.tag.startswith("trail ")]) == lines, what


def test_a_question_about_one_place_marks_it() -> None:
    state = sample.full()
    state.stack.append(Settle(1, "s05"))
    marked = VIEWS["nearby"].scene(state, EN, Options(seat=1, choices=("yes", "no"))).of("mark")
    assert [thing.tag for thing in marked] == ["s05"]
    spin = VIEWS["nearby"].scene(state, EN, Options(seat=1, choices=("spin:p02:3", "spin:p02:5+1"))).of("mark")
    assert [thing.tag for thing in spin] == ["p02"]


def test_a_turn_shows_what_one_has_and_where_ones_ship_is() -> None:
    state = sample.full()
    scene = VIEWS["nearby"].scene(state, EN, Options(seat=1, choices=("fly:3", "copy:4", "end")))
    assert [thing.tag for thing in scene.of("mark")] == [state.players[1].ship]
    shown = [thing.id for thing in scene.of("icon")]
    assert {"vp", "cube", "one", "two", "ring", "die3", "die5", "red2"} <= set(shown)
    told = " ".join(VIEWS["nearby"].words(state, EN, Options(seat=1)))
    assert state.players[1].ship.upper() in told
    assert state.players[1].ship.upper() in VIEWS["nearby"].alt(state, EN, Options(seat=1))


def test_only_rows_with_choices_are_shown_and_those_are_framed() -> None:
    state = sample.full()
    scene = VIEWS["technologies"].scene(state, EN, Options(choices=("patent:ai-m1:3", "patent:aii-l3:2+1")))
    assert {thing.tag for thing in scene.of("mark")} == {"choice ai-m1", "choice aii-l3"}
    assert [text.words for text in scene.texts if text.tag.startswith("row")] == ["1", "3"]


def test_of_transmitters_to_choose_those_of_others_are_left_out() -> None:
    state = sample.full()
    everybody = VIEWS["transmitters"].scene(state, EN, NO_OPTIONS)
    mine = VIEWS["transmitters"].scene(state, EN, Options(seat=0, choices=("transmitter:c5:4:4",)))
    assert len([text for text in everybody.texts if text.tag == "seat"]) == 4
    assert [text.words for text in mine.texts if text.tag == "seat"] == [EN("pulsar-picture-seat", seat=1)]


@pytest.mark.parametrize("what", ["headquarters", "dice"])
def test_boards_show_what_is_chosen_among(what: str) -> None:
    state = sample.full()
    whole = VIEWS[what].scene(state, EN, Options(seat=1))
    chosen = VIEWS[what].scene(state, EN, Options(seat=1, choices=("project:2a:3",)))
    assert whole.things != chosen.things


@pytest.mark.parametrize("what", ["places", "nearby"])
def test_in_little_room_less_is_shown_around_choices_and_all_of_these(what: str) -> None:
    """Beside a draft a panel was 824 px tall on a phone."""
    state = sample.full()
    seat, whole = 0, points(state.options["cluster"])
    highest = min(whole, key=lambda name: whole[name][1])
    others = sorted(whole, key=lambda name: whole[name][1])[1::6]
    lower = 0
    for other in others:
        choices, ends = (highest, other), {highest.upper(), other.upper()}
        usual, low = (
            VIEWS[what].scene(view(state, seat), EN, Options(seat=seat, choices=choices, room=room))
            for room in (0, LITTLE)
        )
        assert low.height <= usual.height
        there, still = ({text.words.rstrip(" ?") for text in scene.texts} for scene in (usual, low))
        assert ends & there == ends & still
        assert collisions(low) == clipped(low) == []
        lower += low.height < usual.height
    assert lower
