"""A picture that has less room than usual gets lower, and is read as well as ever."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.manifest.manifest import manifest
from bot.ui.panel import panel_pictures
from bot.words.texts import Texts
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Scene, Text, Thing
from images.layout.fitting import AIR, fitting, has_room, lowered, lowered_height
from images.render import GAMES
from rules import games
from testkit.positions import positions
from tests.bot.test_tips import panels
from tests.images.measure import clipped, collisions, small_signs, smallest

ROOM = 700  # px of a picture 1080 px wide: 221 on a phone
HIGH, PARTS = 900, 11  # the same beside a turn that is complete; every so many positions
LANGUAGES = ("en", "ko")


@pytest.mark.parametrize("kind", games.MODULES)
def test_what_is_asked_is_read_in_little_room(kind: str) -> None:
    """At each kept question no text is smaller, nothing lies upon another, and nothing is taller than usual."""
    lower = 0
    for number, panel in enumerate(panels(kind)):
        asked = panel.questions[0] if panel.questions else None
        found, texts = panel_pictures.about(panel, asked), Texts(LANGUAGES[number % 2])
        if found is None or asked is None:
            continue
        draw = partial(GAMES[kind][found.what].scene, found.view, texts)
        drawn = [(draw(replace(found.options, room=room)), room) for room in (0, ROOM)]
        usual, scene = (lowered(each, room) for each, room in drawn)
        assert [lowered_height(each, room) for each, room in drawn] == [usual.height, scene.height], asked.kind
        at = asked.kind, found.what
        lower += scene.height < usual.height
        assert scene.height * usual.width <= usual.height * scene.width, at
        assert smallest(scene) >= SMALLEST, at
        assert collisions(scene) == clipped(scene) == small_signs(scene) == [], at
    assert lower


@pytest.mark.parametrize("kind", games.MODULES)
def test_beside_a_turn_that_is_complete_a_map_without_room_is_the_part_of_it_where_that_happened(kind: str) -> None:
    """Without a place it is what its player has; a page that only shows the board keeps the whole map."""
    what = manifest(kind).picture().what
    if not manifest(kind).boards.place:
        return
    for number, position in enumerate(positions(kind)[::PARTS]):
        draw, texts = GAMES[kind][what].scene, Texts(LANGUAGES[number % 2])
        here = partial(replace, position.opts, room=HIGH)
        whole = draw(position.view, texts, here())
        for events in ((), position.opts.events[-1:]):
            part = draw(position.view, texts, here(question=True, events=events))
            assert part.height * whole.width <= whole.height * part.width
            assert has_room(lowered(part, HIGH), HIGH), number
            assert smallest(part) >= SMALLEST
            assert collisions(part) == clipped(part) == small_signs(part) == [], number


def test_a_picture_without_room_for_it_leaves_its_heading_out() -> None:
    title, hex_ = Text("Where?", 20, 42), Thing("hex", "", 500, 300, 400, 400)
    drawn = Scene(1080, 520, [hex_], [title], heading=84)
    assert lowered(drawn, 0) is lowered(drawn, 520) is drawn
    assert [lowered_height(drawn, room) for room in (0, 520, 500)] == [520, 520, 520 - (100 - AIR)]
    low = lowered(drawn, 500)
    assert (low.texts, low.things[0].box[1], low.height) == ([], AIR, 520 - (100 - AIR))
    assert lowered(Scene(1080, 520, [hex_], [title]), 500).texts == [title]


def test_the_first_way_that_has_room_is_taken() -> None:
    tall, low = (Scene(1080, height) for height in (600, 500))
    assert fitting([lambda: tall, lambda: low], 600) is tall
    assert fitting([lambda: tall, lambda: low], 599) is low
    assert has_room(Scene(1400, 700), 540)
    assert not has_room(Scene(1400, 701), 540)
