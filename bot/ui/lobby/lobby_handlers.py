"""Presses in the hub and in lobbies."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from functools import partial

from bot.errors import Refusal
from bot.manifest.manifest import load
from bot.store.lobby_rows import TemplateRow
from bot.store.rows import GameRow
from bot.store.server_rows import ServerRow
from bot.table.game.seated import own_hours
from bot.table.game.snapshot import GameSnapshot
from bot.table.seating.leaving import closable, resignable
from bot.ui.kit import permissions, readers, table_argument
from bot.ui.kit.client import Interaction
from bot.ui.kit.confirming import confirmed
from bot.ui.kit.controls import Press, Reply, on
from bot.ui.kit.ids import Call, whole_number
from bot.ui.kit.layout import card, layout, text
from bot.ui.kit.living import Page, show_page
from bot.ui.kit.reply import in_place, redraw, say, show
from bot.ui.lobby import hub_view, new_channel, public_message
from bot.ui.lobby.hub_view import Hub
from bot.ui.lobby.private_lobby import show_lobby
from bot.ui.panel import panel_handlers
from bot.words.languages import public_texts
from bot.words.tables import table_in_text
from bot.words.texts import LOCALES, Texts
from rules import games
from rules.games import MODULES

HUB = "hub"  # the name of its page
LATELY = 3  # games that have ended, for whoever is in none
ARRANGED = ("add-agent", "agent-level", "drop-agent")  # what is pressed in a lobby only, and not in a row of the hub


async def show_hub(interaction: Interaction, page: int = 0) -> None:
    """Show what the hub holds for its user, as it is from now on."""
    await show_page(interaction, HUB, partial(_hub, page))


async def _hub(page: int, interaction: Interaction, texts: Texts) -> Page:
    """The hub as it is."""
    table, user, guild = interaction.client.table, interaction.user.id, interaction.guild_id
    games, tables = await table.games.of_person(user), await table_argument.lobbies_in_sight(interaction)
    damaged = tuple(dict.fromkeys(games.damaged + tables.damaged))
    kept = [row for row in await table.templates.of(user) if row.kind in MODULES]
    soon = await table.forecasts.asked_at(games, user)
    hours = own_hours(await table.preferences.of(user))
    queue = await table.queue.of(guild, user) if guild else None
    lost, now = await table.games.lost_by(user), table.transactions.now()
    found = Hub(user, games, tables, page, damaged, kept, soon, hours=hours, now=now, queue=queue, lost=lost)
    over = () if [*games] else [*await table.games.over_of(user, LATELY)]
    found = replace(found, opens=new_channel.opens_here(interaction), over=over)
    found = replace(
        found,
        members=await table.games.members_of(found.here),
        planned=await table.plans.planned(found.here, user),
        votes=await table.votes.unanswered(found.here, user),
        asked=await table.requests.of_person(user),
    )
    return Page(hub_view.view(found, texts), frozenset(listed.row.id for listed in (*games, *tables)))


async def open_table(
    interaction: Interaction,
    kind: str,
    computers: int = 0,
    *,
    seated: bool = True,
    name: str = "",
    seed: str = "",
    template: TemplateRow | None = None,
) -> GameRow:
    """Make a table in this channel, or in that of this thread.

    It is called `name` or by two words, has as many of the computers as it seats, and in public it speaks the language
    of whoever opens it. The game starts from `seed`, where there is one. A `template` says how it is set up.

    Raises `Refusal` not-here where no thread can hang, no-permission, name-taken, seed-shape.
    """
    channel, table, owner = new_channel.public(interaction), interaction.client.table, readers.person(interaction)
    locale = (await readers.texts(interaction)).locale
    await load(kind)
    row = await table.lobby.create(
        kind, channel.guild.id, channel.id, owner, locale, seated=seated, name=name, seed=seed, template=template
    )
    for _ in range(min(computers, games.game(kind).seats[-1] - seated)):
        await table.lobby.add_agent(row.id, owner.user_id)
    return row


def opened(interaction: Interaction, row: GameRow, texts: Texts) -> str:
    """That a table is open, and where, unless that is here."""
    if row.channel_id == interaction.channel_id:
        return texts("ui-opened", name=table_in_text(row), id=row.id)
    return texts("ui-opened-there", name=table_in_text(row), id=row.id, where=f"<#{row.channel_id}>")


@on("hub")
async def open_hub(press: Press) -> None:
    """Show the hub, or a page of it."""
    await show_hub(press.interaction, press.call.number(0))


@on("next")
async def next_game(press: Press) -> None:
    """Open the panel of the next game that waits for the one who presses; the hub where no other does."""
    found = await press.bot.table.games.next_waiting(press.user, press.call.game)
    if found:
        await panel_handlers.turn(Press(press.interaction, Call("turn", found)))
    else:
        await show_hub(press.interaction)


@on("new")
async def new(press: Press) -> None:
    """Open a table of the chosen game."""
    kept = await press.bot.table.templates.of(press.user)
    template = next((each for each in kept if press.value == f"{hub_view.KEPT}{each.number}"), None)
    kind = template.kind if template else press.value
    if kind not in MODULES:  # of another release
        raise Refusal("stale")
    row = await open_table(press.interaction, kind, template=template)
    texts = await readers.texts(press.interaction)
    await say(press.interaction, opened(press.interaction, row, texts))


@on("settings")
async def settings(press: Press) -> None:
    """Show the settings."""
    prefs = await press.bot.table.preferences.of(press.user)
    texts = await readers.texts(press.interaction)
    here = press.interaction.guild_id
    takes_over = await press.bot.table.pool.has(here, press.user) if here else None
    moderates = await permissions.moderates_server(press.interaction)
    now = press.bot.table.transactions.now()
    hooks = press.bot.settings.webhooks
    view = hub_view.settings_view(prefs, texts, now=now, takes_over=takes_over, moderates=moderates, hooks=hooks)
    await show(press.interaction, view)


@on("server")
async def server(press: Press) -> None:
    """Show what moderators settle for the server; raises `Refusal` not-moderator."""
    if not await permissions.moderates_server(press.interaction):
        raise Refusal("not-moderator")
    managed = None
    if permissions.manages(press.interaction):
        here = press.interaction.guild_id or 0
        managed = ServerRow(here, await press.bot.table.preferences.moderator_role(here))
    await show(press.interaction, hub_view.server_view(await readers.texts(press.interaction), managed))


@on("mod-role")
async def moderator_role(press: Press) -> None:
    """Choose the role whose members moderate the tables of this server, or none."""
    chosen = next(iter(press.values), None)
    guild, preferences = press.interaction.guild_id or 0, press.bot.table.preferences
    role = int(chosen) if chosen and chosen.isdecimal() else None
    await preferences.set_moderator_role(guild, role, manages=permissions.manages(press.interaction))
    await server(press)


@on("language")
async def language(press: Press) -> None:
    """Set the language; `auto` follows Discord."""
    chosen = press.value
    prefs = await press.bot.table.preferences.of(press.user)
    await readers.set_preferences(press.interaction, replace(prefs, locale=chosen if chosen in LOCALES else None))
    await settings(press)


@on("remind")
async def remind(press: Press) -> None:
    """Set after how many hours a reminder comes."""
    prefs = await press.bot.table.preferences.of(press.user)
    if press.value not in hub_view.HOURS:
        raise Refusal("stale")
    await readers.set_preferences(press.interaction, replace(prefs, remind_hours=int(press.value)))
    await settings(press)


@on("theme")
async def theme(press: Press) -> None:
    """Set whether pictures are dark or light."""
    if press.value not in hub_view.THEMES:
        raise Refusal("stale")
    await readers.set_preferences(
        press.interaction, replace(await press.bot.table.preferences.of(press.user), theme=press.value)
    )
    await settings(press)


@on("join", reply=Reply.UPDATE)
async def join(press: Press) -> None:
    """Take the first free seat of a lobby; raises `Refusal` as `Lobby.join` does."""
    await _changed(press, press.bot.table.lobby.join(press.call.game, readers.person(press.interaction)))


@on("leave", reply=Reply.UPDATE)
async def leave(press: Press) -> None:
    """Give one's seat of a lobby up; raises `Refusal` as `Lobby.leave` does."""
    await _changed(press, press.bot.table.lobby.leave(press.call.game, press.user))


