"""A game whose channel was deleted is kept, its people are told, and it moves where they want it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.store.rows import PrefsRow
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, more, shown, words

DAY = 24 * 3600
LOST = "was deleted. The game goes on"


async def gone(hall: Hall, place: Any) -> None:
    """Somebody deletes a channel with its threads, or a thread."""
    backend = hall.env.backend
    for inner in [each for each in backend.channels.values() if each.parent_id == place.id]:
        backend.delete_channel(inner.id)
    backend.delete_channel(place.id)
    await hall.env.settle()


def dms(who: Any) -> list[str]:
    """What the bot has told somebody in private."""
    return [message.content for message in who.user.dm_channel.history()]


async def hub(hall: Hall, who: Any, place: Any) -> Any:
    """The hub as somebody opens it."""
    return shown(await who.slash(place, "play"))


async def beacon(hall: Hall, where: str) -> None:
    """Whoever has the turn sets a beacon."""
    game, who = (await hall.snapshot()).row.id, await hall.reach("chart")
    panel = await hall.bot.table.turns.panel(game, who.id)
    await hall.answer(panel, who.id, {"chart": (where,)})
    await hall.answer(await hall.bot.table.turns.panel(game, who.id), who.id, {})
    await hall.env.settle()


async def test_a_game_whose_channel_is_deleted_goes_on_and_moves_into_another(hall: Hall) -> None:
    game = await hall.game()
    other = hall.guild.create_text_channel("other")
    await gone(hall, hall.channel)
    for who in (hall.ann, hall.ben):
        assert [(LOST in said, f"`{game}`" in said, "`/duel move`" in said) for said in dms(who)] == [(True,) * 3]
    assert dms(hall.cho) == []
    await beacon(hall, "c3")
    assert len(dms(hall.ann)) == 1

    found = await hub(hall, hall.ben, other)
    assert "The channel of this game was deleted" in words(found)
    panel = shown(await hall.ben.click(found, label="Open"))
    assert "The channel of this game was deleted" in words(panel)
    done = await more(hall.ben, panel, "move")
    assert f"<#{other.id}>" in words(done)

    (card,) = [message for message in other.history() if message.components]
    assert buttons(card) == ["Open the table"]
    (thread,) = other.threads
    told = [message.content for message in thread.history() if message.content]
    assert "My turn" in buttons(thread.history()[-1])
    assert any("sets a beacon on c3" in said for said in told)  # what was to be told meanwhile
    assert told[-1] == f"{hall.ann.mention} {hall.ben.mention}: the game has moved and goes on here."
    assert "was deleted" not in words(await hub(hall, hall.ann, other))
    await beacon(hall, "a1")
    assert len([message for message in thread.history() if message.content]) > len(told)


async def test_who_set_no_language_is_told_in_that_of_their_discord(hall: Hall) -> None:
    await hall.bot.table.preferences.set(PrefsRow(hall.ann.id, "ko"))
    await hall.ann.slash(hall.channel, "duel new")
    await hall.ben.click(hall.card, label="참가")
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "s")
    await gone(hall, hall.channel)
    assert "삭제되었습니다" in dms(hall.ann)[-1]
    assert LOST in dms(hall.ben)[-1]


async def test_a_deletion_that_was_not_heard_of_is_noticed_at_the_next_turn(hall: Hall) -> None:
    await hall.game()
    hall.bot.on_guild_channel_delete = hall.bot.on_raw_thread_delete = _deaf  # type: ignore[method-assign,assignment]
    await gone(hall, hall.channel)
    assert dms(hall.ann) == []
    await beacon(hall, "c3")
    assert len(dms(hall.ann)) == 1


async def _deaf(event: Any) -> None:
    """The bot was away when it happened."""


async def finished(hall: Hall, game: str) -> None:
    """Everybody answers by default until the game is over."""
    while (snapshot := await hall.bot.table.games.snapshot(game)).asked:
        who = snapshot.asked[0].person or 0
        await hall.answer(await hall.bot.table.turns.panel(game, who), who, {})
    await hall.env.settle()


async def test_the_end_of_a_game_without_a_place_is_told_to_each_with_the_last_picture(hall: Hall) -> None:
    game = await hall.game()
    await hall.bot.table.preferences.set(PrefsRow(hall.ben.id, "ko", theme="light"))
    await gone(hall, hall.channel)
    await finished(hall, game)
    (ann, ben) = (who.user.dm_channel.history()[-1] for who in (hall.ann, hall.ben))
    assert ann.content.startswith(f"### Duel · {await hall.name(game)} `{game}`\n")
    assert "The game is over." in ann.content
    assert f"· Ann · {(await score(hall, game))[hall.ann.id]} VP" in ann.content
    assert "게임이 끝났습니다" in ben.content
    assert [attachment.filename for attachment in ann.attachments] == ["duel-chart.png"]
    assert "light" in str(ben.attachments[0].description)
    assert [len(dms(who)) for who in (hall.ann, hall.ben)] == [2, 2]  # that it was lost, and how it ended


async def score(hall: Hall, game: str) -> dict[int, int]:
    """The points of each person."""
    snapshot = await hall.bot.table.games.snapshot(game)
    return dict(
        zip((seat.user_id or 0 for seat in snapshot.seats), snapshot.game.scores(snapshot.view(None)), strict=True)
    )


async def test_an_end_that_finds_its_channel_deleted_is_told_to_each(hall: Hall) -> None:
    game = await hall.game()
    hall.bot.on_guild_channel_delete = hall.bot.on_raw_thread_delete = _deaf  # type: ignore[method-assign,assignment]
    hall.env.backend.delete_channel(hall.thread.id)
    hall.env.backend.delete_channel(hall.channel.id)
    snapshot = await hall.bot.table.games.snapshot(game)
    async with hall.bot.table.transactions.changing(game) as (
        rows,
        _,
    ):  # the last move of all, before anything of it was posted
        await rows.put(replace(snapshot.row, status="over", rev=snapshot.row.rev + 1))
        await rows.post(game, "over", {"first": 1, "last": 0, "asked": []})
    await hall.env.settle()
    for who in (hall.ann, hall.ben):
        (told,) = dms(who)
        assert "The game is over." in told


async def test_who_gives_up_a_game_without_a_place_leaves_nobody_guessing(hall: Hall) -> None:
    game = await hall.game()
    await gone(hall, hall.channel)
    await hall.bot.table.leaving.abandon(game, hall.ann.id)
    await hall.env.settle()
    told = dms(hall.ben)[-1].splitlines()
    assert told[:2] == [f"### Duel · {await hall.name(game)} `{game}`", "The table was given up."]
    assert (await hall.bot.table.games.snapshot(game)).row.seed in told[2]  # it is shown once a game has ended


async def test_nobody_is_reminded_of_a_game_without_a_place(hall: Hall) -> None:
    await hall.game()
    other = hall.guild.create_text_channel("other")
    await gone(hall, hall.channel)
    for _ in range(3):
        await hall.env.advance_time(DAY)
    assert (len(dms(hall.ann)), len(dms(hall.ben))) == (1, 1)
    await hall.ann.slash(other, "duel move")
    assert not any("you have been asked" in message.content for message in other.threads[0].history())
    await hall.env.advance_time(DAY)
    await hall.env.settle()
    reminded = [message for message in other.threads[0].history() if "you have been asked" in message.content]
    assert len(reminded) == 2  # both owe their first answer


async def test_a_table_that_has_not_started_moves_too(hall: Hall) -> None:
    game = await hall.lobby()
    other = hall.guild.create_text_channel("other")
    await gone(hall, hall.channel)
    assert "was deleted" in words(await hub(hall, hall.ann, other))
    assert f"<#{hall.channel.id}>" not in words(await hub(hall, hall.ann, other))
    await hall.ann.slash(other, "duel move", table=game)
    (card,) = other.history()
    assert "Join" in buttons(card)


async def test_a_first_game_whose_thread_is_deleted_is_led_to_a_new_one(hall: Hall) -> None:
    await hall.ann.select(await hub(hall, hall.ann, hall.channel), ["duel"], custom_id=str(Call("first")))
    await gone(hall, hall.thread)
    assert len(dms(hall.ann)) == 1
    begun = shown(
        await hall.ann.select(await hub(hall, hall.ann, hall.channel), ["duel"], custom_id=str(Call("first")))
    )
    (snapshot,) = await hall.bot.table.games.of_person(hall.ann.id)
    (thread,) = hall.channel.threads
    assert (snapshot.row.thread_id, snapshot.row.channel_id) == (thread.id, thread.id)
    assert f"<#{thread.id}>" in words(begun)
    assert any("goes on here" in message.content for message in thread.history())
    made = hall.bot.get_channel(thread.id)
    assert isinstance(made, discord.Thread)
    assert made.is_private()


async def test_a_game_that_has_its_place_does_not_move(hall: Hall) -> None:
    await hall.game()
    other = hall.guild.create_text_channel("other")
    refused = shown(await hall.ann.slash(other, "duel move"))
    assert f"has its place already: <#{hall.thread.id}>" in words(refused)
    assert other.history() == []


async def test_a_game_moves_within_its_server_and_by_its_people_only(hall: Hall) -> None:
    game = await hall.game()
    elsewhere = hall.env.create_guild()
    there = elsewhere.create_text_channel("there")
    away = elsewhere.add_member(hall.ann.user)
    await gone(hall, hall.channel)
    assert "belongs to another server" in words(shown(await away.slash(there, "duel move", table=game)))
    other = hall.guild.create_text_channel("other")
    assert "no such table" in words(shown(await hall.cho.slash(other, "duel move", table=game)))
    assert (other.history(), there.history()) == ([], [])
    assert not (await hall.bot.table.games.snapshot(game)).row.placed
