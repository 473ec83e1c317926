"""Nobody can take from others what all share: requests, games, tables, pings, and what is not theirs to see."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.request_limit import RequestLimit
from bot.store.rows import PrefsRow, Rows, WaitRow
from bot.table.game.snapshot import Person
from bot.table.limits import Limits
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, shown, words

HIDDEN = discord.PermissionOverwrite(view_channel=False)


def limited(hall: Hall, **limits: int) -> None:
    """Set how much one person may take."""
    table = hall.bot.table
    for part in (table.lobby, table.guided_games, table.undo, table.votes, table.stuck_lobbies):
        part.limits = replace(Limits(), **limits)


async def test_too_many_requests_of_one_are_refused_and_nobody_elses(hall: Hall) -> None:
    await hall.lobby()
    hall.bot.request_limit = RequestLimit(60, burst=2, now=lambda: 0.0)
    for said in ("### Orrery", "### Orrery", "too much at once"):
        assert said in words(shown(await hall.ann.slash(hall.channel, "play")))
    assert "too much at once" in words(shown(await hall.ann.click(hall.card, label="Leave")))
    assert len((await hall.snapshot()).seats) == 2
    found = [await hall.ann.autocomplete(hall.channel, "duel turn", "table", "") for _ in range(3)]
    assert [len(choices) for choices in found] == [1, 1, 0]
    assert "### Orrery" in words(shown(await hall.ben.slash(hall.channel, "play")))


async def test_too_many_requests_are_refused_in_the_language_that_is_set(hall: Hall) -> None:
    """It is remembered, since nothing is read for them; whoever follows their Discord again is told in that."""
    for locale, said in (("ko", "너무"), (None, "too much at once")):
        hall.bot.request_limit = RequestLimit(60, burst=1, now=lambda: 0.0)
        await hall.bot.table.preferences.set(PrefsRow(hall.ann.id, locale))
        await hall.ann.slash(hall.channel, "play")
        assert said in words(shown(await hall.ann.slash(hall.channel, "play")))


@contextmanager
def traced(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What happens, in order: acknowledgements and looks into the store."""
    trace, store = list[str](), hall.bot.table.transactions.store
    read, write, defer = store.read, store.write, discord.InteractionResponse.defer

    def reading() -> AbstractAsyncContextManager[Rows]:
        trace.append("read")
        return read()

    def writing() -> AbstractAsyncContextManager[Rows]:
        trace.append("write")
        return write()

    async def deferring(response: Any, **options: Any) -> Any:
        trace.append("acknowledged")
        return await defer(response, **options)

    with monkeypatch.context() as patch:
        patch.setattr(store, "read", reading)
        patch.setattr(store, "write", writing)
        patch.setattr(discord.InteractionResponse, "defer", deferring)
        yield trace


@pytest.mark.parametrize("label", ["My turn", "Board", "Log", "Since my move", "Sheets"])
async def test_a_press_is_acknowledged_before_anything_is_read(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, label: str
) -> None:
    await hall.game()
    assert label in buttons(hall.status)
    with traced(hall, monkeypatch) as trace:
        await hall.ann.click(hall.status, label=label)
    assert trace[0] == "acknowledged"
    assert "read" in trace


@pytest.mark.parametrize("label", ["Join", "Leave", "Options", "More …"])
async def test_a_press_in_a_lobby_is_acknowledged_before_anything_is_read(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, label: str
) -> None:
    await hall.ann.slash(hall.channel, "duel new")
    who = hall.ben if label == "Join" else hall.ann
    with traced(hall, monkeypatch) as trace:
        await who.click(hall.card, label=label)
    assert trace[0] == "acknowledged"


