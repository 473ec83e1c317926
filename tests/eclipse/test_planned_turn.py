"""A turn of Eclipse that is planned to its end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.personal_rows import PlanRow
from bot.table.drafts.drafts import panel_of
from bot.table.game.run import begin
from bot.table.plans import plans
from bot.ui.panel import phone
from bot.ui.panel.planning import plan_view
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Allocate
from rules.eclipse.game import GAME
from tests.bot.snapshots import snapshot_of
from tests.eclipse.kit import Table
from tests.flows.limits import walk


@pytest.mark.parametrize("locale", LOCALES)
def test_a_plan_does_not_ask_what_nobody_can_answer(locale: str) -> None:
    """*End your turn?* stood there without a button: on a panel it is *Confirm*."""
    table, texts = Table(), Texts(locale)
    table.state.players[1].materials = 10
    snapshot = snapshot_of(GAME, table.state, "planned")
    plan = plans.plan_of(panel_of(snapshot, 1, begin(snapshot)))
    assert plan.turn
    branch, lines = plan.turn.snapshot, ["p2 action build"]
    plan = plans._on(branch, replace(plan, row=PlanRow("planned", 1, tuple(lines))))
    assert plan.turn
    (build,) = (question for question in plan.turn.questions if question.kind == "build")
    assert isinstance(build.ask, Allocate)
    lines.append(f"p2 build {build.ask.slots[0].word}=1")
    plan = plans._on(branch, replace(plan, row=PlanRow("planned", 1, tuple(lines))))
    assert plan.turn
    assert plan.refused is None
    assert "end" in [question.kind for question in plan.turn.questions]
    page = plan_view.page(plan, texts).view([])
    said = "\n".join(part["content"] for part in walk(page.to_components()) if "content" in part)
    assert texts("ui-plan-whole") in said
    assert texts("eclipse-ask-end", last=0, fights=0) not in said
    assert texts("ui-plan-so-far") in said
    assert phone.height(page, []) <= phone.MOST
