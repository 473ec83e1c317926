"""Presses of people who look for others to play with."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refusal
from bot.store.lobby_rows import QueueRow
from bot.table.seating.queue import Asked, Wish
from bot.ui.kit import readers
from bot.ui.kit.controls import Press, on
from bot.ui.kit.ids import Args
from bot.ui.kit.reply import say, show
from bot.ui.lobby import new_channel
from bot.ui.lobby.seating import queue_view
from bot.ui.lobby.seating.guests_view import finish_chosen
from bot.words.tables import table_in_text
from rules import games
from rules.games import MODULES


@on("queue")
async def queue(press: Press) -> None:
    """Show for what one waits on this server."""
    table, guild = press.bot.table, _server(press)
    found, waiting = await table.queue.of(guild, press.user), await table.queue.counted(guild)
    now, texts = table.transactions.now(), await readers.texts(press.interaction)
    await show(press.interaction, queue_view.view(found, waiting, now, texts))


def _server(press: Press) -> int:
    """The server where somebody looks; raises `Refusal` not-here in a direct message."""
    if press.interaction.guild_id is None:
        raise Refusal("not-here")
    return press.interaction.guild_id


@on("queue-game")
async def choose_game(press: Press) -> None:
    """Show the form for a game, as one waits for it already."""
    if press.value not in MODULES:
        raise Refusal("stale")
    before = await _before(press, press.value)
    usual = Wish(press.value, tuple(games.game(press.value).seats))
    await _form(press, queue_view.wished(before) if before else usual)


@on("queue-set")
async def choose(press: Press) -> None:
    """Choose how many play, at which pace, or what is asked of others; nothing is stored before the form is sent."""
    wish = _wish(press.call.args[1:])
    if press.call.arg(0) == "seats":
        wish = _wish((wish.kind, "".join(sorted(press.values)), *press.call.args[3:]))
    elif press.call.arg(0) == "clock":
        wish = replace(wish, clock=press.value)
    else:
        least, newcomers = finish_chosen(press.value)
        wish = replace(wish, least_finish=least, newcomers=newcomers)
    await _form(press, wish)


@on("queue-join")
async def join(press: Press) -> None:
    """Wait; say so where a table has opened by that."""
    wish, texts = _wish(press.call.args), await readers.texts(press.interaction)
    channel = new_channel.public(press.interaction)
    seen = channel.permissions_for(channel.guild.default_role).view_channel
    where = Asked(channel.guild.id, channel.id, seen, texts.locale)
    opened = await press.bot.table.queue.join(readers.person(press.interaction), wish, where)
    await queue(press)
    if opened:
        name, place = table_in_text(opened.row), f"<#{opened.row.channel_id}>"
        await say(press.interaction, texts("ui-queue-found", name=name, id=opened.row.id, channel=place))


@on("queue-leave")
async def leave(press: Press) -> None:
    """Wait no more."""
    await press.bot.table.queue.leave(_server(press), press.user, press.value_or(press.call.arg(0)))
    await queue(press)


async def _form(press: Press, wish: Wish) -> None:
    before = await _before(press, wish.kind)
    await show(
        press.interaction, queue_view.form(wish, await readers.texts(press.interaction), waits=before is not None)
    )


async def _before(press: Press, kind: str) -> QueueRow | None:
    """What somebody waits for already, or waited for in vain."""
    found = await press.bot.table.queue.of(_server(press), press.user)
    return next((row for row in found if row.kind == kind), None)


def _wish(args: Args) -> Wish:
    """A wish as a control of ours holds it; raises `Refusal` stale for what is none: it can be forged."""
    kind, seats, clock, finish = args if len(args) == 4 else ("", "", "", "")
    allowed = games.game(kind).seats if kind in MODULES else ()
    if not seats or not all(each.isdecimal() and int(each) in allowed for each in seats):
        raise Refusal("stale")
    least, newcomers = finish_chosen(finish)
    return Wish(kind, tuple(sorted({int(each) for each in seats})), clock, least, newcomers)
