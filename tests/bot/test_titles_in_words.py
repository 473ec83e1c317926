"""How Korean words titles at the end of a game, and how often something was got."""

from __future__ import annotations

import re

import pytest

from bot.manifest.manifest import manifest
from bot.words.texts import Texts
from rules import games


@pytest.mark.parametrize(
    ("others", "line"),
    [(1, "Ann은 4차례에 걸쳐, Ben은 한 차례에 얻었습니다"), (0, "Ann은 4차례에 걸쳐 얻었습니다")],
)
def test_what_was_got_at_once_was_not_spread_over_a_turn(others: int, line: str) -> None:
    assert Texts("ko")("finale-in-turns", name="Ann", turns=4, other="Ben", others=others) == line


@pytest.mark.parametrize("game_id", games.MODULES)
def test_korean_titles_say_of_whom_they_are(game_id: str) -> None:
    """Most of them were nouns in a row, such as "cards seen by exploring, most"."""
    for title in manifest(game_id).telling.titles:
        said = Texts("ko")(f"{game_id}-title-{title}", name="Ann", count=3)
        assert re.match(r".*가장 .*사람: Ann \(", said), said
