"""What pictures of Eclipse cost, that they can be read, and that they change nothing."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.manifest.manifest import manifest
from bot.words.texts import Texts
from images.drawing.fonts import SMALLEST, printable
from images.drawing.theme import THEMES, Palette
from images.eclipse.map.galaxy import amounts
from images.eclipse.views import VIEWS
from images.layout import sources
from images.options import Options
from images.render import picture, words
from rules.core.decisions import Allocate, Decision, Pick
from rules.core.flow import Event
from rules.core.hidden import view
from rules.eclipse.actions.explore import explorable, positions
from rules.eclipse.components.edges import open_edges
from rules.eclipse.components.species import ALIENS, SPECIES
from rules.eclipse.frames import Place
from rules.eclipse.state import NO_SEAT, State
from testkit.positions import amid
from tests.images import eclipse_sample as sample
from tests.images.measure import clipped, collisions, faint, smallest

EVENTS = [
    (141, Event("moved", {"seat": 0, "ship": "cruiser", "source": "101", "target": "001"})),
    (
        142,
        Event(
            "fired", {"seat": 0, "ship": "cruiser", "tile": "001", "dice": "yellow:6 orange:3 red:1", "destroyed": 2}
        ),
    ),
    *((150 + number, Event("controlled", {"seat": 0, "tile": "001"})) for number in range(3)),
]
OPTIONS: dict[str, dict[str, Any]] = {
    "places": {"choices": ("001", "0,1")},
    "zoom": {"sector": "001"},
    "sheet": {"seat": 0},
    "since": {"events": EVENTS},
    "species": {"choices": tuple(SPECIES)},
    "supply": {"choices": ("research:orbital", "research:monolith")},
    "upgrade": {"choices": ("part:hull", "part:ion-turret", "cruiser:2", "return:dreadnought:1")},
}
SHOWN = {  # the view that a kind of question is shown with
    "species": "species",
    "action": "places",
    "reaction": "places",
    "end": "places",
    "place": "place",
    "claim": "places",
    "influence": "places",
    "build": "places",
    "move": "places",
    "upgrade": "upgrade",
    "slot": "upgrade",
    "research": "supply",
    "engage": "battle",
    "bombard": "battle",
}
TALLEST = 2500  # px
ONE_SCREEN = 450  # px on a phone 390 px wide
EACH = pytest.mark.parametrize("what", VIEWS)


def options_for(what: str, state: State) -> dict[str, Any]:
    """What a view is asked with: hexes that the position has."""
    if what == "places":
        return {"choices": tuple(list(state.map)[:5])}
    return OPTIONS.get(what, {})


def offered(decision: Decision) -> tuple[str, ...]:
    """The words of what a question offers."""
    if isinstance(decision.ask, Pick):
        return tuple(option.word for option in decision.ask.options)
    return tuple(slot.word for slot in decision.ask.slots) if isinstance(decision.ask, Allocate) else ()


@EACH
def test_pictures_are_small_described_and_always_the_same(what: str) -> None:
    state = sample.full()
    before = sample.full()
    own = Options(**options_for(what, state))
    first, again = (picture("eclipse", state, what, Texts("en"), own) for _ in range(2))
    assert first == again
    assert len(first.data) < 600_000
    assert 0 < len(first.alt) <= 1024
    assert Image.open(BytesIO(first.data)).size == (first.width, first.height)
    assert first.height <= TALLEST
    assert state == before


@pytest.mark.sampled(3)
@EACH
@pytest.mark.parametrize("make", [sample.full, sample.over, sample.choosing, sample.crowded])
def test_everything_can_be_read(what: str, make: Callable[[], State], texts: Texts, palette: Palette) -> None:
    state = make()
    scene = VIEWS[what].scene(state, texts, Options(names=sample.NAMES, asked=(0, 1), **options_for(what, state)))
    assert 1080 <= scene.width <= 1400
    assert smallest(scene) >= SMALLEST
    assert collisions(scene) == []
    assert clipped(scene) == []
    assert faint(scene, VIEWS[what].painters, palette) == []
    assert all(printable(text.words) == text.words.strip() for text in scene.texts)


@pytest.mark.parametrize("kind", SHOWN)
@pytest.mark.parametrize("least", [0, 4])
def test_the_picture_of_a_question_can_be_read_and_leaves_room_for_it(kind: str, least: int, texts: Texts) -> None:
    state, decision = sample.asked(kind, least=0 if kind == "species" else least)
    shown = VIEWS[SHOWN[kind]]
    own = Options(names=sample.NAMES, seat=decision.seat, choices=offered(decision), question=True)
    scene = shown.scene(view(state, decision.seat), texts, own)
    assert scene.height * 390 / scene.width <= ONE_SCREEN
    assert collisions(scene) == clipped(scene) == []
    assert faint(scene, shown.painters, THEMES["dark"]) == []
    assert shown.alt(view(state, decision.seat), texts, own)
    assert all(shown.words(view(state, decision.seat), texts, own))


def test_positions_in_which_a_tile_lies_the_same_are_shown_once(texts: Texts) -> None:
    """Sector 201 has a wormhole at every other edge."""
    state = sample.full()
    player = state.living()[0]
    hex = explorable(state, player)[0]
    state.stack = [Place(player.seat, str(hex), ["201"])]
    legal = positions(state, player, hex, "201")
    scene = VIEWS["place"].scene(state, texts, Options(seat=player.seat))
    shown = [text for text in scene.texts if text.tag == "choice"]
    assert len(shown) == len({open_edges("201", turned) for turned in legal}) < len(legal)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_few_boards_take_the_whole_width(count: int, texts: Texts) -> None:
    """The panels leave no more than the gaps between them free, but where a board is lower than the one beside it."""
    state = sample.choosing()
    scene = VIEWS["species"].scene(state, texts, Options(choices=tuple([*ALIENS][:count])))
    *panels, _key = [thing for thing in scene.things if thing.kind == "panel"]
    last = max(panels, key=lambda thing: thing.y)
    assert len(panels) == count
    assert (last.w > scene.width / 2) == (count % 2 == 1)
    assert collisions(scene) == clipped(scene) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_columns_of_the_points_take_the_whole_width(seats: int, texts: Texts) -> None:
    """With up to four seats there is room for some of each name."""
    state = amid("eclipse", seats).view
    scene = VIEWS["scoring"].scene(state, texts, Options(names=[f"Person {seat}" for seat in range(seats)]))
    heads = [thing.x for thing in scene.things if thing.tag.startswith("column ")]
    names = [text for text in scene.texts if text.tag == "column name"]
    assert len(heads) == seats
    assert len(names) == (seats if seats <= 4 else 0)
    assert max(heads) > scene.width - (scene.width - sources.PART) / seats
    assert collisions(scene) == clipped(scene) == []


def test_a_panel_shows_the_picture_of_its_question() -> None:
    shown = {kind: manifest("eclipse").picture(kind).what for kind in SHOWN}
    assert shown == SHOWN


def test_who_turns_a_discovery_tile_over_sees_what_it_brings() -> None:
    _, decision = sample.asked("discovery", least=0)
    found, ask = manifest("eclipse"), decision.ask
    assert found.reference
    assert isinstance(ask, Pick)
    assert found.picture("discovery").what == found.reference.what
    assert found.reference.asked(decision, ask.options) == [f"discovery:{decision.facts['found']}"]


def test_where_no_hex_is_chosen_the_seats_own_sectors_are_shown(texts: Texts) -> None:
    state = sample.crowded()
    state.map = {name: sector for name, sector in state.map.items() if sector.disc in (NO_SEAT, 2)}
    own = [sector.tile for sector in state.controlled(2)]
    scene = VIEWS["places"].scene(state, texts, Options(seat=2, choices=("upgrade", "pass"), names=sample.NAMES))
    assert set(own) <= {text.words for text in scene.texts}
    assert texts("eclipse-picture-own") in {text.words for text in scene.texts}
    assert own[0] in "".join(VIEWS["places"].words(state, texts, Options(seat=2, choices=("upgrade", "pass"))))


def test_what_one_has_stands_apart_from_what_comes_in() -> None:
    state = sample.full()
    player = state.living()[0]
    assert str(amounts(state, player)["money"]).startswith(f"{player.money} ")


def test_a_large_battle_can_be_read_and_leaves_room_for_its_question(texts: Texts) -> None:
    state, decision = sample.battle()
    own = Options(seat=decision.seat, choices=offered(decision), events=EVENTS, names=sample.NAMES)
    scene = VIEWS["battle"].scene(state, texts, own)
    assert scene.height * 390 / scene.width <= ONE_SCREEN
    assert collisions(scene) == clipped(scene) == []
    for theme in THEMES.values():
        assert faint(scene, VIEWS["battle"].painters, theme) == []
    assert all(VIEWS["battle"].words(state, texts, own))


@EACH
@pytest.mark.parametrize("make", [sample.full, sample.over, sample.choosing, sample.crowded])
def test_words_say_what_the_pictures_show(what: str, make: Callable[[], State], texts: Texts) -> None:
    state = make()
    lines = words("eclipse", state, what, texts, Options(names=sample.NAMES, asked=(1,), **options_for(what, state)))
    assert lines
    assert all(lines)
    assert "@" not in "".join(lines)
    assert len("\n".join(lines)) <= 3500
    assert 0 < len(VIEWS[what].alt(state, texts, Options(names=sample.NAMES, **options_for(what, state)))) <= 1024


def test_nobody_reads_of_an_upkeep_that_does_not_come(texts: Texts) -> None:
    """Neither at the end nor after a collapse, in words either."""
    state, ended = sample.full(), sample.over()
    first, second, *_ = state.living()
    second.collapsed = True
    standing = [str(amounts(state, player)["money"]) for player in (first, second)]
    assert [amount.isdigit() for amount in standing] == [False, True]
    assert all(str(amounts(ended, player)["money"]).isdigit() for player in ended.players)
    for position, seat in ((state, second.seat), (ended, first.seat)):
        options = Options(seat=seat)
        said = words("eclipse", position, "sheet", texts, options)
        assert texts("eclipse-picture-influence-over", discs=position.players[seat].discs) in said
        tags = {text.tag for text in VIEWS["sheet"].scene(position, texts, options).texts}
        assert "money" in tags
        assert "money change" not in tags


@pytest.mark.parametrize("count", [1, 3, len(SPECIES)])
def test_what_the_signs_of_boards_mean_stands_beside_those_to_choose_from(texts: Texts, count: int) -> None:
    scene = VIEWS["species"].scene(sample.choosing(), texts, Options(choices=tuple([*SPECIES][-count:]), question=True))
    shown = {thing.id for thing in scene.of("icon") if thing.tag.startswith("board")}
    assert {thing.id for thing in scene.of("icon") if thing.tag == "key"} == shown
    assert len([text for text in scene.texts if text.tag == "legend"]) == len(shown)


@pytest.mark.parametrize("seats", [2, 6])
def test_the_galaxy_is_as_wide_as_the_picture_or_as_high_as_it_may_grow(seats: int) -> None:
    scene = VIEWS["galaxy"].scene(amid("eclipse", seats).view, Texts("en"), Options())
    edges = [edge for thing in scene.of("hex") for edge in (thing.x - thing.w / 2, thing.x + thing.w / 2)]
    assert max(edges) - min(edges) > 0.95 * scene.width or scene.height > 1240
