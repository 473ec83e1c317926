"""What bots and members may do where, and when they may not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import app_commands

from localdiscord.actions.commands import visible_commands
from localdiscord.common.errors import Refusal
from localdiscord.state import permissions
from localdiscord.state.permissions import IN_DM
from tests.localdiscord.stage import Actor, Stage, picture

Attempt = Callable[[discord.TextChannel, discord.Message, discord.Message], Awaitable[Any]]


def forbid(stage: Stage, who: str, *names: str) -> None:
    """Take permissions from somebody, or from a role, in the place of the people."""
    bits = sum(getattr(permissions, name) for name in names)
    stage.ada.channel.overwrites[:] = [{"id": who, "type": 1, "allow": "0", "deny": str(bits)}]


ATTEMPTS: dict[str, tuple[str, Attempt, int]] = {
    "to see": ("VIEW_CHANNEL", lambda place, mine, theirs: place.send("hi"), 50001),
    "to write": ("SEND_MESSAGES", lambda place, mine, theirs: place.send("hi"), 50013),
    "to type": ("SEND_MESSAGES", lambda place, mine, theirs: place.typing(), 50013),
    "to embed": ("EMBED_LINKS", lambda place, mine, theirs: place.send(embed=discord.Embed(title="a")), 50013),
    "to attach": ("ATTACH_FILES", lambda place, mine, theirs: place.send(file=picture()), 50013),
    "to reply": ("READ_HISTORY", lambda place, mine, theirs: theirs.reply("yes"), 160002),
    "to look back": ("READ_HISTORY", lambda place, mine, theirs: place.fetch_message(mine.id), 50013),
    "to react": ("ADD_REACTIONS", lambda place, mine, theirs: theirs.add_reaction("🚀"), 50013),
    "to react unseen": ("READ_HISTORY", lambda place, mine, theirs: theirs.add_reaction("🚀"), 50013),
    "to pin": ("PIN_MESSAGES", lambda place, mine, theirs: mine.pin(), 50013),
    "to open a thread": ("CREATE_PUBLIC_THREADS", lambda place, mine, theirs: mine.create_thread(name="a"), 50013),
    "to open a private one": ("CREATE_PRIVATE_THREADS", lambda place, *_: place.create_thread(name="a"), 50013),
    "to delete others' words": ("MANAGE_MESSAGES", lambda place, mine, theirs: theirs.delete(), 50013),
    "to rename": ("MANAGE_CHANNELS", lambda place, mine, theirs: place.edit(name="a"), 50013),
}  # fmt: skip


@pytest.mark.parametrize(("missing", "attempt", "code"), ATTEMPTS.values(), ids=list(ATTEMPTS))
async def test_a_bot_needs_permission(stage: Stage, missing: str, attempt: Attempt, code: int) -> None:
    bot = Actor()
    async with stage.running(bot):
        place = stage.channel(bot)
        mine = await place.send("mine")
        theirs = await place.fetch_message(int(stage.ada.say("theirs").id))
        assert bot.user
        forbid(stage, str(bot.user.id), missing)
        with pytest.raises(discord.Forbidden) as caught:
            await attempt(place, mine, theirs)
    assert (caught.value.code, stage.refused()) == (code, [code])


async def test_who_may_not_add_a_reaction_may_join_one(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        said = stage.ada.say("launch?")
        said.reactions["🚀"] = [stage.ada.user.id]
        assert bot.user
        forbid(stage, str(bot.user.id), "ADD_REACTIONS")
        await stage.channel(bot).get_partial_message(int(said.id)).add_reaction("🚀")
        assert said.reactions["🚀"] == [stage.ada.user.id, str(bot.user.id)]


async def test_a_thread_takes_the_permission_for_threads_and_a_locked_one_that_to_manage(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        thread = await stage.channel(bot).create_thread(name="a", type=discord.ChannelType.public_thread)
        assert bot.user
        forbid(stage, str(bot.user.id), "SEND_MESSAGES")
        await thread.send("still heard")
        forbid(stage, str(bot.user.id), "SEND_IN_THREADS")
        with pytest.raises(discord.Forbidden):
            await thread.send("hi")
        await thread.edit(locked=True)
        forbid(stage, str(bot.user.id), "MANAGE_THREADS")
        with pytest.raises(discord.HTTPException):
            await thread.send("hi")
    assert stage.refused() == [50013, 160005]


async def test_a_bot_answers_where_it_may_not_write(stage: Stage) -> None:
    bot = Actor()

    @bot.tree.command(name="ping", description="Ping")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong", file=picture())

    async with stage.running(bot):
        assert bot.user
        forbid(stage, str(bot.user.id), "SEND_MESSAGES", "ATTACH_FILES")
        assert (await stage.ada.slash("ping")).message.content == "pong"


@pytest.fixture
def sweeper() -> Actor:
    bot = Actor()

    @bot.tree.command(name="sweep", description="Sweep")
    @app_commands.default_permissions(manage_messages=True)
    async def sweep(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("swept")

    @bot.tree.command(name="reset", description="Reset")
    @app_commands.default_permissions()
    async def reset(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("reset")

    @bot.tree.command(name="here", description="Not in direct messages")
    @app_commands.guild_only()
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    return bot


async def test_a_command_needs_the_permissions_it_asks_for_in_that_very_channel(stage: Stage, sweeper: Actor) -> None:
    async with stage.running(sweeper):
        stage.minjun.user.roles.append("1")
        stage.world.guild.roles["1"] = {"id": "1", "permissions": str(permissions.MANAGE_MESSAGES)}
        assert (await stage.minjun.slash("sweep")).message.content == "swept"
        forbid(stage, stage.minjun.user.id, "MANAGE_MESSAGES")
        with pytest.raises(Refusal) as caught:
            await stage.minjun.slash("sweep")
        assert caught.value.code == 50013


async def test_a_command_that_asks_for_no_permission_is_for_administrators(stage: Stage, sweeper: Actor) -> None:
    async with stage.running(sweeper):
        assert "reset" not in {each["name"] for each in visible_commands(stage.world, stage.minjun.user)}
        assert (await stage.ada.slash("reset")).message.content == "reset"


async def test_a_member_may_be_kept_from_using_commands(stage: Stage, sweeper: Actor) -> None:
    async with stage.running(sweeper):
        forbid(stage, stage.minjun.user.id, "USE_COMMANDS")
        with pytest.raises(Refusal) as caught:
            await stage.minjun.slash("here")
        assert caught.value.code == 50013


async def test_a_command_for_servers_is_none_in_direct_messages(stage: Stage, sweeper: Actor) -> None:
    async with stage.running(sweeper):
        stage.minjun.channel = stage.minjun.dm()
        assert permissions.permissions_in(stage.world, stage.minjun.user, stage.minjun.channel) == IN_DM
        with pytest.raises(Refusal) as caught:
            await stage.minjun.slash("here")
        assert caught.value.code == 10063
