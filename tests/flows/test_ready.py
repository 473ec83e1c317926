"""People who sat down long ago are asked before the start whether they are ready."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.table.seating.ready import ANSWER_SECONDS
from bot.table.uptime import uptime
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, shown, words


async def old_lobby(hall: Hall) -> str:
    """A lobby at which all sat down long ago."""
    game = await hall.lobby()
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        for seat in snapshot.seats:
            await rows.put(replace(seat, ready_until=5))
    return game


def post(hall: Hall, said: str) -> Any:
    return next(message for message in reversed(list(hall.channel.history())) if said in message.content)


async def test_who_sat_down_long_ago_is_asked_and_the_game_begins_by_itself(hall: Hall) -> None:
    game = await old_lobby(hall)
    await hall.ann.click(hall.card, label="Start")
    await hall.env.settle()
    asked = post(hall, "Are you ready?")
    assert hall.ben.mention in asked.content
    assert hall.ann.mention not in asked.content
    card = next(message for message in hall.channel.history() if "is open" in words(message))
    assert "Ready?" in words(card)
    assert f"{hall.ben.mention} · new to this game · ⏳ not answered yet" in words(card)
    assert f"{hall.ann.mention} · new to this game · ✅ ready" in words(card)
    assert buttons(card)[2] == "I am ready"
    assert "has started" in words(shown(await hall.ben.click(asked, label="I am ready")))
    assert (await hall.bot.table.games.snapshot(game)).row.status == "running"
    await hall.env.settle()
    settled = post(hall, "whether they are ready")
    assert (settled.id, buttons(settled)) == (asked.id, [])


async def test_who_is_not_ready_gets_up_and_the_owner_is_told(hall: Hall) -> None:
    await old_lobby(hall)
    await hall.ann.click(hall.card, label="Start")
    await hall.env.settle()
    assert "You have left" in words(shown(await hall.ben.click(post(hall, "Are you ready?"), label="Not now")))
    await hall.env.settle()
    assert hall.ann.mention in post(hall, "Ben got up from table").content


async def test_nobody_is_asked_who_sat_down_just_now(hall: Hall) -> None:
    game, card = await hall.lobby(), hall.card
    message = await hall.forge(Call("am-ready", game), "ready")
    assert "Nobody is asked now" in words(shown(await hall.ben.click(message, label="ready")))
    await hall.ann.click(card, label="Start")
    assert (await hall.bot.table.games.snapshot(game)).row.status == "running"


async def test_the_clock_frees_the_seat_of_who_says_nothing(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uptime, "GAP", 2 * ANSWER_SECONDS)  # the bot looks seldom here, and is not down meanwhile
    game = await old_lobby(hall)
    told = words(shown(await hall.ann.slash(hall.channel, "duel start")))
    assert "the others are asked whether they are ready" in told
    await hall.env.advance_time(ANSWER_SECONDS + 6 * 3600)
    await hall.env.settle()
    assert [seat.name for seat in (await hall.bot.table.games.snapshot(game)).seats] == ["Ann"]
    assert hall.ann.mention in post(hall, "Ben did not say whether they are ready").content


@pytest.mark.parametrize(("said", "status"), [("I am ready", "running"), ("Not now", "lobby")])
async def test_the_lobby_of_the_hub_takes_the_answer_too(hall: Hall, said: str, status: str) -> None:
    game = await old_lobby(hall)
    await hall.ann.click(hall.card, label="Start")
    hub = shown(await hall.ben.slash(hall.channel, "play"))
    private = shown(await hall.ben.click(hub, label="Open"))
    await hall.ben.click(private, label="I am ready" if said == "I am ready" else "Leave")
    assert (await hall.bot.table.games.snapshot(game)).row.status == status
