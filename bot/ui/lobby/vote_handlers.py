"""Presses of a table's people who decide something together, and of whoever takes over a seat that is offered."""

from __future__ import annotations

from functools import partial

from discord import ui

from bot.errors import Refusal
from bot.table.game.roles import require
from bot.table.seating.motions import LONGEST_RULE
from bot.ui.kit import permissions, readers, way_back
from bot.ui.kit.client import Client
from bot.ui.kit.controls import Press, Reply, button, on, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import modal, text_field
from bot.ui.kit.reply import say, show
from bot.ui.lobby import votes_view
from bot.ui.lobby.seat.own_seat_handlers import show_hand_over
from bot.words.texts import Texts
from bot.words.votes import choice

FIELD = "rule"


@on("votes")
async def votes(press: Press) -> None:
    """Show what the table decides together; raises `Refusal` not-seated for others."""
    await _show(press)


async def _show(press: Press) -> None:
    """Show it, and anew whenever somebody votes or a vote is decided."""
    game, reader = press.call.game, await readers.reader(press.interaction)
    make = partial(_view, press.bot, game, press.user, way_back.home(press.interaction, game))
    view = await make(reader.texts)
    message = await show(press.interaction, view)
    await press.bot.following.watching(press.interaction, message, game, view, make)


async def _view(bot: Client, game: str, user: int, home: Call, texts: Texts) -> ui.LayoutView:
    """The votes of a table as they stand; raises `Refusal` not-seated."""
    snapshot = await bot.table.games.snapshot(game)
    require(snapshot, user, "vote")
    back = rows([button(texts("ui-to-turn"), home)])
    return votes_view.view(snapshot, await bot.table.votes.open_of(game), texts, user, back)


@on("vote-new")
async def open_vote(press: Press) -> None:
    """Put something to the vote: a kind, and after a colon what it is about."""
    kind, facts = votes_view.proposed(press.value)
    by = await permissions.actor(press.interaction, (await press.bot.table.games.snapshot(press.call.game)).row)
    await press.bot.table.votes.open(press.call.game, by, kind, **facts)
    await _show(press)


@on("rule", reply=Reply.FORM)
async def ask_rule(press: Press) -> None:
    """Open the form for a house rule."""
    press.bare()
    snapshot, texts = await press.bot.table.games.snapshot(press.call.game), await readers.texts(press.interaction)
    require(snapshot, press.user, "vote")
    line = text_field(texts("ui-vote-rule-field"), FIELD, longest=LONGEST_RULE)
    await press.interaction.response.send_modal(modal(texts("ui-vote-rule"), Call("ruled", snapshot.row.id), line))


@on("ruled")
async def put_rule(press: Press) -> None:
    """Put a house rule to the vote."""
    rule = press.written(FIELD).strip()
    by = await permissions.actor(press.interaction, (await press.bot.table.games.snapshot(press.call.game)).row)
    await press.bot.table.votes.open(press.call.game, by, "house-rule", rule=rule)
    await _show(press)


@on("vote")
async def vote(press: Press) -> None:
    """Vote, from the post or from the private view."""
    number, chosen = press.call.arg(0), press.call.arg(1)
    if not number.isdecimal():
        raise Refusal("stale")
    await press.bot.table.votes.cast(press.call.game, press.user, int(number[:6]), chosen)
    texts = await readers.texts(press.interaction)
    if way_back.call(press.interaction) is not None:
        await _show(press)
    else:
        is_open = any(each.number == int(number[:6]) for each in await press.bot.table.votes.open_of(press.call.game))
        await say(press.interaction, texts("ui-voted" if is_open else "ui-voted-last", choice=choice(chosen, texts)))


@on("take-seat")
async def take_seat(press: Press) -> None:
    """Take over a seat that is offered, and see what there is to know of it."""
    await press.bot.table.seats.take(press.call.game, readers.person(press.interaction))
    await show_hand_over(Press(press.interaction, Call("hand-over", press.call.game)))
