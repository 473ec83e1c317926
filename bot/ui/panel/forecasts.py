"""What is foreseen for a panel: of the options that it lists, and of an attack on its seat.

Options below headings that are closed are not looked at.
"""

from __future__ import annotations

from dataclasses import replace

from bot.manifest.manifest import Foreseen, manifest
from bot.pictures.forecaster import NOTHING
from bot.table.game.snapshot import Panel
from bot.ui.kit.client import Client
from bot.ui.panel import question_controls
from bot.ui.panel.meanwhile import News, meanwhile
from bot.ui.panel.navigation import Nav, labels_of, open_question, real
from bot.ui.panel.spreading.controls import answers_shown
from bot.words.texts import Texts
from rules.core.decisions import Allocate, Decision, Pick


async def foreseen(bot: Client, panel: Panel, nav: Nav) -> Foreseen:
    """What a panel's game foresees of what is listed at this place of it, after the draft."""
    question = open_question(panel, nav)
    listed = _listed(panel, question, real(nav, question)) if question else None
    if listed:
        return await bot.forecaster.foreseen(panel.snapshot.row.kind, panel.view, listed)
    return NOTHING


async def news(bot: Client, panel: Panel, texts: Texts) -> News:
    """What happened since the last move of a panel's owner, and who attacks them now."""
    told, kind = await meanwhile(bot.table, panel, texts), panel.snapshot.row.kind
    if panel.drafting or panel.snapshot.row.status != "running":
        return told
    facts = await bot.forecaster.threat(kind, panel.view, panel.seat)
    if not facts:
        return told
    names = labels_of(panel, texts).prose.names
    return replace(told, threat=texts(f"{kind}-threat", **texts.facts(kind, facts, names)))


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
