"""Presses of moderators, and of people who step back from a game for a while."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.plain_text import plain
from bot.table.game.roles import Actor, require
from bot.table.game.snapshot import GameSnapshot
from bot.table.seating.leaving import can_step_back
from bot.ui.kit import permissions, readers, way_back
from bot.ui.kit.confirming import confirmed
from bot.ui.kit.controls import Press, button, on, rows
from bot.ui.kit.ids import Call, whole_number
from bot.ui.kit.layout import card, layout, text
from bot.ui.kit.members import chosen_member
from bot.ui.kit.reply import show
from bot.ui.lobby import moderation_view
from bot.ui.panel import panel_handlers
from bot.words.texts import Texts


async def _moderator(press: Press) -> tuple[GameSnapshot, Actor]:
    """The table and whoever presses; raises `Refusal` not-moderator."""
    snapshot = await press.bot.table.games.snapshot(press.call.game)
    actor = await permissions.actor(press.interaction, snapshot.row)
    require(snapshot, actor, "seat")
    return snapshot, actor


def _seat(snapshot: GameSnapshot, named: str) -> int:
    """The seat that a control names; raises `Refusal` stale where there is none."""
    seat = whole_number(named, -1)
    if not 0 <= seat < len(snapshot.seats):
        raise Refusal("stale")
    return seat


@on("moderate")
async def moderate(press: Press) -> None:
    """Show a moderator what can be done with a table."""
    snapshot, _ = await _moderator(press)
    await show(press.interaction, moderation_view.view(snapshot, await readers.texts(press.interaction)))


@on("mod-seat")
async def choose(press: Press) -> None:
    """Show what can be done with a seat."""
    snapshot, _ = await _moderator(press)
    seat = _seat(snapshot, press.value)
    await show(press.interaction, moderation_view.view(snapshot, await readers.texts(press.interaction), seat))


@on("mod-computer", "mod-back", "mod-give")
async def reseat(press: Press) -> None:
    """Give a seat to a computer player, back to its person, or to another member."""
    before, actor = await _moderator(press)
    seat, texts, seats = _seat(before, press.call.arg(0)), await readers.texts(press.interaction), press.bot.table.seats
    kind, to = press.call.verb.removeprefix("mod-"), ""
    if kind == "give":
        person = chosen_member(press)
        to, after = person.name, await seats.give(before.row.id, actor, seat, person)
    elif kind == "back":
        after = await seats.back(before.row.id, actor, seat)
    else:
        after = await seats.to_computer(before.row.id, actor, seat)
    note = moderation_view.what_was_done(kind, before.seats[seat], to, actor.name, texts)
    await show(press.interaction, moderation_view.view(after, texts, seat, note))


@on("mod-pause", "mod-resume")
async def pause(press: Press) -> None:
    """Stop the clocks of a table, or let them run again."""
    _, actor = await _moderator(press)
    kind, texts = press.call.verb.removeprefix("mod-"), await readers.texts(press.interaction)
    after = await press.bot.table.clocks.pause(press.call.game, actor, paused=kind == "pause")
    note = texts(f"deed-{kind}", by=plain(actor.name))
    await show(press.interaction, moderation_view.view(after, texts, note=note))


@confirmed("away", may=can_step_back, back="turn")
async def step_back(press: Press) -> None:
    """Let a computer player play on."""
    snapshot = await press.bot.table.leaving.step_back(press.call.game, press.user)
    await show(press.interaction, stepped_back(snapshot, await readers.texts(press.interaction)))


def stepped_back(snapshot: GameSnapshot, texts: Texts, until: int | None = None) -> discord.ui.LayoutView:
    """What somebody is shown who has stepped back, for good or `until` a time: the way to return."""
    ways = [button(texts("ui-return"), Call("return", snapshot.row.id)), way_back.to(Call("hub"), texts)]
    said = texts("ui-away-done", command=f"/{snapshot.row.kind} back")
    lasts = [texts("ui-away-lasts", until=f"<t:{until}:f>")] if until else []
    return layout(card(text(said, *lasts), *rows(ways)))


@on("return")
async def come_back(press: Press) -> None:
    """Play on oneself, and see at once what is asked."""
    await press.bot.table.leaving.come_back(press.call.game, press.user)
    await panel_handlers.turn(Press(press.interaction, Call("turn", press.call.game)))
