from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from localdiscord import NoAnswer
from tests.localdiscord.stage import Actor, Stage, picture


async def test_a_reply_with_a_picture_is_resolved_and_can_be_fetched(stage: Stage) -> None:
    bot = Actor()

    @bot.tree.command(name="board", description="Show")
    async def board(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Turn 1").set_image(url="attachment://board.png")
        answer = await interaction.response.send_message(embed=embed, file=picture(alt="A board"))
        assert isinstance(answer.resource, discord.InteractionMessage)
        assert answer.resource.embeds[0].image.width == 3

    async with stage.running(bot):
        message = (await stage.ada.slash("board")).message
        assert (message.files[0].description, message.shown_files()) == ("A board", [])
        data = await bot.http.get_from_cdn(message.embeds[0]["image"]["url"])
        assert data == message.files[0].data


async def test_an_ephemeral_reply_exists_only_for_its_owner(stage: Stage) -> None:
    bot = Actor()

    @bot.tree.command(name="hand", description="Show")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("your hand", ephemeral=True)
        await interaction.edit_original_response(content="your new hand")

    async with stage.running(bot):
        message = (await stage.ada.slash("hand")).message
        assert [each.content for each in stage.ada.sees()] == ["your new hand"]
        assert stage.minjun.sees() == []
        with pytest.raises(discord.NotFound):
            await stage.channel(bot).fetch_message(int(message.id))
        assert stage.refused() == [10008]


async def test_a_deferred_reply_loads_and_is_then_filled(stage: Stage) -> None:
    bot = Actor()

    @bot.tree.command(name="slow", description="Think")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        assert (await interaction.original_response()).flags.loading
        await interaction.edit_original_response(content="done", attachments=[picture()])
        await interaction.followup.send("and more", ephemeral=True)

    async with stage.running(bot):
        message = await (await stage.ada.slash("slow")).loaded()
        assert (message.content, message.flags, len(message.files)) == ("done", 64, 1)
        await stage.ada.until(lambda: stage.ada.sees()[1:] or None)
        assert stage.minjun.sees() == []


async def test_the_first_follow_up_fills_a_loading_reply_and_keeps_its_privacy(stage: Stage) -> None:
    bot = Actor()

    @bot.tree.command(name="slow", description="Think")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("filled", ephemeral=False)
        await interaction.followup.send("second", ephemeral=False)

    async with stage.running(bot):
        await (await stage.ada.slash("slow")).loaded()
        await stage.minjun.until(lambda: stage.minjun.sees() or None)
        assert [each.content for each in stage.ada.sees()] == ["filled", "second"]
        assert [each.content for each in stage.minjun.sees()] == ["second"]


async def test_a_reply_can_be_deleted(stage: Stage) -> None:
    bot = Actor()

    @bot.tree.command(name="brief", description="Come and go")
    async def brief(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hello")
        await interaction.delete_original_response()

    async with stage.running(bot):
        await stage.ada.slash("brief")
        await stage.ada.until(lambda: None if stage.ada.sees() else True)
        assert [entry["op"] for entry in stage.world.log] == ["create", "delete"]


async def test_an_answer_after_three_seconds_is_too_late(stage: Stage) -> None:
    bot = Actor()
    refusals: list[int] = []

    @bot.tree.command(name="late", description="Too late")
    async def late(interaction: discord.Interaction) -> None:
        stage.world.clock.advance(3.1)
        with pytest.raises(discord.NotFound) as caught:
            await interaction.response.send_message("here I am")
        refusals.append(caught.value.code)

    async with stage.running(bot):
        with pytest.raises(NoAnswer):
            await stage.ada.slash("late")
        await stage.ada.until(lambda: refusals or None)
        assert (refusals, stage.refused()) == ([10062], [10062])


async def test_a_second_answer_is_refused(stage: Stage) -> None:
    bot = Actor()

    @bot.tree.command(name="twice", description="Twice")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        with pytest.raises(discord.HTTPException):
            await interaction.response.send_message("two")

    async with stage.running(bot):
        await stage.ada.slash("twice")
        await stage.ada.until(lambda: stage.world.violations or None)
        assert stage.refused() == [40060]


async def test_people_may_be_told_to_wait_longer(stage: Stage) -> None:
    bot = Actor()
    stage.world.ack_seconds = 60

    @bot.tree.command(name="late", description="Not too late")
    async def late(interaction: discord.Interaction) -> None:
        stage.world.clock.advance(59)
        await interaction.response.send_message("here I am")

    async with stage.running(bot):
        assert (await stage.ada.slash("late")).message.content == "here I am"
        assert stage.refused() == []


async def test_the_token_dies_after_fifteen_minutes(stage: Stage) -> None:
    bot = Actor()

    @bot.tree.command(name="old", description="Old")
    async def old(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("fresh")
        stage.world.clock.advance(15 * 60)
        with pytest.raises(discord.HTTPException) as caught:
            await interaction.edit_original_response(content="stale")
        assert (caught.value.status, caught.value.code) == (401, 50027)

    async with stage.running(bot):
        await stage.ada.slash("old")
        await stage.ada.until(lambda: stage.world.violations or None)
        assert stage.refused() == [50027]


async def test_a_form_does_not_answer_a_form_and_a_deferred_answer_says_nothing_yet(stage: Stage) -> None:
    bot = Actor()
    refused: list[int] = []

    class Form(discord.ui.Modal, title="Form"):
        word: discord.ui.Label[Any] = discord.ui.Label(text="Word", component=discord.ui.TextInput(custom_id="word"))

        async def on_submit(self, interaction: discord.Interaction) -> None:
            for kind, data in ((9, Form().to_dict()), (5, {"flags": 1 << 15}), (4, {"content": ""})):
                with pytest.raises(discord.HTTPException) as caught:
                    await post(interaction, kind, data)
                refused.append(caught.value.code)
            await interaction.response.send_message("thanks")

    @bot.tree.command(name="ask", description="Ask")
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    async def post(interaction: discord.Interaction, kind: int, data: Any) -> None:
        path = "/interactions/{interaction_id}/{interaction_token}/callback"
        route = discord.http.Route("POST", path, interaction_id=interaction.id, interaction_token=interaction.token)
        await bot.http.request(route, json={"type": kind, "data": data})

    async with stage.running(bot):
        reply = await stage.ada.submit(await stage.ada.slash("ask"), word="ore")
        assert reply.message.content == "thanks"
    assert refused == stage.refused() == [50035, 50035, 50006]


async def test_nobody_answers_while_the_bot_is_away(stage: Stage) -> None:
    bot = Actor()

    @bot.tree.command(name="ping", description="Ping")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    async with stage.running(bot):
        assert (await stage.ada.slash("ping")).message.content == "pong"
    waiting = asyncio.create_task(stage.ada.slash("ping"))
    await asyncio.sleep(0.01)
    stage.world.clock.advance(3)
    with pytest.raises(NoAnswer):
        await waiting
