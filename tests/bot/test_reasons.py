"""Why a computer would answer so: what follows for certain, what may be expected on average, and no secret."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Any

import pytest

from bot.agents import CLUB
from bot.agents.reasons import Advised, advised, advises
from bot.ui.panel import panel_lines
from bot.ui.panel.advice import hints
from bot.ui.panel.advice.reasons import Why, named, reasons
from bot.ui.panel.navigation import labels_of
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Decision, Option, Pick
from rules.core.flow import Event
from rules.games import game
from rules.opponents.reasons import Reason
from rules.opponents.search import awaited_question, imagined
from testkit.kept import kept, kept_games
from tests.bot.test_tips import panels

NAMES = ("Ada", "Bo", "Cy", "Di")


def of_kept(name: str, kind: str) -> tuple[Any, Decision]:
    """A position in which this is asked, and the question: the first that is kept, or that a kept game comes to."""
    rules = game(name)
    apart = (each.position(rules) for each in kept(name))
    along = (position for each in kept_games(name) for position, _ in each.played(rules))
    for position in chain(apart, along):
        question = awaited_question(rules, position)
        if question is not None and question.kind == kind and question.ask.forced() is None:
            return position, question
    raise LookupError(kind)


def reasons_of(name: str, kind: str) -> Sequence[Advised]:
    position, question = of_kept(name, kind)
    seen = imagined(game(name), position, question.seat, Random(1))
    return advised(CLUB, name, seen, question, "seed", 3)


TURN = Decision(1, "turn", Pick(tuple(Option(word) for word in ("spin", "fly", "claim", "end"))), ("end",))
STATION = Event("station", {"seat": 1, "place": "s05"})
ONLINE = Event("online", {"seat": 1, "tile": "c1", "gain:vp": 7})


def told(*advice: Advised, locale: str = "en") -> list[str]:
    return [why.line for why in reasons(TURN, advice, Labels(Texts(locale), "pulsar", NAMES))]


def advice(answer: str, worth: float | None, *steps: Sequence[Event], certain: bool = True, **brings: float) -> Advised:
    return Advised((answer,), worth, 4, steps, {"points": 0.0, **brings}, certain)


def test_answers_that_follow_in_the_turn_are_told_with_the_points_they_bring() -> None:
    """Of the answer itself only what it brings is told, since the rest is what it is called; then what follows."""
    online = "+7 VP: brings transmitter C1 online → 7 VP"
    assert told(advice("spin", 9.0, [ONLINE], points=7.0)) == [online]
    assert told(advice("spin", 9.0, [STATION], [STATION], points=7.0)) == ["+7 VP: builds a station in S05"]
    assert told(advice("spin", 9.0, [STATION], points=3.0)) == ["+3 VP"]


def test_what_an_answer_says_itself_is_not_said_again() -> None:
    option = Option("spin", costs={"cubes": 2}, gains={"vp": 7})
    question = replace(TURN, ask=Pick((option, Option("end"))))
    alone = [advice("spin", 9.0, [ONLINE], certain=False, points=7.2, cubes=-2.0)]
    assert reasons(question, alone, Labels(Texts("en"), "pulsar", NAMES)) == [
        Why("There is nothing better that it knows of.")
    ]


def test_answers_are_told_by_what_differs_among_them() -> None:
    """What all of them bring says nothing; how many points more the first is worth than the next does."""
    best = advice("spin", 9.0, [], [STATION], [ONLINE], points=7.0)
    next_best = advice("fly", 6.5, [], [STATION], certain=False, points=2.44, cubes=-1.0, vp=2.44)
    last = advice("end", 6.4, [], [STATION])
    assert told(best, next_best, last) == [
        "in the end about 2.5 points better than the next · +7 VP: brings transmitter C1 online → 7 VP",
        "in the end about 2.5 points worse · for now, on average: +2.4 VP, Cubes −1.0",
        "in the end about 2.6 points worse",
    ]


def test_an_answer_much_like_the_first_is_called_by_what_differs() -> None:
    labels, (_, question) = Labels(Texts("en"), "race", NAMES), of_kept("race", "limit")
    hand = [option.word for option in question.ask.options]  # type: ignore[attr-defined]
    first, alike, other = (tuple(hand[number] for number in cards) for cards in ((0, 1, 2), (0, 2, 3), (0, 3, 4)))
    lost, new = (labels.answer(question, (hand[number],)) for number in (1, 3))
    assert named(question, alike, first, labels) == f"As the first, with {new} instead of {lost}"
    assert named(question, other, first, labels) == labels.told(question, other)


def test_what_makes_no_difference_is_said_to_make_none() -> None:
    same = [advice(word, 9.0, certain=False, points=2.0) for word in ("spin", "fly", "claim")]
    assert told(*same) == ["about the same as the next", *["about the same as the first"] * 2]
    assert told(*same, locale="ko") == ["2번 답과 큰 차이 없음", *["1번 답과 큰 차이 없음"] * 2]


def test_of_rules_of_thumb_a_sentence_says_so_where_nothing_follows() -> None:
    said = told(advice("spin", None), advice("fly", None, [], [STATION]), advice("end", None))
    assert said == [
        "Rules of thumb put it first; they cannot say by how much.",
        "builds a station in S05",
        "Rules of thumb put it third.",
    ]


def because(*reasons: Reason) -> Advised:
    return replace(advice("end", None), because=reasons)


def told_of_thumb(*advice: Advised, locale: str = "en") -> list[str]:
    return [why.line for why in reasons(TURN, advice, Labels(Texts(locale), "ti4", NAMES))]


def test_rules_of_thumb_tell_their_weightiest_reasons() -> None:
    """At most three of them; where they are few, all."""
    tokens, soon = Reason("few-tokens", 3.0, {"n": 1}), Reason("primary-soon", 2.0)
    goods, late = Reason("goods", 1.0, {"n": 2}), Reason("primary-late", 0.1)
    first, second = told_of_thumb(because(tokens, soon, goods, late), because(late))
    assert first == "only one token in your tactic pool · the earlier in the round, the more use · 2 trade goods"
    assert second == "can wait for the end of the round"


def test_answers_with_the_reasons_of_the_first_are_as_good() -> None:
    same = because(Reason("faction", 5.0))
    assert told_of_thumb(same, same) == ["factions differ little", "about the same as the first"]


def test_what_is_said_alike_and_counts_for_less_is_not_as_good() -> None:
    more, less = (because(Reason("attacks-others", worth)) for worth in (1.0, 0.0))
    assert told_of_thumb(more, less) == ["the action is not against you"] * 2


@pytest.mark.parametrize(("locale", "words"), [("en", "three command tokens"), ("ko", "지휘 토큰 셋")])
def test_a_reason_selects_its_words_by_an_id(locale: str, words: str) -> None:
    (said,) = told_of_thumb(because(Reason("card", 1.1, {"card": "leadership"})), locale=locale)
    assert words in said


def test_the_weightiest_reason_comes_first_and_a_price_is_not_told_again() -> None:
    for each in reasons_of("ti4", "choose-card"):
        weights = [abs(reason.worth) for reason in each.because]
        assert weights == sorted(weights, reverse=True) != []
        assert all(reason.told for reason in each.because)


def test_a_computer_tells_of_no_card_that_is_drawn_by_its_answer() -> None:
    """Selling a good draws cards: what they would be in one future that it imagines is nothing to tell."""
    for each in reasons_of("race", "trade"):
        assert (each.steps, each.certain) == ([], False)
        assert each.brings["hand"] > 0


def test_where_nothing_is_hidden_the_turn_is_told_to_its_end() -> None:
    best, *_ = reasons_of("gaia", "mine")
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


@pytest.mark.parametrize("name", ["race", "gaia", "pulsar", "eclipse", "ti4"])
def test_every_game_has_somebody_to_ask(name: str) -> None:
    assert advises(name)


def test_where_a_game_has_rules_of_thumb_its_own_turn_is_told_and_no_points() -> None:
    first, *_ = reasons_of("ti4", "action")
    assert (first.worth, first.looks) == (None, 0)


def test_answers_are_compared_on_as_many_futures_each() -> None:
    """Else luck of a draw that one of them saw and another did not would tell them apart."""
    looks = {each.looks for each in reasons_of("race", "actions")}
    assert len(looks) == 1


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_the_hint_explains_only_what_it_shows(locale: str) -> None:
    """It told what averages are where none stood there, and what points are where all was even."""
    labels = Labels(Texts(locale), "pulsar", NAMES)
    best, even = advice("spin", 9.0, [], [STATION], certain=False), advice("fly", 8.9, [], [STATION], certain=False)
    worse = advice("end", 6.0, certain=False, points=2.44)
    said = []
    for told in ((best, even), (best, advice("end", 6.0)), (best, even, worse)):
        why = reasons(TURN, told, labels)
        said.append((hints._source(labels.texts, told, why), any(each.average for each in why)))
    assert [average for _, average in said] == [False, False, True]
    none, points, both = (len(source) for source, _ in said)
    assert none < points < both


@pytest.mark.parametrize("locale", ["en", "ko"])
def test_a_hint_calls_what_ends_a_turn_as_its_button_does(locale: str) -> None:
    """*End the turn* was nowhere to be pressed: the button says what is given up with it."""
    texts, seen = Texts(locale), 0
    for panel in panels("pulsar"):
        label = panel_lines.ending(panel, labels_of(panel, texts)).label
        if label and panel.questions[0].closes:
            (end,) = panel.questions[0].default
            said, _ = hints._lines(panel, texts, panel.questions[0], [advice(end, 1.0)], [Why("")])
            assert said == f"1. **{label}**"
            seen += 1
    assert seen


def test_a_hint_tells_free_actions_from_power_actions() -> None:
    """*2 ore (4 power)* and *3 power → 1 ore* were called alike, though one of them is the action of the turn."""
    rules, labels, said = game("gaia"), Labels(Texts("en"), "gaia", NAMES), dict[str, str]()
    positions = (each.position(rules) for each in kept("gaia"))
    for question in (each for position in positions for each in rules.pending(position) if each.kind == "action"):
        assert isinstance(question.ask, Pick)
        for option in question.ask.options:
            said.setdefault(option.group, hints._heading(question, (option.word,), labels))
    assert [said[group] for group in ("free", "board")] == ["free", "board"]
    assert said["pass"] == ""  # *Pass, taking: …*
