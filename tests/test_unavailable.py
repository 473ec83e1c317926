"""*Why can’t I …?* names each usual action that a question of a turn does not offer, in every game with such turns."""

from __future__ import annotations

from collections import defaultdict

import pytest

from rules import games
from rules.core.decisions import Decision, Option, Pick
from rules.core.hidden import view
from tests.played import plays

TURNS = tuple(kind for kind in games.MODULES if games.game(kind).turns)
BESIDE = {  # what is no action of its own: other ways to pay, and what only some hold or have come to
    "pulsar": {"pay"},
    "ti4": {"done", "action-cards", "powers", "transit-diodes", "pass", "off-the-map", "ring-3"},  # not on every map
}
ACTIVATED = "ring-"  # in Twilight Imperium each system is one; without a token the action itself is named
INSTEAD = "tactical"


def actions(question: Decision) -> set[str]:
    """The actions that a question offers: its headings, or else the heads of its words."""
    assert isinstance(question.ask, Pick)
    return {action(option) for option in question.ask.options}


def action(option: Option) -> str:
    return option.group.partition(":")[0] or option.word.partition(":")[0]


@pytest.mark.parametrize("kind", TURNS)
def test_each_action_that_is_not_offered_is_named_with_its_reason(kind: str) -> None:
    """Pulsar said why of technologies alone, Eclipse not of exploring, Twilight Imperium of hardly anything."""
    game, usual = games.game(kind), defaultdict[str, set[str]](set)
    found = list[tuple[Decision, set[str]]]()
    for play in plays(games.MODULES[kind]):
        for station in (each for each in play.stations if each.kinds.intersection(game.turns)):
            position = station.position(game)
            for question in game.pending(position):
                if question.kind in game.turns:
                    usual[question.kind] |= actions(question)
                    refused = game.unavailable(view(position, question.seat), question)
                    found.append((question, {action(each.option) for each in refused}))
    assert usual.keys() == {*game.turns}
    for question, named in found:
        missing = usual[question.kind] - actions(question) - named - BESIDE.get(kind, set())
        if INSTEAD in named:
            missing = {each for each in missing if not each.startswith(ACTIVATED)}
        assert not missing, (question.seat, missing)
