"""Tables have names: the host's, or two words in the language of the table."""

from __future__ import annotations

from typing import Any

import discord

from bot.store.rows import PrefsRow
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, shown, words
from tests.flows.test_words import forged


async def test_the_host_names_the_table_before_the_start(hall: Hall) -> None:
    game = await hall.lobby()
    assert f"Duel · {await hall.name(game)} `{game}` is open" in words(hall.card)
    assert "Name" not in buttons(await hall.lobby_of(hall.ben))
    form = await hall.ann.click(await hall.lobby_of(hall.ann), label="Name")
    done = shown(await hall.ann.submit_modal(form, {"name": "Friday **night**"}))
    assert "Duel · Friday \\*\\*night\\*\\*" in words(done)
    await hall.env.settle()
    assert "Duel · Friday \\*\\*night\\*\\*" in words(hall.card)
    await hall.ann.click(hall.card, label="Start")
    assert "Name" not in buttons(hall.card)
    assert "Only the owner" in await forged(hall, hall.ben, Call("name", game))
    assert hall.thread.name == "Friday **night** · Duel"
    for seen in (await hall.panel(hall.ann), shown(await hall.ann.slash(hall.thread, "duel log"))):
        assert "Friday \\*\\*night\\*\\*" in words(seen)


async def test_a_table_is_opened_with_a_name(hall: Hall) -> None:
    done = shown(await hall.ann.slash(hall.channel, "duel new", name="Friday night"))
    assert "Table **Friday night**" in words(done)
    assert "Friday night" in words(hall.card)


async def test_no_two_tables_of_a_server_are_called_alike(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new", name="Friday night")
    refused = shown(await hall.ben.slash(hall.channel, "duel new", name="friday  NIGHT"))
    assert "Another table of this server is called “friday NIGHT”." in words(refused)
    assert await hall.bot.table.games.of_person(hall.ben.id) == []


async def test_a_table_has_one_name_for_all_its_readers(hall: Hall) -> None:
    """Whatever language they read: that of its thread stands on the same screen."""
    game = await hall.game()
    await hall.bot.table.preferences.set(PrefsRow(hall.ben.id, "ko"))
    name, other = await hall.name(game), await hall.name(game, "ko")
    assert hall.thread.name.startswith(name)
    for who in (hall.ann, hall.ben):
        for seen in (shown(await who.slash(hall.thread, "play")), await hall.panel(who)):
            assert name in words(seen)
            assert other not in words(seen)


async def test_a_table_of_two_languages_has_one_name(hall: Hall) -> None:
    game = await hall.lobby()
    options = shown(await hall.ann.click(hall.card, label="Options"))
    await hall.ann.select(options, ["both"], custom_id=str(Call("languages", game)))
    await hall.env.settle()
    assert words(hall.card).count(await hall.name(game)) == 2  # beneath each other, English and Korean
    assert await hall.name(game, "ko") not in words(hall.card)


async def test_a_table_is_found_and_completed_by_name_or_id(hall: Hall) -> None:
    game = await hall.game()
    await hall.ann.slash(hall.channel, "duel new", name="Other")
    name, other = await hall.name(game), hall.guild.create_text_channel("other")
    for typed in (name[:5].upper(), game[:4], name):
        (found,) = await hall.ann.autocomplete(other, "duel turn", "table", typed)
        assert found["value"] == game
        assert found["name"].startswith(f"{name} · {game} · ")
    for typed in (name, name.upper(), await hall.name(game, "ko"), game):
        assert game in words(shown(await hall.ann.slash(other, "duel turn", table=typed)))
    assert "no such table" in words(shown(await hall.ann.slash(other, "duel turn", table="Nobody's")))


async def test_a_name_tells_nobody_of_a_table_they_cannot_see(hall: Hall) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = hall.guild.create_text_channel("secret", overwrites={hall.cho: hidden})
    await hall.ann.slash(secret, "duel new", name="Hush")
    assert "no such table" in words(shown(await hall.cho.slash(hall.channel, "duel join", table="Hush")))


async def test_the_form_is_the_hosts_also_where_it_is_forged(hall: Hall) -> None:
    game = await hall.lobby()
    message: Any = await hall.forge(Call("named", game))
    assert "Only the owner" in words(shown(await hall.ben.click(message, label="forged")))
