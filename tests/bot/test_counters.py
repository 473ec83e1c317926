"""Counters of a question keep their shape while it is answered, however little room a panel has."""

from __future__ import annotations

import pytest

from bot.ui.kit.menus import LINES
from bot.ui.panel import question_controls
from bot.ui.panel.asked import Where
from bot.ui.panel.navigation import labels_of
from bot.ui.panel.spreading.allocation import allocation, steppable
from bot.ui.panel.spreading.controls import FEW
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules import games
from rules.core.decisions import Allocate, Decision
from tests.bot.test_tips import panels


def shape(question: Decision, labels: Labels, place: Where) -> list[list[str]]:
    """The ids of the controls, row by row."""
    rows = question_controls.controls(question, labels, place)
    return [[str(each["custom_id"]) for each in row.to_component_dict()["components"]] for row in rows]


@pytest.mark.parametrize("locale", LOCALES)
def test_few_counters_stand_below_each_other_in_any_room(locale: str) -> None:
    texts, seen = Texts(locale), 0
    for panel in (panel for kind in games.MODULES for panel in panels(kind)):
        labels = labels_of(panel, texts)
        for question in panel.questions:
            ask = question.ask
            if not isinstance(ask, Allocate) or len(ask.slots) > FEW or not steppable(ask):
                continue
            pressed = str(allocation(ask, None).more(0, 1))
            for group in ("0", pressed):
                roomy, low = (Where("game", 0, group, lines=each) for each in (LINES, 1))
                assert shape(question, labels, roomy) == shape(question, labels, low)
                seen += 1
    assert seen
