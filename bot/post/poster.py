"""Sends to Discord what the outbox worker wants sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.manifest.manifest import manifest
from bot.pictures import requests
from bot.pictures.requests import ImageRequest
from bot.post.sending import PlaceGone, ThreadGone, Undeliverable, Withheld
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit import attachments
from bot.ui.kit.client import Client
from bot.ui.kit.layout import Picture
from bot.ui.kit.readers import Reader
from bot.ui.kit.reply import NOBODY
from bot.ui.lobby import public_message, status_view
from bot.ui.panel import phone
from bot.words.languages import public_texts
from bot.words.posts.note import Note
from bot.words.tables import table_name

QUALITY = 75  # of a picture that is made of several
UNKNOWN_CHANNEL = 10003
THREAD_EXISTS = 160004
ASLEEP = 50083  # nothing is edited in an archived thread
FOR_NOW = {160005, 160006}  # the thread is locked; the server has as many threads awake as it may
OLD_EDITED_OFTEN = 30046  # messages older than an hour take only so many edits at a time
Drawn = Callable[[Sequence[Picture]], ui.LayoutView]  # a message with these pictures


def words_and_controls(parts: object) -> list[str]:
    """What components say and offer: texts, and controls with whether they are off."""
    if isinstance(parts, list):
        return [each for part in parts for each in words_and_controls(part)]
    if not isinstance(parts, dict):
        return []
    own = list[str]()
    if "content" in parts:
        own.append(str(parts["content"]).strip())
    if "custom_id" in parts:
        own.append(f"{parts['custom_id']} {bool(parts.get('disabled'))}")
    return [*own, *(each for value in parts.values() for each in words_and_controls(value))]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message stands that is kept true: its channel or thread, its id (None: nowhere yet).

    `nonce` makes posting it twice harmless, `silent` posts it without notifying anybody.
    """

    channel: discord.PartialMessageable
    message_id: int | None
    nonce: str
    silent: bool = False


def wanted_pictures(snapshot: GameSnapshot, note: Note) -> Iterator[ImageRequest | None]:
    """What a note shows, the most telling first; what it says leaves them less room, but for the board.

    Of a round that has ended that is the board at its end, under its number.
    """
    shown, board = note.pictured or snapshot, manifest(snapshot.row.kind).boards.main
    room = phone.as_room(phone.left_by(note.text))
    for each in note.shows:
        if each.what != board:
            yield requests.request(shown, each.what, None, options=replace(each.options, room=room))
        elif note.ended:
            yield requests.of_round(shown, board, note.ended, each.options)
        else:
            yield requests.request(shown, board, None, options=each.options)


def shows_now(snapshot: GameSnapshot, note: Note) -> bool:
    """Whether a note shows the board as it stands, though it may name the round that has just ended."""
    behind = note.pictured is not None or (note.ended is not None and note.ended.seq < snapshot.row.seq)
    return not behind and any(each.what == manifest(snapshot.row.kind).boards.main for each in note.shows)


def in_sight(text: str, pictures: Sequence[Picture]) -> bool:
    """Whether a phone shows a post whole, with pictures one below the other."""
    return sum(map(phone.tall, pictures)) <= phone.left_by(text)


