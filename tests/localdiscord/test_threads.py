from __future__ import annotations

import discord
import pytest

from localdiscord.actions.person_messages import send_message
from localdiscord.common.errors import Refusal
from localdiscord.state.permissions import can_see
from tests.localdiscord.stage import Actor, Stage


async def test_a_thread_below_a_message(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        sent = await stage.channel(bot).send("Table 1")
        thread = await sent.create_thread(name="Table 1", auto_archive_duration=10080)
        assert (thread.id, thread.parent_id, thread.auto_archive_duration) == (sent.id, sent.channel.id, 10080)
        await thread.send("welcome")
        assert [each.content async for each in thread.history()] == ["welcome", ""]
        assert (await stage.channel(bot).fetch_message(sent.id)).flags.has_thread
        with pytest.raises(discord.HTTPException):
            await sent.create_thread(name="Again")
        assert stage.refused() == [160004]


async def test_a_private_thread_is_seen_by_those_in_it(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        thread = await stage.channel(bot).create_thread(name="Secret", invitable=False)
        place = stage.world.channel(str(thread.id))
        await thread.add_user(discord.Object(int(stage.minjun.user.id)))
        assert can_see(stage.world, stage.minjun.user, place)
        assert not can_see(stage.world, stage.world.user(stage.world.people()[2].id), place)
        await thread.send(f"<@{stage.world.people()[2].id}>, come in")
        assert can_see(stage.world, stage.world.people()[2], place)
        await thread.remove_user(discord.Object(int(stage.minjun.user.id)))
        assert not can_see(stage.world, stage.minjun.user, place)
        assert len(await thread.fetch_members()) == 2


async def test_a_sleeping_thread_wakes_by_a_word_and_a_locked_one_does_not(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        thread = await stage.channel(bot).create_thread(name="Open", type=discord.ChannelType.public_thread)
        place = stage.world.channel(str(thread.id))
        assert place.thread
        await thread.edit(archived=True)
        with pytest.raises(discord.HTTPException):
            await thread.edit(name="Renamed")
        await thread.send("good morning")
        assert not place.thread.archived
        await thread.edit(archived=True, locked=True, name="Over")
        with pytest.raises(Refusal):
            send_message(stage.world, stage.minjun.user, place, "but why?")
        assert (place.name, stage.refused()) == ("Over", [50083])


async def test_a_bot_that_comes_back_finds_the_threads(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        thread = await stage.channel(bot).create_thread(name="Open", type=discord.ChannelType.public_thread)
    again = Actor()
    async with stage.running(again):
        found = again.get_channel(thread.id)
        assert isinstance(found, discord.Thread)
        assert found.name == "Open"
