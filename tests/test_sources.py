"""Where the points of a game come from at its end: all of them, in both languages."""

from __future__ import annotations

import pytest

from bot.manifest.manifest import manifest
from bot.words.texts import LOCALES, Texts
from rules import games
from testkit.positions import amid, ended

SEATS = 3


@pytest.mark.parametrize("game_id", games.MODULES)
def test_they_are_all_points_and_have_names(game_id: str) -> None:
    position, sources = ended(game_id, SEATS), manifest(game_id).telling.sources
    found, points = sources.of(position.view), games.game(game_id).scores(position.view)
    assert [sum(own.values()) for own in found] == points
    for locale in LOCALES:
        assert all(Texts(locale).has(f"{game_id}-picture-part-{part}") for own in found for part in own)


@pytest.mark.parametrize("game_id", games.MODULES)
def test_before_the_end_of_a_game_all_points_count_and_none_of_its_end(game_id: str) -> None:
    sources = manifest(game_id).telling.sources
    going, over = amid(game_id, SEATS).view, ended(game_id, SEATS).view
    assert sources.of(going) == []
    assert sources.before_the_end(going, [1, 2, 3]) == [1, 2, 3]
    late = [sum(own.get(part, 0) for part in sources.last) for own in sources.of(over)]
    assert sources.before_the_end(over, late) == [0] * SEATS
    found = {part for own in sources.of(over) for part in own}
    assert bool(found & {*sources.last}) == bool(sources.last)
    assert all(Texts(locale).has(f"{game_id}-picture-part-{part}") for part in sources.last for locale in LOCALES)
