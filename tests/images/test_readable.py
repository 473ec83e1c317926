"""Every view of every game can be read on a phone: measured on positions of seeded games.

Languages and themes take turns, a position in each.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import cycle

import pytest

from bot.words.texts import FOLDERS, Texts
from images.drawing.fonts import SMALLEST, printable
from images.drawing.scene import Scene
from images.drawing.theme import THEMES
from images.render import GAMES
from testkit.positions import seen
from testkit.texts import MESSAGE
from tests.images.measure import LARGEST, clipped, collisions, faint, small_signs, smallest

VIEWS = [(game, what) for game, views in GAMES.items() for what in views]
EACH = pytest.mark.parametrize(("game", "what"), VIEWS)
LANGUAGES = ("en", "ko")
MEASURED, PAINTED = 5, 91  # every so many positions; odd, so that languages take turns
OF_SEVERAL_WORDS = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
HYPHEN = re.compile(r"(?<![\w,])-\d(?!\d*,)")  # before a number; coordinates have one, as people type them


def scenes(game: str, what: str, step: int = 1) -> Iterator[tuple[str, Scene]]:
    """The scenes of a view, the languages in turn."""
    for number, position in enumerate(seen(game, what)[::step]):
        texts = Texts(LANGUAGES[number % 2])
        yield f"{game} {what} {number * step}", GAMES[game][what].scene(position.view, texts, position.opts)


@cache
def named(game: str) -> frozenset[str]:
    """The ids of several words for which a game has a name, as people read it."""
    files = [file.read_text("utf-8") for folder in FOLDERS for file in (folder / "en").glob("*.ftl")]
    ids = [name for text in files for name in MESSAGE.findall(text)]
    return frozenset(name.removeprefix(f"{game}-name-") for name in ids if name.startswith(f"{game}-name-"))


def ids(game: str, lines: Iterable[str]) -> set[str]:
    """The ids that stand in some lines where their names should."""
    return {word for line in lines for word in OF_SEVERAL_WORDS.findall(line)} & named(game)


@EACH
def test_texts_are_large_apart_and_whole(game: str, what: str) -> None:
    for at, scene in scenes(game, what, MEASURED):
        assert 1080 <= scene.width <= LARGEST[0], at
        assert scene.height <= LARGEST[1], at
        assert smallest(scene) >= SMALLEST, at
        assert small_signs(scene) == [], at
        assert collisions(scene) == [], at
        assert clipped(scene) == [], at
        assert all(printable(text.words) == text.words.strip() for text in scene.texts), at
        assert not [text.words for text in scene.texts if HYPHEN.search(text.words)], at
        assert not ids(game, [text.words for text in scene.texts]), at


@EACH
def test_texts_stand_out_from_what_is_behind_them(game: str, what: str) -> None:
    themes = cycle(theme for theme in THEMES.values() for _ in LANGUAGES)
    for (at, scene), theme in zip(scenes(game, what, PAINTED), themes, strict=False):
        assert faint(scene, GAMES[game][what].painters, theme) == [], (at, theme.name)


@EACH
def test_descriptions_and_words_fit_where_they_are_sent(game: str, what: str) -> None:
    for number, position in enumerate(seen(game, what)[::MEASURED]):
        texts, shown = Texts(LANGUAGES[number % 2]), GAMES[game][what]
        alt, words = shown.alt(position.view, texts, position.opts), shown.words(position.view, texts, position.opts)
        assert 0 < len(alt) <= 1024
        assert len("\n".join(words)) <= 3500
        assert not [line for line in (alt, *words) if HYPHEN.search(line)]
        assert not ids(game, (alt, *words))
