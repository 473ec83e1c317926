"""The way to decline stands behind what may be chosen."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import pytest

from bot.ui.panel.question_controls import DECLINES, wanted
from rules import games
from rules.core.decisions import Decision, Pick
from tools.keep import kept


def asked(kind: str) -> Iterator[Decision]:
    """What is asked at the kept positions of a game, of which one option is chosen."""
    game = games.game(kind)
    for path in kept(game).values():
        for question in game.pending(game.codec.validate_json(gzip.decompress(path.read_bytes()))):
            if isinstance(question.ask, Pick) and question.ask.most == 1:
                yield question


@pytest.mark.parametrize("kind", games.MODULES)
def test_the_way_to_decline_stands_last(kind: str) -> None:
    """*Place no world* stood before the worlds."""
    early, declined = dict[str, list[str]](), 0
    for question in asked(kind):
        words = [option.word for option in wanted(question)]
        for word in DECLINES.intersection(words):
            declined += 1
            if words[-1] != word:
                early[question.kind] = words
    assert declined
    assert early == {}
