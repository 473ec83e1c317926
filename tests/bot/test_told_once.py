"""What all choices of a list cost stands once above them, and in none of their entries."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.manifest.manifest import manifest
from bot.table.game.snapshot import Panel
from bot.ui.panel import panel_view, question_controls
from bot.ui.panel.asked import ALIKE, shared_costs
from bot.ui.panel.navigation import Nav, labels_of
from bot.words.texts import LOCALES, Texts
from rules import games
from rules.core.decisions import Decision, Option, Pick, choose
from tests.bot.test_tips import panels
from tests.flows.limits import walk

KINDS = tuple(games.MODULES)
TOLD_IN = {"gaia", "eclipse", "ti4"}  # games with such lists among their kept positions


def lists(kind: str) -> Iterator[tuple[Panel, Decision, str | None]]:
    """The lists of choices of every kept position, by their headings."""
    for panel in panels(kind):
        for question in panel.questions:
            if isinstance(question.ask, Pick) and question.ask.most == 1:
                yield from ((panel, question, each) for each in (None, *{one.group for one in question.ask.options}))


@pytest.mark.parametrize("kind", KINDS)
def test_what_all_choices_cost_is_said_once_above_them(kind: str) -> None:
    looked_at, game = 0, manifest(kind)
    for number, (panel, question, group) in enumerate(lists(kind)):
        texts = Texts(LOCALES[number % len(LOCALES)])
        labels = labels_of(panel, texts)
        said = question_controls.told_once(question, labels, group, game)
        assert isinstance(question.ask, Pick)
        shown = question_controls.options_shown(question, group, 0, game)
        costs = shared_costs(question, labels, shown, group) if said else ()
        view = panel_view.view(panel, texts, Nav(question.kind, group))
        entries = [str(each.get("description")) for each in walk(view.to_components()) if each.get("description")]
        if costs and entries:
            assert [entry for entry in entries if any(cost in entry.split(", ") for cost in costs)] == []
            assert any(line in part.get("content", "") for part in walk(view.to_components()) for line in said)
        looked_at += bool(said)
    assert bool(looked_at) == (kind in TOLD_IN)


def test_few_choices_and_those_that_differ_say_it_themselves() -> None:
    panel = next(iter(panels("gaia")))
    labels = labels_of(panel, Texts("en"))

    def told(*costs: dict[str, int]) -> list[str]:
        options = [Option("research:terra", "research", {"level": 1}, cost) for cost in costs]
        return [*shared_costs(choose(0, "action", options), labels, options, None)]

    each = {"ore": 1, "credits": 2}
    assert told(*[each] * ALIKE) == ["1 ore", "2 credits"]
    assert told(*[each] * (ALIKE - 1), {"ore": 2, "credits": 2}) == ["2 credits"]
    assert told(*[each] * (ALIKE - 1)) == []
    assert told(*[each] * ALIKE, {}, {}) == ["1 ore", "2 credits"]
    assert told(*[each] * ALIKE, {}, {}, {}) == []
