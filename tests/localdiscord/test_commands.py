from __future__ import annotations

from base64 import b64encode

import discord
import pytest
from discord import app_commands
from discord.app_commands import locale_str

from localdiscord.actions.commands import visible_commands
from localdiscord.common.errors import Refusal
from tests.localdiscord.stage import Actor, Korean, Stage


class Translating(Actor):
    async def setup_hook(self) -> None:
        await self.tree.set_translator(Korean())
        await self.tree.sync()


def race_group() -> app_commands.Group:
    group = app_commands.Group(name="race", description=locale_str("Race for the Galaxy", ko="레이스 포 더 갤럭시"))
    table = app_commands.Group(name="table", description="Tables", parent=group)

    @table.command(name="new", description=locale_str("Open a table", ko="새 게임"))
    @app_commands.describe(seats="How many", friend="Whom to invite")
    async def new(
        interaction: discord.Interaction, seats: app_commands.Range[int, 2, 4], friend: discord.Member | None = None
    ) -> None:
        await interaction.response.send_message(f"{seats} {friend and friend.display_name} {interaction.locale.value}")

    return group


async def test_sync_returns_what_was_sent_with_ids_and_translations(stage: Stage) -> None:
    bot = Translating()
    bot.tree.add_command(race_group())
    async with stage.running(bot):
        (command,) = await bot.tree.fetch_commands()
        assert command.description_localizations == {discord.Locale.korean: "레이스 포 더 갤럭시"}
        (again,) = await bot.tree.sync()
        assert again.id == command.id


async def test_a_subcommand_of_a_group_gets_typed_options_and_the_language(stage: Stage) -> None:
    bot = Actor()
    bot.tree.add_command(race_group())
    async with stage.running(bot):
        reply = await stage.minjun.slash("race table new", seats=3, friend=stage.ada.user.id)
        assert reply.message.content == "3 Ada ko"
        assert reply.message.interaction
        assert reply.message.interaction["name"] == "race table new"


async def test_guild_commands_live_beside_global_ones(stage: Stage) -> None:
    bot = Actor()
    guild = discord.Object(stage.world.guild.id)

    @bot.tree.command(name="here", description="Only here", guild=guild)
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    async with stage.running(bot):
        (synced,) = await bot.tree.sync(guild=guild)
        assert synced.guild_id == guild.id
        assert (await stage.ada.slash("here")).message.content == "here"


async def test_a_person_cannot_send_what_the_client_would_not_let_them(stage: Stage) -> None:
    bot = Actor()
    bot.tree.add_command(race_group())
    async with stage.running(bot):
        for options in ({}, {"seats": 5}, {"seats": "many"}):
            with pytest.raises(Refusal):
                await stage.ada.slash("race table new", **options)


async def test_a_command_for_moderators_is_hidden_from_others(stage: Stage) -> None:
    bot = Actor()

    @bot.tree.command(name="sweep", description="Close all tables")
    @app_commands.default_permissions(manage_guild=True)
    async def sweep(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("swept")

    async with stage.running(bot):
        assert (await stage.ada.slash("sweep")).message.content == "swept"
        assert visible_commands(stage.world, stage.minjun.user) == []


async def test_completions_reach_the_person(stage: Stage) -> None:
    bot = Actor()

    async def suggest(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{typed}{number}", value=str(number)) for number in range(25)]

    group = app_commands.Group(name="race", description="Race for the Galaxy")

    @group.command(name="act", description="Do something")
    @app_commands.autocomplete(move=suggest)
    async def act(interaction: discord.Interaction, move: str) -> None:
        await interaction.response.send_message(move)

    bot.tree.add_command(group)
    async with stage.running(bot):
        choices = await stage.ada.complete("race act", "move", move="set")
        assert (len(choices), choices[3]) == (25, {"name": "set3", "value": "3"})


def command(**changes: object) -> dict[str, object]:
    return {"name": "act", "description": "Act", "type": 1, "options": []} | changes


def option(**changes: object) -> dict[str, object]:
    return {"name": "what", "description": "What", "type": 3} | changes


BAD_COMMANDS = {
    "upper case": [command(name="Act")],
    "a space": [command(name="act now")],
    "too long a name": [command(name="a" * 33)],
    "no description": [command(description="")],
    "the same name twice": [command(), command()],
    "an unknown locale": [command(description_localizations={"kr": "행동"})],
    "too long a translation": [command(description_localizations={"ko": "가" * 101})],
    "a required option after a free one": [command(options=[option(), option(name="then", required=True)])],
    "the same option twice": [command(options=[option(), option()])],
    "26 options": [command(options=[option(name=f"o{number}") for number in range(26)])],
    "26 choices": [command(options=[option(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)])])],
    "the same choice twice": [command(options=[option(choices=[{"name": n, "value": "v"} for n in "ab"])])],
    "completion beside choices": [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
    "a group in a group": [command(options=[option(type=2, options=[option(type=2, options=[option(type=1)])])])],
    "a subcommand beside an option": [command(options=[option(type=1), option(name="other")])],
    "more than 8000 characters": [
        command(options=[option(name=f"o{n}", choices=[{"name": f"{m:0>100}", "value": f"{m}"} for m in range(25)])
                         for n in range(5)])
    ],
    "no name": [{"description": "Act"}],
    "16 context menus": [{"type": 2, "name": f"Look {number}"} for number in range(16)],
    "101 commands": [command(name=f"c{number}") for number in range(101)],
}  # fmt: skip


@pytest.mark.parametrize("commands", BAD_COMMANDS.values(), ids=list(BAD_COMMANDS))
async def test_sync_refuses(stage: Stage, commands: list[dict[str, object]]) -> None:
    stage.world.schema = None  # what the official description says of lengths, our own rules say too
    bot = discord.Client(intents=discord.Intents.none())
    async with bot:
        await bot.login("local-tester")
        assert bot.application_id
        with pytest.raises(discord.HTTPException) as caught:
            await bot.http.bulk_upsert_global_commands(bot.application_id, commands)
    assert (caught.value.status, caught.value.code, stage.refused()) == (400, 50035, [50035])


async def test_a_command_takes_a_file(stage: Stage) -> None:
    bot = Actor()

    @bot.tree.command(name="read", description="Read a file")
    async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
        await interaction.response.send_message(f"{file.filename} {file.size} {(await file.read()).decode()}")

    async with stage.running(bot):
        given = {"filename": "a game.json", "data": b64encode(b"{}").decode()}
        assert (await stage.ada.slash("read", file=given)).message.content == "a_game.json 2 {}"
        for wrong in ("17", {"filename": "a.json"}, {"filename": "a.json", "data": "?"}, None):
            with pytest.raises(Refusal, match="No file"):
                await stage.ada.slash("read", file=wrong)
