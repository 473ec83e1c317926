from __future__ import annotations

from typing import Any

import discord
import pytest

from localdiscord import seeded_world
from localdiscord.seed import add_channel, add_person
from tests.localdiscord.stage import Actor, Stage


async def test_the_server_and_its_members_can_be_fetched(stage: Stage) -> None:
    bot = Actor(discord.Intents(guilds=True, members=True))
    async with stage.running(bot):
        guild = await bot.fetch_guild(int(stage.world.guild.id))
        assert (guild.name, guild.approximate_member_count) == ("The Observatory", 4)
        assert [each.name for each in await guild.fetch_channels()] == ["lobby", "tables", "off-topic"]
        assert [each.name for each in await guild.fetch_roles()] == ["@everyone", "tester"]
        ada = await guild.fetch_member(int(stage.ada.user.id))
        assert (ada.display_name, (await guild.query_members("ada", cache=False))[0].id) == ("Ada", ada.id)
        assert len([each async for each in guild.fetch_members()]) == 4
        assert (await bot.application_info()).owner.name == "ada"
        assert await bot.fetch_application_emojis() == []
        assert [each.name async for each in bot.fetch_guilds()] == ["The Observatory"]
        with pytest.raises(discord.NotFound):
            await guild.fetch_member(1)
        with pytest.raises(discord.NotFound):
            await bot.fetch_guild(1)
        assert stage.refused() == [10007, 10004]


async def test_a_channel_is_renamed_only_with_the_permission(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        channel = stage.channel(bot)
        with pytest.raises(discord.Forbidden):
            await channel.edit(name="hall")
        role = stage.world.guild.roles[next(iter(stage.world.applications.values())).role_id]
        role["permissions"] = str(1 << 3)
        await channel.edit(name="hall", topic="Come in")
        assert (stage.ada.channel.name, stage.ada.channel.topic) == ("hall", "Come in")
        async with channel.typing():
            await channel.send("hello")
        await channel.delete()
        assert stage.ada.channel.id not in stage.world.channels
        assert stage.refused() == [50013]


async def test_a_thread_is_left_joined_listed_and_deleted(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        thread = await stage.channel(bot).create_thread(name="Open", type=discord.ChannelType.public_thread)
        await thread.leave()
        assert await thread.fetch_members() == []
        await thread.join()
        assert bot.user
        assert (await thread.fetch_member(bot.user.id)).id == bot.user.id
        assert [each.id for each in await stage.channel(bot).guild.active_threads()] == [thread.id]
        await thread.edit(archived=True)
        assert [each.id async for each in stage.channel(bot).archived_threads()] == [thread.id]
        assert [each async for each in stage.channel(bot).archived_threads(private=True)] == []
        await thread.delete()
        assert str(thread.id) not in stage.world.channels


async def test_single_commands_come_and_go(stage: Stage) -> None:
    async with discord.Client(intents=discord.Intents.none()) as bot:
        await bot.login("local-tester")
        assert bot.application_id
        command: Any = {"name": "act", "description": "Act"}
        made = await bot.http.upsert_global_command(bot.application_id, command)
        again = await bot.http.upsert_global_command(bot.application_id, command | {"description": "Act now"})
        assert (again["id"], again["description"]) == (made["id"], "Act now")
        edited = await bot.http.edit_global_command(bot.application_id, int(made["id"]), {"name": "do"})
        assert (edited["id"], edited["name"], edited["description"]) == (made["id"], "do", "Act now")
        assert (await bot.http.get_global_command(bot.application_id, int(made["id"])))["name"] == "do"
        await bot.http.delete_global_command(bot.application_id, int(made["id"]))
        with pytest.raises(discord.NotFound):
            await bot.http.get_global_command(bot.application_id, int(made["id"]))
        with pytest.raises(discord.NotFound):
            await bot.http.get_global_commands(1)
        with pytest.raises(discord.Forbidden):
            await bot.http.get_guild_commands(bot.application_id, 1)
    assert stage.refused() == [10063, 10002, 50001]


def test_a_world_may_have_other_people_and_a_bot_from_the_beginning() -> None:
    world = seeded_world(bot_token="local-orrery")
    user = add_person(world, "nadia", "Nadia")
    channel = add_channel(world, "quiet")
    assert [each.username for each in world.users.values() if each.bot] == ["orrery"]
    assert (world.member(user.id), world.channel(channel.id).position) == (user, 3)
