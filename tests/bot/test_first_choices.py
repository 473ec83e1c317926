"""What is chosen first, like a heading, and what is chosen beside it: an outcome of an agenda, and its planets."""

from __future__ import annotations

from typing import Any

import pytest

from bot.manifest.manifest import manifest
from bot.ui.panel.asked import Where
from bot.ui.panel.question_controls import controls, options_shown
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Decision
from rules.ti4.game import GAME
from tests.ti4.agenda_scenes import council, voting
from tests.ti4.kit import Table

LABELS = Labels(Texts("en"), "ti4", ("Ada", "Ben", "Cleo"))


def question(table: Table, kind: str) -> Decision:
    """What the first player is asked."""
    return next(each for each in GAME.pending(table.state) if (each.seat, each.kind) == (0, kind))


def parts(asked: Decision, group: str | None = None, **place: Any) -> list[Any]:
    """The controls of a question, with what is open."""
    where = Where("g", 1, group, headed=manifest("ti4").panels.headed, **place)
    return [part for row in controls(asked, LABELS, where) for part in row.to_component_dict()["components"]]


def test_outcomes_stand_as_headings_and_planets_below_one() -> None:
    """8.13: a vote is for one outcome, with the planets that are exhausted for it."""
    asked = question(council(), "council")
    said = [each["label"] for each in parts(asked)]
    assert said == ["Vote: For", "Vote: Against", "Vote: Ask me in my turn", "Nothing"]
    menu, back = parts(asked, "vote:for")
    assert menu["custom_id"] == "o1:choose:g:1:council//vote:for"
    assert {option["value"].partition(":")[0] for option in menu["options"]} == {"exhaust", "if"}
    assert back["label"] == "↑ All choices"


def test_cards_that_need_no_vote_stand_beside_the_outcomes() -> None:
    asked = question(council("mutiny", "veto.1"), "council")
    menu = next(each for each in parts(asked) if "options" in each)
    assert [option["value"] for option in menu["options"]] == ["veto.1", "vote:later"]
    assert [option.word for option in options_shown(asked, None, 0, manifest("ti4"))] == ["veto.1", "vote:later"]


def test_a_rider_does_not_stand_among_the_planets_of_a_vote() -> None:
    """Whoever plays one has no vote, and was refused; planets stand first, then when they vote, then cards."""
    asked = question(council("mutiny", "veto.1", "trade-rider.1"), "council")
    first = next(each for each in parts(asked) if "options" in each)
    assert {each["value"].partition(":")[0] for each in first["options"]} == {"veto.1", "trade-rider.1", "vote"}
    beside = parts(asked, "vote:for")[0]["options"]
    kinds = [each["value"].partition(":")[0] for each in beside]
    assert [*dict.fromkeys(kinds)] == ["exhaust", "if", "veto.1"]
    assert beside[0]["label"].startswith("Exhaust ")


def test_what_was_answered_is_marked() -> None:
    asked = question(council(), "council")
    given = ("vote:for", "exhaust:jord")
    assert [each["label"] for each in parts(asked, given=given) if each["style"] == 1] == ["Vote: For"]
    menu = parts(asked, "vote:for", given=given)[0]
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["exhaust:jord"]


@pytest.mark.parametrize(("kind", "group"), [("council", "vote:for"), ("cast-votes", None)])
def test_where_everybody_has_one_vote_an_outcome_is_enough(kind: str, group: str | None) -> None:
    """Representative Government: nobody exhausts planets, and every player has one vote."""
    table = council() if kind == "council" else voting()
    table.enact("representative-government")
    asked = question(table, kind)
    assert f"o1:pick:g:1:{kind}/vote:for" in [each["custom_id"] for each in parts(asked, group)]
