from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from aiohttp import ClientSession, ClientWebSocketResponse
from discord import ui

from localdiscord.actions.messages import erase
from tests.localdiscord.stage import Actor, Stage, picture
from tests.patience import PATIENCE


class Page:
    """One person's page: requests and the stream of events."""

    def __init__(self, http: ClientSession, url: str, user_id: str, socket: ClientWebSocketResponse) -> None:
        self._http = http
        self._url = url
        self._as = {"as": user_id}
        self._socket = socket

    async def get(self, path: str, **query: str) -> Any:
        async with self._http.get(f"{self._url}/client/{path}", params=self._as | query) as answer:
            return await answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        async with self._http.post(f"{self._url}/client/{path}", params=self._as, json=body) as answer:
            return await answer.json()

    async def event(self, kind: str) -> Any:
        """The next event of a kind."""
        while (frame := await self._socket.receive_json(timeout=PATIENCE))["t"] != kind:
            pass
        return frame["d"]


@pytest.fixture
async def page(stage: Stage) -> AsyncIterator[Page]:
    url = stage.server.url
    user_id = stage.minjun.user.id
    async with ClientSession() as http, http.ws_connect(f"{url}/client/events", params={"as": user_id}) as socket:
        yield Page(http, url, user_id, socket)


class Form(ui.Modal, title="Form"):
    word: ui.Label[Any] = ui.Label(text="Word", component=ui.TextInput(custom_id="word"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"<@{interaction.user.id}> wrote")


class Controls(ui.View):
    @ui.button(label="Open", custom_id="open")
    async def open(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.send_modal(Form())


def playing() -> Actor:
    bot = Actor()

    async def complete(interaction: discord.Interaction, typed: str) -> list[discord.app_commands.Choice[str]]:
        return [discord.app_commands.Choice(name=typed * 2, value=typed)]

    @bot.tree.command(name="play", description="Play")
    @discord.app_commands.autocomplete(move=complete)
    async def play(interaction: discord.Interaction, move: str) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content=move, attachments=[picture()], view=Controls())

    return bot


async def test_a_person_plays_from_their_page(stage: Stage, page: Page) -> None:
    async with stage.running(playing()):
        state = await page.get("state")
        assert (state["me"]["global_name"], state["locale"], state["bot_online"]) == ("민준", "ko", True)
        (command,) = state["commands"]
        channel = state["channels"][0]["id"]
        where = {"channel_id": channel, "command_id": command["id"]}
        move = {"name": "move", "type": 3, "value": "ab"}
        completed = await page.post("autocomplete", **where, options=[move | {"focused": True}])
        assert completed == {"choices": [{"name": "abab", "value": "ab"}]}

        begun = await page.post("slash", **where, options=[move])
        assert (await page.event("MESSAGE_CREATE"))["flags"] == 128
        assert await page.event("INTERACTION_ACK") == {"interaction_id": begun["interaction_id"]}
        message = await page.event("MESSAGE_UPDATE")
        assert (message["content"], message["flags"], message["interaction_metadata"]["name"]) == ("ab", 0, "play")
        assert message["attachments"][0]["height"] == 2

        button = {"channel_id": channel, "message_id": message["id"], "custom_id": "open", "component_type": 2}
        pressed = await page.post("component", **button)
        form = await page.event("MODAL")
        assert (form["interaction_id"], form["modal"]["title"]) == (pressed["interaction_id"], "Form")
        fields = [{"type": 18, "component": {"type": 4, "custom_id": "word", "value": "word"}}]
        custom_id = form["modal"]["custom_id"]
        await page.post("modal", interaction_id=form["interaction_id"], custom_id=custom_id, components=fields)
        assert (await page.event("MESSAGE_CREATE"))["mentions_me"] is True
        history = await page.get(f"channels/{channel}/messages", limit="1")
        assert [each["content"] for each in history] == [f"<@{stage.minjun.user.id}> wrote"]
        assert [entry["op"] for entry in await page.get("log")] == ["create", "edit", "create"]
        assert await page.get("violations") == {"violations": [], "unimplemented": []}


async def test_a_page_that_connects_learns_what_changed_since_it_loaded_its_state(stage: Stage) -> None:
    """The bot came online between the two: without a word the page would call it offline for ever."""
    async with ClientSession() as http:
        person = {"as": stage.minjun.user.id}
        async with http.get(f"{stage.server.url}/client/state", params=person) as loaded:
            assert (await loaded.json())["bot_online"] is False
        async with stage.running(playing()), http.ws_connect(f"{stage.server.url}/client/events", params=person) as ws:
            late = Page(http, stage.server.url, stage.minjun.user.id, ws)
            assert (await late.event("BOT"))["online"] is True
            assert [command["name"] for command in (await late.event("COMMANDS"))["commands"]] == ["play"]


async def test_people_talk_and_read(stage: Stage, page: Page) -> None:
    channel = stage.ada.channel.id
    stage.ada.say(f"hello <@{stage.minjun.user.id}>")
    assert (await page.event("MESSAGE_CREATE"))["mentions_me"] is True
    assert await page.event("UNREAD") == {"channel_id": channel, "unread": 1}
    assert (await page.get("state"))["channels"][0]["unread"] == 1
    await page.post(f"channels/{channel}/read")
    assert (await page.event("UNREAD"))["unread"] == 0
    said = await page.post(f"channels/{channel}/messages", content="hi")
    assert (said["author"]["id"], stage.ada.sees()[-1].content) == (stage.minjun.user.id, "hi")


async def unread(page: Page) -> int:
    """What the page shows beside the first channel."""
    return int((await page.get("state"))["channels"][0]["unread"])


async def test_what_is_deleted_before_anybody_looks_is_not_unread(stage: Stage, page: Page) -> None:
    gone, _ = stage.ada.say("one"), stage.ada.say("two")
    assert await unread(page) == 2
    erase(stage.world, gone)
    assert [(await page.event("UNREAD"))["unread"] for _ in range(3)] == [1, 2, 1]
    assert await unread(page) == 1


async def test_who_speaks_or_uses_a_command_has_looked(stage: Stage, page: Page) -> None:
    bot = Actor()

    @bot.tree.command(name="hand", description="Hand")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("cards", ephemeral=True)

    async with stage.running(bot):
        stage.ada.say("one")
        stage.minjun.say("seen")
        assert await unread(page) == 0
        stage.ada.say("two")
        await stage.minjun.slash("hand")
        assert await unread(page) == 0  # nor is the answer that only they see, since it came to what they did
        stage.ada.say("three")
        assert await unread(page) == 1


async def test_a_silent_bot_fails_the_interaction(stage: Stage, page: Page) -> None:
    async with stage.running(playing()):
        state = await page.get("state")
    assert (await page.event("BOT"))["online"] is True
    assert (await page.event("BOT"))["online"] is False
    where = {"channel_id": state["channels"][0]["id"], "command_id": state["commands"][0]["id"]}
    begun = await page.post("slash", **where, options=[{"name": "move", "type": 3, "value": "a"}])
    stage.world.clock.advance(3)
    assert (await page.event("INTERACTION_FAILED"))["interaction_id"] == begun["interaction_id"]


async def test_an_ephemeral_message_can_be_dismissed(stage: Stage, page: Page) -> None:
    bot = Actor()

    @bot.tree.command(name="hand", description="Hand")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("cards", ephemeral=True)

    async with stage.running(bot):
        message = (await stage.minjun.slash("hand")).message
        await page.post("dismiss", message_id=message.id)
        assert (await page.event("MESSAGE_DELETE"))["id"] == message.id
        assert await page.get(f"channels/{message.channel_id}/messages") == []


async def test_settings_and_refusals(stage: Stage, page: Page) -> None:
    assert (await page.post("settings", locale="en-US"))["locale"] == "en-US"
    assert "error" in await page.post("settings", locale="tlh")
    assert "error" in await page.post("slash", channel_id=stage.ada.channel.id, command_id="1")
    assert "error" in await page.post("channels/1/messages", content="hi")


async def test_the_page_itself_is_served(stage: Stage) -> None:
    async with ClientSession() as http:
        async with http.get(stage.server.url) as answer:
            assert (answer.status, answer.content_type) == (200, "text/html")
        async with http.get(stage.server.url + "/static/../server.py") as answer:
            assert answer.status == 404
