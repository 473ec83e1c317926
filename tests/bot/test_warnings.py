"""That an answer counts at once is said where one may, and not of a question of which none would now."""

from __future__ import annotations

import pytest

from bot.ui.panel import panel_lines
from bot.ui.panel.navigation import Nav, labels_of
from bot.words.texts import Texts
from tests.bot.test_tips import panels

MAY = "at once, for good"


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
