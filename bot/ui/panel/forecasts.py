"""What is foreseen of the options that a panel lists; those below headings that are closed are not looked at."""

from __future__ import annotations

from dataclasses import replace

from bot.manifest.manifest import Foreseen, manifest
from bot.pictures.forecaster import NOTHING
from bot.table.game.snapshot import Panel
from bot.ui.kit.client import Client
from bot.ui.panel import question_controls
from bot.ui.panel.navigation import Nav, open_question, real
from bot.ui.panel.spreading.controls import answers_shown
from rules.core.decisions import Allocate, Decision, Pick


async def foreseen(bot: Client, panel: Panel, nav: Nav) -> Foreseen:
    """What a panel's game foresees of what is listed at this place of it, after the draft."""
    question = open_question(panel, nav)
    listed = _listed(panel, question, real(nav, question)) if question else None
    if listed:
        return await bot.forecaster.foreseen(panel.snapshot.row.kind, panel.view, listed)
    return NOTHING


def _listed(panel: Panel, question: Decision, nav: Nav) -> Decision | None:
    """The question with those of its options, or of its proposals, that are listed; None where none are."""
    game, ask = manifest(panel.snapshot.row.kind), question.ask
    if isinstance(ask, Allocate):
        offers = tuple(answers_shown(question, nav.group, nav.page))
        return replace(question, ask=replace(ask, offers=offers)) if offers else None
    options = tuple(question_controls.options_shown(question, nav.group, nav.page, game))
    if not options or not isinstance(ask, Pick):
        return None
    return replace(question, ask=replace(ask, options=options))
