"""Sends to Discord what the outbox worker wants sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import discord
from discord import ui

from bot.pictures import requests
from bot.pictures.presentation import presentation
from bot.post.announcer import PlaceGone, ThreadGone, Undeliverable, Withheld
from bot.table.base.snapshot import GameSnapshot
from bot.ui.kit import attachments
from bot.ui.kit.client import Client
from bot.ui.kit.layout import Picture
from bot.ui.kit.readers import Reader
from bot.ui.lobby import public_message
from bot.words.news import Note
from bot.words.texts import Texts

NOBODY = discord.AllowedMentions.none()
UNKNOWN_CHANNEL = 10003
THREAD_EXISTS = 160004
ASLEEP = 50083  # nothing is edited in an archived thread
FOR_NOW = {160005, 160006}  # the thread is locked; the server has as many threads awake as it may
OLD_EDITED_OFTEN = 30046  # messages older than an hour take only so many edits at a time


class Poster:
    """`Sender` over a bot that is logged in."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def show(self, snapshot: GameSnapshot) -> int:
        """Edit the public message in place; post a new one when it is gone.

        It goes without pictures where the bot may not attach any.
        """
        drawn = await self._drawn(snapshot, Reader(Texts(snapshot.row.locale)))
        with deliverable():
            try:
                return await self._shown(snapshot, drawn)
            except discord.Forbidden:
                if not drawn:
                    raise
            return await self._shown(snapshot, [])

    async def _shown(self, snapshot: GameSnapshot, drawn: Sequence[Picture]) -> int:
        texts = Texts(snapshot.row.locale)
        channel = self._channel(snapshot, snapshot.row.channel_id)
        if snapshot.row.message_id is not None:
            message = channel.get_partial_message(snapshot.row.message_id)
            with suppress(discord.NotFound):
                return await self._edited(message, public_message.view(snapshot, texts, drawn), drawn)
        gone = snapshot.row.message_id or snapshot.row.channel_id
        nonce = f"{snapshot.row.id}-{gone:x}"  # one message in the place of that which is gone
        files = [picture.file for picture in drawn]
        view = public_message.view(snapshot, texts, drawn)
        return (await channel.send(view=view, files=files, nonce=nonce, allowed_mentions=NOBODY)).id

    async def _edited(
        self, message: discord.PartialMessage, view: ui.LayoutView, drawn: Sequence[Picture], *, again: bool = False
    ) -> int:
        """Edit the public message; that of a first game stands in a thread, which may have to be woken up."""
        files = [picture.file for picture in drawn]
        try:
            return (await message.edit(view=view, attachments=files, allowed_mentions=NOBODY)).id
        except discord.HTTPException as error:
            thread = None if again or error.code != ASLEEP else await self.bot.fetch_channel(message.channel.id)
            if not isinstance(thread, discord.Thread):
                raise
        await thread.edit(archived=False)
        return await self._edited(message, view, drawn, again=True)

    async def open_thread(self, snapshot: GameSnapshot) -> int:
        """Start a thread on the public message. It has the message's id, so that it can be started only once."""
        texts = Texts(snapshot.row.locale)
        name = texts("thread-name", game=texts(f"{snapshot.row.kind}-name"), id=snapshot.row.id)
        if snapshot.row.message_id is None:
            raise Undeliverable("no public message to hang a thread on")
        message = self._channel(snapshot, snapshot.row.channel_id).get_partial_message(snapshot.row.message_id)
        with deliverable():
            try:
                return (await message.create_thread(name=name, auto_archive_duration=10080)).id
            except discord.NotFound as error:
                if error.code == UNKNOWN_CHANNEL:
                    raise
                raise ThreadGone(str(error)) from error
            except discord.HTTPException as error:
                if error.code != THREAD_EXISTS:
                    raise
                return snapshot.row.message_id

    async def post(self, snapshot: GameSnapshot, note: Note) -> int:
        """Post a note; under one that calls somebody is the button that opens one's turn."""
        view = public_message.announcement_buttons(snapshot, note, Texts(snapshot.row.locale))
        calls = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in note.calls]
        )
        more: dict[str, Any] = {"view": view} if view else {}
        with deliverable():
            thread = self._channel(snapshot, snapshot.row.thread_id or snapshot.row.channel_id)
            try:
                return (await thread.send(note.text, nonce=note.nonce, allowed_mentions=calls, **more)).id
            except discord.NotFound as error:
                if snapshot.row.thread_id is None:
                    raise
                raise ThreadGone(str(error)) from error

    async def tell(self, snapshot: GameSnapshot, note: Note, reader: Reader, user_id: int) -> int | None:
        """Send somebody a direct message, unless they take none or are gone; of a game that is over, with its board."""
        drawn = await self._drawn(snapshot, reader) if snapshot.row.status == "over" else []
        files = [picture.file for picture in drawn]
        with deliverable():
            try:
                place = await self.bot.create_dm(discord.Object(user_id))
                return (await place.send(note.text, files=files, nonce=note.nonce, allowed_mentions=NOBODY)).id
            except (discord.Forbidden, discord.NotFound):
                return None

    async def _drawn(self, snapshot: GameSnapshot, reader: Reader) -> list[Picture]:
        """The main board, as all may see it."""
        board = requests.board(snapshot, next(iter(presentation(snapshot.row.kind).boards), ""), None)
        return await attachments.drawn(self.bot, board, reader)

    def _channel(self, snapshot: GameSnapshot, channel_id: int) -> discord.PartialMessageable:
        if self.bot.get_guild(snapshot.row.guild_id) is None:
            raise Withheld(f"not in server {snapshot.row.guild_id}")
        return self.bot.get_partial_messageable(channel_id, guild_id=snapshot.row.guild_id)  # threads need the server


@contextmanager
def deliverable() -> Iterator[None]:
    """Tell what can never be sent from what may be sent later: 4xx is final, unless it forbids or asks for patience.

    A moderator may unlock a thread again, and other threads fall asleep.
    """
    try:
        yield
    except discord.Forbidden as error:
        raise Withheld(str(error)) from error
    except discord.HTTPException as error:
        if error.code == UNKNOWN_CHANNEL:
            raise PlaceGone(str(error)) from error
        if error.code in FOR_NOW:
            raise Withheld(str(error)) from error
        if 400 <= error.status < 500 and error.status != 429 and error.code != OLD_EDITED_OFTEN:
            raise Undeliverable(str(error)) from error
        raise
