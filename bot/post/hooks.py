"""Tells webhooks that it is their people's turn, as soon as these were called.

Nothing is sent inside a transaction, and nobody who plays waits for it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import discord
import structlog

from bot.plain_text import plain
from bot.post import hook_body
from bot.post.outgoing import AT_ONCE, Outgoing
from bot.store.call_rows import HookRow
from bot.table.calls.hooks import HookCall, host_of
from bot.ui.kit.client import Client
from bot.ui.kit.reply import NOBODY
from bot.words.texts import Texts

log = structlog.get_logger()


class HookSender:
    """One worker for all webhooks; a call that fails is tried again, and an address that fails on is forgotten.

    Logs name the person and no address, since whoever knows that may write to it.
    """

    def __init__(self, bot: Client, outgoing: Outgoing | None = None) -> None:
        self.bot = bot
        self.outgoing = outgoing or Outgoing()
        self.wake = asyncio.Event()

    def poke(self) -> None:
        """Something changed: see who was called."""
        self.wake.set()

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            try:
                await self.send_due()
            except Exception:
                log.exception("hooks-failed")

    async def look(self) -> None:
        """See what is to be tried again, and whom to tell that their address is forgotten.

        People are on many servers: of several processes one does it for all.
        """
        if not self.bot.table.transactions.shards.leads:
            return
        if not self.bot.settings.webhooks:
            await self.bot.table.hooks.forget_due()
            return
        self.wake.set()
        if self.bot.is_ready():
            for hook in await self.bot.table.hooks.given_up():
                await self._give_up(hook)

    async def send_due(self) -> None:
        """Tell all that are to be told now, some at a time."""
        if not self.bot.settings.webhooks or not self.bot.table.transactions.shards.leads:
            return
        room = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._tell(each, room) for each in await self.bot.table.hooks.due()))

    async def test(self, hook: HookRow, texts: Texts) -> bool:
        """Whether an address took a message that only tries it."""
        said = hook_body.of_test(self.bot.table.transactions.now(), texts)
        return await self._post(hook, said)

    async def close(self) -> None:
        """Let go of what is open."""
        await self.outgoing.close()

    async def _tell(self, told: HookCall, room: asyncio.Semaphore) -> None:
        prefs = await self.bot.table.preferences.of(told.hook.user_id)
        texts = Texts(prefs.locale or told.hook.locale)
        async with room:
            arrived = await self._post(told.hook, hook_body.of_turn(told.table.row, told.call.at, texts))
        if arrived:
            await self.bot.table.hooks.told(told)
            return
        log.info("hook-failed", user=told.hook.user_id, game=told.call.game_id)
        await self.bot.table.hooks.failed(told)

    async def _post(self, hook: HookRow, said: hook_body.HookMessage) -> bool:
        url, body = hook_body.request(hook, said)
        return await self.outgoing.post(url, body, hook_body.HEADERS)

    async def _give_up(self, hook: HookRow) -> None:
        """Forget an address, with a word to its person where they take any."""
        prefs = await self.bot.table.preferences.of(hook.user_id)
        said = Texts(prefs.locale or hook.locale)("hook-given-up", host=plain(host_of(hook)))
        try:
            with suppress(discord.Forbidden, discord.NotFound):
                place = await self.bot.create_dm(discord.Object(hook.user_id))
                await place.send(said, nonce=f"h{hook.user_id:x}{hook.at:x}"[:25], allowed_mentions=NOBODY)
        except Exception:  # of Discord or the way to it: tried again
            log.exception("hook-end-failed", user=hook.user_id)
            return
        await self.bot.table.hooks.drop(hook.user_id)
        log.info("hook-given-up", user=hook.user_id)
