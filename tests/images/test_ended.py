"""The board of a chapter is headed as the end of its round: the post above it already begins the next one."""

from __future__ import annotations

import pytest

from bot.manifest.manifest import manifest
from bot.words.texts import LOCALES, Texts
from images.options import NO_OPTIONS, Options
from images.render import GAMES, worded, words
from rules import games
from rules.core import hidden
from testkit.kept import kept

ENDED = {"en": "nd of round", "ko": "라운드 종료"}
TOLD = {"en": "nd of round", "ko": "라운드가 끝나고"}  # in a sentence


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", games.MODULES)
def test_the_board_of_a_round_that_ended_says_so(kind: str, locale: str) -> None:
    """It was headed "Round 4 of 8" below a text that said "Round 5"."""
    game, texts, board = games.game(kind), Texts(locale), manifest(kind).boards.main
    found = (each.position(game) for each in kept(kind))
    seen = next(hidden.view(state, None) for state in found if state.round and game.pending(state))
    for options, ended in ((NO_OPTIONS, False), (Options(ended=True), True)):
        said = worded(texts, kind, options)
        scene = GAMES[kind][board].scene(seen, said, options)
        assert any(ENDED[locale] in text.words for text in scene.texts) is ended
        assert (ENDED[locale] in "\n".join(words(kind, seen, board, texts, options))) is ended
        alt = GAMES[kind][board].alt(seen, said, options)
        assert (ENDED[locale] in alt or TOLD[locale] in alt) is ended
