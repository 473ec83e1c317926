"""That an answer counts at once is said where one may, and not of a question of which none would now."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.ui.panel import panel_lines
from bot.ui.panel.navigation import Nav, labels_of
from bot.words.texts import LOCALES, Texts
from tests.bot.test_tips import KINDS, panels

MAY = "at once, for good"
AT_ONCE = {"en": "at once", "ko": "바로"}
CONFIRM = {"en": "press Confirm", "ko": "확정을 누르"}


@pytest.fixture(scope="module")
def said() -> dict[str, bool]:
    """Whether the panel at each kept position of Twilight Imperium warns, by the kind of question that stands first."""
    found = {}
    for panel in panels("ti4"):
        for question in panel.questions[:1]:
            lines = panel_lines.lines(panel, labels_of(panel, Texts("en")), question, Nav(question.kind), "")
            found[question.kind] = any(MAY in line for line in lines)
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
