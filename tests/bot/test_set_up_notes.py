"""What a panel says before the first round, of taking an answer back, is what undo does."""

from __future__ import annotations

from random import Random

import pytest

from bot.table.game.snapshot import Panel
from bot.ui.panel import panel_lines
from bot.ui.panel.navigation import Nav, labels_of
from bot.words.texts import Texts
from rules import games
from rules.core.chance import chance
from rules.core.decisions import Decision, Illegal
from rules.core.play import Move, copy, step
from testkit.laws.telling import answers
from tests.bot.test_tips import panels


def blocked(panel: Panel, question: Decision) -> set[bool]:
    """Whether undo stops at some answers to a question."""
    found = set[bool]()
    for answer in answers(question, Random(0)):
        now = copy(panel.snapshot.game, panel.snapshot.state)
        try:
            outcome = step(panel.snapshot.game, now, Move(question.seat, question.kind, answer), chance("law", 1))
        except Illegal:
            continue
        found.add(outcome.blocks_undo)
    return found


@pytest.mark.parametrize("kind", games.MODULES)
def test_a_panel_before_the_first_round_says_what_undo_does(kind: str) -> None:
    texts = Texts("en")
    for panel in panels(kind):
        for question in panel.questions:
            said = panel_lines.lines(panel, labels_of(panel, texts), question, Nav(question.kind), "")
            promised = texts("ui-set-up-undo") in said
            if getattr(panel.snapshot.state, "round", None) or question.sealed or question.aside:
                assert (question.kind, promised) == (question.kind, False)
            else:
                assert (question.kind, blocked(panel, question)) == (question.kind, {not promised})
