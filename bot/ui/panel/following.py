"""Panels that stand open follow the game: what their owner did not do is shown as long as Discord lets us edit them.

Best effort, and in memory only: after a restart an open panel answers as any panel of yesterday. Nothing is read or
sent inside a transaction, and no panel is edited more often than once in `PAUSE` seconds.
"""

from __future__ import annotations

import asyncio
import copy
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any, TypeVar

import aiohttp
import discord
import structlog
from discord import ui

from bot.errors import Refusal
from bot.table.game.snapshot import Panel
from bot.ui.kit import attachments, readers, refusals
from bot.ui.kit.client import Client, Interaction
from bot.ui.kit.controls import button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Picture, card, layout, shown_pictures, text
from bot.ui.kit.living import MakePage, Page
from bot.ui.kit.reply import NOBODY
from bot.ui.panel import forecasts, more, panel_pictures, panel_view
from bot.ui.panel.navigation import START, Nav, open_question, real
from bot.words.labels import title
from bot.words.texts import Texts
from rules.core.decisions import Decision

log = structlog.get_logger()
MOST = 256  # panels that are followed, and games of which it is known when they moved on
SOON = 0.5  # seconds in which what happens quickly one after another is shown at once
PAUSE = timedelta(seconds=2)
LATELY = timedelta(seconds=5)  # after which a panel that is shown is certainly that of the game as it moved on
SHARE = 0.97  # of the time for which Discord takes edits
Key = tuple[int, str]  # whose panel, of which table; or whose page, of which name
Seen = TypeVar("Seen", "Open", "Watched")


@dataclass(frozen=True, slots=True)
class Shown:
    """A panel that is shown, where in it somebody is, its pictures, and its view without a note."""

    now: Panel
    nav: Nav
    unnoted: ui.LayoutView
    pictures: Sequence[Picture]


@dataclass(frozen=True, slots=True)
class Open:
    """A panel as it was shown: with which interaction, of which table, and what of it was open."""

    interaction: Interaction
    about: frozenset[str]
    message_id: int
    nav: Nav
    questions: tuple[Decision, ...]
    question: Decision | None
    panel_revision: int
    drafting: bool
    digest: bytes
    edited: datetime
    votes: int = 0
    apart: bool = False

    @property
    def choosing(self) -> bool:
        """Whether its owner is in the middle of something.

        That is a draft, an open heading, a page behind the first, or a question `apart` from what is asked first, such
        as a deal that is put together. Then the panel stays as it is as long as its question is still asked, whatever
        else has changed.
        """
        return self.drafting or self.apart or self.nav.group is not None or self.nav.page > 0

    def still_asks(self, now: Panel) -> bool:
        """Whether it asks what is asked now, its controls are good, and no other votes wait for its owner."""
        if now.panel_revision != self.panel_revision or now.dropped:
            return False
        if self.question is None:  # a draft that only waits to be confirmed
            return self.drafting and self.questions == now.questions
        if self.choosing:
            return self.question in now.questions
        return self.question.awaited and (self.questions, self.votes) == (now.questions, now.votes)


@dataclass(frozen=True, slots=True)
class Watched:
    """Another private page, with which interaction it was shown, the tables it is about, and how it is made anew."""

    interaction: Interaction
    about: frozenset[str]
    message_id: int
    make: MakePage
    digest: bytes
    edited: datetime


