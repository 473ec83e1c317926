"""Which choices count at once is said at these, and by a line that says what their mark means."""

from __future__ import annotations

import pytest

from bot.table.drafts.drafts import TRIED, panel_of
from bot.table.game.run import begin
from bot.table.game.snapshot import Panel
from bot.ui.panel import letters, panel_view
from bot.ui.panel.navigation import START, Nav
from bot.words.texts import LOCALES, Texts
from rules.ti4.game import GAME
from tests.bot.snapshots import snapshot_of
from tests.flows.limits import walk
from tests.ti4.card_scenes import holding

MARK = "⚡"
CARDS = Nav("action", "action-cards")


def acting(*cards: str) -> Panel:
    """The panel of a player with these action cards, who is about to act."""
    snapshot = snapshot_of(GAME, holding(*cards).state, "marks")
    return panel_of(snapshot, 0, begin(snapshot))


def said(panel: Panel, nav: Nav, locale: str = "en") -> list[str]:
    """Everything on a panel, line by line."""
    parts = [*walk(panel_view.view(panel, Texts(locale), nav).to_components())]
    told = [str(part.get(key, "")) for part in parts for key in ("content", "label")]
    told += [str(option["label"]) for part in parts for option in part.get("options", ())]
    return [line for each in told for line in each.splitlines()]


def marked(panel: Panel, nav: Nav) -> list[str]:
    """The lines with the mark, without the one that explains it."""
    return [line for line in said(panel, nav) if MARK in line and not line.startswith("-#")]


def test_a_card_for_which_dice_fall_is_marked_and_one_that_waits_for_confirm_is_not() -> None:
    panel = acting("plague", "economic-initiative")
    found = marked(panel, CARDS)
    assert found
    assert all("Plague" in line for line in found)
    assert "-# ⚡ counts at once, with no way back." in said(panel, CARDS)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_heading_of_a_marked_choice_has_the_mark_and_what_it_means(locale: str) -> None:
    panel = acting("plague", "economic-initiative")
    told = [line for line in said(panel, START, locale) if MARK in line]
    assert len(told) == len([*filter(None, told)]) == 2  # what it means, and the heading of action cards
    assert told[0].startswith(f"-# {MARK}")


def test_nothing_is_marked_or_warned_of_where_no_choice_counts_at_once() -> None:
    panel = acting("economic-initiative")
    assert not marked(panel, START)
    assert not [line for line in said(panel, START) if "at once" in line]


def test_whole_headings_are_tried_the_shortest_first() -> None:
    """A turn has dozens of systems to activate: they are left out, and a few cards never are."""
    panel = acting("plague", "economic-initiative")
    (action,) = (question for question in panel.questions if question.kind == "action")
    assert len(panel.counting["action"]) <= TRIED
    assert letters.counting(panel, action, CARDS) is not None
    assert letters.counting(panel, action, Nav("action", "ring-3")) is None
    assert not [line for line in said(panel, Nav("action", "ring-3")) if "at once" in line]