class Poster:
    """`Sender` over a bot that is logged in."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._boards: dict[str, int] = {}  # at which revision of a game a post has shown the whole board

    async def show(self, snapshot: GameSnapshot) -> int:
        """Edit the public message in place; post a new one when it is gone.

        It goes without pictures where the bot may not attach any.
        """
        row, languages = snapshot.row, public_texts(snapshot.row)
        gone = row.message_id or row.channel_id
        place = Place(self._channel(snapshot, row.channel_id), row.message_id, f"{row.id}-{gone:x}")
        drawn = await self._drawn(snapshot, Reader(languages[0])) if row.guided else []
        with deliverable():
            return await self._stands(place, partial(public_message.view, snapshot, languages), drawn)

    async def show_status(self, snapshot: GameSnapshot, *, below: bool) -> int:
        """Edit the status message in place; post a new one when it is gone, or is to stand below all else.

        As long as a post of the thread shows the board of now, it has none: the same picture stood there twice.
        """
        row, languages = snapshot.row, public_texts(snapshot.row)
        thread, gone = row.thread_id or row.channel_id, row.status_id or row.thread_id or 0
        place = Place(self._channel(snapshot, thread), row.status_id, f"{row.id}-s{gone:x}", silent=True)
        view = partial(status_view.view, snapshot, languages)
        stands_above = row.status == "running" and self._boards.get(row.id) == row.rev  # one that is over ends with it
        drawn = [] if stands_above else await self._drawn(snapshot, Reader(languages[0]))
        with deliverable(), in_thread():
            if below:
                with suppress(discord.Forbidden):  # then it is edited where it stands
                    return await self._sent(place, view, drawn)
            return await self._stands(place, view, drawn)

    async def delete_status(self, snapshot: GameSnapshot, message_id: int) -> None:
        """Delete a status message; one that is gone already was to go."""
        thread = self._channel(snapshot, snapshot.row.thread_id or snapshot.row.channel_id)
        with deliverable(), suppress(discord.NotFound):
            await self._awake(thread, thread.get_partial_message(message_id).delete)

    async def _stands(self, place: Place, view: Drawn, drawn: Sequence[Picture]) -> int:
        """A message as it is now, edited or posted; it goes without pictures where the bot may not attach any."""
        try:
            return await self._edited(place, view, drawn)
        except discord.Forbidden:
            if not drawn:
                raise
        return await self._edited(place, view, [])

    async def _edited(self, place: Place, view: Drawn, drawn: Sequence[Picture]) -> int:
        """Edit a message in place; post one where there is none any more."""
        if place.message_id is None:
            return await self._sent(place, view, drawn)
        message = place.channel.get_partial_message(place.message_id)

        def edit() -> Awaitable[object]:
            files = [picture.file for picture in drawn]
            return message.edit(view=view(drawn), attachments=files, allowed_mentions=NOBODY)

        try:
            await self._awake(place.channel, edit)
        except discord.NotFound:
            return await self._sent(place, view, drawn)
        return place.message_id

    async def _sent(self, place: Place, view: Drawn, drawn: Sequence[Picture]) -> int:
        """Post a message. Where it was posted before, unheard, Discord keeps that: it is edited if it says less."""
        files, wanted = [picture.file for picture in drawn], view(drawn)
        message = await place.channel.send(
            view=wanted, files=files, nonce=place.nonce, allowed_mentions=NOBODY, silent=place.silent
        )
        shown = [part.to_dict() for part in message.components]
        meant = wanted.to_components()  # type: ignore[no-untyped-call]  # discord.py gives it no types
        if sorted(words_and_controls(shown)) == sorted(words_and_controls(meant)):
            return message.id
        return await self._edited(replace(place, message_id=message.id), view, drawn)

    async def _awake(self, channel: discord.PartialMessageable, change: Callable[[], Awaitable[object]]) -> None:
        """Change a message; where it stands in a thread that fell asleep, that is woken up."""
        try:
            await change()
        except discord.HTTPException as error:
            thread = await self.bot.fetch_channel(channel.id) if error.code == ASLEEP else None
            if not isinstance(thread, discord.Thread):
                raise
        else:
            return
        await thread.edit(archived=False)
        await change()

    async def retire(self, snapshot: GameSnapshot, channel_id: int, message_id: int) -> None:
        """Let a message that a table has left behind say where it is; one that is gone says nothing."""
        channel = self._channel(snapshot, channel_id)
        message, languages = channel.get_partial_message(message_id), public_texts(snapshot.row)

        def edit() -> Awaitable[object]:
            view = public_message.moved_away(snapshot, languages)
            return message.edit(view=view, attachments=[], allowed_mentions=NOBODY)

        with suppress(discord.NotFound, discord.Forbidden):
            await self._awake(channel, edit)

    async def open_thread(self, snapshot: GameSnapshot) -> int:
        """Start a thread on the public message. It has the message's id, so that it can be started only once.

        Raises `ThreadGone` where the message is gone, `Undeliverable` where there never was one, and what `deliverable`
        raises.
        """
        texts = public_texts(snapshot.row)[0]
        name = texts("thread-name", game=texts(f"{snapshot.row.kind}-name"), name=table_name(snapshot.row))
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
        """Post a note, with what it shows; under one that calls somebody is the button that opens one's turn."""
        view = public_message.announcement_buttons(snapshot, note, public_texts(snapshot.row))
        calls = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in note.calls]
        )
        more: dict[str, Any] = {"view": view} if view else {}
        shown = await self._shown(snapshot, note)
        if shown and shows_now(snapshot, note):
            self._boards[snapshot.row.id] = snapshot.row.rev
        here = None if note.offers and not note.request else snapshot.row.thread_id
        thread = self._channel(snapshot, here or snapshot.row.channel_id)
        with deliverable(), in_thread() if here else nullcontext():
            send = partial(thread.send, note.text, nonce=note.nonce, allowed_mentions=calls, **more)
            if shown:
                with suppress(discord.Forbidden):  # it is said without pictures where the bot may not attach any
                    return (await send(files=[picture.file for picture in shown])).id
            return (await send()).id

    async def _shown(self, snapshot: GameSnapshot, note: Note) -> list[Picture]:
        """The picture of a note, in the first language of the table; several are one, since Discord crops a collage.

        Behind the first of them stand those that a phone shows with it and what is said.
        """
        reader, drawn = Reader(public_texts(snapshot.row)[0]), list[Picture]()
        for wanted in wanted_pictures(snapshot, note):
            found = await attachments.pictures_of(self.bot, wanted, reader)
            if drawn and not in_sight(note.text, [*drawn, *found]):
                break
            drawn.extend(found)
        if len(drawn) < 2:
            return drawn
        from images.drawing.packing import stacked  # Pillow loads with the first pictures

        data = await asyncio.to_thread(stacked, [picture.data for picture in drawn], QUALITY)
        return [Picture(drawn[0].name, data, "\n".join(picture.alt for picture in drawn))]

    async def amend(self, snapshot: GameSnapshot, note: Note, message_id: int, place: int | None, user_id: int) -> None:
        """Edit what a post says; what is offered under it goes when none of its calls stands."""
        lasting = note.joins or note.offers or note.vote or note.rematch or note.replays
        offered: dict[str, Any] = {} if note.stands or lasting else {"view": None}
        with deliverable(), suppress(discord.NotFound):
            found = await self.bot.create_dm(discord.Object(user_id)) if place is None else None
            channel = found or self._channel(snapshot, place or 0)
            message = channel.get_partial_message(message_id)
            edit = partial(message.edit, content=note.text, allowed_mentions=NOBODY, **offered)
            try:
                await (edit() if place is None else self._awake(self._channel(snapshot, place), edit))
            except discord.HTTPException as error:
                if error.code != OLD_EDITED_OFTEN:  # then it is left as it is until the game goes on
                    raise

    async def tell(self, snapshot: GameSnapshot, note: Note, reader: Reader, user_id: int) -> int | None:
        """Send somebody a direct message, unless they take none or are gone; of a game that is over, with its board."""
        drawn = await self._drawn(snapshot, reader) if snapshot.row.status == "over" and not note.next_game else []
        offers = note.next_game or note.request
        view = public_message.announcement_buttons(snapshot, note, [reader.texts]) if offers else None
        more: dict[str, Any] = {"view": view} if view else {}
        files = [picture.file for picture in drawn]
        with deliverable():
            try:
                place = await self.bot.create_dm(discord.Object(user_id))
                return (await place.send(note.text, files=files, nonce=note.nonce, allowed_mentions=NOBODY, **more)).id
            except (discord.Forbidden, discord.NotFound):
                return None

    async def may_see(self, snapshot: GameSnapshot, user_id: int) -> bool:
        """Whether somebody is on the server and may view the channel."""
        guild = self.bot.get_guild(snapshot.row.guild_id)
        place = guild.get_channel(snapshot.row.channel_id) if guild else None
        if guild is None or place is None:
            return False
        with deliverable():
            try:
                member = guild.get_member(user_id) or await guild.fetch_member(user_id)
            except discord.NotFound:
                return False
        return place.permissions_for(member).view_channel

    async def _drawn(self, snapshot: GameSnapshot, reader: Reader) -> list[Picture]:
        """The main board, as all may see it."""
        board = requests.board(snapshot, manifest(snapshot.row.kind).boards.main, None)
        return await attachments.pictures_of(self.bot, board, reader)

    def _channel(self, snapshot: GameSnapshot, channel_id: int) -> discord.PartialMessageable:
        if self.bot.get_guild(snapshot.row.guild_id) is None:
            raise Withheld(f"not in server {snapshot.row.guild_id}")
        return self.bot.get_partial_messageable(channel_id, guild_id=snapshot.row.guild_id)  # threads need the server


@contextmanager
def in_thread() -> Iterator[None]:
    """Where a thread is gone, its game is not: it gets another. Raises `ThreadGone` for what Discord does not find."""
    try:
        yield
    except discord.NotFound as error:
        raise ThreadGone(str(error)) from error


@contextmanager
def deliverable() -> Iterator[None]:
    """Tell what can never be sent (`Undeliverable`) from what may be sent later: 4xx is final, but for some.

    `Withheld` where it is forbidden for now, such as in a locked thread, which a moderator may unlock, and other
    threads fall asleep; `PlaceGone` where the channel is gone. What asks for patience is raised as it is.
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