class Following:
    """The panels that are open, by their owner and table, the one that was shown last at the end; so other pages."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.wake = asyncio.Event()
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._open: OrderedDict[Key, Open] = OrderedDict()
        self._watched: OrderedDict[Key, Watched] = OrderedDict()
        self._poked: set[str] = set()  # games that have moved on since their panels were looked at
        self._moved: OrderedDict[str, datetime] = OrderedDict()  # when games moved on last
        self._presses: OrderedDict[int, int] = OrderedDict()  # in messages, by their ids
        self._going: set[asyncio.Task[None]] = set()  # panels and pages that are being taken away

    def poke(self, game_id: str) -> None:
        """A game moved on."""
        self._moved[game_id] = discord.utils.utcnow()
        _at_most(MOST, self._moved, game_id)
        self._look_after(game_id)

    def left(self, message_id: int) -> None:
        """Something was pressed in a message: whatever it will show is said when it is shown."""
        self._presses[message_id] = self.presses(message_id) + 1
        _at_most(MOST, self._presses, message_id)
        for known in (self._open, self._watched):
            for key in [key for key, shown in known.items() if shown.message_id == message_id]:
                del known[key]

    def presses(self, message_id: int) -> int:
        """How often something was pressed in a message, so that what took long need not replace what came after it."""
        return self._presses.get(message_id, 0)

    def shows(self, user_id: int, name: str) -> bool:
        """Whether somebody has a page of this name, or the panel of that table, open that still follows."""
        shown = [known.get((user_id, name)) for known in (self._open, self._watched)]
        return any(each is not None and not _late(each.interaction) for each in shown)

    def shown_elsewhere(self, user_id: int, asked: int, name: str) -> None:
        """Another process has shown somebody a panel of a table, or a page, of this name: what is here of it goes.

        Unless it was asked for later: `asked` is the id of the interaction, and ids grow.
        """
        for known in (self._open, self._watched):
            shown = known.get((user_id, name))
            if shown and shown.interaction.id < asked:
                del known[user_id, name]
                going = asyncio.create_task(_take_away(shown))
                self._going.add(going)
                going.add_done_callback(self._going.discard)

    async def watching(self, interaction: Interaction, message_id: int, name: str, page: Page, make: MakePage) -> None:
        """A private page was shown in a message, in place of any other of this person and name: that goes.

        It is made anew when one of its tables changes.
        """
        key, before = (interaction.user.id, name), self._watched.get((interaction.user.id, name))
        digest, now = _digest(page.view, page.pictures), discord.utils.utcnow()
        self._watched[key] = Watched(_kept(interaction), page.about, message_id, make, digest, now)
        _at_most(MOST, self._watched, key)
        for game_id in page.about:
            self._look_again(game_id)
        await self._alone(key, interaction.id, message_id, before)

    async def opened(self, interaction: Interaction, message_id: int, shown: Shown) -> None:
        """A panel was shown in a message, in place of any other of this person and table: that goes, as it is stale."""
        now, nav = shown.now, shown.nav
        row, question = now.snapshot.row, open_question(now, nav)
        key = (interaction.user.id, row.id)
        before = self._open.get(key)
        self._open[key] = Open(
            _kept(interaction), frozenset((row.id,)), message_id, real(nav, question), now.questions, question,
            now.panel_revision, now.drafting, _digest(shown.unnoted, shown.pictures), discord.utils.utcnow(), now.votes,
            apart=question != open_question(now, START),
        )  # fmt: skip
        _at_most(MOST, self._open, key)
        self._look_again(row.id)
        await self._alone(key, interaction.id, message_id, before)

    async def _alone(self, key: Key, asked: int, message_id: int, before: Open | Watched | None) -> None:
        """Take away what was shown before of the same, here or by another process."""
        self.bot.others.tell(f"shows {key[0]} {asked} {key[1]}")
        if before is not None and before.message_id != message_id:
            await _take_away(before)

    def _look_again(self, game_id: str) -> None:
        """The game may have moved on while something of it was drawn."""
        if game_id in self._moved and discord.utils.utcnow() - self._moved[game_id] < LATELY:
            self._look_after(game_id)

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self._poked:
                await self.sleep(SOON)
                games, self._poked = self._poked, set()
                for game_id in games:
                    await self._look(game_id)

    def _look_after(self, game_id: str) -> None:
        if any(game_id in shown.about for known in (self._open, self._watched) for shown in known.values()):
            self._poked.add(game_id)
            self.wake.set()

    async def _look(self, game_id: str) -> None:
        await self._each(game_id, self._open, self._follow)
        await self._each(game_id, self._watched, self._make_anew)

    async def _each(
        self, game_id: str, known: OrderedDict[Key, Seen], follow: Callable[[Key, Seen], Awaitable[None]]
    ) -> None:
        """Follow the game with each of what is open of it, unless it was edited a moment ago."""
        for key in [key for key, shown in known.items() if game_id in shown.about]:
            shown = known.get(key)
            if shown is None:
                continue
            if discord.utils.utcnow() - shown.edited < PAUSE:
                self._poked.add(game_id)
                continue
            try:
                await follow(key, shown)
            except (discord.HTTPException, aiohttp.ClientError):  # dismissed, or too late: nobody misses it
                known.pop(key, None)
            except Exception:
                log.exception("panel-not-followed", game=game_id)
                known.pop(key, None)

    async def _make_anew(self, key: Key, shown: Watched) -> None:
        """Show another view anew where it says something else now; for the last time where it is refused."""
        if _late(shown.interaction):
            self._watched.pop(key, None)
            return
        texts = (await readers.anew(shown.interaction)).texts
        try:
            page = await shown.make(shown.interaction, texts)
        except Refusal as refusal:
            ways = refusals.way_out(refusal, texts, min(shown.about) if len(shown.about) == 1 else "")
            page = Page(layout(card(text(texts.refusal(refusal)), *ways)), frozenset())
        if (digest := _digest(page.view, page.pictures)) == shown.digest or self._watched.get(key) is not shown:
            return
        if page.about:
            self._watched[key] = replace(shown, about=page.about, digest=digest, edited=discord.utils.utcnow())
        else:
            del self._watched[key]
        files = [picture.file for picture in page.pictures]
        await shown.interaction.edit_original_response(view=page.view, attachments=files, allowed_mentions=NOBODY)

    async def _follow(self, key: Key, shown: Open) -> None:
        """Show a panel anew where the game has moved on without its owner, unless that would disturb them."""
        if _late(shown.interaction):
            self._open.pop(key, None)
            return
        table, reader = self.bot.table, await readers.anew(shown.interaction)
        texts = reader.texts
        try:
            now = await table.turns.panel(key[1], key[0])
        except Refusal as refused:
            await self._edit(key, shown, layout(card(text(texts.refusal(refused)))))
            self._open.pop(key, None)
            return
        if shown.still_asks(now):
            return
        if shown.choosing:
            await self._edit(key, shown, _moved_on(now, shown, texts))
            self._open.pop(key, None)
            return
        news = await forecasts.news(self.bot, now, texts)
        waiting = await table.games.waiting(key[0], key[1])
        foreseen = await forecasts.foreseen(self.bot, now, START)
        contents = panel_view.Contents(now, texts, START, news, foreseen)
        room = contents.room_of_picture(waiting=waiting)
        wanted = panel_pictures.with_room(await panel_pictures.pictures(table, now), room)
        drawn = await attachments.all_pictures_of(self.bot, wanted, reader)
        view = contents.view(drawn, waiting)
        if (digest := _digest(view, drawn)) == shown.digest or self._open.get(key) is not shown:
            return
        shown = self._open[key] = replace(
            shown, nav=START, questions=now.questions, question=open_question(now, START),
            panel_revision=now.panel_revision, drafting=now.drafting, digest=digest, edited=discord.utils.utcnow(),
            votes=now.votes, apart=False,
        )  # fmt: skip
        await self._edit(key, shown, view, shown_pictures(view, drawn))

    async def _edit(self, key: Key, shown: Open, view: ui.LayoutView, pictures: Sequence[Picture] = ()) -> None:
        if self._open.get(key) is not shown:  # its owner has pressed something meanwhile
            return
        files = [picture.file for picture in pictures]
        await shown.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)


def _at_most(most: int, known: OrderedDict[Any, Any], last: Any) -> None:
    """Forget the oldest of what is known; `last` is the newest."""
    known.move_to_end(last)
    while len(known) > most:
        known.popitem(last=False)


def _moved_on(now: Panel, shown: Open, texts: Texts) -> ui.LayoutView:
    """That what somebody is at is no longer asked, with the way to what is."""
    row = now.snapshot.row
    go_on = button(
        texts("ui-go-on"), Call("home", row.id, now.panel_revision, more.open_part(shown.question, shown.nav))
    )
    said = texts("ui-undone-by", name=now.taken_back) if now.taken_back else texts("ui-moved-on")
    return layout(card(text(title(now.snapshot, texts), said), *rows([go_on])))


def _kept(interaction: Interaction) -> Interaction:
    """What of an interaction is needed to edit its answer later: neither the message nor the data it came with."""
    light = copy.copy(interaction)
    light.message, light.data, light.extras = None, None, {}
    return light


async def _take_away(shown: Open | Watched) -> None:
    """Delete a panel or a page, as long as Discord takes that; nothing depends on it."""
    if not _late(shown.interaction):
        with suppress(discord.HTTPException, aiohttp.ClientError):
            await shown.interaction.delete_original_response()


def _late(interaction: Interaction) -> bool:
    """Whether the time in which Discord takes edits is over, or nearly so."""
    if interaction.is_expired():
        return True
    lasts = (interaction.expires_at - interaction.created_at) * SHARE
    return discord.utils.utcnow() > interaction.created_at + lasts


def _digest(view: ui.LayoutView, pictures: Sequence[Picture]) -> bytes:
    """What somebody sees of a panel, in few bytes: other games, and what is hidden from them, do not change it."""
    said: Any = view.to_components()  # type: ignore[no-untyped-call]  # as discord.py has it
    seen = blake2b(json.dumps(said, sort_keys=True, default=str).encode(), digest_size=16)
    for picture in pictures:
        seen.update(picture.data)
    return seen.digest()
