"""Every text that a game can show exists in every language, fits its place in Discord, and leaves no id unsaid.

A missing message or argument is a warning, and so an error here.
"""

from __future__ import annotations

from functools import cache

import pytest

from bot.manifest.manifest import manifest
from bot.manifest.weight import Weight
from bot.store.rows import GameRow, MoveRow, SeatRow
from bot.table.game.snapshot import GameSnapshot
from bot.ui.panel import meanwhile
from bot.words.posts.happened import lines_of_moves
from bot.words.posts.lines import Teller
from bot.words.texts import LOCALES, Texts
from rules.core.hidden import view
from rules.games import MODULES
from testkit.kept import kept
from testkit.texts import NAMES, Listed, Said
from tests.texts import imagined, own, seen

EACH = pytest.mark.parametrize("game_id", MODULES)
IN_EACH_LANGUAGE = pytest.mark.parametrize("locale", LOCALES)
KOREAN = "ko"
UNSEEN = {
    "over",
    "battle-continued",
    "lost-battle",
    "goods-of-kind",
    "point-by-agenda",
}  # told of every game at its end, and by scenes only


@cache
def said(game_id: str, locale: str) -> Said:
    """All that a game has to say in a language."""
    every = Said(game_id, Listed(locale))
    every.everything(own(game_id), seen(game_id), imagined(game_id))
    return every


@EACH
def test_the_games_came_to_every_question(game_id: str) -> None:
    assert seen(game_id).kinds() - own(game_id).planned == own(game_id).asked


@EACH
def test_the_games_came_to_every_event(game_id: str) -> None:
    assert {event.kind for event in seen(game_id).events.values()} | {"over"} == own(game_id).told | {"over"}


@IN_EACH_LANGUAGE
@EACH
def test_what_may_count_at_once_says_so(game_id: str, locale: str) -> None:
    counted = seen(game_id).at_once
    unsaid = {kind for kind in counted if not Texts(locale).has(f"{game_id}-draws-{kind}")}
    assert own(game_id).counting <= counted
    assert unsaid <= own(game_id).silent


@IN_EACH_LANGUAGE
@EACH
def test_every_text_fits_its_place(game_id: str, locale: str) -> None:
    assert said(game_id, locale).misfits() == []


@EACH
def test_no_id_stands_among_korean_words(game_id: str) -> None:
    assert said(game_id, KOREAN).ids() == []


@IN_EACH_LANGUAGE
@EACH
def test_no_text_is_left_over(game_id: str, locale: str) -> None:
    assert said(game_id, locale).left_over() == set()


@EACH
def test_every_weight_is_of_something_that_happens(game_id: str) -> None:
    weights, texts = manifest(game_id).telling.weights, Texts("en")
    entries = {*weights.routine, *weights.settlement, *weights.turning_points, *weights.settles_from}
    folded = {fold.into for fold in manifest(game_id).telling.folds.values()}
    kinds = folded | own(game_id).told | {event.kind for event in seen(game_id).events.values()} | UNSEEN
    for entry in entries:
        kind, _, value = entry.partition("/")
        assert kind in kinds, entry
        assert not value or value.isdigit() or texts.name(game_id, value) != value, entry
    assert weights.turning_points, "nothing that happens is one that nobody may miss"


@EACH
def test_every_title_can_be_earned(game_id: str) -> None:
    told = [event for event in seen(game_id).events.values() if event.seen_by is None and "seat" in event.facts]
    for title, tally in manifest(game_id).telling.titles.items():
        counting = [event for event in told if event.kind in tally.kinds]
        assert {event.kind for event in counting} == set(tally.kinds), title
        assert not tally.fact or any(event.facts.get(tally.fact) for event in counting), title


@IN_EACH_LANGUAGE
@EACH
def test_every_turning_point_reaches_the_thread_and_is_told_first_on_panels(game_id: str, locale: str) -> None:
    telling, texts = manifest(game_id).telling, Texts(locale)
    weights = telling.weights
    seats = tuple(SeatRow("abc123", seat, 7 + seat, name) for seat, name in enumerate(NAMES))
    snapshot = GameSnapshot(GameRow("abc123", game_id, 1, 2, 3, locale, 0), seats, own(game_id).game, None, ())
    points = [event for event in seen(game_id).events.values() if weights.of(event) is Weight.TURNING_POINT]
    for event in points:
        move = MoveRow("abc123", 9, "p1 turn", 0, "person", 8, 0, False, False, (event,), 0)
        (line, *_) = lines_of_moves(snapshot, [move], texts)
        ((told, *_), *_) = telling.scenes([event])
        assert line == f"★ **{texts.event(game_id, told, snapshot.plain_names)}**"
        for viewer in range(len(seats)):
            teller = Teller(snapshot, texts, viewer)
            (first, *_) = meanwhile.worded(teller, teller.lines([move]), viewer)
            assert (first.reading, first.words) == (meanwhile.Reading.FIRST, line)
    assert {event.kind for event in points} >= {each.partition("/")[0] for each in weights.turning_points} - UNSEEN


@IN_EACH_LANGUAGE
@EACH
def test_what_scores_is_said_by_entries_that_can_be_looked_up(game_id: str, locale: str) -> None:
    found, chapters = manifest(game_id), getattr(manifest(game_id).reference, "chapters", {})
    for each in kept(game_id):
        pays = found.panels.pays(view(each.position(own(game_id).game), each.seat))
        assert set(pays) <= {"now", "end"}
        for chapter, _, id in (entry.partition(":") for entries in pays.values() for entry in entries):
            assert id in chapters[chapter]
            assert Texts(locale).called(game_id, chapter, id) != id
