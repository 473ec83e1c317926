"""*What would a computer do?* in a panel, where the table has hints."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.agents import thinking
from bot.manifest.manifest import MANIFESTS, manifest
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, in_more, more, shown, words
from tests.flows.test_words import forged
from tests.toys.duel_ahead import LOOKAHEAD


@pytest.fixture(autouse=True)
def thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "lookahead", {"duel": LOOKAHEAD}.get)


async def hinted(hall: Hall) -> str:
    """A game of Ann and Ben whose host has allowed hints."""
    game = await hall.lobby()
    await hall.ann.click(shown(await hall.ann.click(hall.card, label="Options")), label="Hints of a computer: off")
    assert "Hints: whoever plays may ask" in words(hall.card)
    await hall.bot.table.lobby.start(game, hall.ann.id, "s")
    await hall.env.settle()
    return game


async def test_the_best_answers_are_shown_each_with_a_reason(hall: Hall) -> None:
    await hinted(hall)
    who = await hall.reach("chart")
    panel = await hall.panel(who)
    told = await more(who, panel, "hint")
    assert told.id == panel.id
    lines = words(told).splitlines()
    answers = [place for place, line in enumerate(lines) if re.match(r"\d\. ", line)]
    assert lines[answers[0]].startswith("1. **")
    first, *others = (lines[place + 1] for place in answers)
    assert re.match(r"-# (about the same as the next|in the end about \d+\.\d points better)", first)
    assert others
    assert all(
        re.match(r"-# (about the same as the first|in the end about \d+\.\d points worse)", why) for why in others
    )
    assert "from what you can see" in words(told)
    back = shown(await who.click(told, label="Back to my turn"))
    assert "where do you set a beacon?" in words(back)


async def test_a_hint_does_not_take_away_what_was_opened_while_it_was_thought_about(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who looked something up meanwhile was torn from what they read."""
    await hinted(hall)
    who = await hall.reach("chart")
    panel = await hall.panel(who)
    advice = hall.bot.table.computers.advice

    async def pressed_meanwhile(*asked: Any) -> Any:
        hall.bot.following.left(panel.id)
        return await advice(*asked)

    monkeypatch.setattr(hall.bot.table.computers, "advice", pressed_meanwhile)
    told = words(await more(who, panel, "hint"))
    assert "It is thinking." in told
    assert "1. **" not in told


async def test_the_best_answer_is_pressed_into_the_draft_and_not_confirmed(hall: Hall) -> None:
    await hinted(hall)
    who = await hall.reach("chart")
    seq = (await hall.snapshot()).row.seq
    told = await more(who, await hall.panel(who), "hint")
    (best,) = re.findall(r"^1\. \*\*Row \w: (.*)\*\*$", words(told), re.MULTILINE)
    drafted = shown(await who.click(told, label="Choose the first"))
    assert f"sets a beacon on {best}" in words(drafted)
    assert "Confirm" in buttons(drafted)
    assert (await hall.snapshot()).row.seq == seq


async def test_what_would_count_at_once_is_not_pressed_from_a_hint(hall: Hall) -> None:
    await hinted(hall)
    who = await hall.reach("bid")
    told = await more(who, await hall.panel(who), "hint")
    assert "Choose the first" not in buttons(told)
    assert "The first counts at once" in words(told)


async def test_a_hint_names_choices_by_the_letters_of_the_list(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = replace(manifest("duel").boards, crop="places", place="cell")
    monkeypatch.setitem(MANIFESTS, "duel", replace(manifest("duel"), boards=boards))
    await hinted(hall)
    who = await hall.reach("chart")
    panel = await hall.panel(who)
    told = await more(who, panel, "hint")
    letter, cell = re.findall(r"^1\. \*\*([A-Z]) · Row \w: (\w\d)\*\*$", words(told), re.MULTILINE)[0]
    back = shown(await who.click(told, label="Back to my turn"))
    row = next(label for label in buttons(back) if label.startswith(f"Row {cell[0]}"))
    assert f"{letter} · {cell}" in buttons(shown(await who.click(back, label=row)))


async def test_a_table_of_people_has_hints_when_its_host_allows_them(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    assert "hint" not in in_more(await hall.panel(who))
    assert "no hints" in await forged(hall, who, Call("hint", game, 0, ("chart",)))


async def test_whoever_plays_against_computers_alone_has_hints(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new", computers=1)
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "s")
    await hall.env.settle()
    assert "hint" in in_more(await hall.panel(hall.ann))


async def test_no_hint_is_offered_in_a_game_that_nobody_thinks_about(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hinted(hall)
    monkeypatch.setattr(thinking, "lookahead", {}.get)
    who = await hall.reach("chart")
    assert "hint" not in in_more(await hall.panel(who))
