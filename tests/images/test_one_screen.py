"""The picture of whatever is asked leaves room on a phone's screen for the question and its controls."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.manifest.manifest import Manifest, manifest
from bot.words.texts import Texts
from images.drawing.scene import Scene
from images.layout.fitting import ONE_SCREEN, fitting
from images.options import Options
from images.render import GAMES
from rules import games
from rules.core.decisions import Decision, Option, Pick
from rules.core.hidden import view
from rules.core.saves import load
from tests.images.measure import clipped, collisions

MOST = 450  # px on a phone 390 px wide, of the 700 px that picture, question and main controls may take
SAVES = sorted((Path(__file__).parents[1] / "saves").glob("*/*.json.gz"))


def shown(brought: Manifest, question: Decision) -> Iterator[tuple[str, dict[str, Any]]]:
    """The pictures of a question: of all its options, and of those under each heading."""
    options = question.ask.options if isinstance(question.ask, Pick) else ()
    for heading in (None, *dict.fromkeys(option.group for option in options)):
        under = [option for option in options if heading in (None, option.group)]
        picture = brought.picture(question.kind, heading)
        if picture.asked or "" in brought.panels.pictures:
            yield picture.what, told(brought, question, under) if picture.asked else {}


def told(brought: Manifest, question: Decision, options: list[Option]) -> dict[str, Any]:
    """What a picture is told of a question."""
    found = brought.reference.asked(question, options) if brought.reference else ()
    return {"choices": tuple(option.word for option in options), "question": True, "entries": tuple(found)}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.name.removesuffix('.json.gz')}")
def test_the_picture_of_a_question_leaves_room_for_it(path: Path, texts: Texts) -> None:
    game = games.game(path.parent.name)
    version = int(path.name.partition("-")[0].removeprefix("v"))
    state = load(game, version, gzip.decompress(path.read_bytes()))
    for question in game.pending(state):
        for what, options in shown(manifest(game.id), question):
            seen, asked = view(state, question.seat), Options(seat=question.seat, **options)
            scene = GAMES[game.id][what].scene(seen, texts, asked)
            assert scene.height * 390 / scene.width <= MOST, (question.kind, what)
            assert collisions(scene) == clipped(scene) == [], (question.kind, what)


def test_the_first_way_to_draw_that_fits_is_taken() -> None:
    tall, low, lower = (Scene(1080, height) for height in (ONE_SCREEN + 1, ONE_SCREEN, 100))
    assert fitting([lambda: tall, lambda: low, lambda: lower]) is low
    assert fitting([lambda: lower, lambda: low]) is lower
    assert fitting([lambda: tall]) is tall
    with pytest.raises(ValueError, match="no way"):
        fitting([])
