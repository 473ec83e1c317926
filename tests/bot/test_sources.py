"""Where points come from: what the log tells of them, and what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice

import pytest

from bot.manifest.folds import Fold, folded
from bot.manifest.manifest import manifest
from bot.manifest.sources import Sources
from bot.words.texts import Texts
from rules import games
from rules.core.flow import Event
from rules.core.hidden import view
from rules.games import MODULES
from testkit.kept import kept_games

APART = [game for game in MODULES if manifest(game).telling.sources.rest]
LOCALES = ("en", "ko")


@pytest.mark.parametrize("game_id", APART)
def test_all_points_but_those_of_the_start_are_told_of_a_part(game_id: str) -> None:
    """Most points of Pulsar stood as "During the game", and what power cost in Gaia counted as if it had brought it."""
    game, telling = games.game(game_id), manifest(game_id).telling
    for played in islice(kept_games(game_id), 3):
        named = Counter[int]()
        begun: Sequence[int] = ()
        ended: Sequence[Mapping[str, int]] = ()
        for state, events in played.played(game):
            begun, ended = begun or game.scores(view(state, None)), telling.sources.of(state)
            for event in events:
                part = telling.sources.during(event)
                if part:
                    named[int(event.facts["seat"])] += telling.points(event)
                    assert all(Texts(each).has(f"{game_id}-picture-part-{part}") for each in LOCALES)
        rest = [own[telling.sources.rest] - named[seat] for seat, own in enumerate(ended)]
        assert rest == list(begun)


@pytest.mark.parametrize("game_id", ["race"])
def test_what_the_log_names_of_a_part_is_what_it_has_at_the_end(game_id: str) -> None:
    """Cards of the hand that were spent for chips were booked as points of 6-cost developments."""
    game, telling = games.game(game_id), manifest(game_id).telling
    for played in islice(kept_games(game_id), 3):
        named = [Counter[str]() for _ in range(played.seats)]
        ended: Sequence[Mapping[str, int]] = ()
        for state, events in played.played(game):
            ended = telling.sources.of(state)
            for event in events:
                for part, points in telling.sources.parted(event, telling.points(event)).items():
                    named[int(event.facts["seat"])][part] += points
        assert [own["chips"] for own in ended] == [own["chips"] for own in named]


def test_events_that_follow_each_other_are_told_as_one() -> None:
    folds = {"good": Fold("goods", "world", "worlds")}
    one, two, three = (Event("good", {"seat": seat, "world": world}) for seat, world in ((0, "a"), (0, "b"), (1, "c")))
    drew = Event("drew", {"seat": 1, "count": 1})
    both = Event("goods", {"seat": 0, "count": 2, "worlds": "a b"})
    assert [*folded([one, two, three, drew, three], folds)] == [both, three, drew, three]


def test_goods_of_several_worlds_stand_in_one_part_of_a_line() -> None:
    (both,) = folded(
        [Event("good", {"seat": 0, "world": world}) for world in ("gem-world", "spice-world")],
        manifest("race").telling.folds,
    )
    assert Texts("en").event("race", both, ["Ann"]) == "Ann puts goods on Gem World, Spice World"


def test_what_is_counted_is_told_once_with_how_many_there_are_of_each() -> None:
    """Seven cubes went back in seven lines."""
    folds = {"cube": Fold("cubes", "track", "tracks", counted=True)}
    back = [Event("cube", {"seat": 0, "track": track, "lost": 0}) for track in ("money", "science", "money")]
    gone = Event("cube", {"seat": 0, "track": "money", "lost": 1})
    several = Event("cubes", {"lost": 0, "seat": 0, "count": 3, "tracks": "money=2 science=1"})
    assert [*folded([*back, gone], folds)] == [several, gone]
    (more,) = folded([several, back[1]], folds, apart=True)
    assert (more.facts["tracks"], more.facts["count"]) == ("money=2 science=2", 4)


def test_whoever_left_a_game_before_its_end_got_nothing_by_that() -> None:
    """Of somebody who was out since round 4 the last round took five points, which the end gave back."""
    sources = Sources(lambda view: [{"hidden": 5, "open": 4}] * 2, ("hidden",), lambda view: [1])
    assert sources.before_the_end(None, [9, 9]) == [4, 9]
    assert [*sources.at_last(None)] == [{"hidden": 5}, {}]


def test_a_civilization_that_collapses_shows_its_reputation() -> None:
    telling = manifest("eclipse").telling
    event = Event("collapsed", {"seat": 1, "vp": 9, "reputation": 5})
    assert (telling.points(event), telling.sources.parted(event, 5)) == (5, {"reputation": 5})
    assert telling.points(Event("collapsed", {"seat": 1, "vp": 9})) == 0  # of an earlier release
