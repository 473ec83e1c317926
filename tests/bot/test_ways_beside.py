"""What stands beside a turn, such as trade or an offer: there is always a button to it, and one back."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bot.table.game.snapshot import Panel
from bot.ui.kit.ids import Call
from bot.ui.panel import panel_pictures, panel_view
from bot.ui.panel.asked import NONE
from bot.ui.panel.navigation import START, Nav, open_question
from bot.ui.panel.panel_lines import ending
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from tests.bot.test_tall_pages import EVERY, KINDS, drafted, pictured, tall
from tests.bot.test_tips import panels
from tests.flows.limits import walk

BUTTON = 2


def buttons(panel: Panel, nav: Nav, texts: Texts) -> set[str]:
    """The ids of the buttons of a panel with its picture, which is no taller than a phone."""
    contents = panel_view.Contents(panel, texts, nav)
    wanted = panel_pictures.about(panel, open_question(panel, nav), nav)
    pictures = [pictured(wanted, texts, contents.room_of_picture())] if wanted else []
    shown = contents.view(pictures)
    tall(shown, pictures)
    return {str(part["custom_id"]) for part in walk(shown.to_components()) if part["type"] == BUTTON}


def way(panel: Panel, kind: str) -> str:
    return str(Call("open", panel.snapshot.row.id, panel.panel_revision, (kind,)))


@pytest.mark.parametrize("kind", KINDS)
def test_a_turn_that_may_end_has_buttons_to_what_is_open_beside_it_and_those_have_one_back(kind: str) -> None:
    """*Colony ships* hid in *More* where the turn ended, and their page, 971 px tall, had no way back."""
    random = Random(kind)
    for number, asked in enumerate(islice(panels(kind), 0, None, EVERY // 4)):
        texts = Texts(LOCALES[number % len(LOCALES)])
        for panel in (asked, *drafted(asked, random)):
            beside_and_back(panel, texts)


def beside_and_back(panel: Panel, texts: Texts) -> None:
    """All ways to what is open beside the question of a panel, and those back."""
    here = open_question(panel, START)
    beside = [each for each in panel.questions if each.optional and not each.aside]
    if panel.confirmable and not ending(panel, Labels(texts, panel.snapshot.row.kind, panel.snapshot.names)).label:
        assert {way(panel, each.kind) for each in beside if each is not here} <= buttons(panel, START, texts)
    for each in beside:
        assert way(panel, here.kind if here else NONE) in buttons(panel, Nav(each.kind), texts)
