"""From every page that a panel, the hub or a lobby leads to, one button leads back to where one came from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.ui.kit.ids import PATTERN, Call, decode
from tests.flows.limits import BUTTON, walk
from tests.flows.people import Hall, buttons, components, in_more, more, shown, words

ROOTS = {"hub", "refresh"}  # of *More* what is no page that was opened from the panel
PAGES = {"sheets", "board", "further", "orders", "settings", "queue", "block-list", "templates", "guests", "options"}


def ways_back(message: Any) -> list[str]:
    return [label for label in buttons(message) if label.startswith("Back to")]


def pages(message: Any) -> Iterator[Call]:
    """What the buttons of a message open in its place."""
    for part in walk(components(message)):
        match = re.fullmatch(PATTERN, part.get("custom_id", ""))
        if match and part["type"] == BUTTON and match["verb"] in PAGES and not part.get("disabled"):
            yield decode(match.groupdict())


async def test_whatever_is_opened_from_a_panel_leads_back_to_where_in_it_one_was(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    panel = shown(await who.click(await hall.panel(who), label="Row c · 6 choices"))
    before = words(panel)
    for verb in in_more(panel):
        if verb in ROOTS:
            continue
        page = await more(who, panel, verb)
        assert (verb, ways_back(page), page.id) == (verb, ["Back to my turn"], panel.id)
        for call in pages(page):
            page = shown(await who.click(page, custom_id=str(call)))
            assert (verb, call.verb, ways_back(page)) == (verb, call.verb, ["Back to my turn"])
            break
        panel = shown(await who.click(page, label="Back to my turn"))
        assert (verb, words(panel)) == (verb, before)


@pytest.mark.parametrize("root", ["hub", "lobby"])
async def test_pages_of_the_hub_and_of_a_lobby_lead_back_one_by_one(hall: Hall, root: str) -> None:
    await hall.ann.slash(hall.channel, "duel new")
    page = shown(await hall.ann.slash(hall.channel, "play")) if root == "hub" else await hall.lobby_of(hall.ann)
    opened = await there_and_back(hall, page, set())
    wanted = {"hub": {"settings", "queue", "block-list", "templates"}, "lobby": {"guests", "options"}}
    assert opened == wanted[root]


async def there_and_back(hall: Hall, page: Any, opened: set[str]) -> set[str]:
    """Open all pages below one, each once, and come back from each; returns what was opened with these."""
    before = words(page)
    for call in [*pages(page)]:
        if call.verb in opened:
            continue
        opened.add(call.verb)
        below = shown(await hall.ann.click(page, custom_id=str(call)))
        assert (call.verb, len(ways_back(below)), below.id) == (call.verb, 1, page.id)
        await there_and_back(hall, below, opened)
        page = shown(await hall.ann.click(below, label=ways_back(below)[0]))
        assert (call.verb, words(page)) == (call.verb, before)
    return opened
