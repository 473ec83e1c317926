"""What must hold wherever people meet: names are only names, turns that count stay, and a table keeps to its server."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui
from simcord import MemberActor
from structlog.testing import capture_logs

from bot.pictures import requests
from bot.pictures.renderer import Renderer
from bot.store.rows import MoveRow
from bot.table.game.snapshot import GameSnapshot, Person
from bot.ui.kit.controls import button
from bot.ui.kit.ids import Call
from bot.ui.panel import forecasts
from images.render import Picture
from rules.core.flow import WASTED, Event
from tests.flows.conftest import paint
from tests.flows.limits import BUTTON, walk
from tests.flows.people import Hall, buttons, components, shown, words
from tests.flows.test_guide import begin

NAME = "**Zed** <@7> @everyone"
SHOWN = r"\*\*Zed\*\* \<@" + "\u200b7" + r"\> @" + "\u200beveryone"


@pytest.fixture
async def zed(hall: Hall) -> MemberActor:
    """Somebody in Cho's place whose name looks like formatting and mentions."""
    hall.cho = hall.guild.add_member(hall.env.create_user("zed", global_name=NAME))
    return hall.cho


def named(*what: Any) -> Picture:
    """A picture that is described by the names on it."""
    return replace(paint(*what), alt=", ".join(what[4].names))


async def test_names_are_not_formatting_in_the_public_message(hall: Hall, zed: MemberActor) -> None:
    game = await hall.game(three=True)
    assert f"{SHOWN}: 5" in words(hall.status)
    await hall.bot.table.leaving.resign(game, zed.id)
    await hall.env.settle()
    for message in (hall.card, hall.status):
        assert f"🤖 {SHOWN}" in words(message)


async def test_a_name_does_not_turn_what_stands_behind_it(hall: Hall) -> None:
    hall.cho = hall.guild.add_member(hall.env.create_user("zed", global_name="\u202eZed\u2067"))
    await hall.game(three=True)
    assert "Zed: 5" in words(hall.status).splitlines()
    assert not set("\u202e\u2067") & set(words(await hall.panel(hall.ann)))


async def test_names_are_not_formatting_in_private_messages(hall: Hall, zed: MemberActor) -> None:
    await hall.lobby()
    await zed.click(hall.card, label="Join")
    dan = hall.guild.add_member(hall.env.create_user("Dan"))
    assert f"Seated: Ann (new to this game), Ben (new to this game), {SHOWN} (new to this game)" in words(
        shown(await dan.slash(hall.channel, "play"))
    )
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "s")
    await hall.reach("end")
    assert f"{SHOWN} shows" in words(shown(await hall.ben.click(hall.status, label="Log")))
    assert NAME not in words(await hall.panel(zed))


async def test_names_are_not_formatting_in_pictures_told_in_words(hall: Hall, zed: MemberActor) -> None:
    await hall.game(three=True)
    hall.bot.renderer = Renderer(named, lambda *what: [", ".join(what[4].names)])
    board = shown(await hall.ann.click(hall.status, label="Board"))
    assert SHOWN in words(board)
    assert NAME in str(board.attachments[0].description)
    assert SHOWN in words(shown(await hall.ann.click(board, label="As text")))


async def test_a_name_on_a_button_is_as_it_is(hall: Hall, zed: MemberActor) -> None:
    await hall.game(three=True)
    sheets = shown(await zed.click(hall.status, label="Sheets"))
    assert NAME in [part["label"] for part in walk(components(sheets)) if part["type"] == BUTTON]


