"""Why a computer would answer so: what follows for certain, what may be expected on average, and no secret."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.agents import CLUB
from bot.agents.reasons import FUTURES, Advised, advised
from bot.agents.thinking import lookahead
from bot.ui.panel.advice.reasons import why
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Decision
from rules.core.flow import Event
from rules.games import game
from rules.opponents.search import Expected, asked, ends, imagined
from testkit.kept import kept

NAMES = ("Ada", "Bo", "Cy", "Di")


def of_kept(name: str, kind: str) -> tuple[Any, Decision]:
    """A kept position in which this is asked, and the question."""
    rules = game(name)
    for each in kept(name):
        position = each.position(rules)
        question = asked(rules, position)
        if question is not None and question.kind == kind and question.ask.forced() is None:
            return position, question
    raise LookupError(kind)


def reasons(name: str, kind: str) -> Sequence[Advised]:
    position, question = of_kept(name, kind)
    seen = imagined(game(name), position, question.seat, Random(1))
    return advised(CLUB, name, seen, question, "seed", 3)


def told(advice: Advised, locale: str = "en") -> str:
    return why(advice, Labels(Texts(locale), "pulsar", NAMES))


def advice(*steps: Sequence[Event], certain: bool = True, **brings: float) -> Advised:
    return Advised(Expected(("spin",), 100.0, 4), steps, {"points": 0.0, **brings}, certain)


def test_answers_that_follow_in_the_turn_are_told_with_the_points_they_bring() -> None:
    """Of the answer itself only what it brings is told, since the rest is what it is called; then what follows."""
    station = Event("station", {"seat": 1, "place": "s05"})
    online = Event("online", {"seat": 1, "tile": "c1", "gain:vp": 7})
    assert told(advice([online], points=7.0)) == "+7 VP: brings transmitter C1 online → 7 VP"
    assert told(advice([station], [station], points=7.0)) == "+7 VP: builds a station in S05"
    assert told(advice([station], points=3.0)) == "+3 VP"
    assert told(advice([station])) == ""


def test_what_nobody_can_know_is_told_on_average_and_small_changes_are_not() -> None:
    said = told(advice(certain=False, points=2.44, cubes=-1.0, one=0.2, vp=2.44))
    assert said == "on average, as far as it looks ahead: +2.4 VP, Cubes −1.0"
    assert told(advice(certain=False, points=2.44), "ko") == "내다본 데까지 평균: 승점 +2.4"
    assert told(advice(certain=False, points=0.3)) == ""


def test_a_computer_tells_of_no_card_that_is_drawn_by_its_answer() -> None:
    """Selling a good draws cards: what they would be in one future that it imagines is nothing to tell."""
    for each in reasons("race", "trade"):
        assert (each.steps, each.certain) == ([], False)
        assert each.brings["hand"] > 0


def test_where_nothing_is_hidden_the_turn_is_told_to_its_end() -> None:
    best, *_ = reasons("gaia", "mine")
    assert best.certain
    assert best.brings["ore"] < 0
    assert [event.kind for event in best.steps[0]]


def test_the_same_view_gives_the_same_reasons_whatever_is_hidden() -> None:
    """Two true positions that differ in secrets only are imagined alike, and so is what follows from an answer."""
    position, question = of_kept("race", "actions")
    rules = game("race")
    other = imagined(rules, position, question.seat, Random(7))
    assert other != position
    seen = [imagined(rules, each, question.seat, Random(1)) for each in (position, other)]
    first, second = (advised(CLUB, "race", each, question, "seed", 1) for each in seen)
    assert first == second != []


def test_futures_end_with_the_turn_or_round() -> None:
    position, question = of_kept("race", "actions")
    ahead = lookahead("race")
    assert ahead
    found = ends(game("race"), ahead, position, question, question.default, "seed", FUTURES)
    begun = ahead.stage(position, question.seat)
    over = [ahead.stage(end, question.seat) == begun + 1 or asked(game("race"), end) is None for end in found]
    assert over == [True] * FUTURES