@pytest.mark.parametrize("command", ["play", "duel turn", "duel board", "duel log", "duel leave", "duel new"])
async def test_a_command_is_acknowledged_before_anything_is_read(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    await hall.game()
    with traced(hall, monkeypatch) as trace:
        await hall.ann.slash(hall.channel, command)
    assert trace[0] == "acknowledged"
    assert "read" in trace


async def test_nobody_has_more_games_than_some(hall: Hall) -> None:
    await hall.game()
    limited(hall, games_per_person=1)
    assert "You have 1 games already" in words(shown(await hall.ann.slash(hall.channel, "duel new")))
    assert len(await hall.bot.table.games.of_person(hall.ann.id)) == 1


async def test_a_server_has_no_more_games_than_some(hall: Hall) -> None:
    await hall.game()
    limited(hall, games_per_server=1)
    assert "This server has 1 games already" in words(shown(await hall.cho.slash(hall.channel, "duel new")))
    assert await hall.bot.table.games.of_person(hall.cho.id) == []


async def test_tables_are_not_opened_one_after_another(hall: Hall) -> None:
    limited(hall, tables_per_hour=1)
    await hall.ann.slash(hall.channel, "duel new")
    await hall.ann.click(hall.card, label="Leave")
    assert "opened 1 tables within an hour" in words(shown(await hall.ann.slash(hall.channel, "duel new")))
    assert sum(bool(message.components) for message in hall.channel.history()) == 1


async def test_a_first_game_that_is_closed_makes_no_thread_each_time(hall: Hall) -> None:
    limited(hall, first_games_per_day=2)
    for _ in range(4):
        hub = shown(await hall.ann.slash(hall.channel, "play"))
        told = shown(await hall.ann.select(hub, ["duel"], custom_id=str(Call("first"))))
        for listed in await hall.bot.table.games.of_person(hall.ann.id):
            await hall.bot.table.leaving.abandon(listed.row.id, hall.ann.id)
    assert "begun 2 first games within a day" in words(told)
    assert told.id == hub.id
    assert buttons(told) == ["Back to my games"]
    assert len(hall.channel.threads) == 2


async def test_taking_back_again_and_again_comes_to_an_end(hall: Hall) -> None:
    limited(hall, undos_per_hour=2)
    game = await hall.game()
    who = await hall.reach("chart")
    for _ in range(3):
        panel = await hall.bot.table.turns.panel(game, who.id)
        while not panel.undoable:
            await hall.answer(panel, who.id, {"chart": ("c3",)})
            panel = await hall.bot.table.turns.panel(game, who.id)
        told = shown(await who.slash(hall.thread, "duel undo"))
    assert "taken 2 turns back in this game within an hour" in words(told)
    assert sum("took their turn back" in message.content for message in hall.thread.history()) == 2


async def test_a_table_in_a_channel_one_cannot_see_is_not_offered_and_cannot_be_joined(hall: Hall) -> None:
    hidden = hall.guild.create_text_channel("hidden", overwrites={hall.cho: HIDDEN})
    await hall.ann.slash(hidden, "duel new")
    game = (await hall.snapshot()).row.id
    for who, offered in ((hall.ben, True), (hall.cho, False)):
        hub = shown(await who.slash(hall.channel, "play"))
        assert (game in words(hub)) is offered
        found = await who.autocomplete(hall.channel, "duel join", "table", "")
        assert [choice["value"] for choice in found] == [game] * offered
    message = await hall.forge(Call("join", game), "Join")
    for refused in (
        await hall.cho.click(message, label="Join"),
        await hall.cho.slash(hall.channel, "duel join", table=game),
        await hall.cho.slash(hall.channel, "duel board", table=game),
    ):
        assert "no such table" in words(shown(refused))
    assert len((await hall.snapshot()).seats) == 1
    await hall.ben.slash(hall.channel, "duel join", table=game)
    assert len((await hall.snapshot()).seats) == 2


async def test_whoever_sits_there_plays_on_when_the_channel_is_hidden_from_them(hall: Hall) -> None:
    hidden = hall.guild.create_text_channel("hidden", overwrites={hall.cho: HIDDEN})
    row = await hall.bot.table.lobby.create("duel", hall.guild.id, hidden.id, Person(hall.ann.id, "Ann"), "en")
    await hall.bot.table.lobby.join(row.id, Person(hall.cho.id, "Cho"))
    await hall.bot.table.lobby.start(row.id, hall.ann.id, "s")
    await hall.env.settle()
    assert "Which cards do you put back?" in words(shown(await hall.cho.slash(hall.channel, "duel turn", table=row.id)))


async def test_boards_of_anothers_first_game_are_not_read_by_its_id(hall: Hall) -> None:
    hub = shown(await hall.ann.slash(hall.channel, "play"))
    await hall.ann.select(hub, ["duel"], custom_id=str(Call("first")))
    game = (await hall.snapshot()).row.id
    assert game in words(shown(await hall.ann.slash(hall.channel, "duel board", table=game)))
    message = await hall.forge(Call("board", game), "Board")
    for refused in (
        await hall.ben.slash(hall.channel, "duel board", table=game),
        await hall.ben.click(message, label="Board"),
    ):
        assert "no such table" in words(shown(refused))


async def test_what_rows_do_not_say_yet_is_your_move(hall: Hall) -> None:
    game = await hall.game()
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        await rows.drop(WaitRow, game_id=game)
        for seat in snapshot.seats:
            await rows.put(WaitRow(game, seat.seat, "", 0, "turn", False, {}, 50))
    assert "▶ **Your move** · asked" in words(shown(await hall.ann.slash(hall.channel, "play")))
