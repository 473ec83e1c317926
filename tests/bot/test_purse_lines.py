"""What somebody has is said once on a panel: in words, or in the picture that counts it."""

from __future__ import annotations

import pytest

from bot.manifest.manifest import manifest
from bot.ui.panel.navigation import START, labels_of
from bot.ui.panel.panel_lines import lines
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules import games
from tests.bot.test_tips import panels

TABLED = [kind for kind in games.MODULES if manifest(kind).panels.tables]


def said(labels: Labels, told: list[str]) -> list[str]:
    """The lines that begin with something a purse holds and how much of it there is."""
    names = tuple(f"-# {labels.name(name)} " for name in ("money", "science", "credits", "ore", "vp", "materials"))
    return [line for line in told if line.startswith(names)]


@pytest.mark.parametrize("kind", TABLED)
def test_what_somebody_has_is_not_said_below_a_map_with_its_table(kind: str) -> None:
    texts, spared, ahead = Texts("en"), 0, 0
    for panel in panels(kind):
        labels = labels_of(panel, texts)
        question = panel.questions[0] if panel.questions else None
        below_other = [*lines(panel, labels, question, START, "", pictured="places")]
        below_map = [*lines(panel, labels, question, START, "", pictured=manifest(kind).boards.main)]
        assert not said(labels, below_map)
        assert [line for line in below_other if line and line not in said(labels, below_other)] == [
            line for line in below_map if line
        ]
        spared += len(said(labels, below_other))
        ahead += any(line.startswith("-# Next upkeep") for line in below_map)
    assert spared
    assert ahead or kind != "eclipse"
