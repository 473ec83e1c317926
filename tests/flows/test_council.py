"""An agenda on the panel: what a vote takes, what others see of it, and what is posted."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor

from bot.table.game.change import changed
from bot.table.game.transactions import clock_time
from bot.words.texts import Texts
from tests.flows.people import Hall, buttons, selects, shown, words
from tests.flows.test_restart import restart
from tests.ti4.agenda_scenes import council
from tests.ti4.kit import Table

VOTE = 5  # presses, with two planets
VOTE_AND_CARD = 8


async def seated(hall: Hall, made: Table, locale: str = "en") -> None:
    """Ann, Ben and Cho sit at this table, which speaks this language."""
    await hall.ann.slash(hall.channel, "ti4 new")
    await hall.ben.click(hall.card, label="Join")
    await hall.cho.click(hall.card, label="Join")
    table, game = hall.bot.table, (await hall.snapshot()).row.id
    await table.lobby.set_languages(game, hall.ann.id, locale)
    await table.lobby.start(game, hall.ann.id, "council")
    await hall.env.settle()
    async with table.transactions.changing(game) as (rows, snapshot):
        change = changed(snapshot, made.state, tuple(snapshot.game.pending(made.state)), (), clock_time())
        await table.transactions.changes.record(rows, change)
    await hall.env.settle()


async def player(hall: Hall, seat: int) -> MemberActor:
    """Who sits there, counted from 0."""
    return hall.at(await hall.snapshot(), seat)


async def said(hall: Hall, seat: int, *answer: str, locale: str = "en") -> int:
    """A seat says this of the agenda; how many presses that took, *My turn* and *Confirm* among them."""
    who, texts = await player(hall, seat), Texts("en")  # which is that of a person's own panel
    panel, presses = shown(await who.click(hall.status, label=Texts(locale)("ui-turn"))), 1
    outcomes = [word for word in answer if word.startswith("vote:")]
    chosen = [word for word in answer if word not in outcomes]
    for outcome in outcomes:
        name = texts("ti4-name-outcome-" + outcome.removeprefix("vote:"))
        heading = next(label for label in buttons(panel) if label.endswith(name))
        panel, presses = shown(await who.click(panel, label=heading)), presses + 1
    if chosen:
        (menu,) = (each for each in selects(panel) if ":council" in each["custom_id"])
        panel = shown(await who.select(panel, chosen, custom_id=menu["custom_id"]))
    else:
        panel = shown(await who.click(panel, label=texts("ui-none")))
    presses, confirm = presses + 1, texts("ui-confirm")
    if confirm in buttons(panel):
        await who.click(panel, label=confirm)
        presses += 1
    await hall.env.settle()
    return presses


def posts(hall: Hall) -> str:
    """All that stands in the thread."""
    return "\n".join(each.content for each in hall.thread.history())


async def test_a_vote_with_two_planets_takes_few_presses(hall: Hall) -> None:
    await seated(hall, council("mutiny"))
    assert await said(hall, 0, "vote:for", "exhaust:wellon", "exhaust:jord") <= VOTE


async def test_a_vote_with_a_card_takes_few_presses(hall: Hall) -> None:
    await seated(hall, council("mutiny", "veto.1"))
    assert await said(hall, 0, "veto.1", "vote:for", "exhaust:jord") <= VOTE_AND_CARD


async def test_nobody_sees_who_has_answered_and_everybody_sees_the_outcome(hall: Hall) -> None:
    await seated(hall, council("mutiny", "trade-rider.1"))
    before = words(hall.status)
    await said(hall, 0, "trade-rider.1:for")
    assert words(hall.status) == before
    assert "Trade Rider" not in posts(hall)
    await said(hall, 1, "vote:for", "exhaust:kamdorn")
    await said(hall, 2)
    assert "Mutiny: For" in posts(hall)
    assert "was right with Trade Rider" in posts(hall)


async def test_nobody_is_called_twice_for_an_agenda(hall: Hall) -> None:
    await seated(hall, council("mutiny"))
    await said(hall, 0, "vote:for", "exhaust:jord")
    await said(hall, 1)
    await said(hall, 2)
    for seat in (0, 1, 2):
        who: Any = await player(hall, seat)
        told = [each.content for each in who.user.dm_channel.history()]
        assert len([said for said in told if Texts("en")("post-window-closed") in said]) == len(told) == 1


async def test_what_was_answered_is_kept_over_a_restart_in_each_window(hall: Hall) -> None:
    await seated(hall, council("mutiny", "veto.1"))
    await restart(hall)
    await said(hall, 0, "veto.1")
    await restart(hall)
    await said(hall, 1)
    await restart(hall)
    await said(hall, 2)
    await restart(hall)
    snapshot = await hall.snapshot()
    assert snapshot.state.agenda != "mutiny"
    assert "plays Veto" in posts(hall)
    assert {question.kind for question in snapshot.pending if question.blind} == {"council"}


async def test_the_speaker_decides_a_tie_after_a_restart(hall: Hall) -> None:
    await seated(hall, council("mutiny"))
    for seat in (0, 1, 2):
        await said(hall, seat)
    await restart(hall)
    speaker = await player(hall, 0)
    panel = await hall.panel(speaker)
    decided = shown(await speaker.click(panel, label="Against"))
    assert f"{speaker.name} decides: Against; Mutiny: Against" in words(decided)


@pytest.mark.parametrize("locale", ["en", "ko"])
async def test_the_outcome_is_posted_with_its_picture(hall: Hall, locale: str) -> None:
    await seated(hall, council("mutiny"), locale)
    await said(hall, 0, "vote:for", "exhaust:jord", locale=locale)
    await said(hall, 1, locale=locale)
    await said(hall, 2, locale=locale)
    texts = Texts(locale)
    assert f"{texts('ti4-name-mutiny')}: {texts('ti4-name-outcome-for')}" in posts(hall)
    pictured: list[Any] = [each for each in hall.thread.history() if each.attachments]
    assert pictured
