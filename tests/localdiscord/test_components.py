from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord import ui

from localdiscord.actions.interactions import press
from localdiscord.common.errors import Refusal
from tests.localdiscord.stage import Actor, Stage, picture


class Move(ui.DynamicItem[ui.Button[ui.View]], template=r"g:(?P<seat>\d+)"):
    def __init__(self, seat: int) -> None:
        super().__init__(ui.Button(label=f"Move {seat}", custom_id=f"g:{seat}"))
        self.seat = seat

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Move:
        return cls(int(match["seat"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"seat {self.seat} moved", view=None)


class Playing(Actor):
    """Knows one button whatever message it stands on."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Move)
        await super().setup_hook()


async def test_a_dynamic_button_works_for_a_bot_that_has_started_again(stage: Stage) -> None:
    bot = Playing()
    async with stage.running(bot):
        view = ui.View(timeout=None)
        view.add_item(Move(2))
        sent = await stage.channel(bot).send("your turn", view=view)
    async with stage.running(Playing()):
        message = stage.world.message(stage.ada.channel.id, str(sent.id))
        reply = await stage.ada.click(message, "Move 2")
        assert (reply.message.id, reply.message.content, reply.message.components) == (str(sent.id), "seat 2 moved", [])
        with pytest.raises(Refusal):
            press(stage.world, stage.ada.user, stage.ada.channel, reply.message.id, "g:2")


async def test_selects_give_values_and_people(stage: Stage) -> None:
    bot = Actor()
    chosen: list[Any] = []

    class Choosing(ui.View):
        @ui.select(options=[discord.SelectOption(label=each) for each in ("red", "blue", "green")], max_values=2)
        async def colour(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
            chosen.extend(select.values)
            await interaction.response.defer()

        @ui.select(cls=ui.UserSelect, custom_id="who")
        async def who(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
            chosen.extend(user.display_name for user in select.values)
            await interaction.response.send_message("thanks", ephemeral=True)

    @bot.tree.command(name="choose", description="Choose")
    async def choose(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("choose", view=Choosing())

    async with stage.running(bot):
        message = (await stage.ada.slash("choose")).message
        colour = message.components[0]["components"][0]["custom_id"]
        await stage.ada.choose(message, "red", "green", custom_id=colour)
        reply = await stage.ada.choose(message, stage.minjun.user.id, custom_id="who")
        assert chosen == ["red", "green", "민준"]
        assert reply.message.reference
        assert reply.message.reference["message_id"] == message.id
        with pytest.raises(Refusal):
            await stage.ada.choose(message, "mauve", custom_id=colour)


async def test_a_form_comes_back_filled(stage: Stage) -> None:
    bot = Actor()
    answers: dict[str, Any] = {}

    class Offer(ui.Modal, title="Offer"):
        words: ui.Label[Any] = ui.Label(text="Words", component=ui.TextInput(custom_id="words", max_length=10))
        size: ui.Label[Any] = ui.Label(
            text="Size",
            component=ui.RadioGroup(
                custom_id="size", options=[discord.RadioGroupOption(label=each) for each in ("small", "large")]
            ),
        )
        to: ui.Label[Any] = ui.Label(text="To", component=ui.UserSelect(custom_id="to"))
        sure: ui.Label[Any] = ui.Label(text="Sure?", component=ui.Checkbox(custom_id="sure"))

        async def on_submit(self, interaction: discord.Interaction) -> None:
            fields = (self.words, self.size, self.sure)
            answers.update({each.text: each.component.value for each in fields})  # type: ignore[attr-defined]
            answers["To"] = [user.display_name for user in self.to.component.values]  # type: ignore[attr-defined]
            await interaction.response.send_message("offered")

    @bot.tree.command(name="offer", description="Offer")
    async def offer(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Offer())

    async with stage.running(bot):
        form = await stage.ada.slash("offer")
        assert form.modal["title"] == "Offer"
        with pytest.raises(Refusal):
            await stage.ada.submit(form, words="far too many letters", size="small", to=[stage.minjun.user.id])
        reply = await stage.ada.submit(form, words="ore", size="small", to=[stage.minjun.user.id], sure=True)
        assert reply.message.content == "offered"
        assert answers == {"Words": "ore", "Size": "small", "To": ["민준"], "Sure?": True}


class Layout(ui.LayoutView):
    def __init__(self) -> None:
        super().__init__()
        board = "attachment://board.png"
        section: ui.Section[Any] = ui.Section(ui.TextDisplay("The board"), accessory=ui.Thumbnail(board))
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(discord.MediaGalleryItem(board, description="Alt"))
        buttons: ui.ActionRow[Any] = ui.ActionRow(ui.Button(label="Go", custom_id="go"))
        inside: list[ui.Item[Any]] = [section, gallery, ui.Separator(), ui.File("attachment://log.txt"), buttons]
        self.add_item(ui.Container(*inside, accent_colour=0x3366FF))


async def test_a_layout_is_numbered_and_its_files_found(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        sent = await stage.channel(bot).send(view=Layout(), files=[picture(), picture("log.txt")])
        assert sent.flags.components_v2
        fetched = await stage.channel(bot).fetch_message(sent.id)
        container = fetched.components[0]
        assert isinstance(container, discord.Container)
        gallery = container.children[1]
        file = container.children[3]
        assert isinstance(gallery, discord.MediaGalleryComponent)
        assert isinstance(file, discord.FileComponent)
        assert (gallery.items[0].media.width, file.name) == (3, "log.txt")
        assert gallery.items[0].media.url.startswith(stage.server.url)


async def test_an_old_message_may_become_a_layout_but_not_with_words_beside_it(stage: Stage) -> None:
    bot = Actor()
    async with stage.running(bot):
        sent = await stage.channel(bot).send("words")
        layout = ui.LayoutView()
        layout.add_item(ui.TextDisplay("more words"))
        with pytest.raises(discord.HTTPException):
            await bot.http.edit_message(sent.channel.id, sent.id, params=_params({"flags": 1 << 15} | _view(layout)))
        edited = await sent.edit(content=None, view=layout)
        assert edited.flags.components_v2
        assert stage.refused() == [50035]


def _view(layout: ui.LayoutView) -> dict[str, Any]:
    return {"components": layout.to_components()}  # type: ignore[no-untyped-call]


def _params(payload: dict[str, Any]) -> Any:
    return discord.http.MultipartParameters(payload=payload, multipart=None, files=None)


def button(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | changes


def row(*children: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def select(**changes: Any) -> dict[str, Any]:
    options = [{"label": "a", "value": "a"}, {"label": "b", "value": "b"}]
    return {"type": 3, "custom_id": "choose", "options": options} | changes


TEXT = {"type": 10, "content": "text"}
BAD_MESSAGES: dict[str, dict[str, Any]] = {
    "2001 characters": {"content": "a" * 2001},
    "11 embeds": {"embeds": [{"title": "a"}] * 11},
    "a title of 257": {"embeds": [{"title": "a" * 257}]},
    "an empty field": {"embeds": [{"fields": [{"name": "", "value": "a"}]}]},
    "embeds of 6001": {"embeds": [{"description": "a" * 3001}, {"description": "a" * 3000}]},
    "a picture that is not there": {"embeds": [{"image": {"url": "attachment://gone.png"}}]},
    "the same custom id twice": {"components": [row(button(), button())]},
    "a button without label": {"components": [row(button(label=None))]},
    "a link with custom id": {"components": [row(button(style=5, url="https://example.org"))]},
    "a label of 81": {"components": [row(button(label="a" * 81))]},
    "six rows": {"components": [row(button(custom_id=f"{number}")) for number in range(6)]},
    "six buttons in a row": {"components": [row(*(button(custom_id=f"{number}") for number in range(6)))]},
    "a select beside a button": {"components": [row(select(), button())]},
    "a select without options": {"components": [row(select(options=[]))]},
    "a select as discord.py sends it without options": {
        "components": [row({"type": 3, "custom_id": "choose", "min_values": 1, "max_values": 1})]
    },
    "an empty row": {"components": [row()]},
    "the same option twice": {"components": [row(select(options=[{"label": "a", "value": "a"}] * 2))]},
    "more choices than options": {"components": [row(select(max_values=3))]},
    "a custom id of 101": {"components": [row(button(custom_id="a" * 101))]},
    "a layout without its flag": {"components": [TEXT]},
    "a layout with words": {"flags": 1 << 15, "content": "words", "components": [TEXT]},
    "a layout of 41": {"flags": 1 << 15, "components": [{"type": 17, "components": [TEXT] * 40}]},
    "a layout with 4001 characters": {"flags": 1 << 15, "components": [TEXT | {"content": "a" * 2001}] * 2},
    "a container in a container": {
        "flags": 1 << 15, "components": [{"type": 17, "components": [{"type": 17, "components": [TEXT]}]}]
    },
    "a section without accessory": {"flags": 1 << 15, "components": [{"type": 9, "components": [TEXT]}]},
    "mentions parsed and listed": {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "a description of 4097": {"embeds": [{"description": "a" * 4097}]},
    "26 fields": {"embeds": [{"fields": [{"name": "a", "value": "a"}] * 26}]},
    "a footer of 2049": {"embeds": [{"footer": {"text": "a" * 2049}}]},
    "26 options": {"components": [row(select(options=[{"label": "a", "value": f"{n}"} for n in range(26)]))]},
    "a placeholder of 151": {"components": [row(select(placeholder="a" * 151))]},
    "a url beside a custom id": {"components": [row(button(url="https://example.org"))]},
    "an unknown style": {"components": [row(button(style=9))]},
    "an unknown component": {"components": [row({"type": 99, "custom_id": "a"})]},
    "a layout of nothing": {"flags": 1 << 15, "components": []},
    "a layout with embeds": {"flags": 1 << 15, "embeds": [{"title": "a"}], "components": [TEXT]},
    "a gallery of eleven": {
        "flags": 1 << 15, "components": [{"type": 12, "items": [{"media": {"url": "https://example.org"}}] * 11}]
    },
    "a file from elsewhere": {
        "flags": 1 << 15, "components": [{"type": 13, "file": {"url": "https://example.org/a.txt"}}]
    },
    "a gallery of what is not there": {
        "flags": 1 << 15, "components": [{"type": 12, "items": [{"media": {"url": "attachment://gone.png"}}]}]
    },
    "a reply to nothing": {"content": "a", "message_reference": {"message_id": "1"}},
}  # fmt: skip


@pytest.mark.parametrize("message", BAD_MESSAGES.values(), ids=list(BAD_MESSAGES))
async def test_messages_refuse(stage: Stage, message: dict[str, Any]) -> None:
    stage.world.schema = None  # what the official description says of lengths, our own rules say too
    async with discord.Client(intents=discord.Intents.none()) as bot:
        await bot.login("local-tester")
        with pytest.raises(discord.HTTPException) as caught:
            await bot.http.send_message(int(stage.ada.channel.id), params=_params(message))
    assert (caught.value.status, caught.value.code, stage.refused()) == (400, 50035, [50035])
    assert stage.world.log == []


async def test_an_empty_message_is_refused(stage: Stage) -> None:
    async with discord.Client(intents=discord.Intents.none()) as bot:
        await bot.login("local-tester")
        with pytest.raises(discord.HTTPException) as caught:
            await bot.http.send_message(int(stage.ada.channel.id), params=_params({"content": " "}))
    assert (caught.value.code, stage.refused()) == (50006, [50006])
