"""*Why can't I …?* on panels of every game, in words."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice

import pytest

from bot.ui.kit import way_back
from bot.ui.kit.ids import Call
from bot.ui.panel import more
from bot.ui.panel.advice import unavailable
from bot.ui.panel.navigation import START, Nav
from bot.words.texts import LOCALES, Texts
from tests.bot.test_tall_pages import EVERY, KINDS
from tests.bot.test_tips import panels
from tests.flows.limits import TEXT, walk

LINE = re.compile(r"^- \*\*(?P<names>.+?)\*\* — .* \((?P<rule>[^()]*)\)\.$", re.M)


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_does_not_end_with_the_name_it_begins_with(kind: str) -> None:
    """Eclipse said "Move — None of your ships can leave its sector … (Move)."."""
    found = 0
    for number, panel in enumerate(islice(panels(kind), 0, None, EVERY // 8)):
        texts = Texts(LOCALES[number % len(LOCALES)])
        for question in panel.unanswered:
            parts = walk(unavailable.view(panel, texts, question, START).to_components())
            said = "\n".join(part["content"] for part in parts if part["type"] == TEXT)
            for line in LINE.finditer(said):
                found += 1
                heads = {re.split(unavailable.NAME_ENDS, name)[0] for name in line["names"].split(", ")}
                assert line["rule"].casefold() not in {head.casefold() for head in heads}, line.group()
    assert found or kind == "pulsar"  # whose reasons have their options below them


def test_the_way_back_to_what_stands_beside_a_turn_is_not_called_that_to_the_turn() -> None:
    """From *Why can't I …?* of colony ships *Back to my turn* led to colony ships."""
    panel = next(iter(panels("eclipse")))
    asked = panel.unanswered[0]
    for question, said in ((asked, "Back to my turn"), (replace(asked, optional=True), "Back")):
        call = Call("home", "g", 0, more.open_part(question, Nav(asked.kind)))
        assert way_back.to(call, Texts("en")).item.to_component_dict()["label"] == said
