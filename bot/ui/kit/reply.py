"""Answers to an interaction: a private message, or the private message that was pressed, made anew in place.

What is lost on the way to Discord is sent again. Where the answer was taken and only the word of it was lost, the
second one is refused, and what it was to show goes into the first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from types import SimpleNamespace
from typing import TypeVar

import aiohttp
import discord
from discord import ui

from bot.ui.kit.client import Interaction
from bot.ui.kit.layout import Child, Document, Picture, card, layout, text

T = TypeVar("T")
NOBODY = discord.AllowedMentions.none()
ANSWERED = 40060
UNHEARD = "unheard"  # among an interaction's extras: it is answered, though we never heard so
UPDATES = "updates"  # the same: its answer is the message that was pressed, which is for all to see
TRIES = 3
AGAIN_SECONDS = 0.2
API = "/api/"
NO_CONTENT = 204
TOO_MANY = 429


class NotDiscord(aiohttp.ClientConnectionError):
    """A web page of a proxy came in place of Discord's JSON; whether the request took effect is not known."""


def outage(error: BaseException) -> bool:
    """Whether an exception means that a request may be taken later: lost, refused as too many, or broken off there."""
    if isinstance(error, discord.HTTPException) and error.status == TOO_MANY:
        return True
    return isinstance(error, (aiohttp.ClientError, discord.DiscordServerError, discord.RateLimited))


def watched() -> aiohttp.TraceConfig:
    """For the session with Discord: raises `NotDiscord` for what is answered with success and is no JSON.

    discord.py would take the page for what was asked for, and fail over it as over a fault of its own.
    """
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_ended)
    return trace


def in_place(interaction: Interaction) -> bool:
    """Whether the press came from a private message, in which the answer is shown then."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def begin(interaction: Interaction, *, apart: bool = False) -> None:
    """Acknowledge at once what takes long, such as pictures; ends with `show`, `apart` in a message of its own.

    Discord waits three seconds for that. Nothing happens where it was acknowledged already, as most presses are by
    `on`.
    """
    if _done(interaction):
        return
    if in_place(interaction) and not apart:
        await _answered(interaction, interaction.response.defer)
    else:
        await _answered(interaction, lambda: interaction.response.defer(ephemeral=True, thinking=True))


async def begin_update(interaction: Interaction) -> None:
    """Acknowledge a press that changes the message it was made on; ends with `redraw`, or `show` in a private one."""
    if not _done(interaction):
        interaction.extras[UPDATES] = True
        await _answered(interaction, interaction.response.defer)


async def show(interaction: Interaction, view: ui.LayoutView, pictures: Sequence[Picture | Document] = ()) -> int:
    """Show a private view, in place of the one that was pressed where there is one.

    Returns the id of its message, or 0 where the interaction had not been acknowledged before.
    """
    if not _done(interaction) and await _answered(interaction, lambda: _answer(interaction, view, pictures)):
        return 0
    shown = await _insist(
        lambda: interaction.edit_original_response(
            view=view, attachments=[picture.file for picture in pictures], allowed_mentions=NOBODY
        )
    )
    return shown.id


async def publish(interaction: Interaction, view: ui.LayoutView, pictures: Sequence[Picture] = ()) -> None:
    """Post a view for all to see where the command was used; what answers the command itself stays private."""
    await _insist(
        lambda: interaction.followup.send(
            view=view, files=[picture.file for picture in pictures], ephemeral=False, allowed_mentions=NOBODY
        )
    )


async def redraw(interaction: Interaction, view: ui.LayoutView) -> None:
    """Show a table's public message anew at once, where it was pressed."""
    await _insist(lambda: interaction.edit_original_response(view=view, attachments=[], allowed_mentions=NOBODY))


async def _answer(interaction: Interaction, view: ui.LayoutView, pictures: Sequence[Picture | Document]) -> None:
    files = [picture.file for picture in pictures]
    if in_place(interaction):
        await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
    else:
        await interaction.response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)


def _done(interaction: Interaction) -> bool:
    return interaction.response.is_done() or UNHEARD in interaction.extras


async def _answered(interaction: Interaction, answer: Callable[[], Awaitable[object]]) -> bool:
    """Send the first response; False if Discord already has one whose confirmation was lost."""
    try:
        await _insist(answer)
    except discord.HTTPException as error:
        if error.code != ANSWERED:
            raise
        interaction.extras[UNHEARD] = True
    return UNHEARD not in interaction.extras


async def _insist(send: Callable[[], Awaitable[T]]) -> T:
    """Send again what the network lost."""
    for _ in range(TRIES - 1):
        try:
            return await send()
        except aiohttp.ClientConnectionError:
            await asyncio.sleep(AGAIN_SECONDS)
    return await send()


async def say(interaction: Interaction, *lines: str, below: Sequence[Child] = ()) -> None:
    """Show private words, and what stands `below` them; a panel that was pressed stays as it is.

    It is a message of its own; where the press was acknowledged by one that is still to come, it is that.
    """
    view = layout(card(text(*lines), *below))
    if _done(interaction):
        await _insist(lambda: _add(interaction, view))
    else:
        await _answered(
            interaction,
            lambda: interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY),
        )


async def _add(interaction: Interaction, view: ui.LayoutView) -> None:
    unheard = UNHEARD in interaction.extras and not (in_place(interaction) or UPDATES in interaction.extras)
    if unheard or interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)
    else:
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)


async def _ended(
    session: aiohttp.ClientSession, context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
) -> None:
    response = answered.response
    success = 200 <= response.status < 300 and response.status != NO_CONTENT
    if success and answered.url.path.startswith(API) and response.content_type != "application/json":
        response.close()
        raise NotDiscord(f"{answered.method} {answered.url.path.partition('?')[0][:20]}…: {response.content_type}")
