"""That an answer counts at once is said where one may, and not of a question of which none would now."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.table.drafts.drafts import draft_move
from bot.table.game.answering import options_of
from bot.table.game.run import begin
from bot.table.game.snapshot import Panel
from bot.ui.panel import panel_lines
from bot.ui.panel.navigation import Nav, labels_of
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.play import Move
from tests.bot.test_tips import KINDS, panels

MAY = ("it counts at once", "may count at once", "⚡ counts at once")
FOR_GOOD = {"en": ("for good", "counts", "dice fall"), "ko": ("되돌릴 수 없", "확정됩니다", "반영", "굴립니다")}
AT_ONCE = {"en": "at once", "ko": "바로"}
CONFIRM = {"en": "press Confirm", "ko": "확정을 누르"}


@pytest.fixture(scope="module")
def said() -> dict[str, bool]:
    """Whether the panel at each kept position of Twilight Imperium warns, by the kind of question that stands first."""
    found = {}
    for panel in panels("ti4"):
        for question in panel.questions[:1]:
            lines = panel_lines.lines(panel, labels_of(panel, Texts("en")), question, Nav(question.kind), "")
            found[question.kind] = any(may in line for line in lines for may in MAY)
    return found


@pytest.mark.parametrize("kind", ["produce", "integrated-economy", "lay-tile", "custodians", "excess"])
def test_nothing_is_said_where_no_answer_counts_at_once(kind: str, said: dict[str, bool]) -> None:
    assert not said[kind]


@pytest.mark.parametrize("kind", ["assign-hits", "retreat", "move", "take-technology", "defense-grid"])
def test_it_is_said_where_one_does(kind: str, said: dict[str, bool]) -> None:
    assert said[kind]


@pytest.mark.parametrize("kind", KINDS)
def test_no_panel_says_both_that_an_answer_counts_at_once_and_that_it_waits_for_confirm(kind: str) -> None:
    """Not even where something has counted just now, after which a panel says when the next answer does."""
    for panel in panels(kind):
        for question, locale in ((each, locale) for each in panel.questions[:1] for locale in LOCALES):
            counted, nav = replace(panel, committed=True), Nav(question.kind)
            lines = [*panel_lines.lines(counted, labels_of(panel, Texts(locale)), question, nav, "")]
            at_once, waiting = ([line for line in lines if word in line] for word in (AT_ONCE[locale], CONFIRM[locale]))
            assert not (at_once and waiting), (question.kind, at_once, waiting)


@pytest.mark.parametrize("kind", KINDS)
def test_where_an_answer_counts_at_once_the_panel_says_so(kind: str) -> None:
    """Whatever makes it count: chance, something learned, or that the answer ends what others were asked, too."""
    for panel in panels(kind):
        for question in panel.questions:
            answers = [question.default, *((option.word,) for option in options_of(question)[:1])]
            if not question.settled and any(counts(panel, question, answer) for answer in answers):
                for locale in LOCALES:
                    nav = Nav(question.kind)
                    lines = [*panel_lines.lines(panel, labels_of(panel, Texts(locale)), question, nav, "")]
                    assert any(word in line for line in lines for word in (*FOR_GOOD[locale], AT_ONCE[locale])), (
                        question.kind
                    )


def counts(panel: Panel, question: Decision, answer: Answer) -> bool:
    """Whether an answer is not left in a draft."""
    trial = begin(panel.snapshot).trial()
    try:
        draft_move(trial, panel.snapshot, Move(question.seat, question.kind, answer))
    except Illegal:
        return False
    return trial.binding
