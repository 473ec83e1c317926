from __future__ import annotations

import io

import discord
import pytest
from aiohttp import ClientSession
from discord.http import MultipartParameters

from tests.localdiscord.stage import Actor, Stage, picture


async def test_what_is_sent_can_be_read_edited_and_deleted(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        channel = stage.channel(bot)
        sent = await channel.send("one")
        await sent.edit(content="two")
        assert (await channel.fetch_message(sent.id)).content == "two"
        await sent.delete()
        with pytest.raises(discord.NotFound):
            await channel.fetch_message(sent.id)
        log = [(entry["op"], entry["content"]) for entry in stage.world.log]
        assert log == [("create", "one"), ("edit", "two"), ("delete", "two")]
        assert stage.refused() == [10008]


async def test_history_goes_back_and_forth(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        channel = stage.channel(bot)
        sent = [await channel.send(str(number)) for number in range(4)]
        assert [each.content async for each in channel.history(limit=2)] == ["3", "2"]
        assert [each.content async for each in channel.history(before=sent[2])] == ["1", "0"]
        assert [each.content async for each in channel.history(after=sent[1])] == ["2", "3"]
        assert [each.content async for each in channel.history(around=sent[1], limit=3)] == ["2", "1", "0"]


async def test_an_edit_keeps_or_replaces_files(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        sent = await stage.channel(bot).send("board", file=picture("one.png"))
        both = await sent.edit(attachments=[*sent.attachments, picture("two.png", alt="The board")])
        assert [each.filename for each in both.attachments] == ["one.png", "two.png"]
        assert (both.attachments[1].description, both.attachments[1].width) == ("The board", 3)
        kept = await both.edit(content="turn 2")
        assert len(kept.attachments) == 2
        only = await kept.edit(attachments=[kept.attachments[1]])
        assert [each.filename for each in only.attachments] == ["two.png"]
        assert await only.attachments[0].read() == stage.world.message(stage.ada.channel.id, str(sent.id)).files[0].data


async def test_a_nonce_is_not_said_twice(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        first = await stage.channel(bot).send("once", nonce=7)
        again = await stage.channel(bot).send("once", nonce=7)
        assert (first.id, len(stage.world.log)) == (again.id, 1)


async def test_a_nonce_is_forgotten_after_a_few_minutes(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        await stage.channel(bot).send("once", nonce=7)
        stage.world.clock.advance(301)
        await stage.channel(bot).send("twice", nonce=7)
        assert [each.content for each in stage.ada.sees()] == ["once", "twice"]


async def test_what_comes_with_files_is_checked_like_anything_else(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        with pytest.raises(discord.HTTPException) as caught:
            await stage.channel(bot).send("a" * 2001, file=picture())
        assert (caught.value.code, stage.refused()) == (50035, [50035])


async def test_only_allowed_mentions_are_mentions(stage: Stage) -> None:
    bot = Actor()
    ada = stage.ada.user.id
    minjun = stage.minjun.user.id
    async with stage.running(bot):
        allowed = discord.AllowedMentions(users=[discord.Object(ada)], everyone=False, roles=False)
        sent = await stage.channel(bot).send(f"<@{ada}> <@{minjun}> @everyone", allowed_mentions=allowed)
        assert ([user.id for user in sent.mentions], sent.mention_everyone) == ([int(ada)], False)
        said = stage.ada.say("who wants to play?")
        reply = await stage.channel(bot).get_partial_message(int(said.id)).reply("me")
        assert [user.id for user in reply.mentions] == [int(ada)]
        quiet = discord.AllowedMentions.none()
        silent = await stage.channel(bot).get_partial_message(int(said.id)).reply("I", allowed_mentions=quiet)
        assert silent.mentions == []


async def test_pins_and_reactions(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        sent = await stage.channel(bot).send("rules")
        await sent.pin()
        assert [each.id async for each in stage.channel(bot).pins()] == [sent.id]
        await sent.add_reaction("🚀")
        fetched = await stage.channel(bot).fetch_message(sent.id)
        assert [(each.emoji, each.count) for each in fetched.reactions] == [("🚀", 1)]
        await sent.remove_reaction("🚀", discord.Object(bot.user.id))  # type: ignore[union-attr]
        await sent.unpin()
        assert [each.id async for each in stage.channel(bot).pins()] == []


async def test_many_messages_are_deleted_at_once_with_the_permission(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        sent = [await stage.channel(bot).send(str(number)) for number in range(3)]
        with pytest.raises(discord.Forbidden):
            await stage.channel(bot).delete_messages(sent)
        role = stage.world.guild.roles[next(iter(stage.world.applications.values())).role_id]
        role["permissions"] = str(1 << 3)
        await stage.channel(bot).delete_messages(sent)
        assert stage.ada.sees() == []
        said = await stage.channel(bot).fetch_message(int(stage.ada.say("hm").id))
        await said.add_reaction("🚀")
        reactions = (await stage.channel(bot).fetch_message(said.id)).reactions
        assert [user.id async for user in reactions[0].users()] == [bot.application_id]
        await said.clear_reactions()
        await said.delete()
        assert (stage.ada.sees(), stage.refused()) == ([], [50013])


async def test_a_reply_survives_the_loss_of_what_it_answers_if_told_so(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        gone = discord.MessageReference(message_id=1, channel_id=int(stage.ada.channel.id), fail_if_not_exists=False)
        assert (await stage.channel(bot).send("anyway", reference=gone)).type is discord.MessageType.default


async def test_files_have_a_most_number_and_size(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        channel = stage.channel(bot)
        with pytest.raises(discord.HTTPException) as caught:
            await channel.send(file=discord.File(io.BytesIO(bytes((10 << 20) + 1)), "big.png"))
        assert (caught.value.status, caught.value.code, stage.refused()) == (413, 40005, [40005])
        payload = {"attachments": [{"id": 3, "filename": "gone.png"}]}
        with pytest.raises(discord.HTTPException):
            await bot.http.send_message(channel.id, params=MultipartParameters(payload, None, None))
        assert (stage.refused(), stage.ada.sees()) == ([50035], [])


async def test_a_body_that_is_no_json_is_refused(stage: Stage) -> None:
    url = f"{stage.server.api_url}/channels/{stage.ada.channel.id}/messages"
    headers = {"Authorization": "Bot local-tester", "Content-Type": "application/json"}
    async with ClientSession(headers=headers) as http, http.post(url, data=b"{") as answer:
        assert (answer.status, answer.headers["Content-Type"]) == (400, "application/json")
    assert stage.refused() == [50109]


async def test_direct_messages_reach_their_person_unless_closed(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        user = await bot.fetch_user(int(stage.ada.user.id))
        await user.send("psst", file=picture())
        assert [each.content for each in stage.ada.sees(stage.ada.dm())] == ["psst"]
        assert stage.minjun.sees(stage.ada.dm()) == []
        stage.ada.user.dms_open = False
        with pytest.raises(discord.Forbidden) as caught:
            await user.send("psst")
        assert (caught.value.code, stage.refused()) == (50007, [50007])


async def test_places_out_of_sight_and_rights_not_given(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        channel = stage.channel(bot)
        assert bot.user
        with pytest.raises(discord.NotFound):
            await bot.fetch_channel(1)
        stage.ada.channel.overwrites.append({"id": str(bot.user.id), "type": 1, "allow": "0", "deny": str(1 << 11)})
        with pytest.raises(discord.Forbidden):
            await channel.send("may I?")
        stage.ada.channel.overwrites[0]["deny"] = str(1 << 10)
        with pytest.raises(discord.Forbidden):
            await channel.send("may I?")
        stage.ada.channel.overwrites.clear()
        said = stage.ada.say("mine")
        with pytest.raises(discord.Forbidden):
            await channel.get_partial_message(int(said.id)).edit(content="ours")
        assert stage.refused() == [10003, 50013, 50001, 50005]


async def test_what_the_stand_in_does_not_know_is_501_and_noted(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        with pytest.raises(discord.HTTPException) as caught:
            await stage.channel(bot).invites()
        assert caught.value.status == 501
        assert len(stage.world.unimplemented) == 1
        stage.world.unimplemented.clear()
