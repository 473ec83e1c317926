"""A panel on which amounts are put together is no taller than a phone, however many are chosen: it is reckoned."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import pytest
from discord import ui

from bot.table.drafts.drafts import draft_move, panel_of
from bot.table.game.run import begin
from bot.table.game.snapshot import Panel
from bot.ui.kit.layout import shown_pictures
from bot.ui.panel import panel_pictures, panel_view
from bot.ui.panel.navigation import START, Nav, open_question
from bot.words.texts import LOCALES, Texts
from rules import games
from rules.core.decisions import Allocate, Decision, Illegal, Pick
from rules.core.play import Move
from tests.bot.test_tall_pages import OTHERS, pictured, tall
from tests.bot.test_tips import guided, panels
from tests.flows.limits import walk

KINDS = tuple(games.MODULES)
PRESSED = 6  # times that something more is chosen
LED_TO = 4  # choices of a question of which it is looked at what they lead to
PLUS = "+"


def spreading(panel: Panel) -> Decision | None:
    """The question that is open, if it spreads amounts."""
    question = open_question(panel, START)
    return question if question and isinstance(question.ask, Allocate) else None


def asked_for_amounts(kind: str) -> Iterator[Panel]:
    """Panels of first games in which amounts are put together, at once or after a choice that does not count yet."""
    for asked in map(guided, panels(kind)):
        if spreading(asked):
            yield replace(asked, undoable=True)
        question = open_question(asked, START)
        if question is None or not isinstance(question.ask, Pick) or question.ask.most > 1 or question.optional:
            continue
        options = question.ask.options
        for option in options[:: max(1, len(options) // LED_TO)]:
            trial = begin(asked.snapshot).trial()
            with suppress(Illegal):
                draft_move(trial, asked.snapshot, Move(asked.seat, question.kind, (option.word,)))
                panel = panel_of(asked.snapshot, asked.seat, trial)
                if not trial.binding and spreading(panel):
                    yield panel


def one_more(shown: ui.LayoutView, kind: str) -> list[str]:
    """What leads from a panel to one more of something: what is open then, each once."""
    found = []
    for part in walk(shown.to_components()):
        call = str(part.get("custom_id", "")).split(":", 4)
        if call[1:2] != ["open"] or call[4].split("/")[0] != kind:
            continue
        if "options" in part:
            found += [option["value"] for option in part["options"]]
        elif part.get("label", "").startswith(PLUS) and not part.get("disabled"):
            found.append(call[4].split("/")[1])
    return [*dict.fromkeys(found)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_amounts_are_put_together_on_one_screen(kind: str, locale: str) -> None:
    """Three lines of less and more below a map, with two ways to pay, were 926 px tall in Twilight Imperium.

    The picture came and went from press to press: once one puts together it is there at each press, or at none.
    """
    texts = Texts(locale)
    for panel in asked_for_amounts(kind):
        question = spreading(panel)
        assert question
        nav, seen = Nav(question.kind), set[tuple[int, ...]]()
        for press in range(PRESSED):
            contents = panel_view.Contents(panel, texts, nav)
            wanted = panel_pictures.about(panel, question, nav)
            pictures = [pictured(wanted, texts, contents.room_of_picture(waiting=OTHERS))] if wanted else []
            shown = contents.view(pictures, OTHERS)
            tall(shown, pictures)
            if nav.group is not None:
                seen.add(tuple(each.height for each in shown_pictures(shown, pictures)))
            more = one_more(shown, question.kind)
            if not more:
                break
            nav = Nav(question.kind, more[(press * 2) % len(more)])
        assert len({len(heights) for heights in seen}) <= 1, (question.kind, seen)
