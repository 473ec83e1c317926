"""Somebody without a seat presses *My turn*: they watch, and are told once when the game ends if they like."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.store.call_rows import FollowRow
from bot.store.rows import OutboxRow
from bot.table.calls import followers
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, shown, words
from tests.flows.test_places import dms
from tests.flows.test_threads import finished
from tests.flows.test_words import forged

ENDED = "A game that you watched has ended."
LOOKING = ["Board", "Sheets", "Log", "Rules", "Look again"]


async def following(hall: Hall, who: MemberActor) -> Any:
    """Somebody watches the newest game and asks to be told."""
    return shown(await who.click(await hall.panel(who), label="Tell me when it ends"))


async def follows(hall: Hall, game: str) -> list[int]:
    async with hall.bot.table.transactions.read() as rows:
        return [row.user_id for row in await rows.some(FollowRow, game_id=game)]


async def test_who_has_no_seat_watches_and_comes_back_from_what_they_look_at(hall: Hall) -> None:
    await hall.game()
    seen = await hall.panel(hall.cho)
    assert seen.ephemeral
    assert "You have no seat at this table. You may watch" in words(seen)
    assert "▶" in words(seen)  # who is asked
    assert buttons(seen) == [*LOOKING, "Tell me when it ends"]
    for label, told in (("Board", "Duel"), ("Log", "Round 1 begins"), ("Sheets", "Duel")):
        looked = shown(await hall.cho.click(seen, label=label))
        assert told in words(looked)
        seen = shown(await hall.cho.click(looked, label="Back to the game"))
        assert buttons(seen)[:5] == LOOKING
    assert buttons(shown(await hall.cho.click(seen, label="Look again")))[:5] == LOOKING
    again = shown(await hall.cho.slash(hall.thread, "duel turn"))
    assert "You may watch" in words(again)


async def test_who_wants_to_be_told_of_the_end_is_told_once(hall: Hall) -> None:
    game = await hall.game()
    seen = await following(hall, hall.cho)
    assert "You will be told when the game ends" in words(seen)
    assert buttons(seen)[-1] == "Do not tell me"
    await finished(hall, game)
    (told,) = dms(hall.cho)
    assert ENDED in told
    assert "has won" in told or "have won" in told or "wins" in told
    assert f"<#{hall.thread.id}>" in told
    assert dms(hall.ann) == []
    assert await follows(hall, game) == []
    after = shown(await hall.cho.click(await hall.forge(Call("turn", game)), label="forged"))
    assert buttons(after) == LOOKING  # nothing is left to be told of


async def test_who_changes_their_mind_is_told_nothing(hall: Hall) -> None:
    game = await hall.game()
    seen = await following(hall, hall.cho)
    seen = shown(await hall.cho.click(seen, label="Do not tell me"))
    assert buttons(seen)[-1] == "Tell me when it ends"
    await finished(hall, game)
    assert dms(hall.cho) == []


async def test_a_game_that_is_given_up_has_ended_too(hall: Hall) -> None:
    game = await hall.game()
    await following(hall, hall.cho)
    await hall.bot.table.leaving.abandon(game, hall.ann.id)
    await hall.env.settle()
    (told,) = dms(hall.cho)
    assert ENDED in told
    assert "This table was given up." in told


async def test_who_may_not_see_the_channel_any_more_is_told_nothing(hall: Hall) -> None:
    game = await hall.game()
    await following(hall, hall.cho)
    denied = discord.PermissionOverwrite(view_channel=False)
    hidden = hall.guild.create_text_channel("hidden", overwrites={hall.cho: denied})
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        await rows.put(replace(snapshot.row, channel_id=hidden.id))
    await finished(hall, game)
    assert dms(hall.cho) == []


async def test_who_takes_a_seat_meanwhile_is_told_as_a_player(hall: Hall) -> None:
    game = await hall.game()
    await following(hall, hall.cho)
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        seat = snapshot.seats[snapshot.seat_of(hall.ben.id) or 0]
        await rows.put(replace(seat, user_id=hall.cho.id))
    await finished(hall, game)
    assert dms(hall.cho) == []


async def test_an_anonymous_table_tells_names_only_at_its_end(hall: Hall) -> None:
    game = await hall.lobby()
    await hall.bot.table.lobby.hide_names(game, hall.ann.id, on=True)
    await hall.bot.table.lobby.start(game, hall.ann.id, "s")
    await hall.env.settle()
    seen = await following(hall, hall.cho)
    assert not {"Ann", "Ben"} & set(words(seen).replace("*", " ").split())
    await finished(hall, game)
    assert ENDED in dms(hall.cho)[-1]


async def test_who_plays_has_nothing_to_follow(hall: Hall) -> None:
    game = await hall.game()
    assert "You are told of this game anyway" in await forged(hall, hall.ann, Call("follow", game, 0, ("on",)))
    assert "moved on" in await forged(hall, hall.cho, Call("follow", game, 0, ("maybe",)))
    assert await follows(hall, game) == []


async def test_nobody_follows_more_than_some_games(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await hall.game()
    monkeypatch.setattr(followers, "MOST", 0)
    assert "to be told of the end of 0 games already" in await forged(hall, hall.cho, Call("follow", game, 0, ("on",)))


async def test_the_end_of_what_is_kept_of_a_person_ends_their_following(hall: Hall) -> None:
    game = await hall.game()
    await following(hall, hall.cho)
    await hall.bot.table.erasure.erase(hall.cho.id, lambda locale, seat: "Somebody")
    assert await follows(hall, game) == []
    await finished(hall, game)
    assert dms(hall.cho) == []
    async with hall.bot.table.transactions.read() as rows:
        assert not [row for row in await rows.some(OutboxRow, game_id=game) if row.kind == "followed"]
