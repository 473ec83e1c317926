from __future__ import annotations

import asyncio
import json
from typing import Any

import discord
import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

from localdiscord.seed import add_server
from tests.localdiscord.stage import Actor, Stage
from tests.patience import PATIENCE


def pinging(bot: Actor) -> Actor:
    @bot.tree.command(name="ping", description="Ping")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    return bot


async def test_a_lost_socket_is_resumed_and_nothing_is_missed(stage: Stage) -> None:
    bot = pinging(Actor())
    async with stage.running(bot):
        (application,) = stage.world.applications.values()
        (session,) = application.sessions
        session.drop()
        reply = await stage.ada.slash("ping")
        assert reply.message.content == "pong"
        await asyncio.wait_for(bot.resumed.wait(), PATIENCE)
        assert application.sessions == [session]
        assert 0 < bot.latency < 5


async def test_asked_to_reconnect_a_bot_resumes(stage: Stage) -> None:
    bot = pinging(Actor())
    async with stage.running(bot):
        (session,) = next(iter(stage.world.applications.values())).sessions
        session.ask_to_reconnect()
        await asyncio.wait_for(bot.resumed.wait(), PATIENCE)
        assert (await stage.ada.slash("ping")).message.content == "pong"


@pytest.mark.parametrize(("content", "text"), [(True, "hello"), (False, "")])
async def test_words_are_blank_without_the_intent(stage: Stage, *, content: bool, text: str) -> None:
    bot = Actor(discord.Intents(guilds=True, guild_messages=True, dm_messages=True, message_content=content))
    async with stage.running(bot):
        stage.ada.say("hello")
        stage.ada.channel = stage.ada.dm()
        stage.ada.say("psst")
        await stage.ada.until(lambda: True if len(bot.heard) == 2 else None)
        assert [each.content for each in bot.heard] == [text, "psst"]


class Sharded(discord.AutoShardedClient):
    """Identifies its shards one after the other without the five seconds between them."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.heard: list[discord.Message] = []

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Does not wait."""


async def test_an_automatically_sharded_bot_logs_in(stage: Stage) -> None:
    bot = Sharded(intents=discord.Intents(guilds=True), shard_count=2, guild_ready_timeout=0)
    async with stage.running(bot):
        assert len(bot.guilds) == 1
        assert len(next(iter(stage.world.applications.values())).sessions) == 2


async def test_a_shard_is_told_of_its_own_servers_and_of_what_is_said_there(stage: Stage) -> None:
    places = {shard: add_server(stage.world, f"town{shard}", shard, 4) for shard in range(4)}
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    one, other = (
        Sharded(intents=intents, shard_ids=ids, shard_count=4, guild_ready_timeout=0) for ids in ([0, 1], [2, 3])
    )
    async with stage.running(one), stage.running(other):
        known = {str(guild.id) for guild in other.guilds} - {stage.world.guild.id}
        assert known == {places[shard].guild_id for shard in (2, 3)}
        for place in (*places.values(), stage.ada.dm()):
            stage.ada.channel = place
            stage.ada.say("hello")
        await stage.ada.until(lambda: True if len(one.heard) + len(other.heard) == 5 else None)
        ids = [{str(each.channel.id) for each in bot.heard} for bot in (one, other)]
        assert ids == [{places[0].id, places[1].id, stage.ada.dm().id}, {places[2].id, places[3].id}]


async def hear(socket: ClientWebSocketResponse) -> Any:
    return json.loads(await socket.receive_str(timeout=PATIENCE))


async def test_manners_of_the_conversation(stage: Stage) -> None:
    async with ClientSession() as http, http.ws_connect(stage.server.gateway_url) as socket:
        assert (await hear(socket))["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert (await hear(socket))["op"] == 11
        await socket.send_json({"op": 6, "d": {"token": "local-x", "session_id": "gone", "seq": 3}})
        assert await hear(socket) == {"op": 9, "d": False}
        await socket.send_json({"op": 2, "d": {"token": "local-x", "intents": 1}})
        assert [(await hear(socket))["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
        await socket.send_json({"op": 8, "d": {"query": "", "limit": 0, "nonce": "n"}})
        chunk = await hear(socket)
        next(iter(stage.world.applications.values())).sessions[0].invalidate()
        assert await hear(socket) == {"op": 9, "d": False}
        await socket.send_json({"op": 2, "d": {"token": "local-x", "intents": 1}})
        assert [(await hear(socket))["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
        assert (chunk["t"], len(chunk["d"]["members"]), chunk["d"]["nonce"]) == ("GUILD_MEMBERS_CHUNK", 4, "n")
        await socket.send_json({"op": 77})
        await socket.receive()
        assert socket.close_code == 4001


@pytest.mark.parametrize(("frame", "code"), [("no json", 4002), ("[]", 4002), ('{"op": 8}', 4003), ('{"op": 3}', 4003)])
async def test_bad_manners_end_the_conversation(stage: Stage, frame: str, code: int) -> None:
    async with ClientSession() as http, http.ws_connect(stage.server.gateway_url) as socket:
        await hear(socket)
        await socket.send_str(frame)
        await socket.receive()
        assert socket.close_code == code


async def test_a_strange_token_is_turned_away(stage: Stage) -> None:
    with pytest.raises(discord.LoginFailure):
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login("a-real-looking-token")
    assert stage.refused() == [0]
    async with ClientSession() as http, http.ws_connect(stage.server.gateway_url) as socket:
        await hear(socket)
        await socket.send_json({"op": 2, "d": {"token": "stranger"}})
        await socket.receive()
        assert socket.close_code == 4004


async def test_more_than_120_frames_a_minute_end_the_conversation(stage: Stage) -> None:
    async with ClientSession() as http, http.ws_connect(stage.server.gateway_url) as socket:
        await hear(socket)
        for _ in range(121):
            await socket.send_json({"op": 1, "d": None})
        while not socket.closed:
            await socket.receive(timeout=PATIENCE)
        assert socket.close_code == 4008
