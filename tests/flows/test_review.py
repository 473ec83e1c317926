"""What must hold wherever people meet: names are only names, turns that count stay, and a table keeps to its server."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from simcord import MemberActor

from bot.renderer import Renderer
from images.render import Picture
from tests.flows.conftest import paint
from tests.flows.limits import BUTTON, walk
from tests.flows.people import Hall, components, shown, words

NAME = "**Zed** <@7> @everyone"
SHOWN = r"\*\*Zed\*\* \<@" + "\u200b7> @\u200beveryone"


@pytest.fixture
async def zed(hall: Hall) -> MemberActor:
    """Somebody in Cho's place whose name looks like formatting and mentions."""
    hall.cho = hall.guild.add_member(hall.env.create_user("zed", global_name=NAME))
    return hall.cho


def named(*what: Any, names: tuple[str, ...], **options: Any) -> Picture:
    """A picture that is described by the names on it."""
    return replace(paint(*what, names, **options), alt=", ".join(names))


async def test_names_are_not_formatting_in_the_public_message(hall: Hall, zed: MemberActor) -> None:
    game = await hall.game(three=True)
    assert f"{SHOWN}: 5" in words(hall.card)
    await hall.bot.table.resign(game, zed.id)
    await hall.env.settle()
    assert f"🤖 {SHOWN}" in words(hall.card)


async def test_names_are_not_formatting_in_private_messages(hall: Hall, zed: MemberActor) -> None:
    await hall.lobby()
    await zed.click(hall.card, label="Join")
    dan = hall.guild.add_member(hall.env.create_user("Dan"))
    assert f"Seated: Ann, Ben, {SHOWN}" in words(shown(await dan.slash(hall.channel, "play")))
    await hall.bot.table.start((await hall.look()).row.id, hall.ann.id, "s")
    await hall.reach("end")
    assert f"{SHOWN} shows" in words(shown(await hall.ben.click(hall.card, label="Log")))
    assert NAME not in words(await hall.panel(zed))


async def test_names_are_not_formatting_in_pictures_told_in_words(hall: Hall, zed: MemberActor) -> None:
    await hall.game(three=True)
    hall.bot.renderer = Renderer(named, lambda *what, names, **options: [", ".join(names)])
    board = shown(await hall.ann.click(hall.card, label="Board"))
    assert SHOWN in words(board)
    assert NAME in str(board.attachments[0].description)
    assert SHOWN in words(shown(await hall.ann.click(board, label="As text")))


async def test_a_name_on_a_button_is_as_it_is(hall: Hall, zed: MemberActor) -> None:
    await hall.game(three=True)
    sheets = shown(await zed.click(hall.card, label="Sheets"))
    assert NAME in [part["label"] for part in walk(components(sheets)) if part["type"] == BUTTON]
