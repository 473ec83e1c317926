"""Choices of which several may be made at once stand on one page, in two lists where one is too short."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.ui.kit.layout import MENU
from bot.ui.panel import panel_view
from bot.ui.panel.asked import by_kind, in_lists
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Option, Pick
from tests.bot.test_tips import panels
from tests.flows.limits import check_view, walk

GOODS = {"qic-ore": 3, "knowledge-credits": 7, "ore-credits": 9, "ore-tokens": 8}
FREE = [
    Option(f"{kind}:{count}", "free", costs={kind.partition("-")[0]: count}, gains={kind.partition("-")[2]: count})
    for kind, most in GOODS.items()
    for count in range(1, most + 1)
]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_one_list_does_not_hold_stands_in_two_that_keep_kinds_together(locale: str) -> None:
    """Gaia Project has up to 27 free actions: some were on a second page."""
    panel = next(each for each in panels("gaia") if each.questions and each.questions[0].kind == "action")
    asked = panel.questions[0]
    assert isinstance(asked.ask, Pick)
    others = [option for option in asked.ask.options if option.group != "free"]
    question = replace(asked, ask=replace(asked.ask, options=(*others, *FREE)))
    view = panel_view.view(replace(panel, questions=(question,)), Texts(locale))
    check_view(view)
    listed = [each for each in walk(view.to_components()) if str(each.get("custom_id")).startswith("o1:several:")]
    words = [[option["value"] for option in each["options"]] for each in listed]
    assert [word for each in words for word in each] == [option.word for option in FREE]
    assert [len({word.partition(":")[0] for word in each}) for each in words] == [3, 1]
    assert len({each["custom_id"] for each in listed}) == len({each["placeholder"] for each in listed}) == 2
    assert "▶" not in str(view.to_components())


def test_kinds_that_no_list_holds_stand_in_pages() -> None:
    many = [Option(f"ore:{count}") for count in range(MENU + 1)]
    assert [len(each) for each in by_kind([*FREE[:3], *many, Option("alone")])] == [3, MENU + 1, 1]
    assert not in_lists(by_kind(many))
    assert in_lists(by_kind(FREE))
