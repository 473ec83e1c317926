"""Posting over the wire: the bot against the stand-in for Discord, in one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import redirect
from bot.app import Orrery
from bot.manifest.manifest import MANIFESTS, Boards, Manifest, Shown
from bot.pictures.renderer import Renderer
from bot.post.poster import Poster, in_sight
from bot.post.sending import PlaceGone, ThreadGone, Withheld
from bot.settings import Settings
from bot.store.rows import GameRow
from bot.store.sqlite import SqliteStore
from bot.table.game.snapshot import Person
from bot.table.table import Table
from bot.ui.kit import permissions
from bot.ui.kit.layout import Picture
from bot.ui.kit.readers import Reader
from bot.words.posts.note import Note
from bot.words.tables import table_name
from bot.words.texts import Texts
from localdiscord import seeded_world, serve
from localdiscord.actions.messages import erase
from localdiscord.actions.threads import start_thread
from localdiscord.common.faults import Fault
from localdiscord.entities.channels import Channel
from localdiscord.state.permissions import ATTACH_FILES, MANAGE_THREADS, SEND_IN_THREADS, SEND_MESSAGES
from localdiscord.state.world import World
from rules import games
from tests.bot.conftest import ANN
from tests.flows.conftest import paint
from tests.patience import PATIENCE, until

SPEAK = SEND_MESSAGES | SEND_IN_THREADS


@pytest.fixture
async def world(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    for owner, name in ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"), (discord.Asset, "BASE")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    server = await serve(seeded_world(settle=0.02))
    redirect.redirect_client(server.url)
    yield server.world
    await server.close()
    assert server.world.unimplemented == []


@pytest.fixture
async def bot(
    world: World, store: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Orrery]:
    monkeypatch.delitem(games.MODULES, "gaia")
    made = Orrery(Settings(health=tmp_path / "health"), store)
    await made.login("local-poster")
    running = asyncio.create_task(made.connect())
    async with asyncio.timeout(PATIENCE):
        await made.wait_until_ready()
    yield made
    await made.close()
    await running


async def settled(table: Table, game_id: str) -> None:
    """Until everything is posted and shown."""

    async def all_sent() -> bool:
        async with table.transactions.store.read() as rows:
            return not await rows.outbox() and not await rows.stale_messages()

    await until(all_sent)


def a_channel(world: World) -> Channel:
    return next(channel for channel in world.channels.values() if channel.name == "tables")


def people_of(world: World) -> list[Person]:
    return [Person(int(user.id), user.username) for user in world.people()[:2]]


def said(world: World, place: int | None) -> str:
    """All that was written in a channel or thread."""
    return "\n".join(message.content for message in world.messages[str(place)].values())


async def a_lobby(world: World, bot: Orrery) -> tuple[GameRow, list[Person]]:
    channel, people = a_channel(world), people_of(world)
    row = await bot.table.lobby.create("duel", int(world.guild.id), int(channel.id), people[0], "en")
    await bot.table.lobby.join(row.id, people[1])
    return row, people


async def a_game(world: World, bot: Orrery) -> str:
    row, people = await a_lobby(world, bot)
    await bot.table.lobby.start(row.id, people[0].user_id, "v")
    await settled(bot.table, row.id)
    return row.id


async def test_a_table_that_was_posted_unheard_is_brought_up_to_date(world: World, bot: Orrery) -> None:
    channel, people = a_channel(world), people_of(world)
    row = await bot.table.lobby.create("duel", int(world.guild.id), int(channel.id), people[0], "en")
    await settled(bot.table, row.id)
    alone = await bot.table.games.snapshot(row.id)
    await bot.table.lobby.join(row.id, people[1])
    await settled(bot.table, row.id)
    poster, joined = Poster(bot), await bot.table.games.snapshot(row.id)

    def shown() -> str:
        return str(world.message(str(channel.id), str(joined.row.message_id)).components)

    await poster.show(alone)
    assert str(people[1].user_id) not in shown()  # so it stands there, and the bot does not know where
    unheard = replace(joined, row=replace(joined.row, message_id=None))
    assert await poster.show(unheard) == joined.row.message_id
    assert str(people[1].user_id) in shown()
    edits = len(world.log)
    assert await poster.show(unheard) == joined.row.message_id
    assert [entry["op"] for entry in world.log[edits:]].count("edit") == 0  # what stands there is what was meant


async def test_a_game_is_shown_and_told(
    world: World, bot: Orrery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await a_game(world, bot)
    row = (await bot.table.games.snapshot(game_id)).row
    card = world.message(str(row.channel_id), str(row.message_id))
    assert card.components
    thread = world.channel(str(row.thread_id))
    assert thread.id == card.id
    assert thread.name == f"{table_name(row)} · Duel"
    assert (tmp_path / "health").exists()
    poster, snapshot = Poster(bot), await bot.table.games.snapshot(game_id)
    assert world.violations == []

    # the thread is there already: asked for again, it is the same
    assert await poster.open_thread(snapshot) == row.thread_id

    # a post that is sent twice stands there once
    note = Note("Hello <@11>", (ANN.user_id,), f"{game_id}-99")
    assert await poster.post(snapshot, note) == await poster.post(snapshot, note)

    # a public message that was deleted is made anew
    await bot.get_partial_messageable(row.channel_id).get_partial_message(row.message_id or 0).delete()
    anew = await poster.show(snapshot)
    assert anew != row.message_id
    assert world.message(str(row.channel_id), str(anew)).components

    # where the bot may not speak, what it has to say waits, and so it does for a server it is not in
    channel = world.channel(str(row.channel_id))
    channel.overwrites = [{"id": world.guild.id, "type": 0, "allow": "0", "deny": str(SPEAK)}]
    with pytest.raises(Withheld):
        await poster.post(snapshot, replace(note, nonce=f"{game_id}-98"))
    channel.overwrites = []
    assert await poster.post(snapshot, replace(note, nonce=f"{game_id}-98"))
    with pytest.raises(Withheld):
        await poster.post(replace(snapshot, row=replace(row, guild_id=1)), note)

    # a channel that is gone takes nothing, now or later
    gone = replace(snapshot, row=replace(row, channel_id=1, thread_id=1, message_id=1))
    alone = replace(gone, row=replace(gone.row, thread_id=None))
    for work in (poster.show(gone), poster.open_thread(gone), poster.post(alone, note)):
        with pytest.raises(PlaceGone):
            await work
    with pytest.raises(ThreadGone):
        await poster.post(gone, note)

    # the last words on a game come with its board
    monkeypatch.setitem(MANIFESTS, "duel", Manifest(Boards(("chart",))))
    bot.renderer = Renderer(paint)
    person = world.people()[0]
    over = replace(snapshot, row=replace(row, status="over"))
    told = await poster.tell(over, replace(note, nonce=f"{game_id}-96"), Reader(Texts("en")), int(person.id))
    (dm,) = [channel for channel in world.channels.values() if person.id in channel.recipients]
    assert [each.filename for each in world.message(dm.id, str(told)).files] == ["duel-chart.png"]

    # what it shows stands with it, and it is said without where the bot may not attach anything
    shows = replace(note, nonce=f"{game_id}-95", shows=(Shown("chart"),))
    posted = world.message(str(row.thread_id), str(await poster.post(snapshot, shows)))
    assert [each.filename for each in posted.files] == ["duel-chart.png"]
    both = replace(note, nonce=f"{game_id}-93", shows=(Shown("chart"), Shown("chart")))  # Discord would crop a collage
    stacked = world.message(str(row.thread_id), str(await poster.post(snapshot, both)))
    assert [each.filename for each in stacked.files] == ["duel-chart.png"]
    quiet = world.channel(str(row.channel_id))
    quiet.overwrites = [{"id": world.guild.id, "type": 0, "allow": "0", "deny": str(ATTACH_FILES)}]
    plain = world.message(str(row.thread_id), str(await poster.post(snapshot, replace(shows, nonce=f"{game_id}-94"))))
    assert (plain.content, plain.files) == (posted.content, [])
    quiet.overwrites = []

    # a direct message reaches those who take any
    reader = Reader(Texts("en"))
    assert await poster.tell(snapshot, note, reader, int(person.id))
    person.dms_open = False
    assert await poster.tell(snapshot, replace(note, nonce=f"{game_id}-97"), reader, int(person.id)) is None
    assert await poster.tell(snapshot, note, reader, 1) is None


async def test_a_game_whose_open_table_was_deleted_is_told_all_the_same(world: World, bot: Orrery) -> None:
    row, people = await a_lobby(world, bot)
    await settled(bot.table, row.id)
    (card,) = world.messages[str(row.channel_id)].values()
    erase(world, card)
    await bot.table.lobby.start(row.id, people[0].user_id, "v")
    await settled(bot.table, row.id)
    now = (await bot.table.games.snapshot(row.id)).row
    assert now.thread_id == now.message_id != int(card.id)
    assert "The game begins." in said(world, now.thread_id)


async def test_what_a_locked_thread_does_not_take_waits(world: World, bot: Orrery) -> None:
    game_id = await a_game(world, bot)
    snapshot, note = await bot.table.games.snapshot(game_id), Note("Hello", (), f"{game_id}-99")
    thread = world.channel(str(snapshot.row.thread_id)).thread
    (role,) = [each for each in world.guild.roles.values() if each["managed"]]
    role["permissions"] = str(int(role["permissions"]) & ~MANAGE_THREADS)  # as the host is told to invite the bot
    assert thread
    thread.archived = thread.locked = True
    with pytest.raises(Withheld):
        await Poster(bot).post(snapshot, note)
    thread.locked = False
    assert await Poster(bot).post(snapshot, note)


async def test_a_first_game_that_fell_asleep_is_shown_as_it_stands(world: World, bot: Orrery) -> None:
    channel, ann = a_channel(world), people_of(world)[0]
    thread = start_thread(world, channel, world.users[str(bot.application_id)], {"name": "First game"})
    snapshot = await bot.table.guided_games.begin("duel", int(world.guild.id), int(thread.id), ann, "en", {})
    await settled(bot.table, snapshot.row.id)
    shown = str((await bot.table.games.snapshot(snapshot.row.id)).row.message_id)
    before = world.message(thread.id, shown).edited_at
    assert thread.thread
    thread.thread.archived = True  # nobody wrote there for a week
    await bot.table.channels.show_again(snapshot.row.id)
    await settled(bot.table, snapshot.row.id)
    assert world.message(thread.id, shown).edited_at != before


async def test_a_server_with_all_its_threads_awake_is_waited_for(world: World, bot: Orrery) -> None:
    row, people = await a_lobby(world, bot)
    await settled(bot.table, row.id)  # else the start comes while the lobby is being sent, which is no time to wait
    world.faults.add(Fault("POST */threads", code=160006))
    await bot.table.lobby.start(row.id, people[0].user_id, "v")
    await until(lambda: row.id in bot.announcer._held)  # the bot tells nobody that it waits
    bot.announcer.poke(row.id)  # as when the game moves on
    await settled(bot.table, row.id)
    assert "The game begins." in said(world, (await bot.table.games.snapshot(row.id)).row.thread_id)


async def test_a_bot_that_may_do_nothing_else_plays(world: World, bot: Orrery) -> None:
    (role,) = [each for each in world.guild.roles.values() if each["managed"]]
    role["permissions"] = str(permissions.PLAYING.value)
    world.guild.roles[world.guild.id]["permissions"] = "0"
    game_id = await a_game(world, bot)
    assert "The game begins." in said(world, (await bot.table.games.snapshot(game_id)).row.thread_id)


async def test_a_gateway_that_was_away_is_looked_for_every_minute(bot: Orrery) -> None:
    shard = bot.get_shard(0)
    assert shard
    waits = [shard._parent._backoff.delay() for _ in range(50)]
    assert waits[0] <= 2
    assert 2 < max(waits) <= 60


async def test_where_no_picture_may_be_attached_the_table_is_shown_without(
    world: World, bot: Orrery, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MANIFESTS, "duel", Manifest(Boards(("chart",))))
    bot.renderer = Renderer(paint)
    game_id = await a_game(world, bot)
    row = (await bot.table.games.snapshot(game_id)).row

    async def pictures() -> list[str]:
        await bot.table.channels.show_again(game_id)
        await settled(bot.table, game_id)
        now = (await bot.table.games.snapshot(game_id)).row
        return [each.filename for each in world.message(str(row.thread_id), str(now.status_id)).files]

    assert await pictures() == ["duel-chart.png"]
    world.faults.add(Fault("PATCH /channels/*/messages/*", code=50013))
    assert await pictures() == []
    channel = world.channel(str(row.channel_id))
    channel.overwrites = [{"id": world.guild.id, "type": 0, "allow": "0", "deny": str(ATTACH_FILES)}]
    erase(world, world.message(str(row.thread_id), str(row.status_id)))
    assert await pictures() == []
    channel.overwrites = []
    assert await pictures() == ["duel-chart.png"]


def test_a_post_shows_as_many_pictures_as_a_phone_has_room_for_below_its_words() -> None:
    """Four of them made a post three screens tall."""
    low, tall = (Picture("a.jpg", b"", "", 1080, height) for height in (700, 1900))
    assert in_sight("who won", [low, low])
    assert not in_sight("who won", [low, tall])
    assert not in_sight("\n".join(["who won"] * 20), [low, low])
