"""A table whose host lets programs read it, and says so to all."""

from __future__ import annotations

from dataclasses import replace

from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, shown, words
from tests.flows.test_words import forged


async def test_the_host_of_a_table_lets_programs_read_it_and_all_see_that(hall: Hall) -> None:
    key = "a key of the host"
    hall.bot.settings = replace(hall.bot.settings, feed_key=key, http="9464")
    game = await hall.lobby()
    options = shown(await hall.ann.click(hall.card, label="Options"))
    options = shown(await hall.ann.click(options, label="Programs may read it: off"))
    assert "Programs may read it: on" in buttons(options)
    assert "Feed: programs may read" in words(hall.card)
    theirs = shown(await hall.ben.click(hall.card, label="Options"))
    assert "Programs may read it: on" not in buttons(theirs)  # it is the host's to say
    await hall.bot.table.lobby.start(game, hall.ann.id, "s")
    await hall.env.settle()
    assert (await hall.bot.table.games.snapshot(game)).row.feed
    assert any("Feed: programs may read" in words(message) for message in hall.thread.history())


async def test_where_the_host_of_the_bot_wants_no_feed_no_table_has_one(hall: Hall) -> None:
    game = await hall.lobby()
    assert "Programs may read it: off" not in buttons(shown(await hall.ann.click(hall.card, label="Options")))
    assert "lets no programs read" in await forged(hall, hall.ann, Call("feed", game, 0, ("on",)))
    assert not (await hall.bot.table.games.snapshot(game)).row.feed