async def test_a_turn_that_counts_is_told_even_where_the_computer_fails(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(game_id: str) -> bool:
        raise RuntimeError("no idea")

    await begin(hall)
    monkeypatch.setattr(hall.bot.table.computers, "play_turn", fails)
    status = next(message for message in hall.thread.history() if buttons(message))
    panel = shown(await hall.ann.click(status, label="My turn"))
    with capture_logs() as logged:
        for _ in range(3):  # nothing is put back, the first card is bid, and that is confirmed
            panel = shown(await hall.ann.click(panel, label=buttons(panel)[0]))
    assert "Done: what you did counts." in words(panel)
    assert {entry["event"] for entry in logged} == {"computer-failed"}


@pytest.mark.parametrize("verb", ["board", "sheets", "log", "rules", "since", "options", "join", "close"])
async def test_a_table_is_shown_to_its_server_alone(hall: Hall, verb: str) -> None:
    game = await hall.game()
    far = hall.env.create_guild()
    channel, dan = far.create_text_channel("far"), far.add_member(hall.env.create_user("Dan"))
    view = ui.View(timeout=None)
    view.add_item(button("forged", Call(verb, game)))
    message = await hall.bot.get_partial_messageable(channel.id).send("forged", view=view)
    assert "There is no such table" in words(shown(await dan.click(message, label="forged")))


async def test_who_only_watches_finds_their_table_from_another_server(hall: Hall) -> None:
    user, far = hall.env.create_user("Dan"), hall.env.create_guild()
    dan, away = hall.guild.add_member(user), far.add_member(user)
    await dan.slash(hall.channel, "duel new", watch=True)
    for who in (hall.ann, hall.ben):
        await who.click(hall.card, label="Join")
    game = (await hall.snapshot()).row.id
    await hall.bot.table.lobby.start(game, dan.id, "s")
    hub = shown(await away.slash(far.create_text_channel("far"), "play"))
    assert f"`{game}`" in words(shown(await away.click(hub, label="Open")))


def test_news_are_told_alike_in_the_log_and_on_the_board() -> None:
    told, kept = Event("chart", {"seat": 0, "cell": "a1"}), Event("draw", {"seat": 0}, (0,))
    warned, other = Event(WASTED, {"seat": 0, "what": "x"}, (0,)), Event("draw", {"seat": 1}, (1,))
    move = MoveRow("abc123", 7, "p1 chart a1", 0, "person", 0, 2, False, False, (told, kept, warned, other), 9)
    assert requests.events_of([move], 0) == ((7, told), (7, kept))
    assert requests.events_of([move], None) == ((7, told),)


async def test_what_goes_wrong_after_a_turn_counts_is_not_called_undone(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*args: object) -> list[str]:
        raise OSError("disk")

    await hall.game()
    who = await hall.reach("bid")
    panel = await hall.panel(who)
    seq = (await hall.snapshot()).row.seq
    monkeypatch.setattr(forecasts, "news", fails)
    told = words(shown(await who.click(panel, label=buttons(panel)[0])))
    assert (await hall.snapshot()).row.seq > seq
    assert "Something went wrong on our side" in told
    assert "nothing was changed" not in told


async def test_of_two_who_sit_down_at_once_the_public_message_keeps_both(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.ann.slash(hall.channel, "duel new")
    lobby = hall.bot.table.lobby
    join = lobby.join

    async def outrun(game_id: str, person: Person) -> GameSnapshot:
        """Ben sits down, and Cho is shown beside him before his press is answered."""
        snapshot = await join(game_id, person)
        await join(game_id, Person(hall.cho.id, "Cho"))
        await hall.bot.announcer.deliver(game_id)
        return snapshot

    monkeypatch.setattr(lobby, "join", outrun)
    await hall.ben.click(hall.card, label="Join")
    assert "Players: 3" in words(hall.card)


async def test_a_seat_that_is_taken_shows_even_where_the_network_fails_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.ann.slash(hall.channel, "duel new")
    answer, cuts = discord.InteractionResponse.edit_message, iter([aiohttp.ServerDisconnectedError()])

    async def cut(response: discord.InteractionResponse[Any], **what: Any) -> Any:
        if error := next(cuts, None):
            raise error
        return await answer(response, **what)

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", cut)
    assert (await hall.ben.click(hall.card, label="Join")).acknowledged