@on("add-agent", reply=Reply.UPDATE)
async def add_agent(press: Press) -> None:
    """Seat a computer player."""
    await _changed(press, press.bot.table.lobby.add_agent(press.call.game, press.user, key=str(press.interaction.id)))


@on("drop-agent", reply=Reply.UPDATE)
async def drop_agent(press: Press) -> None:
    """Send a computer player away."""
    await _changed(press, press.bot.table.lobby.drop_agent(press.call.game, press.user, key=str(press.interaction.id)))


@on("agent-level", reply=Reply.UPDATE)
async def set_level(press: Press) -> None:
    """Choose how well a computer player plays; the value is its seat and the level."""
    named, _, level = press.value.partition(":")
    seat = whole_number(named, -1)
    await _changed(press, press.bot.table.lobby.set_level(press.call.game, press.user, seat, level))


@on("start", reply=Reply.UPDATE)
async def start(press: Press) -> None:
    """Start the game."""
    await _changed(press, press.bot.table.lobby.start(press.call.game, press.user))


async def _changed(press: Press, change: Awaitable[GameSnapshot]) -> None:
    """Make a change and show it where it was asked for: in the hub or the lobby there, or in the public message."""
    snapshot = await change
    if in_place(press.interaction):
        if press.call.verb in ARRANGED:
            await show_lobby(press.interaction, snapshot)
        else:
            await show_hub(press.interaction)
        return
    await redraw(press.interaction, public_message.view(snapshot, public_texts(snapshot.row)))
    if (
        await press.bot.table.games.snapshot(snapshot.row.id)
    ).row.rev != snapshot.row.rev:  # what is newer may be drawn over now
        await press.bot.table.channels.show_again(snapshot.row.id)


@confirmed("close", may=closable, back="hub", opened=("lobby", "moderate", "first"))
async def close(press: Press) -> None:
    """End the game without a result."""
    row = (await press.bot.table.games.snapshot(press.call.game)).row
    await press.bot.table.leaving.abandon(row.id, await permissions.actor(press.interaction, row))
    await _done(press, "ui-closed")


def _warned_of_resigning(snapshot: GameSnapshot, user: int) -> str:
    """The last person to go ends the game."""
    if set(snapshot.people) - {user}:
        return "ui-resign-sure"
    return "ui-resign-last"


@confirmed("resign", may=resignable, back="turn", warned=_warned_of_resigning)
async def resign(press: Press) -> None:
    """Leave the seat to a computer player."""
    await press.bot.table.leaving.resign(press.call.game, press.user)
    await _done(press, "ui-resigned")


async def _done(press: Press, message: str) -> None:
    texts = await readers.texts(press.interaction)
    await show(press.interaction, layout(card(text(texts(message)))))
