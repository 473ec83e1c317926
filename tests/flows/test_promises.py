"""Promises in deals: made in a form, read by the two, struck out by either."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.manifest.manifest import MANIFESTS
from bot.manifest.promises import Promises
from bot.table.people import promises
from tests.flows.people import Hall, choose, more, shown, words


@pytest.fixture(autouse=True)
def dealing(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A duel in which discarding is about a deal."""
    found = Promises(("discard",), "chart", "promises", "all")
    monkeypatch.setitem(MANIFESTS, "duel", replace(MANIFESTS["duel"], promises=found))


async def test_a_promise_is_made_beside_a_question_and_struck_by_whom_it_was_made_to(hall: Hall) -> None:
    await hall.game()
    view = shown(await hall.ann.click(await hall.panel(hall.ann), label="Promises"))
    assert "Nothing is promised" in words(view)
    form = await hall.ann.click(view, label="Promise Ben something …")
    made = shown(await hall.ann.submit_modal(form, {"promise": "I pay next round"}))
    line = "🤝 **Ann** to **Ben**: I pay next round"
    assert line in words(made)
    assert line in words(await hall.panel(hall.ben))
    board = shown(await hall.ben.slash(hall.thread, "duel board"))
    assert line in words(board)
    assert line not in words(shown(await hall.cho.slash(hall.thread, "duel board")))
    read = await more(hall.ben, await hall.panel(hall.ben), "promises")
    struck = shown(await choose(hall.ben, read, ["1"]))
    assert f"~~{line}~~" in words(struck)
    assert line not in words(await hall.panel(hall.ann))


async def test_without_a_word_and_without_end_nothing_is_promised(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "MOST", 0)
    await hall.game()
    view = shown(await hall.ann.click(await hall.panel(hall.ann), label="Promises"))
    for text, refusal in (("\u202e", "There is no word"), ("more", "You have 0 promises open")):
        form = await hall.ann.click(view, label="Promise Ben something …")
        assert refusal in words(shown(await hall.ann.submit_modal(form, {"promise": text})))
